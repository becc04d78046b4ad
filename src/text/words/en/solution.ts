import type { solution as de } from '../de/solution.ts';
import type { InboxWords } from '../pictureWords.ts';

const inbox: InboxWords = {
  label: 'Example: the inbox on a Monday morning. Two questions are settled, one is waiting for a person.',
  listTitle: 'Monday, 8.05\u00A0am',
  items: [
    { title: 'Opening hours', detail: 'Sunday, 9.40 pm', badge: 'settled' },
    { title: 'Slot on Thursday', detail: 'Sunday, 10.15 pm', badge: 'booked' },
    { title: 'Charged twice', detail: 'Monday, 6.52 am', badge: 'for you' },
  ],
  note: 'Two conversations are done, one needs you.',
  chatTitle: 'Charged twice',
  messages: [
    { from: 'visitor', text: 'You’ve taken the same amount off me twice!' },
    {
      from: 'assistant',
      text: 'A person has to look into that. Tell me the date and it will all be ready when accounts start at 8.',
    },
    { from: 'visitor', text: 'The second, both times.' },
  ],
};

export const solution = {
  hero: {
    title: 'Whatever is left on Monday really needs you.',
    lead: '{brand} takes questions round the clock, settles the familiar ones and puts the rest on your team’s desk complete with the details. This is the whole picture.',
    cta: 'Talk about your case',
    features: 'See the features',
    inbox,
  },
  goals: {
    templates: 'Begin with a finished template',
    title: 'Three goals, one tool.',
    lead: 'Begin where most of your time is being lost at the moment.',
    items: {
      service: {
        title: 'Customer service',
        text: 'You are drowning in repetition. The assistant takes standard questions and status checks, live chat takes the exceptions. Count how often each question comes up first: the top ten are where you start.',
        link: 'On to customer service',
      },
      marketing: {
        title: 'Conversational marketing',
        text: 'People visit your site, yet hardly anyone gets in touch. Talking lowers the threshold: a question, a fitting reply, and only then a request for contact details or an appointment.',
        link: 'On to marketing',
      },
      commerce: {
        title: 'E-commerce and sales',
        text: 'Between basket and purchase stands one open question. The assistant clears up size, delivery time and accessories, and gives the sales team enquiries that already contain the essentials.',
        link: 'On to shop and sales',
      },
    },
  },
  change: {
    title: 'Who will notice what.',
    before: 'Until now',
    after: 'With the assistant',
    rows: [
      {
        who: 'Customers',
        before: 'wait for the next opening hours',
        after: 'get an answer with its source at once, or a clear handover',
      },
      {
        who: 'Service team',
        before: 'types the same replies every day',
        after: 'works on exceptions, with the full history in view',
      },
      {
        who: 'Departments',
        before: 'learn of gaps through complaints',
        after: 'see in the dialogues which text is missing',
      },
      {
        who: 'IT',
        before: 'is called for every change of wording',
        after: 'embeds the chat once and reviews the connections',
      },
    ],
  },
  savings: {
    title: 'Does it add up? Here is our arithmetic.',
    lead: 'Every hour the assistant takes over is worth something, though not its full wage. So we cut it down before we subtract the plan. The formula is the same for everyone, even when the result speaks against us.',
    formulaTitle: 'The formula',
    formula: [
      'Cost per hour = monthly salary × 12 × {factor} ÷\u00A0{hoursPerYear}',
      'Work per month = requests × {minutes} minutes, at most the time your team has',
      'Benefit = work × automation rate × cost per hour × {residual}',
      'What remains = benefit − price of the smallest plan that is enough',
      'First year = benefit × {fullMonths} − 12 × price, because it starts slowly',
      'Paid back = first month in which all benefits cover all prices, at most {months}',
      'Break-even = price ÷ (work × cost per hour × {residual}), at most {reachable}',
    ],
    assumptionsTitle: 'What we assume and have not measured',
    assumptions: [
      'Three rates: {careful} careful, {realistic} realistic, {ambitious} ambitious.',
      'Employers pay {factor} times the gross salary.',
      'One person works {hoursPerYear} productive hours a year.',
      'Only {residual} of an hour set free is put to use elsewhere.',
      'The first six months bring {ramp} of the full benefit.',
      'Everybody who writes counts as an active user, with {perPerson} request a month.',
    ],
    example: {
      caption: 'Example: {people} people, {requests} requests a month, gross salary of {salary}',
      columns: { row: 'Per month', careful: 'Careful', realistic: 'Realistic', ambitious: 'Ambitious' },
      rate: 'The assistant solves',
      hours: 'Hours taken over',
      benefit: 'Benefit after the cut',
      plan: '{plan} plan',
      net: 'What remains',
    },
    caveat:
      'On the careful estimate almost nothing is left here. That is an answer too: at such volumes it comes down to what else the assistant does for you, such as being there in the evening.',
    ctaText: 'Put in the size of your team, your requests and the salary, and see your own result at once.',
    cta: 'Open the savings calculator',
  },
  closing: {
    visitor: 'We’re not sure which goal comes first.',
    team: 'Tell us how your last Monday went.',
  },
} satisfies typeof de;
