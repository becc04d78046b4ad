import type { solution as de } from '../de/solution.ts';
import type { InboxWords } from '../pictureWords.ts';

const inbox: InboxWords = {
  label: 'Example: the inbox on a Monday morning. Two questions are settled, one is waiting for a person.',
  listTitle: 'Monday, 8.05\u00A0am',
  items: [
    { title: 'Opening hours', detail: 'Sunday, 9.40\u00A0pm', badge: 'settled' },
    { title: 'Guarantee', detail: 'Sunday, 10.15\u00A0pm', badge: 'settled' },
    { title: 'Charged twice', detail: 'Monday, 6.52\u00A0am', badge: 'for you' },
  ],
  note: 'Two conversations are done, one needs you.',
  chatTitle: 'Charged twice',
  messages: [
    { from: 'assistant', text: 'Good morning, I’m an AI assistant.' },
    { from: 'visitor', text: 'You’ve taken the same amount off me twice!' },
    {
      from: 'assistant',
      text: 'A person has to look into that. Just give me the date, no account number, and it’ll be waiting for accounts at 8\u00A0am.',
    },
    { from: 'visitor', text: 'The second, both times.' },
  ],
};

export const solution = {
  hero: {
    title: 'Start Monday with the questions that need\u00A0you.',
    lead: '{brand}’s AI assistant takes questions at night too, answers the familiar ones from your knowledge base and hands the rest to your team. No code needed. In the demo you watch us build a chatbot from three of your questions.',
    cta: 'Have your case worked out',
    features: 'See the features',
    inbox,
  },
  goals: {
    templates: 'Start from a ready-made template',
    title: 'Where are you losing the most time?',
    lead: 'Begin there. The other two can follow.',
    items: {
      service: {
        title: 'Customer service',
        text: 'While the same ten questions keep coming in, the difficult ones wait. The assistant takes the standard ones, live chat takes the exceptions. Count first how often each one comes up, and begin with the commonest.',
        link: 'Go to customer service',
      },
      marketing: {
        title: 'Conversational marketing',
        text: 'Plenty of people visit your site; hardly any get in touch. In the chat, a useful answer comes first, and only then a request for contact details or an appointment.',
        link: 'Go to marketing',
      },
      commerce: {
        title: 'E-commerce and sales',
        text: 'There’s often one open question between basket and purchase. The assistant clears up size, accessories and returns, and passes sales the enquiries that already contain the essentials.',
        link: 'Go to shop and sales',
      },
    },
  },
  change: {
    title: 'What changes, and for whom.',
    before: 'Until now',
    after: 'With the assistant',
    rows: [
      {
        who: 'Customers',
        before: 'wait for you to open',
        after: 'get an answer with its source straight away, or a clear handover',
      },
      {
        who: 'Service team',
        before: 'types the same replies every day',
        after: 'works on the exceptions, with the full history in view',
      },
      {
        who: 'Departments',
        before: 'hear about gaps through complaints',
        after: 'see in the conversations which answer is missing',
      },
      {
        who: 'IT',
        before: 'gets called for every change of wording',
        after: 'embeds the chat once and checks the connections',
      },
    ],
  },
  savings: {
    title: 'Does it pay? Here are the sums.',
    lead: 'An hour the assistant saves your team is worth something, but not a full hour’s pay. So we count only part of it, then subtract the price of the plan. Onboarding and add-ons aren’t included; you’ll find their prices in your quote.',
    formulaTitle: 'The formula',
    formula: [
      'Cost per hour = monthly salary × 12 × {factor} ÷\u00A0{hoursPerYear}',
      'Work per month = requests × {minutes}\u00A0minutes, capped at the hours your team has',
      'Benefit = work × automation rate × cost per hour × {residual}',
      'What’s left = benefit − price of the smallest plan that covers you',
      'First year = benefit × {fullMonths} − 12 × plan price, because the start is slow',
      'Paid back = first month in which the benefit so far covers the plan price so far (we look {months}\u00A0months ahead)',
      'Break-even = plan price ÷ (work × cost per hour × {residual}), {reachable} at most',
    ],
    assumptionsTitle: 'What we assume and haven’t measured',
    assumptions: [
      'Three rates: {careful} careful, {realistic} realistic, {ambitious} ambitious.',
      'A request takes {minutes}\u00A0minutes. Time twenty of your own.',
      'Employers in Germany pay about {factor} times the gross salary; elsewhere, use your own factor.',
      'One person works {hoursPerYear} productive hours a year.',
      'We count an hour set free as only {residual}.',
      'The first six months bring {ramp} of the full benefit.',
      'Anyone who writes at least once in a calendar month is an active user; we allow {perPerson} request each.',
    ],
    example: {
      caption: 'Example: {people} people, {requests} requests a month, gross monthly salary of {salary}',
      columns: {
        row: 'Per month, unless it says otherwise',
        careful: 'Careful',
        realistic: 'Realistic',
        ambitious: 'Ambitious',
      },
      rate: 'Resolved by the assistant',
      hours: 'Hours saved',
      benefit: 'Benefit',
      plan: '{plan} plan',
      net: 'What’s left',
      yearOne: 'Left in the first year',
    },
    caveat:
      'On the careful estimate there’s almost nothing left each month, and the first year ends in the red because of the slow start. At this volume it comes down to what else the assistant does for you, such as answering in the evening.',
    ctaText: 'Enter your team size, requests and salaries, and see your own result straight away.',
    cta: 'Open the savings calculator',
  },
  closing: {
    visitor: 'We’re not sure which goal comes first.',
    team: 'Tell us how last Monday went.',
  },
} satisfies typeof de;
