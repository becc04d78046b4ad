import type { SolutionText } from '../schema.ts';

export const eCommerceAndSales: SolutionText = {
  meta: {
    name: 'E-commerce and sales',
    title: 'AI advice for online shops and sales teams | {brand}',
    headline: 'Promise only what’s on the shelf.',
    description:
      'For heads of e-commerce and sales: which question goes where, who vouches for prices and promises, what setting up takes and what to measure.',
  },
  hero: {
    title: 'Promise\u00A0only what’s\u00A0on the\u00A0shelf.',
    lead: 'Whatever the chat promises, your team may have to deliver. So the AI assistant advises from your product data and shows its source. Discounts, bulk orders and special requests go to the people you choose.',
    meeting: {
      label: 'Example: online shop, sales office and management in a meeting',
      said: [
        { who: 'Online shop', text: 'They all ask whether the bookcase fits their alcove. Then they’re gone.' },
        { who: 'Sales office', text: 'Gone? They email me, and I get the catalogue out.' },
        {
          who: 'Head of sales',
          text: 'Then the widths go in the product data, and anything made to measure comes to you.',
        },
      ],
    },
  },
  change: {
    title: 'Every question has somewhere to go.',
    lead: 'You decide how a question is recognised and who gets it. Five routes are plenty to begin with.',
    picture: {
      kind: 'routing',
      words: {
        label:
          'Example: five buying questions and where they go. The assistant answers two, the team two, and the head of sales one.',
        rule: 'Rule',
        routes: [
          {
            asked: 'Will it fit a 78\u00A0cm alcove?',
            rule: 'The width is in the product data.',
            to: 'Assistant',
            text: 'answers and names the source',
            kind: 'assistant',
          },
          {
            asked: 'Can I have it by Friday?',
            rule: 'The online shop is connected and knows the lead time.',
            to: 'Assistant',
            text: 'gives the lead time, without promising Friday',
            kind: 'assistant',
          },
          {
            asked: 'We’d need forty of them.',
            rule: 'More than the number you’ve set.',
            to: 'Sales office',
            text: 'replies with a quote',
            kind: 'team',
          },
          {
            asked: 'Could it be 5\u00A0cm shorter?',
            rule: 'Made to measure, always.',
            to: 'Specialist',
            text: 'checks it would still bear the load',
            kind: 'team',
          },
          {
            asked: 'Any movement on the price?',
            rule: 'Software doesn’t negotiate.',
            to: 'Head of sales',
            text: 'decides, and says why',
            kind: 'lead',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Who vouches for what.',
    lead: 'What you say before a sale can bind you. So every kind of answer needs somebody to vouch for it. Where a language model writes the answer, its provider gets the question, the matching product data and, where agreed, facts from your shop: settle that with your data protection officer first.',
    tasks: [
      {
        title: 'Keep product data complete',
        does: 'product data team',
        decides: 'head of e-commerce',
        asked: 'purchasing and suppliers',
      },
      {
        title: 'Write down what your advisers know',
        does: 'sales office; an editor trims it',
        decides: 'head of e-commerce',
        asked: 'the people who handle complaints',
      },
      {
        title: 'Limits on quantity, discount and goodwill',
        does: 'head of sales, who draws up the list',
        decides: 'management',
        asked: 'accounts',
      },
      {
        title: 'Pick up requests for quotes',
        does: 'sales office, with a named deputy',
        decides: 'head of sales',
        asked: 'the rep for that region',
      },
      {
        title: 'Start and stop promotions',
        does: 'marketing',
        decides: 'head of e-commerce; purchasing may pull the offer from the chat',
        asked: 'purchasing, about stock',
      },
      {
        title: 'Connect the online shop and payment',
        does: 'IT or your agency',
        decides: 'head of e-commerce',
        asked: 'your data protection officer and accounts',
      },
    ],
  },
  path: {
    title: 'Data first, advice second.',
    lead: 'An assistant is only as good as your product data, so begin there.',
    stages: [
      {
        title: 'One product group',
        text: 'Pick one that gets plenty of questions and has data you trust. Twenty items described well beat two thousand half done.',
        takes: 'the head of e-commerce and the product data team, working from one list',
        done: 'Every item in the group has measurements, material and lead time.',
      },
      {
        title: 'Connect the shop, read-only',
        text: 'Before we quote, we check with you whether your online shop can pass on stock and lead times. For that, read-only access is enough; a person makes any change to an order.',
        takes: 'read-only access, discussed with your data protection officer',
        done: 'Every spot check finds the same stock in the chat and at the checkout.',
      },
      {
        title: 'Let the old hands at it',
        text: 'Colleagues who’ve sold for years ask it what they get asked, awkward questions included.',
        takes: 'two afternoons with the sales office',
        done: 'The sales office would put its name to every one of those answers.',
      },
      {
        title: 'Add enquiries',
        text: 'Bulk orders and promotions come next and, if you like, payment (an add-on, priced in your quote). If you sell to consumers, leave the order itself to your checkout, where the order button, the required information and the right to cancel belong.',
        takes: 'a contact and a deputy for each topic, and one limit per product group',
        done: 'An enquiry arrives with quantity, purpose and date in it.',
      },
    ],
  },
  measures: {
    title: 'Sales figures alone won’t tell you enough.',
    lead: 'Read these five together, and note today’s figures before the assistant starts.',
    rows: [
      {
        what: 'Sales in the product group',
        tells: 'whether anything moves after launch',
        where: 'online shop',
        trap: 'Seasons and promotions move it too.',
      },
      {
        what: 'Returns, by reason',
        tells: 'whether the advice was right',
        where: 'online shop or warehouse',
        trap: 'They come late, so month one flatters you.',
      },
      {
        what: 'Questions about one item',
        tells: 'which description has gaps',
        where: 'conversations in the administration portal',
        trap: 'Bestsellers get asked about more.',
      },
      {
        what: 'Complete enquiries',
        tells: 'whether a quote can go out straight away',
        where: 'CRM',
        trap: 'Every compulsory question improves quality but costs you enquiries.',
      },
      {
        what: 'Quotes that become orders',
        tells: 'whether the right people get through',
        where: 'CRM',
        trap: 'On long projects, judge by the quarter.',
      },
    ],
  },
  decisions: {
    title: 'Four lines to draw before you start.',
    items: [
      {
        title: 'How many before a person steps in?',
        text: 'Set one number for each product group. Below it, people order online; above it, the sales office replies.',
      },
      {
        title: 'Which prices may it quote?',
        text: 'List prices, as the shop shows them: for consumers the total, with VAT and delivery, and the unit price where one is required. Leave volume discounts, trade terms and project prices to a person.',
      },
      {
        title: 'What does it say about competitors?',
        text: 'People will ask. Approve one factual, checkable sentence, and run it past your solicitor.',
      },
      {
        title: 'How binding is a measurement?',
        text: 'More than you’d think: if the chat gives a consumer a wrong measurement, the goods may not match their description. Agree with purchasing and your solicitor which measurements it may quote, and who puts an error right.',
      },
    ],
  },
  risks: {
    title: 'What goes wrong in an online shop.',
    items: [
      {
        title: 'Two versions of the truth',
        sign: 'The chat says it’s in stock; the checkout disagrees.',
        answer: 'One source for stock. Until it’s connected, the assistant gives no stock figures.',
      },
      {
        title: 'Your reps feel bypassed',
        sign: 'Regulars wonder why an AI is suddenly answering them.',
        answer: 'The flow asks early on whether someone’s already a customer, then hands over to sales.',
      },
      {
        title: 'A promotion with no stock',
        sign: 'One morning, everybody’s asking about the same offer.',
        answer:
          'Purchasing can pull the offer from the chat on the spot. Before the promotion starts, ask your solicitor whether it may end early.',
      },
    ],
  },
  next: {
    title: 'Send us ten real buying questions.',
    text: 'In your customers’ own words, with names and order numbers taken out. Somebody from our team replies by email and tells you what an assistant could answer and which product data it would need for that. In a demo, we build a chatbot from three of them as you watch.',
    button: 'Send buying questions',
  },
  onward: {
    title: 'Where your team goes next',
    useCase: 'Online shop, sales and promotions: a guide for the people who’ll run them.',
    examples: 'Six sales conversations, including some that end without a sale.',
    products: [
      { page: 'products/integrations', text: 'what passes between the chat and your online shop' },
      { page: 'products/ai-chatbot', text: 'how it answers, with its source' },
      { page: 'products/add-ons', text: 'from conversation to payment' },
    ],
    industries: [
      { page: 'industries/retail', text: 'parcels, stock and returns' },
      { page: 'industries/manufacturing', text: 'spare parts, dealers and their languages' },
    ],
  },
};
