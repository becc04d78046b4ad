import type { IndustryText } from '../schema.ts';

export const realEstate: IndustryText = {
  meta: {
    name: 'Real estate',
    title: 'Real-estate chatbot: viewings, fairly sorted | {brand}',
    headline: 'Two hundred enquiries for one flat.',
    description:
      'Viewing slots, a checklist of documents and a fair order: the AI chatbot answers every enquiry, while the choice of tenant stays with people.',
  },
  headline: 'Two hundred enquiries, one flat, everybody waiting.',
  lead: 'The listing is live and your inbox is full. The assistant replies to every single person, books viewings in order of arrival and tells applicants which documents are still missing.',
  opening: {
    question: 'Is the flat in Linden Road still available?',
    answer: 'It is. I’m an AI assistant. There are viewings left on Thursday and Saturday.',
    source: 'Property 112 › Viewings',
    replies: ['Thursday', 'Saturday', 'Documents'],
  },
  data: {
    title: 'Only the papers that are due now.',
    lead: 'A name will do before a viewing. The assistant asks for no proof of income until a tenancy is seriously on the table.',
    rows: [
      { what: 'Name and email', why: 'invitation and confirmation', where: 'your agency software' },
      { what: 'Preferred slot', why: 'times with a limited number of places', where: 'the property’s calendar' },
      { what: 'Income, guarantor', why: 'after the viewing', where: 'a protected upload of yours, not the chat' },
      { what: 'Origin, family, health', why: 'never asked', where: 'plays no part' },
    ],
  },
  talk: {
    title: 'A fair queue is one that people can see.',
    lead: 'How do you sort two hundred enquiries justly? Fix the rule before the first arrives, and tell everyone what it is.',
    scene: 'Saturday, 9.02 am, web chat on the listing',
    visitor: 'Applicant',
    team: 'Agent',
    turns: [
      { message: { from: 'visitor', text: 'Morning! Any places left for today’s viewing?' } },
      {
        message: {
          from: 'assistant',
          text: 'One at 11.20. We go by the order in which people ask, and that holds for everybody.',
          source: 'Property 112 › Process',
        },
        comment: 'States the rule before anyone has to wonder.',
      },
      { message: { from: 'visitor', text: 'I’ll take it, my name’s in the box. Should I bring payslips?' } },
      {
        message: {
          from: 'assistant',
          text: 'No, just yourself. I’ll send the checklist along for later.',
          source: 'Help › Documents',
        },
        comment: 'Asks for nothing that is not needed yet.',
      },
      { message: { from: 'visitor', text: 'I have two kids. Does that count against me?' } },
      {
        message: {
          from: 'assistant',
          text: 'I don’t sort by that, and I won’t write it down. No program decides who gets the flat.',
        },
        comment: 'What must not matter never enters the file.',
      },
      { message: { from: 'visitor', text: 'Good to know. Is there a parking space?' } },
      {
        message: {
          from: 'team',
          text: 'Hello, the agent here. The space is still free, and I’ll show it to you later this morning.',
        },
        comment: 'Not in the listing, so a colleague who knows the building answers.',
      },
    ],
  },
  tasks: {
    title: 'It sorts. It does not select.',
    assistant: [
      'Answering from the listing: service charges, floor, moving date',
      'Booking viewings into slots and refilling cancelled ones',
      'Explaining the checklist of documents and pointing out gaps',
      'Letting everyone know once the flat has gone',
    ],
    people: [
      'Choosing who moves in',
      'Negotiations and contracts',
      'The viewing itself: the key, the light, the feel of the place',
    ],
  },
  start: {
    title: 'Your next listing is the test.',
    lead: 'One property is enough to see the whole thing at work. Settle three points beforehand.',
    items: [
      { title: 'The order', text: 'First come or drawn by lot: what counts is that the listing says so.' },
      { title: 'The checklist', text: 'Which documents, at what stage, by which route.' },
      { title: 'Slots and places', text: 'How many people can walk round at the same time.' },
    ],
    button: 'Prepare your next listing',
  },
  connections: {
    title: 'Listing, calendar, inbox.',
    items: [
      { title: 'Agency software', text: 'provides the property details and gathers applicants.' },
      { title: 'Appointment booking', text: 'keeps slots free of double bookings.' },
      { title: 'Property portals', text: 'forward their enquiries to the assistant as messages.' },
    ],
  },
  fit: {
    title: 'A tour of the house',
    items: [
      { page: 'products/add-ons', label: 'Add-ons', text: 'Booking for single and group viewings.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational marketing',
        text: 'Taking in enquiries so that none is left lying.',
      },
    ],
  },
};
