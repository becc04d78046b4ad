import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const promotion: GoalText<TemplateId<'promotion'>> = {
  meta: {
    name: 'Sales promotion',
    title: 'Sales promotion chatbot templates | {brand}',
    headline: 'Offer and terms in one answer.',
    description:
      'Four chatbot templates for promotions: early booking, an open day, back-in-stock alerts and workshops, with the terms, the flow and a sample chat.',
  },
  teaser: 'The small questions about an offer, answered early.',
  hero: {
    title: 'Offer and terms in one answer.',
    lead: 'Does it apply to me, until when, and what if I cancel? These templates answer on the spot, from your own terms and programmes. Your team says whether there’s still room. There’s no countdown in any of them.',
  },
  templates: {
    'early-booking': {
      name: 'Early booking',
      summary: 'Says whether the offer covers the dates wanted, and states the cancellation terms unasked.',
      greeting:
        'Hello, I’m the hotel’s AI assistant. Our privacy notice says who processes what you type. What are you planning?',
      prepare:
        'Dates, exceptions and cancellation terms, checked by your solicitor, and somebody to take the offer down when it ends.',
      steps: [
        ask('Dates and people'),
        lookUp('Terms of the offer'),
        say('Benefit and cancellation in one answer'),
        branch('A special request?'),
        handOver('Reservations'),
      ],
      talk: [
        visitor('does the early bird thing work for may half term'),
        bot('No, half term isn’t included. The rest of May is.', 'Offer › Exceptions'),
        visitor('hm. and say 9\u00A0may, 2 adults?'),
        bot(
          'Yes: 10% off our normal price if you book by 31\u00A0January, with free cancellation until 30\u00A0days before you arrive. After that you pay half the price, less whatever we get by reletting the room.',
          'Offer › Terms',
        ),
        visitor('so normal price if I want flexibility?'),
        bot('Exactly. At the normal price, cancelling is free until three days before.', 'Prices › Cancelling'),
        visitor('could you put my mum in the room next door'),
        bot(
          'I can’t see which rooms adjoin, or what’s free. Reservations can email you, about this stay only. Which email address should they use? Or just ring.',
        ),
        visitor('go on then. ground floor if poss. nextdoor@post.example'),
        bot(
          'I’ve passed on both requests: next door and on the ground floor. Reservations will tell you what’s possible.',
        ),
      ],
    },
    'open-day': {
      name: 'Registering for an open day',
      summary: 'Answers questions about the event, takes registrations, and leaves the team to confirm them.',
      greeting:
        'Hello, I’m the AI assistant for the open day. You’ll find who processes this chat in our privacy notice. What would you like to know?',
      prepare:
        'The programme, directions and how accessible the venue is. Your team counts the places; we check before we quote whether a guest list can be connected.',
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
          'I don’t know, but I can ask. Your question may say something about your health. May I pass it on, with your email address and the time you’d like, for the open day only? It’s all processed for us by the chat provider and the company behind its AI. You can change your mind at any time.',
        ),
        visitor('yes please. 12ish, two of us, sunnyroof@post.example'),
        bot('About 12, for two, with your question. The events team confirms both.'),
        team('Events team, hello. 12.10\u00A0pm is yours, and an interpreter will be at the desk with you.'),
      ],
    },
    'back-in-stock': {
      name: 'Tell me when it’s back',
      summary:
        'Notes which item a customer is after, asks for consent, and leaves the shop to send one stock alert and no more.',
      greeting:
        'Hi, I’m the shop’s AI assistant. Our privacy notice says who processes this chat, including the app’s provider. What are you after?',
      prepare:
        'The consent wording, a confirmation email, and somebody who works through the list and clears it. Before we quote, we check which system sends the email and whether live stock can be connected.',
      steps: [
        ask('Which item, which size?'),
        lookUp('Deliveries and alternatives'),
        choose('An alert, or an alternative'),
        say('Only once, and only if confirmed'),
        handOver('Shop floor'),
      ],
      talk: [
        visitor('mustard cord dungarees, 14. gone??'),
        bot(
          'I can’t see live stock. The range list says more are on order, but the maker hasn’t given a date.',
          'Range › On order',
        ),
        visitor('shout when they land?'),
        bot(
          'The shop can send you one alert, after you’ve confirmed your address by email. Our privacy notice says who else handles it. You can withdraw your consent at any time before it goes out. Would you like it?',
          'Stock alerts › Consent',
        ),
        visitor('yes. dungarees@post.example'),
        bot(
          'Thank you. Please click the link in our email; only then are you on the list. Once the alert has gone out, we take you off it and keep the proof that you agreed. Our privacy notice says how long this chat is stored.',
          'Stock alerts › Deletion',
        ),
        visitor('save me a pair?'),
        bot('I can’t, but the branch itself might, and would see this chat. Which one?'),
        visitor('Bristol one please'),
        team('Bristol here. When they come in I’ll put a 14 by for two days. Just ask for number D-14.'),
      ],
    },
    'workshop-invite': {
      name: 'Invitation to a workshop',
      summary: 'Finds out whether a workshop is right for somebody, and says so when it isn’t.',
      greeting:
        'Hello, I’m the AI assistant for our workshops. The privacy notice names everyone who processes this chat. Which day interests you?',
      prepare: 'Who the workshop is for, what they should know already and something better for the rest.',
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
          'Probably; it starts with how a search engine finds a page. What would you like to learn?',
          'Workshops › SEO day',
        ),
        visitor('structured data, mostly. and how to explain it to clients'),
        bot(
          'That’s the afternoon session on the 18th. It assumes you’ve written some HTML. Have you?',
          'Workshops › Structured data',
        ),
        visitor('enough to break things'),
        bot(
          'Then it’s the right one. I can’t see whether there are places left, but I can ask. Which email address may the organisers reply to? They’ll use it for this workshop and nothing else.',
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
    text: 'Bring the offer and the three questions you dread to a demo. We’ll build a chatbot from them, and you’ll see its answers before any customer does.',
  },
};
