/** Fields whose label or help differs from that of their name (fields.mts). */
import type { FieldEntry } from './labels.mts';
import { sectionLabels } from './sectionLabels.mts';

const figure: readonly [string, string] = ['Gilt für beide Sprachen.', 'Holds for both languages.'];

/** Figures are one in both languages. */
const sharedFigure = (label: string, help: string, enLabel: string, enHelp: string): FieldEntry => [
  label,
  `${help} Gilt überall und für beide Sprachen: geändert wird die Zahl im deutschen Eintrag.`,
  enLabel,
  `${enHelp} Applies everywhere, in both languages: change it in the German entry.`,
];
const linkedPage: FieldEntry = [
  'Seite',
  'Kennung der verlinkten Seite, etwa pricing oder products/voice.',
  'Page',
  'Name of the linked page, such as pricing or products/voice.',
];

export const fieldsOfTypes: Readonly<Record<string, FieldEntry>> = {
  ...sectionLabels,
  'faq-entry.key': [
    'Sprungmarke',
    'Kleinbuchstaben, Ziffern und Bindestriche. Verbindet die Sprachen und steht in Links: nicht mehr ändern.',
    'Anchor',
    'Lower-case letters, digits and hyphens. Pairs the languages and is part of links: do not change it.',
  ],
  'legal.section.text': [
    'Text',
    'Leere Zeile zwischen Absätzen, „- “ für Listen, **Wort:** für Angaben.',
    'Text',
    'An empty line between paragraphs, "- " for lists, **Word:** for facts.',
  ],
  'menu.slug': [
    'Ort',
    'main: Kopfzeile, footer: Fußzeile, mit der Sprache.',
    'Place',
    'main: header, footer: footer, with the language.',
  ],
  'menu.title': ['Name', 'Nur hier zu sehen.', 'Name', 'Seen here only.'],
  'menu-item.url': [
    'Ziel',
    'Eine Seite (/preise) oder https://…; leer bei der Überschrift einer Spalte.',
    'Target',
    'A page (/preise) or https://…; empty for the heading of a column.',
  ],
  'nav-menu.slug': [
    'Schlüssel',
    'Kleinbuchstaben und Bindestriche: nicht mehr ändern.',
    'Key',
    'Lower-case letters and hyphens: do not change it.',
  ],
  'plan.ai': ['KI-Konten', figure[0], 'AI accounts', figure[1]],
  'plan.btn': ['Beschriftung des Knopfes', 'Zwei oder drei Wörter.', 'Label of the button', 'Two or three words.'],
  'plan.channels': ['Kanäle', `Leer: auf Anfrage. ${figure[0]}`, 'Channels', `Empty: on request. ${figure[1]}`],
  'plan.chatbot': ['Chatbot-Projekte', figure[0], 'Chatbot projects', figure[1]],
  'plan.content': [
    'Was enthalten ist',
    'Ein Satz. {operators} und {chatbot} nennen die Zahlen des Plans.',
    'What it includes',
    'One sentence. {operators} and {chatbot} name the figures of the plan.',
  ],
  'plan.customApi': ['Eigene Schnittstelle', figure[0], 'Custom API', figure[1]],
  'plan.customize': ['Anpassungen', 'Ein Punkt je Zeile.', 'Customizing', 'One point per line.'],
  'plan.desc': [
    'Für wen',
    'Ein Satz, für wen der Plan gedacht ist.',
    'For whom',
    'One sentence about whom the plan is for.',
  ],
  'plan.features': ['Leistungen', 'Ein Punkt je Zeile.', 'Features', 'One point per line.'],
  'plan.free': ['Ohne Aufpreis', 'Ein Satz.', 'At no extra cost', 'One sentence.'],
  'plan.operators': ['Bearbeiter', `Leer: auf Anfrage. ${figure[0]}`, 'Operators', `Empty: on request. ${figure[1]}`],
  'plan.price': [
    'Preis im Monat',
    `Euro, netto: 449, 449,00 oder 1499.50. ${figure[0]}`,
    'Price per month',
    `Euro, net: 449, 449,00 or 1499.50. ${figure[1]}`,
  ],
  'plan.slug': ['Schlüssel', 'Wie der Plan: nicht ändern.', 'Key', 'Like the plan: do not change it.'],
  'plan.type': ['Plan', 'Jeder der drei Pläne kommt genau einmal vor.', 'Plan', 'Each of the three plans exists once.'],
  'plan.users': ['Aktive Nutzer im Monat', figure[0], 'Active users per month', figure[1]],
  'post.description': [
    'Beschreibung für Suchmaschinen',
    'Steht im Suchergebnis unter dem Titel.',
    'Description for search engines',
    'Stands below the title in search results.',
  ],
  'post.name': [
    'Kurzer Name',
    'So heißt der Artikel in Links und Brotkrumen.',
    'Short name',
    'The name of the article in links and breadcrumbs.',
  ],
  'post.key': [
    'Schlüssel',
    'Kleinbuchstaben, Ziffern und Bindestriche. Ende der Adresse eines neuen Artikels, wenn keines eingetragen ist; verbindet die Sprachen.',
    'Key',
    'Lower-case letters, digits and hyphens. End of the address of a new article, if none is entered; pairs the languages.',
  ],
  'post.topic': [
    'Thema',
    'Nur neue Artikel. Blog: practice, trust, numbers. Newsroom: offer, website.',
    'Topic',
    'New articles only. Blog: practice, trust, numbers. Newsroom: offer, website.',
  ],
  'post.secondTopic': [
    'Zweites Thema',
    'Wie das erste; kann leer bleiben.',
    'Second topic',
    'Like the first; may be empty.',
  ],
  'post.nextLabel': [
    'Beschriftung des Links am Ende',
    'Zwei oder drei Wörter.',
    'Label of the closing link',
    'Two or three words.',
  ],
  'post.nextText': ['Text am Ende', 'Ein oder zwei Sätze unter dem Artikel.', 'Closing text', 'One or two sentences.'],
  'post.nextTitle': [
    'Überschrift am Ende',
    'Eine Zeile unter dem Artikel.',
    'Closing heading',
    'One line below the article.',
  ],
  'text-knowledge.question': [
    'Frage',
    'Eine vollständige Frage, wie Besucher sie stellen: Der Chat schlägt sie vor.',
    'Question',
    'A complete question as visitors ask it: the chat suggests it.',
  ],
  'text-knowledge.answer': [
    'Antwort',
    'Höchstens 350 Zeichen. Zahlen und Namen als Platzhalter, etwa {essentialPrice} oder {brand}.',
    'Answer',
    'At most 350 characters. Figures and names as tokens, such as {essentialPrice} or {brand}.',
  ],
  'text-knowledge.source': [
    'Quelle',
    'Die Stelle der Website, an der die Antwort steht: /preise oder /faq#hosting.',
    'Source',
    'The part of the site that states the answer: /en/pricing or /en/faq#hosting.',
  ],
  'text-knowledge.also': [
    'Weitere Quellen',
    'Eine Adresse der Website je Zeile; kann leer bleiben.',
    'Further sources',
    'One address of the site per line; may be empty.',
  ],
  'text-knowledge.next': [
    'Anschlussfragen',
    'Schlüssel von bis zu drei Antworten, die der Chat danach vorschlägt, einer je Zeile.',
    'Follow-ups',
    'Keys of up to three answers that the chat suggests afterwards, one per line.',
  ],
  'text-company.acceptanceDays': sharedFigure(
    'Abnahme nach Tagen',
    'So viele Tage nach der Übergabe gilt eine Leistung als abgenommen.',
    'Acceptance after days',
    'So many days after handover, work is deemed accepted.',
  ),
  'text-company.chatbotsSince': sharedFigure(
    'Chatbots seit',
    'Das Jahr, seit dem wir an Chatbots arbeiten.',
    'Chatbots since',
    'The year since which we have worked on chatbots.',
  ),
  'text-company.founded': sharedFigure(
    'Gründungsjahr',
    'Das Jahr, in dem die Firma gegründet wurde.',
    'Year of foundation',
    'The year in which the company was founded.',
  ),
  'text-company.noticeWeeks': sharedFigure(
    'Kündigungsfrist in Wochen',
    'Wochen vor Quartalsende.',
    'Notice period in weeks',
    'Weeks before the end of a quarter.',
  ),
  'text-company.objectionWeeks': sharedFigure(
    'Einwandfrist in Wochen',
    'So viele Wochen haben Kunden für Einwände gegen eine Rechnung.',
    'Time to object in weeks',
    'So many weeks customers have to object to an invoice.',
  ),
  'text-company.paymentDays': sharedFigure(
    'Zahlungsziel in Tagen',
    'Tage nach Zugang der Rechnung.',
    'Payment term in days',
    'Days after receipt of the invoice.',
  ),
  'text-company.returnedDebitFee': sharedFigure(
    'Gebühr je Rücklastschrift',
    'Euro, etwa 2,50.',
    'Fee per returned direct debit',
    'Euros, such as 2.50.',
  ),
  'text-company.team': sharedFigure(
    'Größe des Teams',
    'Menschen, die im Unternehmen arbeiten.',
    'Size of the team',
    'People who work at the company.',
  ),
  'text-pricing.extraPriceChannel': [
    'Preis je weiterem Kanal',
    'Euro im Monat, netto, etwa 29. Gilt überall und für beide Sprachen: geändert wird er im deutschen Eintrag.',
    'Price per additional channel',
    'Euros per month, net, such as 29. Applies everywhere, in both languages: change it in the German entry.',
  ],
  'text-pricing.extraPriceOperator': [
    'Preis je weiterem Bearbeiter',
    'Euro im Monat, netto, etwa 9,90. Gilt überall und für beide Sprachen: geändert wird er im deutschen Eintrag.',
    'Price per additional operator',
    'Euros per month, net, such as 9.90. Applies everywhere, in both languages: change it in the German entry.',
  ],
  'text.of-page-label-text.page': linkedPage,
  'text.of-page-text.page': linkedPage,
  'text-word.description': [
    'Wo er steht',
    'Wo Besucher diesen Text sehen. Nur zur Orientierung.',
    'Where it is',
    'Where visitors see this text. For orientation only.',
  ],
  'text-word.text': [
    'Text',
    'Platzhalter in geschweiften Klammern ersetzt die Website: nicht übersetzen. Listen haben eine Zeile je Eintrag.',
    'Text',
    'The site replaces tokens in braces: do not translate them. Lists have one entry per line.',
  ],
  'post.metaTitle': [
    'Titel für Suchmaschinen',
    'Steht im Suchergebnis und auf dem Reiter des Browsers.',
    'Title for search engines',
    'Stands in search results and on the tab of the browser.',
  ],
};
