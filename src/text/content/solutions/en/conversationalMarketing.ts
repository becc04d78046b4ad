import type { SolutionText } from '../schema.ts';

export const conversationalMarketing: SolutionText = {
  meta: {
    name: 'Conversational marketing',
    title: 'Conversational marketing: who does what | {brand}',
    headline: 'Somebody’s interested. Who takes it from here?',
    description:
      'For heads of marketing: how to share an enquiry with sales, who owns which job, what to measure, and three ways good enquiries get lost.',
  },
  hero: {
    title: 'Somebody’s interested. Who\u00A0takes\u00A0it from\u00A0here?',
    lead: 'You’re accountable for the campaigns and the budget; sales wants to know what came of them. With {brand}, an AI assistant has the first conversation. Your rules decide who has the next one, and that colleague can read everything that’s been said.',
    meeting: {
      label: 'Example: marketing and sales compare notes',
      said: [
        { who: 'Marketing', text: 'We sent you every enquiry by Friday.' },
        { who: 'Sales', text: 'You sent me a column of email addresses, and not a word about what anyone wanted.' },
        { who: 'Marketing', text: 'Fair enough. From now on you get the conversation too.' },
      ],
    },
  },
  change: {
    title: 'One enquiry, and what came of\u00A0it.',
    lead: 'An invented example of how it could run once the handover is agreed and your CRM is connected. Before we quote, we check whether there’s a ready connection for yours.',
    picture: {
      kind: 'relay',
      words: {
        label:
          'An imagined enquiry, from one afternoon to the next day: the assistant passes it to sales, and marketing fills a gap on the page',
        lanes: { assistant: 'Assistant', sales: 'Sales', marketing: 'Marketing' },
        steps: [
          {
            lane: 'assistant',
            when: '2.05\u00A0pm',
            text: 'Someone on the pricing page asks whether a service contract is worth it for a single machine. The assistant gives the terms, with their source, and says they don’t mention single machines.',
          },
          {
            lane: 'assistant',
            when: '2.08\u00A0pm',
            text: 'The visitor wants a quote. The assistant asks for a town and an email address, for this quote only, and says who receives them.',
          },
          {
            lane: 'sales',
            when: '2.09\u00A0pm',
            text: 'The enquiry reaches sales, with the whole conversation. The town shows sales whose patch it is.',
          },
          {
            lane: 'sales',
            when: '2.40\u00A0pm',
            text: 'A colleague asks one question about the machine and sends the quote. Nothing has to be said twice.',
          },
          {
            lane: 'marketing',
            when: '4.30\u00A0pm',
            text: 'Going through the conversations that ended without an address, a colleague finds the same question again and again. The pricing page never mentions single machines.',
          },
          {
            lane: 'marketing',
            when: 'next day',
            text: 'Now it does: the new paragraph has been signed off, and it’s in the knowledge base, too.',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Put a\u00A0name on\u00A0it, not a\u00A0department.',
    lead: 'This is the split we’d start with. Fill in real people before the campaign goes out.',
    tasks: [
      {
        title: 'Choose where conversations start',
        does: 'campaign team',
        decides: 'head of marketing',
        asked: 'sales',
      },
      {
        title: 'Agree what counts as an enquiry',
        does: 'marketing and sales, round one table',
        decides: 'head of sales',
        asked: 'the people who’ll follow up',
      },
      {
        title: 'Write the answers people want before they enquire',
        does: 'content team',
        decides: 'head of marketing',
        asked: 'sales office and product managers',
      },
      {
        title: 'Pick up enquiries the same day',
        does: 'sales, by topic and language',
        decides: 'head of sales',
        asked: 'nobody: it’s been agreed',
      },
      {
        title: 'Consent, and how it’s worded',
        does: 'marketing',
        decides: 'head of marketing',
        asked: 'your data protection officer, before you go live',
      },
      {
        title: 'Connect the CRM and email marketing',
        does: 'IT or your agency',
        decides: 'head of marketing',
        asked: 'the person who runs the CRM, and your data protection officer',
      },
    ],
  },
  path: {
    title: 'Start small, with both bosses in the room.',
    lead: 'Sign-off sets the pace, so get the meetings with sales into the diary first.',
    stages: [
      {
        title: 'One side of A4',
        text: 'Marketing and sales write down the enquiries they want, the ones they don’t, and how soon somebody replies.',
        takes: 'one meeting, with both heads present',
        done: 'Both have initialled the same page, reply time included.',
      },
      {
        title: 'One campaign',
        text: 'Pick one that’s already running and has a clear goal. The assistant answers on its landing page; the rest of the site stays as it is.',
        takes: 'a landing page, ten checked answers and a way to sales: live chat or, once connected, your CRM',
        done: 'A test enquiry lands with the right person, with the whole conversation.',
      },
      {
        title: 'Reading the conversations',
        text: 'Look hardest at the ones that end without an address. They show you what your page leaves out.',
        takes: 'an hour a week in somebody’s diary',
        done: 'Three pages have changed because a visitor asked.',
      },
      {
        title: 'Adding more',
        text: 'Appointments, feedback and further campaigns follow, one at a time.',
        takes: 'templates from the builder; for appointments, an add-on (priced in your quote)',
        done: 'Every live flow has an owner.',
      },
    ],
  },
  measures: {
    title: 'What you can show sales.',
    lead: 'Set your own targets: only you know where you’re starting from. Write the figures down before the chat goes live.',
    rows: [
      {
        what: 'What people ask about',
        tells: 'what people still want to know after seeing the campaign',
        where: 'dashboard reports',
        trap: 'A common question may just mean the page is unclear.',
      },
      {
        what: 'Enquiries sales accepts',
        tells: 'whether you’re asking the right things first',
        where: 'CRM',
        trap: 'If sales takes every one, your questions may be putting others off.',
      },
      {
        what: 'Time to first reply',
        tells: 'whether the agreement is being kept',
        where: 'CRM',
        trap: 'Count overnight enquiries separately, or every morning looks bad.',
      },
      {
        what: 'Appointments kept',
        tells: 'whether people wanted them',
        where: 'your calendar and your CRM',
        trap: 'A booking isn’t a meeting.',
      },
      {
        what: 'Confirmed newsletter sign-ups',
        tells: 'whether people want to hear from you again',
        where: 'email marketing',
        trap: 'A sign-up counts once it’s confirmed, not before.',
      },
    ],
  },
  decisions: {
    title: 'Four things to settle with sales.',
    items: [
      {
        title: 'Who gets a disputed enquiry?',
        text: 'Topic, product or existing contact: pick the one that always wins; an assistant can’t referee. Routing goes by topic, language and workload. We check before we quote whether it can go by region too.',
      },
      {
        title: 'What do we say before we ask who they are?',
        text: 'Prices, lead times, the jobs you turn down: anything you’re happy to publish. Anyone who still enquires knows what they’re asking for.',
      },
      {
        title: 'How should it sound?',
        text: 'Write three sentences it must never say and three that could only be yours. Your writers can start from those.',
      },
      {
        title: 'When do we call it off?',
        text: 'Agree now which result would make you take the chat off the campaign. A test with a stopping rule is easier to approve.',
      },
    ],
  },
  risks: {
    title: 'Three ways to lose a good enquiry.',
    items: [
      {
        title: 'Sales doesn’t buy it',
        sign: 'Enquiries from the chat get opened last.',
        answer: 'Have someone from sales write the opening questions.',
      },
      {
        title: 'The chat is pushy',
        sign: 'Conversations stop at the request for an email address.',
        answer: 'Ask later, and leave a way through that needs no address.',
      },
      {
        title: 'Marketing without permission',
        sign: 'Addresses given for a quote turn up on the mailing list.',
        answer:
          'A quote is one purpose, marketing another. Ask for marketing consent separately, and for a newsletter have it confirmed by email.',
      },
    ],
  },
  next: {
    title: 'Bring your head of sales.',
    text: 'Tell us about one campaign that’s running now. Somebody from our team replies by email and suggests who could pick up what. In a demo, you both watch us build a chatbot that answers three of your visitors’ questions.',
    button: 'Describe your campaign',
  },
  onward: {
    title: 'For the people doing it',
    useCase: 'Four flows to build, from first question to feedback.',
    examples: 'Six annotated conversations with people who might buy.',
    products: [
      { page: 'products/web-chat', text: 'the window where conversations start' },
      { page: 'products/builder', text: 'where you build and test the flows' },
      { page: 'products/add-ons', text: 'appointments and newsletter sign-ups' },
    ],
    industries: [
      { page: 'industries/real-estate', text: 'plenty of enquiries, few viewing slots' },
      { page: 'industries/tourism', text: 'what guests ask before they book' },
      { page: 'industries/agencies', text: 'campaigns run for clients' },
    ],
  },
};
