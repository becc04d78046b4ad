import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const shop: GoalText<TemplateId<'shop'>> = {
  meta: {
    name: 'Online shop',
    title: 'Online shop chatbot templates | {brand}',
    headline: 'Good advice starts with a question.',
    description:
      'Four chatbot templates for shops: finding a gift, order questions by voice, spare parts and vouchers, each with its steps and a complete chat.',
  },
  teaser: 'Between browsing and buying, there’s often one question.',
  hero: {
    title: 'Good advice starts with a question.',
    lead: 'These templates ask first, answer from your product data, and now and then talk somebody out of a purchase. Orders and payments stay with your shop and your team.',
  },
  templates: {
    'gift-finder': {
      name: 'Find a gift',
      summary: 'Gets from two questions to two suggestions, and says why it’s those two.',
      prepare: 'Product data with age, occasion and price, and your rules on cancelling.',
      steps: [
        ask('Who is it for, and why?'),
        choose('Price range'),
        lookUp('Product data'),
        branch('Anything that fits?'),
        handOver('Shop floor'),
      ],
      talk: [
        visitor('need something for my boss, she’s leaving friday. help'),
        bot('A leaving present, then. What is she into: gardening, cooking, books, walking?'),
        visitor('she’s got an allotment. hates bending down'),
        bot('And how much is in the envelope, roughly?'),
        visitor('forty quid'),
        bot(
          'Two ideas under £40: a folding kneeler that turns into a seat, or tools with long handles. Both save her the bending.',
          'Garden › Easier work',
        ),
        visitor('bit blunt?? giving her a kneeler'),
        bot(
          'The tools are more tactful. If she has them already, you can cancel an online order within 14\u00A0days of delivery.',
          'Returns › Gifts',
        ),
        visitor('tools. by friday?'),
        bot('I can’t promise that. Our Leeds shop might let you collect a set; shall I ask?'),
      ],
    },
    'order-status': {
      name: 'Where’s my order? By voice',
      summary:
        'Says how long delivery usually takes, repeats the order number, and asks customer service to look it up.',
      prepare:
        'Delivery times and a team to ring back. To read out an order’s status, the assistant needs a connection to your shop and a check on who is asking; we look into both before we quote.',
      steps: [
        ask('What was ordered, and when?'),
        lookUp('Usual delivery times'),
        ask('Order number'),
        branch('Later than usual?'),
        handOver('Customer service looks it up'),
      ],
      talk: [
        visitor('Hello? I’m after my curtains.'),
        bot(
          'Made-to-measure curtains usually take three weeks. I can’t see orders, but customer service can; they get what you say through the speaker’s maker, the chat provider and its AI company. What’s the order number?',
        ),
        visitor('K, one, nine, double two.'),
        bot('K one nine double two. Is that right?'),
        visitor('That’s it. Only we’ve moved since. Can you send them to the new house?'),
        bot(
          'I can’t change it, but customer service could ring you, about that only. Your number goes the same way. Which is it, please? Or just ring us.',
        ),
        visitor('Oh one six three two, nine six oh, one four seven.'),
        bot('Zero one six three two, nine six zero, one four seven. Is that the right number?'),
        visitor('Yes, love.'),
        bot('I’ll pass it on. They’ll know that you’ve moved.'),
      ],
    },
    'spare-part': {
      name: 'Find a spare part',
      summary: 'Gets from the type plate to the right part, and asks once more before the wrong one is ordered.',
      prepare: 'Parts lists by year of make, as text, and a description of where to find the plate.',
      steps: [
        ask('Machine and type'),
        say('Where to find the plate'),
        lookUp('Parts list by year'),
        branch('Is it certain?'),
        handOver('Technicians'),
      ],
      talk: [
        visitor('belt for a Finch 300 mower'),
        bot(
          'The Finch 300 comes with two decks, and they take different belts. What does the plate under the seat say?',
          'Parts › Finch 300',
        ),
        visitor('cant read it, mud and 12\u00A0years'),
        bot(
          'Let’s go by width, then. Key out first, please. Is the cutting deck nearer 76 or 92\u00A0cm across?',
          'Parts › Finch 300',
        ),
        visitor('92 ish'),
        bot('That points to belt B-41, but with an ‘ish’ I’d be guessing. Is there a number on the old belt?'),
        visitor('its in two bits. ends in 41-L'),
        bot('There’s no L in my list. I’ll bring in a technician.'),
        team('Technician here. The L is only the old maker’s mark: it’s a B-41.'),
      ],
    },
    'redeem-voucher': {
      name: 'Use a voucher',
      summary: 'Explains where a voucher is valid, and passes on a refusal it can’t explain. Never asks for the code.',
      prepare: 'The terms for each kind of voucher in one sentence, and somebody who may look into a refused one.',
      steps: [
        choose('What kind of voucher?'),
        lookUp('Terms'),
        branch('An error message?'),
        say('Never type the code into the chat'),
        handOver('Customer service'),
      ],
      talk: [
        visitor('voucher won’t work at checkout'),
        bot('Let’s see why. What does the page say? No need for the code; please keep that to yourself.'),
        visitor('‘minimum spend not reached’ but it’s a gift'),
        bot(
          'Gift vouchers have no minimum; offer vouchers do. Which colour is yours, green or orange?',
          'Vouchers › Kinds',
        ),
        visitor('orange. it was in a birthday card though'),
        bot(
          'Orange is an offer voucher, however nice the card, so there’s a minimum spend. It’s printed under the code.',
          'Vouchers › Offers',
        ),
        visitor('it says nothing about a sum'),
        bot(
          'Then I don’t know why it’s refused. Customer service can look into it. Which email address may they use, for that only? The chat provider and its AI company process it for us.',
        ),
        visitor('birthday@post.example'),
        bot('Passed on. Keep the voucher; they’ll ask if they need it.'),
      ],
    },
  },
  next: {
    title: 'Which answer is missing from your shop?',
    text: 'Look at the last ten emails you had before a sale. Send us the question that comes up most, and we’ll show you its flow.',
  },
};
