import type { IndustryText } from '../schema.ts';

export const manufacturing: IndustryText = {
  meta: {
    name: 'Manufacturing',
    title: 'Chatbot for manufacturers: parts, data sheets | {brand}',
    headline: 'The line has stopped. Which seal is it?',
    description:
      'Spare parts by number, the current data sheet and dealers who write in three languages: an AI chatbot that knows your parts lists and its own limits.',
  },
  headline: 'The line has stopped. Which seal do we order?',
  lead: 'Your callers are dealers, fitters and maintenance crews. They want the right part, the sheet that is valid today and a reply in the language they work in, whatever the shift.',
  opening: {
    question: 'Which seal goes with a KP\u00A040 pump from 2018?',
    answer: 'Seal kit DS\u00A0417 fits every KP\u00A040 since 2016. Shall I open the data sheet?',
    source: 'Parts list › KP\u00A040',
    replies: ['Data sheet', 'Lead time'],
  },
  tasks: {
    title: 'Looking up numbers is a machine’s job. Signing off is an engineer’s.',
    assistant: [
      'Finding a part by type plate, year of build or superseded number',
      'Handing out the valid issue of a data sheet or manual',
      'Answering in English, German and French on one and the same line',
      'Sorting dealer requests by territory, machine and urgency',
    ],
    people: [
      'Anything about safety, pressure or heat beyond the documents',
      'Prices, discounts and dates that are open to negotiation',
      'Complaints for which somebody has to see the machine',
    ],
  },
  talk: {
    title: 'The dealer writes French, the engineer English. It works.',
    lead: 'Tomorrow somebody will ask in German on the very same line. The part number stays as it is in each language, and so does the person in charge.',
    scene: 'Wednesday, 7.15 pm, dealer portal',
    visitor: 'Dealer',
    team: 'Engineering',
    turns: [
      {
        message: {
          from: 'visitor',
          text: 'Bonsoir. Mon client a une KP\u00A040 qui fuit. Quel joint\u00A0?',
          lang: 'fr',
        },
        comment: 'The first line is enough to recognise the language.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Bonsoir, je suis un assistant IA. Quelle année figure sur la plaque\u00A0?',
          lang: 'fr',
        },
      },
      { message: { from: 'visitor', text: '2018. Et le fluide est à 95\u00A0degrés.', lang: 'fr' } },
      {
        message: {
          from: 'assistant',
          text: 'Le kit DS\u00A0417 convient à cette année. Il est prévu jusqu’à 90\u00A0degrés\u00A0: je demande à la technique.',
          lang: 'fr',
          source: 'Data sheet › DS\u00A0417, issue 3',
        },
        comment: 'The kit fits, but its sheet stops at 90\u00A0degrees. So the assistant asks instead of guessing.',
      },
      {
        message: {
          from: 'team',
          text: 'At 95\u00A0degrees use DS\u00A0418, it has the other compound. I’ll add that to the sheet.',
        },
        comment: 'The engineer replies in English. The assistant passes the number on in the dealer’s language.',
      },
      {
        message: { from: 'assistant', text: 'DS\u00A0418, donc. Voulez-vous une offre pour ce kit\u00A0?', lang: 'fr' },
      },
      {
        message: { from: 'visitor', text: 'Oui, deux pièces. Merci\u00A0!', lang: 'fr' },
        comment: 'He wants two. The request goes to the sales desk for his territory.',
      },
    ],
  },
  connections: {
    title: 'Parts lists in, requests out.',
    items: [
      { title: 'Product data and parts lists', text: 'are read when a model is named, and never changed.' },
      { title: 'Technical documents', text: 'come in the released issue; older ones stay out of sight.' },
      { title: 'CRM', text: 'matches a dealer with a territory and a contact.' },
      {
        title: 'An interface of your own',
        text: 'for stock from your planning system, for instance on the {enterpriseName} plan.',
      },
    ],
  },
  fit: {
    title: 'Useful next',
    items: [
      {
        page: 'products/ai-chatbot',
        label: 'AI chatbot',
        text: 'Answers with their source, so the workshop can check.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'From the first spare part to the handover to engineering.',
      },
    ],
  },
  data: {
    title: 'Business data, hardly anything personal.',
    lead: 'This is about machines rather than people. Plenty is worth guarding all the same: prices, drawings, who buys from whom. Dealer-only content stays behind your own login.',
    rows: [
      { what: 'Model and year', why: 'decides which list and part apply', where: 'your product data' },
      { what: 'Dealer number', why: 'territory and terms', where: 'your CRM' },
      { what: 'Photo of the type plate', why: 'when a number cannot be read', where: 'the engineer’s ticket' },
    ],
  },
  start: {
    title: 'One product line is enough to begin.',
    lead: 'Pick the machine people ask about most. It soon shows whether numbers and documents agree with one another.',
    items: [
      { title: 'Parts list and data sheets', text: 'For one line, in the issue that applies today.' },
      {
        title: 'Old numbers and their successors',
        text: 'A list of superseded parts, because those are what people search for in vain.',
      },
      { title: 'Who covers what', text: 'Territories, languages and the hours engineering is on shift.' },
    ],
    button: 'Discuss your product line',
  },
};
