import type { IndustryText } from '../schema.ts';

export const agencies: IndustryText = {
  meta: {
    name: 'Agencies',
    title: 'Chatbots for agencies: build and run them | {brand}',
    headline: 'Our client wants a chatbot. Can we do that?',
    description:
      'Build chatbots for clients without writing code: blocks, roles, reporting, and two kinds of contract for agencies that look after several clients.',
  },
  question: '‘Our client wants\na chatbot. Can\nwe do that?’',
  headline: 'You can build it. We check connections before you promise them.',
  lead: 'Flows and chat window take no programming: you build with blocks, your client reads the conversations, and roles decide who can change what. For several clients, add projects to your partner agreement, or have each take its own plan.',
  tasks: {
    title: 'The assistant gives the answers. They still need an editor.',
    assistant: [
      'Answering from your client’s knowledge base, with the source',
      'Taking down what their sales team needs for a quote',
      'Routing by topic and language',
      'Looking the part: your client’s colours, icon and wording',
    ],
    people: [
      'Tone of voice, and what the chat is for in the first place',
      'Getting the client’s lawyers and departments on board',
      'Looking after the answers, a service you can sell',
    ],
  },
  talk: {
    title: 'Monday at the agency.',
    lead: 'A client’s chatbot gets a question it can’t answer. By lunch the answer’s there, and by mid-afternoon it’s in use.',
    scene: { time: '10.30\u00A0am', day: 'Monday', place: 'Web chat on a kitchen showroom’s website' },
    visitor: 'Visitor',
    team: 'Editor',
    turns: [
      {
        message: { from: 'assistant', text: 'Hello, I’m the showroom’s AI assistant. What are you planning?' },
      },
      { message: { from: 'visitor', text: 'A new kitchen. Do you take the old one away?' } },
      {
        message: {
          from: 'assistant',
          text: 'I can’t find anything reliable on that. Shall I bring in a person from the agency that replies for us? They’d see this chat; our privacy notice says who processes it.',
        },
        comment: 'No source, so no guess.',
      },
      { message: { from: 'visitor', text: 'Yes please.' } },
      {
        message: {
          from: 'team',
          text: 'Hi, a human here, from the showroom’s agency. Yes, they take it away for £180 including VAT, once the appliances are disconnected.',
        },
        comment: 'Your editor has checked with the showroom. Her role allows her to reply.',
      },
      {
        message: { from: 'visitor', text: 'Brilliant, thanks.' },
        comment: 'Before lunch she adds the approved answer and tests it.',
      },
      {
        message: { from: 'visitor', text: 'What happens to my old units?' },
        comment: '3\u00A0pm: somebody else, after the same greeting.',
      },
      {
        message: {
          from: 'assistant',
          text: 'The showroom takes them away for £180 including VAT, once the appliances are disconnected.',
          source: 'Services › Removal (new)',
        },
        comment: 'Much the same question, but now there’s a source.',
      },
    ],
  },
  connections: {
    title: 'What your clients already use.',
    items: [
      {
        title: 'The client’s website',
        text: 'A short piece of code puts the web chat on the page.',
      },
      {
        title: 'CRM and email marketing',
        text: 'Name the product, and we’ll check the connection before we quote.',
      },
      {
        title: 'Webhooks and API',
        text: 'Webhooks come with every plan but only send data out; your client’s developers set up the receiving end. Reading from an ERP, say, takes a custom API integration, which we build ({enterpriseName}).',
      },
    ],
  },
  fit: {
    title: 'Working together',
    items: [
      {
        page: 'solution-partner-program',
        label: 'Solution partner programme',
        text: 'For agencies that build and run chatbots for clients.',
      },
      { page: 'affiliate-program', label: 'Affiliate programme', text: 'For those who recommend rather than build.' },
      { page: 'products/builder', label: 'Chatbot builder', text: 'Blocks, branches, tests and templates.' },
    ],
  },
  data: {
    title: 'Each client gets a separate project.',
    lead: 'A project is one chatbot. Roles decide who reads, replies or manages channels. When a client project ends, you withdraw your people’s roles.',
    rows: [
      {
        what: 'Visitors’ conversations',
        why: 'to answer, edit and report',
        where:
          'that client’s project: people at your client and your agency, as their roles allow; us and our hosting provider, on the platform in Germany',
      },
      {
        what: 'Question and matching entries',
        why: 'to write the answer, if a language model does that',
        where: 'the provider of that model',
      },
      {
        what: 'Contact details of leads',
        why: 'for your client’s sales team',
        where: 'as in both rows above; your client’s CRM too, if one is connected',
      },
    ],
  },
  start: {
    title: 'Choose your first client well.',
    lead: 'Pick one that gets the same questions all day, and send us three. We’ll email you times for a demo and, while you watch, build a chatbot to answer them.',
    items: [
      { title: 'One use case', text: 'Appointments, leads or service: one is enough for a first proposal.' },
      {
        title: 'The contract',
        text: 'A plan for the client, or an extra project in your partner agreement, at a price agreed there.',
      },
      {
        title: 'Ownership and data',
        text: 'Before the first conversation, agree who maintains answers, who approves them and who processes data for whom. If your people can see conversations, your client needs an agreement with you too.',
      },
    ],
    button: 'Tell us about a client',
  },
};
