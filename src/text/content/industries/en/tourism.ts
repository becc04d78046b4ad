import type { IndustryText } from '../schema.ts';

export const tourism: IndustryText = {
  meta: {
    name: 'Tourism',
    title: 'Chatbot for hotels and hosts: guest questions | {brand}',
    headline: 'We’re outside. How do we get in?',
    description:
      'Late arrivals, keys and breakfast: an AI chatbot that answers guests in English and German, in chat and on the phone, long after reception has closed.',
  },
  headline: '‘We’re outside. How do we get in?’',
  lead: 'Guests ask when there is a queue at the desk, or when the desk is dark. The assistant replies in German and English, in writing and as a voice on the telephone.',
  opening: {
    question: 'Check-in closed at eight and we’re stuck in traffic!',
    answer: 'No need to hurry. I’m the hotel’s AI assistant, and I’ll explain the key safe.',
    source: 'House › Late arrival',
    replies: ['The key safe', 'Ring reception'],
  },
  talk: {
    title: 'Two guests, two languages, one inbox.',
    lead: 'The call goes to the phone assistant while a fellow traveller types. To reception it is one and the same conversation.',
    scene: 'Friday, 8.45 pm, phone assistant and web chat',
    visitor: 'Guest',
    team: 'Reception',
    turns: [
      {
        message: { from: 'visitor', text: 'Hallo, Buchung drei eins acht. Wir kommen erst gegen elf.', lang: 'de' },
        comment: 'Spoken, on the phone, in German: booking 318 won’t be here until eleven.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, hier spricht der KI-Assistent. Anreise gegen 23\u00A0Uhr, Buchung drei eins acht. Stimmt das?',
          lang: 'de',
        },
        comment:
          'It answers in German, introduces itself as AI and reads back number and time, which are easy to mishear.',
      },
      { message: { from: 'visitor', text: 'Ja, genau.', lang: 'de' } },
      {
        message: {
          from: 'assistant',
          text: 'Der Tresor hängt links neben der Tür. Den Code schickt die Rezeption auf die Nummer aus der Buchung.',
          lang: 'de',
        },
        comment: 'It says where the key safe is, but not the code. Who knows who is listening?',
      },
      {
        message: { from: 'visitor', text: 'Hi, I’m on booking 318 too. Is breakfast safe for coeliacs?' },
        comment: 'Another guest joins by chat, in English. The assistant switches too.',
      },
      {
        message: {
          from: 'assistant',
          text: 'There’s a gluten-free corner. For a strict diet I’d rather ask the kitchen.',
          source: 'Kitchen › Allergens',
        },
        comment: 'With allergies the general answer is not good enough.',
      },
      {
        message: {
          from: 'team',
          text: 'Good evening, reception here. The kitchen will prepare yours separately. The code has just gone out by text.',
        },
        comment: 'The night shift settles both from a single window.',
      },
    ],
  },
  tasks: {
    title: 'So that the desk has time for the guest.',
    assistant: [
      'Directions, parking, keys, Wi-Fi and breakfast times',
      'Suggesting outings and timetables from your own collection',
      'Noting a late arrival and telling the house',
      'Sending requests for rooms to your booking page',
    ],
    people: [
      'Allergies, care needs, the accessibility of one particular room',
      'Complaints, where a face helps',
      'Groups, weddings and whatever has a price of its own',
    ],
  },
  data: {
    title: 'Guests travel light, and so does their data.',
    lead: 'Most answers need no name at all. Passports and payment cards remain in your booking system.',
    rows: [
      { what: 'Booking number and arrival date', why: 'finds the booking', where: 'hotel software, as a query' },
      {
        what: 'The spoken word',
        why: 'turned into text to be understood',
        where: 'you decide what is kept, and how long',
      },
      { what: 'Allergy', why: 'passed to the kitchen and no further', where: 'a task assigned to the kitchen' },
    ],
  },
  connections: {
    title: 'From the booking to the switchboard.',
    items: [
      { title: 'Hotel or booking software', text: 'confirms that a guest is expected.' },
      { title: 'Telephony', text: 'diverts to the voice assistant after hours.' },
      { title: 'Messenger', text: 'keeps in touch with guests on the road.' },
      { title: 'Newsletter', text: 'invites regulars back, if they have signed up for it.' },
    ],
  },
  fit: {
    title: 'Onward journey',
    items: [
      { page: 'products/voice', label: 'Voice assistant', text: 'How a phone call turns into a task.' },
      { page: 'products/web-chat', label: 'Web chat', text: 'A window in your own colours, and the messenger too.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational marketing',
        text: 'Turning questions into bookings and feedback.',
      },
    ],
  },
  start: {
    title: 'Your guest folder is half the work.',
    lead: 'Whatever lies in the folder on the bedside table, the assistant understands at once. Just check that it is still true.',
    items: [
      { title: 'The guest folder', text: 'In one language or both. We set up the second together.' },
      { title: 'One weekend of questions', text: 'Ask reception to keep a tally.' },
      { title: 'A night number', text: 'Whom the assistant reaches when somebody really is at the door.' },
    ],
    button: 'Talk about your hotel',
  },
};
