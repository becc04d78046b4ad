import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const leads: GoalText<TemplateId<'leads'>> = {
  meta: {
    name: 'Lead generation',
    title: 'Lead generation chatbot templates | {brand}',
    headline: 'A question first, a name later.',
    description:
      'Four chatbot templates for leads: one-off machining, tariff check, property valuation and project brief, each with its flow and a full conversation.',
  },
  teaser: 'Answer the question, then ask for a name.',
  hero: {
    title: 'A question first, a name later.',
    lead: 'People will not fill in a form just to find out whether you can help. These four flows help first, sort the enquiry on the way, and ask for an address when there is a reason to.',
  },
  templates: {
    'machine-enquiry': {
      name: 'Enquiry for a one-off part',
      summary: 'Collects dimensions, quantity and date, and hands sales an enquiry they can actually price.',
      prepare: 'The handful of figures your estimators need, and what your machines cannot do.',
      steps: [
        ask('What needs making?'),
        ask('Size, material, quantity, date'),
        branch('Does it fit our machines?'),
        lookUp('Batch sizes and materials'),
        handOver('Sales, with every figure'),
      ],
      talk: [
        visitor('do you take on single brackets or batches only'),
        bot('Single pieces too. What size is it, and in which material?', 'Machining › Batch sizes'),
        visitor('approx 300 x 120, 8 mm aluminium, two bends'),
        bot('We bend up to 10 mm here. How many, and when do you need them?'),
        visitor('just the 1, end of month. ballpark price?'),
        bot(
          'I don’t have one to give: it turns on tolerance and finish. Sales will price it from what you have just told me. Where shall the quote go?',
        ),
        visitor('workshop@parts.example'),
        bot('Thank you. You’ll get a confirmation you can reply to with a drawing or a photo of a sketch.'),
      ],
    },
    'tariff-check': {
      name: 'Find the right tariff',
      summary: 'Sorts out usage and place, names the tariff that fits, and only then asks who is asking.',
      prepare: 'Current price sheets by region, and somebody who swaps them the day they change.',
      steps: [
        choose('Electricity, gas or heat'),
        ask('Postcode and usage'),
        lookUp('Price sheet for the region'),
        branch('Is that enough?'),
        handOver('An adviser rings back'),
      ],
      talk: [
        visitor('Getting an electric car in March. Is there a cheaper rate for charging at night?'),
        bot('Yes, the Night Owl tariff. It needs a smart meter. Do you have one?', 'Tariffs › Night Owl'),
        visitor('There is a box with a green light, is that it?'),
        bot('Possibly. I can’t tell from here. What is your postcode? Prices differ by region.'),
        visitor('BS6'),
        bot(
          'Night Owl is offered there. Whether it beats your present tariff depends on how much you use by day. Shall an adviser work it out with you?',
        ),
        visitor('Yes but evenings only please'),
        bot('Of course. There’s a box below for your name and number. Any evening that’s no good?'),
        visitor('Filled in. Not Thursdays, that’s choir'),
        bot('Thanks. A person will ring, never on choir night, and they’ll know about the car and the green light.'),
      ],
    },
    'property-valuation': {
      name: 'Ask for a valuation',
      summary: 'Takes down the basics of a house and arranges a visit without plucking a price out of the air.',
      prepare: 'Who values where, how long a visit takes, and what it costs, if it costs anything.',
      steps: [
        choose('Flat, house or land'),
        ask('Place, age, floor area'),
        say('What a valuation can and cannot do'),
        branch('Planning to sell?'),
        handOver('The agent for the area'),
      ],
      talk: [
        visitor('Roughly what would a 3 bed terrace fetch round here?'),
        bot(
          'I’d be guessing, and nobody should set a price by guesswork. Where is it, and do you know when it was built?',
        ),
        visitor('It’s in Otley, 1890s, with a new kitchen'),
        bot('Lovely. Is the loft converted, and do you have a garden or a yard?'),
        visitor('yard. Honestly we’re only wondering, not selling'),
        bot('That is fine. A valuation costs nothing and commits you to nothing.', 'How we work › Valuations'),
        visitor('would someone have to come in'),
        bot('Yes, for about half an hour. The agent for Otley would offer you two times. By email or by phone?'),
        visitor('email: terrace1890@post.example'),
        bot('Thank you. The agent gets these notes and the address; it goes nowhere else.'),
      ],
    },
    'project-brief': {
      name: 'Project enquiry for an agency',
      summary: 'Turns ‘we need a new website’ into a brief with an aim, a range and a date.',
      prepare: 'Your spare capacity, a lower limit for budgets, and a line on what you are the wrong people for.',
      steps: [
        ask('What should change?'),
        choose('Budget as a range'),
        ask('By when, and why then?'),
        branch('Are we right for it?'),
        handOver('New business, with a profile'),
      ],
      talk: [
        visitor('Hi, how much for a rebrand?'),
        bot('That depends on what a rebrand means to you. A name and logo, or signs, vans and website as well?'),
        visitor('the lot tbh. two bakeries becoming one'),
        bot('Congratulations. What must people still recognise from the old two?'),
        visitor('the blue door. don’t touch the blue door'),
        bot('Noted: blue door stays. Do you have a range in mind? A rough one stops us proposing the wrong thing.'),
        visitor('need to ask dad. we open in September though'),
        bot(
          'I don’t know whether September is possible; our new business team plans that. I’ll pass on: two bakeries, one brand, vans and site, September, blue door. Anything missing?',
        ),
        visitor('nope that’s it'),
        bot('Then they’ll write to you. Which address suits?'),
      ],
    },
  },
  next: {
    title: 'How does an enquiry start with you?',
    text: 'Send us three real first messages from prospects. We’ll show you which of these templates comes closest.',
  },
};
