import type { IndustryText } from '../schema.ts';

export const tourism: IndustryText = {
  meta: {
    name: 'Tourism',
    title: 'Chatbot for hotels and B&Bs: guest questions | {brand}',
    headline: 'We’ll be late. How do we get in?',
    description:
      'Late arrivals, keys, breakfast: an AI chatbot that answers guests from your own information folder, even after the front desk has closed.',
  },
  question: '‘We’ll be late.\nHow do we get in?’',
  headline: 'They’re still on the road, and reception has gone home.',
  lead: 'Guests have a knack of asking when there’s a queue at the desk or the lights are off. The assistant answers from your guest information folder and hands awkward questions to your team. It does so in English, German and any other language your quote names; each needs its own version of the folder.',
  talk: {
    title: 'One from the front seat, one from the back.',
    lead: 'A passenger asks about the door, Grandma about breakfast, in German. The manager on call reads both in one conversation.',
    scene: { time: '8.45\u00A0pm', day: 'Friday', place: 'Web chat at a Lake District hotel' },
    visitor: 'Guest',
    team: 'On call',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Good evening, I’m the hotel’s AI assistant. Is it about arrival, breakfast or parking?',
        },
        comment: 'The AI notice comes before the guest types.',
      },
      { message: { from: 'visitor', text: 'Arrival. We won’t be there till eleven. How do we get in?' } },
      {
        message: {
          from: 'assistant',
          text: 'There’s a key safe to the left of the door. The manager on call will text the code to the number on your booking. For that they need your name; our privacy notice says who processes it for us. What name is the booking under, please? Or ring us if you’d rather.',
          source: 'Hotel › Late arrival',
        },
        comment: 'The way in, but no code: a chat can’t see who’s typing.',
      },
      { message: { from: 'visitor', text: 'Whitaker.' } },
      {
        message: {
          from: 'assistant',
          text: 'Whitaker, about 11\u00A0pm. I’m passing that on. Anything else?',
        },
      },
      {
        message: { from: 'visitor', text: 'Hallo, hier die Oma. Gibt es ein Frühstück ohne Gluten?', lang: 'de' },
        comment: 'Is there a gluten-free breakfast? The hotel keeps answers in both languages.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Es gibt ein Frühstück ohne glutenhaltige Zutaten. Ob es bei Zöliakie passt, weiß die Küche. Fragen kann ich, wenn Sie einwilligen, denn das sind Gesundheitsdaten: Küche und Bereitschaft bekämen sie, ebenso unser Chat-Anbieter in Deutschland und der Betreiber seiner KI. Sie können die Einwilligung jederzeit widerrufen oder lieber anrufen. Sind Sie einverstanden?',
          lang: 'de',
          source: 'Kitchen › Allergens',
        },
        comment:
          'No promise about allergens. In English: ‘There’s a breakfast without ingredients containing gluten. The kitchen knows whether it suits people with coeliac disease. I can ask if you consent, as this is health data: kitchen and manager on call would get it, as would our chat provider in Germany and the company behind its AI. You can withdraw your consent at any time, or ring us instead. Do you agree?’',
      },
      {
        message: { from: 'visitor', text: 'Ja, ich bin einverstanden. Ich habe Zöliakie.', lang: 'de' },
        comment: 'Yes, I agree. I have coeliac disease.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Abend, hier ist der Bereitschaftsdienst. Der Code kommt per SMS, und die Küche bereitet Ihr Frühstück getrennt zu.',
          lang: 'de',
        },
        comment: 'Code by text, breakfast prepared separately: the manager has checked with the chef.',
      },
    ],
  },
  tasks: {
    title: 'More time for the guest at the desk.',
    assistant: [
      'Explaining directions, parking, Wi-Fi and breakfast times',
      'Suggesting walks and outings from your list, with a link to the timetable',
      'Noting late arrivals for your team',
      'Pointing anyone who wants a room to your booking page',
    ],
    people: [
      'Codes, bookings: anything that depends on who’s asking',
      'Allergies, care needs, step-free access to one particular room',
      'Complaints, which are better settled face to face',
    ],
  },
  data: {
    title: 'Guests travel light. So should their data.',
    lead: 'Most answers don’t need a name. Passports and payment cards have no place in the chat.',
    rows: [
      {
        what: 'The guest’s question',
        why: 'to find the answer',
        where:
          'our platform, hosted in Germany (us and our hosting provider); the language model’s provider too, if one is used; your team, as their role allows',
      },
      { what: 'Name and arrival time', why: 'to find the booking', where: 'as for the question' },
      {
        what: 'Allergy',
        why: 'for the kitchen, with the guest’s explicit consent',
        where: 'as for the question, then the kitchen',
      },
      {
        what: 'App or voice messages',
        why: 'to answer there, if you offer the channel',
        where: 'as for the question, plus the provider of the app or device',
      },
    ],
  },
  connections: {
    title: 'From the bedside folder to the phone.',
    items: [
      {
        title: 'Booking software',
        text: 'It’s usually neither a CRM nor a shop system. Reading from it then takes the custom API integration, which comes with {enterpriseName}. We check before we quote whether that’s possible, and how.',
      },
      {
        title: 'Messaging app',
        text: 'For guests on the road: another channel at the list price, if your app can be connected.',
      },
      {
        title: 'Voice assistant',
        text: 'One more channel, at the same price. Phone calls stay with reception.',
      },
      {
        title: 'Newsletter',
        text: 'An add-on. Only guests who click the link in the confirmation email join the list.',
      },
    ],
  },
  fit: {
    title: 'Onward journey',
    items: [
      { page: 'products/voice', label: 'Voice assistant', text: 'How it repeats what it has understood.' },
      { page: 'products/web-chat', label: 'Web chat', text: 'A window in your colours, plus messaging apps.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational marketing',
        text: 'Taking enquiries and asking for feedback.',
      },
    ],
  },
  start: {
    title: 'Your guest folder is half the work.',
    lead: 'The folder by the bed goes into the knowledge base. Send us three questions guests keep asking. We’ll suggest times for a demo, in which you’ll watch a chatbot take shape that answers them.',
    items: [
      { title: 'The guest folder', text: 'Still up to date? You’ll need one version per language.' },
      { title: 'A weekend of questions', text: 'Ask reception to keep a tally.' },
      { title: 'A night number', text: 'The one to ring when the key safe jams.' },
    ],
    button: 'Send us three questions',
  },
};
