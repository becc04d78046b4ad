import type { integrationsDirectory as de } from '../de/integrationsDirectory.ts';

export const integrationsDirectory = {
  title: 'What your chatbot and your systems would share.',
  lead: 'Kinds of connection, with sample data flows: which details travel which way, what has to be set up and what is personal data. Before we quote, we check which connection is ready for your system.',
  ask: 'Which system are we talking about?',
  answer: {
    none: 'No data flow like that is described here yet.',
    one: 'One data flow is described here.',
    many: '{count} data flows are described here.',
  },
  facets: {
    kind: {
      label: 'Kind of system',
      all: 'All kinds',
      options: {
        crm: 'CRM',
        'email-marketing': 'Email marketing',
        shop: 'Shop systems',
        helpdesk: 'Helpdesk',
        standards: 'Other systems',
      },
    },
    direction: {
      label: 'Direction',
      all: 'Reading and writing',
      options: { reads: 'Reads from the system', writes: 'Writes to the system' },
    },
  },
  kinds: {
    crm: {
      title: 'CRM',
      system: 'Your CRM',
      lead: 'From a conversation to a contact, with no retyping. Only what routing needs should come back.',
    },
    'email-marketing': {
      title: 'Email marketing',
      system: 'Your mailer',
      lead: 'The chat asks and takes consent. Sending stays with your own system.',
    },
    shop: {
      title: 'Shop systems',
      system: 'Your shop',
      lead: 'Mostly a matter of looking things up. Read access is usually enough.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Your helpdesk',
      lead: 'An open question should become a ticket that already holds the history.',
    },
    standards: {
      title: 'Other systems',
      system: 'Your system',
      lead: 'For anything outside the four kinds: reporting events, connecting software of your own, taking files away.',
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
    address: 'Address of this entry',
    directions: { reads: 'read', writes: 'write', both: 'read and write' },
  },
  notes: {
    title: 'Three things come before any connection.',
    items: [
      {
        title: 'The check',
        text: 'You name the system and its version. Before you sign anything, we say whether the connection exists, needs setting up or has to be built. Products are named here only once they’ve been tried.',
      },
      {
        title: 'The list of fields',
        text: 'For each field we record whether it’s read or written, who sees it and how long it stays. Where a language model words the answer, its operator counts as a recipient too.',
      },
      {
        title: 'A line for bad days',
        text: 'Your system may go quiet one day. What the assistant says then, and who takes over, belongs in the flow and in the test before you launch.',
      },
    ],
    link: 'How a connection is built',
  },
  closing: {
    visitor: 'Our system dates from 2009. We call it the Fossil.',
    team: 'Then tell us what the Fossil can do.',
  },
} satisfies typeof de;
