import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const engagement: GoalText<TemplateId<'engagement'>> = {
  meta: {
    name: 'Customer engagement',
    title: 'Customer engagement chatbot templates | {brand}',
    headline: 'Keep talking, never pester.',
    description:
      'Four chatbot templates for after the sale: before a stay, care tips, bin days and changes in life, each with its flow and a complete conversation.',
  },
  teaser: 'Speak up when it helps. Otherwise, don’t.',
  hero: {
    title: 'Keep talking, never pester.',
    lead: 'The difference between keeping in touch and pestering is who started it. In every flow here the customer asks first, or has plainly said that a reminder would be welcome.',
  },
  templates: {
    'welcome-guide': {
      name: 'The last two days before a stay',
      summary: 'Answers what guests ask on the way, and knows the hours when reception is staffed.',
      prepare: 'Directions, arrival times, parking, and whatever reception explains three times a day.',
      steps: [
        say('Greeting by booking'),
        lookUp('House information'),
        ask('Time of arrival'),
        branch('After reception closes?'),
        handOver('Reception'),
      ],
      talk: [
        visitor('Train delayed, we won’t make it before midnight now. Will we be locked out?'),
        bot(
          'No. Reception closes at 11 pm, and after that your key waits in the box by the side door.',
          'Arriving › Late',
        ),
        visitor('code?'),
        bot('Reception texts it to the number on your booking. I don’t give it out in chat.'),
        visitor('fair. Is there parking for a van? 2.4 m high'),
        bot(
          'Our car park is 2.1 m at the barrier. I have nothing on other places nearby, so I’ll ask.',
          'Parking › Height',
        ),
        visitor('thanks'),
        team('Evening, reception here. Leave the van in the staff yard behind the kitchen, I’ve kept the gate open.'),
      ],
    },
    'seasonal-care': {
      name: 'Care tips after a purchase',
      summary: 'Sends one useful tip when the season turns, to customers who asked for it.',
      prepare: 'Consent at the till, three or four tips a year, and the word that stops them.',
      steps: [
        choose('Tips: yes or no'),
        say('One job for the season'),
        lookUp('Care by product'),
        branch('Something wrong?'),
        handOver('Workshop, with a photo'),
      ],
      talk: [
        visitor('Got your tip about waxing the boots. Which wax for nubuck?'),
        bot('No wax at all, as it flattens the surface. What you want is a spray made for nubuck.', 'Care › Nubuck'),
        visitor('oops. already waxed one'),
        bot('A suede brush and some patience often help. Has it gone dark all over, or in patches?'),
        visitor('patches, toe is nearly black'),
        bot('I don’t know whether that comes out. Our workshop can tell from a photo, if you’d like to send one.'),
        visitor('[photo]'),
        team(
          'Had a look in the workshop just now. That’s not ruined. Post them in and I’ll even them out, ten days there and back.',
        ),
        visitor('you’re a star'),
      ],
    },
    'collection-day': {
      name: 'Bin days and the tip',
      summary: 'Names the next collection for a street and reminds people the evening before, if they wish.',
      prepare: 'The collection calendar in a readable file, and what happens in weeks with a bank holiday.',
      steps: [
        ask('Street and number'),
        lookUp('Collection calendar'),
        choose('Reminder: yes or no'),
        branch('Bulky or hazardous?'),
        handOver('Waste advice'),
      ],
      talk: [
        visitor('is it brown bin or blue bin this week? Mill Lane'),
        bot('Mill Lane is on two rounds. Which house number, please?'),
        visitor('17'),
        bot('Brown on Wednesday from 7 am; blue the week after.', 'Calendar › Round C'),
        visitor('always forget. can you nudge me'),
        bot('Yes, at six the evening before. Send the word STOP and I stop. Shall I?'),
        visitor('yes. also have half a tin of gloss paint'),
        bot(
          'Liquid paint goes in neither bin. The recycling centre’s page doesn’t say whether it takes it, so I’d rather ask.',
          'Recycling centre › Not accepted',
        ),
        visitor('ok no rush'),
        bot('I’ve passed it to waste advice; they answer here by tomorrow noon.'),
      ],
    },
    'life-change': {
      name: 'Moving, marrying, expecting',
      summary: 'Goes through what an event changes about existing contracts and collects what is left open.',
      prepare: 'A checklist per event, signed off by the department, with no advice on single cases.',
      steps: [
        choose('What has changed?'),
        lookUp('Checklist for the event'),
        say('What carries on by itself'),
        branch('Advice needed?'),
        handOver('Adviser, with the checklist'),
      ],
      talk: [
        visitor('we got married on Saturday, what do I need to tell you'),
        bot(
          'Congratulations! A new name, if there is one, and whether you will share a household. Do you have contents cover?',
          'Checklist › Marriage',
        ),
        visitor('we both do actually'),
        bot(
          'Two policies for one home are usually one too many. Which to keep is a question for a person, as I can’t see your contracts.',
        ),
        visitor('Is there a deadline?'),
        bot(
          'Tell us as soon as it suits. I don’t know whether a contract sets a date of its own, so your adviser should look.',
          'Checklist › Marriage',
        ),
        visitor('ok get them to call me'),
        bot('Will do. For the name change there is a form in your account; please don’t type a password in here.'),
      ],
    },
  },
  next: {
    title: 'When would customers like to hear from you?',
    text: 'Tell us about one such moment. We’ll think it through together: a conversation may be right, or a card in the parcel.',
  },
};
