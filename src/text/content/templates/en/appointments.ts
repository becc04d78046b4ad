import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const appointments: GoalText<TemplateId<'appointments'>> = {
  meta: {
    name: 'Appointment booking',
    title: 'Appointment booking chatbot templates | {brand}',
    headline: 'Booked before the kettle boils.',
    description:
      'Four chatbot templates for appointments at a surgery, a bank, an estate agent and a council office: when to book, when to ask, when to hand over.',
  },
  teaser: 'The right appointment, not merely a free one.',
  hero: {
    title: 'Booked before the kettle boils.',
    lead: 'Any calendar can show free slots. These templates first find out whether it needs an appointment at all, how long it takes, and what to bring along.',
  },
  templates: {
    'practice-appointment': {
      name: 'Appointment at a surgery',
      summary: 'Asks whether it is urgent before it looks at the calendar, and never offers a diagnosis.',
      prepare:
        'An emergency notice, types of appointment with their length, and the complaints a person always decides on.',
      steps: [
        say('In an emergency, ring 999'),
        choose('Urgent, follow-up or check-up'),
        branch('Should somebody look today?'),
        ask('Days and times'),
        handOver('Reception team'),
      ],
      talk: [
        visitor('need to see someone about my daughters ear'),
        bot(
          'If she has a high fever or seems very unwell, please ring us now, or 999 in an emergency. How old is she, and since when?',
        ),
        visitor('6, since last night, no fever'),
        bot(
          'I can’t judge what it is. The team sees children with ear pain the same day; there is room at 10:50.',
          'Appointments › Same day',
        ),
        visitor('school run til 11'),
        bot('Then 11:30, with the nurse practitioner. Shall I put that down?'),
        visitor('yes pls'),
        bot('Done: today, 11:30. If it gets worse before then, don’t wait for the slot, ring.'),
      ],
    },
    'branch-meeting': {
      name: 'Meeting at a branch',
      summary: 'Finds out which specialist is needed and sends the list of papers straight away.',
      prepare: 'Subjects with meeting lengths, branches with free times, and one list of papers per subject.',
      steps: [
        choose('What is it about?'),
        branch('Does it need a specialist?'),
        ask('Branch or video, which day'),
        lookUp('Papers for the subject'),
        handOver('Adviser, with the subject'),
      ],
      talk: [
        visitor('I’ve inherited some money and would like to speak to somebody sensible about it.'),
        bot(
          'I’m sorry for your loss, if it is recent. For that there is an hour with an investment adviser. At the branch, or by video?',
          'Advice › Inheritance',
        ),
        visitor('In person. Not the High Street one, there are too many steps.'),
        bot('Station Road is step-free. Tuesday at 2 or Thursday at 10?'),
        visitor('Thursday. Shall I bring the will?'),
        bot(
          'The list for this meeting names identification and a letter from the executor. It doesn’t mention the will, so I’ll ask and write to you.',
          'Papers › Inheritance',
        ),
        visitor('And is it better in shares or a house, would you say?'),
        bot(
          'That is not for me to say. Your adviser has the full hour for it on Thursday. I need no account number or PIN for the booking.',
        ),
      ],
    },
    'viewing-slot': {
      name: 'Arrange a viewing',
      summary: 'Gives out fixed viewing times in turn and says straight away what happens afterwards.',
      prepare: 'Times per flat, how many parties at once, and which details are not asked for before a viewing.',
      steps: [
        ask('Which flat?'),
        lookUp('Particulars and area'),
        choose('Free times'),
        branch('None suits?'),
        handOver('Lettings'),
      ],
      talk: [
        visitor('Garden flat on Park Rd still going?'),
        bot('It is. Viewings are on Saturday at 11:00, 11:20 and 11:40, two parties each.', 'Park Road › Viewings'),
        visitor('11:20. Bringing my mum she’s 80, many stairs?'),
        bot('Three steps down to the door, then level. The particulars don’t mention a rail; I’ll ask about that.'),
        visitor('ta. want payslips now?'),
        bot(
          'Please don’t send any. Papers are needed only if you’d like the flat after you’ve seen it.',
          'How we work › Papers',
        ),
        visitor('refreshing!'),
        bot('11:20 is yours, for two. Lettings will tell you about the rail by tomorrow.'),
      ],
    },
    'citizens-office': {
      name: 'Council appointment, by voice',
      summary: 'Takes the request on the phone, repeats day and time, and books nothing before a yes.',
      prepare: 'Services in everyday words, how long each takes, and a way to a person on the word ‘operator’.',
      steps: [
        ask('What is it about?'),
        lookUp('Services and papers'),
        choose('Read out two free times'),
        branch('Confirmed?'),
        handOver('Switchboard'),
      ],
      talk: [
        visitor('Hello, I’d like to give notice of a marriage, please.'),
        bot(
          'Congratulations. You are speaking to the council’s AI assistant. I have Monday at ten fifteen, or Wednesday at two.',
        ),
        visitor('Wednesday, two o’clock.'),
        bot('Wednesday at two. Both of you need to come. Is that right for both?'),
        visitor('Oh. He works Wednesdays.'),
        bot('Then Monday at ten fifteen, or shall I look at the following week?'),
        visitor('Monday will do.'),
        bot('Monday, ten fifteen, for two. Please bring passports and proof of address. Is there anything else?'),
        visitor('He was married before, in Ghana. What papers does he need for that?'),
        bot('I don’t have a reliable answer to that. Let me put you through to the registrars.'),
      ],
    },
  },
  next: {
    title: 'Which of your appointments gets moved most often?',
    text: 'That is the one to learn from. Describe it, and we’ll rebuild this flow once with your times in it.',
  },
};
