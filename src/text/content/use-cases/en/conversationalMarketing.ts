import type { UseCase } from '../schema.ts';

export const conversationalMarketing: UseCase = {
  meta: {
    name: 'Conversational marketing',
    title: 'Conversational marketing, step by step | {brand}',
    headline: 'Answer first, ask later.',
    description:
      'How to build four chat flows: winning leads, helping after the sale, booking appointments and asking for feedback. With steps and sample conversations.',
  },
  hero: {
    question: '‘Would one fit on a sloping lawn?’',
    title: 'Answer\u00A0first. Ask for an\u00A0email\u00A0later.',
    lead: 'You run the website and its campaigns, and you’d like more visits to turn into conversations. Here are four flows you can build without code, two of them with an add-on. In a demo we build a chatbot from three questions you bring.',
    chat: {
      label: 'Example: a question about garden rooms, then a choice of what to do next',
      messages: [
        {
          from: 'assistant',
          text: 'Hello, you’re chatting with an AI assistant. What would you like to know about garden rooms?',
        },
        { from: 'visitor', text: 'Would one fit on a sloping lawn?' },
        {
          from: 'assistant',
          text: 'Often, yes: we build on adjustable feet. Roughly how steep is the slope?',
          source: 'Guides › Difficult ground',
        },
        { from: 'visitor', text: 'About half a metre from front to back.' },
      ],
      replies: ['Get a quote', 'See floor plans', 'Another question'],
    },
  },
  contents: 'Four flows on this page',
  parts: [
    {
      id: 'leadgenerierung',
      name: 'Lead generation',
      title: 'Lead generation: a\u00A0good reason to leave an\u00A0email',
      lead: '‘Further information’ is a poor reason to leave an address. A quote is a good one.',
      steps: [
        {
          title: 'Collect what people ask before they enquire',
          text: 'Ask your sales team which three questions always come first. Put those answers in the knowledge base before you add a single field.',
        },
        {
          title: 'Choose the right pages',
          text: 'Start where people compare: service pages, pricing. The careers page can wait.',
        },
        {
          title: 'Ask only what the next step needs',
          text: 'Two to four questions are plenty, and the flow says what they’re for. A quote takes measurements and a postcode; a date of birth is nobody’s business.',
        },
        {
          title: 'Decide where the enquiry goes',
          text: 'Without a connection, hand over to a team in live chat; with one, contact and enquiry go to your CRM. We check what’s ready for your system before we quote.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: enquiries from the chat, and the conversation behind one of them',
          listTitle: 'New enquiries',
          items: [
            { title: 'Garden room, slope', detail: 'wants a quote', badge: 'new', state: 'person' },
            { title: 'Home office', detail: 'would like advice', state: 'team' },
            { title: 'Rented house', detail: 'just looking, no contact' },
          ],
          note: 'People who leave no address still get their answer.',
          chatTitle: 'Conversation',
          messages: [
            { from: 'assistant', text: 'Hello, I’m an AI assistant.' },
            { from: 'visitor', text: 'So what does one cost?' },
            {
              from: 'assistant',
              text: 'A colleague will work that out and email you a quote. We’d use your address for that only; our privacy notice says who handles it. Which address is it? You can also ring.',
            },
            { from: 'visitor', text: 'garden@post.example, please.' },
            { from: 'assistant', text: 'Thanks. If you change your mind, tell us and we’ll delete it.' },
          ],
        },
      },
    },
    {
      id: 'customer-engagement',
      name: 'Customer engagement',
      title: 'Customer engagement: be\u00A0there after\u00A0the\u00A0sale',
      lead: 'Plenty of questions only turn up once the box is open. Answer those, and people think well of you.',
      steps: [
        {
          title: 'List the moments after a purchase',
          text: 'First use, first service, renewal: for each product, note when a customer is likely to get stuck.',
        },
        {
          title: 'Write what helps at each one',
          text: 'A care guide, a quick fix, a service interval: put it in the knowledge base, and leave the selling out.',
        },
        {
          title: 'Offer the newsletter mid-conversation',
          text: 'With the newsletter add-on (priced in your quote), the assistant takes an address and consent. Say who writes, how often and how to unsubscribe. Nobody joins without a click in the confirmation email.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a few weeks after buying a bicycle',
          messages: [
            { from: 'assistant', text: 'Hello, I’m an AI assistant. How’s the bike?' },
            { from: 'visitor', text: 'The gears have started to rattle in third.' },
            {
              from: 'assistant',
              text: 'On a new bike the cable settles in. A quarter turn on the adjuster usually cures it.',
              source: 'Care › Gears',
            },
            { from: 'visitor', text: 'Which way?' },
            {
              from: 'assistant',
              text: 'Anticlockwise. If it still rattles, bring it in: the first service is the time to fix it.',
              source: 'Care › Gears',
            },
          ],
          replies: ['What’s in a service?', 'I’ll try it first'],
        },
      },
    },
    {
      id: 'terminbuchung',
      name: 'Appointment booking',
      title: 'Appointment booking: from\u00A0‘when?’ to ‘see\u00A0you\u00A0then’',
      lead: 'Three emails to find half an hour? With the appointment booking add-on (priced in your quote), one conversation can do it.',
      steps: [
        {
          title: 'Keep kinds of appointment apart',
          text: 'A first chat, a site visit and a repair take different people and different amounts of time. Set up each one separately.',
        },
        {
          title: 'Sort out the calendar and leave gaps',
          text: 'Your quote says whether the add-on can read your calendar and write to it. Allow for travel and paperwork.',
        },
        {
          title: 'Offer two or three times',
          text: 'On a small screen, a short choice beats a month view. If none of them suits, people can suggest another.',
        },
        {
          title: 'Make cancelling just as easy',
          text: 'Say in the confirmation how to cancel or move the appointment. Better a cancellation the night before than an empty chair.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a site visit is arranged',
          messages: [
            { from: 'assistant', text: 'Hello, I’m an AI assistant and I book site visits.' },
            { from: 'visitor', text: 'Any afternoons next week?' },
            {
              from: 'assistant',
              text: 'Wednesday at 3\u00A0pm or Friday at 2.30\u00A0pm. Allow an hour.',
              source: 'Appointments › Site visits',
            },
            { from: 'visitor', text: 'Friday, please.' },
            {
              from: 'assistant',
              text: 'I can book that and email a confirmation. Which email address may we use? Our chat provider, the company behind its AI and our calendar’s provider handle it for us. You can ring instead.',
            },
          ],
          replies: ['Enter address', 'I’d rather ring'],
        },
      },
    },
    {
      id: 'kundenfeedback',
      name: 'Customer feedback',
      title: 'Customer feedback: ask one\u00A0thing, and read\u00A0the\u00A0answers',
      lead: 'A twenty-field form mostly measures patience. One well-timed question brings you sentences you can use.',
      steps: [
        {
          title: 'Ask at the end',
          text: 'Wait until the matter is settled, and ask about this conversation only.',
        },
        {
          title: 'One tap, then a sentence',
          text: 'Yes or no first, then why. Anyone who’d rather not explain is done.',
        },
        {
          title: 'Hand annoyed customers to a person',
          text: 'Add a branch: a ‘no’ leads to your service team, if the customer would like a word.',
        },
        {
          title: 'Read it every month, and reply',
          text: 'Go through the answers in the conversations. Fix one thing that keeps coming up, then tell your customers you have.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Builder with a feedback flow: after the choice it branches into a question and a handover',
          title: 'Feedback',
          status: 'Example',
          steps: [
            { kind: 'Trigger', text: 'Matter settled' },
            { kind: 'Choice', text: 'Did that help?' },
          ],
          branches: [
            { when: 'Yes', kind: 'Question', text: 'What was good?' },
            { when: 'No', kind: 'Handover', text: 'Service team, if wanted' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures, meaning to follow',
    lead: 'We’re still confirming their meaning and source. Please don’t base a decision on them yet.',
  },
  limits: {
    title: 'When a chat won’t help',
    items: [
      {
        title: 'Nobody follows up',
        text: 'An enquiry left for three days does your reputation no good. Wait until somebody has the time.',
      },
      {
        title: 'Hardly anyone visits',
        text: 'With a handful of visits a day, an email address in plain sight does the job.',
      },
      {
        title: 'The answers don’t exist yet',
        text: 'If nothing’s written down about what you do and what it costs, start there. Once it is, bring three questions to a demo.',
      },
    ],
  },
};
