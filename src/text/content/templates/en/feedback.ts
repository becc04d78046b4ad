import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const feedback: GoalText<TemplateId<'feedback'>> = {
  meta: {
    name: 'Customer feedback',
    title: 'Customer feedback chatbot templates | {brand}',
    headline: 'Ask while it is still fresh.',
    description:
      'Four chatbot templates for feedback after a stay, a delivery, a visit and a claim: two questions, plain handling of complaints, a person when it counts.',
  },
  teaser: 'Two questions, and a person when it went wrong.',
  hero: {
    title: 'Ask while it is still fresh.',
    lead: 'Surveys with twenty boxes are for the delighted and the furious. A short chat reaches everyone in between, and those with a grievance reach a human being instead of a bar chart.',
  },
  templates: {
    'after-stay': {
      name: 'After check-out',
      summary: 'Asks once how it was, listens harder to criticism, and has it with the manager the same day.',
      prepare: 'Consent at booking, and a named person who reads criticism every day.',
      steps: [
        ask('How was it?'),
        branch('Praise or criticism?'),
        ask('What exactly, and when?'),
        say('What happens with the answer'),
        handOver('House manager'),
      ],
      talk: [
        visitor('Great breakfast. Didn’t sleep much though'),
        bot('Sorry to hear that. What kept you awake?'),
        visitor('fan outside the window, ran til 2'),
        bot('Which room were you in, if you remember?'),
        visitor('14'),
        bot(
          'Thank you. It goes to the manager with room and time, but without your name. Or would you like an answer?',
        ),
        visitor('I’d like to know it gets fixed'),
        team(
          'Good morning, I run the house. It’s the kitchen extractor, and it should stop at 11. The timer is being replaced on Friday.',
        ),
      ],
    },
    'after-delivery': {
      name: 'After a delivery',
      summary: 'Tells praise, question and complaint apart, and opens a case for a complaint without a second form.',
      prepare: 'Which faults are made good without questions, and up to what value.',
      steps: [
        ask('Did it all arrive in one piece?'),
        branch('A fault?'),
        ask('Photo and order number'),
        choose('Replacement or money back'),
        handOver('Complaints'),
      ],
      talk: [
        visitor('teapot lovely, lid in four pieces'),
        bot('Oh no. Would you send a picture, so that you needn’t describe it?'),
        visitor('[picture]'),
        bot('It’s here, thank you. A colleague decides by the picture. What is your order number?'),
        visitor('T-0871'),
        bot('And which would you prefer: a new lid, a new pot, or your money back?'),
        visitor('lid is fine, pot survived'),
        team(
          'Your picture has reached complaints. New lid leaves us this afternoon. Keep the bits or bin them, as you like.',
        ),
      ],
    },
    'after-visit': {
      name: 'After a visit to the surgery',
      summary: 'Asks about waiting and manners, never about results, and takes a complaint seriously.',
      prepare: 'Two questions that manage without health details, and a line saying what does not belong here.',
      steps: [
        say('Please leave out health details'),
        choose('Wait: short, fine, long'),
        ask('What should we change?'),
        branch('A complaint?'),
        handOver('Practice manager'),
      ],
      talk: [
        visitor('Nurse was brilliant. Phones are hopeless'),
        bot('I’ll pass the praise on. What happened with the phone?'),
        visitor('28th in the queue then cut off. TWICE'),
        bot('That is a complaint, and a fair one. Which morning was it?'),
        visitor('Monday about 8. I was only ringing for my results for'),
        bot('Please leave the results out; I don’t need them here. The day and time are all I’ll pass on.'),
        visitor('fine. will anyone read this'),
        bot('The practice manager does, every Friday. I can’t promise what comes of it. Would you like a reply?'),
        visitor('yes, by post, not phone, obviously'),
        bot('Quite. By post, to the address they hold for you.'),
      ],
    },
    'after-claim': {
      name: 'After a claim is closed',
      summary: 'Asks how the claim went, and notices when it is closed for everyone except the customer.',
      prepare: 'The ‘closed’ status from your claims system, and a team that takes objections.',
      steps: [
        ask('How did it go?'),
        branch('Closed for the customer as well?'),
        choose('What was the matter?'),
        say('How an objection is looked at'),
        handOver('Claims team'),
      ],
      talk: [
        visitor('You say my claim is settled. The ceiling is still brown.'),
        bot('Then it is not settled for you, and I asked too early. Has anyone been to paint it?'),
        visitor('man came, said it must dry out first, never came back'),
        bot('Thank you, that helps. I can’t see from here whether a visit is planned. What is your claim number?'),
        visitor('C-70533'),
        bot('I’m reopening the conversation with the claims team, with what you told me. Shall they ring or write?'),
        visitor('ring, after 4'),
        team(
          'Claims team, with an apology. It should have been rebooked and wasn’t. I’ll ring at ten past four with a date.',
        ),
      ],
    },
  },
  next: {
    title: 'Which question do you never ask your customers?',
    text: 'It is often the important one. We’ll help you word it so that it can be answered in one sentence.',
  },
};
