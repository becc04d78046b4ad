import type { IndustryText } from '../schema.ts';

export const manufacturing: IndustryText = {
  meta: {
    name: 'Manufacturing',
    title: 'Chatbot for manufacturers: parts, data sheets | {brand}',
    headline: 'The line’s down. Which seal do we order?',
    description:
      'Spare parts by number, data sheets, dealers abroad: an AI chatbot answers from your parts lists, and hands over to your engineers where they stop.',
  },
  question: '‘The line’s down. Which\nseal do we order?’',
  headline: 'Nobody on the late shift knows the part number.',
  lead: 'Dealers, fitters and maintenance crews need the right part, whatever the hour. The assistant answers from the parts lists and data sheets you put into the knowledge base, in English, German and any other language your quote names, and shows its source. Anything beyond your documents goes to your engineers.',
  tasks: {
    title: 'A machine can look up numbers. Only an engineer can sign them off.',
    assistant: [
      'Finding the part for a model, a year or a superseded number',
      'Quoting values from your released data sheet, with the source',
      'Replying in the dealer’s language, if your quote and your content cover it',
      'Taking down dealer enquiries: territory, machine, urgency',
    ],
    people: [
      'Safety, pressure and temperature beyond the documents',
      'Prices, discounts, lead times',
      'Complaints where somebody has to see the machine',
    ],
  },
  talk: {
    title: 'Five degrees too hot for that seal.',
    lead: 'Where the data sheet ends, an engineer who speaks French takes over.',
    scene: { time: '7.15\u00A0pm', day: 'Wednesday', place: 'Web chat in the dealer portal' },
    visitor: 'Dealer',
    team: 'Engineer',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Bonsoir, je suis un assistant IA. Notre politique de confidentialité indique qui traite vos messages. De quelle pompe s’agit-il\u00A0?',
          lang: 'fr',
        },
        comment: 'On the French portal, the AI notice comes first, in French, then who handles the messages.',
      },
      {
        message: { from: 'visitor', text: 'Une KP\u00A040 de 2018, elle fuit. Quel joint\u00A0?', lang: 'fr' },
        comment: 'The pump leaks. Which seal does it take?',
      },
      {
        message: {
          from: 'assistant',
          text: 'Selon la nomenclature, c’est le kit DS\u00A0417 depuis 2016. Reste à vérifier\u00A0: à quelle température\u00A0?',
          lang: 'fr',
          source: 'Nomenclature › KP\u00A040',
        },
        comment: 'The list names the part for that year; whether it suits depends on the temperature.',
      },
      { message: { from: 'visitor', text: '95\u00A0degrés.', lang: 'fr' } },
      {
        message: {
          from: 'assistant',
          text: 'La fiche technique s’arrête à 90\u00A0degrés, je ne conseille rien au-delà. Notre équipe technique pourrait vous répondre et verrait cette conversation. Je la lui transmets\u00A0?',
          lang: 'fr',
          source: 'Fiche technique › DS\u00A0417, édition\u00A03',
        },
        comment:
          'The sheet stops at 90\u00A0degrees, so the advice does too. The engineers could help and would see the chat: pass it on?',
      },
      { message: { from: 'visitor', text: 'Oui, merci.', lang: 'fr' } },
      {
        message: {
          from: 'team',
          text: 'Bonsoir, ici un ingénieur de l’équipe technique. À 95\u00A0degrés, ce serait le kit DS\u00A0418, prévu jusqu’à 120. Quel fluide et quelle pression\u00A0?',
          lang: 'fr',
        },
        comment:
          'Routed by topic and language. DS\u00A0418 would be good to 120\u00A0degrees; the engineer first asks about the fluid and the pressure.',
      },
    ],
  },
  connections: {
    title: 'Parts lists in, enquiries out.',
    items: [
      {
        title: 'Parts lists and data sheets',
        text: 'In the knowledge base, as you released them.',
      },
      {
        title: 'CRM',
        text: 'Enquiries could go straight to the right territory; before we quote, we check whether your CRM allows it.',
      },
      {
        title: 'Custom API integration',
        text: 'The assistant could read stock from your planning system ({enterpriseName}).',
      },
    ],
  },
  fit: {
    title: 'Worth a look next',
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
    lead: 'If a language model writes the reply, its provider gets the question and the matching passages. If a drawing mustn’t leave the building, keep it out of the knowledge base: the platform itself runs elsewhere.',
    rows: [
      {
        what: 'Model and year',
        why: 'to find the right list and part',
        where:
          'our platform, hosted in Germany (us and our hosting provider), plus the language model’s provider where one is used; your team, as their role allows',
      },
      {
        what: 'Dealer number, territory',
        why: 'to find the right contact',
        where: 'as above, then sales; your CRM, if connected',
      },
      {
        what: 'Name and contact details',
        why: 'for the quote and any queries',
        where: 'as above, then engineering or sales; your CRM, if connected',
      },
    ],
  },
  start: {
    title: 'One product line will do to begin with.',
    lead: 'Tell us which machine people ask about most, and we’ll email you times for a demo. Bring three questions: we’ll build a chatbot that answers them, and you can check every part number.',
    items: [
      { title: 'Parts list and data sheets', text: 'For one product line, in the current revision.' },
      {
        title: 'Old numbers and their successors',
        text: 'A list of superseded parts: the ones nobody can find.',
      },
      {
        title: 'Who covers what',
        text: 'Territories and languages, and when your engineers are on shift. We check first whether the chat can follow those hours.',
      },
    ],
    button: 'Name your product line',
  },
};
