import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const salesSupport: GoalText<TemplateId<'sales-support'>> = {
  meta: {
    name: 'Sales support',
    title: 'Sales support chatbot templates | {brand}',
    headline: 'The legwork behind the quote.',
    description:
      'Four chatbot templates for sales teams: comparing products, papers for a loan, group enquiries and reordering, with their steps and conversations.',
  },
  teaser: 'So that the first call can be the second.',
  hero: {
    title: 'The legwork behind the quote.',
    lead: 'A good offer needs answers that otherwise cost three emails. These flows fetch them beforehand, and leave the negotiating to your sales people.',
  },
  templates: {
    'product-comparison': {
      name: 'Compare two models',
      summary: 'Puts data-sheet figures side by side, and asks about the job before recommending either.',
      prepare: 'Data sheets as text, and for each model a line on what it is no good for.',
      steps: [
        ask('Which models, for what?'),
        lookUp('Data sheets'),
        say('The differences in three lines'),
        branch('A borderline case?'),
        handOver('Applications engineer'),
      ],
      talk: [
        visitor('V4 vs V6 vacuum lifter, which for glass?'),
        bot(
          'Both lift glass. The V6 holds more and can turn the sheet upright. How heavy are yours?',
          'Data sheets V4, V6',
        ),
        visitor('up to 110 kg, 2 m wide'),
        bot(
          'Within both limits for weight. For two metres the V4 is described only with the wide frame.',
          'Data sheet V4, page 2',
        ),
        visitor('some of it is textured'),
        bot(
          'Then the sheets have nothing to say: both give figures for smooth surfaces only. I won’t guess with 110 kilos. May I bring in an engineer?',
        ),
        visitor('please do'),
        team(
          'Applications, good question. Textured needs foam pads and a test on your pattern. Send me an offcut and I’ll film the test for you.',
        ),
      ],
    },
    'loan-documents': {
      name: 'Papers for a mortgage',
      summary: 'Puts together the list of papers, and makes plain that people decide about the loan.',
      prepare: 'Lists by employment and kind of property, with how old each paper may be.',
      steps: [
        choose('Buying, building or remortgaging'),
        choose('Employed, self-employed, retired'),
        lookUp('List of papers'),
        say('Uploads in the secure area only'),
        handOver('Mortgage adviser'),
      ],
      talk: [
        visitor('First time buyer, both nurses. What paperwork before we come in?'),
        bot(
          'For each of you three months’ payslips, bank statements and identification. Do you have overtime in your pay?',
          'Papers › Employed',
        ),
        visitor('loads. nights mostly'),
        bot('Then please add the last year’s summary, so that it shows as regular. Have you found a place yet?'),
        visitor('yes!! can I send it all here'),
        bot('Please not in this chat. There is a secure area for it; the link comes with the appointment.'),
        visitor('does night pay count in full?'),
        bot(
          'That is for an adviser to decide, and anything I said would be a guess. Would Monday at 9:30, after a night shift, be cruel?',
        ),
        visitor('very. Tuesday 3?'),
        bot('Tuesday at 3 it is. You’ll both get the list, each with your own part.'),
      ],
    },
    'group-offer': {
      name: 'Group enquiry',
      summary: 'Gathers numbers, dates and plans of a group, so that the offer is right the first time.',
      prepare: 'Room allocations, packages, and the question your offers usually trip over.',
      steps: [
        ask('How many, when, what for?'),
        choose('Meeting, party or outing'),
        lookUp('Rooms and packages'),
        branch('More than the house can take?'),
        handOver('Events team'),
      ],
      talk: [
        visitor('Do you do weekends for 16 walkers, early October?'),
        bot('In October, yes; the events team will check the exact days. Twin rooms or singles?'),
        visitor('5 twins 6 singles. we need somewhere to dry boots'),
        bot('There is a heated drying room by the back door.', 'House › Walkers'),
        visitor('dogs? three'),
        bot(
          'Dogs stay in the ground-floor rooms. There are four of those. Do all three come with twins?',
          'House › Dogs',
        ),
        visitor('two do, one comes with me'),
        bot(
          'Noted. Packed lunches at what time? The kitchen’s page doesn’t say how early it can do them, so I’ll ask.',
        ),
        visitor('7 would be heaven'),
        team(
          'Hello from the events team. Seven is fine if you order the night before. Offer for 2 to 4 October is in your inbox.',
        ),
      ],
    },
    reorder: {
      name: 'Reorder by messenger',
      summary: 'Knows regulars by their number, suggests the last order, and orders nothing before a yes.',
      prepare: 'A connection to orders, minimum quantities, and a rule for changed prices.',
      steps: [
        ask('Customer number'),
        lookUp('Recent orders'),
        choose('Same, changed or different'),
        branch('Price changed since?'),
        handOver('Sales office'),
      ],
      talk: [
        visitor('same again pls, the café by the harbour'),
        bot('Morning, AI assistant here. What is the customer number, so that I look at the right café?'),
        visitor('6120'),
        bot('Last time: 12 kg house blend, 4 kg decaf, to the quayside door. All of it again?', 'Order of 30 October'),
        visitor('double the decaf. everyone’s suddenly sensible'),
        bot(
          '12 and 8. The decaf comes from a new harvest at a new price. I can’t quote yours, so the office will before I order anything.',
        ),
        team('Morning, sales office. Decaf’s in the new list, your discount stands. Happy?'),
        visitor('happy'),
        bot('Ordered: 12 kg house, 8 kg decaf. The office confirms the delivery day here.'),
      ],
    },
  },
  next: {
    title: 'Which question costs your sales team the most time?',
    text: 'We’ll start with that one. The rest of the flow tends to follow from it by itself.',
  },
};
