import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const appointments: GoalText<TemplateId<'appointments'>> = {
  meta: {
    name: 'Appointment booking',
    title: 'Appointment booking chatbot templates | {brand}',
    headline: 'An appointment worth turning up to.',
    description:
      'Four chatbot templates for appointments at a GP surgery, a bank, a letting agent and a council: what’s settled first, and who confirms the time.',
  },
  teaser: 'Your team confirms the time, or the booking add\u2011on does (priced in your quote).',
  hero: {
    title: 'An appointment worth\u00A0turning up\u00A0to.',
    lead: 'These templates find out what an appointment needs before it’s made, from consent to documents. Your team confirms the time, or the appointment booking add\u2011on does.',
  },
  templates: {
    'practice-appointment': {
      name: 'Appointment at a surgery',
      summary:
        'Opens with the emergency number, asks for consent, then takes the request. It’s set up not to diagnose.',
      greeting:
        'Hello, I’m the surgery’s AI assistant. In an emergency, don’t type: ring 999. For urgent advice, ring NHS\u00A0111. Our privacy notice says who processes this chat. What can I do for you?',
      prepare:
        'An emergency notice, types of appointment and a consent wording for health details, checked by your data protection lead.',
      steps: [
        say('Greeting: AI, and 999 in an emergency'),
        choose('Consent: yes or no'),
        choose('Urgent, follow-up or routine'),
        branch('Urgent chosen?'),
        ask('Best time and phone number'),
        handOver('Reception confirms'),
      ],
      talk: [
        visitor('need to get my daughter seen asap please'),
        bot(
          'May reception use your number and what you tell us about your daughter’s health to arrange this? Both are processed for us by our chat provider and the company behind its AI. You can withdraw your consent at any time. Or ring us instead.',
          'Surgery › Privacy',
        ),
        visitor('yes. her ear’s been hurting since last night'),
        bot('Thank you. I can’t judge what it is. Would you call it urgent, a follow-up or routine?'),
        visitor('urgent, shes 6'),
        bot(
          'Same-day slots for children run until noon. When could you be here, and which number should reception ring?',
          'Appointments › Same day',
        ),
        visitor('after 11, on my own with the baby till then. 07700\u00A0900216'),
        bot(
          'Passed on. It’s booked once reception says so. If she gets worse, ring us, or NHS\u00A0111 when we’re closed; in an emergency, 999.',
        ),
        team('Hello, reception here. We can do 11.30\u00A0am with the nurse practitioner. Is she registered with us?'),
      ],
    },
    'branch-meeting': {
      name: 'Meeting at a branch',
      summary: 'Finds out which specialist is needed, and says when to come and what to bring.',
      greeting:
        'Good morning, I’m the bank’s AI assistant. Our privacy notice says who processes your request. Who would you like to see?',
      prepare:
        'Subjects with meeting lengths, lists of documents and the appointment booking add-on. We check first whether it suits your calendar.',
      steps: [
        choose('What is it about?'),
        branch('Does it need a specialist?'),
        ask('Branch or video, which day'),
        lookUp('What to bring'),
        handOver('Adviser, with subject and time'),
      ],
      talk: [
        visitor('I’ve inherited some money and would like to see somebody sensible about it.'),
        bot(
          'I’m sorry if you’ve lost somebody. An investment adviser can see you for an hour. At a branch, or by video?',
          'Advice › Inheritance',
        ),
        visitor('In person. Not the High Street one, too many steps.'),
        bot(
          'Station Road is step-free. The calendar has Tuesday at 2\u00A0pm or Thursday at 10\u00A0am. Which suits you?',
          'Branches › Access',
        ),
        visitor('Thursday. Shall I bring the will?'),
        bot(
          'No, it isn’t on the list. Bring ID and the executor’s letter. To book Thursday at 10\u00A0am I need a name and an email address, which our calendar’s provider receives too. Or you can ring.',
          'Meetings › Inheritance',
        ),
        visitor('Ann Moss, moss@post.example. And is it better in shares or a house, would you say?'),
        bot(
          'Thursday at 10\u00A0am is booked; you’ll have an email to confirm it. I can’t advise on shares or houses. Your adviser will tell you what they may advise on, and what it costs, before you decide.',
        ),
      ],
    },
    'viewing-slot': {
      name: 'Arrange a viewing',
      summary: 'Gives the fixed viewing times, and asks for nothing that isn’t needed before a viewing.',
      greeting:
        'Hello, I’m the letting agency’s AI assistant; our privacy notice says who processes this chat, including the app’s provider. Which property is it?',
      prepare: 'Times for each flat, how many people per slot and what you mustn’t ask beforehand.',
      steps: [
        ask('Which flat?'),
        lookUp('Particulars and viewing times'),
        choose('Fixed times'),
        branch('Do none of them suit?'),
        handOver('Lettings team confirms'),
      ],
      talk: [
        visitor('Garden flat on Park Rd still going?'),
        bot(
          'It’s still listed. Viewings are on Saturday at 11, 11.20 and 11.40\u00A0am. The lettings team sees this chat and confirms the slot. Which would suit you?',
          'Park Road › Viewings',
        ),
        visitor('11.20. Bringing my mum she’s 80, many stairs?'),
        bot(
          'Three steps down to the door, then it’s level. The particulars don’t mention a rail, so I’ll ask.',
          'Park Road › Access',
        ),
        visitor('ta. want payslips now?'),
        bot(
          'No need yet. References only come up if you’d like the flat once you’ve seen it.',
          'How we work › References',
        ),
        visitor('refreshing!'),
        team('Lettings here. 11.20\u00A0am is yours, for two, and there’s a rail on the left.'),
      ],
    },
    'citizens-office': {
      name: 'Council appointment, by voice',
      summary: 'Listens to the request, says what to bring, and reads the day back before passing it on.',
      greeting:
        'Hello, I’m the council’s AI assistant. What you say passes through other companies: they run this speaker, its speech recognition, our chat and the AI. What can I do for you?',
      prepare:
        'Services in everyday words, the documents for each and a word that brings in a person. Reading out free times needs the appointment booking add-on; we check first whether it suits your calendar.',
      steps: [
        ask('What is it about?'),
        lookUp('Services and documents'),
        ask('For how many, and which days?'),
        branch('Confirmed?'),
        handOver('The council rings back'),
      ],
      talk: [
        visitor('We’d like to give notice of marriage, please.'),
        bot('Congratulations! You’ll both need to come in for that. Which day could you manage?'),
        visitor('Wednesday. Oh, no, he works Wednesdays. Monday morning.'),
        readBack('Notice of marriage, two people, Monday morning. Is that right?'),
        visitor('Yes. He was married before, in Ghana. What does he need for that?'),
        bot(
          'The council’s list starts with passports and proof of address. I don’t know about Ghana, but a registrar could ring you. Your number would pass through the same companies. If you agree, say your number. Or ring us.',
        ),
        visitor('Oh double seven double oh, nine double oh, three one five.'),
        readBack('Zero double seven double zero, nine double zero, three one five. Is that right?'),
        visitor('It is.'),
        bot('Thank you. I’ll pass it on, and a registrar can ring you.'),
      ],
    },
  },
  next: {
    title: 'Which of your appointments gets moved most often?',
    text: 'Tell us why. We’ll email you the questions to ask when it’s booked.',
  },
};
