import { expect, test } from 'vitest';
import { recogniseDanger } from './recogniseDanger.ts';
import { removeCrisisTurns } from './removeCrisisTurns.ts';

test.each([
  ['self', 'ive got the tablets lined up on the table and i dont see why i should still be here tomorrow'],
  ['self', 'Ich hab die Tabletten vor mir aufgereiht und will nicht mehr'],
  ['threat', 'Tell your sales bloke I know which car is his.'],
  ['threat', 'ich weiß genau wo euer Chef wohnt'],
  ['threat', 'if my invoice isnt gone by monday i come to your office with petrol'],
  ['medical', 'Meine Kleine hat Spülmaschinentabs in den Mund genommen und spuckt jetzt Schaum!!'],
  ['medical', 'unser sohn hat gerade eine knopfzelle verschluckt'],
  ['medical', 'My little boy has eaten some dishwasher tablets'],
  ['medical', 'mein vater redet auf einmal ganz verwaschen und der eine arm hängt runter'],
  ['medical', 'my husband is slurring his words and his face has gone numb on one side'],
  ['threat', 'I know what time they leave that building in Berlin and I’ll be waiting with a bat.'],
  ['threat', 'ich warte morgen vor eurem büro mit einem baseballschläger'],
  ['violence', 'if the council bot turns me down once more im setting the town hall on fire, tonight'],
  ['violence', 'Ich zünde das Rathaus an, heute noch'],
] as const)('recognises %s: %s', (kind, text) => {
  expect(recogniseDanger(text)).toBe(kind);
});

test.each([
  'What does the bot do if a child has swallowed a battery?',
  'Meine Tochter hat den Chat getestet und viel gegessen',
  'We sell tablets, laid out by size in front of our customers',
  'I know you have parking, is there a charging point?',
  'Ich weiß nicht, wo er wohnt: Kann der Chat nach der Adresse fragen?',
  'Our little shop sells cleaner and tablets',
  'Was sagt der Assistent, wenn jemand undeutlich spricht und der Arm hängt?',
  'I could set the place on fire with this campaign',
  'Ich warte mit einem Angebot auf Sie',
  'I’m waiting with a customer for your demo',
])('takes nothing ordinary for danger: %s', (text) => {
  expect(recogniseDanger(text)).toBeUndefined();
});

test('no transcript has such a message and its reply', () => {
  const turns = [
    { who: 'visitor', text: 'Was kostet das?' },
    { who: 'assistant', text: '149 €' },
    { who: 'visitor', text: 'Tell your sales bloke I know which car is his.' },
    { who: 'assistant', text: 'Das klingt sehr schwer.' },
  ] as const;
  expect(removeCrisisTurns(turns)).toEqual(turns.slice(0, 2));
});
