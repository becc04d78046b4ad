import type { IndustryText } from '../schema.ts';

export const healthcare: IndustryText = {
  meta: {
    name: 'Healthcare',
    title: 'Chatbot for medical practices: appointments | {brand}',
    headline: 'You can never get through on a Monday.',
    description:
      'Appointments, repeat prescriptions and how to prepare: an AI chatbot that gives the emergency number first, never diagnoses and frees your front desk.',
  },
  headline: 'Nobody gets through to you on a Monday at eight.',
  lead: 'The phone rings while a patient stands at the desk. The assistant looks after appointments and repeat prescriptions. It does not judge symptoms, and before all else it gives the emergency number.',
  opening: {
    question: 'I need an appointment and my blood pressure tablets.',
    answer:
      'In an emergency please dial 112. I’m an AI assistant for appointments and prescriptions. Which comes first?',
    replies: ['Appointment', 'Prescription'],
  },
  tasks: {
    title: 'The diary, yes. The illness, no.',
    assistant: [
      'Giving, moving and cancelling appointments by reason for the visit',
      'Noting requests for repeat prescriptions for the practice to review',
      'Explaining how to prepare: fasting, referral, insurance card',
      'Naming the cover doctor and out-of-hours service when you are closed',
    ],
    people: [
      'Weighing up symptoms, explaining results, advising on medicines',
      'Deciding whether a prescription is issued',
      'Whatever somebody would sooner tell a human being',
    ],
  },
  talk: {
    title: 'A prescription, an appointment, then one alarming phrase.',
    lead: 'It starts as routine. Then words turn up that have no business in a chat, and the assistant drops the routine on the spot.',
    scene: 'Sunday, 8.30 pm, web chat of a family practice',
    visitor: 'Patient',
    team: 'Practice',
    turns: [
      { message: { from: 'visitor', text: 'I’d like more of my ramipril.' } },
      {
        message: {
          from: 'assistant',
          text: 'I’ll pass the request on, and a doctor will review it. Have you been to see us this quarter?',
          source: 'Practice › Repeat prescriptions',
        },
        comment: 'To request is not to receive, and it says so straight away.',
      },
      {
        message: {
          from: 'visitor',
          text: 'In October. I need an appointment as well, my chest has felt tight all day.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'A tight chest can be an emergency. Please call 112 now. I’m not able to assess this.',
          source: 'Emergency › fixed reply',
        },
        comment: 'No follow-up questions. This reply is fixed in advance and overrides everything.',
      },
      { message: { from: 'visitor', text: 'My wife is ringing them.' } },
      {
        message: {
          from: 'assistant',
          text: 'Good. Please don’t stay on your own. The practice will see to the prescription; never mind that now.',
        },
        comment: 'The request for an appointment is left alone.',
      },
      {
        message: {
          from: 'team',
          text: 'Good morning, this is the practice. We’ve read what happened yesterday. Do call us when you can.',
        },
        comment: 'The broken-off chat is the first thing staff see in the morning.',
      },
    ],
  },
  connections: {
    title: 'As few connections as possible.',
    items: [
      { title: 'The practice diary', text: 'shows free times for each kind of visit, and no other patient’s name.' },
      { title: 'Front-desk inbox', text: 'collects prescription requests for review.' },
      { title: 'Phone assistant', text: 'answers out of hours and begins with the emergency number.' },
    ],
  },
  fit: {
    title: 'Practices also read',
    items: [
      { page: 'products/add-ons', label: 'Add-ons', text: 'Appointment booking in detail.' },
      { page: 'products/voice', label: 'Voice assistant', text: 'What is said, understood and confirmed.' },
      { page: 'blog/limits', label: 'What an AI chatbot cannot do', text: 'Requests that should stay with people.' },
    ],
  },
  data: {
    title: 'Health data needs a reason.',
    lead: 'Even the name of a medicine tells something about a person’s health. The assistant therefore asks for consent before it takes a request, and never asks why.',
    rows: [
      { what: 'Name and date of birth', why: 'links the visit and the prescription', where: 'your practice system' },
      { what: 'Medicine', why: 'for review by the practice', where: 'the inbox, after consent' },
      { what: 'Reason for the visit', why: 'sets its length; chosen from a list, not typed', where: 'the diary' },
      { what: 'Symptoms', why: 'not asked for', where: 'the consulting room' },
    ],
  },
  start: {
    title: 'Towards a surgery without the ringing.',
    lead: 'Health data deserves care before you go live. Allow time for a talk with your data protection officer.',
    items: [
      {
        title: 'Reasons and their length',
        text: 'Ten minutes for a jab, thirty for a check-up: your list, your times.',
      },
      { title: 'The fixed emergency replies', text: 'Words that end any conversation, approved by your doctors.' },
      { title: 'The path of a prescription', text: 'Who reviews it, when, and how the patient hears.' },
    ],
    button: 'Talk about your practice',
  },
};
