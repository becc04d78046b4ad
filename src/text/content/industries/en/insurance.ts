import type { IndustryText } from '../schema.ts';

export const insurance: IndustryText = {
  meta: {
    name: 'Insurance',
    title: 'Insurance chatbot: the first notice of a claim | {brand}',
    headline: 'It’s 2\u00A0am and the cellar’s under water.',
    description:
      'Pipes burst at night. The AI chatbot takes down insurance claims, leaves cover to your claims team and hands them the whole conversation.',
  },
  question: '‘There’s water coming\ninto my cellar.\nWhat do I do?’',
  headline: 'Questions like this come at two in the morning.',
  lead: 'With water on the floor, a few calm questions help more than a long form. The assistant asks them, even at night, and hands your claims team the whole conversation. They decide whether anything’s paid, and how much.',
  talk: {
    title: 'The report’s in before the office opens.',
    lead: 'A few hours later, the claims team reads it and rings.',
    scene: { time: '2.10\u00A0am', day: 'Thursday', place: 'Web chat' },
    visitor: 'Policyholder',
    team: 'Claims team',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m the claims desk’s AI assistant. If anyone’s hurt or in danger, call 999 first. What’s happened?',
        },
        comment: 'Danger comes before the form.',
      },
      {
        message: {
          from: 'visitor',
          text: 'no one hurt. washing machine in the cellar leaked, tap’s off now, floor’s soaked. will you pay for this',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Glad the tap’s off. Keep clear of wet sockets and plugs. A claims handler will say whether it’s covered. To register the claim, I’d pass on your report; our privacy notice says who handles it for us. Or ring from 8\u00A0am. When and how did it happen?',
          source: 'Process › Home contents',
        },
        comment: 'Not a hint about cover.',
      },
      { message: { from: 'visitor', text: 'midnight ish, the hose split' } },
      {
        message: {
          from: 'assistant',
          text: 'Thank you. What are your name, policy number and phone number?',
        },
      },
      {
        message: {
          from: 'visitor',
          text: 'Carter, HC\u00A00041, 01632\u00A0960041, after eight please. shall I bin the machine?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Thanks, I’ve noted your claim and that you’d like a call after eight. Please don’t bin it yet: keep anything damaged and take photos. The claims team will tell you where to send them.',
          source: 'Guide › After a loss',
        },
        comment: 'From the leaflet. A person looks at the photos.',
      },
      {
        message: {
          from: 'team',
          text: 'Good morning, claims team here. I’ve read your report. Could somebody come round at 10\u00A0am tomorrow?',
        },
        comment: 'Not in the chat: this is the call after eight. No need to explain it all again.',
      },
    ],
  },
  tasks: {
    title: 'The assistant takes the details. You settle the claim.',
    assistant: [
      'Safety advice and emergency numbers, as in your leaflet',
      'Place, time and events, following your form',
      'Which documents are needed',
      'Requests for insurance certificates',
    ],
    people: [
      'Every word about cover, amounts or blame',
      'Injuries: handed over, no questionnaire',
      'Complaints, vulnerable customers and advice on new policies',
    ],
  },
  data: {
    title: 'Some questions are for people.',
    lead: 'A claim can touch on health, neighbours or burglars. Questions about an injury come from your team, not from the chat, on a legal basis you’ve settled with your data protection officer.',
    rows: [
      {
        what: 'Events, name, policy and phone numbers',
        why: 'to register the claim',
        where:
          'us and our hosting provider, on the platform in Germany, then your claims team; a language model’s provider too, if one writes the replies; your helpdesk, if connected',
      },
      { what: 'Photos and receipts', why: 'for the handler’s check', where: 'wherever your claims team asks for them' },
      {
        what: 'Mention of an injury',
        why: 'to hand over at once',
        where: 'as for the events; then your team, without follow-up questions from the chat',
      },
    ],
  },
  connections: {
    title: 'Where the report goes next.',
    items: [
      { title: 'Helpdesk', text: 'If yours can be connected, the report arrives as a ticket, with the conversation.' },
      {
        title: 'Claims system',
        text: 'We may be able to connect it through the custom API integration ({enterpriseName}), though never for payments.',
      },
      {
        title: 'Appointment booking',
        text: 'An add-on, priced in your quote once we’ve checked your calendar.',
      },
    ],
  },
  fit: {
    title: 'Where to go from here',
    items: [
      { page: 'products/live-chat', label: 'Live chat', text: 'Routing by topic, say to motor or home.' },
      {
        page: 'examples/customer-service',
        label: 'Sample conversations',
        text: 'Six from customer service.',
      },
    ],
  },
  start: {
    title: 'Four things to send and one late night.',
    lead: 'Tell us how you handle one line, say home contents. We’ll email you demo times and build a chatbot from three of your questions, without names or claim numbers. Once you have a plan, or access we’ve agreed, test the chatbot on made-up claims before you go live, at 2\u00A0am if you like.',
    items: [
      { title: 'Your claim form', text: 'Mandatory fields become questions, in your order.' },
      {
        title: 'Leaflets on first steps',
        text: 'Signed off by legal and compliance. Anything else stays out.',
      },
      {
        title: 'The never-say list',
        text: 'From ‘we’ll cover that’ to ‘you’re insured’: check every answer against it.',
      },
      {
        title: 'Your reviewers’ questions',
        text: 'Send them early: on outsourcing (EU: DORA; UK: PRA and FCA rules), audit rights, exit, the language model and sub-processors. A person replies by email.',
      },
    ],
    button: 'Describe your process',
  },
};
