/**
 * Whether a message asks what other people have written, ordered or left here, or for a private detail of somebody: by
 * who is asked about and what is asked for. The texts are folded (analyseQuestion.ts).
 */
import type { Locale } from '../../src/routes/table.ts';

type Forms = {
  /** Of the visitor's own customers and colleagues. */
  own: RegExp;
  asked: readonly RegExp[];
};

const de = (() => {
  const people =
    '(?:(?:leute|besucher|kunde|kundin|nutzer|user|person|interessent|anwender|mensch|firma|firmen|betrieb|unternehmen|anfragende|teilnehmer|gaste?|chatpartner)\\w*|typ|frau|mann)';
  const others = `(?:(?:der|die|den|dem|das|von|vom|bei) (?:\\w+ ){0,3}?(?:vor mir|davor|vorher|vorhin|zuvor)|(?:den |die |der )?(?:anderen?r?|ubrigen|sonstigen|restlichen)(?: ${people})?|(?:mein|meine[mnr]?) (?:vorganger\\w*|konkurren\\w*|mitbewerber\\w*)|(?:der|die|dem|den|vom) (?:letzten?|vorigen?|vorherigen?) ${people})`;
  const done =
    '(?:geschrieben|gefragt|nachgefragt|angefragt|eingegeben|eingetippt|getippt|bestellt|hinterlassen|eingetragen|gebucht|gemeldet|gechattet|abgeschickt|erkundigt|ausgemacht|vereinbart|angegeben|genannt|unterschrieben|wissen wollte\\w*|wollte\\w* (?:\\w+ )?wissen|unterhalten|interess\\w+ gezeigt|beschwert|gestellt|gekundigt|gekauft|genommen|genutzt)';
  const does = `(?:${done}|wollte[nt]?|schreib(?:en|t)|fragen|tippen|wissen wollen|gesagt|geredet|liefern lassen)`;
  const records =
    '(?:chats?|chatverlauf\\w*|chatprotokoll\\w*|gesprache?n?|verlauf\\w*|nachrichten|eingaben|eintrage?n?|protokolle|anfragen|konversation\\w*|unterhaltung\\w*|leads?|interessenten|kontaktanfragen|kontaktdaten|telefonnummern?|nummern?|mail ?adressen|e ?mail ?adressen|daten)';
  const wants =
    '(?:zeige?n?|gib|geben|gebt|gibst|lies|nenne?n?|schicke?n?|dump|spuck|liste?|kopier\\w*|exportier\\w*|anzeigen|auflisten|aufrufen|einsicht|reinkopieren|reinschauen|ich will(?! kein)|ich brauche?|ich mochte|ich hatte|lass|verrate?n?|haste|^bitte|sehen|sag|erzahl\\w*)';
  const when =
    '(?:heute?|gestern|vorhin|gerade|eben|zuletzt|letzten?|letzter|diese[nr]?|hier|schon|minuten|stunden|tagen|woche|vormittag|abend|uber enterprise)';
  return {
    own: /\b(?:bot|(?:fragen|machen) andere (?:firmen|betriebe|unternehmen))\b|\b(?:unser\w*|wir|bei (?:uns|mir)|team|kolleg\w*|mitarbeiter|crm|agent|bearbeiter|beispiel\w*|muster\w*|fremder?|fake|empfanger|erhalten|jede[rs]?|mich gespeichert|uber mich|meine[rnms]? (?:daten|chats?|gesprache?|leuten?|kunden|nachrichten?|anfrage|bestellung))\b/,
    asked: [
      new RegExp(`\\b(?:was|woruber|welche\\w*(?: \\w+)?)(?: \\w+){0,4}? ${others}(?: \\w+){0,8}? ${does}\\b`),
      new RegExp(`\\b${others}(?: \\w+){0,6}? ${does}\\b.*\\b(?:zeig|liste?|auflisten|sehen|anzeigen)\\b`),
      new RegExp(`\\b${wants}\\b(?: \\w+){0,5}? (?:was|wer)(?: \\w+){0,2} ${others}\\b`),
      // Who was here.
      new RegExp(
        `^(?=.*\\b(?:heute?|gestern|vorhin|gerade|eben|zuletzt|letzten?|letzte|hier|schon|alles|sich|euch|ihnen|dir|mir|woche|tagen|noch|stunden|formular|demo|termin|chat)\\b).*(?:\\bwer (?:(?:noch|denn|schon|alles|sich|da) )*(?:hat|haben|sind|ist)(?: (?!wenn|ob)\\w+){0,7}? ${done}\\b|(?<!\\bwenn sich )\\bwer(?: (?!wenn|ob|was|bekommt|wird|bei)\\w+){0,6}? ${done}(?: hat| haben|$)|\\bwer (?:hat )?alles\\b.*\\b${done}\\b)`,
      ),
      /\bwer (?:war|ist)(?: \w+){0,3} (?:vor mir|vorher|davor|vorhin)\b/,
      new RegExp(
        `\\bwer (?:war|ist|sind|waren)(?: \\w+){0,3} (?:letzten?) (?:\\w+ )?(?:${people}|besucher\\w*|personen|anrufer)\\b`,
      ),
      /\bmit wem (?:hast|haben|chattest|schreibst|redest|sprichst)\b|\b(?:mit|woruber|was) (?:der |dem |denen )?(?:du|hast du dich|sie sich)(?: \w+){0,5} (?:gechattet|geschrieben|unterhalten)\b/,
      new RegExp(
        `\\b(?:welche[nrs]?|was fur)(?: \\w+){0,2}? ${people} (?:hat|haben|sind|sich)(?: \\w+){0,8}? ${done}\\b|\\bwelche (?:personen|leute|besucher)\\b.*\\b(?:genutzt|geschrieben) haben\\b`,
      ),
      new RegExp(`\\bwelche[nrs]? ${people}\\b.*\\b(?:war|waren)\\b.*\\b(?:hier|website|seite|chat)\\b`),
      /\bwas fur (?:leute|menschen|kunden|besucher)\b.*\b(?:chatten|schreiben|fragen)\b/,
      new RegExp(
        `\\b(?:hat|haben|wurde)(?: sich)?(?: \\w+){0,7} (?:${done})\\b.*\\b(?:wer|welche\\w*)\\b|\\b(?:hat|haben) (?:sich )?(?:\\w+ ){0,3}?(?:jemand|wer|die firma|der betrieb|der laden|die konkurrenz|der nachbar\\w*)(?: \\w+){0,5} (?:angefragt|gemeldet|nachgefragt|gebucht|erkundigt|nach \\w+ gefragt)\\b`,
      ),
      /\b(?:hier|chat)\b(?: \w+){0,4} von jemand\w*\b.*\bgeschrieben\b/,
      // What was left here.
      new RegExp(
        `\\b${wants}\\b(?: \\w+){0,6}? (?:(?:die|der|alle[rn]?|den|samtliche\\w*) )?(?:letzten?|anderen?|ubrigen|alle[rn]?|samtliche\\w*|echten?|jungsten?|neuesten?|neuen)(?: \\w+){0,2} ${records}\\b`,
      ),
      new RegExp(
        `\\b${wants}\\b(?: \\w+){0,4}? (?:die |den |der )?${records}(?: \\w+){0,3}? (?:von|vom|der|des|aus)(?: \\w+){0,2} (?:${when}|anderen?|ubrigen|${people}|denen|dem der|dem)\\b`,
      ),
      new RegExp(`\\b${records}\\b(?: \\w+){0,4} (?:der|von|vom) (?:anderen|ubrigen|letzten) (?:${people}|$)`),
      new RegExp(`\\b(?:was|in)\\b.*\\b(?:anderen|ubrigen) ${records}\\b`),
      new RegExp(`\\bdumpe?\\b.*\\b${records}\\b|^alle ${records}$`),
      new RegExp(
        `\\b(?:zeige?n?|liste?|schicke?n?|gib) (?:\\w+ ){0,3}?(?:liste|alle[rn]?|samtliche\\w*|kontaktdaten)\\b(?: \\w+){0,2} (?:${records}|${people})\\b`,
      ),
      /\b(?:fragen|anfragen|nachrichten|leads)(?: \w+){0,2} (?:kamen|sind|gingen|waren)\b.*\b(?:rein|ein|eingegangen|reingekommen)\b|\b(?:anfrage|nachricht|frage|lead)\b(?: \w+){0,6} (?:reinkam|rein ?gekommen|eingegangen|ankam)\b/,
      /\bletzte (?:frage|nachricht|anfrage|bestellung)\b.*\b(?:bevor|vor mir|bekommen|erhalten|von wem anders|jemand)\b/,
      /\bwas hat die person davor\b|\bwas (?:\w+ )?ihnen ihre kunden\b|\bwas (?:tippen|schreiben|fragen|wollen) (?:die )?anderen?\b|\bvon (?:allen|denen|dem|der|leuten),? die\b.*\b(?:abonniert|angemeldet|beschwert|angefragt|eingetragen|gebeten|gebucht)\b/,
      /\bnenne? (?:mir |uns )?(?:\w+ )?(?:leute|namen|kunden|personen|interessenten|besucher)\b/,
      /\b(?:welche[rn]?) kund(?:e|en|in)\b.*\b(?:zuletzt|gekundigt|beschwert)\b/,
      /\bwie heisst (?:die|der) (?:\w+ )?(?:frau|mann|kunde|kundin|besucher\w*|person|mensch) (?:mit|die|der) (?:der|dem|du|gerade|vorhin|gestern|heute|hier|vor)\b/,
      /\b(?:adresse|nummer|bestellung|anschrift|rechnung|mail) (?:hat|von) (?:herrn?|frau|dr) \w+/,
      // Private details.
      /\bwo wohn(?:t|en)\b|\b(?:privatadresse|privatnummer|private[nrs]? (?:\w+ )?(?:nummer|handynummer|mobilnummer|adresse|anschrift|mail\w*)|wohnadresse|handynummer (?:ihre[rs]|eure[rs]|von eurem|des) (?:chefs?|\w*leiter\w*|\w*fuhrer\w*))\b/,
    ],
  };
})();

const en = (() => {
  const people =
    '(?:people|persons?|folks?|visitors?|customers?|clients?|users?|prospects?|firms?|compan(?:y|ies)|individuals?|businesses|competitors?|rivals?|chap|bloke|guy|lady|woman|man|leads?)';
  const others = `(?:(?:the |that |any )?(?:\\w+ )?(?:${people} )?(?:before me|in front of me|just before (?:me|mine|i)|user before|one before|person before|ahead of me)|(?:the |your |any |all |some |of )?(?:other|remaining) ${people}(?: s)?|other peoples?|(?:the )?others|(?:everyone|everybody|anyone|anybody|someone|somebody) else|my competitors?|(?:the|your) (?:last|latest|previous) ${people})`;
  const does =
    '(?:wr[io]te|writing|written|write|ask(?:ed|ing)?|typ(?:e|ed|ing)|order(?:ed|ing)?|left|leave|book(?:ed|ing)?|said|say|chat(?:ted|ting)?|enquir(?:ed|ing)|want(?:ed)?|after|submitted|filled|signed|cancel(?:led)?|mention(?:ed)?|bought|go for|went for|put in)';
  const done =
    '(?:written|wrote|asked|asking|typed|ordered|left|booked|chatted|chatting|enquired|enquiring|submitted|filled|signed up|been in touch|been on here|been on the site|been here|cancelled|made an appointment|complained|shown (?:an )?interest|visited|used this chat|interested)';
  const records =
    '(?:chats?|chat logs?|logs|transcripts?|conversations?|messages?|inputs?|entries|enquiries|leads|prospects|contact details|phone numbers?|numbers?|email addresses|details)';
  const wants =
    '(?:show|list|give|tell|send|export|print|read|paste|dump|spit|pull up|display|disclose|let me|peek|access to|i need|i want|find out|can i see|could i see)';
  return {
    own: /\bask their \w+\b|\b(?:our|we|ours|hold on me|about me|examples?|samples?|ever|strangers?|competitors can|couldn t answer|sit there|possible to|subcontractors|in charge of|words for|need in order|areas|dashboard|csv|xls|my (?:last|own|invoice|order|data|chats?|enquiry|messages?|team|people|colleagues?|staff|agents?)|(?:do|does) (?:you|u)(?: lot)? (?:keep|store|write down|record|log))\b/,
    asked: [
      new RegExp(`\\b(?:what|which \\w+)(?: \\w+){0,5}? ${others}(?: \\w+){0,7}? ${does}\\b`),
      new RegExp(`\\bwhat(?: s)?(?: \\w+){0,3}? ${others} (?:after|up to|on about)$`),
      new RegExp(`\\b(?:what|who) (?:have|were|are|had) you\\b.*\\b(?:with|to) ${others}\\b`),
      new RegExp(`\\b${others}\\b.*\\b${does}\\b.*\\b(?:show|list) (?:it|them|me)\\b`),
      new RegExp(`\\b${wants}\\b(?: \\w+){0,6}? ${others}\\b(?: \\w+){0,6}? (?:${does}|${records})\\b`),
      new RegExp(
        `\\b${records} (?:\\w+ )?(?:of|from|by|left by|belonging to) ${others}\\b|(?<!\\beach )\\bother ${records}\\b`,
      ),
      // Who was here.
      new RegExp(
        `^(?=.*\\b(?:today|yesterday|morning|night|here|last|before|just|else|days|you|week|form|demo|appointment|enterprise|prices|recently|touch|interest)\\b)(?:.*\\b(?:tell me|know|find out|disclose|and|see|learn) )?(?:who|whos)(?: (?:s|has|have|was|were|is|else|all|just|been|are|did|alls))*(?: here| on here| in here)? (?:${done}|on here)\\b|\\b(?:tell me|learn|disclose|know) who (?:else )?(?:was|has|is)\\b.*\\b(?:${done}|writing)\\b|\\banyone asked\\b.*\\bwho\\b`,
      ),
      new RegExp(`\\bwho (?:was|were|is|are)(?: \\w+){0,3} ${others}\\b`),
      /\bwho (?:have you been|were you|are you|else)\b.*\b(?:talking|chatting|speaking|here|right now)\b/,
      /\bwho (?:are|were|is|was)(?: \w+){0,2} (?:last|latest|most recent)(?: \w+){0,2} (?:people|persons?|visitors?|customers?|clients?|users?)\b/,
      new RegExp(
        `\\b(?:which|what) (?:${people}|practices|surgeries|shops)(?: (?:have|has|had|were|was|most|recently|just)){0,3} (?:${done}|been in touch|on the site|cancelled)\\b`,
      ),
      /\b(?:has|have|did) (?:anyone|anybody|someone|somebody|any \w+ (?:practices|surgeries|firms|companies)|any (?:practices|surgeries|firms|companies)|(?:the|that) (?:firm|company|shop|business|people|place|competition)(?: \w+){1,3}|(?:\w+ )?dental practices)(?: \w+){0,4}? (?:enquire[d]?|asked?|been in touch|been on here|wr[io]te|written|order(?:ed)?|signed|booked?)\b/,
      // What was left here.
      new RegExp(
        `(?:^|\\b(?:please|you|kindly|and|i|me) )(?:(?:show|list|give|tell|send|export|print|read|paste|spit|pull up|display|disclose) |need |let me see |name )(?:\\w+ ){0,3}?(?:(?:the|all|all of|your|some|last|every)(?: \\w+){0,2} )?(?:last|latest|recent|other|all|today s|yesterday s|last week s|genuine|actual|real|everyone s)(?: \\w+){0,3} ${records}\\b`,
      ),
      new RegExp(`^(?:please )?dump\\b.*\\b${records}\\b`),
      new RegExp(
        `\\b(?:send|give|show)\\b(?: \\w+){0,3} (?:list|names|details|numbers) of (?:\\w+ )?(?:your )?${people}\\b`,
      ),
      new RegExp(
        `\\b(?:email addresses|phone numbers?|numbers?|names|contact details|details) of (?:everyone|everybody|anyone|anybody|all|the (?:ones?|${people}))\\b`,
      ),
      /\b(?:questions?|enquir(?:y|ies)|messages?|leads?)(?: \w+){0,4} (?:came|arrived|got in)\b.*\b(?:today|ago|in|yesterday|morning)\b/,
      /\b(?:last|latest|question|message)\b.*\b(?:received|got|get)\b.*\b(?:from (?:someone|somebody) else|just before|before mine|before me)\b/,
      /\bname (?:me |us )?(?:\d+|a few|some|two|three|four|five|ten) (?:people|visitors?|users?|persons?)\b/,
      new RegExp(
        `\\bthat ${people}(?: just now| earlier| before)\\b|\\b(?:chat|conversation) from earlier\\b.*\\bother\\b`,
      ),
      /\bdid (?:somebody|someone|anyone|anybody|an?) (?:\w+ )?(?:called|named)\b/,
      /\bwhat (?:do|did) your (?:clients?|customers?|users?|visitors?) (?:write|ask|say|type)\b.*\b(?:actual|real|original|show me|messages)\b/,
      /\b(?:the )?name of the (?:woman|man|person|lady|chap|guy|customer)\b|\bwhat s the name of the (?:woman|man|person)\b/,
      /\b(?:budget|plan|price)\b.*\b(?:the )?last (?:prospect|customer|visitor|client|person)\b/,
      /\b(?:address|number|order|invoice)\b.*\b(?:did|of|for) (?:mr|mrs|ms|dr|miss) \w+/,
      // Private details.
      /\bwhere (?:does|do) (?:your|the) (?:\w+ ){0,2}(?:boss|director|manager|head|owner|ceo|founder|developer|chief)(?: \w+){0,3} live\b|\b(?:home address|private (?:\w+ )?(?:number|mobile|address|phone|email)|boss s private|personal (?:number|mobile|address))\b/,
    ],
  };
})();

const forms: Readonly<Record<Locale, Forms>> = { de, en };

/** Longer messages describe the visitor's own case. */
const longest = 22;

/** Whatever else the message speaks of. */
const plainly: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /^(?:\w+ ){0,2}?(?:zeig\w*|gib|geben|kopier\w*|schick\w*|lies)\b(?: \w+){0,3} (?:nachricht|chat|gesprach|anfrage|eintrag|bestellung) (?:nr|nummer|von (?:heute|gestern|vorhin|eben)|mit (?:der|dem) (?:frau|mann|kunden|kundin))\b/,
    /\bzugriff auf (?:die|alle) (?:anfragen|leads|chats|gesprache|daten|nachrichten) (?:eurer|ihrer|anderer|von)\b/,
    /\b(?:stand|steht) in (?:der|dem) (?:letzten )?(?:beschwerde|anfrage|nachricht|mail|bewerbung)\b.*\b(?:einging|reinkam|kam|ankam|eingegangen)\b/,
    /\bwas hat (?:denn )?(?:herr|frau|meine? (?:kolleg\w*|chef\w*|mann|frau|nachbar\w*|konkurrent\w*|mitbewerber\w*))\b.*\b(?:hier|euch|ihnen|dir|neulich|gestern)\b.*\b(?:wissen wollen|geschrieben|gefragt|erzahlt|bestellt|gesagt)\b/,
    /\bist (?:die|der|das) .{3,40}\bkund(?:e|in)\b.*\b(?:gefragt|gekauft|bestellt|bezahl\w*)\b/,
    /^(?:bitte |die |alle )*(?:namen?|nummern?|\w*mails?|adressen|kontaktdaten)\b.{0,20}\b(?:derer|denen|derjenigen|allen|leuten) die\b/,
    /\bhaben (?:heute|gestern)\b.*\b(?:geschrieben|gefragt)\b.*\bwas genau\b|\b(?:womit|was|woruber)\b.{0,20}\bdie leute heute\b/,
    /\b(?:nummer|telefonnummer|adresse|mail\w*) (?:vom|von der|von dem|des|der) (?:letzten|vorigen) (?:anrufer\w*|kund\w*|besucher\w*|interessent\w*)\b/,
  ],
  en: [
    /^(?:\w+ ){0,2}?(?:show|give|copy|send|read)\b(?: \w+){0,3} (?:message|chat|conversation|enquiry|entry|order) (?:no|number|from (?:today|yesterday|earlier)|with the (?:lady|man|woman|chap|customer))\b/,
    /\baccess to your (?:\w+ )?(?:prospects?|customers?|clients?|visitors?)(?: s)? (?:enquiries|leads|chats|conversations|data|messages)\b/,
    /\b(?:was|is) in the (?:last )?(?:complaint|enquiry|message|email|application)\b.*\b(?:came in|came|arrived)\b/,
    /\bwhat did (?:mr|mrs|ms|my (?:colleague|boss|husband|wife|neighbou?r|competitor|rival))\b.*\b(?:on here|you|in here|the other day)\b.*|\bwhat did my (?:colleague|boss|competitor) want to know\b/,
    /\bis .{3,40}\b(?:a )?customer\b.*\bwhat (?:did|have) they (?:ask|order|buy|pay|write)\w*/,
    /^(?:please |the |all )*(?:names?|numbers?|emails?|addresses|details) (?:\w+ ){0,3}?of (?:those|everyone|everybody|anyone|people|the ones) (?:who|that)\b/,
    /\bhow many have (?:written|asked)\b.*\bwhat exactly\b|\bwhat (?:folk|people|everyone)\b.*\b(?:bugging|asking|telling) you\b/,
    /\b(?:last|previous) (?:caller|customer|visitor|prospect|person)(?: s)? (?:phone |email )?(?:number|address|name)\b|\bwho s down for (?:the |a )?\w+ demo\b/,
  ],
};

/** "Can one visitor see what another one wrote?" asks what is possible in general. */
const general: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:(?:und|aber) )?(?:sieht|sehen|kann|konnen|darf|konnte) (?:ein|eine|man|einer|andere|zwei|der bot|der bearbeiter)\b/,
  en: /^(?:(?:and|but) )?(?:does|can|could|may|do|will) (?:one|an?|visitors?|customers?|two|operators?|other|the (?:bot|operator|chatbot))\b/,
};

export const asksInGeneral = (plain: string, locale: Locale): boolean => general[locale].test(plain);

export const asksAboutOthers = (plain: string, locale: Locale): boolean =>
  plain.split(' ').length <= longest &&
  !asksInGeneral(plain, locale) &&
  (plainly[locale].some((form) => form.test(plain)) ||
    (!forms[locale].own.test(plain) && forms[locale].asked.some((form) => form.test(plain))));
