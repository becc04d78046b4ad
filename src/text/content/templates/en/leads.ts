import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const leads: GoalText<TemplateId<'leads'>> = {
  meta: {
    name: 'Lead generation',
    title: 'Lead generation chatbot templates | {brand}',
    headline: 'Answer first, names later.',
    description:
      'Four chatbot templates for new enquiries: one-off parts, energy tariffs, property valuations and agency briefs, each with its flow and a sample chat.',
  },
  teaser: 'Sales starts with the details already in hand.',
  hero: {
    title: 'Answer first, names later.',
    lead: 'A form is a lot to fill in for a quick question. These four flows answer what they can first, pick up what your sales team will need along the way, and ask for contact details last.',
  },
  templates: {
    'machine-enquiry': {
      name: 'Enquiry for a one-off part',
      summary:
        'Gathers size, material, quantity and date, so that sales can price the job as soon as the drawing comes in.',
      greeting:
        'Hello, I’m the machine shop’s AI assistant, and our privacy notice says who else processes your details. What are we making?',
      prepare: 'The handful of figures your estimators need, and the limits of your machines.',
      steps: [
        ask('What needs making?'),
        lookUp('Batch sizes and dimensions'),
        ask('Size, material, quantity, date'),
        branch('Within our limits?'),
        handOver('Sales, with every figure'),
      ],
      talk: [
        visitor('do you take on single brackets or batches only'),
        bot(
          'One-offs are fine too. I’ll take the details for sales: what size is it, and which metal?',
          'Machining › Batch sizes',
        ),
        visitor('approx 300 x 120, 8\u00A0mm aluminium, two bends'),
        bot('We bend up to 10\u00A0mm in aluminium. How many, and when do you need them?', 'Machining › Limits'),
        visitor('just the 1, end of month. ballpark price?'),
        bot(
          'I can’t give you one: it depends on tolerance and finish, which your drawing should show. Sales can email a quote, and will use your address for nothing else. Which address should they use? Or you can ring.',
        ),
        visitor('workshop@parts.example'),
        bot('Got it. When the sales team emails you, just reply with your drawing.'),
      ],
    },
    'tariff-check': {
      name: 'Find the right tariff',
      summary: 'Asks what people need and where they live, names the tariffs that might fit, then offers a call.',
      greeting:
        'Good evening, I’m the energy supplier’s AI assistant. Our privacy notice says who processes your messages. How can I help?',
      prepare:
        'Current price sheets by region, someone to swap them when they change, and wording for consent to a call.',
      steps: [
        choose('Electricity, gas or charging'),
        lookUp('What each tariff requires'),
        ask('Smart meter and postcode'),
        branch('Would they like advice?'),
        handOver('An adviser rings back'),
      ],
      talk: [
        visitor('Getting an electric car in March. Is there a cheaper rate for charging at night?'),
        bot('There is: Night Owl. It needs a smart meter. Have you got one?', 'Tariffs › Night Owl'),
        visitor('There is a box with a green light, is that it?'),
        bot('Possibly. I can’t tell from here. What’s your postcode? Rates differ by region.'),
        visitor('BS6'),
        bot(
          'Night Owl is offered there. Whether it beats your present tariff depends on how much you use by day. Would you like one of our advisers to ring?',
          'Tariffs › Regions',
        ),
        visitor('Yes but evenings only please, not Thursdays, that’s choir'),
        bot('They’d use your number for this one call. What is it? Or ring us, if you’d rather.'),
        visitor('07700\u00A0900461'),
        bot(
          'Thank you. I’ve noted evenings only and no Thursdays; a person will ring you. If you do switch, you can cancel within 14\u00A0days of taking out the contract.',
          'Tariffs › Cancelling',
        ),
      ],
    },
    'property-valuation': {
      name: 'Ask for a valuation',
      summary: 'Notes the basics about a house and arranges a visit, without plucking a figure out of the air.',
      greeting:
        'Hello, I’m the estate agency’s AI assistant. Our privacy notice tells you who processes this chat. What would you like to know?',
      prepare: 'Which agent covers which area, how long a visit takes and what it costs.',
      steps: [
        choose('Flat, house or land'),
        say('What a valuation can and can’t do'),
        ask('Place, age, loft or garden'),
        branch('Planning to sell?'),
        handOver('The agent for that area'),
      ],
      talk: [
        visitor('Roughly what would a 3 bed terrace fetch round here?'),
        bot(
          'Any figure would be a guess until somebody’s seen it. I can set up a visit, though: where is it, and roughly how old?',
        ),
        visitor('It’s in Otley, 1890s, with a new kitchen'),
        bot('Is the loft converted? And is there a garden or a yard?'),
        visitor('yard. we’re only wondering tbh, not selling'),
        bot('That’s fine. A valuation is free and commits you to nothing.', 'How we work › Valuations'),
        visitor('would someone have to come in'),
        bot(
          'Yes, for about half an hour. The agent for Otley can email you two dates. They’ll use your answers and your email address for this valuation only. Which address should they use? Or you can ring.',
          'How we work › Valuations',
        ),
        visitor('terrace1890@post.example'),
        bot('Thank you. If you’d like it all deleted, just tell the agent.'),
      ],
    },
    'project-brief': {
      name: 'Project enquiry for an agency',
      summary: 'Turns ‘how much for a rebrand?’ into a brief with scope, date and, if there is one, a budget.',
      greeting:
        'Hi, I’m the studio’s AI assistant. Our privacy notice says who processes what you type. What’s the project?',
      prepare: 'The smallest budget you’ll work with, and a line on the jobs you turn down.',
      steps: [
        ask('What should change?'),
        choose('Budget as a range'),
        ask('By when, and why then?'),
        branch('Are we right for it?'),
        handOver('New business, with the brief'),
      ],
      talk: [
        visitor('Hi, how much for a rebrand?'),
        bot(
          'That depends on how far it goes. Just a name and logo, or signs, vans and website too?',
          'Services › Branding',
        ),
        visitor('the lot tbh. two bakeries becoming one'),
        bot('What do people still need to recognise from the old two?'),
        visitor('the blue door. don’t touch the blue door'),
        bot('The blue door stays. Is there a budget range? Rough is fine.'),
        visitor('need to ask dad. we open in September though'),
        bot(
          'I don’t know whether September’s possible; the team will. So far: two bakeries into one brand; name, logo, signs, vans and website; September; the blue door stays. Anything missing?',
        ),
        visitor('nope that’s it'),
        bot(
          'I’ll hand that over. Which email address may they use, for this project only? Or ring the studio, if you’d rather.',
        ),
      ],
    },
  },
  next: {
    title: 'How do enquiries start with you?',
    text: 'Send us a list of three real opening messages, without names or contact details. Somebody from our team will reply with the closest template.',
  },
};
