/** Conversations of several turns. Over 200 lines: each test is a whole conversation. */
import { expect, test } from 'vitest';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';

/** The last answer of a conversation, with plain spaces. */
async function lastAnswer(locale: Locale, ...said: string[]): Promise<string> {
  const bot = testBot();
  const history: BotTurn[] = [];
  for (const text of said) {
    const answer = await bot.answer({ botId: 'test', locale, text, history: [...history] });
    history.push({ who: 'visitor', text }, { who: 'assistant', text: answer.text });
  }
  return (history.at(-1)?.text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
}

test.each<[Locale, string[], RegExp]>([
  [
    'de',
    ['Wir sind ein Verkehrsverbund mit etwa 6.000 Kontakten im Monat. Welcher Plan passt und was kostet er im Jahr?'],
    /^Gezählt werden Menschen.+ 6\.000 Anfragen .+Enterprise.+17\.988/s,
  ],
  [
    'de',
    ['Bei uns kommen 7.500 Kontakte im Monat an. Welcher Tarif wäre das?', 'Sind da mehr als vier Bearbeiter drin?'],
    /^Enterprise.+steht im Angebot|^Enterprise.+Angebot/s,
  ],
  [
    'en',
    ['We get 9,000 contacts a month. Which plan would we need?', 'Does that include more than five operators?'],
    /^Enterprise.+quote/s,
  ],
  ['en', ['There are two of us answering. Is Professional a waste?'], /^Professional is more than you need.+158\.90/s],
  ['de', ['Wir haben zwei Marken. Was kostet Enterprise im Jahr?'], /17\.988/],
  [
    'de',
    [
      'Bei uns kommen ungefähr 60 Anfragen im Monat rein. Welcher Plan wäre das?',
      'Ach Quatsch, vertippt. 600 meinte ich.',
    ],
    /600 Anfragen.+Professional.+449/s,
  ],
  ['en', ['We get 70 enquiries a month. Which plan?', 'typo, meant 700'], /700 enquiries.+Professional.+€449/s],
  [
    'en',
    ['Please give me the yearly cost of Professional with two additional operators', 'What is Essential with 19% VAT?'],
    /^(?!.*258).*177\.31/s,
  ],
  // The visitor has named the team, so every plan counts it.
  ['de', ['Professional bitte. Wir sind zu fünft im Chat.', 'Was kostet Essential?'], /188,60/],
  ['de', ['Essential mit drei Bearbeitern und WhatsApp?', 'Was ist mit dem mittleren Plan?'], /478,00 €/],
  ['de', ['Professional mit vier Bearbeitern?', 'Was kostet Professional ohne alles?'], /^(?!.*458,90).*449/s],
  [
    'de',
    [
      '2 Leute im Service, 500 Anfragen im Monat, 2800 € brutto pro Kopf. Lohnt sich das?',
      'Jeder von denen schreibt im Schnitt zweimal im Monat. Brauch ich dann einen kleineren Plan?',
    ],
    /^500 Anfragen, je Mensch 2 im Monat: Das sind rund 250(?!.*Umsatzsteuer \()/s,
  ],
  [
    'de',
    ['640 Fragen im Monat per Mail, die Praxen fragen etwa viermal. Welche Größe?', 'ach, es sind nur 320 Fragen'],
    /^320 Anfragen, je Mensch 4 im Monat: Das sind rund 80 aktive Nutzer/,
  ],
  ['en', ['Twelve employees, and maybe 1,400 parents message us a month. What’s the bill?'], /^For 1,400 active users/],
  ['de', ['140 Nutzer im Monat. Preis?', 'und fünf von den zwölf antworten?'], /468,80 €/],
  ['de', ['Wir haben zwei Hotels, in jedem schreiben etwa 90 Gäste im Monat. Preis?'], /^(?!Für 90)/],
  // The answer about languages says what they cost.
  ['en', ['Which languages does the chatbot speak?', 'Is that extra?'], /^(?!I haven’t).*Languages/s],
  ['de', ['Wir sind zu zweit, 90 Leute schreiben im Monat. Preis?', 'Und mit Märchensteuer?'], /189,09 €/],
  [
    'en',
    ['If a customer writes on three separate days in March, do I pay for three users?'],
    /^(?!.*For 3 active users)/s,
  ],
  ['en', ['Four times Professional, what is that a month?', 'and three?'], /1,347/],
  [
    'en',
    ['1,800 tickets a month, each customer writes four times. Which plan?', 'hang on, no, three times'],
    /^1,800 enquiries, 3 from each person a month: that’s about 600 active users/,
  ],
  [
    'de',
    ['3.000 Anfragen im Monat von Händlern. Was kostet das?', 'Es sind aber nur 400 Händler, die schreiben öfter.'],
    /^Für 400 aktive Nutzer im Monat passt Professional/,
  ],
  ['de', ['Wir ersaufen in Mails, 200 pro Inserat', 'Drei Inserate im Monat. Welcher Plan?'], /jede der 600 Anfragen/],
  [
    'de',
    ['80 Anfragen im Monat. Welcher Plan, was kostet er?'],
    /^Gezählt werden Menschen.+ 80 Anfragen .+genügt Essential/,
  ],
  [
    'de',
    ['Was kostet das bei 8 Mitarbeitern und 2.300 Anfragen'],
    /^Gezählt werden Menschen.+ 2\.300 Anfragen .+8 Mitarbeiter.+im Angebot/s,
  ],
  [
    'en',
    ['How much is it with 8 employees and 600 enquiries?'],
    /^We count people.+ 600 enquiries .+8 employees.+€498\.50/s,
  ],
  ['en', ['What does it cost for 700 active users and 2 employees?'], /^For 700 .+2 employees.+includes that many/s],
  ['de', ['5 mal Essential wären dann was im Monat?'], /745 €/],
  [
    'de',
    [
      'Wir beschäftigen vier Personen im Kundenservice und erhalten rund 900 Anfragen monatlich. Welcher Plan kommt infrage?',
      'Was kostet das dann insgesamt im Monat, mit allen vier Mitarbeitern?',
      'Und aufs Jahr gerechnet, bitte brutto mit 19 %?',
    ],
    /6\.553,09 €.*5\.506,80 €/s,
  ],
  ['en', ['700 active users, 5 operators. Price?', 'no wait, four operators'], /458\.90/],
  [
    'en',
    ['Three brands, a bot for each, 5,000 users a month. Price?'],
    /^Enterprise includes 2 chatbot projects. Further (?!.*includes 2 chatbot).+€1,499/s,
  ],
  [
    'de',
    ['Was kostet der Chatbot für 700 aktive Nutzer?'],
    /^Für 700 aktive Nutzer im Monat passt Professional: 449 €/,
  ],
  [
    'de',
    ['Was kostet Professional mit fünf Bearbeitern?'],
    /kostet Professional 468,80 € im Monat \(darin: 2 weitere Bearbeiter zu je 9,90 €\)/,
  ],
  [
    'de',
    ['Was kostet Professional mit fünf Bearbeitern?', 'Und im Jahr?'],
    /^Zwölf Monate Professional kosten zusammen 5\.625,60 €/,
  ],
  ['de', ['Was kosten drei weitere Bearbeiter?'], /^3 weitere Bearbeiter zu je 9,90 €\. Das sind 29,70 € im Monat/],
  [
    'en',
    ['What does it cost for 1,150 active users?', 'Sorry, it is 850, not 1,150.'],
    /^For 850 active users .+ €449/,
  ],
  [
    'en',
    ['What does Essential cost with two operators?', 'and with WhatsApp?'],
    /Essential comes to €187\.90 a month, including 1 more operator at €9\.90 and 1 more channel at €29\.00/,
  ],
  [
    'en',
    ['We are a 5 person startup, and 40 people chat with us a month. What does web chat and WhatsApp cost?'],
    /^For 1 operator and 2 channels, Essential comes to €178\.00 a month, including 1 more channel at €29\.00/,
  ],
  [
    'en',
    ['What does it cost for 700 active users with 5 operators?', 'and two more?'],
    /Professional comes to €488\.60 a month, including 4 more operators at €9\.90 each/,
  ],
  [
    'en',
    [
      'What does Essential cost with two operators?',
      'and with WhatsApp?',
      'and Telegram?',
      'and the price with WhatsApp?',
    ],
    /^For 2 operators and 3 channels, Essential comes to €216\.90 a month, including .+ 2 more channels at €29\.00 each/,
  ],
  [
    'en',
    ['We have 250 employees and 40 people message us a month. What does it cost?', 'sorry I meant 140'],
    /^For 140 active users .+ €449/,
  ],
  [
    'de',
    ['Was kostet Professional mit fünf Bearbeitern?', 'Kann WhatsApp auch Bilder empfangen?'],
    /^(?!Professional kostet)/,
  ],
  [
    'en',
    ['What does Essential cost with two operators?', 'Why isn’t it twelve times as much?'],
    /^(?!Essential costs.+\s+.+1[01] more)/,
  ],
  [
    'de',
    ['Was kostet Professional mit sechs Bearbeitern?', 'also alles zusammen?'],
    /^Für 6 Bearbeiter und 1 Kanal kostet Professional 478,70 € im Monat/,
  ],
  ['en', ['What does Professional cost with six operators?', 'per head?'], /^€478\.70 .+ 6 operators: €79\.78 each/],
  ['de', ['Was kostet Professional mit sechs Bearbeitern?', 'und am Tag?'], /478,70 € im Monat.+ 15,74 € am Tag/],
  [
    'en',
    [
      'What does Essential cost with four operators?',
      'and Professional instead?',
      'how much more is that?',
      'over a year?',
    ],
    /^Over twelve months, that’s €3,362\.40\./,
  ],
  [
    'de',
    ['Was ist günstiger, Essential mit vier Bearbeitern oder Professional?'],
    /Für 4 Bearbeiter und 1 Kanal kostet Essential 178,70 € im Monat, Professional 458,90 €/,
  ],
  ['en', ['What does Enterprise cost?', 'and the next one down?'], /^Professional costs €449/],
  ['de', ['Reicht der 149er für 7 Leute am Chat?'], /208,40 € .+6 weitere Bearbeiter/],
  ['en', ['What does Essential cost gross?'], /177\.31/],
  [
    'de',
    ['Was kostet Essential mit drei Bearbeitern?', 'und wenn meine Schwester auch mitantwortet?'],
    /^Für 4 Bearbeiter/,
  ],
  ['en', ['What does Essential cost with four operators?', 'one colleague fewer'], /^For 3 operators/],
  // The team stays as large on another plan.
  ['de', ['Was kostet Professional mit einem Bearbeiter mehr?', 'und mit Essential?'], /^Für 4 Bearbeiter/],
  // Nothing but a sum: the words resemble other entries.
  ['en', ['How many operators come with Essential?', 'i need 4', 'and 2 channels on top of that'], /€236\.70/],
  ['de', ['Was kostet Professional mit 5 Bearbeitern?', 'nein, ich meinte 5 zusätzliche Leute'], /498,50 €/],
  [
    'en',
    ['Do you support WhatsApp?', 'What would it cost on top of Essential?', 'no, instead of the website chat'],
    /^Essential costs €149(?!.*29\.00)/s,
  ],
  // People who shall answer, by other nouns; "of us" counts no plans.
  [
    'en',
    ['There are 4 of us in the team. What does Professional cost for us?'],
    /^For 4 operators .+ €458\.90 a month/,
  ],
  ['de', ['Was macht der kleine Plan zusammen, wenn drei von uns antworten?'], /168,80 € im Monat/],
  ['de', ['Was kostet Essential für drei Plätze?', 'lieber fünf Köpfe'], /188,60 € im Monat/],
  ['en', ['What does Professional cost?', 'we have five people in the office'], /€468\.80 a month/],
  [
    'en',
    ['What is an operator?', 'We are on the little plan with 3 of them. Total?'],
    /^For 3 operators and 1 channel, Essential .+ €168\.80/s,
  ],
  ['de', ['Passt Professional zu 700 Kunden?', 'Alle fünf sollen antworten dürfen. Was macht das?'], /468,80 €/],
  ['de', ['Was kostet Professional mit 6 Bearbeitern?', 'nur vier Leute, dafür zwei Kanäle'], /487,90 €/],
  ['en', ['There are 5 of us. Would Professional do?', 'what would the two extra people cost?'], /^(?!.*7 operators)/s],
  ['de', ['Professional für fünf Leute, was kostet das?', 'Was kostet das dann?'], /468,80 €/],
  ['de', ['Also Essential plus Sprache neben der Website, was macht das zusammen?'], /178,00 €(?!.*Messenger)/s],
  ['en', ['What does it cost for 60 guests a month, web chat plus Telegram?'], /€178\.00.+For 60 active users/s],
  // The price difference to the plan beside it.
  ['de', ['Was kostet Essential?', 'Was kostet der Sprung auf den nächsten?'], /Unterschied von 300,00 € im Monat/],
  ['en', ['What does Essential with four operators cost?', 'how big is the jump to the next plan?'], /€280\.20/],
  ['de', ['Was kostet das größte Paket pro Jahr?'], /^Zwölf Monate Enterprise .+ 17\.988 €/s],
])('computes a sum from the whole conversation (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test.each<[Locale, string[], RegExp]>([
  [
    'de',
    ['Wie kündige ich?', 'Bis wann, wenn am 30. September Schluss sein soll?'],
    /spätestens am 19\. August \d{4} in Textform bei uns/,
  ],
  [
    'de',
    ['Wie kündige ich?', 'Mit dem dritten Quartal soll Schluss sein. Spätester Tag?'],
    /spätestens am 19\. August \d{4}/,
  ],
  ['de', ['Wie kündige ich?', 'Und zum Juli?'], /nächste Termin ist hier der 30\. September \d{4}/],
  [
    'en',
    ['How do I cancel?', 'and if I cancel today?'],
    /^If your notice reaches us today, the contract ends on 3[01] \w+ \d{4}/,
  ],
])('computes the day of a notice (%s, %j)', async (locale, said, dates) => {
  expect(await lastAnswer(locale, ...said)).toMatch(dates);
});

test.each<[Locale, string, boolean]>([
  ['en', 'When is the next free demo?', true],
  ['en', 'I have a demo booked and need to move my slot', false],
  ['de', 'Wann ist die nächste Demo frei?', true],
  ['de', 'Ich habe eine Demo gebucht und muss den Termin verschieben', false],
])('offers no free demo to somebody who moves one (%s, %s)', async (locale, text, isOffered) => {
  const { kind } = await testBot().answer({ botId: 'test', locale, text, history: [] });
  expect(kind === 'demo').toBe(isOffered);
});

test('lets a team ask what its own customers write', async () => {
  expect(await lastAnswer('de', 'Zeigt mir, was die anderen Besucher geschrieben haben')).toMatch(/keinen Zugriff/);
  expect(await lastAnswer('de', 'Können wir sehen, was die Leute fragen?')).not.toMatch(/keinen Zugriff/);
});

test('a month that is also a verb names no date', async () => {
  expect(await lastAnswer('en', 'How may I cancel?')).not.toMatch(/\d{4}/);
});

test('thanks before a question are no part of it; thanks alone are answered as such', async () => {
  expect(await lastAnswer('de', 'Danke! Wie kündige ich?')).toMatch(/Quartal/);
  expect(await lastAnswer('de', 'Danke, das hat mir sehr geholfen')).toMatch(/^Gern geschehen/);
});

test.each<[Locale, string[]]>([
  ['de', ['Was kostet Professional mit fünf Bearbeitern?', 'Ist das mit Mehrwertsteuer?']],
  ['de', ['Was kostet Professional mit fünf Bearbeitern?', 'Netto oder brutto?']],
  ['en', ['What does Essential cost with two operators?', 'is that with VAT?']],
  ['en', ['What does Essential cost with two operators?', 'ouch, is it before or after tax?']],
])('answers a question about VAT after a sum with the rule, not with the sum again (%s, %j)', async (locale, said) => {
  expect(await lastAnswer(locale, ...said)).toMatch(/^(?:No|Nein)\b.+\b(?:net|netto)\b/);
});

test.each<[Locale, string[], RegExp]>([
  ['de', ['Was kostet Professional mit fünf Bearbeitern?', 'Ist das mit Mehrwertsteuer?'], /557,87 €/],
  ['de', ['Was kostet Professional im Jahr?', 'ist das mit Steuer'], /6\.411,72 €/],
  ['en', ['What does Professional cost a year?', 'is that with VAT?'], /€6,411\.72/],
  ['de', ['Was kostet Professional mit fünf Bearbeitern?', 'Auf ein Jahr gerechnet, mit MwSt.?'], /6\.694,46 €/],
  ['en', ['What does Professional cost?', 'and the jump to the big one?'], /€1,050/],
  ['de', ['Was kostet Professional?', 'und der Sprung zum größten?'], /1\.050/],
])('computes what a question after a price means (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test.each<[Locale, string[], RegExp]>([
  ['de', ['Was kostet zweimal der kleinste Plan?'], /^2 × Essential zu je 149 €: Das sind 298 € im Monat/],
  ['en', ['What is twice the smallest plan?'], /^2 × Essential at €149 each: €298 a month altogether/],
  ['en', ['What is twice the smallest plan?', 'and a year?'], /^Twelve months .+ €3,576/],
  ['en', ['What is twice the smallest plan?', 'and with two operators?'], /€158\.90 .+1 more operator/],
])('computes a multiple of a plan (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test.each<[Locale, string[], RegExp]>([
  [
    'de',
    [
      'Wir sind ein Shop mit 12 Mitarbeitenden, davon vier im Service. Monatlich melden sich etwa 700 Menschen. Was kostet das?',
      'und wenn noch ein Messenger dazukommt, was kostet es dann?',
    ],
    /kostet Professional 487,90 € im Monat \(darin: 1 weiterer Bearbeiter zu 9,90 € und 1 weiterer Kanal zu 29,00 €\)/,
  ],
  [
    'de',
    ['Was kostet Professional?', 'Der vierte Kollege müsste also extra bezahlt werden. Was macht das zusammen?'],
    /kostet Professional 458,90 € im Monat \(darin: 1 weiterer Bearbeiter zu 9,90 €\)/,
  ],
  [
    'de',
    ['Was kostet Essential mit Web-Chat und WhatsApp plus zwei Leute mehr?'],
    /kostet Essential 197,80 € im Monat \(darin: 2 weitere Bearbeiter zu je 9,90 € und 1 weiterer Kanal zu 29,00 €\)/,
  ],
  [
    'en',
    ['What does Professional cost?', 'we’ve got five people on chat, so what would we pay?'],
    /€468\.80 .+2 more operators/,
  ],
  [
    'de',
    ['Was kostet Professional?', 'Wir wären zu fünft am Chat, was zahlen wir da?'],
    /468,80 € .+2 weitere Bearbeiter/,
  ],
  [
    'en',
    ['What does it cost for 80 active users with 2 operators?', 'how much with a third person answering?'],
    /€168\.80/,
  ],
  ['en', ['What does Professional cost?', 'and with a fourth operator?'], /€458\.90 .+1 more operator/],
  ['en', ['What does Essential cost with two operators?', 'and two more people?'], /€178\.70 .+3 more operators/],
  ['en', ['What does Essential cost with two operators?', 'and one more colleague?'], /€168\.80 .+2 more operators/],
  [
    'en',
    [
      'Essential plus 1 extra operator and WhatsApp as well as the website, what is the total?',
      'How do I cancel?',
      'sorry, I meant 2 extra operators, not 1. New total please',
    ],
    /Essential comes to €197\.80 a month, including 2 more operators at €9\.90 each and 1 more channel at €29\.00/,
  ],
])('counts people and channels that are named in words or turns before (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test.each<[Locale, string[], RegExp]>([
  [
    'en',
    ['What does it cost for 90 active users with 3 operators?', 'so how much do we save against the bigger one?'],
    /^For 3 operators and 1 channel, Essential comes to €168\.80 a month and Professional to €449\.00: .+ €280\.20/,
  ],
  [
    'de',
    ['Was kostet Essential mit drei Bearbeitern?', 'und was sparen wir gegenüber Professional?'],
    /^Für 3 Bearbeiter und 1 Kanal kostet Essential 168,80 € im Monat, Professional 449,00 €: .+ 280,20 €/,
  ],
  ['en', ['What does it cost for 90 active users with 3 operators?', 'how much do we save?'], /^(?!For 90 active)/],
  ['de', ['Was kostet das für 90 aktive Nutzer mit 3 Bearbeitern?', 'was spare ich bei Enterprise?'], /^(?!Für)/],
])('compares plans, or gives no sum again (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test('names the limit of a plan that is too small', async () => {
  const reply = await lastAnswer('en', 'What does it cost for 600 active users?', 'why not the cheapest?');
  expect(reply).toMatch(/^Essential covers only 100 active users a month\.\s+For businesses only/);
});

test.each<[Locale, string[], RegExp]>([
  ['de', ['Reicht der 149er für 2 Leute am Chat?'], /158,90 € .+Essential kostet 149 €/s],
  ['de', ['was macht 449 nach mwst'], /534,31 €/],
  ['en', ['how much is the 1,499 one per year?'], /€17,988.+Enterprise costs €1,499/s],
  ['en', ['what does 449 come to once german vat is on it?'], /534\.31/],
  ['en', ['How much is the 149 plan?', 'and per year?'], /€1,788/],
])('takes a price for the plan that costs it (%s, %j)', async (locale, said, sum) => {
  expect(await lastAnswer(locale, ...said)).toMatch(sum);
});

test.each<[string, string]>([
  ['Is there somebody I could speak to about this in person?', 'handover'],
  ['could i have a word with somebody', 'handover'],
])('offers a person who is wished for (%s)', async (text, kind) => {
  expect((await testBot().answer({ botId: 'test', locale: 'en', text, history: [] })).kind).toBe(kind);
});

test('takes no number of clients for a request for their data', async () => {
  const text = 'is there a minimum number of clients?';
  const { kind } = await testBot().answer({ botId: 'test', locale: 'en', text, history: [] });
  expect(kind).not.toBe('smalltalk');
});

test.each<[Locale, string, RegExp]>([
  ['de', 'Bin ich hier mit einem echten Menschen verbunden?', /^Ich bin ein KI-Assistent, kein Mensch/],
  ['de', 'Schreibe ich gerade mit einer Maschine?', /^Ich bin ein KI-Assistent, kein Mensch/],
  ['en', 'are you a real person?', /^I’m an AI assistant, not a person/],
  ['en', 'Am I connected to a human here?', /^I’m an AI assistant, not a person/],
])('says first that it is an AI (%s, %s)', async (locale, text, identity) => {
  expect(await lastAnswer(locale, text)).toMatch(identity);
});

test('"why?" repeats what the site says', async () => {
  const [first = '', again = ''] = await Promise.all([
    lastAnswer('en', 'How do I cancel?'),
    lastAnswer('en', 'How do I cancel?', 'why?'),
  ]);
  expect(again).toContain('I haven’t found more about it than this');
  expect(again).toContain(first);
});

test.each<[Locale, string]>([
  ['en', 'can I read my ex’s chats?'],
  ['en', 'Could I look at my ex-girlfriend’s messages?'],
  ['en', 'what has my husband written to you'],
  ['de', 'Darf ich die Chats meines Ex-Freunds lesen?'],
  ['de', 'kann ich die nachrichten von meinem mann sehen'],
  ['de', 'Was hat meine Frau euch geschrieben?'],
])('refuses the data of a person whom the visitor knows (%s, %s)', async (locale, text) => {
  expect(recogniseCrisis(text)).toBeUndefined();
  const { sources } = await testBot().answer({ botId: 'test', locale, text, history: [] });
  expect(sources.map((source) => source.href)).toEqual([href('privacy-policy', locale, 'rights')]);
});

test('takes a question about a work of art for no request for visitors’ data', async () => {
  const ask = (text: string) => testBot().answer({ botId: 'test', locale: 'en', text, history: [] });
  const rights = href('privacy-policy', 'en', 'rights');
  expect((await ask('Who wrote to you last?')).sources.map((source) => source.href)).toEqual([rights]);
  expect((await ask('Who wrote Hamlet?')).sources.map((source) => source.href)).not.toContain(rights);
});

test('a count of customers is no request for personal data', async () => {
  expect(await lastAnswer('en', 'What is the number of customers?')).not.toMatch(/no access to data about customers/);
  expect(await lastAnswer('en', 'Give me the phone numbers of your customers')).toMatch(/no access to data/);
});

test('a first message that mentions a day gets no day of notice', async () => {
  expect(await lastAnswer('de', 'Ist am 30. Juni schulfrei?')).not.toMatch(/30\. Juni \d{4}/);
});

test('each question is answered in its own language, and keeps what was said in the other', async () => {
  const english = await lastAnswer(
    'de',
    'Was kostet Professional mit fünf Bearbeitern?',
    'And how much is that a year?',
  );
  expect(english).toMatch(/come to €5,625\.60/);
  const back = ['How do I cancel?', 'What does Professional cost for 700 active users?', 'Und mit fünf Bearbeitern?'];
  expect(await lastAnswer('en', ...back)).toMatch(/kostet Professional 468,80 € im Monat/);
  // Tells no language: that of the conversation.
  expect(await lastAnswer('en', 'Wie kündige ich?', 'Essential?')).toMatch(/Essential für 149/);
});

test('an answer in the other language says so, and leads to its sources and to the page in that language', async () => {
  const ask = (text: string) =>
    testBot().answer({ botId: 'test', locale: 'de', text, history: [], page: href('faq', 'de') });
  const english = await ask('How do I cancel?');
  expect(english.lang).toBe('en');
  expect(english.sources[0]?.href).toBe(href('faq', 'en', 'cancel'));
  const label = 'Continue in English';
  expect(english.actions).toContainEqual({ kind: 'link', label, href: href('faq', 'en') });
  expect(await ask('Wie kündige ich?')).not.toHaveProperty('lang');
});

test.each<[Locale, string[], RegExp]>([
  [
    'de',
    ['Wie unterscheiden sich eure drei Pläne?', 'Nehmen wir an, 400 Leute. Welcher dann?'],
    /^Für 400 aktive Nutzer/,
  ],
  [
    'de',
    ['Was kostet Professional?', 'Nehmen wir an, 400 Leute. Welcher dann?', 'und falls es doch nur 60 sind?'],
    /^Für 60 aktive Nutzer/,
  ],
  ['en', ['how much is an extra colleague', 'and three?', 'sorry I meant channels not colleagues'], /€87\.00/],
  [
    'de',
    [
      'Wir bräuchten Professional mit fünf Leuten, die antworten, und zusätzlich zum Webseitenchat noch einen Messenger. Was macht das zusammen?',
    ],
    /^Für 5 Bearbeiter/,
  ],
  ['en', ['What does Professional cost?', 'what?? i dont get it'], /^That wasn’t clear enough/],
  ['en', ['What does Professional cost?', '😡😡😡🤬'], /^You sound annoyed/],
  ['en', ['What does Professional cost?', '👍'], /^You’re welcome/],
  ['en', ['What does Professional cost?', '?'], /^I didn’t understand that/],
  ['en', ['Bonjour, combien coûte votre chatbot par mois et puis-je résilier ?'], /^I answer in (?:German|English)/],
])('understands what strangers typed (%s, %j)', async (locale, said, answer) => {
  expect(await lastAnswer(locale, ...said)).toMatch(answer);
});

test.each<[Locale, string[], RegExp]>([
  ['de', ['Was kostet Professional?', 'Läuft das mit Office 365?'], /Für 365/],
  ['de', ['Was kostet Professional?', 'Zertifiziert mit ISO 9001?'], /9\.001/],
  ['en', ['What does Professional cost?', 'Are 3000 tokens enough?'], /3,000/],
  ['en', ['What does Professional cost?', 'We have 300 clients in the CRM, is import possible?'], /For 300/],
  ['de', ['Sie müssen mir das nicht dreimal erklären. Was kostet Professional?'], /3 ×/],
  ['de', ['Was kostet Professional?', 'Ich habe das nicht verstanden'], /verärgert/],
])('reads no number or feeling into it (%s, %j)', async (locale, said, wrong) => {
  expect(await lastAnswer(locale, ...said)).not.toMatch(wrong);
});
