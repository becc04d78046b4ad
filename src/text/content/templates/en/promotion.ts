import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const promotion: GoalText<TemplateId<'promotion'>> = {
  meta: {
    name: 'Sales promotion',
    title: 'Sales promotion chatbot templates | {brand}',
    headline: 'An offer without an asterisk.',
    description:
      'Four chatbot templates for promotions: early booking, an open day, back-in-stock notes and workshops, with the terms in the same breath as the offer.',
  },
  teaser: 'The terms in the same breath as the offer.',
  hero: {
    title: 'An offer without an asterisk.',
    lead: 'Promotions founder on small questions: does it hold for me, until when, and what if I cancel? These templates answer them before anybody leaves the page. There is no made-up hurry in any of them.',
  },
  templates: {
    'early-booking': {
      name: 'Early booking',
      summary: 'Works out the benefit for the dates wanted, and states the cancellation terms unasked.',
      prepare: 'Period, exceptions and cancellation in one sentence that your lawyers like as well.',
      steps: [
        ask('Dates and people'),
        lookUp('Terms of the offer'),
        say('Benefit and cancellation in one sentence'),
        branch('A special wish?'),
        handOver('Reservations'),
      ],
      talk: [
        visitor('does the early bird thing work for half term'),
        bot('No, half term is left out. It does hold for the two weeks before.', 'Offer › Exceptions'),
        visitor('hm. and say 9 may, 2 adults?'),
        bot(
          'Yes, if you book by 31 January. You could cancel free of charge until 30 days before, and not after that.',
          'Offer › Terms',
        ),
        visitor('so normal price if I want flexibility?'),
        bot('Exactly. At the normal price you can cancel until three days before. Both are open to you.'),
        visitor('could you put my mum in the room next door'),
        bot('I can’t see which rooms adjoin. Reservations can, and would hold two for you until Friday. Shall I ask?'),
        visitor('go on then. ground floor for her hip if poss'),
        bot('Ground floor, noted. A person writes to you today, with both prices side by side.'),
      ],
    },
    'open-day': {
      name: 'Open day with registration',
      summary: 'Answers questions about the event and signs people up, with a waiting list instead of false hope.',
      prepare: 'Places, programme, how accessible the venue is, and who can be reached on the day.',
      steps: [
        lookUp('Programme and travel'),
        ask('How many people?'),
        branch('Places left?'),
        choose('Register or join the waiting list'),
        handOver('Events'),
      ],
      talk: [
        visitor('Solar day on the 21st: can I bring my roof plans?'),
        bot('Please do. There is a desk for that from 10 to 3, about ten minutes each.', 'Programme › Your roof'),
        visitor('is there a talk in sign language? my husband is deaf'),
        bot(
          'The programme names captions for the eleven o’clock talk. It doesn’t mention an interpreter.',
          'Programme › Talks',
        ),
        visitor('captions help but at the desk?'),
        bot(
          'I don’t know. I’ll ask the organisers whether they can book someone for your ten minutes. Which time would you like?',
        ),
        visitor('12ish, two of us'),
        bot('12:10 is free and now yours, provisionally. Which address may they answer to?'),
        visitor('sunnyroof@post.example'),
        bot('Thank you. You’ll hear from a person by tomorrow, and can decide then.'),
      ],
    },
    'back-in-stock': {
      name: 'Tell me when it is back',
      summary: 'Puts a sold-out item on a list and writes exactly once, when it returns.',
      prepare: 'A stock query, the wording of the consent, and a date after which the note expires.',
      steps: [
        ask('Which item, which size?'),
        lookUp('Stock and deliveries'),
        choose('Make a note, or an alternative'),
        say('One message, then it is deleted'),
        handOver('Shop floor'),
      ],
      talk: [
        visitor('mustard cord dungarees, 14. gone??'),
        bot('Gone in 14, yes. More are on order, but the maker gives no date.', 'Stock, today 17:40'),
        visitor('shout when they land?'),
        bot('Gladly: here, once, and then the note is deleted, after three months at the latest. All right?'),
        visitor('yes'),
        bot('Noted. There is a 14 in rust at the moment, in case you’re open to rust.'),
        visitor('rust is for cars. save me a pair?'),
        bot(
          'I can’t, as everybody on the list hears at the same time. The shop itself can put one by. Shall I ask them?',
        ),
        visitor('Bristol one please'),
        bot('Asked. They’ll answer here before they close.'),
      ],
    },
    'workshop-invite': {
      name: 'Invitation to a workshop',
      summary: 'Finds out whether a workshop is right for somebody, and says so when it isn’t.',
      prepare: 'Whom it is for, what they should know already, and something better for the rest.',
      steps: [
        choose('Role and experience'),
        lookUp('Programme'),
        branch('Is it the right one?'),
        say('Otherwise, a better suggestion'),
        handOver('Organisers'),
      ],
      talk: [
        visitor('Would the SEO day be too basic for me? I’ve run campaigns for six years'),
        bot(
          'Probably. It starts with how a search engine finds a page. What would you hope to take home?',
          'Workshops › SEO day',
        ),
        visitor('structured data, mostly. and how to explain it to clients'),
        bot(
          'That is the afternoon session on the 18th. It assumes you have written some HTML yourself. Have you?',
          'Workshops › Structured data',
        ),
        visitor('enough to break things'),
        bot('Then you’re in the right room. Three places left. Shall I put you down?'),
        visitor('yes. do freelancers get a lower price?'),
        bot(
          'The page names one price only, and I don’t know whether there is another. The organisers will tell you before they invoice anything.',
        ),
        visitor('perfect, thanks'),
      ],
    },
  },
  next: {
    title: 'Which promotion is next for you?',
    text: 'Write down the offer and the three questions you dread. They become a flow you can play through before it starts.',
  },
};
