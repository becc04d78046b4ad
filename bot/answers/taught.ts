/**
 * What the bot is taught beside what the pages say: words with which people ask for a place (docs/how-to/teach-the-bot.md).
 * They count like its heading and are never shown. A place is `page` or `page#fragment`, as in src/search/keywords.ts.
 */
import type { FamilyName, Locale, Page, PageId } from '../../src/routes/table.ts';

export type TaughtPlace = PageId | `${PageId}#${string}`;

export const taught: Readonly<Partial<Record<TaughtPlace, Readonly<Record<Locale, string>>>>> = {
  'faq#what-it-does': {
    de: 'Chatbot Fähigkeiten Funktionen leisten Aufgaben Bot',
    en: 'chatbot capabilities functions abilities bot',
  },
  'faq#when-it-does-not-know': {
    de: 'weiß nicht keine Antwort falsch unbekannt halluziniert erfindet Halluzination',
    en: 'no answer unknown wrong hallucinate hallucination invent make up',
  },
  'faq#languages': {
    de: 'Englisch Französisch Türkisch Fremdsprachen spricht mehrsprachig',
    en: 'languages French Turkish Spanish multilingual speaks',
  },
  'faq#channels': {
    de: 'WhatsApp Facebook Messenger Instagram Telegram Telefon Kanäle',
    en: 'WhatsApp Facebook Messenger Instagram Telegram channels',
  },
  'faq#live-chat': {
    de: 'Personal ersetzen Arbeitsplätze Stellen entlassen',
    en: 'replace staff jobs redundant redundancies',
  },
  'faq#how-long': {
    de: 'einrichten Einrichtung Start Inbetriebnahme Tage Wochen startklar',
    en: 'set-up go live days weeks start launch',
  },
  'faq#who-is-needed': {
    de: 'Programmierkenntnisse programmieren Entwickler IT-Kenntnisse Personal Aufwand',
    en: 'programming skills coding developer developers staff effort',
  },
  'faq#knowledge-base': {
    de: 'trainieren Training Daten Dokumente PDF lernen lernt füttern Inhalte',
    en: 'train training documents PDF learn learns feed content',
  },
  'faq#test-first': {
    de: 'testen Test probieren Pilot ausprobieren',
    en: 'test pilot try',
  },
  'faq#cancel': {
    de: 'Vertragslaufzeit Laufzeit Vertrag beenden Kündigungsfrist',
    en: 'contract end notice terminate term',
  },
  'faq#billing': { de: 'Rechnung Zahlungsziel Abrechnung bezahlen', en: 'invoice payment due billed' },
  'faq#does-it-pay': { de: 'lohnen ROI rechnet Wirtschaftlichkeit sinnvoll', en: 'worthwhile ROI pay off return' },
  'faq#hosting': {
    de: 'Daten gespeichert Server Deutschland Rechenzentrum Serverstandort Cloud USA gehostet Speicherort',
    en: 'data stored servers Germany hosted cloud data centre location',
  },
  'faq#retention': { de: 'gespeichert gelöscht aufbewahren', en: 'deleted kept stored' },
  'faq#ai-notice': {
    de: 'KI-Verordnung AI Act Kennzeichnung Kennzeichnungspflicht',
    en: 'AI Act label labelling disclosure',
  },
  'faq#sensitive-data': { de: 'Passwörter Gesundheitsdaten Bankdaten sensible', en: 'passwords health bank sensitive' },
  'faq#which-systems': {
    de: 'Salesforce HubSpot Shopify SAP Zendesk Shopware WooCommerce Freshdesk Pipedrive Mailchimp Anbindung kompatibel',
    en: 'Salesforce HubSpot Shopify SAP Zendesk Shopware WooCommerce Freshdesk Pipedrive Mailchimp integrate compatible',
  },
  'faq#web-chat-on-your-page': {
    de: 'einbauen einbinden installieren WordPress Typo3 Code Skript Website',
    en: 'embed install WordPress Typo3 code snippet script website',
  },
  'pricing#question-vat': { de: 'brutto netto Mehrwertsteuer MwSt Umsatzsteuer', en: 'gross net VAT tax' },
  'pricing#question-onboarding': { de: 'Einrichtungsgebühr Einmalkosten', en: 'set-up fee one-off' },
  'pricing#question-returned-debit': { de: 'Rücklastschrift', en: 'chargeback bounced' },
  'products/add-ons#list': {
    de: 'Termine buchen Terminbuchung Kalender Zahlung',
    en: 'appointments book booking calendar payment',
  },
  'get-a-demo#half-hour': { de: 'Demo Ablauf Dauer', en: 'demo agenda duration' },
  'aboutus#story': { de: 'gegründet Gründung Geschichte Gründungsjahr', en: 'founded history year' },
  'aboutus#team': { de: 'Mitarbeiter Mitarbeitende Beschäftigte groß Größe', en: 'employees staff size big' },
  'imprint#provider': {
    de: 'Geschäftsführer Geschäftsführung vertreten Inhaber Rechtsform Firmensitz',
    en: 'managing director CEO owner represented legal form',
  },
  'privacy-policy#cookies': { de: 'Cookie Cookies Tracking', en: 'cookie cookies tracking' },
  'privacy-policy#rights': { de: 'Auskunft Löschung Rechte Betroffenenrechte', en: 'access erasure rights' },
};

/**
 * Questions made of words that tell nothing by themselves ("what if it does not know?"), by how they are written: as
 * `plainOf` makes a text (understand.ts). The first that fits answers.
 */
export const askedAs: Readonly<Record<Locale, readonly (readonly [RegExp, TaughtPlace])[]>> = {
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
      /\bprogrammier\w* (?:konnen|konnte|kenntnisse)\b|\b(?:programmierkenntnisse|it kenntnisse|ohne programmier\w*|ohne code|entwickler)\b/,
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
    [/\b(?:stadtverwaltung\w*|behorden?|kommunen?|rathaus|amter|gemeindeverwaltung\w*)\b/, 'industries/public-sector'],
    [/^(?:gibt es |haben sie |habt ihr )?(?:fertige )?(?:chatbot ?)?vorlagen$/, 'faq#templates'],
    [/\bwebhooks?\b/, 'faq#webhooks'],
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
    [/\b(?:lernt|lernen|trainier\w*|training)\b/, 'faq#knowledge-base'],
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
    [/\b(?:praxis|praxen|arztpraxis|arztpraxen|arzte|klinik\w*|krankenhaus\w*)\b/, 'industries/healthcare'],
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
    [/\bgaps?\b/, 'faq#when-it-does-not-know'],
    [/\bpayback\b/, 'chatbot-roi-calculator'],
    [
      /\b(?:(?:does not|doesn t|doesnt|cannot|can t|not) (?:know|answer|understand)|no answer|wrong answers?|hallucinat\w*|make things up)\b/,
      'faq#when-it-does-not-know',
    ],
    [
      /\b(?:programming|coding|technical|developer) (?:skills?|knowledge|experience)\b|\bdevelopers?\b|\b(?:able|have|need) to (?:code|program)\b/,
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
      /\b(?:councils?|municipalit\w*|local authorit\w*|town hall|public sector|government)\b/,
      'industries/public-sector',
    ],
    [/^(?:do you have |are there |any )?(?:ready made )?(?:chatbot )?templates$/, 'faq#templates'],
    [/\bwebhooks?\b/, 'faq#webhooks'],
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
    [/\b(?:doctors?|surger(?:y|ies)|clinics?|hospitals?|medical practice)\b/, 'industries/healthcare'],
    [/\b(?:website|site|page)\b.*\baccessib\w*\b|^accessib\w*$/, 'accessibility'],
    [/\binvoice\b.*\b(?:wrong|incorrect|mistake|dispute|error)\b/, 'pricing#question-objection'],
    [/\b(?:learns?|trained|train(?:ing)?)\b/, 'faq#knowledge-base'],
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
 * What people ask and the site does not say. Words of such a question stand on pages about something else (a discount in
 * somebody's shop), so that they would seem to answer it.
 */
export const notOnTheSite: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:rabatt\w*|nachlass|skonto|sonderpreis\w*|gratis|kostenlos\w*|testversion|probeabo|freemium|zertifi\w*|iso ?27001|sla|referenzen|referenzkunden|kreditkarte|paypal|reaktionszeit\w*|antwortzeit\w*|antwortet der vertrieb|gehalt|niederlassung\w*|umsatz|aktie\w*)\b/,
  en: /\b(?:discounts?|rebate|free (?:of charge|version|plan|trial|tier)|for free|trial version|certifi\w*|iso ?27001|sla|references|credit card|paypal|response times?|(?:fast|quickly|soon) (?:do|does|will) (?:you|sales)|(?:questions|requests) can (?:it|the bot|the chatbot)|salary|head ?office|offices?|who owns|revenue|turnover|shares)\b/,
};

/** How much pages count for an answer where it is not as for the search: they lead to people, or tell examples. */
const byPage: Readonly<Partial<Record<PageId, number>>> = {
  ...{ contact: 0.6, 'contact-us': 0.6, 'get-a-demo': 0.9, newsletter: 0.8, home: 0.6 },
  ...{ faq: 1.25, 'privacy-policy': 0.85, 'business-solution': 0.8 },
};
const byFamily: Readonly<Partial<Record<FamilyName, number>>> = {
  industries: 0.9,
  examples: 0.4,
  templates: 0.3,
  blog: 0.65,
};

export const ownWeightOf = (id: PageId, { family }: Page): number | undefined =>
  byPage[id] ?? (family && byFamily[family.name]);
