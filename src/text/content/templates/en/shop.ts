import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const shop: GoalText<TemplateId<'shop'>> = {
  meta: {
    name: 'Online shop',
    title: 'Online shop chatbot templates | {brand}',
    headline: 'Good advice starts with a question.',
    description:
      'Four chatbot templates for shops: finding a gift, order questions by voice, spare parts and vouchers, each with its steps and a sample chat.',
  },
  teaser: 'Between browsing and buying, there’s often one question.',
  hero: {
    title: 'Good advice starts with a question.',
    lead: 'These templates ask before they advise, answer from what you’ve written down, and say so when they find nothing. Orders and payments stay with your shop and your team.',
  },
  templates: {
    'gift-finder': {
      name: 'Find a gift',
      summary: 'Asks three questions, makes two suggestions, and says why those two.',
      greeting:
        'Hello, I’m the shop’s AI assistant. Our privacy notice says who handles your messages. Who’s the present for?',
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
        bot('And roughly how much is in the collection?'),
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
        bot(
          'I can’t promise that, and I can’t see what our Leeds shop has in stock. They can, and you could collect. If you buy there rather than online, the 14\u00A0days don’t apply; the shop has its own rules. Shall I ask them?',
        ),
      ],
    },
    'order-status': {
      name: 'Chasing an order, by voice',
      summary:
        'Says how long delivery usually takes, repeats the order number, and asks customer service to look up the order.',
      greeting: 'Hello, this is the curtain shop’s AI assistant. How can I help?',
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
        visitor('Hello, where are my curtains?'),
        bot('Which did you order, and when?'),
        visitor('The blue made-to-measures, five weeks ago. And we’ve moved since.'),
        bot(
          'They usually take three weeks, so that’s late. I can’t see orders or change an address. Customer service can. What you say gets to them through other companies: the ones that run this speaker, its speech recognition, our chat and its AI. What’s the order number?',
        ),
        visitor('K, one, nine, double two.'),
        bot(
          'K one nine double two. Customer service could ring you about the order and the address, and about nothing else. What’s the best number to reach you on? It would go through the same companies. Or you can ring us.',
        ),
        visitor('Oh one six three two, nine six oh, one four seven.'),
        readBack(
          'Order K one nine double two, and zero one six three two, nine six zero, one four seven. Are both right?',
        ),
        visitor('Yes, love.'),
        bot('I’ll pass it on. They’ll know that it’s late and that you’ve moved, and they’ll check who you are first.'),
      ],
    },
    'spare-part': {
      name: 'Find a spare part',
      summary: 'Starts from the rating plate, finds the right part, and checks again if there’s any doubt.',
      greeting:
        'Hello, I’m an AI assistant at the parts counter. Our privacy notice names those who process this chat. Which machine is it for?',
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
          'There are two decks for the Finch 300, and they take different belts. Which one does the plate under the seat give?',
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
        bot('There’s no L in my list. A technician would know, and would see this chat. Shall I bring one in?'),
        visitor('go on then'),
        team('Technician here. The L is only the previous maker’s mark, so it’s a B-41.'),
      ],
    },
    'redeem-voucher': {
      name: 'Use a voucher',
      summary: 'Explains where a voucher is valid, and passes on what it can’t answer. Doesn’t ask for the code.',
      greeting:
        'Hello, I’m an AI assistant, and I know our vouchers. Our privacy notice says who processes your questions. How can I help?',
      prepare: 'The terms for each kind of voucher in one sentence, and somebody who may look into a refused one.',
      steps: [
        ask('What does the checkout say?'),
        say('Never type the code into the chat'),
        choose('What kind of voucher?'),
        lookUp('Terms'),
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
        visitor('doesn’t say how much'),
        bot(
          'Then I don’t know what the minimum is. Customer service can look it up and email you, using your address for nothing else. Which address should they use? Or you can ring them.',
        ),
        visitor('birthday@post.example'),
        bot('Passed on. Keep the voucher; they’ll ask if they need it.'),
      ],
    },
  },
  next: {
    title: 'Which answer is missing from your shop?',
    text: 'Look at the last ten emails from people who went on to buy. Send us the question that comes up most, without names or order numbers, and we’ll reply with a flow for it.',
  },
};
