import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const feedback: GoalText<TemplateId<'feedback'>> = {
  meta: {
    name: 'Customer feedback',
    title: 'Customer feedback chatbot templates | {brand}',
    headline: 'Ask while it’s still fresh.',
    description:
      'Four chatbot templates for feedback after a stay, a delivery, an appointment and a claim: a few short questions, and a person for every complaint.',
  },
  teaser: 'A few short questions, and a person if something went wrong.',
  hero: {
    title: 'Ask while it’s still fresh.',
    lead: 'Some customers write in because they’re delighted or livid. A few short questions, asked at the right moment, can reach the others too. These flows ask, follow up, and take complaints to somebody on your team who can act on them.',
  },
  templates: {
    'after-stay': {
      name: 'After check-out',
      summary: 'Asks how the stay went, follows up on criticism, and passes the details to the manager.',
      greeting:
        'Hello, I’m the hotel’s AI assistant. The manager reads your answers; our privacy notice says who else handles them, including this app’s provider. How was your stay?',
      prepare:
        'A link or QR code that lets guests start the chat. A feedback request by email can count as marketing: check first whether you need consent.',
      steps: [
        ask('How was it?'),
        branch('Praise or criticism?'),
        ask('What exactly, and when?'),
        say('What happens with the answer'),
        handOver('Manager'),
      ],
      talk: [
        visitor('great breakfast, didn’t sleep much'),
        bot('Thanks for telling us, and I’m sorry. What kept you awake?'),
        visitor('fan outside the window, ran til 2'),
        bot('I’ll put that in the note to the manager. Which room was it, if you remember?'),
        visitor('14'),
        bot('Room 14, fan until 2\u00A0am. I don’t know what it was, but the manager should. Would you like a reply?'),
        visitor('I’d like to know it gets fixed'),
        team(
          'Good morning, I’m the manager, and I’m sorry about your night. That was the kitchen extractor. It’s getting a new timer on Friday.',
        ),
      ],
    },
    'after-delivery': {
      name: 'After a delivery',
      summary: 'Asks whether everything arrived in one piece, and hands over a complaint with all the details.',
      greeting:
        'Hello, I’m the shop’s AI assistant. Our complaints team reads anything that went wrong; our privacy notice says who else handles it. Did everything arrive in one piece?',
      prepare:
        'A slip in the parcel with a QR code that starts the chat, an email address for photos and your wording on cancellation and faulty goods, checked by your solicitor.',
      steps: [
        ask('Did it all arrive in one piece?'),
        branch('A fault?'),
        ask('What’s damaged? Order number'),
        say('Statutory rights apply'),
        choose('Replacement or refund'),
        handOver('Complaints'),
      ],
      talk: [
        visitor('parcel’s here: teapot lovely, lid in four pieces'),
        bot('Oh no. I’ll pass that to our complaints team. What’s the order number?'),
        visitor('T-0871'),
        bot(
          'Within 30\u00A0days of getting faulty goods you can return them for a full refund, or have them repaired or replaced. After that, repair or replacement comes first; if that fails, you can have money off, or return them for a refund. You can also cancel an online order within 14\u00A0days of delivery. So: a new lid, or your money back? A person will confirm it.',
          'Returns › Your rights',
        ),
        visitor('new lid pls, the pot survived. want a photo?'),
        bot('Yes please, to complaints@teapots.example.'),
        visitor('sent'),
        team(
          'Complaints here. Sorry about the lid; a new one goes out this afternoon, to the address on your order. Keep the bits or bin them, it’s up to you.',
        ),
      ],
    },
    'after-visit': {
      name: 'After a visit to the surgery',
      summary: 'Asks about waiting and service, not about results, and takes complaints to the practice manager.',
      greeting:
        'Hello, I’m the surgery’s AI assistant. Our privacy notice says who processes your answers. Please leave out your name and anything about your health. How was the wait: short, fine or long?',
      prepare:
        'Questions that need no health details; a waiting-room notice with a QR code, asking people to leave such details out; and a rule on who deletes any they give anyway. Even the visit is confidential: have the lawful basis, consent and duties of confidence checked first. NHS practices in England also need somebody who acknowledges complaints within three working days.',
      steps: [
        say('Please leave out health details'),
        choose('Wait: short, fine, long'),
        ask('What happened, and when?'),
        branch('A complaint?'),
        handOver('Practice manager'),
      ],
      talk: [
        visitor('Can I moan about your phones instead?'),
        bot('You can, and praise is welcome too. How was the wait on the phone?'),
        visitor('LONG. 28th in the queue then cut off. TWICE. receptionist brilliant though'),
        bot('I’ll pass on the praise and the complaint. Which day was that, and about what time?'),
        visitor('Monday about 8. I was only ringing about some results'),
        bot('Monday at 8, thank you. No need to mention the results.'),
        visitor('fine. will anyone read this'),
        bot(
          'The practice manager does, every working day, and treats it as a complaint. To reply, we’d need your email address, and that would tell anyone handling it that you’ve been to this surgery. May the practice, our chat provider and the company behind its AI use it for the reply? You can withdraw your consent at any time, or send your complaint to the practice direct.',
          'Surgery › Complaints',
        ),
        visitor('yes, just a reply, NOT by phone obviously. cutoff@post.example'),
        bot('Understood. A person will answer by email, and won’t ring.'),
      ],
    },
    'after-claim': {
      name: 'After a claim is closed',
      summary: 'Asks how the claim went, and hands over when the customer says it isn’t settled.',
      greeting:
        'Hello, I’m the claims desk’s AI assistant. Our privacy notice says who processes your reply. How did your claim go?',
      prepare:
        'A link or QR code in your settlement letter, so that policyholders can start the chat, and a team that handles complaints.',
      steps: [
        ask('How did it go?'),
        branch('Settled for the customer too?'),
        choose('Repair, payment or something else'),
        say('Complaint passed on, and your rights'),
        handOver('Claims team'),
      ],
      talk: [
        visitor('You say my claim is settled. The ceiling is still brown.'),
        bot('Thank you for telling us. What’s still open: the repair, the payment or something else?'),
        visitor('repair. man came, said it’s got to dry out first, never came back'),
        bot(
          'I can’t see from here whether a visit is planned. The claims team can, and will get this chat. What’s your claim number?',
        ),
        visitor('C-70533'),
        bot(
          'Thank you. I’m passing this on as a complaint. If our final response doesn’t satisfy you, or you haven’t had one within eight weeks, you can take it to the Financial Ombudsman Service free of charge, normally within six months of that response. Would you rather we rang or answered here?',
        ),
        visitor('here'),
        team(
          'Claims team here, and I’m sorry. I’ll find out what happened to the second visit and tell you here this afternoon. A new date will go to the email address we hold for you, as I can’t see from here who’s typing.',
        ),
      ],
    },
  },
  next: {
    title: 'What do you never ask your customers?',
    text: 'It’s often the question that matters. Send it to us, and we’ll reply with a wording that can be answered in one line.',
  },
};
