import type { IndustryText } from '../schema.ts';

export const agencies: IndustryText = {
  meta: {
    name: 'Agenturen',
    title: 'Chatbots für Agenturen: bauen und betreuen | {brand}',
    headline: 'Unser Kunde will einen Chatbot. Können wir das?',
    description:
      'Chatbots für Kunden bauen, ohne zu programmieren: Baukasten, Rollen, Auswertung und zwei Vertragswege für Agenturen mit mehreren Kunden.',
  },
  question: '„Unser Kunde will\neinen Chatbot.\nKönnen wir das?“',
  headline: 'Bauen können Sie ihn. Anbindungen prüfen wir, bevor Sie zusagen.',
  lead: 'Für Abläufe und Chatfenster brauchen Sie kein Entwicklungsteam: Sie bauen aus Bausteinen, geben dem Chatbot Farben und Ton Ihres Kunden und verkaufen die Pflege als Monatspauschale. Entweder bucht jeder Kunde einen eigenen Plan, oder Sie führen alle in einem Vertrag und rechnen selbst ab; dann regelt die Partnervereinbarung weitere Projekte und ihren Preis.',
  tasks: {
    title: 'Was der Assistent tut und wofür Ihr Kunde Sie beauftragt.',
    assistant: [
      'Fragen aus der Wissensbasis Ihres Kunden beantworten, mit Quelle',
      'Aufnehmen, was der Vertrieb Ihres Kunden für ein Angebot braucht',
      'Nach Thema und Sprache an den richtigen Menschen weiterleiten',
      'Mit Farben, Icon und Wortlaut des Kunden auftreten',
    ],
    people: [
      'Tonfall, Dramaturgie und die Frage, wozu der Chat da ist',
      'Abstimmung mit Rechtsabteilung und Fachbereich beim Kunden',
      'Antworten schreiben und aktuell halten',
    ],
  },
  talk: {
    title: 'Ein Montag in der Agentur.',
    lead: 'Der Chatbot eines Kunden stößt auf eine neue Frage. Am Nachmittag beantwortet er sie selbst.',
    scene: { time: '10:30\u00A0Uhr', day: 'Montag', place: 'Web-Chat auf der Website eines Küchenstudios' },
    visitor: 'Besucher',
    team: 'Redaktion',
    turns: [
      {
        message: { from: 'assistant', text: 'Guten Tag, ich bin der KI-Assistent des Küchenstudios. Was planen Sie?' },
      },
      { message: { from: 'visitor', text: 'Eine neue Küche. Nehmen Sie die alte mit?' } },
      {
        message: {
          from: 'assistant',
          text: 'Dazu finde ich nichts Verlässliches. Soll ich einen Menschen dazuholen? Für das Studio antwortet unsere Agentur; sie liest dann unser Gespräch.',
        },
        comment: 'Er findet keine Quelle und rät deshalb nicht.',
      },
      { message: { from: 'visitor', text: 'Ja, gern.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier schreibt die Agentur im Auftrag des Küchenstudios. Ja, wenn die Geräte abgeklemmt sind. Was der Abbau der Möbel kostet, steht im Angebot. Kaufen Sie ein neues Gerät derselben Art, nimmt das Studio das alte kostenlos mit.',
        },
        comment: 'Die Redakteurin hat beim Studio nachgefragt. Ihre Rolle erlaubt ihr zu antworten.',
      },
      {
        message: { from: 'visitor', text: 'Prima, danke!' },
        comment: 'Das Studio gibt den Satz frei, mittags steht er getestet in der Wissensbasis.',
      },
      {
        message: { from: 'visitor', text: 'Was passiert mit meiner alten Küche?' },
        comment: 'Um 15\u00A0Uhr wird ein anderer Besucher genauso begrüßt und fragt dasselbe.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Das Studio nimmt sie mit, wenn die Geräte abgeklemmt sind. Was der Abbau der Möbel kostet, steht im Angebot. Ein altes Gerät nimmt es kostenlos mit, wenn Sie ein neues derselben Art kaufen.',
          source: 'Leistungen › Abholung (neu)',
        },
        comment: 'Jetzt antwortet er selbst, mit Quelle.',
      },
    ],
  },
  connections: {
    title: 'Sie bringen die Systeme Ihrer Kunden mit.',
    items: [
      {
        title: 'Website des Kunden',
        text: 'Ein kurzer Codeabschnitt bringt den Web-Chat auf die Seite.',
      },
      {
        title: 'CRM und E\u2011Mail-Marketing',
        text: 'Welche Anbindung für Ihren Kunden fertig ist, prüfen wir vor dem Angebot.',
      },
      {
        title: 'Webhooks und API',
        text: 'Webhooks gehören zu jedem Plan und senden nur; empfangen muss sie die Technik Ihres Kunden. Soll der Chatbot etwa im ERP nachsehen, bauen wir eine eigene API-Anbindung ({enterpriseName}).',
      },
    ],
  },
  fit: {
    title: 'Zusammenarbeiten',
    items: [
      {
        page: 'solution-partner-program',
        label: 'Lösungspartner-Programm',
        text: 'Für Agenturen, die für Kunden bauen und betreuen.',
      },
      {
        page: 'affiliate-program',
        label: 'Partnerprogramm',
        text: 'Für alle, die uns empfehlen, ohne selbst zu bauen.',
      },
      { page: 'products/builder', label: 'Chatbot-Baukasten', text: 'Bausteine, Verzweigungen, Tests und Vorlagen.' },
    ],
  },
  data: {
    title: 'Wer welchen Kunden sieht, legen Sie fest.',
    lead: 'Ein Projekt ist ein Chatbot. Rollen regeln, wer darin liest, antwortet oder Kanäle verwaltet. Endet ein Auftrag, entziehen Sie die Rolle.',
    rows: [
      {
        what: 'Dialoge der Besucher',
        why: 'für Redaktion und Auswertung',
        where: 'Ihre Agentur, Ihr Kunde; Plattform, gehostet in Deutschland',
      },
      {
        what: 'Frage und Fundstellen',
        why: 'zum Formulieren, falls ein Sprachmodell die Antwort schreibt',
        where: 'Betreiber dieses Modells',
      },
      {
        what: 'Kontaktdaten von Interessenten',
        why: 'für den Vertrieb Ihres Kunden',
        where: 'alle oben Genannten, dazu das CRM Ihres Kunden, falls angebunden',
      },
    ],
  },
  start: {
    title: 'Welcher Kunde eignet sich als erster?',
    lead: 'Einer, der oft dasselbe gefragt wird. Aus drei dieser Fragen wird in der Demo ein Chatbot. Drei Punkte klären wir fürs Angebot.',
    items: [
      {
        title: 'Ein Anwendungsfall',
        text: 'Termine, Anfragen oder Service: Eines davon reicht für das erste Angebot.',
      },
      {
        title: 'Der Vertragsweg',
        text: 'Ein Plan für Ihren Kunden oder ein weiteres Projekt in Ihrem Vertrag. Wer antwortet, braucht einen Platz als Bearbeiter.',
      },
      {
        title: 'Zuständigkeit und Daten',
        text: 'Wer gibt Antworten frei, und wer schließt den Vertrag zur Auftragsverarbeitung? Ihr Kunde mit Ihnen und Sie mit uns, oder er direkt mit uns und, sobald Sie Dialoge sehen, auch mit Ihnen.',
      },
    ],
    button: 'Kundenprojekt schildern',
  },
};
