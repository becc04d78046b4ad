import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const feedback: GoalText<TemplateId<'feedback'>> = {
  meta: {
    name: 'Customer feedback',
    title: 'Customer feedback chatbot templates | {brand}',
    headline: 'Ask while it’s still fresh.',
    description:
      'Four chatbot templates for feedback after a stay, a delivery, an appointment and a claim: two questions each, and a person for every complaint.',
  },
  teaser: 'Two questions, and a person if something went wrong.',
  hero: {
    title: 'Ask while it’s still fresh.',
    lead: 'You don’t have to be delighted or livid to answer two questions. These flows ask, follow up once, and take every complaint to somebody on your team who can act on it.',
  },
  templates: {
    'after-stay': {
      name: 'After check-out',
      summary:
        'Asks how the stay went, follows up on criticism with one question, and passes the details to the manager.',
      prepare:
        'A link or QR code that lets guests start the chat. Emailing people to ask for a review usually takes their consent first.',
      steps: [
        ask('How was it?'),
        branch('Praise or criticism?'),
        ask('What exactly, and when?'),
        say('What happens with the answer'),
        handOver('Manager'),
      ],
      talk: [
        visitor('Great breakfast. Didn’t sleep much though'),
        bot('Thanks for telling us. The manager reads every word. What kept you awake?'),
        visitor('fan outside the window, ran til 2'),
        bot('Which room were you in, if you remember?'),
        visitor('14'),
        bot('Room 14, fan until 2\u00A0am. I don’t know what it was, but the manager should. Would you like a reply?'),
        visitor('I’d like to know it gets fixed'),
        team('Good morning, I run the house. That’s the kitchen extractor. It gets a new timer on Friday.'),
      ],
    },
    'after-delivery': {
      name: 'After a delivery',
      summary: 'Asks whether everything arrived in one piece, and hands over a complaint with all the details.',
      prepare:
        'An email address for photos, and your wording on cancellation and faulty goods, checked by your solicitor.',
      steps: [
        ask('Did it all arrive in one piece?'),
        branch('A fault?'),
        ask('What’s damaged? Order number'),
        say('Statutory rights apply'),
        choose('Replacement or refund'),
        handOver('Complaints'),
      ],
      talk: [
        visitor('teapot lovely, lid in four pieces'),
        bot('Oh no. I’ll get complaints to look. What’s the order number?'),
        visitor('T-0871'),
        bot(
          'Would you like a new lid or your money back? Faulty goods can be returned for a full refund within 30\u00A0days, and you can cancel this order within 14\u00A0days of delivery.',
          'Returns › Your rights',
        ),
        visitor('lid is fine, pot survived. want a photo?'),
        bot('Yes please, to complaints@teapots.example. A person looks at it; I can’t approve anything.'),
        visitor('sent'),
        team('Complaints here. New lid goes out this afternoon. Keep the bits or bin them, just as you like.'),
      ],
    },
    'after-visit': {
      name: 'After a visit to the surgery',
      summary: 'Asks about waiting and manners, never about results, and takes complaints to the practice manager.',
      prepare: 'Two questions that need no health details, and a QR code on the waiting room wall.',
      steps: [
        say('Please leave out health details'),
        choose('Wait: short, fine, long'),
        ask('What should we change?'),
        branch('A complaint?'),
        handOver('Practice manager'),
      ],
      talk: [
        visitor('Receptionist was brilliant. Phones are hopeless'),
        bot('I’ll pass the praise on. What happened with the phone? Please leave out any health details.'),
        visitor('28th in the queue then cut off. TWICE'),
        bot('That’s a fair complaint. Which day was it, and about what time?'),
        visitor('Monday about 8. I was only ringing for my results for'),
        bot('Monday at 8, thank you. Please keep the results to yourself.'),
        visitor('fine. will anyone read this'),
        bot(
          'The practice manager does, every Friday. I can’t promise what comes of it. Would you like one reply by email, or to complain formally?',
          'Surgery › Complaints',
        ),
        visitor('just a reply, NOT by phone obviously. cutoff@post.example'),
        bot('Quite. A person will email you, just the once.'),
      ],
    },
    'after-claim': {
      name: 'After a claim is closed',
      summary: 'Asks how the claim went, and hands over when the customer says it isn’t settled.',
      prepare:
        'A link in your closing letter that lets policyholders start the chat, and a team that handles complaints.',
      steps: [
        ask('How did it go?'),
        branch('Settled for the customer too?'),
        choose('What was the matter?'),
        say('How to complain formally'),
        handOver('Claims team'),
      ],
      talk: [
        visitor('You say my claim is settled. The ceiling is still brown.'),
        bot('Then it isn’t settled for you, and I can take it back to the claims team. Has anyone been to look at it?'),
        visitor('man came, said it must dry out first, never came back'),
        bot('I can’t see from here whether a visit is planned. What’s your claim number?'),
        visitor('C-70533'),
        bot(
          'Thank you. You can also complain formally: your letter explains how, up to the Financial Ombudsman. Would you rather they rang or answered here?',
        ),
        visitor('here'),
        team(
          'Claims team here, and I’m sorry. He should have been rebooked and wasn’t. I’ll have a date for you this afternoon.',
        ),
      ],
    },
  },
  next: {
    title: 'What do you never ask your customers?',
    text: 'It’s often the question that matters. Send it to us, and we’ll suggest a wording that can be answered in one line.',
  },
};
