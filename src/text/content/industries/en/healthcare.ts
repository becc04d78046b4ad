import type { IndustryText } from '../schema.ts';

export const healthcare: IndustryText = {
  meta: {
    name: 'Healthcare',
    title: 'AI chatbot for GP surgeries and clinics | {brand}',
    headline: 'Monday, 8\u00A0am. Your line is engaged.',
    description:
      'An AI chatbot for your surgery: puts 999 and 111 first, asks before taking health details and leaves symptoms to your clinicians.',
  },
  question: '‘I need an appointment\nand a pre\u00ADscription.’',
  headline: 'Monday, 8\u00A0am. Your line is engaged.',
  lead: 'Everyone rings at once, and there’s a queue at the desk. For patients who use neither the NHS App nor your online form, an AI assistant on your website takes the routine off the phone: appointment requests, repeat prescriptions, how to prepare for a test. Emergency numbers come first; symptoms stay with your clinicians.',
  tasks: {
    title: 'Ask it when you’re open, not what’s wrong.',
    assistant: [
      'Giving 999 and NHS 111 first',
      'Booking routine appointments, once the patient has agreed (an add-on, priced in your quote)',
      'Taking repeat prescription requests, once the patient has agreed',
      'Explaining how to prepare: fasting, samples, what to bring',
    ],
    people: [
      'Assessing symptoms, explaining results, advising on medicines',
      'Deciding whether to issue a prescription',
      'Anything a patient would rather tell a human being',
    ],
  },
  talk: {
    title: 'A routine request, then four alarming words.',
    lead: 'It starts with a repeat prescription. Then the patient mentions something no chatbot should handle.',
    scene: { time: '8.30\u00A0pm', day: 'Sunday', place: 'Web chat at a GP surgery' },
    visitor: 'Patient',
    team: 'Surgery',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m the surgery’s AI assistant. In an emergency, call 999; for urgent advice, 111. Our privacy notice lists who handles what you write. Is it about an appointment or a prescription?',
        },
        comment: 'AI notice and emergency numbers come before anyone types.',
      },
      { message: { from: 'visitor', text: 'Repeat prescription, please.' } },
      {
        message: {
          from: 'assistant',
          text: 'To handle it, our staff need the name of your medicine, which is health data, and your own name, date of birth and phone number. These details are processed for us by our chat provider in Germany and the company behind its AI. You can withdraw consent at any time, or ring us from 8\u00A0am instead. Do you agree?',
          source: 'Surgery › Repeat prescriptions',
        },
        comment:
          'This example asks for explicit consent first: the chat is an extra, and the patient can ring instead.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Yes, I agree. Ramipril. Alan Reed, 4\u00A0May 1961, 01632\u00A0960052. I’d better see someone too, my chest feels tight.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'A tight chest can be an emergency. Please call 999 now. I can’t assess this.',
          source: 'Emergency › fixed reply',
        },
        comment:
          'Wording the clinicians have signed off. No chatbot spots every emergency, which is why 999 is in the greeting.',
      },
      { message: { from: 'visitor', text: 'My wife’s ringing them.' } },
      {
        message: {
          from: 'assistant',
          text: 'Good. Please follow their advice. The prescription and the appointment can wait.',
        },
      },
      {
        message: {
          from: 'team',
          text: 'Good morning, it’s reception. We’ve read last night’s chat and we’re ringing you now; there’s no need to type anything.',
        },
        comment: 'Monday morning. They have his number from the chat.',
      },
    ],
  },
  connections: {
    title: 'Connect as little as you can.',
    items: [
      {
        title: 'Appointment booking',
        text: 'An add-on. Before we quote, we check whether your system can share its free slots.',
      },
      {
        title: 'Reception',
        text: 'Staff receive each prescription request with the conversation, and check it.',
      },
      {
        title: 'Clinical system',
        text: 'Not needed at first. If you want one later, we check whether it’s possible; it would come under {enterpriseName}.',
      },
    ],
  },
  fit: {
    title: 'Worth reading first',
    items: [
      { page: 'products/add-ons', label: 'Add-ons', text: 'Appointment booking in detail.' },
      {
        page: 'blog/data-protection',
        label: 'Chatbots and data protection',
        text: 'A checklist to give your data protection officer.',
      },
      { page: 'blog/limits', label: 'What an AI chatbot cannot do', text: 'Requests that should stay with people.' },
    ],
  },
  data: {
    title: 'Health data needs a reason.',
    lead: 'Even the name of a tablet can tell you something about a patient, and so can an appointment. So this flow asks for consent first, and never asks what the tablet is for. Ask your data protection officer whether consent or another condition in Article\u00A09 of the UK GDPR fits your surgery.',
    rows: [
      {
        what: 'Name, date of birth, phone',
        why: 'to match the request and ring back',
        where:
          'platform in Germany (us and our hosting provider), then your staff; also the language model’s provider, if one is used',
      },
      {
        what: 'Medicine, appointment request',
        why: 'for the surgery to review',
        where:
          'the same, in this example after explicit consent; your calendar’s provider too, if the booking add-on is connected',
      },
      {
        what: 'Questions in the chat',
        why: 'to find the answer',
        where:
          'platform in Germany (us and our hosting provider); the language model’s provider too, if one is used; your staff, as their role allows',
      },
      {
        what: 'Symptoms',
        why: 'not asked for; if typed anyway, some words bring up the fixed emergency reply',
        where: 'as for questions in the chat. Settle the Article\u00A09 condition for this, too',
      },
    ],
  },
  start: {
    title: 'What does Monday morning sound like?',
    lead: 'Send us three questions you keep hearing, in your own words and with nothing that points to a patient. We’ll email you demo times, and in the demo you’ll watch us build a chatbot that answers them. Before you go live, you need the first three decisions listed here, a data protection impact assessment and your data protection officer’s advice on the legal basis.',
    items: [
      {
        title: 'Appointment types and lengths',
        text: 'Ten minutes for a jab, thirty for a check-up: your list.',
      },
      {
        title: 'Emergency wording',
        text: 'Which words bring up the 999 reply. Your clinicians sign them off.',
      },
      { title: 'What happens to a request', text: 'Who checks it, when, and how the patient hears.' },
      {
        title: 'For NHS practices, before you buy',
        text: 'Five things need settling: DTAC, the DSP Toolkit, the maker’s clinical safety case (DCB0129), your own (DCB0160) and the rules on medical devices. This page makes no claim about them. Ask where we stand on each: we’ll tell you in writing before you decide.',
      },
    ],
    button: 'Send three questions',
  },
};
