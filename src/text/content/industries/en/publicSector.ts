import type { IndustryText } from '../schema.ts';

export const publicSector: IndustryText = {
  meta: {
    name: 'Public sector',
    title: 'AI chatbot for councils and public services | {brand}',
    headline: 'I’ve moved. What do I tell the council?',
    description:
      'Council tax, documents, opening hours: an AI chatbot that answers residents from pages you’ve approved, in plain English and with the source shown.',
  },
  question: '‘I’ve moved.\nWhat do I tell\nthe council?’',
  headline: 'Sooner or later, most people ask.',
  lead: 'Often the answer is already on your website, three clicks down and written for the back office. The assistant gives it in a sentence or two and names the page it came from.',
  tasks: {
    title: 'The assistant explains. Your officers decide.',
    assistant: [
      'Which service to ask, and where to go',
      'Documents and deadlines, in plain English, if you’ve supplied a plain version',
      'Opening hours, closures and step-free entrances',
      'The right form, and what its jargon means',
    ],
    people: [
      'Appeals, hardship and every binding decision',
      'Anything that means opening a case file',
      'Residents who would sooner ring or come in',
    ],
  },
  talk: {
    title: 'First the official word, then the plain one.',
    lead: 'A resident finds the official answer hard going and asks again. This time she gets your plain version.',
    scene: { time: '12.50\u00A0pm', day: 'Tuesday', place: 'Web chat on a council website' },
    visitor: 'Resident',
    team: 'Customer services',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m the council’s AI assistant. Our staff make the decisions, and our privacy notice says who handles what you write. What can I find for you?',
        },
        comment: 'AI notice, limits and privacy notice come first.',
      },
      { message: { from: 'visitor', text: 'I moved on Saturday. What do you need for council tax?' } },
      {
        message: {
          from: 'assistant',
          text: 'Both addresses, the date you moved, and the name of the liable person. That’s the person who has to pay the bill.',
          source: 'Council tax › Moving house',
        },
        comment: 'The legal term is on the form, so it stays, with its meaning.',
      },
      { message: { from: 'visitor', text: 'My English is not good. Please can you write it more simply?' } },
      {
        message: {
          from: 'assistant',
          text: 'Of course. Write 4 things on the form: 1.\u00A0Your old address. 2.\u00A0Your new address. 3.\u00A0The day you moved. 4.\u00A0Who pays.',
          source: 'Council tax › Moving house (plain version)',
        },
        comment: 'Short sentences, in numbered steps. Staff have checked this version.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Can I come today? I use a wheelchair. And my landlord says I also have to pay for the time before I moved. Can somebody check?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'On Tuesdays we are open until 6\u00A0pm. You do not need an appointment. The entrance without steps is in Mill Street. Our staff can check the dates. They will read this chat, and what you wrote about your wheelchair. Can I send it to them? Or do you want to phone?',
          source: 'Locations › Town hall',
        },
        comment: 'It says who’ll read the chat before anybody reads it.',
      },
      { message: { from: 'visitor', text: 'Yes, please send it.' } },
      {
        message: {
          from: 'team',
          text: 'Hello, you’re talking to a person now: I’m in customer services. Bring your tenancy agreement and we’ll check the dates.',
        },
        comment: 'A dispute goes to a person, who can read what came before.',
      },
    ],
  },
  connections: {
    title: 'The assistant reads your pages, not your case files.',
    items: [
      {
        title: 'Service pages',
        text: 'They feed the knowledge base. One person keeps the two in step.',
      },
      {
        title: 'Appointments',
        text: 'The assistant links to your booking system. With the appointment add-on, priced in your quote, residents may be able to book in the chat; we check your calendar first.',
      },
      {
        title: 'Phones and front desk',
        text: 'They carry on as before. The chat hands individual cases to the same team.',
      },
    ],
  },
  fit: {
    title: 'For your committee paper',
    items: [
      { page: 'blog/accessibility', label: 'An accessible chat', text: 'How to test a chat window in twenty minutes.' },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'Automating frequent questions, with people on hand.',
      },
      { page: 'products/voice', label: 'Voice assistant', text: 'For residents who prefer talking to typing.' },
    ],
  },
  data: {
    title: 'No name required.',
    lead: 'Nobody should have to identify themselves to learn when you close. The assistant needs no link to the council tax system either. Use this table as a start for your impact assessment (DPIA). For health details, agree the Article\u00A09 condition and the deletion period with your data protection officer.',
    rows: [
      {
        what: 'Question and postcode or area',
        why: 'to find the service and the office',
        where:
          'platform in Germany (us and our hosting provider); your staff assigned to the project, as their role allows',
      },
      {
        what: 'Question and matching pages',
        why: 'to write the answer, if a language model does that',
        where: 'the language model’s provider',
      },
      {
        what: 'Phone number or email, if given',
        why: 'so somebody can get back to them',
        where: 'as in both rows above, then the team responsible',
      },
      {
        what: 'Health or disability, if a resident mentions it',
        why: 'to answer the question; the chat doesn’t ask',
        where: 'as in the first two rows; after a handover, also the team that takes over',
      },
    ],
  },
  start: {
    title: 'Ten services, not the whole A\u00A0to\u00A0Z.',
    lead: 'Send us three everyday questions, without names or case numbers. We’ll reply with times for a demo, in which we build a chatbot that answers all three. Going out to tender? We’ll tell you in writing what has been tested against WCAG\u00A02.2\u00A0AA and what hasn’t.',
    items: [
      { title: 'Your busiest services', text: 'Start with ten: the front desk knows which.' },
      {
        title: 'Location details you can trust',
        text: 'Hours, entrances, closures, and one person who keeps them right.',
      },
      {
        title: 'Plain versions',
        text: 'Five will do at first. Try them on people who need them.',
      },
    ],
    button: 'Send three questions',
  },
};
