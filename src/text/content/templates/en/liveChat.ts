import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const liveChat: GoalText<TemplateId<'live-chat'>> = {
  meta: {
    name: 'Live chat routing',
    title: 'Live chat routing templates | {brand}',
    headline: 'The right person, first time.',
    description:
      'Four chatbot templates that pass conversations to people: by subject, by office, by account and by queue, with the whole history and an honest wait.',
  },
  teaser: 'A handover means nobody tells it twice.',
  hero: {
    title: 'The right person, first time.',
    lead: 'A handover has worked if the person at the other end begins with ‘I can see what it’s about’. Four rules for that, and what happens when nobody is free.',
  },
  templates: {
    'topic-routing': {
      name: 'Route by subject',
      summary: 'Hears from the first sentence whether it is policy, claim or payment, and lets itself be corrected.',
      prepare: 'Subjects with a team and a stand-in, and one team that catches the rest.',
      steps: [
        ask('The matter in their own words'),
        branch('Is the subject clear?'),
        choose('If not, two possibilities'),
        say('Who it goes to, and how long it takes'),
        handOver('Team by subject'),
      ],
      talk: [
        visitor('Renewal letter makes no sense'),
        bot('Is it the price that puzzles you, or what is covered?'),
        visitor('price. went up, no claims in 9 yrs'),
        bot('The renewals team can explain that; two people are ahead of you there. Shall I join the queue for you?'),
        visitor('yes. actually it also says I have a dog. I don’t have a dog'),
        bot('Useful. I’ll add ‘no dog’ to the note. I can’t see how it got in. Same team, still two ahead.'),
        visitor('ok'),
        team(
          'Renewals team, thanks for waiting. I see: price up, nine years without a claim, and a dog that isn’t. Let me start with the dog.',
        ),
      ],
    },
    'office-routing': {
      name: 'Find the right office',
      summary: 'Translates everyday words into departments, and gives the hours when nobody is there.',
      prepare: 'Departments with everyday keywords, their hours, and who stands in.',
      steps: [
        ask('What would you like to get done?'),
        lookUp('Who does what'),
        branch('Is anyone there now?'),
        choose('Wait, call back or email'),
        handOver('The office in charge'),
      ],
      talk: [
        visitor('Street lamp outside ours flashes all night like a disco'),
        bot(
          'That is for street lighting. Is it only flashing, or is the post damaged too?',
          'Who does what › Lighting',
        ),
        visitor('flashing. post fine'),
        bot('Is there a number on the post? It is about head height.'),
        visitor('C 118'),
        bot('Thanks. The lighting team is in until 5; I’m passing this on as it stands.'),
        team(
          'Street lighting, hello. C 118, flashing, post sound. It’s the sensor. We’ll switch it off tonight so that you can sleep.',
        ),
        visitor('and when does it get mended'),
        team('I’d be guessing, as parts are slow. Leave an email with me and you’ll hear the day before.'),
      ],
    },
    'account-routing': {
      name: 'Straight to their own contact',
      summary: 'Takes existing clients to the person who knows them, and names a stand-in when that person is out.',
      prepare: 'Owners from the CRM, absences, and what a stand-in may decide.',
      steps: [
        ask('Company or project'),
        lookUp('Owner in the CRM'),
        branch('In today?'),
        choose('Stand-in, or wait'),
        handOver('Their contact, with the history'),
      ],
      talk: [
        visitor('Tell our account manager the theatre poster has the wrong date on it!!'),
        bot(
          'He is on a train until two. A colleague stands in for him and knows the theatre. Is it at the printer’s already?',
        ),
        visitor('goes to print at 1'),
        bot('Then it can’t wait for his train. Which date is right?'),
        visitor('the 27th not 26th'),
        bot(
          'I don’t know whether the printer can still stop it. The stand-in has the poster, both dates and your time.',
        ),
        team(
          'I’m standing in today. I’ve rung the printer, they’ll wait for a new file. Say ‘yes, 27th’ here so that I have it in writing.',
        ),
        visitor('yes, 27th'),
        team('Sent. New proof in ten minutes, have a quick look.'),
      ],
    },
    'peak-routing': {
      name: 'When everybody asks at once',
      summary: 'Gives the waiting time, answers the question of the day, and offers a call back.',
      prepare: 'A notice on the current situation that somebody can change in two minutes, and call-back hours.',
      steps: [
        say('The situation first'),
        ask('Is it about that?'),
        branch('More than ten minutes’ wait?'),
        choose('Wait or call back'),
        handOver('The next free person'),
      ],
      talk: [
        visitor('site keeps crashing at checkout'),
        bot(
          'Yes, since 10:20, and it’s being worked on. Your basket is kept. Is that your question, or is it something else?',
          'Notice, 10:35',
        ),
        visitor('will the sale price still count tomorrow?'),
        bot(
          'The notice doesn’t say, and I won’t promise it. A person can. Eighteen are waiting; shall somebody ring you instead?',
        ),
        visitor('no time, funeral tomorrow, I need the shoes'),
        bot('I’m sorry. Then you shouldn’t be in a queue. I’ll put that to the team at once.'),
        team(
          'Hello, a person now. Tell me the size, and I’ll take the order by hand at the sale price, to you by nine.',
        ),
        visitor('thank you. 43 black'),
        team('43, black, done. You’ll pay from the link in the email, there’s no need to tell me anything here.'),
      ],
    },
  },
  next: {
    title: 'Where do your conversations get stuck?',
    text: 'Write on a slip of paper who looks after what. We’ll use it to set up the routing with you.',
  },
};
