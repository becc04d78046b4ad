import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const salesSupport: GoalText<TemplateId<'sales-support'>> = {
  meta: {
    name: 'Sales support',
    title: 'Sales support chatbot templates | {brand}',
    headline: 'The groundwork is done before you ring.',
    description:
      'Four chatbot templates for sales teams: comparing products, documents for a mortgage, group enquiries and reordering, each with its steps and a chat.',
  },
  teaser: 'Fewer emails back and forth before a quote.',
  hero: {
    title: 'The groundwork is done before you ring.',
    lead: 'A good quote can take several rounds of emails. These flows ask the questions up front and leave prices and haggling to your sales team.',
  },
  templates: {
    'product-comparison': {
      name: 'Compare two models',
      summary: 'Puts data-sheet figures side by side, and asks about the job before anyone chooses.',
      greeting:
        'Hello, I’m the maker’s AI assistant, with our data sheets to hand; our privacy notice says who processes your questions. What are you comparing?',
      prepare: 'Data sheets as text, and for each model a line on what it’s no good for.',
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
          'Either lifts glass; the V6 holds more and can turn the sheet upright. How heavy are your sheets?',
          'Data sheets V4, V6',
        ),
        visitor('up to 110\u00A0kg, 2\u00A0m wide'),
        bot(
          'Both can take the weight. At 2\u00A0m wide, the V4 is only rated with the wide frame.',
          'Data sheet V4, page\u00A02',
        ),
        visitor('some of it is textured'),
        bot(
          'Both data sheets give figures for smooth surfaces only, and I won’t guess. Shall I bring in an engineer?',
          'Data sheets V4, V6',
        ),
        visitor('please do'),
        team(
          'Applications here. Textured glass needs foam pads and a test. Post us an offcut, please: the address and a label are under ‘Samples’ on our website.',
        ),
      ],
    },
    'loan-documents': {
      name: 'Documents for a mortgage',
      summary: 'Puts together the list of documents, and makes plain that a person decides on the loan.',
      greeting:
        'Hello, I’m the bank’s AI assistant; our privacy notice says who processes what you tell me. What are you planning?',
      prepare:
        'Lists by employment and kind of property, and your own secure area for uploads. Estate agents check first whether they need authorisation for this: in the UK from the FCA, in Ireland from the Central Bank, in Germany under section\u00A034i GewO.',
      steps: [
        choose('Buying, building or remortgaging'),
        choose('Employed, self-employed, retired'),
        lookUp('List of documents'),
        say('Uploads in the secure area only'),
        handOver('Mortgage adviser'),
      ],
      talk: [
        visitor('First time buyer, both nurses. What paperwork before we come in?'),
        bot(
          'For each of you, three months’ payslips and bank statements, plus ID. Any overtime on those payslips?',
          'Documents › Employed',
        ),
        visitor('loads. nights mostly'),
        bot('Then please add your P60s. Have you found a place yet?', 'Documents › Overtime'),
        visitor('yes!! can I send it all here'),
        bot('Not in this chat, please. Your adviser will send you a secure link.', 'Documents › Uploading'),
        visitor('does night pay count in full?'),
        bot(
          'A person decides that; I’d be guessing. An adviser can email you a time and the lists, using your address for this meeting only. When would suit you both, and which address should they use? Or you can ring.',
        ),
        visitor('tuesday 3ish, not straight after a night. nurses@post.example'),
        bot(
          'I’ve asked for Tuesday at 3\u00A0pm, and noted: not straight after a night shift. Your adviser will confirm it, send the lists and explain any fees before you go further.',
        ),
      ],
    },
    'group-offer': {
      name: 'Group enquiry',
      summary: 'Gathers a group’s numbers, dates and plans, so that the quote is right first time.',
      greeting:
        'Hello, I’m the hotel’s AI assistant for groups. Our privacy notice says who processes your request. What’s the occasion?',
      prepare: 'Rooms, number of beds, packages and the question your quotes usually trip over.',
      steps: [
        ask('How many, when, what for?'),
        choose('Meeting, party or outing'),
        lookUp('Rooms and packages'),
        branch('More than you have beds for?'),
        handOver('Events team'),
      ],
      talk: [
        visitor('Do you do weekends for 16 walkers, early October?'),
        bot('Sixteen is no trouble; the events team checks the dates. Twin rooms or singles?', 'Groups › Size'),
        visitor('5 twins 6 singles. we need somewhere to dry boots'),
        bot('There’s a heated drying room by the back door.', 'Hotel › Walkers'),
        visitor('dogs? three'),
        bot('Dogs stay in the ground-floor rooms, and there are four of those.', 'Hotel › Dogs'),
        visitor('phew. and packed lunches at 7?'),
        bot(
          'I don’t know how early the kitchen can do them, so I’ll ask. Where may the events team email the quote? They’ll use the address for that alone. Or you can ring.',
        ),
        visitor('boots@post.example'),
        team(
          'Hello from the events team. We have room from 1 to 3\u00A0October, and seven is fine if you order the night before. I’ll send the quote today.',
        ),
      ],
    },
    reorder: {
      name: 'Reorder by messaging app',
      summary: 'Notes what has run out, repeats it, and leaves price and order to the sales office.',
      greeting:
        'Good morning, I’m the roastery’s AI assistant. Our privacy notice says who processes your order. What’s running low?',
      prepare:
        'Your range with pack sizes. To know the last order, the assistant needs a connection to your system; we check that before we quote.',
      steps: [
        ask('Company and product'),
        lookUp('Range and pack sizes'),
        choose('Quantity and kind'),
        branch('Is the summary right?'),
        handOver('Sales office confirms'),
      ],
      talk: [
        visitor('same again pls, the café by the harbour'),
        bot(
          'Gladly, but I can’t see your last order. The sales office gets this chat. Which beans, and how many kilos?',
        ),
        visitor('12 of the house, 8 decaf. everyone’s suddenly sensible'),
        bot(
          'House comes in 4\u00A0kg bags and decaf in 2\u00A0kg, so that’s three and four. Ground, or whole?',
          'Range › Coffee',
        ),
        visitor('whole. same price?'),
        bot(
          'Only the sales office can tell you your price. Three bags of house, four of decaf, whole, to the harbour café: right?',
        ),
        visitor('right'),
        team(
          'Morning, sales office. The quote’s gone to the email address we hold for you. Reply with a yes, and we’ll roast.',
        ),
        visitor('said yes'),
      ],
    },
  },
  next: {
    title: 'Which question costs your sales team the most time?',
    text: 'Send us just the one. We’ll reply with what your assistant should ask beforehand.',
  },
};
