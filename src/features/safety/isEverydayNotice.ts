import { normaliseCrisisText } from './normaliseCrisisText.ts';

/** Words of a message that announces who goes on with the conversation, or asks what a forgotten notice costs. */
const known = new Set(
  normaliseCrisisText(
    [
      'i’ll i’m i’ve i’d i we’ll me my self you us our it let will would rather she’d he’d they’d is going to a the this that',
      'colleague colleagues husband wife boss manager partner sister brother son daughter team business she he they won’t be',
      'carry on over take taking hand hands pass put through here now from next week for in at with and so who can',
      'write writing german english do does did look looks after run runs deal deals know knows more about books these things',
      'accounts garage shop workshop office side technical practice orders firm company chat conversation demo',
      'ich ihn wir uns mich mir gebe geb lasse lass übergebe übernimmt übernehmen jetzt gleich mal hier ab an weiter den',
      'das der die dem es sie er meine meinen meiner mein mann frau kollegin kollegen kollege chef chefin partner partnerin',
      'sohn tochter schreibt schreiben macht machen weitermachen weiterschreiben kennt sich damit besser aus buchhaltung',
      'technik werkstatt büro laden betrieb gespräch auf deutsch englisch lieber und denn bitte',
      'kümmert um kasse telefon empfang lager post website kunden einkauf looks phones till stock post customers',
      'welche strafe strafen droht drohen was bußgeld wie hoch ist wenn man wir vergisst vergessen vergesse hinweis fehlt',
      'kennzeichnung ki gibt eine ein kein keine dann what’s what penalty fine if forget forgot notice ai there',
    ].join(' '),
  ).split(' '),
);
const person =
  /\b(?:colleagu\w*|husband|wif\w*|bos\w*|manager|partner\w*|sister|brother|son|daughter|kolleg\w*|mann|frau|chef\w*|sohn|tochter)\b/;
const handover =
  /\b(?:hand|pas\w*|carry on|take over|taking over|(?:take|taking) (?:the|this)|from here|ubergebe|ubernimmt|weiter\w*)\b/;
const looksAfter = /\bkummert sich um\b|\blooks after\b/;
/** "My colleague in Cologne". */
const place =
  /(\b(?:colleague|husband|wife|boss|partner|Kolleg(?:in|en|e)|Chef(?:in)?)) (?:in|aus) (?!Gefahr|Not|Angst|Panik|Danger)\p{Lu}\p{L}+/gu;
const penalty = /\b(?:straf\w*|bu\w*geld|penalty|fine)\b/;

/** "Ich will jetzt sofort einen Menschen!", and nothing else. */
const wishesPerson =
  /^(?:(?:bitte|jetzt|sofort|endlich|please|now) )*(?:ich (?:will|mochte|brauche|verlange)|i (?:want|need|demand)|(?:get|give) me)(?: (?:jetzt|sofort|bitte|endlich|nur|einfach|mit|to (?:talk|speak) to|just))* (?:einen?|einem|einer|an?)(?: (?:echten|richtigen|echte|real|actual|human))? (?:menschen|mitarbeiter(?:in)?|berater(?:in)?|person|human(?: being)?|agent|adviser)(?: (?:sprechen|haben|jetzt|sofort|bitte|now|right now|immediately|please|straight away))*(?: \|)?$/;

/**
 * "I'll hand over to my wife, she does the books", "Welche Strafe droht, wenn man es vergisst?": they consist of these
 * words alone, which the model for danger knows from texts about family and punishment (docs/decisions/0335).
 */
export function isEverydayNotice(text: string): boolean {
  const plain = normaliseCrisisText(text.replace(place, '$1'));
  if (wishesPerson.test(plain)) return true;
  const isNotice = penalty.test(plain) || ((handover.test(plain) || looksAfter.test(plain)) && person.test(plain));
  return isNotice && plain.split(' ').every((word) => word === '|' || known.has(word));
}
