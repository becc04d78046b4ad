import type { Examples } from '../schema.ts';

export const customerService: Examples = {
  meta: {
    name: 'Examples: customer service',
    title: 'Six customer service dialogues | {brand}',
    headline: 'Six matters, solved or well handed over.',
    description:
      'A fault, a password, a complaint, a call back, a cancellation, plain words: six complete service dialogues with comments in the margin.',
  },
  hero: {
    title: 'Six requests, and who settles them.',
    lead: 'Some the assistant settles alone, others it passes on. Watch how it tells them apart, and what travels along at the handover.',
  },
  dialogues: [
    {
      id: 'stoerung',
      name: 'A fault',
      title: 'No internet, and a red light',
      situation: 'A regional provider, half past eight in the evening.',
      speakers: { visitor: 'Customer' },
      talk: [
        { message: { from: 'visitor', text: 'internet down, router blinking red' } },
        {
          message: {
            from: 'assistant',
            text: 'Good evening, AI assistant here. I’ll check for faults in your area first. What is your postcode?',
          },
          comment: 'Looks at the obvious before anyone crawls under a desk.',
        },
        { message: { from: 'visitor', text: 'LS1' } },
        {
          message: {
            from: 'assistant',
            text: 'Nothing reported there. Please pull the plug, count to thirty and put it back. What does the light do then?',
            source: 'Faults › Red light',
          },
          comment: 'One step at a time.',
        },
        { message: { from: 'visitor', text: 'orange now' } },
        {
          message: {
            from: 'assistant',
            text: 'Orange means it is signing in, which takes a few minutes. If it stays like that, write to me here.',
          },
        },
        { message: { from: 'visitor', text: 'Green! Works.' } },
        {
          message: {
            from: 'assistant',
            text: 'Good. Should it happen again today, I’ll open a technical case straight away.',
          },
          comment: 'Keeps the history for a second attempt.',
        },
      ],
    },
    {
      id: 'kennwort',
      name: 'A password',
      title: 'Locked out on\u00A0a\u00A0Monday',
      situation: 'The internal helpdesk of a company that works shifts.',
      speakers: { visitor: 'Colleague' },
      talk: [
        { message: { from: 'visitor', text: 'wrong password although I’m sure it’s right' } },
        {
          message: {
            from: 'assistant',
            text: 'After five tries an account locks for 15 minutes. Have you tried more often than that?',
            source: 'IT › Locked account',
          },
          comment: 'Looks for the cause before resetting anything.',
        },
        { message: { from: 'visitor', text: 'ten times at least' } },
        {
          message: {
            from: 'assistant',
            text: 'Then you can wait or reset it. Please don’t type a password into this chat.',
          },
          comment: 'Warns before somebody does.',
        },
        { message: { from: 'visitor', text: 'reset' } },
        {
          message: {
            from: 'assistant',
            text: 'The link goes to the mobile number in your staff record. Is that still yours?',
          },
          comment: 'It does not display the number.',
        },
        { message: { from: 'visitor', text: 'no, new number' } },
        {
          message: {
            from: 'assistant',
            text: 'In that case IT has to check who you are. I’ve opened a ticket; your shift manager can vouch for you.',
          },
          comment: 'Safety before speed.',
        },
      ],
    },
    {
      id: 'beschwerde',
      name: 'A complaint',
      title: 'The same mistake for the third time',
      situation: 'A furniture shop with its own delivery. The tone is what you would expect.',
      speakers: { visitor: 'Customer', team: 'Customer care' },
      talk: [
        { message: { from: 'visitor', text: 'Wrong table top for the THIRD time now!!!' } },
        {
          message: {
            from: 'assistant',
            text: 'I’m sorry. After a third time it shouldn’t be an assistant who replies. I’m fetching someone now.',
          },
          comment: 'Spots the history and steps back.',
        },
        { message: { from: 'visitor', text: 'I should hope so' } },
        {
          message: {
            from: 'assistant',
            text: 'All three deliveries and yesterday’s photo go along. You won’t have to repeat a thing.',
          },
          comment: 'Says beforehand what goes along.',
        },
        {
          message: {
            from: 'team',
            text: 'Hello, I run customer care. I see three deliveries, and three times beech where it should be oak. That is our mistake.',
          },
          comment: 'Role, state of play, responsibility: three sentences.',
        },
        { message: { from: 'visitor', text: 'And what happens now?' } },
        {
          message: {
            from: 'team',
            text: 'I’ll collect the top from the warehouse myself tomorrow and ring you by noon, before the van leaves.',
          },
          comment: 'A promise only a person can make.',
        },
        { message: { from: 'visitor', text: 'Right. By noon.' } },
      ],
    },
    {
      id: 'rueckruf',
      name: 'A call back',
      title: 'After hours, but not unheard',
      situation: 'A heating engineer’s website, Saturday at 10\u00A0pm.',
      speakers: { visitor: 'Householder' },
      talk: [
        { message: { from: 'visitor', text: 'My boiler is making loud noises' } },
        {
          message: { from: 'assistant', text: 'Can you smell gas, or is water coming out?' },
          comment: 'The emergency question comes first, with no detour.',
        },
        { message: { from: 'visitor', text: 'No, only knocking.' } },
        {
          message: {
            from: 'assistant',
            text: 'Then it’s usually not urgent. Knocking often means air in the system. Has the pressure gauge dropped below green?',
            source: 'Advice › Noises',
          },
        },
        { message: { from: 'visitor', text: 'No, it’s in the green.' } },
        {
          message: {
            from: 'assistant',
            text: 'Good. The office is staffed from 7\u00A0am on Monday. Shall I put you down for a call?',
          },
          comment: 'States the true time, not ‘shortly’.',
        },
        { message: { from: 'visitor', text: 'Yes, in the morning, 0113 4960000' } },
        {
          message: {
            from: 'assistant',
            text: 'Noted: Monday morning, knocking, pressure normal. If it gets worse or you smell gas, ring the emergency line at the top of this page.',
          },
          comment: 'Sums up what the engineer will read.',
        },
      ],
    },
    {
      id: 'kuendigung',
      name: 'A cancellation',
      title: 'Leaving without a\u00A0fuss',
      situation: 'A provider of language courses. Somebody simply wants to stop.',
      speakers: { visitor: 'Course member', team: 'Contracts team' },
      talk: [
        { message: { from: 'visitor', text: 'How do I cancel?' } },
        {
          message: {
            from: 'assistant',
            text: 'In your account under ‘Contract’, or in writing. The notice period is on your confirmation. I can take you to the page.',
            source: 'Contract › Cancelling',
          },
          comment: 'The way out comes at once, without a counter-offer.',
        },
        { message: { from: 'visitor', text: 'Please' } },
        {
          message: {
            from: 'assistant',
            text: 'Here it is. You’ll then receive a confirmation with your last day of class.',
          },
        },
        { message: { from: 'visitor', text: 'Can’t find my confirmation to check the notice period' } },
        {
          message: {
            from: 'assistant',
            text: 'I can’t see contract details. The contracts team can, until 5\u00A0pm today. Shall I connect you?',
          },
          comment: 'Says what it may not see.',
        },
        { message: { from: 'visitor', text: 'Yes' } },
        {
          message: {
            from: 'team',
            text: 'Hello, contracts team. Your notice period runs to the end of the month, so you are in time. I’ll send the confirmation again.',
          },
          comment: 'No persuading: a good farewell is remembered too.',
        },
      ],
    },
    {
      id: 'sprache',
      name: 'Plain words',
      title: 'Somebody asks for simple words',
      situation:
        'A town’s utility company with an assistant that speaks several languages. The customer has just moved there.',
      speakers: { visitor: 'Customer' },
      talk: [
        { message: { from: 'visitor', text: 'My English is not good. Please write simple.' } },
        {
          message: {
            from: 'assistant',
            text: 'Of course. I am an AI assistant. I will keep it short. German works too. What do you need?',
          },
          comment: 'Takes the request seriously and names the second language.',
        },
        { message: { from: 'visitor', text: 'English is OK. Where do I read the meter?' } },
        {
          message: {
            from: 'assistant',
            text: 'The meter is usually in the hall cupboard or the cellar. Write down the digits before the point.',
            source: 'Meters › Reading',
          },
          comment: 'Simple sentences, no jargon.',
        },
        { message: { from: 'visitor', text: '20418' } },
        {
          message: {
            from: 'assistant',
            text: 'Thank you. And which number is printed on the meter itself? It starts with a letter.',
          },
        },
        { message: { from: 'visitor', text: 'E 000 417' } },
        {
          message: {
            from: 'assistant',
            text: 'Noted. Both go to billing, and the reply will come in English and German.',
          },
          comment: 'The customer’s language is kept in the case.',
        },
      ],
    },
  ],
};
