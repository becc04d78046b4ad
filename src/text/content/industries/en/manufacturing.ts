import type { IndustryText } from '../schema.ts';

export const manufacturing: IndustryText = {
  meta: {
    name: 'Manufacturing',
    title: 'Chatbot for manufacturers: parts, data sheets | {brand}',
    headline: 'The line’s down. Which seal do we order?',
    description:
      'Spare parts by number, data sheets, dealers in three languages: an AI chatbot answers from your parts lists, and hands over where they stop.',
  },
  headline: 'The line’s down. Which seal do we order?',
  lead: 'Dealers, fitters and maintenance crews need the right part, late shift included. The assistant answers from your parts lists and data sheets, in several languages and with the source. Whatever they don’t cover, it hands over to your engineers.',
  opening: {
    question: 'Which seal goes in a KP\u00A040 pump from 2018?',
    answer:
      'AI assistant here. The parts list gives seal kit DS\u00A0417 for 2016 onwards. How hot does your fluid get?',
    source: 'Parts list › KP\u00A040',
    replies: ['Up to 90\u00A0°C', 'Hotter', 'Ask an engineer'],
  },
  tasks: {
    title: 'A machine can look up numbers. Signing off takes an engineer.',
    assistant: [
      'The part for a model, a year or a superseded number',
      'Values from the data sheet you’ve released, with the source',
      'Replies in English, German and French, as far as your content goes',
      'Dealer enquiries taken down: territory, machine, how urgent',
    ],
    people: [
      'Safety, pressure and temperature beyond the documents',
      'Prices, discounts, lead times',
      'Complaints where somebody has to see the machine',
    ],
  },
  talk: {
    title: 'Five degrees too hot for that seal.',
    lead: 'Where the French documents end, an engineer who speaks French takes over.',
    scene: 'Wednesday, 7.15\u00A0pm, web chat in the dealer portal',
    visitor: 'Dealer',
    team: 'Engineer',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Bonsoir, je suis un assistant IA. De quelle pompe s’agit-il\u00A0?',
          lang: 'fr',
        },
        comment: 'The French portal. First of all, it says it’s AI.',
      },
      {
        message: { from: 'visitor', text: 'Une KP\u00A040 de 2018, elle fuit. Quel joint\u00A0?', lang: 'fr' },
        comment: 'The pump leaks. Which seal does it take?',
      },
      {
        message: {
          from: 'assistant',
          text: 'Le kit DS\u00A0417 convient aux KP\u00A040 depuis 2016. À quelle température\u00A0?',
          lang: 'fr',
          source: 'Parts list › KP\u00A040',
        },
        comment: 'The part suits the year. It still asks about the heat.',
      },
      { message: { from: 'visitor', text: '95\u00A0degrés.', lang: 'fr' } },
      {
        message: {
          from: 'assistant',
          text: 'La fiche technique s’arrête à 90\u00A0degrés, je ne conseille rien au-delà. Je vous passe notre équipe technique.',
          lang: 'fr',
          source: 'Data sheet › DS\u00A0417, issue 3',
        },
        comment: 'The sheet stops at 90\u00A0degrees, so the advice does too.',
      },
      {
        message: {
          from: 'team',
          text: 'Bonsoir. À 95\u00A0degrés, il vous faut le kit DS\u00A0418, prévu jusqu’à 120. Combien de pièces\u00A0?',
          lang: 'fr',
        },
        comment: 'Routed by topic and language. The engineer suggests DS\u00A0418, good to 120\u00A0degrees.',
      },
    ],
  },
  connections: {
    title: 'Parts lists in, enquiries out.',
    items: [
      {
        title: 'Parts lists and data sheets',
        text: 'In the knowledge base, in the issue you’ve released.',
      },
      {
        title: 'CRM',
        text: 'Could match enquiries to the right territory. Before we quote, we check whether yours allows it.',
      },
      {
        title: 'Custom API integration',
        text: 'For stock from your planning system, on {enterpriseName}.',
      },
    ],
  },
  fit: {
    title: 'Useful next',
    items: [
      {
        page: 'products/ai-chatbot',
        label: 'AI chatbot',
        text: 'Answers with their source, so the workshop can check.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'From the first spare part to the handover to engineering.',
      },
    ],
  },
  data: {
    title: 'Plenty of trade data, little that’s personal.',
    lead: 'When a language model words the reply, its operator gets the question and the matching passages. So if a drawing mustn’t leave the building, keep it out of the knowledge base.',
    rows: [
      {
        what: 'Model and year',
        why: 'decide which list and part apply',
        where: 'our platform, hosted in Germany, plus the language model’s operator where one is used',
      },
      { what: 'Dealer number, territory', why: 'find the person in charge', where: 'as above, then sales' },
      {
        what: 'Name and contact',
        why: 'for the quote and any queries',
        where: 'as above, then engineering or sales',
      },
    ],
  },
  start: {
    title: 'One product line will do to begin with.',
    lead: 'Tell us which machine people ask about most. We’ll email you times for a demo. Bring three questions: they become a chatbot, and you check every part number.',
    items: [
      { title: 'Parts list and data sheets', text: 'For one line, in the issue that applies today.' },
      {
        title: 'Old numbers and their successors',
        text: 'A list of superseded parts: the ones nobody can find.',
      },
      { title: 'Who covers what', text: 'Territories, languages and the hours engineering is on shift.' },
    ],
    button: 'Name your product line',
  },
};
