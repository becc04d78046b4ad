import type { SolutionText } from '../schema.ts';

export const eCommerceAndSales: SolutionText = {
  meta: {
    name: 'E-commerce and sales',
    title: 'AI advice in shop and sales, responsibly | {brand}',
    headline: 'Promise only what is on the shelf.',
    description:
      'For heads of shop and sales: where each buying question belongs, who stands by prices and promises, what it takes to set up and what to measure.',
  },
  hero: {
    title: 'Promise only what is on the shelf.',
    lead: 'Turnover, margin and reputation are on your desk. An assistant that advises customers therefore needs limits: stock and list prices it may know, anything beyond them goes to people you have named.',
    meeting: {
      label: 'Example: online shop, sales office and management in a meeting',
      said: [
        { who: 'Shop', text: 'They all ask if the shelf fits an alcove. Then they’re gone.' },
        { who: 'Office', text: 'Gone? They ring me. I look it up in the catalogue.' },
        { who: 'Head', text: 'Then the width goes online, and the odd requests come to you.' },
      ],
    },
  },
  change: {
    title: 'Every question gets a route of its own.',
    lead: 'You decide how a question is recognised and who has it in the end. Five routes will do to begin with.',
    picture: {
      kind: 'routing',
      words: {
        label:
          'Example: five buying questions and where they go. Two are answered by the assistant, two by the team, one by the head of sales.',
        rule: 'Rule',
        routes: [
          {
            asked: 'Will the shelf fit into 78\u00A0cm?',
            rule: 'The width is in the item data.',
            to: 'Assistant',
            text: 'answers and names the source',
            kind: 'assistant',
          },
          {
            asked: 'Can I have it by Friday?',
            rule: 'The shop system knows the lead time.',
            to: 'Assistant',
            text: 'looks it up, does not guess',
            kind: 'assistant',
          },
          {
            asked: 'We would need forty of them.',
            rule: 'More than the number you have set.',
            to: 'Sales office',
            text: 'comes back with a quote',
            kind: 'team',
          },
          {
            asked: 'Could you make it 5\u00A0cm shorter?',
            rule: 'Made to measure, always.',
            to: 'Specialist',
            text: 'checks that it would still hold',
            kind: 'team',
          },
          {
            asked: 'Can you do anything on the price?',
            rule: 'No program grants discounts.',
            to: 'Head of sales',
            text: 'decides, and says why',
            kind: 'lead',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Who stands behind which answer.',
    lead: 'In selling, information is very nearly a promise. So for every kind of information there is somebody who answers for it.',
    tasks: [
      {
        title: 'Keep item data complete',
        does: 'product data team',
        decides: 'head of shop',
        asked: 'purchasing and suppliers',
      },
      {
        title: 'Write down what advisers know',
        does: 'sales office; an editor shortens it',
        decides: 'head of shop',
        asked: 'whoever handles complaints',
      },
      {
        title: 'Limits for quantity, discount and goodwill',
        does: 'head of sales, as a list',
        decides: 'management',
        asked: 'accounts',
      },
      {
        title: 'Take requests for quotes',
        does: 'sales office, with a stand-in',
        decides: 'head of sales',
        asked: 'field sales in that region',
      },
      {
        title: 'Start and end promotions',
        does: 'marketing',
        decides: 'head of shop',
        asked: 'purchasing, because of stock',
      },
      {
        title: 'Connect shop system and payment',
        does: 'IT or an agency',
        decides: 'head of shop',
        asked: 'data protection and accounts',
      },
    ],
  },
  path: {
    title: 'The data first, advice second.',
    lead: 'An assistant is as good as your item data. That is why this begins in the warehouse rather than in a chat window.',
    stages: [
      {
        title: 'One group of products',
        text: 'Choose one that raises many questions and whose data is right. Twenty items described well are of more use than two thousand half described.',
        takes: 'head of shop and product data team over the same list',
        done: 'Each item of the group has measurements, material and lead time.',
      },
      {
        title: 'Reading only',
        text: 'At first the access to your shop system may look things up and nothing else. Orders are still changed by a person.',
        takes: 'a read-only access, and a yes from data protection',
        done: 'Stock in the chat equals stock at the checkout in every sample.',
      },
      {
        title: 'The old hands test it',
        text: 'Those who have sold for years put the questions they hear on the phone, awkward ones included.',
        takes: 'two afternoons with the sales office',
        done: 'The sales office would sign any of those answers.',
      },
      {
        title: 'Add enquiries',
        text: 'Now come larger quantities, promotions and, if you like, payment. Change one thing at a time.',
        takes: 'regions, stand-ins and one limit for each group',
        done: 'An enquiry arrives with quantity, purpose and date in it.',
      },
    ],
  },
  measures: {
    title: 'Turnover alone says too little.',
    lead: 'Only together do these five make a picture. Note today’s state before the assistant gives its first advice.',
    rows: [
      {
        what: 'Purchases after a conversation',
        tells: 'whether answers help people decide',
        where: 'shop system',
        trap: 'Those who ask were often about to buy.',
      },
      {
        what: 'Returns, by reason',
        tells: 'whether the advice was right',
        where: 'shop system or warehouse',
        trap: 'They come late. The first month always looks fine.',
      },
      {
        what: 'Questions about one item',
        tells: 'which description has gaps',
        where: 'dashboard, topics',
        trap: 'What sells a lot is asked about a lot.',
      },
      {
        what: 'Enquiries with all details',
        tells: 'whether a quote can go out at once',
        where: 'CRM',
        trap: 'Every compulsory question adds value and takes away numbers.',
      },
      {
        what: 'Quotes that turn into orders',
        tells: 'whether the right people get through',
        where: 'CRM',
        trap: 'With long projects, read it by the quarter.',
      },
    ],
  },
  decisions: {
    title: 'Four lines that only you can draw.',
    items: [
      {
        title: 'From what quantity does a person speak?',
        text: 'Give one number for each group of products. Below it, customers are led to the basket; above it, to the sales office.',
      },
      {
        title: 'Which prices may it mention?',
        text: 'List prices are in the shop anyway. On tiers, dealer terms and projects it is better silent, with a pointer to a person.',
      },
      {
        title: 'What does it say about competitors?',
        text: 'It will be asked, you may rely on that. One factual sentence that you have approved beats looking the other way.',
      },
      {
        title: 'How binding is a measurement?',
        text: 'Settle with purchasing and a lawyer what follows if it was wrong. The outcome goes into the answer, in plain words.',
      },
    ],
  },
  risks: {
    title: 'What ruins good advice in a shop.',
    items: [
      {
        title: 'Two truths',
        sign: 'An item is available in the chat but not at the checkout.',
        answer: 'One stock, one source. If it fails, the assistant says just that.',
      },
      {
        title: 'Field sales feels bypassed',
        sign: 'Regular customers wonder why an AI has begun to answer them.',
        answer: 'With the CRM connected, they are put straight through to the person they know.',
      },
      {
        title: 'An offer without goods',
        sign: 'One morning, questions about the same offer pile up.',
        answer: 'Purchasing may end any promotion at once, without an application.',
      },
    ],
  },
  next: {
    title: 'Send us ten real buying questions.',
    text: 'Unpolished, the way they are put on the phone or over the counter. We sort them with you: what can an assistant answer, and what is your data not ready for?',
    button: 'Send us your questions',
  },
  onward: {
    title: 'Where your team looks next',
    useCase: 'Shop, sales and promotions, set up by those who work with them.',
    examples: 'Six sales conversations, among them some that end without a sale.',
    products: [
      { page: 'products/integrations', text: 'what passes between chat and shop system' },
      { page: 'products/ai-chatbot', text: 'answers with a source, silence without one' },
      { page: 'products/add-ons', text: 'paying right after the yes' },
    ],
    industries: [
      { page: 'industries/retail', text: 'parcels, stock and returns' },
      { page: 'industries/manufacturing', text: 'spare parts, dealers and three languages' },
    ],
  },
};
