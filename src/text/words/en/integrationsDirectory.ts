import type { integrationsDirectory as de } from '../de/integrationsDirectory.ts';

export const integrationsDirectory = {
  title: '{count} connections, no small print.',
  lead: 'What the assistant connects to, which details travel in which direction, and what somebody on your side has to set up. Sorted by kind, not by maker.',
  ask: 'Which system shall I talk to?',
  answer: {
    none: 'There is nothing like that here yet.',
    one: 'I know one connection.',
    many: 'I know {count} connections.',
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
        standards: 'Open standards',
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
      lead: 'From a conversation to a contact with nobody retyping it. And back only as much as routing needs.',
    },
    'email-marketing': {
      title: 'Email marketing',
      system: 'Your mailer',
      lead: 'The chat asks and takes consent. The sending stays with the system you already use for it.',
    },
    shop: {
      title: 'Shop systems',
      system: 'Your shop',
      lead: 'Lots of looking up here, little writing. Nearly all of it gets by with read access.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Your helpdesk',
      lead: 'So that an open question turns into a ticket, and nobody has to tell the story twice.',
    },
    standards: {
      title: 'Open standards',
      system: 'Your system',
      lead: 'For everything that fits no other box. Described in public documents that your engineers can look up.',
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
    directions: { reads: 'reads', writes: 'writes', both: 'reads and writes' },
  },
  notes: {
    title: 'Three things that hold for every entry.',
    items: [
      {
        title: 'Tested before it is named',
        text: 'A product is named here once the connection has been tried with that version. Until then we check your case before you sign anything.',
      },
      {
        title: 'Read, not kept',
        text: 'Information is fetched for one answer. What stays in the history is whatever the visitor was shown.',
      },
      {
        title: 'Failure is planned for',
        text: 'If your system is silent, the assistant says just that, offers a person, and does not try its luck with a guess.',
      },
    ],
    link: 'How a connection is built',
  },
  closing: {
    visitor: 'Our system dates from 2009. We call it the Fossil.',
    team: 'Then tell us what the Fossil can do.',
  },
} satisfies typeof de;
