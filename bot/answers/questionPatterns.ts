/**
 * Patterns for questions that consist of stop words ("what if it does not know?") or of words found on every page. They
 * match the text as `normaliseText` normalises it (analyseQuestion.ts). The first match wins
 * (docs/how-to/teach-the-bot.md).
 */

import type { SectionRef } from '../../src/features/search/keywords.ts';
import type { Locale } from '../../src/routes/table.ts';

export const questionPatterns: Readonly<Record<Locale, readonly (readonly [RegExp, SectionRef])[]>> = {
  de: [
    [
      /\b(?:storn\w*|absag\w*|verschieb\w*|verleg\w*)\b.*\b(?:demo\w*|termin\w*)\b|\b(?:demo\w*|termin\w*)\b.*\b(?:storn\w*|absag\w*|verschieb\w*|verleg\w*)\b/,
      'get-a-demo#book',
    ],
    [
      /\b(?:ubernimmt|ubernehmen)\b.*\b(?:gesprache?|chats?)\b|\b(?:gesprache?|chats?)\b.*\bubernehmen\b/,
      'products/live-chat#how',
    ],
    [/\babnahme\b/, 'terms#acceptance'],
    [/\bprovision\w*\b/, 'affiliate-program'],
    [/\bwelche branchen\b/, 'home#industries'],
    [/\bhaft(?:et|en|ung\w*)\b/, 'terms#liability'],
    [/\b(?:zweite\w*|zwei|mehrere) (?:marken?|chatbots?|bots?)\b/, 'products/builder#plans'],
    [
      /\b(?:nicht (?:mehr )?(?:weiter ?)?(?:weiss|kennt|versteht)|weiss (?:es )?nicht|keine antwort|falsche antwort\w*|halluzin\w*|erfindet)\b/,
      'faq#when-it-does-not-know',
    ],
    [
      /\bprogrammier\w* (?:konnen|konnte|kenntnisse)\b|\b(?:programmierkenntnisse|it kenntnisse|ohne programmier\w*|ohne code)\b|\b(?:brauch\w*|benotig\w*|ohne)\b.*\bentwickler\w*\b/,
      'faq#who-is-needed',
    ],
    [
      /\bdemo\b.*\b(?:dauert|lange|ablauf|passiert|lauft|geschieht)\b|\b(?:wie lange|was passiert|was geschieht|ablauf)\b.*\bdemo\b/,
      'get-a-demo#half-hour',
    ],
    [
      /\bwie (?:lange|schnell)\b.*\b(?:einricht\w*|einfuhr\w*|implementier\w*|startklar|live|online|inbetriebnahme)\b/,
      'faq#how-long',
    ],
    [
      /\b(?:hilft|helft|helfen|unterstutz\w*|begleite\w*)\b.*\b(?:einricht\w*|aufbau\w*|start|einfuhr\w*)\b/,
      'faq#personal-onboarding',
    ],
    [
      /\bwie ?viele (?:mitarbeit\w*|leute|menschen|beschaftigte|angestellte|personen|kollegen)\b.*\b(?:habt|haben sie|hat|arbeiten|arbeitet|seid|sind sie|beschaftigt)\b|\bwie gross\b.*\b(?:team|firma|unternehmen)\b/,
      'aboutus#team',
    ],
    [/\b(?:gegrundet|grundung\w*|seit wann gibt es|wie lange gibt es|wie alt ist)\b/, 'aboutus'],
    [/\bnewsletter\b.*\b(?:oft|haufig\w*|erscheint|kommt)\b|\bwie oft\b.*\bnewsletter\b/, 'newsletter'],
    [
      /\bterminbuchung\b|\btermine?n?\b.*\b(?:buch\w*|vereinbar\w*|vergeb\w*|annehm\w*)\b/,
      'use-cases/conversational-marketing#terminbuchung',
    ],
    [/\b(?:wir sind|wir haben|fur|als|unsere?)\b.*\bversicher(?:ung|ungen|er)\b/, 'industries/insurance'],
    [/\b(?:wir sind|wir haben|fur|als|unsere?)\b.*\b(?:bank|banken|sparkasse)\b/, 'industries/banking'],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?)\b.*\b(?:hotels?|pension|ferienwohnung\w*|reiseburo\w*)\b/,
      'industries/tourism',
    ],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?)\b.*\b(?:makler\w*|immobilien\w*|hausverwaltung\w*)\b/,
      'industries/real-estate',
    ],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?)\b.*\b(?:stadtwerke?|energieversorger|stromanbieter)\b/,
      'industries/energy',
    ],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?|unseren)\b.*\b(?:onlineshop|online shop|webshop|einzelhandel|handler)\b/,
      'industries/retail',
    ],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?|in)\b.*\b(?:stadtverwaltung\w*|behorden?|kommunen?|rathaus|amter|gemeindeverwaltung\w*)\b/,
      'industries/public-sector',
    ],
    [/^(?:gibt es |haben sie |habt ihr )?(?:fertige )?(?:chatbot ?)?vorlagen$/, 'faq#templates'],
    [/\bwebhooks?\b/, 'faq#webhooks'],
    [
      /\b(?:speicher\w*|gespeichert|merkt|aufbewahr\w*)\b.*\b(?:(?:der|im|diesem|dieser) (?:ki )?chat|(?:dieses|unser|das) gesprach)\b|\b(?:der|dieser|im|diesem) (?:ki )?chat\b.*\b(?:speichern|gespeichert|aufbewahrt)\b/,
      'privacy-policy#ai-chat',
    ],
    [
      /^cookies$|\bcookies?\b.*\b(?:website|webseite|seite)\b|\b(?:website|webseite|seite)\b.*\bcookies?\b/,
      'privacy-policy#cookies',
    ],
    [
      /\b(?:mehr|zu viele)\b.*\b(?:schreib\w*|nutzer|leute|menschen|besucher)\b.*\b(?:plan|vorgesehen|enthalten|limit|grenze|erlaubt)\b/,
      'pricing#question-plan-boundary',
    ],
    [
      /\bubergabe\b.*\b(?:mensch\w*|mitarbeit\w*|team|live chat|lauft|funktioniert)\b|\b(?:ubergibt|ubernimmt|ubergeben)\b.*\b(?:mensch\w*|mitarbeit\w*)\b/,
      'products/live-chat#how',
    ],
    [
      /\b(?:spricht|kann|versteht|beherrscht|antwortet)\b.*\b(?:sprachen|englisch|franzosisch|turkisch|spanisch|italienisch|polnisch|russisch|arabisch|niederlandisch)\b/,
      'faq#languages',
    ],
    [
      /\b(?:bot|chatbot|er|ki|assistent|womit|wovon|woraus)\b.*\b(?:lernt|trainier\w*)\b|\btrainier\w*\b.*\b(?:bot|chatbot|ki|assistent\w*)\b/,
      'faq#knowledge-base',
    ],
    [/\b(?:grenzen|was kann (?:er|der (?:bot|chatbot)) (?:alles )?nicht)\b/, 'products/ai-chatbot#limits'],
    [/\b(?:wie )?sicher\b.*\bdaten\b|\bdaten(?:sicherheit|schutz)\b$/, 'faq#hosting'],
    [
      /\b(?:unterschied\w*|unterscheid\w*)\b.*\b(?:partner\w*|losungspartner|affiliate|programme?)\b/,
      'faq#two-programmes',
    ],
    [/\bplan\b.*\b(?:wechseln|wechsel|andern|upgrade\w*)\b|\bplanwechsel\b/, 'pricing#question-plan-boundary'],
    [
      /\b(?:aussehen|farben?|design|gestalt\w*|anpassen)\b.*\b(?:chat ?fensters?|widgets?|chats?|anpassen)\b|\bchat ?fensters?\b.*\b(?:aussehen|farben?|design|gestalt\w*|anpassen)\b/,
      'products/web-chat#how',
    ],
    [/\bmeine (?:personlichen )?daten\b.*\b(?:losch\w*)\b/, 'privacy-policy#rights'],
    [/\b(?:nachts?|wochenende|feierabend|niemand da)\b/, 'use-cases/customer-service#live-chat'],
    [/\bersparnis\b|\bwie (?:viel|berechnet)\b.*\b(?:spar\w*|einspar\w*)\b/, 'faq#does-it-pay'],
    [
      /\b(?:wir sind|wir haben|fur|als|unsere?|in)\b.*\b(?:praxis|praxen|arztpraxis|arztpraxen|arzte|klinik\w*|krankenhaus\w*)\b/,
      'industries/healthcare',
    ],
    [/\b(?:website|seite|webseite)\b.*\bbarrierefrei\w*\b|^barrierefrei\w*$/, 'accessibility'],
  ],
  en: [
    [/\b(?:cancel|move|reschedule|postpone)\w*\b.*\b(?:demo|appointment)\b/, 'get-a-demo#book'],
    [/\btakes? over\b.*\b(?:conversations?|chats?)\b/, 'products/live-chat#how'],
    [/\bwork\b.*\baccepted\b|\bacceptance of work\b/, 'terms#acceptance'],
    [/\bcommission\b/, 'affiliate-program'],
    [/\b(?:which|what) industries\b/, 'home#industries'],
    [/\bliab(?:le|ility)\b/, 'terms#liability'],
    [/\b(?:second|two|several) (?:brands?|chatbots?|bots?)\b/, 'products/builder#plans'],
    [/\b(?:twice|counted|counts)\b.*\b(?:month|users?|twice)\b/, 'faq#active-user-meaning'],
    [/\b(?:pay|payments?)\b.*\bin (?:the )?(?:chat|conversation)\b/, 'products/add-ons#list'],
    [/\bgaps?\b.*\b(?:knowledge|texts?|content)\b/, 'faq#when-it-does-not-know'],
    [/\bpayback\b/, 'chatbot-roi-calculator'],
    [
      /\b(?:(?:does not|doesn t|doesnt|cannot|can t|not) (?:know|answer|understand)|no answer|wrong answers?|hallucinat\w*|make things up)\b/,
      'faq#when-it-does-not-know',
    ],
    [
      /\b(?:programming|coding|technical|developer) (?:skills?|knowledge|experience)\b|\b(?:need|without|require)\w*\b.*\bdevelopers?\b|\b(?:able|have|need) to (?:code|program)\b/,
      'faq#who-is-needed',
    ],
    [
      /\bdemo\b.*\b(?:take|last|long|happens|agenda|duration)\b|\b(?:how long|what happens)\b.*\bdemo\b/,
      'get-a-demo#half-hour',
    ],
    [
      /\bhow (?:long|quick\w*|fast|soon)\b.*\b(?:set ?up|set up|setup|onboarding|implement\w*|live|started|launch|answers)\b/,
      'faq#how-long',
    ],
    [
      /\b(?:help|support|assist)\b.*\b(?:set ?up|set it up|setting up|onboard\w*|get started)\b/,
      'faq#personal-onboarding',
    ],
    [
      /\bhow many (?:employees|people|staff|colleagues)\b.*\b(?:you|work|company|team|employ)\b|\bhow (?:big|large)\b.*\b(?:team|company)\b/,
      'aboutus#team',
    ],
    [/\b(?:founded|established|how old is|since when)\b/, 'aboutus'],
    [/\bnewsletter\b.*\b(?:often|frequen\w*|sent|come)\b|\bhow often\b.*\bnewsletter\b/, 'newsletter'],
    [
      /\b(?:book|make|take|schedule)\w*\b.*\bappointments?\b|\bappointment booking\b/,
      'use-cases/conversational-marketing#terminbuchung',
    ],
    [/\b(?:we are|we re|for|as|our)\b.*\b(?:insurance|insurers?)\b/, 'industries/insurance'],
    [/\b(?:we are|we re|for|as|our)\b.*\b(?:banks?|building society)\b/, 'industries/banking'],
    [/\b(?:we are|we re|for|as|our)\b.*\b(?:hotels?|guest ?houses?|travel agen\w*)\b/, 'industries/tourism'],
    [
      /\b(?:we are|we re|for|as|our)\b.*\b(?:estate agen\w*|letting agen\w*|real estate|property management)\b/,
      'industries/real-estate',
    ],
    [
      /\b(?:we are|we re|for|as|our)\b.*\b(?:utilit(?:y|ies)|energy supplier\w*|energy compan\w*)\b/,
      'industries/energy',
    ],
    [/\b(?:we are|we re|we have|for|as|our)\b.*\b(?:online shop|web ?shop|retail\w*)\b/, 'industries/retail'],
    [
      /\b(?:we are|we re|for|as|our|in)\b.*\b(?:councils?|municipalit\w*|local authorit\w*|town hall|public sector|government)\b/,
      'industries/public-sector',
    ],
    [/^(?:do you have |are there |any )?(?:ready made )?(?:chatbot )?templates$/, 'faq#templates'],
    [/\bwebhooks?\b/, 'faq#webhooks'],
    [
      /\b(?:store\w*|save\w*|keep|kept|record\w*)\b.*\b(?:(?:the|this) (?:ai )?chat|(?:this|our|the) conversation)\b|\b(?:the|this) (?:ai )?chat\b.*\b(?:store\w*|save\w*|keep|kept|record\w*)\b/,
      'privacy-policy#ai-chat',
    ],
    [
      /^cookies$|\bcookies?\b.*\b(?:website|site|page)\b|\b(?:website|site|page)\b.*\bcookies?\b/,
      'privacy-policy#cookies',
    ],
    [
      /\b(?:more|too many)\b.*\b(?:writ\w*|users|people|visitors)\b.*\b(?:plan|allowed|included|limit|covers?)\b/,
      'pricing#question-plan-boundary',
    ],
    [
      /\bhand ?over\b.*\b(?:human|person|people|staff|team|live chat|work)\b|\bhands? over\b.*\b(?:human|person)\b/,
      'products/live-chat#how',
    ],
    [
      /\b(?:speaks?|understands?|answers?)\b.*\b(?:languages|french|turkish|spanish|italian|polish|russian|arabic|dutch)\b|\blanguages\b.*\b(?:speak|support)\w*\b/,
      'faq#languages',
    ],
    [
      /\b(?:we are|we re|for|as|our|in)\b.*\b(?:doctors?|surger(?:y|ies)|clinics?|hospitals?|medical practice)\b/,
      'industries/healthcare',
    ],
    [/\b(?:website|site|page)\b.*\baccessib\w*\b|^accessib\w*$/, 'accessibility'],
    [/\binvoice\b.*\b(?:wrong|incorrect|mistake|dispute|error)\b/, 'pricing#question-objection'],
    [
      /\b(?:it|bot|chatbot|ai|assistant)\b.*\b(?:learns?|trained|train)\b|\btrain\w*\b.*\b(?:it|bot|chatbot|ai|assistant)\b/,
      'faq#knowledge-base',
    ],
    [
      /\b(?:what are|its|the|any) limits\b|\bwhat (?:can t|cannot|can not|can) (?:it|the (?:bot|chatbot))(?: not)? do\b/,
      'products/ai-chatbot#limits',
    ],
    [/\b(?:how )?(?:safe|secure)\b.*\b(?:data|it|conversations?)\b|\bdata (?:security|protection)\b/, 'faq#hosting'],
    [/\b(?:it|technical) knowledge\b/, 'faq#who-is-needed'],
    [/\b(?:minimum|contract) (?:term|period|duration)\b/, 'faq#cancel'],
    [/\b(?:difference|differ)\b.*\b(?:partner|affiliate|programmes?|programs?)\b/, 'faq#two-programmes'],
    [/\b(?:change|switch|upgrade|downgrade)\b.*\bplans?\b/, 'pricing#question-plan-boundary'],
    [
      /\b(?:look|colou?rs?|design|appearance|style|customi[sz]e)\b.*\b(?:window|widget|chat)\b/,
      'products/web-chat#how',
    ],
    [
      /\b(?:delet\w*|eras\w*)\b.*\bmy (?:personal )?data\b|\bmy (?:personal )?data\b.*\b(?:delet\w*|eras\w*)\b/,
      'privacy-policy#rights',
    ],
    [/\b(?:take|make|collect|accept)\w* payments?\b/, 'products/add-ons#list'],
    [/\b(?:embed|install|wordpress|typo3|put the chat|add the chat)\b/, 'faq#web-chat-on-your-page'],
  ],
};

/**
 * Frequent questions that the site does not answer. Pages about other topics contain their words (a discount in a
 * customer's shop), so a look-up would return a false match.
 */
export const outOfScopePatterns: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:rabatt\w*|nachlass|skonto|sonderpreis\w*|gratis|kostenlos\w*|testversion|probeabo|freemium|zertifi\w*|iso ?27001|sla|referenzen|referenzkunden|kreditkarte|paypal|reaktionszeit\w*|antwortzeit\w*|antwortet der vertrieb|gehalt|niederlassung\w*|umsatz|aktie\w*)\b/,
  en: /\b(?:discounts?|rebate|free (?:of charge|version|plan|trial|tier)|for free|trial version|certifi\w*|iso ?27001|sla|references|credit card|paypal|response times?|(?:fast|quickly|soon) (?:do|does|will) (?:you|sales)|(?:questions|requests) can (?:it|the bot|the chatbot)|salary|head ?office|offices?|who owns|revenue|turnover|shares)\b/,
};
