/**
 * Requests for what other people have written, ordered or left here, and for private details of somebody, that the safety
 * model (safetyModel.ts) misses. The texts are folded (analyseQuestion.ts).
 */
import type { Locale } from '../../src/routes/table.ts';

const people = {
  de: '(?:leute|besucher|kunden?|nutzer|personen|interessenten|\\w*praxen|firmen|betriebe|jemand|wer)',
  en: '(?:people|visitors?|customers?|clients?|users?|prospects|\\w* ?practices|firms|companies|anyone|anybody)',
};
const did = {
  de: '(?:geschrieben|gefragt|angefragt|bestellt|gebucht|gemeldet|vereinbart|gekauft|gekundigt|(?:waren|war) (?:\\w+ ){0,2}(?:hier|auf der (?:website|seite)))',
  en: '(?:written|asked|ordered|booked|signed up|been in touch|been on here|enquired|bought|cancelled|interest)',
};
const now = {
  de: '(?:heute?|gestern|vorhin|gerade|letzten?|letzter?|diese[nr]?|schon)',
  en: '(?:today|yesterday|earlier|just now|last|latest|this (?:morning|week|month)|here)',
};

const forms: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    new RegExp(`^(?=.*\\b${now.de}\\b)(?=.*\\b(?:wer|welche\\w*)\\b).*\\b${people.de}\\b.*\\b${did.de}\\b`),
    /^(?=.*\b(?:hat|haben|wollte\w*)\b).*\b(?:was|woruber|welche\w*)\b.*\b(?:(?:der|die|dem|kunde|besucher|person|typ)\b.{0,20} vor mir|(?:andere|letzte|vorige)n? (?:besucher|kunde|nutzer)\w*)\b/,
    /\bliste (?:aller|der|eurer|ihrer) (?:interessenten|kunden|leads|besucher)\b/,
    /^(?!.*\b(?:von uns|unser\w*|dies\w*|per mail|per e mail)\b).*\b(?:zeig|schick|gib|lies|nenn|leite?)\w* (?:sie )?mir (?:\w+ ){0,3}?(?:letzte|neueste|andere)n (?:\w+ ){0,2}?(?:anfragen|nachrichten|chats?|gesprache|mails|leads|namen)\b/,
    /\bwo wohnt (?:ihr|euer|der|die)\b|\b(?:privatadresse|privatnummer|private (?:nummer|adresse)) (?:von|des|der|ihre[sr]|eure[sr])\b/,
  ],
  en: [
    new RegExp(
      `^(?=.*\\b${now.en}\\b)(?=.*\\b(?:who|whos|which)\\b)(?:.*\\b${people.en}\\b)?.*\\b(?:have|has|s|was|were)\\b.*\\b${did.en}\\b`,
    ),
    /\bwhat\b.*\b(?:(?:person|bloke|visitor|user|customer|one)\b.{0,10} before me|(?:other|last|previous) (?:people|person|visitors?|users?|customers?))\b.*\b(?:ask|asked|say|said|want|wanted|wrote|write|typed?)\b/,
    /\blist of (?:all )?your (?:prospects|customers|clients|leads|visitors)\b/,
    /^(?!.*\b(?:this|our|by e ?mail|of your plans)\b).*\b(?:read|show|send|give|tell|list|forward) me (?:\w+ ){0,3}?(?:last|latest|recent|other) (?:\w+ ){0,2}?(?:enquiries|messages|chats?|conversations?|emails|leads|names)\b/,
    /\bwhere does (?:your|the) (?:boss|ceo|director|manager|\w+ director|owner|founder|developer) live\b|\b(?:home address|private (?:number|address)) of (?:your|the)\b/,
  ],
};

/** Of the visitor's own customers and colleagues. */
const own: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:unser\w*|wir|uns|mein\w*|bot)\b/,
  en: /\b(?:our|ours|we|us|my|bot)\b/,
};

/** Longer messages describe the visitor's own case. */
const longest = 26;

/** "Can one visitor see what another one wrote?" asks what is possible in general. */
const general: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:(?:und|aber) )?(?:sieht|sehen|kann|konnen|darf|konnte) (?:ein|eine|man|einer|andere|zwei|der bot|der bearbeiter)\b/,
  en: /^(?:(?:and|but) )?(?:does|can|could|may|do|will) (?:one|an?|visitors?|customers?|two|operators?|other|the (?:bot|operator|chatbot))\b/,
};

export const asksInGeneral = (plain: string, locale: Locale): boolean => general[locale].test(plain);

export const asksAboutOthers = (plain: string, locale: Locale): boolean =>
  plain.split(' ').length <= longest &&
  !asksInGeneral(plain, locale) &&
  !own[locale].test(plain) &&
  forms[locale].some((form) => form.test(plain));
