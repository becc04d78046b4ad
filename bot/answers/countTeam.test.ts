import { expect, test } from 'vitest';
import { readAmounts } from './readAmounts.ts';

test.each([
  ['about 900 enquiries a month with 4 people on the desk', { operators: 4 }],
  ['half a dozen of us answering', { operators: 6 }],
  ['und wenn meine zwei Kolleginnen mit antworten, also wir drei?', { operators: 3 }],
  ['if my two colleagues answer as well, so three of us', { operators: 3 }],
  ['our team of seven, 400 users a month', { operators: 7, users: 400 }],
  ['a five-strong team with 600 users a month', { operators: 5, users: 600 }],
  ['Two part-timers and myself', { operators: 3 }],
  ['My business partner, a temp and I do the replies', { operators: 3 }],
  ['Three counter staff plus the branch manager answer', { operators: 4 }],
  ['Wir wären fünf und bräuchten WhatsApp', { operators: 5 }],
  ['für ein sechsköpfiges Team', { operators: 6 }],
  ['vier Frauen im Büro und 350 Nutzer im Monat', { operators: 4, users: 350 }],
  ['darum kümmern sich vier', { operators: 4 }],
  ['drei Aushilfen und ich', { operators: 4 }],
  ['Mein Kompagnon und ich, dazu eine Aushilfe, antworten', { operators: 3 }],
  ['Wir beschäftigen 40 Leute, antworten werden vier', { operators: 4 }],
  ['Vier Leute von uns, 300 Nutzer', { operators: 4, users: 300 }],
  ['Hinter dem Chat säßen vier Leute.', { operators: 4 }],
  ['There’s four of us in customer care and roughly 300 chat users monthly', { operators: 4, users: 300 }],
  ['support is three people plus the boss', { operators: 4 }],
  ['two full-timers, one part-timer on chat', { operators: 3 }],
  ['five logins for operators', { operators: 5 }],
  ['wenn wir zehn Leute dransetzen', { operators: 10 }],
  ['Myself, my brother and my sister-in-law answer', { operators: 3 }],
  ['kleines Team, vier Nasen', { operators: 4 }],
  // What is counted does not answer.
  ['five branches on the phone', {}],
  ['drei Kanäle im Support', { channels: 3 }],
  ['20 enquiries at the desk', {}],
  ['zwei Gäste am Empfang', {}],
  ['per branch two people on the chat', {}],
  ['3,000 euros in the office', {}],
])('counts the team: %s', (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts);
});
