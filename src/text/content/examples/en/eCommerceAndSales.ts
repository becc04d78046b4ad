import type { Examples } from '../schema.ts';

export const eCommerceAndSales: Examples = {
  meta: {
    name: 'Examples: e-commerce and sales',
    title: 'Six shop and sales chats with notes | {brand}',
    headline: 'How good advice reads in a chat.',
    description:
      'Sizing, delivery, a return, a project, a missed discount, a repeat order: six sample chats from shops and sales teams, with notes beside them.',
  },
  hero: {
    question: '‘Between a 36 and a 38 waist. Which one?’',
    title: 'Good advice, even with nobody at the\u00A0counter.',
    lead: 'Six chats, from the product page to the parcel that goes back. Some end without a sale, and that’s fine: a wrong size is cheaper to spot before it’s posted. For a chat about your own range, bring three customer questions to a demo. We build it there and then.',
  },
  dialogues: [
    {
      id: 'groesse',
      name: 'Sizing',
      title: 'Between two sizes',
      situation: 'A workwear shop, on the page for a pair of bib and brace overalls.',
      speakers: { visitor: 'Customer' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m the shop’s AI assistant; our privacy notice says who processes what you type.',
          },
        },
        { message: { from: 'visitor', text: 'between a 36 and a 38 waist, which one?' } },
        {
          message: {
            from: 'assistant',
            text: 'Will you wear anything underneath, in winter say? With this cut it makes a difference.',
            source: 'Sizes › Overalls',
          },
          comment: 'Asks what no size chart can know: what’s worn underneath.',
        },
        { message: { from: 'visitor', text: 'thermals usually' } },
        {
          message: {
            from: 'assistant',
            text: 'Then I’d go for the 38. The straps adjust the length, and the waist has room for a second layer.',
            source: 'Sizes › Overalls',
          },
          comment: 'Gives its reasons, so the customer can judge them.',
        },
        { message: { from: 'visitor', text: 'got them in grey?' } },
        {
          message: {
            from: 'assistant',
            text: 'The colours are at the top of this page: if grey’s there, choose it with ‘38’ to see the delivery time. You have 14\u00A0days from delivery to cancel, whether they fit or not.',
            source: 'Returns › Your rights',
          },
          comment:
            'Without a connection the assistant can’t see what’s in stock. Your quote says whether it could get that from your online shop.',
        },
      ],
    },
    {
      id: 'lieferzeit',
      name: 'Delivery',
      title: 'A present with a deadline',
      situation: 'A toy shop, Tuesday lunchtime. The birthday is on Saturday.',
      speakers: { visitor: 'Customer', team: 'Market Street shop' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hi, you’ve reached our AI assistant. Our privacy notice says who processes your question. What can I do for you?',
          },
        },
        { message: { from: 'visitor', text: 'will the pirate ship get here by friday?' } },
        {
          message: {
            from: 'assistant',
            text: 'Order before 2\u00A0pm and it leaves today. It usually takes two to three working days from then, so Thursday or Friday.',
            source: 'Delivery › Times',
          },
        },
        { message: { from: 'visitor', text: 'so not definitely' } },
        {
          message: {
            from: 'assistant',
            text: 'I can’t promise Friday. Collecting is safer. Shall I ask our Market Street shop? They’d see this chat.',
          },
          comment: 'A clear no, with another way round.',
        },
        { message: { from: 'visitor', text: 'yes please' } },
        {
          message: { from: 'assistant', text: 'I’m handing you over to Market Street, with what you’ve asked so far.' },
          comment: 'Putting one aside is a promise, so a person does it.',
        },
        {
          message: {
            from: 'team',
            text: 'Hello from Market Street. I’ve put one behind the till for you until 6\u00A0pm tomorrow. Just give the number P-118.',
          },
        },
      ],
    },
    {
      id: 'rueckgabe',
      name: 'A return',
      title: 'Sending them back, no reason needed',
      situation: 'A shoe retailer, the day after delivery.',
      speakers: { visitor: 'Customer' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m the shoe shop’s AI assistant. Our privacy notice lists who processes this chat. Is it about an order, a delivery or a return?',
          },
        },
        { message: { from: 'visitor', text: 'these boots are too tight over the instep' } },
        {
          message: {
            from: 'assistant',
            text: 'What a shame. You have 14\u00A0days from delivery to cancel, no reason needed. Just tell us: an email will do, or use our returns page. Or would you like a different style?',
            source: 'Returns › Your rights',
          },
          comment: 'The legal right comes first, with no strings.',
        },
        { message: { from: 'visitor', text: 'different style. do they come in a wide fit?' } },
        {
          message: {
            from: 'assistant',
            text: 'Not these. ‘Skye’ is the same height, with more room over the instep.',
            source: 'Boots › Fittings',
          },
        },
        { message: { from: 'visitor', text: 'do I send these back first?' } },
        {
          message: {
            from: 'assistant',
            text: 'No need. Order Skye, cancel the others and post them within 14\u00A0days of telling us; returns are free. We refund what you paid, standard delivery included.',
            source: 'Returns › Refunds',
          },
          comment: 'Answers the next question too.',
        },
      ],
    },
    {
      id: 'projekt',
      name: 'A project',
      title: 'From a question to a\u00A0project',
      situation: 'A maker of external blinds. An architect writes before lunch.',
      speakers: { visitor: 'Architect', team: 'Northern team' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good morning, I’m an AI assistant. Our privacy notice tells you who processes your messages. Are you after a product, or planning a project?',
          },
        },
        { message: { from: 'visitor', text: 'external blinds for a façade with 80 windows' } },
        {
          message: {
            from: 'assistant',
            text: 'That’s a job for one of our regional teams. Where’s the site?',
            source: 'Projects › Contacts',
          },
          comment: 'The number decides it: this branch leads from the shop to the sales team.',
        },
        { message: { from: 'visitor', text: 'Leeds, out to tender' } },
        {
          message: {
            from: 'assistant',
            text: 'When do you need documents? You’ll find specification clauses for both our blind systems in the planning guide.',
            source: 'Planning › Specifications',
          },
        },
        { message: { from: 'visitor', text: 'clauses will do for now. and prices?' } },
        {
          message: {
            from: 'assistant',
            text: 'Our northern team will go through wind loads and prices with you. I’ll hand over what you’ve told me, for this project only.',
          },
          comment: 'Pricing a project is a salesperson’s work.',
        },
        {
          message: {
            from: 'team',
            text: 'Hello, northern team. 80 windows in Leeds, out to tender. We’re free at 3\u00A0pm. Our number is on the projects page.',
          },
          comment: 'The 80 windows and the site came with the conversation, so nobody has to repeat them.',
        },
      ],
    },
    {
      id: 'aktion',
      name: 'An offer',
      title: 'A discount that came too\u00A0late',
      situation: 'An electrical retailer with money off coffee machines. This customer ordered a week early.',
      speakers: { visitor: 'Customer', team: 'Sales' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m an AI assistant, and I know our offers. Our privacy notice says who processes what you ask.',
          },
        },
        { message: { from: 'visitor', text: 'does the offer cover my order from last week?' } },
        {
          message: {
            from: 'assistant',
            text: 'I’m afraid not. It’s for orders from the 1st of this month.',
            source: 'Offers › Terms',
          },
          comment: 'A plain answer, and the place it comes from.',
        },
        { message: { from: 'visitor', text: 'that’s annoying. nothing you can do?' } },
        {
          message: {
            from: 'assistant',
            text: 'I can see why. Exceptions are up to the sales team. Shall I ask them? They’d see this chat.',
          },
        },
        { message: { from: 'visitor', text: 'please' } },
        {
          message: {
            from: 'team',
            text: 'Hello, sales here. I can’t apply it afterwards. You can cancel within 14\u00A0days of delivery and order again at the offer price. Or keep yours, and I’ll gladly send you a pack of descaler.',
          },
          comment: 'The legal right first. Goodwill comes from a person who can answer for it.',
        },
      ],
    },
    {
      id: 'nachbestellung',
      name: 'A repeat order',
      title: 'Same boxes as in March',
      situation: 'A packaging wholesaler. A regular customer is running low.',
      speakers: { visitor: 'Regular customer' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good morning, I’m the wholesaler’s AI assistant; our privacy notice says who processes your details. Would you like to order something?',
          },
        },
        { message: { from: 'visitor', text: 'same folding boxes as march please' } },
        {
          message: {
            from: 'assistant',
            text: 'I can’t see past orders. The sales office can, and I’ll send them this chat. What’s your customer number, and how many this time?',
          },
          comment: 'Admits the gap and collects what the office will need.',
        },
        { message: { from: 'visitor', text: '2207, and 800. have they gone up?' } },
        {
          message: {
            from: 'assistant',
            text: 'A new price list came in on 1\u00A0July. I can’t see what you paid in March, so the office will put both prices in the quote. From 750 you reach the next price break.',
            source: 'Prices › Folding boxes',
          },
        },
        { message: { from: 'visitor', text: 'ok. gate 2 again' } },
        {
          message: {
            from: 'assistant',
            text: 'Noted: 800, same box as in March, gate\u00A02. This isn’t an order yet. The sales office will email you a quote.',
          },
          comment: 'Nothing’s binding until both sides have agreed it.',
        },
      ],
    },
  ],
};
