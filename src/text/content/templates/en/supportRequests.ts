import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const supportRequests: GoalText<TemplateId<'support-requests'>> = {
  meta: {
    name: 'Support requests',
    title: 'Support request chatbot templates | {brand}',
    headline: 'Told once, passed on in full.',
    description:
      'Four chatbot templates for support: meter readings by voice, first notice of a claim, faults in a flat and a stopped machine, with handover to a person.',
  },
  teaser: 'By the time a person takes over, the facts are there.',
  hero: {
    title: 'Told once, passed on in full.',
    lead: 'When something’s broken or leaking, safety comes first. Then these flows gather what your team would otherwise have to ring back for, and hand over the whole conversation.',
  },
  templates: {
    'meter-reading': {
      name: 'Give a meter reading',
      summary: 'Takes spoken digits, reads them back, and passes the reading to billing once it’s confirmed.',
      greeting: 'Hello, I’m your energy supplier’s AI assistant. What would you like to do?',
      prepare:
        'Which digits count on which meter. Comparing them with the last reading needs a connection to your billing system; we check that before we quote.',
      steps: [
        ask('Meter number'),
        ask('Reading, without decimals'),
        say('Read the digits back one by one'),
        branch('Confirmed?'),
        handOver('Name, then billing checks it'),
      ],
      talk: [
        visitor('I’ve got my gas reading for you.'),
        bot(
          'Thank you. Your reading goes to billing, and other companies handle it on the way. They run this speaker, its speech recognition, our chat and the AI. First, the last four digits of the meter number, please.',
        ),
        visitor('Oh five nine one.'),
        bot('Zero five nine one. And the reading, black digits only?'),
        visitor('Eight, eight, two, oh, four.'),
        bot('Eight eight two zero four. Are all five of those black?'),
        visitor('Hang on. No, the last one’s red. Eight eight two oh.'),
        bot('Eight eight two zero. Shall I pass that on to billing?'),
        visitor('Yes. Does that mean my payments go down?'),
        bot('I can’t say; billing works that out and writes to you. Whose name is the account in, please?'),
      ],
    },
    'claim-notice': {
      name: 'Report a claim',
      summary: 'Takes down what happened, says nothing about cover, and gives the next step.',
      greeting:
        'Hello, I’m the claims desk’s AI assistant. If anyone’s hurt or in danger, call 999 first. Our privacy notice says who processes your report. What’s happened?',
      prepare: 'Questions for each kind of loss, emergency numbers and a line on why the chat promises nothing.',
      steps: [
        branch('Is anyone in danger?'),
        choose('What happened?'),
        ask('What’s damaged, how old, which policy'),
        lookUp('Next steps by kind of loss'),
        handOver('Claims team'),
      ],
      talk: [
        visitor('tree down on our shed, last night’s storm'),
        bot('Is everyone all right? If a power line’s down, keep well away and ring 105.'),
        visitor('all fine. hanging over next door’s fence tho'),
        bot(
          'Please keep clear and let your neighbours know. If it’s safe, take photos from a distance.',
          'Storm › First steps',
        ),
        visitor('took some. can i get it sawn up or won’t you pay if i do?'),
        bot(
          'That’s for a person to decide; I can’t promise anything. The guide says to make things safe and keep the bills and photos.',
          'Storm › Making safe',
        ),
        visitor('mower and two bikes were inside'),
        bot(
          'Roughly how old are they? The claims team also needs your name, policy number and email address to handle the claim. Or you can ring us instead.',
        ),
        visitor('mower new, bikes 5\u00A0yrs. J Shaw, HC\u00A00052, shed@post.example'),
        bot('Thank you. The claims team will email you a claim number; please reply with your photos.'),
      ],
    },
    'tenant-defect': {
      name: 'A fault in the flat',
      summary:
        'Asks whether water, gas, electricity or fire is involved, gives the number to ring first, then tells the property manager.',
      greeting:
        'Hello, I’m the property manager’s AI assistant. Our privacy notice says who processes your report. What’s wrong in the flat?',
      prepare: 'Emergency numbers for each building, what counts as an emergency and who holds which keys.',
      steps: [
        branch('Water, gas, electricity, fire?'),
        say('In an emergency, ring this number'),
        ask('Anything electrical nearby?'),
        ask('Which flat, and who’s in?'),
        handOver('Property manager'),
      ],
      talk: [
        visitor('water coming through bathroom ceiling'),
        bot(
          'Please ring the emergency plumber now: 01632\u00A0960440. I can’t send anyone myself. Is the water near a light or a socket?',
          'Emergency › Water',
        ),
        visitor('not near. dripping fast, bucket under'),
        bot(
          'If that changes, leave the room and don’t touch the switch. This goes to the property manager. Which flat, and is anyone in upstairs?',
          'Emergency › Water',
        ),
        visitor('flat 6 Alder Court. nobody answers at 9'),
        bot('The property manager has all of that now. Did you get through to the plumber?'),
        visitor('yes, no idea how long he’ll be'),
        team('Property manager here. I’ve got a key for 9 and I’m five minutes away. Keep the bucket going.'),
      ],
    },
    'machine-fault': {
      name: 'A stopped machine, hands-free',
      summary: 'Listens when your hands are oily, says what to check for each error code, and brings in a technician.',
      prepare:
        'Error codes with one check each, approved by your health and safety manager, and the point where specialists take over.',
      steps: [
        say('Stopped? Safety first'),
        ask('Machine and error code'),
        lookUp('Check for the code'),
        branch('Cabinet needs opening?'),
        handOver('Technician on call'),
      ],
      greeting:
        'You’re talking to the engineering team’s AI assistant. Other companies handle what you say: they provide your device, its speech recognition, our chat and the AI. For more, say ‘privacy’.',
      talk: [
        visitor('Labeller’s stopped, it says F three.'),
        bot('F three, understood. Safety first: is the emergency stop pressed, and are everyone’s hands out?'),
        visitor('It is, and we’re all clear.'),
        bot('F three means it sees no labels. Please just look, and keep the guard shut: is the roll finished?'),
        visitor('Roll’s half full. And I can see through the guard that the sensor’s clean.'),
        bot(
          'Then the next step is inside the cabinet, and that’s for a technician. Labeller, F three, roll half full, sensor clean: shall I hand that over?',
        ),
        visitor('Yes. Can I have another go while I wait?'),
        bot(
          'Please don’t. Isolate it, lock it off, and leave the emergency stop pressed. The technician on call has your report.',
        ),
      ],
    },
  },
  next: {
    title: 'What gets reported to you most?',
    text: 'Send us one report as it came in, minus names, addresses and account numbers. We’ll write back with the flow that would have asked for the rest.',
  },
};
