import type { calculator as de } from '../de/calculator.ts';

export const calculator = {
  figures: 'Your three figures',
  example:
    'These are sample values for now. Put in your own: the sum is done at once, and none of it leaves this page without you.',
  units: {
    team: 'counted as full-time',
    requests: 'through all channels',
    salary: 'in euros',
    rate: 'in per cent',
    minutes: 'read, look up, reply',
    factor: 'times gross pay',
    perperson: 'on average',
  },
  assumptions: 'Our assumptions',
  assumptionsNote: 'Assumptions by {brand}, not measurements. Where you know better, your figure counts.',
  slider: '{label}, slider',
  calculate: 'Work out the result',
  result: 'The result',
  net: 'If the assistant solves {rate} of the requests, this is left each month',
  benefit: 'If the assistant solves {rate} of the requests, this is what it is worth each month',
  after: 'In the first year: {yearOne}. Paid back: {payback}.',
  lastComplete: 'One entry does not fit yet. The result is that of your last complete entries.',
  incomplete: 'As soon as all entries fit, the result stands here.',
  scenarios: 'Three scenarios side by side',
  onRequest:
    'Above {users} active users a month the price is on request. So you see hours and benefit here, but not what is left after a price that does not exist yet.',
  boundary: 'More requests can make the result worse: at the limit of a plan you need the next one, which costs more.',
  chart: {
    title: 'What adds up in two years',
    lead: 'Benefit minus the plan’s price, added up month by month. The first half-year starts slowly.',
    said: 'Line chart over {months} months. It ends at: {ends}.',
    paid: 'paid back',
    month: 'Month',
    asTable: 'The same figures as a table',
    caption: 'Total after so many months',
    months: '{month} months',
  },
  print: 'Print the calculation',
  share: 'The address of this page holds your figures. Whoever opens it sees the same result.',
  send: {
    title: 'To pass on: your result as a PDF.',
    lead: 'You get this calculation on one sheet, with its formula and assumptions and without your name. Looking at it here takes no details at all.',
    submit: 'Send me the result',
    privacy:
      'We send you the calculation, and our sales team gets it too, to be able to answer your questions. More about this in the {link}.',
    privacyLink: 'privacy policy',
  },
  talk: {
    title: 'Rather do the sum together?',
    text: 'In a demo we go through your figures with you, the awkward ones included.',
    demo: 'Book a demo',
  },
  thanks: {
    title: 'Your calculation is on its way.',
    lead: 'It will reach the address you gave as a PDF, usually within a few minutes.',
    next: 'What now?',
    lines: [
      { from: 'visitor', text: 'Who gets to see my figures?' },
      {
        from: 'us',
        text: 'You do, and so does our sales team: they have the same calculation, should you have questions.',
      },
      { from: 'visitor', text: 'Is my name on the sheet?' },
      { from: 'us', text: 'No. Neither your name nor your company, so that you can pass it on.' },
      { from: 'visitor', text: 'What if the assumptions are wrong?' },
      { from: 'us', text: 'Then change them in the calculator and have the new result sent to you.' },
    ],
    home: 'Back to the calculator',
    pricing: 'Compare the plans',
    ways: 'Talk about it',
  },
} satisfies typeof de;
