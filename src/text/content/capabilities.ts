/**
 * What the product can do (product-decisions.md, Capabilities), in one list. Pages state a capability as a fact only if
 * it is `confirmed` or `stated`; an `unconfirmed` one is an example that is checked before an offer.
 * capabilities.test.ts finds claims; `npm run launch-check` lists everything that is not confirmed.
 * Over 200 lines: one row per capability.
 */
import type { Locale } from '../../routes/table.ts';

/**
 * confirmed: section 1 of the specification. stated: it follows from a confirmed capability, or the content brief says
 * so; pages may state it, and the operator confirms it before launch. unconfirmed: neither.
 */
type Status = 'confirmed' | 'stated' | 'unconfirmed';

export type Capability = {
  /** Sentence in each language. */
  says: Record<Locale, string>;
  status: Status;
  /** Where it belongs; `open`: to be decided by the operator. */
  part: 'plan' | 'enterprise' | 'add-on' | 'service' | 'open';
  /** Words that claim an unconfirmed capability. */
  claim?: Record<Locale, RegExp>;
};

const plan = (de: string, en: string, status: Status = 'confirmed'): Capability => ({
  says: { de, en },
  status,
  part: 'plan',
});
const addOn = (de: string, en: string): Capability => ({ says: { de, en }, status: 'confirmed', part: 'add-on' });
const open = (de: string, en: string, claimDe: RegExp, claimEn: RegExp): Capability => ({
  says: { de, en },
  status: 'unconfirmed',
  part: 'open',
  claim: { de: claimDe, en: claimEn },
});

export const capabilities = {
  'knowledge-base': plan('Der Chatbot antwortet aus einer Wissensbasis.', 'The chatbot answers from a knowledge base.'),
  'faq-automation': plan('Er beantwortet häufige Fragen.', 'It answers frequent questions.'),
  'live-chat': plan(
    'Der Live-Chat leitet schwierige Fragen an das Team weiter.',
    'Live chat routes complex questions to staff.',
  ),
  voice: plan('Er erkennt Sprache und lässt sich damit steuern.', 'It offers voice recognition and voice control.'),
  integrations: plan(
    'CRM, E-Mail-Marketing, Shopsysteme und Helpdesk lassen sich anbinden.',
    'CRM, email marketing, shop systems and helpdesk tools can be connected.',
  ),
  channels: plan(
    'Kanäle sind Web-Chat, ein Messenger und ein Sprachassistent.',
    'Channels are web chat, a social messenger and a voice assistant.',
  ),
  builder: plan(
    'Der Baukasten braucht keinen Code und bringt Vorlagen mit.',
    'The builder needs no code and comes with templates.',
  ),
  customizer: plan(
    'Aussehen, Icon, Farben und Wortlaut des Chatfensters sind einstellbar.',
    'Look, icon, colours and wording of the chat window can be set.',
  ),
  dashboard: plan('Ein Dashboard zeigt Auswertungen und Berichte.', 'One dashboard shows analytics and reporting.'),
  administration: plan(
    'Im Verwaltungsportal werden Teams und Projekte zugeordnet, Dialoge angesehen und Kanäle verwaltet.',
    'The administration portal assigns teams and projects, shows conversations and manages channels.',
  ),
  hosting: plan('Die Plattform wird in Deutschland gehostet.', 'The platform is hosted in Germany.'),
  onboarding: {
    ...plan('Die Einführung ist persönlich.', 'Onboarding is personal.'),
    part: 'service',
  },
  'custom-api': {
    ...plan(
      'Eine eigene API-Anbindung gehört zum größten Plan.',
      'A custom API integration belongs to the largest plan.',
    ),
    part: 'enterprise',
  },
  'appointment-booking': addOn('Im Gespräch lassen sich Termine buchen.', 'Appointments can be booked in the chat.'),
  payment: addOn('Im Gespräch lässt sich bezahlen.', 'Payments can be made in the chat.'),
  newsletter: addOn('Im Gespräch lässt sich ein Newsletter abonnieren.', 'The chat takes newsletter sign-ups.'),
  'uptime-control': addOn('Die Erreichbarkeit wird überwacht.', 'Uptime is monitored.'),

  sources: plan('Antworten nennen ihre Quelle.', 'Answers show their source.', 'stated'),
  'admits-gaps': plan('Er sagt, wenn er etwas nicht weiß.', 'It says when it doesn’t know.', 'stated'),
  'routing-rules': plan(
    'Weitergeleitet wird nach Thema, Sprache und Auslastung.',
    'Routing follows topic, language and load.',
    'stated',
  ),
  'history-at-handover': plan(
    'Bei der Übergabe geht der ganze Verlauf mit.',
    'The whole history goes along at handover.',
    'stated',
  ),
  'voice-confirmation': plan(
    'Der Sprachassistent wiederholt, was er verstanden hat, und lässt es bestätigen.',
    'The voice assistant reads back what it understood and asks for confirmation.',
    'stated',
  ),
  blocks: plan(
    'Abläufe bestehen aus Bausteinen mit Verzweigungen und lassen sich testen.',
    'Flows consist of blocks with branches and can be tested.',
    'stated',
  ),
  languages: plan('Er antwortet in mehreren Sprachen.', 'It answers in several languages.', 'stated'),
  roles: plan('Rollen regeln, wer was sieht und ändert.', 'Roles decide who sees and changes what.', 'stated'),
  webhooks: plan('Webhooks melden Ereignisse an andere Systeme.', 'Webhooks report events to other systems.', 'stated'),
  'ai-notice': plan(
    'Er sagt vor der ersten Eingabe, dass er eine KI ist.',
    'It says that it is an AI before the first input.',
    'stated',
  ),
  'block-kinds': plan(
    'Der Baukasten hat sechs Bausteine: Nachricht, Frage, Auswahl, Verzweigung, Wissensbasis, Übergabe.',
    'The builder has six blocks: message, question, choice, branch, knowledge, handover.',
    'stated',
  ),
  'template-set': plan(
    'Die vierzig gezeigten Vorlagen liegen im Baukasten bereit.',
    'The forty templates shown are available in the builder.',
    'stated',
  ),
  'topic-reporting': plan(
    'Die Auswertung zeigt Themen, Mengen und Übergaben.',
    'Reporting shows topics, volumes and handovers.',
    'stated',
  ),
  'consent-step': plan(
    'Ein Ablauf kann nach einer Einwilligung fragen, bevor er weiterfragt.',
    'A flow can ask for consent before it asks for more.',
    'stated',
  ),
  'fixed-wording': plan(
    'Für einzelne Themen gibt es feste Formulierungen.',
    'Single topics can have fixed wording.',
    'stated',
  ),
  'staff-hours': plan(
    'Der Live-Chat kennt die Zeiten, zu denen das Team da ist.',
    'Live chat knows the hours when the team is there.',
    'stated',
  ),
  'embed-snippet': plan(
    'Ein Codeabschnitt bringt das Chatfenster auf eine Seite.',
    'A code snippet puts the chat window on a page.',
    'stated',
  ),
  'crm-contact': plan(
    'Kontakt und Anliegen gehen über die Anbindung ins CRM.',
    'Contact and request go to the CRM through the connection.',
    'stated',
  ),
  'booking-times': {
    says: {
      de: 'Die Erweiterung Terminbuchung nennt freie Zeiten im Gespräch.',
      en: 'The appointment booking add-on offers free times in the chat.',
    },
    status: 'stated',
    part: 'add-on',
  },
  'double-opt-in': {
    says: {
      de: 'Die Erweiterung Newsletter verlangt eine Bestätigung per E-Mail.',
      en: 'The newsletter add-on requires a confirmation by email.',
    },
    status: 'stated',
    part: 'add-on',
  },
  'outage-alert': {
    says: {
      de: 'Die Überwachung meldet, wenn der Chatbot nicht erreichbar ist.',
      en: 'Uptime monitoring reports when the chatbot cannot be reached.',
    },
    status: 'stated',
    part: 'add-on',
  },
  'partner-training': {
    says: {
      de: 'Lösungspartner werden an ihrem ersten Projekt persönlich eingeführt.',
      en: 'Solution partners are trained in person on their first project.',
    },
    status: 'stated',
    part: 'service',
  },

  'summary-at-handover': open(
    'Das Team erhält bei der Übergabe eine Zusammenfassung.',
    'The team receives a summary at handover.',
    /(?:Team|Bearbeiter|Mensch) (?:erhält|bekommt|sieht) (?:eine )?Zusammenfassung/i,
    /(?:team|person|operator) (?:gets|receives|sees) (?:a )?summary/i,
  ),
  'typo-tolerance': open(
    'Er versteht Tippfehler und Umgangssprache.',
    'It understands typos and slang.',
    /versteht(?: \S+){0,3} Tippfehler/i,
    /understands(?: \S+){0,3} (?:typos|slang|misspell)/i,
  ),
  'language-detection': open(
    'Er erkennt die Sprache, in der jemand schreibt.',
    'It detects the language somebody writes in.',
    /erkennt (?:von selbst |automatisch )?(?:die|in welcher) Sprache/i,
    /(?:detects|recognises) (?:the|which|their) language/i,
  ),
  translation: open(
    'Nachrichten werden im Live-Chat übersetzt.',
    'Messages are translated in live chat.',
    /übersetzt (?:er|sie|der Chatbot|der Assistent|die Plattform|automatisch|jede|Nachrichten)|automatische Übersetzung/i,
    /translates (?:messages|what people|for)|automatic translation|translated automatically/i,
  ),
  'photo-upload': open(
    'Besucher können Fotos und Dateien schicken.',
    'Visitors can send photos and files.',
    /(?:Fotos?|Bilder|Dateien) (?:hochladen|anhängen|in den Chat|im Chat)|nimmt (?:ein )?Fotos?/i,
    /(?:upload|attach)(?:s|es)? (?:a |their )?(?:photos?|files?|pictures?)|takes photos/i,
  ),
  'queue-position': open(
    'Der Chat nennt Wartezeit oder Platz in der Reihe.',
    'The chat gives waiting time or place in the queue.',
    /(?:nennt|zeigt|sagt) (?:die |den )?(?:Wartezeit|Platz in der)|Warteposition|Platz in der (?:Warte)?schlange/i,
    /(?:gives|shows|tells) (?:the |a |their )?(?:waiting time|place in the queue)|queue position/i,
  ),
  reminders: open(
    'Er erinnert an Termine.',
    'It sends reminders of appointments.',
    /(?:schickt|verschickt|sendet) (?:eine |die )?Erinnerung|erinnert (?:an den Termin|vor dem Termin|Kunden|Gäste)/i,
    /(?:sends?) (?:a |the )?reminders?|reminds (?:customers|guests|patients|them|people)/i,
  ),
  'card-number-detection': open(
    'Er erkennt und verdeckt Kartennummern und andere heikle Angaben.',
    'It detects and masks card numbers and other sensitive data.',
    /(?:erkennt|verdeckt|schwärzt|maskiert|filtert) (?:Karten|Konto|IBAN|heikle|sensible)/i,
    /(?:detects|masks|redacts|recognises) (?:card|account|sensitive)/i,
  ),
  'expiring-promotions': open(
    'Aktionen enden von selbst.',
    'Promotions expire by themselves.',
    /(?:Aktion|Angebot|Gutschein)\S* (?:endet|enden|verschwindet|läuft|laufen) (?:von selbst|automatisch)/i,
    /(?:promotion|offer|voucher)s? (?:ends?|expires?|disappears?) (?:by itself|by themselves|automatically)/i,
  ),
  telephone: open(
    'Er nimmt Anrufe an oder ruft an.',
    'It answers or makes phone calls.',
    /Telefonassistent|Telefonbot|nimmt (?:\S+ )?Anrufe? (?:an|entgegen)|(?:Chatbot|Assistent) (?:am Telefon|geht ans Telefon|telefoniert)|Telefonleitung/i,
    /phone assistant|phone bot|answers (?:the phone|calls|phone calls)|(?:assistant|chatbot) on the phone|phone line(?:s)? with/i,
  ),
  basket: open(
    'Er füllt den Warenkorb.',
    'It fills the basket.',
    /(?:füllt|legt|packt) \S*(?: \S+){0,4} (?:in den )?Warenkorb/i,
    /(?:fills|puts|adds)(?: \S+){0,5} (?:basket|cart)/i,
  ),
  'order-changes': open(
    'Er ändert oder storniert Bestellungen und löst Erstattungen aus.',
    'It changes or cancels orders and issues refunds.',
    /(?:Chatbot|Assistent|er) (?:ändert (?!sich)|storniert|erstattet)|löst (?:die |eine )?(?:Rückzahlung|Erstattung) aus/i,
    /(?:chatbot|assistant|it) (?:changes|cancels|refunds) (?:the |an |your )?(?:order|booking|payment)|issues (?:a |the )?refund/i,
  ),
  calendar: open(
    'Er liest Kalender und trägt Termine dort ein.',
    'It reads calendars and enters appointments there.',
    /(?:trägt|schreibt)(?: \S+){0,4} in (?:den|Ihren|euren) Kalender|liest (?:den|Ihren) Kalender|gleicht(?: \S+){0,3} mit (?:dem|Ihrem) Kalender ab/i,
    /(?:enters|writes|puts)(?: \S+){0,4} (?:in|into) (?:the|your) (?:calendar|diary)|reads (?:the|your) calendar|syncs with/i,
  ),
  'identity-check': open(
    'Er prüft, wer jemand ist, und gibt Auskunft aus dem Kundenkonto.',
    'It verifies a person’s identity and gives account details.',
    /(?:prüft|stellt fest|verifiziert)(?: \S+){0,3} (?:Identität|wer schreibt)|Auskunft aus dem Kundenkonto/i,
    /(?:verifies|checks)(?: \S+){0,3} identity|looks up (?:the|their|your) account/i,
  ),
  export: open(
    'Daten lassen sich als CSV exportieren.',
    'Data can be exported as CSV.',
    /CSV|als Tabelle (?:exportieren|herunterladen)|Export(?:ieren Sie|funktion)/,
    /\bCSV\b|export (?:it |them |your data )?(?:to|as) (?:a )?spreadsheet/,
  ),
  'signed-webhooks': open(
    'Webhooks sind nach einem Standard signiert.',
    'Webhooks are signed by a standard.',
    /(?:signierte|unterschriebene)\S* Webhook|Webhooks?(?: \S+){0,4} (?:signiert|Signatur)|\bRFC ?\d|Standard Webhooks/i,
    /signed webhook|webhooks?(?: \S+){0,4} signed|\bRFC ?\d|Standard Webhooks/i,
  ),
  'platform-api': open(
    'Programme des Kunden fragen die Plattform über eine API ab.',
    'Software of the customer fetches data from the platform through an API.',
    /(?:unsere|öffentliche) (?:REST-)?API\b|API der Plattform/i,
    /\b(?:our|public) (?:REST )?API\b|API of the platform|platform API/i,
  ),
  availability: open(
    'Eine bestimmte Verfügbarkeit ist zugesagt.',
    'A certain availability is promised.',
    /\bSLA\b|Verfügbarkeit von|99[,.]\d/,
    /\bSLA\b|availability of \d|99\.\d/,
  ),
  'single-sign-on': open(
    'Anmeldung über das Firmenkonto.',
    'Single sign-on.',
    /\bSSO\b|Single Sign-?on|Zwei-Faktor/i,
    /\bSSO\b|single sign-?on|two-factor/i,
  ),
  'open-questions': open(
    'Das Dashboard listet Fragen ohne Antwort.',
    'The dashboard lists unanswered questions.',
    /Liste (?:der )?(?:unbeantworteten|offenen) Fragen|Fragen ohne Antwort (?:stehen|sammelt|listet|zeigt)|unter „ohne Antwort“/i,
    /list of unanswered questions|unanswered questions (?:are listed|appear|are collected)|under ‘unanswered’/i,
  ),
  ratings: open(
    'Besucher bewerten Gespräche, das Dashboard zeigt es.',
    'Visitors rate conversations, and the dashboard shows it.',
    /Zufriedenheit(?:swert|squote)|(?:Dashboard|Auswertung)(?: \S+){0,4} Bewertungen/i,
    /satisfaction (?:score|rate)|(?:dashboard|reporting)(?: \S+){0,4} ratings/i,
  ),
  'proactive-messages': open(
    'Der Chat spricht Besucher von sich aus an.',
    'The chat starts conversations by itself.',
    /(?:öffnet sich|meldet sich|spricht \S+ an)(?: \S+){0,3} von (?:selbst|allein|sich aus)|spricht Besucher an/i,
    /opens by itself|pops up by itself|(?:approaches|greets) visitors (?:by itself|unprompted|proactively)/i,
  ),
} as const satisfies Record<string, Capability>;

/** Ids with a status other than `confirmed`, with the sentence in English, for `npm run launch-check`. */
export const capabilitiesToConfirm = (): { id: string; status: Status; sentence: string }[] =>
  Object.entries<Capability>(capabilities)
    .filter(([, { status }]) => status !== 'confirmed')
    .map(([id, { status, says }]) => ({ id, status, sentence: says.en }));
