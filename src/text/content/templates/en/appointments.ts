import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const appointments: GoalText<TemplateId<'appointments'>> = {
  meta: {
    name: 'Appointment booking',
    title: 'Appointment booking chatbot templates | {brand}',
    headline: 'An appointment worth turning up to.',
    description:
      'Four chatbot templates for appointments at a GP surgery, a bank, a letting agent and a council: what is settled first, and who confirms the time.',
  },
  teaser: 'Your team confirms the time, or the booking add-on does (priced in your quote).',
  hero: {
    title: 'An appointment worth turning up to.',
    lead: 'These templates find out how long to allow and what to bring. Your team confirms the time, or the appointment booking add-on does, if you take it.',
  },
  templates: {
    'practice-appointment': {
      name: 'Appointment at a surgery',
      summary: 'Gives the emergency number first, asks for consent, then takes the request. It never diagnoses.',
      prepare:
        'An emergency notice, types of appointment, and a consent wording for health details that your data protection lead has approved.',
      steps: [
        say('In an emergency, call 999'),
        choose('Consent: yes or no'),
        choose('Urgent, follow-up or routine'),
        branch('Urgent chosen?'),
        ask('Best time and phone number'),
        handOver('Reception confirms'),
      ],
      talk: [
        visitor('need to get my daughter seen asap please'),
        bot(
          'In an emergency, call 999. Otherwise I can ask reception, which means passing on health details. Is that all right?',
          'Surgery › Privacy',
        ),
        visitor('yes. her ear hurts since last night'),
        bot('Thank you. I can’t judge what it is. Would you call it urgent, a follow-up or routine?'),
        visitor('urgent, shes 6'),
        bot(
          'Same-day slots for children run until noon. When could you be here, and which number should reception ring?',
          'Appointments › Same day',
        ),
        visitor('after 11, school run. 07700\u00A0900216'),
        bot(
          'Passed on. It’s booked once reception says so. If she gets worse, ring us, or NHS\u00A0111 when we’re closed.',
        ),
        team('Hello, reception here. We can do 11.30 with the nurse practitioner. Is she registered with us?'),
      ],
    },
    'branch-meeting': {
      name: 'Meeting at a branch',
      summary: 'Finds out which specialist is needed, and gives the time and papers for that meeting.',
      prepare:
        'Subjects with meeting lengths, lists of papers, and the appointment booking add-on (price in your quote). Whether it suits your calendar, we check first.',
      steps: [
        choose('What is it about?'),
        branch('Does it need a specialist?'),
        ask('Branch or video, which day'),
        lookUp('Papers for the subject'),
        handOver('Adviser, with the subject'),
      ],
      talk: [
        visitor('I’ve inherited some money and would like to see somebody sensible about it.'),
        bot(
          'I’m sorry, if it follows a loss. An investment adviser has an hour for you. At a branch, or by video?',
          'Advice › Inheritance',
        ),
        visitor('In person. Not the High Street one, too many steps.'),
        bot('Station Road is step-free. Tuesday at 2\u00A0pm or Thursday at 10\u00A0am?', 'Branches › Access'),
        visitor('Thursday. Shall I bring the will?'),
        bot(
          'Thursday at 10\u00A0am is booked. Please bring ID and the executor’s letter. The will isn’t on the list, so I’ll ask.',
          'Papers › Inheritance',
        ),
        visitor('And is it better in shares or a house, would you say?'),
        bot('I can’t advise you on that; your adviser has the whole hour. I don’t need an account number or PIN.'),
      ],
    },
    'viewing-slot': {
      name: 'Arrange a viewing',
      summary: 'Gives the fixed viewing times, and asks for nothing that isn’t needed before a viewing.',
      prepare: 'Times for each flat, how many parties at once, and a list of what may not be asked beforehand.',
      steps: [
        ask('Which flat?'),
        lookUp('Particulars and viewing times'),
        choose('Fixed times'),
        branch('None of them suits?'),
        handOver('Lettings team confirms'),
      ],
      talk: [
        visitor('Garden flat on Park Rd still going?'),
        bot(
          'It’s still listed. Viewings are on Saturday at 11.00, 11.20 and 11.40; the lettings team confirms the slot. Which would suit you?',
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
        team('Lettings here. 11.20 is yours, for two, and there’s a rail on the left.'),
      ],
    },
    'citizens-office': {
      name: 'Council appointment, by voice',
      summary: 'Listens to the request, says what to bring, and repeats the day before it goes to the council.',
      prepare:
        'Services in everyday words, the papers for each, and a word that leads to a person. Reading out free times takes a connected calendar; we check before we quote whether yours can be.',
      steps: [
        ask('What is it about?'),
        lookUp('Services and papers'),
        ask('For how many, and which days?'),
        branch('Confirmed?'),
        handOver('The council rings back'),
      ],
      talk: [
        visitor('Hello, we’d like to give notice of a marriage, please.'),
        bot('Congratulations! You’ll both need to come in for that. Which day could you manage?'),
        visitor('Wednesday. Oh, no, he works Wednesdays. Monday morning.'),
        bot('Notice of marriage, two people, Monday morning. Is that right?'),
        visitor('Yes. He was married before, in Ghana. What does he need for that?'),
        bot(
          'You both need a passport and proof of address. About papers from Ghana I don’t have a reliable answer; the registrars will ring you. On which number?',
        ),
        visitor('Oh double seven double oh, nine double oh, three one five.'),
        bot('Zero double seven double zero, nine double zero, three one five. Thank you. A person will ring.'),
      ],
    },
  },
  next: {
    title: 'Which of your appointments gets moved most often?',
    text: 'Tell us why it happens. We’ll suggest the questions that would settle it beforehand.',
  },
};
