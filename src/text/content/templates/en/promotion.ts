import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const promotion: GoalText<TemplateId<'promotion'>> = {
  meta: {
    name: 'Sales promotion',
    title: 'Sales promotion chatbot templates | {brand}',
    headline: 'Offer and terms in one sentence.',
    description:
      'Four chatbot templates for promotions: early booking, an open day, back-in-stock notes and workshops, with the terms, the flow and a sample chat.',
  },
  teaser: 'The small questions about an offer, answered early.',
  hero: {
    title: 'Offer and terms in one sentence.',
    lead: 'Does it count for me, until when, and what if I cancel? These templates answer on the spot, from your own terms, and never invent a countdown.',
  },
  templates: {
    'early-booking': {
      name: 'Early booking',
      summary: 'Says whether the offer covers the dates wanted, and states the cancellation terms unasked.',
      prepare:
        'Period, exceptions and cancellation terms, checked by your lawyer, and somebody who takes them out once the offer is over.',
      steps: [
        ask('Dates and people'),
        lookUp('Terms of the offer'),
        say('Benefit and cancellation in one sentence'),
        branch('A special wish?'),
        handOver('Reservations'),
      ],
      talk: [
        visitor('does the early bird thing work for half term'),
        bot('No, half term is left out, but the two weeks before it are in.', 'Offer › Exceptions'),
        visitor('hm. and say 9\u00A0may, 2 adults?'),
        bot(
          'Yes, if you book by 31\u00A0January. You can cancel free of charge until 30\u00A0days before you arrive; after that there’s a fee.',
          'Offer › Terms',
        ),
        visitor('so normal price if I want flexibility?'),
        bot('Exactly. At the normal price you can cancel free until three days before.', 'Prices › Cancelling'),
        visitor('could you put my mum in the room next door'),
        bot('I can’t see which rooms adjoin, or what’s free. Reservations can. Shall they write to you?'),
        visitor('go on then. ground floor if poss. nextdoor@post.example'),
        bot('Side by side, ground floor: noted. A person will write to you.'),
      ],
    },
    'open-day': {
      name: 'Open day with registration',
      summary: 'Answers questions about the event, takes registrations, and leaves the team to confirm them.',
      prepare:
        'Programme, directions and access to the venue. Your team counts the places; whether a guest list can be connected, we check before quoting.',
      steps: [
        lookUp('Programme and travel'),
        ask('How many people, what time?'),
        branch('A special wish?'),
        choose('Register, or ask first'),
        handOver('Events team confirms'),
      ],
      talk: [
        visitor('Solar day on the 21st: can I bring my roof plans?'),
        bot('Please do: there’s a desk for roof plans from 10 to 3.', 'Programme › Your roof'),
        visitor('is the 11 o’clock talk in sign language too?'),
        bot('The programme promises captions. It doesn’t mention an interpreter.', 'Programme › Talks'),
        visitor('captions help but what about the desk?'),
        bot('I don’t know. I’ll ask the organisers. Shall I put you down for a time meanwhile?'),
        visitor('12ish, two of us, sunnyroof@post.example'),
        bot('About 12, for two, with your question. The events team confirms both.'),
        team(
          'Events team, hello. 12.10 is yours, and an interpreter will be at the desk with you. See you on the 21st.',
        ),
      ],
    },
    'back-in-stock': {
      name: 'Tell me when it’s back',
      summary: 'Notes which item they’re after, asks for consent, and leaves the shop to send one email and no more.',
      prepare:
        'The consent wording, a confirmation email, and somebody who works through the list and deletes it. Live stock takes a connection to your shop; we check beforehand whether yours allows it.',
      steps: [
        ask('Which item, which size?'),
        lookUp('Deliveries and alternatives'),
        choose('A note, or an alternative'),
        say('Only once, and only if confirmed'),
        handOver('Shop floor'),
      ],
      talk: [
        visitor('mustard cord dungarees, 14. gone??'),
        bot('Sold out, I’m afraid. More are on order, but the maker hasn’t given a date.', 'Range › On order'),
        visitor('shout when they land?'),
        bot(
          'The shop can email you, once. First you’d get a message to confirm; without your click nothing is sent. Would you like that?',
          'Stock notes › Consent',
        ),
        visitor('yes. dungarees@post.example'),
        bot('Passed on. Once they’ve written, they delete your address.', 'Stock notes › Deletion'),
        visitor('save me a pair?'),
        bot('I can’t, but the shop itself might. Shall I ask?'),
        visitor('Bristol one please'),
        team('Bristol here. When they come in I’ll put a 14 by for two days. What name?'),
      ],
    },
    'workshop-invite': {
      name: 'Invitation to a workshop',
      summary: 'Finds out whether a workshop is right for somebody, and says so when it isn’t.',
      prepare: 'Who it’s for, what they should know already, and something better for the rest.',
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
          'Probably; it starts with how a search engine finds a page. What would you like to come away with?',
          'Workshops › SEO day',
        ),
        visitor('structured data, mostly. and how to explain it to clients'),
        bot(
          'That’s the afternoon session on the 18th. It assumes you’ve written some HTML. Have you?',
          'Workshops › Structured data',
        ),
        visitor('enough to break things'),
        bot('Then it’s the right one. I can’t see places, but I can ask. Where should the organisers write?'),
        visitor('html@post.example. do freelancers get a lower price?'),
        bot('The page gives one price, and I don’t know of another. I’ll ask.', 'Workshops › Prices'),
        team('Organisers here. There’s a place for you on the 18th, one price for everyone. Form to follow by email.'),
      ],
    },
  },
  next: {
    title: 'Which promotion is next for you?',
    text: 'Send us the offer and the three questions you dread. They’ll make a flow that you can try before the first customer does.',
  },
};
