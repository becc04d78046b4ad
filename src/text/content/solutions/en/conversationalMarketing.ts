import type { SolutionText } from '../schema.ts';

export const conversationalMarketing: SolutionText = {
  meta: {
    name: 'Conversational marketing',
    title: 'Leading conversational marketing as a team | {brand}',
    headline: 'Somebody says yes. Who picks it up?',
    description:
      'For heads of marketing: how marketing and sales share one enquiry, which roles that needs, what to measure and the usual ways in which it fails.',
  },
  hero: {
    title: 'Somebody says yes. Who\u00A0picks it up?',
    lead: 'Campaigns and budget are yours, and sales keeps asking what became of them. With {brand} the assistant holds the first conversation, and a rule that you wrote says who holds the second.',
    meeting: {
      label: 'Example: marketing and sales compare notes',
      said: [
        { who: 'Marketing', text: 'You had all our enquiries on Friday.' },
        { who: 'Sales', text: 'I had a list of addresses. It didn’t say what anybody wanted.' },
        { who: 'Marketing', text: 'Then from now on you get the conversation as well.' },
      ],
    },
  },
  change: {
    title: 'One enquiry, three pairs of hands, one afternoon.',
    lead: 'It used to be a row in a spreadsheet, waiting for tomorrow. This is the same case with the handover agreed; the times are made up.',
    picture: {
      kind: 'relay',
      words: {
        label: 'The way of an imagined enquiry in one afternoon: from the assistant to sales and back to marketing',
        lanes: { assistant: 'Assistant', sales: 'Sales', marketing: 'Marketing' },
        steps: [
          {
            lane: 'assistant',
            when: '2.05 pm',
            text: 'On the pricing page a visitor asks whether a service contract makes sense for one machine. The reply names its source.',
          },
          {
            lane: 'assistant',
            when: '2.08 pm',
            text: 'The visitor would like a quote. Only now does the assistant ask for a town and an email address.',
          },
          {
            lane: 'sales',
            when: '2.09 pm',
            text: 'The conversation is in the CRM with subject and region, so it is clear whose it is.',
          },
          {
            lane: 'sales',
            when: '2.40 pm',
            text: 'One question about the machine, then the quote. Nothing is asked twice.',
          },
          {
            lane: 'marketing',
            when: '4.30 pm',
            text: 'A glance at the day’s topics: the pricing page says not a word about single machines.',
          },
          {
            lane: 'marketing',
            when: '4.45 pm',
            text: 'It does now. One more paragraph, and the answer in the knowledge base points to it.',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Responsibility is a\u00A0name, not a\u00A0department.',
    lead: 'Put a person in place of each role before the campaign begins. This is the split we would start with.',
    tasks: [
      {
        title: 'Pick the occasions and pages for a conversation',
        does: 'campaign team',
        decides: 'head of marketing',
        asked: 'sales',
      },
      {
        title: 'Agree when an enquiry counts',
        does: 'marketing and sales at one table',
        decides: 'head of sales',
        asked: 'whoever will ring back',
      },
      {
        title: 'Word the answers that come before an enquiry',
        does: 'editors',
        decides: 'head of marketing',
        asked: 'sales office and product management',
      },
      {
        title: 'Take enquiries on the day they come in',
        does: 'sales, by region',
        decides: 'head of sales',
        asked: 'nobody: it has been agreed',
      },
      {
        title: 'Consents and their wording',
        does: 'marketing',
        decides: 'head of marketing',
        asked: 'data protection officer, beforehand',
      },
      {
        title: 'Connect CRM and email marketing',
        does: 'IT or an agency',
        decides: 'head of marketing',
        asked: 'whoever looks after the CRM',
      },
    ],
  },
  path: {
    title: 'Start small, but with both heads in the room.',
    lead: 'Sign-offs decide how long a stage takes; technology seldom does. So put the meetings with sales in the diary first.',
    stages: [
      {
        title: 'One sheet of paper',
        text: 'Marketing and sales write down which enquiries they want, which they do not, and how soon somebody replies.',
        takes: 'one meeting, both heads present',
        done: 'Both have initialled the same sheet, reply time included.',
      },
      {
        title: 'One campaign',
        text: 'Take one that is running and has a clear aim. The assistant answers on its landing page; everywhere else things stay as they are.',
        takes: 'a landing page, ten checked answers, one connection to the CRM',
        done: 'A test enquiry reaches the right person with its whole history.',
      },
      {
        title: 'Reading along',
        text: 'You learn most from conversations that end without an address. They tell you what your page leaves unsaid.',
        takes: 'an hour a week that belongs to somebody',
        done: 'Three pages read differently because a visitor asked.',
      },
      {
        title: 'Going wider',
        text: 'Appointments, feedback and further campaigns join in, one by one, each with somebody in charge of it.',
        takes: 'templates from the builder, and the appointment add-on',
        done: 'No flow is live without a name beside it.',
      },
    ],
  },
  measures: {
    title: 'What you can put before sales.',
    lead: 'We set you no targets, since only you know where you stand today. Write that down while there is no chat yet.',
    rows: [
      {
        what: 'Topics of conversations',
        tells: 'which questions a campaign raises',
        where: 'dashboard, topics',
        trap: 'A frequent topic may also mean that the page is unclear.',
      },
      {
        what: 'Enquiries that sales accepts',
        tells: 'whether the opening questions are right',
        where: 'CRM',
        trap: 'If every one is accepted, the assistant may be too strict.',
      },
      {
        what: 'Time to the first call back',
        tells: 'whether the agreement holds',
        where: 'CRM',
        trap: 'Count the night separately, or each morning looks bad.',
      },
      {
        what: 'Appointments that took place',
        tells: 'whether they were wanted',
        where: 'calendar and CRM',
        trap: 'Booked is not the same as kept.',
      },
      {
        what: 'Confirmed newsletter sign-ups',
        tells: 'whether your subject lasts beyond the day',
        where: 'email marketing',
        trap: 'A sign-up that was begun does not count until it is confirmed.',
      },
    ],
  },
  decisions: {
    title: 'Four questions for the heads’ meeting.',
    items: [
      {
        title: 'Whose is a disputed enquiry?',
        text: 'Region, product or existing contact: choose one criterion that always wins. The assistant cannot mediate.',
      },
      {
        title: 'What do we say before asking for an address?',
        text: 'Prices, lead times, limits. Our advice: as much as you can bear. Whoever gets in touch after that knows what they are asking for.',
      },
      {
        title: 'What does it sound like?',
        text: 'Three sentences it must never say, and three by which people recognise you. Editors will use that more than any handbook.',
      },
      {
        title: 'When do we stop?',
        text: 'Name the finding after which the campaign carries on without a chat. A trial with an exit is easier to approve.',
      },
    ],
  },
  risks: {
    title: 'Three ways of losing good enquiries.',
    items: [
      {
        title: 'Sales does not believe in it',
        sign: 'Enquiries from the chat are the last to be opened.',
        answer: 'Let somebody from sales write the opening questions. That makes them theirs.',
      },
      {
        title: 'The chat is pushy',
        sign: 'Conversations end exactly where the e\u2011mail address is asked for.',
        answer: 'Move the request further back, and leave a way that needs no address.',
      },
      {
        title: 'Advertising without permission',
        sign: 'Addresses given for a quote turn up on the mailing list.',
        answer: 'Two purposes, two fields and, when in doubt, no message.',
      },
    ],
  },
  next: {
    title: 'Bring sales along.',
    text: 'A first conversation works best three-way: you, your head of sales and us. We take one of your campaigns and draw who picks up what, and when.',
    button: 'Ask for a three-way talk',
  },
  onward: {
    title: 'For those who carry it out',
    useCase: 'Four flows to copy, from the first question to the feedback.',
    examples: 'Six dialogues in which somebody shows interest, with notes in the margin.',
    products: [
      { page: 'products/web-chat', text: 'the window in which it begins' },
      { page: 'products/builder', text: 'putting flows together, branching, testing' },
      { page: 'products/add-ons', text: 'appointments and newsletter in conversation' },
    ],
    industries: [
      { page: 'industries/real-estate', text: 'many enquiries, few viewings' },
      { page: 'industries/tourism', text: 'what guests ask before they book' },
      { page: 'industries/agencies', text: 'running campaigns for others' },
    ],
  },
};
