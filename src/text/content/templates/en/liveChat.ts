import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const liveChat: GoalText<TemplateId<'live-chat'>> = {
  meta: {
    name: 'Live chat routing',
    title: 'Live chat routing templates | {brand}',
    headline: 'Straight to the right desk.',
    description:
      'Four chatbot templates that pass a conversation to a person, with everything said so far: by subject, by office, by account and at busy times.',
  },
  teaser: 'Hand over properly, and nobody has to say it twice.',
  hero: {
    title: 'Straight to the right desk.',
    lead: 'You know a handover has worked when the person at the other end starts with ‘I can see what it’s about’. That’s why the whole conversation goes with it. Here are four ways to do it.',
  },
  templates: {
    'topic-routing': {
      name: 'Route by subject',
      summary: 'Asks what it’s about, offers two subjects if that isn’t clear, and hands over to the right team.',
      greeting:
        'Hello, I’m the insurer’s AI assistant, here to find you the right team. Our privacy notice says who handles your details. What’s it about?',
      prepare: 'Subjects with a team and a stand-in for each, and one team for everything else.',
      steps: [
        ask('What it’s about, in their own words'),
        branch('Is the subject clear?'),
        choose('If not, two options'),
        say('Who it goes to'),
        handOver('Team by subject'),
      ],
      talk: [
        visitor('Renewal letter makes no sense'),
        bot('Let’s get it explained. Is it the price that puzzles you, or what’s covered?'),
        visitor('price. went up, no claims in 9\u00A0yrs'),
        bot(
          'The renewals team can go through that with you, and would see this chat. Shall I hand over?',
          'Teams › Renewals',
        ),
        visitor('yes. actually it also says I have a dog. I don’t have a dog'),
        bot('Same team. I’ll put ‘no dog’ in the note; I can’t see how it got there.'),
        visitor('ok'),
        team(
          'Renewals team, hello. I see: price up, nine years without a claim, and a dog you haven’t got. I can’t see who’s typing, so I’ll ring the number we hold. We’ll start with the dog.',
        ),
      ],
    },
    'office-routing': {
      name: 'Find the right office',
      summary: 'Finds the right department from everyday words, and says when it’s open.',
      greeting:
        'Hello, I’m the council’s AI assistant. Our privacy notice says who processes your report. What’s happened?',
      prepare:
        'Departments with everyday keywords, their hours and who stands in. We check before we quote whether routing can follow those hours.',
      steps: [
        ask('What’s happened?'),
        lookUp('Who does what, and when'),
        branch('Is anyone there now?'),
        choose('Callback or email'),
        handOver('The right office'),
      ],
      talk: [
        visitor('Street lamp outside ours flashes all night like a disco'),
        bot(
          'That’s one for street lighting. Is it only flashing, or are there wires showing? If there are, keep away and call 999.',
          'Who does what › Lighting',
        ),
        visitor('flashing. post fine'),
        bot('Is there a number on the post? It’s usually at head height.', 'Lighting › Lamp numbers'),
        visitor('C\u00A0118'),
        bot(
          'Thanks. The lighting team is in until 5\u00A0pm and would see this chat. Shall I pass it on?',
          'Lighting › Hours',
        ),
        visitor('yes please'),
        team('Street lighting, hello. C 118, flashing, post sound. We’ll switch it off tonight so that you can sleep.'),
        visitor('and when does it get mended'),
        team(
          'Parts are slow, so I can’t tell you yet. Leave an email address, and I’ll let you know. I’ll use it for this repair only.',
        ),
      ],
    },
    'account-routing': {
      name: 'Straight to the usual contact',
      summary: 'Takes existing clients to the person who knows them, or to the stand-in.',
      greeting:
        'Hi, I’m the agency’s AI assistant. Our privacy notice says who processes this chat. What can I pass on?',
      prepare:
        'An up-to-date list of who looks after whom, who stands in and who’s away. Ask us whether routing can follow it, and whether it can come from your CRM.',
      steps: [
        ask('Company or project'),
        lookUp('List of contacts'),
        branch('In today?'),
        choose('Stand-in, or wait'),
        handOver('The usual contact'),
      ],
      talk: [
        visitor('Tell our account manager the theatre poster has the wrong date on it!!'),
        bot(
          'He’s out until 2\u00A0pm, but I can get his stand-in. Is it at the printer’s already?',
          'Contacts › Theatre',
        ),
        visitor('goes to print at 1'),
        bot('Then it can’t wait. Which date is right?'),
        visitor('the 27th not 26th'),
        bot(
          'I don’t know whether the printer can still stop it. The stand-in gets this chat, with both dates and your deadline.',
        ),
        team(
          'I’m standing in today. I’ve rung the printer, and they’ll wait for a new file. I’m emailing a proof with the 27th to the address we hold for you. Please check it, and reply to that email to approve it.',
        ),
        visitor('checked, approved, phew'),
        team('Your email’s here too, thank you. The printer has the new file.'),
      ],
    },
    'peak-routing': {
      name: 'When everybody asks at once',
      summary: 'Answers the question of the day first, shares the rest out by workload, and offers a callback.',
      greeting:
        'Hello, I’m the shoe shop’s AI assistant. Our privacy notice says who processes your question. How can I help?',
      prepare:
        'A notice that somebody can change in two minutes, and the cases that always come first. Live chat shares conversations out by workload on every plan; your quote says whether the flow itself can branch on ‘Anyone free?’.',
      steps: [
        say('The situation first'),
        ask('Is it about that?'),
        branch('Anyone free?'),
        choose('Wait, or a callback'),
        handOver('The next free person'),
      ],
      talk: [
        visitor('site keeps crashing at checkout'),
        bot(
          'Sorry, there’s been a fault since 10.20\u00A0am and it’s being worked on. Is it just that, or something else too?',
          'Notice, 10.35\u00A0am',
        ),
        visitor('will the sale price still count tomorrow?'),
        bot(
          'The notice doesn’t say, and I won’t guess. Our team would know, but they’re all busy. The person who helps you can read this chat. Would you like a callback?',
        ),
        visitor('no time, funeral on Friday, I need the shoes'),
        bot('I’m sorry. That can’t wait for a callback: I’m handing over now, with the funeral in the first line.'),
        team('Hello, a real person here. Which shoes, and what size? I’ll hold a pair at the sale price.'),
        visitor('thank you. the plain Oxford, 9, black'),
        team(
          'Oxford, size\u00A09, black, held. Which email address may I send the order link to, once the checkout’s working again? I won’t use it for anything else. The order page shows the total and your right to cancel. No card details here, please.',
        ),
      ],
    },
  },
  next: {
    title: 'Where do your conversations get stuck?',
    text: 'Tell us in three lines who looks after what. We’ll draw a first routing plan from it and go through it with you in a demo.',
  },
};
