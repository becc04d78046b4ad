import type { calculator as de } from '../de/calculator.ts';

export const calculator = {
  figures: 'Your three figures',
  example:
    'These are sample values. Put in your own and the result changes as you type, in your browser. Our server gets the figures only if you send them, open or reload an address that contains them, or have JavaScript switched off.',
  units: {
    team: 'as full-time, rounded up',
    requests: 'for the chatbot',
    salary: 'rounded to whole euros',
    rate: 'as a percentage',
    minutes: 'to read, look up and reply',
    factor: 'times gross pay',
    perperson: 'on average',
  },
  assumptions: 'Our assumptions',
  assumptionsNote: 'Assumptions by {brand}, not measurements. If you know better, use your own figure.',
  assumptionsBrief:
    '{rate} resolved, {minutes}\u00A0minutes a request. Requests per person decide the plan:\u00A0{perperson}.',
  slider: '{label}, slider',
  steps: { less: '{label}: less', more: '{label}: more' },
  calculate: 'Work out the result',
  result: 'The result',
  net: 'If the assistant resolves {rate} of the requests, you’re left with this each month',
  benefit: 'If the assistant resolves {rate} of the requests, that’s worth this much each month',
  facts: { yearOne: 'in the first year', payback: 'paid back', plan: 'plan' },
  columns: { share: 'Share resolved', net: 'left each month', benefit: 'worth each month', payback: 'paid back' },
  bar: {
    net: 'Left each month',
    benefit: 'Worth each month',
    outdated: 'One figure needs another look',
    after: 'after paying for {plan}',
    formula: 'Read the formula',
    pdf: 'Result as a PDF',
  },
  allLines: 'Every line of the calculation',
  lastComplete: 'One of your figures needs another look. The result still shows the last complete set.',
  incomplete: 'Your result will appear here once every figure is filled in.',
  scenarios: 'Three scenarios side by side',
  onRequest:
    'Above {users} active users a month the price is on request. Until we’ve agreed one, you see hours and benefit, but not what’s left.',
  boundary:
    'Active users alone decide the plan here, so more requests can make the result worse: past a limit we count the next plan, which costs more. A custom API integration, with an ERP for instance, comes with {enterpriseName} only; if you need one, deduct that plan’s price instead. Not included: onboarding, add\u2011ons, connections, extra operators, channels, projects or AI accounts, any charge for support, the language model or users over the limit, VAT if you can’t recover it, and your own work.',
  chart: {
    title: 'What adds up in two years',
    lead: 'Benefit minus the price of the plan, added up month by month from the first customer in the chat, with a slow first half-year.',
    said: 'Line chart over {months}\u00A0months. It ends at: {ends}.',
    paid: 'paid back',
    month: 'Month',
    asTable: 'The same figures as a table',
    caption: 'Running total, by month',
    months: '{month}\u00A0months',
  },
  print: 'Print the calculation',
  share:
    'The address of this page includes your figures, salary and all, so anyone you send it to sees the same result.',
  send: {
    title: 'Your result as a PDF, to pass on.',
    lead: 'We’ll email you the calculation with its formula and assumptions. The form asks for your name, company and email address; to see the result, your three figures are enough.',
    submit: 'Send me the result',
    privacy:
      'We’ll email you the calculation. Our sales team gets it too, with your details, so they can answer questions. There’s more in the {link}.',
    privacyLink: 'privacy policy',
  },
  talk: {
    title: 'Shall we go through it together?',
    text: 'In a demo we’ll go over your figures with you, the awkward ones included.',
    demo: 'Book a demo',
  },
  thanks: {
    title: 'Your calculation is on its way.',
    lead: 'It will come as a PDF to the address you gave, usually within a few minutes.',
    next: 'What now?',
    lines: [
      { from: 'visitor', text: 'Who gets to see my figures?' },
      {
        from: 'us',
        text: 'You do, and so does our sales team: they have a copy in case you have questions.',
      },
      { from: 'visitor', text: 'Is my name on the sheet?' },
      { from: 'us', text: 'No, and nor is your company’s, so you can pass it on.' },
      { from: 'visitor', text: 'What if the assumptions are wrong?' },
      { from: 'us', text: 'Change them in the calculator and have the new result sent to you.' },
    ],
    home: 'Back to the calculator',
    pricing: 'Compare the plans',
    ways: 'Talk about it',
  },
} satisfies typeof de;
