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
        'Period, exceptions and cancellation terms, checked by your solicitor, and somebody to take them out afterwards.',
      steps: [
        ask('Dates and people'),
        lookUp('Terms of the offer'),
        say('Benefit and cancellation in one sentence'),
        branch('A special request?'),
        handOver('Reservations'),
      ],
      talk: [
        visitor('does the early bird thing work for half term'),
        bot('No, half term is left out, but the two weeks before it are in.', 'Offer › Exceptions'),
        visitor('hm. and say 9\u00A0may, 2 adults?'),
        bot(
          'Yes: 10% off if you book by 31\u00A0January. Cancelling is free until 30\u00A0days before you arrive; after that, half the price is due.',
          'Offer › Terms',
        ),
        visitor('so normal price if I want flexibility?'),
        bot('Exactly. At the normal price, cancelling is free until three days before.', 'Prices › Cancelling'),
        visitor('could you put my mum in the room next door'),
        bot(
          'I can’t see which rooms adjoin, or what’s free. Reservations can email you, about this stay only; you can also ring. Where to?',
        ),
        visitor('go on then. ground floor if poss. nextdoor@post.example'),
        bot('Side by side, ground floor: noted.'),
      ],
    },
    'open-day': {
      name: 'Open day with registration',
      summary: 'Answers questions about the event, takes registrations, and leaves the team to confirm them.',
      prepare:
        'Programme, directions and access to the venue. Your team counts the places; we check before we quote whether a guest list can be connected.',
      steps: [
        lookUp('Programme and travel'),
        ask('How many people, what time?'),
        branch('A special request?'),
        choose('Register, or ask first'),
        handOver('Events team confirms'),
      ],
      talk: [
        visitor('Solar day on the 21st: can I bring my roof plans?'),
        bot('Please do: there’s a desk for roof plans from 10\u00A0am to 3\u00A0pm.', 'Programme › Your roof'),
        visitor('is the 11 o’clock talk signed?'),
        bot('The programme promises captions. It doesn’t mention an interpreter.', 'Programme › Talks'),
        visitor('captions help but what about the desk?'),
        bot(
          'I don’t know, so I’ll ask. To put you down, I need a time and an email address, for the open day only. You can cancel at any time.',
        ),
        visitor('12ish, two of us, sunnyroof@post.example'),
        bot('About 12, for two, with your question. The events team confirms both.'),
        team('Events team, hello. 12.10\u00A0pm is yours, and an interpreter will be at the desk with you.'),
      ],
    },
    'back-in-stock': {
      name: 'Tell me when it’s back',
      summary: 'Notes which item they’re after, asks for consent, and leaves the shop to send one email and no more.',
      prepare:
        'The consent wording, a confirmation email, and somebody who works through the list and deletes it. Live stock needs a connection to your shop; we check that before we quote.',
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
          'The shop can email you once, after you’ve confirmed your address, and you can withdraw before that. Would you like it?',
          'Stock notes › Consent',
        ),
        visitor('yes. dungarees@post.example'),
        bot('Passed on. Once they’ve written, they delete your address.', 'Stock notes › Deletion'),
        visitor('save me a pair?'),
        bot('I can’t, but the shop itself might. Which branch?'),
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
        bot('Probably; it starts with how a search engine finds a page. What are you after?', 'Workshops › SEO day'),
        visitor('structured data, mostly. and how to explain it to clients'),
        bot(
          'That’s the afternoon session on the 18th. It assumes you’ve written some HTML. Have you?',
          'Workshops › Structured data',
        ),
        visitor('enough to break things'),
        bot(
          'Then it’s the right one. I can’t see places, but I can ask. Which email address may the organisers use for that?',
        ),
        visitor('html@post.example. do freelancers get a lower price?'),
        bot('The page gives one price, and I don’t know of another. I’ll ask.', 'Workshops › Prices'),
        team(
          'Organisers here. There’s a place for you on the 18th, and one price for everyone. My email gives the total with VAT and the cancellation terms.',
        ),
      ],
    },
  },
  next: {
    title: 'Which promotion is next for you?',
    text: 'Send us the offer and the three questions you dread. They’ll make a flow for you to try before any customer does.',
  },
};
