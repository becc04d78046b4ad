import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const faq: GoalText<TemplateId<'faq'>> = {
  meta: {
    name: 'Frequent questions',
    title: 'FAQ chatbot templates | {brand}',
    headline: 'It’s written down somewhere.',
    description:
      'Four FAQ chatbot templates for a council, a surgery, a bank and an agency: answers with their source, and a person when there’s no answer.',
  },
  teaser: 'Write it well once, and it’s always to hand.',
  hero: {
    title: 'It’s written down somewhere.',
    lead: 'It may be on page four of a leaflet. These templates look the answer up in your knowledge base, name the source, and are built to say so when there’s nothing there. Then your team steps in.',
  },
  templates: {
    'passport-papers': {
      name: 'Which documents do I need?',
      summary: 'Asks what the document is for and for whom, then lists only what that case needs.',
      greeting:
        'Hello, I’m the council’s AI assistant. Our privacy notice says who processes your questions. What do you need?',
      prepare: 'A list for each case in plain language, and the date it was last checked.',
      steps: [
        ask('Which document, for whom?'),
        lookUp('List for this case'),
        say('Fee and waiting time'),
        branch('An exception?'),
        handOver('Customer services'),
      ],
      talk: [
        visitor('parking permit for my road what do u need'),
        bot(
          'For a residents’ permit you’ll need proof of address from the last three months, and the V5C in your own name. It’s £40 a year and takes about five days. Have you got both?',
          'Permits › Residents',
        ),
        visitor('no v5c, its a lease car'),
        bot(
          'Then a letter from the lease company, with your name and the registration, will do.',
          'Permits › Lease cars',
        ),
        visitor('its leased by my mums firm'),
        bot(
          'My pages don’t say whether that counts. Customer services can email you, about this permit only, or you can ring them. If you’d like an email, which address should they use?',
        ),
        visitor('leased@post.example. does the old permit still work til then'),
        bot('Until the date printed on it. When does it run out?', 'Permits › Renewing'),
        visitor('end of the month!'),
        bot('I’ll put that at the top.'),
      ],
    },
    'practice-line': {
      name: 'Surgery information, by voice',
      summary:
        'Gives opening hours, takes prescription requests with consent, and points to 999 or NHS\u00A0111 when symptoms come up.',
      greeting:
        'Hello, I’m the surgery’s AI assistant. In an emergency, please call nine nine nine; for urgent advice, one one one.',
      prepare: 'Hours including bank holidays, how prescriptions work and an approved consent wording.',
      steps: [
        say('Greeting: AI, and 999 in an emergency'),
        ask('What is it about?'),
        lookUp('Hours and prescriptions'),
        choose('Consent: yes or no'),
        branch('Symptoms mentioned?'),
        handOver('Reception rings back'),
      ],
      talk: [
        visitor('Are you open on the bank holiday?'),
        bot(
          'No, we’re closed on Monday, and open again on Tuesday from eight. Until then, one one one can help with anything urgent.',
        ),
        visitor('Then I’ll need a repeat prescription before that.'),
        bot(
          'I’d need health details and a number. Reception would use them for the prescription. On the way, both go through the companies that run this speaker, its speech recognition, our chat and the AI. Do you agree? You can withdraw your consent at any time, or just ring us.',
        ),
        visitor('Yes. It’s my inhaler. I’ve been using it a lot, at night mostly.'),
        bot(
          'I can’t assess that, and the surgery is closed until Tuesday, so please ring one one one today. If you’re struggling to breathe, call nine nine nine now. Reception can ring you on Tuesday as well. Which number?',
        ),
        visitor('Oh double seven double oh, nine double oh, five two six.'),
        readBack('Zero double seven double zero, nine double zero, five two six. Is that right?'),
        visitor('Yes.'),
        bot('Thank you, I’ll pass it on. Please don’t wait for us: ring one one one today.'),
      ],
    },
    'transfer-times': {
      name: 'Questions about an account',
      summary:
        'Explains clearing times and terms, sees no account data, and is set up not to ask for passwords or PINs.',
      prepare: 'Answers signed off by the department, with the numbers for blocking a card at the very top.',
      steps: [
        say('Card lines; no PIN or passcode'),
        lookUp('Approved answers'),
        branch('About their own account?'),
        choose('Online banking or a conversation'),
        handOver('Payments team'),
      ],
      greeting:
        'Hello, I’m an AI assistant. Card gone? Block it in the app or call the number on our home page. Please don’t type a PIN, passcode or card number here. Our privacy notice says who handles your message. How can I help?',
      talk: [
        visitor('how long should a cheque take to clear'),
        bot(
          'Paid in by photo before 4\u00A0pm, it clears by the end of the next working day. I can’t see your account. When did you pay it in?',
          'Payments › Cheques',
        ),
        visitor('did it sunday. its wednesday. nothing'),
        bot(
          'If you paid it in by photo, Sunday counts as Monday, so it should have cleared by the end of Tuesday. Does the app show it as rejected?',
          'Payments › Cheques',
        ),
        visitor('no idea. want my passcode so you can look?'),
        bot('No, and please never give it to anybody. We don’t ask for it.', 'Security › Passcodes'),
        visitor('ok sorry'),
        bot(
          'Our payments team can ring you, about this payment only. When would suit you, and on which number? Or ring us yourself, if you’d rather.',
        ),
        visitor('after 5, 07700\u00A0900372'),
        bot(
          'Passed on. They won’t ask for the passcode either. If a call worries you, hang up and dial 159.',
          'Security › Calls',
        ),
      ],
    },
    'client-helpdesk': {
      name: 'Quick help for an agency’s clients',
      summary: 'Helps with the CMS, using the guide written for that client’s project.',
      greeting:
        'Hello, I’m the agency’s AI assistant; our privacy notice says who processes your questions. Which project is it about?',
      prepare:
        'A short guide for each client with nothing confidential in it, and the line between help and a new job.',
      steps: [
        ask('Which project?'),
        lookUp('Guide to that project'),
        branch('Help, or a job?'),
        say('Say so before it costs anything'),
        handOver('Project lead'),
      ],
      talk: [
        visitor('arts centre here. how do I hide an event that’s sold out'),
        bot(
          'Under ‘Events’, tick ‘Sold out’ and save. It stays visible, though, with a note.',
          'Arts centre guide › Events',
        ),
        visitor('I’d rather it vanished'),
        bot('Then set ‘Visible until’ to today. It goes at midnight.', 'Arts centre guide › Visibility'),
        visitor('lovely. and a waiting list, where’s that?'),
        bot(
          'Your site hasn’t got one. Adding it would be a small job; I don’t know what it costs. Shall I ask your project lead?',
          'Arts centre guide › Jobs',
        ),
        visitor('ask away'),
        team(
          'Project lead here. Half a day if email is enough, more if the list is to run by itself. I’ll send you both prices by Thursday.',
        ),
      ],
    },
  },
  next: {
    title: 'Which question are you tired of hearing?',
    text: 'Send us that one and two more. We’ll build a chatbot from them in the demo while you watch.',
  },
};
