/**
 * Meta texts of each page for search engines, browser tabs and social networks. `name` is for breadcrumbs, `headline`
 * for the social picture. Limits: titles 60, descriptions 155 characters (quality.md, Found by search engines).
 * discovery/seo/head.test.ts checks them; the build fails if a published page has none.
 */
import type { MetaId } from '../../../routes/metaId.ts';

type Meta = { name: string; title: string; headline: string; description: string };

export const meta = {
  home: {
    name: 'Startseite',
    title: 'KI-Chatbot ohne Code für Ihren Kundenservice | {brand}',
    headline: 'Ein Chatbot aus drei Kundenfragen. Vor Ihren Augen.',
    description:
      'In der Demo bauen wir vor Ihren Augen einen KI-Chatbot aus drei Kundenfragen: Er antwortet aus Ihrer Wissensbasis und übergibt an Ihr Team. Ohne Code.',
  },
  pricing: {
    name: 'Preise',
    title: 'Preise: drei Pläne für Ihren KI-Chatbot | {brand}',
    headline: 'Drei Pläne, drei Monatspreise.',
    description:
      'Drei Pläne mit Monatspreisen: aktive Nutzer, Chatbot-Projekte, KI-Konten und Kanäle im Vergleich. Nur für Unternehmer, zzgl. USt.',
  },
  offline: {
    name: 'Ohne Verbindung',
    title: 'Gerade keine Verbindung | {brand}',
    headline: 'Gerade keine Verbindung',
    description:
      'Ihr Browser erreicht den Server von {brand} gerade nicht. Hier sehen Sie, welche Seiten sich trotzdem lesen lassen.',
  },
  ask: {
    name: 'Fragen',
    title: 'Den KI-Assistenten fragen | {brand}',
    headline: 'Was möchten Sie wissen?',
    description:
      'Der KI-Assistent von {brand} sucht Ihre Antwort in den Texten dieser Website und nennt die Stelle, an der sie steht.',
  },
  search: {
    name: 'Suche',
    title: 'Suche | {brand}',
    headline: 'Wonach suchen Sie?',
    description:
      'Alle Seiten von {brand} durchsuchen: Produkte, Branchen, Preise, Fragen und Antworten, Artikel und rechtliche Texte.',
  },
  contact: {
    name: 'Kontakt',
    title: 'Kontakt: Schreiben Sie unserem Team | {brand}',
    headline: 'Schreiben Sie uns. Ein Mensch antwortet.',
    description:
      'Fragen zum KI-Chatbot, zu Preisen oder zur Einführung? Schreiben Sie uns über das Formular: Ihre Nachricht geht an das Team von {brand}.',
  },
  'contact-thanks': {
    name: 'Danke',
    title: 'Danke für Ihre Nachricht | {brand}',
    headline: 'Danke, Ihre Nachricht ist da.',
    description: 'Ihre Nachricht ist bei {brand} angekommen. Hier steht, wie es jetzt weitergeht.',
  },
  'contact-us': {
    name: 'Ins Gespräch kommen',
    title: 'Drei Wege ins Gespräch: Rückruf, Chat, Termin | {brand}',
    headline: 'Rückruf, Chat oder Termin.',
    description:
      'Rückruf, KI-Chat oder Demo-Termin: So erreichen Sie den Vertrieb von {brand}. Im Chat antwortet eine KI, auf Wunsch danach ein Mensch per E-Mail.',
  },
  'integrations-directory': {
    name: 'Verzeichnis der Anbindungen',
    title: 'Anbindungen an CRM, Shop und Helpdesk | {brand}',
    headline: 'Was fließt, in welche Richtung, und wer es einrichtet.',
    description:
      'Arten von Anbindungen an CRM, E-Mail-Marketing, Shop und Helpdesk: welche Daten in welche Richtung fließen. Ihr System prüfen wir vor dem Angebot.',
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter: höchstens monatlich, ohne Zählpixel | {brand}',
    headline: 'Höchstens einmal im Monat, gleich auszuprobieren.',
    description:
      'Anleitungen, Rechenwege und Prüflisten zu KI-Chatbots, höchstens einmal im Monat. Ohne Zählpixel, jederzeit abzubestellen.',
  },
  'newsletter-thanks': {
    name: 'Bitte bestätigen',
    title: 'Newsletter: Bitte sehen Sie in Ihr Postfach | {brand}',
    headline: 'Fast geschafft: Schauen Sie in Ihr Postfach.',
    description: 'Sie haben sich für den Newsletter von {brand} eingetragen. Es fehlt noch die Bestätigung per E-Mail.',
  },
  'newsletter-confirm': {
    name: 'Anmeldung bestätigen',
    title: 'Anmeldung zum Newsletter bestätigen | {brand}',
    headline: 'Newsletter: Anmeldung bestätigen',
    description: 'Hier bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}.',
  },
  'newsletter-unsubscribe': {
    name: 'Abbestellen',
    title: 'Newsletter abbestellen | {brand}',
    headline: 'Newsletter abbestellen',
    description: 'Hier bestellen Sie den Newsletter von {brand} ab.',
  },
  'get-a-demo': {
    name: 'Demo buchen',
    title: 'Demo buchen: 30\u00A0Minuten mit Ihren Fragen | {brand}',
    headline: 'Eine halbe Stunde. Ihre Fragen.',
    description:
      'Freie Zeit wählen und buchen: In einer halben Stunde bauen wir einen Chatbot aus drei Fragen Ihrer Kunden. Verschieben und Absagen per Link.',
  },
  'get-a-demo-thanks': {
    name: 'Gebucht',
    title: 'Ihre Demo ist gebucht | {brand}',
    headline: 'Gebucht. Bis bald.',
    description: 'Ihre Demo bei {brand} ist gebucht. Hier steht, wann wir uns sprechen und was bis dahin geschieht.',
  },
  booking: {
    name: 'Ihr Termin',
    title: 'Ihr Termin: ansehen, verschieben, absagen | {brand}',
    headline: 'Ihr Termin mit uns',
    description: 'Hier sehen Sie Ihren Termin bei {brand}, verschieben ihn auf eine andere Zeit oder sagen ihn ab.',
  },
  templates: {
    name: 'Vorlagen',
    title: 'Chatbot-Vorlagen nach Ziel und Branche | {brand}',
    headline: 'Gespräche, die bei Ihnen stattfinden könnten.',
    description:
      'Vierzig Chatbot-Vorlagen nach Ziel, Branche und Kanal: jede mit Ablauf, Beispielgespräch und Übergabe an Ihr Team.',
  },
  newsroom: {
    name: 'Newsroom',
    title: 'Newsroom: Preise, Programme, Assistent | {brand}',
    headline: 'Nachrechnen, nachprüfen, nachfragen.',
    description:
      'Meldungen von {brand}: Preise, Partnerprogramme, Ersparnisrechner, der Assistent auf dieser Website, Barrierefreiheit und Datenschutz.',
  },
  'solution-partner-program': {
    name: 'Lösungspartner',
    title: 'Lösungspartner: Chatbots für Ihre Kunden | {brand}',
    headline: 'Ihr Projekt auf unserer Plattform.',
    description:
      'Für Agenturen und Systemhäuser: Sie setzen Chatbots bei Ihren Kunden um, auf unserer Plattform. Wer was tut, was vereinbart wird, wie Sie Partner werden.',
  },
  'solution-partner-program-thanks': {
    name: 'Danke',
    title: 'Danke für Ihre Bewerbung als Lösungspartner | {brand}',
    headline: 'Danke, Ihre Bewerbung liegt bei uns.',
    description:
      'Ihre Bewerbung als Lösungspartner von {brand} ist gespeichert. Hier steht, was als Nächstes geschieht.',
  },
  'affiliate-program': {
    name: 'Partnerprogramm',
    title: 'Partnerprogramm für offene Empfehlungen | {brand}',
    headline: 'Offen empfehlen, was Sie kennen.',
    description:
      '{brand} empfehlen, als Werbung gekennzeichnet: Provision gibt es, sobald ein Netzwerk angeschlossen ist, und nur mit Zustimmung der Besucher.',
  },
  'affiliate-program-thanks': {
    name: 'Danke',
    title: 'Danke für Ihre Bewerbung zum Partnerprogramm | {brand}',
    headline: 'Danke, Ihre Bewerbung liegt bei uns.',
    description:
      'Ihre Bewerbung zum Partnerprogramm von {brand} ist gespeichert. Hier steht, was als Nächstes geschieht.',
  },
  aboutus: {
    name: 'Über uns',
    title: 'Über uns: Chatbots seit {since}, ein Team von {team} | {brand}',
    headline: 'Wir bauen Chatbots. Seit {since}.',
    description:
      'Seit {since} arbeiten wir an Chatbots, {founded} haben wir {brand} gegründet. Heute sind wir {team} Menschen. Unsere Geschichte und wie wir arbeiten.',
  },
  blog: {
    name: 'Blog',
    title: 'Blog: Chatbots planen, rechnen, betreiben | {brand}',
    headline: 'Chatbots im Kundenservice: zum Nachrechnen und Ausprobieren.',
    description:
      'Artikel von {brand} über KI-Chatbots im Kundenservice: Wissensbasis, Übergabe, Datenschutz, KI-Kennzeichnung, Barrierefreiheit und Ersparnis.',
  },
  imprint: {
    name: 'Impressum',
    title: 'Impressum und Anbieterkennzeichnung | {brand}',
    headline: 'Impressum',
    description: 'Wer hinter {brand} steht: Anbieter, Vertretung, Anschrift, Kontakt und Registerangaben.',
  },
  'privacy-policy': {
    name: 'Datenschutzrichtlinie',
    title: 'Datenschutzrichtlinie: welche Daten und wozu | {brand}',
    headline: 'Welche Daten wir brauchen, und wozu.',
    description:
      'Welche Daten diese Website verarbeitet, wozu, auf welcher Grundlage, wie lange und durch wen. Mit Ihren Rechten und der Adresse für den Datenschutz.',
  },
  accessibility: {
    name: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit | {brand}',
    headline: 'Was geht, was noch nicht, wem Sie es melden.',
    description:
      'Woran wir die Barrierefreiheit dieser Website messen, wie wir sie prüfen, was noch nicht gelöst ist und wie Sie eine Barriere melden.',
  },
  terms: {
    name: 'Nutzungsbedingungen',
    title: 'Nutzungsbedingungen, Fristen, Zahlung | {brand}',
    headline: 'Leistung, Fristen, Wechsel: die Bedingungen.',
    description:
      'Die Bedingungen für die Nutzung von {brand}: Leistung, Rechnung, Zahlung, Mängel, Kündigung, Anbieterwechsel und Fristen, in nummerierten Absätzen.',
  },
  faq: {
    name: 'Häufige Fragen',
    title: 'Häufige Fragen zum KI-Chatbot | {brand}',
    headline: 'Fragen Sie ruhig. Was noch offen ist, sagen wir dazu.',
    description:
      'Antworten zu Produkt, Einführung, Preisen und Vertrag, Datenschutz, Anbindungen und Partnerprogrammen von {brand}. Jede mit eigener Adresse.',
  },
  solution: {
    name: 'Lösung',
    title: 'Die Lösung im Überblick: Ziele und Funktionen | {brand}',
    headline: 'Am Montag zuerst das, was nur Sie können.',
    description:
      'Drei Ziele, acht Dienste, sechs weitere Funktionen und ein Ersparnisrechner mit offener Formel: die Lösung von {brand} im Ganzen.',
  },
  'business-solution': {
    name: 'Für Entscheider',
    title: 'Für Entscheider: Risiko, Kosten, Haltepunkte | {brand}',
    headline: 'Vier Fragen, bevor Sie unterschreiben.',
    description:
      'Was bei einem KI-Chatbot schiefgehen kann, was er kostet, wer ihn verantwortet und wie die ersten 90\u00A0Tage mit drei Haltepunkten aussehen.',
  },
  'index-chatgpt': {
    name: 'Generative KI',
    title: 'Generative KI und ChatGPT im Kundendialog | {brand}',
    headline: 'Reden kann ein Sprachmodell. Das Wissen kommt von Ihnen.',
    description:
      'Was ein Sprachmodell im Kundendialog beiträgt, wo Nachschlagen mit Quelle sicherer ist und wie beides in einer Antwort zusammenkommt. Mit Beispiel.',
  },
  'chatbot-roi-calculator': {
    name: 'Ersparnisrechner',
    title: 'Was ein Chatbot spart: Formel und Annahmen | {brand}',
    headline: 'Ihre Zahlen, unsere Formel.',
    description:
      'Wie {brand} die Ersparnis durch einen Chatbot berechnet: die ganze Formel, jede Annahme und drei Szenarien im Vergleich.',
  },
  'chatbot-roi-calculator-thanks': {
    name: 'Danke',
    title: 'Ihr Ergebnis ist unterwegs | {brand}',
    headline: 'Ihr Ergebnis ist unterwegs.',
    description: 'Ihr Ergebnis aus dem Ersparnisrechner von {brand} kommt als PDF. Hier steht, wer es noch sieht.',
  },
  features: {
    name: 'Funktionen',
    title: 'Acht Dienste und sechs weitere Funktionen | {brand}',
    headline: 'Acht Dienste, eine Wissensbasis.',
    description:
      'KI-Chatbot, Live-Chat, Sprache, Web-Chat, Baukasten, Integrationen, Erweiterungen und Dashboard, dazu Weiterleitung, Vorlagen, Rollen und Berichte.',
  },
  'archived/chatgpt': {
    name: 'Archiv: ChatGPT',
    title: 'Archiv: frühere Seite zu ChatGPT | {brand}',
    headline: 'Archiv: ChatGPT im Kundendialog',
    description:
      'Archivierte Kurzfassung der früheren Seite von {brand} zu ChatGPT, mit Verweis auf die heutige Seite.',
  },
  'archived/pricing': {
    name: 'Archiv: Preise',
    title: 'Archiv: frühere Preisseite | {brand}',
    headline: 'Archiv: frühere Preisseite',
    description: 'Archivierte Kurzfassung der früheren Preisseite von {brand}, mit Verweis auf die heutigen Preise.',
  },
  'archived/solutions': {
    name: 'Archiv: Lösungen',
    title: 'Archiv: frühere Seite zu den Lösungen | {brand}',
    headline: 'Archiv: frühere Lösungen',
    description: 'Archivierte Kurzfassung der früheren Lösungsseite von {brand}, mit Verweis auf die heutige Seite.',
  },
  'archived/technology': {
    name: 'Archiv: Technologie',
    title: 'Archiv: frühere Seite zur Technologie | {brand}',
    headline: 'Archiv: frühere Technologieseite',
    description:
      'Archivierte Kurzfassung der früheren Technologieseite von {brand}, mit Verweis auf die heutige Seite.',
  },
  'archived/conversational-marketing': {
    name: 'Archiv: Conversational Marketing',
    title: 'Archiv: Conversational Marketing | {brand}',
    headline: 'Archiv: Conversational Marketing',
    description:
      'Archivierte Kurzfassung der früheren Seite zu Conversational Marketing mit {brand}, mit Verweis auf die heutige Seite.',
  },
  'archived/customer-service': {
    name: 'Archiv: Kundenservice',
    title: 'Archiv: frühere Seite zum Kundenservice | {brand}',
    headline: 'Archiv: Kundenservice',
    description:
      'Archivierte Kurzfassung der früheren Seite zum Kundenservice mit {brand}, mit Verweis auf die heutige Seite.',
  },
  'archived/e-commerce-and-sales': {
    name: 'Archiv: E-Commerce und Vertrieb',
    title: 'Archiv: E-Commerce und Vertrieb | {brand}',
    headline: 'Archiv: E-Commerce und Vertrieb',
    description:
      'Archivierte Kurzfassung der früheren Seite zu E-Commerce und Vertrieb mit {brand}, mit Verweis auf die heutige Seite.',
  },
  'not-found': {
    name: 'Seite nicht gefunden',
    title: 'Diese Seite wurde nicht gefunden | {brand}',
    headline: 'Diese Seite wurde nicht gefunden',
    description: 'Unter dieser Adresse gibt es bei {brand} keine Seite. Von hier führt ein Link zurück zur Startseite.',
  },
  error: {
    name: 'Fehler',
    title: 'Da ist bei uns etwas schiefgegangen | {brand}',
    headline: 'Da ist bei uns etwas schiefgegangen',
    description: 'Diese Seite konnte {brand} gerade nicht anzeigen. Von hier führt ein Link zurück zur Startseite.',
  },
  'dev-ui': {
    name: 'Bauteile',
    title: 'Bauteile der Website | {brand}',
    headline: 'Bauteile',
    description: 'Alle Bauteile der Website von {brand} in allen Zuständen, nur für die Entwicklung.',
  },
} satisfies Partial<Record<MetaId, Meta>>;
