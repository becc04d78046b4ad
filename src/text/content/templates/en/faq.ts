import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const faq: GoalText<TemplateId<'faq'>> = {
  meta: {
    name: 'Frequent questions',
    title: 'FAQ chatbot templates | {brand}',
    headline: 'It is written down somewhere.',
    description:
      'Four chatbot templates for frequent questions at a council, a surgery, a bank and an agency: answers with their source, honest gaps, a way to people.',
  },
  teaser: 'Written well once, to hand ever after.',
  hero: {
    title: 'It is written down somewhere.',
    lead: 'On page four of a leaflet, usually. These templates dig it out, say where it was found, and own up when there is nothing to find. Each gap turns into a job for your editors.',
  },
  templates: {
    'passport-papers': {
      name: 'Which papers do I need?',
      summary: 'Asks about age and occasion, and lists only the papers this particular case calls for.',
      prepare: 'A list per case in plain language, and the date it was last checked.',
      steps: [
        ask('Which document, for whom?'),
        lookUp('List for this case'),
        say('Fee and waiting time'),
        branch('An exception?'),
        handOver('Front office'),
      ],
      talk: [
        visitor('blue badge for my dad what do u need'),
        bot(
          'Proof of who he is and where he lives, a photo, and papers about his mobility. Does he get a benefit for it already?',
          'Blue Badge › Applying',
        ),
        visitor('attendance allowance'),
        bot(
          'That one alone doesn’t settle it. There is an assessment by phone or in person.',
          'Blue Badge › Assessment',
        ),
        visitor('he’s deaf so not phone'),
        bot(
          'Then in person. My pages don’t say whether somebody could come to his home; the front office will know. Shall they email you?',
        ),
        visitor('yes. does the old badge still work til then'),
        bot('Until the date printed on it, and no longer. When does it run out?', 'Blue Badge › Renewing'),
        visitor('end of the month!'),
        bot('I’ll put that on top, so that they deal with the date first.'),
      ],
    },
    'practice-line': {
      name: 'The surgery’s telephone',
      summary: 'Gives opening hours, takes prescription requests, and connects as soon as symptoms come up.',
      prepare: 'Hours including holidays, how prescriptions work, and the words that mean ‘connect at once’.',
      steps: [
        say('In an emergency, hang up and dial 999'),
        ask('What is it about?'),
        branch('Symptoms mentioned?'),
        lookUp('Hours and prescriptions'),
        handOver('Reception or call back'),
      ],
      talk: [
        visitor('Are you open on the bank holiday?'),
        bot(
          'Good morning, this is the surgery’s AI assistant. We are closed on Monday and open again on Tuesday from eight.',
        ),
        visitor('Then I’ll need my inhaler before that.'),
        bot('I’ll take the request, and the doctor checks it. What is your date of birth, please?'),
        visitor('Ninth of May, sixty-eight.'),
        bot('Ninth of May, nineteen sixty-eight. Requests made today are usually ready on Friday after two.'),
        visitor('I’ve been using it more than I should, to be honest. At night mostly.'),
        bot(
          'That belongs with a person, so I’ll say nothing about it. One moment, I’m putting you through to reception.',
        ),
        team(
          'Hello, it’s the front desk at the surgery. You’re using the inhaler more at night, is that right? Are you all right now?',
        ),
      ],
    },
    'transfer-times': {
      name: 'Questions about an account',
      summary: 'Explains deadlines and terms, sees no account data, and never asks for a secret.',
      prepare: 'Answers signed off by the department, with the numbers for blocking a card at the very top.',
      steps: [
        lookUp('Approved answers'),
        branch('About their own account?'),
        say('Never share a PIN or passcode'),
        choose('Online banking or a conversation'),
        handOver('Customer adviser'),
      ],
      talk: [
        visitor('how long should a cheque take to clear'),
        bot('Paid in by photo before 3:55 pm, by the end of the next working day.', 'Payments › Cheques'),
        visitor('did it sunday. its wednesday. nothing'),
        bot(
          'Sunday counts as Monday, so you’d expect it by the end of Tuesday. I can’t see into your account. Does the app show it as rejected?',
        ),
        visitor('no idea. want my passcode so you can look?'),
        bot('No, please never, neither me nor anybody else. We don’t ask for it.'),
        visitor('ok sorry'),
        bot('No harm done. An adviser can look, once you’ve signed in yourself. Shall they ring today?'),
        visitor('after 5'),
        bot('Booked for after 5. They won’t ask for the passcode either.'),
      ],
    },
    'client-helpdesk': {
      name: 'First aid for an agency’s clients',
      summary: 'Helps with the editing system, using exactly the guide that belongs to the client’s project.',
      prepare: 'A short guide per client, and the line between help and a new job.',
      steps: [
        ask('Which project?'),
        lookUp('Guide to that project'),
        branch('Help, or a job?'),
        say('Tell them before it costs anything'),
        handOver('Project lead'),
      ],
      talk: [
        visitor('how do I hide an event that’s sold out'),
        bot(
          'Open it under ‘Events’, tick ‘Sold out’ and save. It stays visible, with a note.',
          'Your site guide › Events',
        ),
        visitor('I’d rather it vanished'),
        bot('Then set ‘Visible until’ to today. It goes at midnight.', 'Your site guide › Visibility'),
        visitor('lovely. and a waiting list, where’s that?'),
        bot(
          'There isn’t one on your site. That would be a small job rather than help, and I don’t know what it costs. Shall I ask your project lead?',
        ),
        visitor('ask away'),
        team(
          'Project lead here. Half a day if email is enough, more if it should sort itself. I’ll send you both by Thursday.',
        ),
      ],
    },
  },
  next: {
    title: 'Which question are you tired of hearing?',
    text: 'We’ll start with that one, and take the second and third as well if you send us your leaflet.',
  },
};
