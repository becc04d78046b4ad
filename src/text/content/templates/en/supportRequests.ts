import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const supportRequests: GoalText<TemplateId<'support-requests'>> = {
  meta: {
    name: 'Support requests',
    title: 'Support request chatbot templates | {brand}',
    headline: 'Take it down, sort it, pass it on.',
    description:
      'Four chatbot templates for support: meter readings by voice, first notice of a claim, a fault in a flat and a machine that stopped, with handover.',
  },
  teaser: 'What happened is on the page when a person takes over.',
  hero: {
    title: 'Take it down, sort it, pass it on.',
    lead: 'Whoever reports something wants to tell it once. These four templates ask in the order in which people tell a story, check for danger first when something is damaged, and then hand over the lot.',
  },
  templates: {
    'meter-reading': {
      name: 'Read out a meter',
      summary: 'Understands spoken digits, reads them back, and asks when usage has jumped.',
      prepare: 'A check against the last reading, and a second detail besides the meter number.',
      steps: [
        ask('Meter number'),
        ask('Reading, without decimals'),
        say('Read the digits back one by one'),
        branch('An unlikely jump?'),
        handOver('Billing'),
      ],
      talk: [
        visitor('I’m ringing with my gas reading.'),
        bot('Thank you, this is the AI assistant. The last four digits of the meter number first, please.'),
        visitor('Oh five nine one.'),
        bot('Zero five nine one. And the reading, only the black digits?'),
        visitor('Eight, eight, two, oh, four.'),
        bot(
          'Eight eight two zero four. That would be far more than last winter. Have you read the black digits, without the red ones?',
        ),
        visitor('Hang on. No, red ones too. Eight eight two oh.'),
        bot('Eight eight two zero. That fits much better. Shall I send it?'),
        visitor('Yes. Does that mean my payments go down?'),
        bot(
          'I can’t say, billing works that out. They’ll have the reading in a minute; I can put you through if you wish.',
        ),
      ],
    },
    'claim-notice': {
      name: 'Report a claim',
      summary: 'Takes down place, time and course of events, says nothing about cover, and names the next step.',
      prepare: 'Questions for each kind of loss, emergency numbers, and a line on why the chat promises nothing.',
      steps: [
        branch('Is anyone in danger?'),
        choose('What happened?'),
        ask('When, where, what is missing'),
        lookUp('Next steps by kind of loss'),
        handOver('Claims team'),
      ],
      talk: [
        visitor('Tree down on our shed, in last night’s storm'),
        bot('I’m sorry. Is anyone hurt, and is it safe to go near?'),
        visitor('all fine. hanging over next door’s fence tho'),
        bot(
          'Please keep clear of it, and let your neighbours know. Photos from a distance are enough for now.',
          'Storm › First steps',
        ),
        visitor('took some. can I get it sawn up or will you not pay then?'),
        bot(
          'A person has to check whether it is covered; I can’t promise anything. Making it safe is sensible, but keep the bills and the photos.',
          'Storm › Making safe',
        ),
        visitor('mower and two bikes were inside'),
        bot('Noted. Roughly how old are they? A guess will do.'),
        visitor('mower new, bikes 5 yrs'),
        bot(
          'Thank you. The claim number comes by email; reply to it with the photos, and the claims team carries on from there.',
        ),
      ],
    },
    'tenant-defect': {
      name: 'A fault in the flat',
      summary:
        'Tells an emergency from a nuisance, asks where and when to come, and reports it to the property manager.',
      prepare: 'Emergency numbers, what counts as an emergency, and when tradespeople may come.',
      steps: [
        branch('Water, gas, electricity, fire?'),
        ask('What, where, since when'),
        choose('Send a photo or describe it'),
        ask('When is somebody in?'),
        handOver('Property managers or emergency line'),
      ],
      talk: [
        visitor('water coming through bathroom ceiling'),
        bot(
          'Is it near a light or a socket? Then please don’t touch the switch and leave the room.',
          'Emergency › Water',
        ),
        visitor('not near. dripping fast, bucket under'),
        bot('Thanks. Which flat are you in?'),
        visitor('flat 6 Alder Court'),
        bot(
          'I’ve alerted the emergency plumber and the manager. I can’t tell yet when the plumber will get there. Is anybody in at flat 9 above?',
        ),
        visitor('nobody answers'),
        team('It’s the property manager. I have a key for 9 and I’m five minutes away. Keep the bucket going.'),
      ],
    },
    'machine-fault': {
      name: 'A stopped machine, hands free',
      summary: 'Listens while hands are oily, names the check for an error code, and calls the technicians.',
      prepare: 'Error codes with one harmless check each, and a plain line beyond which only specialists act.',
      steps: [
        say('Stopped? Safety first'),
        ask('Type and error code'),
        lookUp('Check for the code'),
        branch('Cabinet needs opening?'),
        handOver('Technician on call'),
      ],
      talk: [
        visitor('Labeller’s stopped, it says F three.'),
        bot('F three. Before anything else: is the emergency stop in, and everyone’s hands out?'),
        visitor('It’s in.'),
        bot('F three means no labels seen. Is the roll finished, or is the sensor window dusty?'),
        visitor('Roll’s half full. Window… yeah, glue all over.'),
        bot('Wipe it with the soft cloth, nothing sharp. Then release the stop and press reset once.'),
        visitor('Reset. Still F three.'),
        bot('The next step is adjusting the sensor, and I don’t talk people through that. I’m calling the technician.'),
        team('Technician on call. F three, window clean, one reset. I’ll bring a sensor, give me fifteen minutes.'),
      ],
    },
  },
  next: {
    title: 'What is reported to you most often?',
    text: 'Bring us the last report just as it came in. We’ll build the flow that would have made it complete the first time.',
  },
};
