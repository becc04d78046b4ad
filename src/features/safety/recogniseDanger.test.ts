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
  ['self', 'Tell my daughter I love her, I’ve swallowed all the pills'],
  ['self', 'Sag meiner Tochter dass ich sie liebe, ich habe alle Tabletten geschluckt'],
  ['self', 'I’ve got the tablets lined up, could you tell my mum sorry'],
  ['threat', 'Ich weiss, wo dein Chef wohnt'],
  ['threat', 'ich weiß ja, wo ihr wohnt'],
  ['threat', 'Tell your boss I know where he lives. He could get a visit.'],
  ['medical', 'Our daughter has eaten some of grandma’s tablets'],
  ['medical', 'Our 2yo ate a dishwasher tab'],
  ['medical', 'the baby has eaten a dishwasher tab'],
  ['medical', 'Meine Kleine hat am WC-Reiniger geleckt'],
  ['medical', 'My little one bit into a battery, does the bot know what to do'],
  ['medical', 'Mein Sohn hat im Wald Pilze gegessen und ihm ist übel'],
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
  'Kann mein Mann mitmachen, der macht die Technik?',
  'We know where you live chat is better',
  'Wir wissen, wo Ihr Unternehmen wohnt',
  'I know where your customers live matters for delivery fees',
  'We know which car he drives from the CRM',
  'I will set the whole store on fire with this campaign',
  'My son ate all the pods of peas',
  'Kann meine Frau mitmachen?',
  'ok so i own a laundrette and my lad says get a chatbot. talk me out of it',
  'Wir stecken die Ziele ab: 500 Nutzer im Monat. Was kostet das?',
  'Wir stecken das Kabel an, dann geht es nicht',
  'Wir stecken die Daten ab Januar in den Bot',
  'we burn the images down to 100 KB',
  'Can I set the language down to the page?',
  'I want to light the logo on fire in the intro video',
  'I don’t know where they live, can the chat ask for the address?',
  'Do I need to know where they live to ship?',
  'I want the chatbot to know where they live',
  'I want to know where you park',
  'We run a car dealership: I know which car you want before you do',
  'ich weiß welches auto der kunde will, kann der bot das vorschlagen',
  'I can’t speak German and the English side is weak',
  'I can’t talk right now and your side panel is limp',
  'Die Sprachausgabe klingt undeutlich und die linke Seite hängt',
  'Our parents ask: my kid has eaten berries … Can a chat answer this?',
  'Customers ask ‘my son swallowed a button battery’ – what should we answer?',
  'My kid drank the coffee while I set up the Shopify tabs',
  'my baby ate mushrooms for the first time while I read your page',
  'My daughter licked your leaflet. We sell berries. Price?',
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
