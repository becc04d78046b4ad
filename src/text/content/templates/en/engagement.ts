import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const engagement: GoalText<TemplateId<'engagement'>> = {
  meta: {
    name: 'Customer engagement',
    title: 'Customer engagement chatbot templates | {brand}',
    headline: 'Stay in touch without being a pest.',
    description:
      'Four chatbot templates for staying in touch: questions before a stay, care advice, bin days and changes at home, each with its flow and a chat.',
  },
  teaser: 'Be there when a question turns up along the way.',
  hero: {
    title: 'Stay in touch without\u00A0being a\u00A0pest.',
    lead: 'Keeping in touch turns into pestering when nobody asked for it. Here the customer always makes the first move. Anyone who’d like more signs up for the newsletter and confirms by email.',
  },
  templates: {
    'welcome-guide': {
      name: 'Questions before a stay',
      summary: 'Answers the questions guests have on the way, including after reception has gone home.',
      greeting:
        'Hello, I’m the hotel’s AI assistant; our privacy notice says who processes your messages. Is it about your journey or your stay?',
      prepare: 'Directions, arrival times, parking and anything reception explains three times a day.',
      steps: [
        ask('What would you like to know?'),
        lookUp('Guest information'),
        ask('Time of arrival'),
        branch('After reception closes?'),
        handOver('Reception'),
      ],
      talk: [
        visitor('stuck on the M6, won’t make it before midnight now. will we be locked out?'),
        bot(
          'No. Reception closes at 11\u00A0pm, but after that your key is in the box by the side door.',
          'Arriving › Late',
        ),
        visitor('code?'),
        bot('Reception can give you that by phone; it’s better kept out of a chat.'),
        visitor('fair. is there parking for a van? 2.4\u00A0m high'),
        bot(
          'The barrier at our car park is 2.1\u00A0m. I’ve nothing on other places nearby. Shall I ask reception? They’d get this chat.',
          'Parking › Height',
        ),
        visitor('yes please'),
        team(
          'Evening, reception here. Pop the van in the staff yard behind the kitchen. For the code, have your passenger ring us before\u00A011.',
        ),
      ],
    },
    'seasonal-care': {
      name: 'Care advice after a purchase',
      summary:
        'Answers questions about something already bought, and offers tips by newsletter (add-on, priced in your quote).',
      greeting:
        'Hello, I’m the boot shop’s AI assistant. Our privacy notice says who processes your message. What needs care?',
      prepare: 'Care notes for each product, an email address for photos and, for the tips, the newsletter add-on.',
      steps: [
        ask('Which product, and what’s wrong?'),
        lookUp('Care notes, newsletter sign-up'),
        branch('Possible damage?'),
        handOver('Workshop'),
      ],
      talk: [
        visitor('Which wax for nubuck boots? Got them from you last month'),
        bot('None, I’m afraid: wax flattens the nap. Our care notes say nubuck spray instead.', 'Care › Nubuck'),
        visitor('oops. already waxed one'),
        bot('A suede brush and patience often help. Dark all over, or in patches?', 'Care › Quick fixes'),
        visitor('patches, toe is nearly black'),
        bot(
          'I don’t know whether that comes out. The workshop can tell from a photo, if you email one to workshop@boots.example. They could answer you here and would read this chat. All right?',
        ),
        visitor('yes, sent. anything else before winter?'),
        bot(
          'We email care tips four times a year. If you’d like them, leave your address. Nothing comes until you confirm by email, and you can unsubscribe at any time.',
          'Newsletter › Signing up',
        ),
        visitor('maybe later. just tell me theyre not ruined'),
        team('Workshop here. They’re not. Post them in and I’ll even them out free of charge. Allow ten days.'),
      ],
    },
    'collection-day': {
      name: 'Bin days and the tip',
      summary: 'Looks up the collection day in the calendar you supply, and says what doesn’t belong in the bin.',
      greeting:
        'Hello, I’m the council’s AI assistant; our privacy notice says who processes your messages. Which street is it about?',
      prepare:
        'The collection calendar by street, as text, and the rule for bank holidays. We check before we quote whether reminders are possible.',
      steps: [
        ask('Street and number'),
        lookUp('Collection calendar'),
        choose('Bin, bulky or hazardous'),
        branch('A special case?'),
        handOver('Waste team'),
      ],
      talk: [
        visitor('is it brown bin or blue bin this week? Mill Lane'),
        bot('Mill Lane is on two rounds, so it depends on the house number. What’s yours?', 'Calendar › Streets'),
        visitor('17'),
        bot('Brown, on Wednesday: out by 7\u00A0am, please. Blue the week after.', 'Calendar › Round C'),
        visitor('ta. also have half a tin of gloss paint'),
        bot('Liquid paint can’t go in either bin.', 'Bins › Not accepted'),
        bot(
          'The recycling centre’s page doesn’t mention gloss. Would you like the waste team to email you? They’d use your address for that only.',
        ),
        visitor('yes no rush. bin.day@post.example'),
        bot('Passed on. If you change your mind, just let the waste team know. Lid on until then, please.'),
      ],
    },
    'life-change': {
      name: 'Moving, marrying, expecting',
      summary:
        'Goes through what the insurer or bank needs to know after a change at home, and passes any loose ends to an adviser.',
      greeting:
        'Hello, I’m the insurer’s AI assistant, with our checklists to hand. Our privacy notice says who else sees what you tell me. What’s changed?',
      prepare:
        'A checklist for each event, signed off by the department, with no advice on individual cases. For ‘expecting’, also wording that asks for explicit consent before anybody types any details: pregnancy is health data.',
      steps: [
        choose('What has changed?'),
        lookUp('Checklist for the event'),
        say('What only an adviser can see'),
        branch('Advice needed?'),
        handOver('Adviser, with the checklist'),
      ],
      talk: [
        visitor('we got married on Saturday, what do I need to tell you'),
        bot(
          'Congratulations! The checklist names two things to tell us: a new name and a shared home. Contents insurance is worth a look, too. No need to give me details here.',
          'Checklist › Marriage',
        ),
        visitor('we’ve both got some actually'),
        bot('Then ask an adviser whether you still need both. I can’t see your policies.', 'Checklist › Marriage'),
        visitor('Is there a deadline?'),
        bot(
          'The checklist says ‘as soon as you can’. I don’t know about your policies; the adviser can look.',
          'Checklist › Dates',
        ),
        visitor('ok get them to call me'),
        bot('Gladly. They’d use your number for this call only, or you can ring them. Which number, and when?'),
        visitor('07700\u00A0900138, lunchtimes'),
        bot('Thanks. They’ll have what you’ve told me: married on Saturday, a contents policy each.'),
      ],
    },
  },
  next: {
    title: 'What do customers ask once they’ve bought?',
    text: 'Tell us the one you get most, and where. We’ll reply with the flow that suits it.',
  },
};
