/** Conversations about a price: the sum that the turns give together. */
import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import { normaliseText } from './analyseQuestion.ts';
import { composePriceReply } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { readFacts } from './readFacts.ts';

function replyAfter(said: readonly string[], locale: Locale): string {
  const request = said.reduce<ConversationFacts>(
    (before, text) => mergeFacts(before, readFacts({ text, plain: normaliseText(text, locale) }, locale, before)),
    {},
  );
  return (composePriceReply(request, locale)?.text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
}

test.each<[Locale, string[], string]>([
  // Enquiries are no users: so many people at most, fewer if they write more than once.
  ['de', ['2.400 Anfragen monatlich, jeder Leser fragt im Schnitt dreimal. Welcher Plan?'], 'rund 800 aktive Nutzer'],
  ['de', ['2.400 Anfragen monatlich, jeder fragt dreimal. Plan?', 'Moment, eher zweimal jeder.'], 'rund 1.200 aktive'],
  ['en', ['we get 300 enquiries a month but every customer writes 3 times on average'], 'about 100 active users'],
  [
    'en',
    ['300 enquiries a month, every customer writes 3 times', 'sorry, only twice each, not three times'],
    'about 150',
  ],
  ['en', ['about 80 people write in a month, each about three times'], 'For 80 active users'],
  ['de', ['500 Anfragen im Monat, jeder schreibt zweimal', 'sorry, 400'], 'rund 200 aktive Nutzer'],
  ['de', ['Professional mit 4 Bearbeitern', 'das ganze brutto bitte'], '546,09 €'],
  ['en', ['price for 80 users a month', 'two of us who’d reply'], '€158.90'],
  ['en', ['how many colleagues can answer on Pro?', 'we’re ten'], '€518.30'],
  ['de', ['Wie viele Kollegen dürfen bei Pro antworten?', 'wir wären zehn'], '518,30 €'],
  ['de', ['Essential', 'vier von uns sollen Gespräche übernehmen'], '178,70 €'],
  ['de', ['Professional', 'zu zehnt antworten wir'], '518,30 €'],
  ['en', ['Essential', 'me and two colleagues will answer'], '€168.80'],
  ['en', ['Essential with three operators', 'a fourth as well'], '€178.70'],
  ['de', ['Essential mit drei Bearbeitern', 'ein vierter auch noch'], '178,70 €'],
  ['en', ['Professional with 5 operators', 'make that six'], '€478.70'],
  ['en', ['Professional with 5 operators', 'and seven?'], '€488.60'],
  ['en', ['Professional with 5 operators', 'no, 7 operators'], '€488.60'],
  ['en', ['600 enquirers in a normal month', 'seven of us are operators'], '€488.60'],
  ['en', ['90 users, 8 operators', 'and without the last two of us?'], '€198.50'],
  ['de', ['90 Nutzer, 8 Bearbeiter', 'und wenn drei davon wegfallen?'], '188,60 €'],
  ['en', ['90 users, 6 operators', 'two of them are leaving in June'], '€178.70'],
  ['en', ['Essential with two extra operators and WhatsApp', 'drop one of the agents'], '€187.90'],
  ['de', ['Professional, 3 Bearbeiter', 'ab Mai kommen zwei Kolleginnen dazu', 'halt, nur eine'], '458,90 €'],
  ['de', ['Professional mit 4 Bearbeitern', 'mit Steuer?', 'und ohne Steuer'], '458,90 €'],
  ['en', ['90 users, 3 operators', 'plus the manager, so one more'], '€178.70'],
  // Months are no operators.
  ['de', ['520 Nutzer, 5 Bearbeiter', 'zwölf Monate davon bitte'], '5.625,60 €'],
  ['de', ['Professional mit 5 Operatoren', 'nein, 7 Operatoren'], '488,60 €'],
  ['en', ['700 users', 'two of us answer now, three more from January'], '€468.80'],
  ['en', ['700 users, two of us answer now', 'three more from January'], '€468.80'],
  ['en', ['What is an operator?', 'We have five. Which plan? About 700 people contact us.'], '€468.80'],
  ['en', ['700 users, 5 operators', 'No, I meant five on top of the three.'], '€498.50'],
  ['en', ['700 users, 5 operators', 'five on top of the three', 'and with one more channel thrown in?'], '€527.50'],
  ['de', ['700 Nutzer, acht Mitarbeiter sollen Chats übernehmen'], '498,50 €'],
  ['de', ['Acht Leute im Kundendienst. Rund 700 Menschen schreiben uns im Monat.'], '498,50 €'],
  ['en', ['2,000 users, four operators', 'and if it’s only 900?'], '€458.90'],
  ['de', ['2.000 Nutzer, vier Bearbeiter', 'und wenn es nur 900 sind?'], '458,90 €'],
  ['en', ['2,000 users, four operators', 'Sorry, 950 and five of us'], '€468.80'],
  ['en', ['70 users, two operators', 'Make that 170 and still two'], '€449'],
  ['de', ['70 Nutzer, zwei Bearbeiter', 'Mach 170 draus, weiter zu zweit'], '449 €'],
  ['en', ['Essential. How many of us could answer?', 'and if it’s three?'], '€168.80'],
  ['en', ['Essential with four operators', 'and without the extra two?'], '€158.90'],
  ['de', ['700 Nutzer, acht Leute im Kundendienst', 'Nein, ich meinte sechs Personen, nicht acht.'], '478,70 €'],
])('counts the people who answer (%s, %j)', (locale, said, total) => {
  expect(replyAfter(said, locale)).toContain(total);
});

test.each<[Locale, string[], string, string]>([
  ['de', ['Professional', 'plus zwei weitere Kollegen und ein Kanal mehr'], '497,80 €', '5 Bearbeiter und 2 Kanäle'],
  ['de', ['Professional', 'dazu ein weiterer Kollege und zwei Kanäle'], '516,90 €', '4 Bearbeiter und 3 Kanäle'],
  [
    'de',
    ['Professional', 'zwei weitere Kollegen, ein Kanal mehr', 'nur ein zusätzlicher Kollege, ohne Kanal'],
    '458,90 €',
    '4 Bearbeiter und 1 Kanal',
  ],
  ['en', ['600 users, 4 operators and 2 channels', 'and if we only have the one channel?'], '€458.90', '1 channel'],
  ['en', ['Essential with 3 channels', 'drop one channel'], '€178.00', '2 channels'],
  ['en', ['Essential with 2 operators', 'without WhatsApp'], '€158.90', '1 channel'],
])('adds and takes away operators and channels (%s, %j)', (locale, said, total, covered) => {
  expect(replyAfter(said, locale)).toMatch(new RegExp(`${covered}.+${total.replaceAll('.', '\\.')}`));
});

test.each<[Locale, string[], string[]]>([
  ['en', ['600 users, 5 operators and 2 channels', 'Per annum?'], ['€497.80', '€5,973.60']],
  [
    'en',
    ['Enterprise a year', 'with German VAT at 19%'],
    ['€17,988', 'With German VAT at 19%, Enterprise comes to €21,405.72 for'],
  ],
  ['de', ['Enterprise im ganzen Jahr', 'plus 19 % USt'], ['17.988 €', '21.405,72 € für zwölf Monate']],
  ['de', ['Essential mit zwei Bearbeitern', 'und was ist das brutto?'], ['189,09 € im Monat']],
  ['en', ['Essential a year', 'what’s a single month including tax?'], ['€177.31 a month']],
])('gives the sum of a year, and with VAT (%s, %j)', (locale, said, totals) => {
  for (const total of totals) expect(replyAfter(said, locale)).toContain(total);
});

test.each<[Locale, string[]]>([
  ['en', ['Essential a month', 'is that with VAT?']],
  ['en', ['Essential a month', 'is that before or after tax']],
  ['de', ['Essential im Monat', 'sind das Preise inklusive Mehrwertsteuer?']],
  ['de', ['Essential im Monat', 'netto oder brutto?']],
])('gives no sum with VAT to the question whether it is included (%s, %j)', (locale, said) => {
  expect(replyAfter(said, locale)).not.toMatch(/177[.,]31/);
});

test.each<[Locale, string[], RegExp]>([
  ['en', ['700 users', 'no, six'], /€9\.90.+€29\.00/],
  ['en', ['700 users', 'five on top of the three'], /€9\.90.+€29\.00/],
  ['de', ['700 Nutzer', 'nein, doch sechs'], /9,90 €.+29,00 €/],
  ['de', ['700 Nutzer', 'nein, sechs Personen'], /9,90 €.+29,00 €/],
])('gives no sum for a number of an unknown kind, but the price of each (%s, %j)', (locale, said, prices) => {
  const reply = replyAfter(said, locale);
  expect(reply).toMatch(prices);
  expect(reply).not.toMatch(/149|449/);
});

test('forgets a number of an unknown kind', () => {
  expect(replyAfter(['700 users', 'no, six', '2 channels'], 'en')).toContain('€478.00');
});

test('keeps the users of most months if others have more', () => {
  expect(replyAfter(['800 users a month', '1,400 in busy months'], 'en')).toContain('€449');
  expect(replyAfter(['800 Nutzer im Monat', 'in der Saison 1.400'], 'de')).toContain('449 €');
});

test.each<[Locale, string[], string]>([
  ['de', ['Wir sind zu zweit und haben 80 Kunden im Monat. Brauchen wir Professional?'], '158,90 €'],
  ['en', ['60 guests write in each month', 'do we really need the big one?'], '€149'],
])('takes a plan that is only doubted for none that is chosen (%s, %j)', (locale, said, total) => {
  const reply = replyAfter(said, locale);
  expect(reply).toContain(total);
  expect(reply).toContain(fill(wordsFor(locale).answers.prices.tooBig, { title: '' }).trim());
});

test.each<[Locale, string]>([
  ['de', 'zwei Bearbeiter und zwei Kanäle'],
  ['en', 'two operators and two channels'],
])('names the users that a sum without users assumes (%s, %s)', (locale, said) => {
  const [assumption = ''] = wordsFor(locale).answers.prices.assumed.split('{');
  expect(replyAfter([said], locale)).toContain(assumption.trim());
  expect(replyAfter(['90 Nutzer, 90 users', said], locale)).not.toContain(assumption.trim());
});

test('takes the German "groß" for no price with tax', () => {
  expect(replyAfter(['Professional mit 4 Bearbeitern', 'wie groß ist der Abstand?'], 'de')).not.toContain(
    'Umsatzsteuer',
  );
});
