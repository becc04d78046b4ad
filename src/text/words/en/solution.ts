import type { solution as de } from '../de/solution.ts';
import type { InboxWords } from '../pictureWords.ts';

const inbox: InboxWords = {
  label: 'Example: the inbox on a Monday morning. Two questions are answered, one is waiting for a person.',
  listTitle: 'Monday, 8.05\u00A0am',
  items: [
    { title: 'Opening hours', detail: 'Sunday, 9.40\u00A0pm', badge: 'answered' },
    { title: 'Guarantee', detail: 'Sunday, 10.15\u00A0pm', badge: 'answered' },
    { title: 'Charged twice', detail: 'Monday, 6.52\u00A0am', badge: 'for you', state: 'person' },
  ],
  note: 'Two conversations are done, one needs you.',
  chatTitle: 'Charged twice',
  messages: [
    { from: 'assistant', text: 'Good morning, I’m an AI assistant.' },
    { from: 'visitor', text: 'You’ve taken the same amount off me twice!' },
    {
      from: 'assistant',
      text: 'I’m sorry. Only accounts can check that. May I pass on this chat and your order number? Both are processed for us by our chat provider and the company behind its AI. No card details, please. If you’d rather ring accounts, do.',
    },
    { from: 'visitor', text: 'Yes, it’s order 30518.' },
  ],
};

export const solution = {
  hero: {
    title: 'Start Monday with the questions that need\u00A0you.',
    lead: '{brand}’s AI assistant answers the familiar questions from your knowledge base, at night too, and hands the rest to your team. You won’t have to write any code. Tell us your team size, monthly requests and average salary, and we’ll email you the sums, even if they come out against us.',
    cta: 'Ask us to do the sums',
    jumps: { label: 'Topics', goals: 'Three goals', features: 'All features', savings: 'Work out savings' },
    inbox,
  },
  goals: {
    templates: 'Start from a ready-made template',
    title: 'Where are you losing the most time?',
    lead: 'Begin there. The other two can follow.',
    items: {
      service: {
        title: 'Customer service',
        text: 'While the same ten questions keep coming in, the difficult ones wait. Let the assistant take the routine ones and live chat the exceptions. Begin with the questions that come up often and mostly get the same reply.',
        link: 'See customer service',
      },
      marketing: {
        title: 'Conversational marketing',
        text: 'Do plenty of people visit your site but few get in touch? In the chat they get a useful answer first. Only then does the assistant ask for contact details or, with the booking add-on, offer a time.',
        link: 'See marketing',
      },
      commerce: {
        title: 'E-commerce and sales',
        text: 'Sometimes a single open question is all that stops an order. The assistant answers it, be it on size, accessories or returns, and passes enquiries on to sales, details included.',
        link: 'See shop and sales',
      },
    },
  },
  change: {
    title: 'What changes, and for whom.',
    before: 'Before',
    after: 'With the assistant',
    rows: [
      {
        who: 'Customers',
        before: 'wait for you to open',
        after: 'get an answer with its source straight away, or leave the question for a person',
      },
      {
        who: 'Service team',
        before: 'types the same replies every day',
        after: 'works on the exceptions, with the full history in view',
      },
      {
        who: 'Departments',
        before: 'learn from complaints what’s missing',
        after: 'see from the conversations which answer to add',
      },
      {
        who: 'IT',
        before: 'gets a call for every change of wording',
        after: 'adds the chat once and tells us what to connect',
      },
    ],
  },
  savings: {
    title: 'Does it pay? Here are the sums.',
    lead: 'An hour the assistant saves your team is worth something, but not a full hour’s pay. So we count only part of it, then subtract the price of the plan. These sums leave out your own work, VAT you can’t recover and anything else your quote puts a price on, from onboarding to users over the limit.',
    formulaTitle: 'The formula',
    formula: [
      'Cost per hour = monthly salary × 12 × {factor} ÷\u00A0{hoursPerYear}',
      'Work per month = requests × {minutes}\u00A0minutes, capped at the hours your team has',
      'Benefit = work × automation rate × cost per hour × {residual}',
      'What’s left = benefit − price of the smallest plan that covers you',
      'First year = benefit × {fullMonths} − 12 × plan price, because the start is slow',
      'Paid back = the first month by which the benefit has covered what you’ve paid for the plan (we look {months}\u00A0months ahead)',
      'Break-even rate = plan price ÷ (work × cost per hour × {residual}); above {reachable}, we call it out of reach',
    ],
    assumptionsTitle: 'What we assume and haven’t measured',
    assumptions: [
      'Three rates: {careful} cautious, {realistic} in the middle, {ambitious} ambitious.',
      'A request takes {minutes}\u00A0minutes. Time twenty of your own.',
      'Employers in Germany pay about {factor} times the gross salary; elsewhere, use your own factor.',
      'One person works {hoursPerYear} productive hours a year.',
      'We count each hour saved as only {residual} of an hour.',
      'The first six months bring {ramp} of the full benefit, counted from the first customer in the chat. If you pay for the plan while you build, take off its price for that time too.',
      'Anyone who talks to your chatbot in a calendar month is an active user of that month; we assume {perPerson} request each.',
    ],
    example: {
      caption: 'Example: {people} people, {requests} requests a month, gross monthly salary of {salary}',
      columns: {
        row: 'Per month, unless stated otherwise',
        careful: 'Cautious',
        realistic: 'Middle',
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
      'On the cautious estimate there’s almost nothing left each month, and the first year ends in the red because of the slow start. The case then rests on what else the assistant does for you: answering in the evening, for instance.',
    ctaText: 'Enter your team size, requests and salaries, and see your own result straight away.',
    cta: 'Open the savings calculator',
  },
  closing: {
    visitor: 'We’re not sure which goal comes first.',
    team: 'Tell us how last Monday went.',
  },
} satisfies typeof de;
