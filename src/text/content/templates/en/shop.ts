import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const shop: GoalText<TemplateId<'shop'>> = {
  meta: {
    name: 'Online shop',
    title: 'Online shop chatbot templates | {brand}',
    headline: 'The assistant who knows every shelf.',
    description:
      'Four chatbot templates for shops: finding a gift, order status by voice, spare parts and vouchers, each with its steps and a complete conversation.',
  },
  teaser: 'Between browsing and paying there is one question.',
  hero: {
    title: 'The assistant who knows every shelf.',
    lead: 'Good advice begins with a question. These four templates ask, look things up in the shop system, and now and then talk somebody out of a purchase.',
  },
  templates: {
    'gift-finder': {
      name: 'Find a gift',
      summary: 'Gets from three questions to two suggestions, and says why it is these two.',
      prepare: 'Product data with age, occasion and price, and which items seldom come back.',
      steps: [
        ask('Who is it for, and why?'),
        choose('Price range'),
        lookUp('Product data and stock'),
        branch('Anything that fits?'),
        handOver('Shop floor'),
      ],
      talk: [
        visitor('need something for my boss, she’s leaving friday. help'),
        bot('Gladly. What do you know about her: garden, kitchen, books, walks?'),
        visitor('she’s got an allotment. bad knees'),
        bot('And what have you all put in, roughly?'),
        visitor('forty quid'),
        bot(
          'Two ideas: the folding kneeler that turns into a seat, or hand tools with long handles. The kneeler suits the knees.',
          'Garden › Easier work',
        ),
        visitor('bit blunt?? giving her a kneeler'),
        bot('It might be. The tools say the same thing more politely. I honestly don’t know which she’d prefer.'),
        visitor('tools. by friday?'),
        bot(
          'Order by noon tomorrow for Thursday, though I can’t guarantee a carrier. Our Leeds shop holds one till Friday, shall I ask them to?',
          'Delivery › Times',
        ),
      ],
    },
    'order-status': {
      name: 'Where is my order, by voice',
      summary: 'Checks two details on the phone, reads out what the shop knows, and promises no delivery day.',
      prepare: 'Read access to the shop, the second detail, and a sentence each for ‘late’ and ‘not found’.',
      steps: [
        ask('Order number'),
        ask('Postcode as a second check'),
        lookUp('Status from the shop'),
        branch('Late?'),
        handOver('Customer service'),
      ],
      talk: [
        visitor('Hello? I’m after my curtains.'),
        bot('Hello, this is the AI assistant. May I have the order number? It starts with a K.'),
        visitor('K, one, nine, double two.'),
        bot('K one nine two two. And the postcode it is going to?'),
        visitor('Oh, it was our old one. We’ve moved since.'),
        bot('Then please give me the one on the order. I only compare it, I don’t change anything.'),
        visitor('S ten, two A B.'),
        bot(
          'Thank you. The curtains leave us tomorrow, still to the old address. I can’t alter that, but a colleague can. I’m putting you through.',
        ),
        team('Customer service, good morning. I have the order here. Where shall they go instead?'),
      ],
    },
    'spare-part': {
      name: 'Find a spare part',
      summary: 'Leads from the type plate to the right part, and asks once more before the wrong one is ordered.',
      prepare: 'Parts lists by year of make, and photos of where the plate is.',
      steps: [
        ask('Machine and type'),
        say('Picture: here is the plate'),
        lookUp('Parts list by year'),
        branch('Is it certain?'),
        handOver('Technicians, with a photo'),
      ],
      talk: [
        visitor('belt for a Finch 300 mower'),
        bot(
          'The Finch 300 came with two decks, and they take different belts. What does the plate under the seat say?',
          'Parts › Finch 300',
        ),
        visitor('cant read it, mud and 12 years'),
        bot('Then let’s go by width. Is the cutting deck nearer 76 or 92 centimetres across?'),
        visitor('92 ish'),
        bot(
          'That points to belt B-41. ‘Ish’ isn’t enough for me to be sure, though. Could you send a photo of the old one?',
        ),
        visitor('[photo] its in two bits'),
        team('Technician here. I can read the number on the longer bit: it is a B-41. In stock.'),
        visitor('brill, one of those'),
        bot('It’s in your basket. The fitting guide is linked on the product page.', 'Guides › Belts'),
      ],
    },
    'redeem-voucher': {
      name: 'Use a voucher',
      summary: 'Clears up where a voucher is valid and why it was refused, without asking for the code.',
      prepare: 'Terms in a sentence per kind of voucher, and somebody who may look into a blocked one.',
      steps: [
        choose('Gift, offer or value voucher'),
        lookUp('Terms'),
        branch('An error message?'),
        say('Never type the code into the chat'),
        handOver('Customer service'),
      ],
      talk: [
        visitor('voucher won’t work at checkout'),
        bot('Let’s see why. What does the page say? Please keep the code itself to yourself.'),
        visitor('‘minimum spend not reached’ but it’s a gift'),
        bot(
          'Gift vouchers have no minimum; offer vouchers do. Which colour is yours, green or orange?',
          'Vouchers › Kinds',
        ),
        visitor('orange. it was in a birthday card though'),
        bot(
          'Orange is an offer voucher, so the minimum applies, even from a kind hand. The sum is printed under the code.',
        ),
        visitor('it says nothing about a sum'),
        bot('Then I don’t know why it is refused. Customer service can look it up. Shall they write to you?'),
        visitor('yes, address is in my account'),
        bot('Passed on. You needn’t send the voucher; they’ll find it from your account.'),
      ],
    },
  },
  next: {
    title: 'Which answer is missing from your shop?',
    text: 'Look at the last ten emails before a purchase. Send us the commonest, and we’ll show you the flow for it.',
  },
};
