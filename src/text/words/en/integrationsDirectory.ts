import type { integrationsDirectory as de } from '../de/integrationsDirectory.ts';

export const integrationsDirectory = {
  title: 'What your chatbot and your systems could share.',
  lead: 'Tell us your system and its version, and you’ll know before you sign whether it can be connected. We name a product here only once we’ve tried it. Meanwhile, sample flows show which details would travel which way, what has to be set up and what counts as personal data.',
  ask: 'Which system are we talking about?',
  answer: {
    none: 'We haven’t described a data flow like that yet.',
    one: 'Here is one data flow.',
    many: 'Here are {count} data flows.',
  },
  facets: {
    kind: {
      label: 'Kind of system',
      all: 'All kinds',
      options: {
        crm: 'CRM',
        'email-marketing': 'Email marketing',
        shop: 'Online shops',
        helpdesk: 'Helpdesk',
        standards: 'Other systems',
      },
    },
    direction: {
      label: 'Direction',
      all: 'Either direction',
      options: { reads: 'Reads from the system', writes: 'Writes to the system' },
    },
  },
  kinds: {
    crm: {
      title: 'CRM',
      system: 'Your CRM',
      lead: 'A conversation would become a contact. Not much would come back: only what routing needs and, if you like, a deal number.',
    },
    'email-marketing': {
      title: 'Email marketing',
      system: 'Your mail tool',
      lead: 'The chat asks for consent and takes the address. Your own system does the sending.',
    },
    shop: {
      title: 'Online shops',
      system: 'Your shop',
      lead: 'For looking things up, read access is enough. Any plan will do, even if the connection has to be built first.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Your helpdesk',
      lead: 'What the chatbot can’t settle would reach your team with the history attached.',
    },
    standards: {
      title: 'Other systems',
      system: 'Your system',
      lead: 'For anything else: reporting events, connecting your own software or passing on files.',
    },
  },
  entry: {
    assistant: 'Assistant',
    toSystem: 'Goes out',
    toChatbot: 'Comes back',
    setUp: 'To set up',
    personal: 'Personal data',
    who: 'Who does it',
    products: 'Tested with',
    address: 'Link to this entry',
    directions: { reads: 'read', writes: 'write', both: 'read and write' },
  },
  notes: {
    title: 'Three things come before any connection.',
    items: [
      {
        title: 'The check',
        text: 'You name the system and its version. Before you sign anything, we’ll tell you whether the connection exists, needs setting up or has to be built.',
      },
      {
        title: 'The list of fields',
        text: 'For each field we record whether it’s read or written, who sees it and how long it’s kept. Where a language model writes the answer, its provider counts as a recipient too.',
      },
      {
        title: 'A plan for bad days',
        text: 'One day your system may not respond. Decide what the assistant says then and who takes over, and test it before you go live.',
      },
    ],
    link: 'How a connection is built',
  },
  closing: {
    visitor: 'Our system dates from 2009. We call it the Fossil.',
    team: 'Tell us its real name, its version and which of these flows you need, and we’ll check what the Fossil can do.',
  },
} satisfies typeof de;
