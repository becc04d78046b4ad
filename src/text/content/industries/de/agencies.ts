import type { IndustryText } from '../schema.ts';

export const agencies: IndustryText = {
  meta: {
    name: 'Agenturen',
    title: 'Chatbots für Agenturen: bauen und betreuen | {brand}',
    headline: 'Unser Kunde will einen Chatbot. Können wir das?',
    description:
      'Chatbots für Kunden bauen, ohne zu programmieren: Baukasten, Rollen, Auswertung und zwei Vertragswege für Agenturen mit mehreren Kunden.',
  },
  headline: '„Unser Kunde will einen Chatbot. Können wir das?“',
  lead: 'Ja, auch ohne Entwicklungsteam. Sie bauen mit Bausteinen, Ihr Kunde sieht die Auswertungen, und Rollen regeln, wer was ändern darf. Für mehrere Kunden vereinbaren wir weitere Projekte, oder jeder nimmt seinen eigenen Plan.',
  opening: {
    question: 'Können wir Chatbots für mehrere Kunden an einer Stelle betreuen?',
    answer:
      'Ich bin ein KI-Assistent. Ja: Das Dashboard zeigt alle Projekte eines Vertrags. Ein Plan enthält eines oder zwei, weitere bieten wir Ihnen an.',
    source: 'FAQ › Mehrere Kunden',
    replies: ['Vertragswege', 'Partner werden'],
  },
  tasks: {
    title: 'Der Chatbot antwortet. Gefragt bleiben Sie.',
    assistant: [
      'Fragen aus der Wissensbasis Ihres Kunden beantworten, mit Quelle',
      'Aufnehmen, was dessen Vertrieb für ein Angebot braucht',
      'Zum richtigen Menschen weiterleiten, nach Thema und Sprache',
      'In Farben, Icon und Wortlaut des Kunden auftreten',
    ],
    people: [
      'Tonfall, Dramaturgie und die Frage, wozu der Chat da ist',
      'Abstimmung mit Rechtsabteilung und Fachbereich beim Kunden',
      'Antworten pflegen: eine Leistung, die Sie anbieten können',
    ],
  },
  talk: {
    title: 'Ein Montag in der Agentur.',
    lead: 'Der Chatbot eines Kunden stößt auf eine neue Frage. Mittags steht die Antwort in der Wissensbasis, am Nachmittag gibt er sie selbst.',
    scene: 'Montag, 10:30\u00A0Uhr, Web-Chat auf der Website eines Küchenstudios',
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
          text: 'Dazu finde ich nichts Verlässliches. Soll ich jemanden aus dem Team dazuholen?',
        },
        comment: 'Keine Quelle, also keine Vermutung.',
      },
      { message: { from: 'visitor', text: 'Ja, gern.' } },
      {
        message: {
          from: 'team',
          text: 'Hallo, hier schreibt ein Mensch, im Auftrag des Studios. Ja, gegen Aufpreis, wenn die Geräte abgeklemmt sind.',
        },
        comment: 'Ihre Redakteurin hat nachgefragt. Ihre Rolle erlaubt ihr zu antworten.',
      },
      {
        message: { from: 'visitor', text: 'Prima, danke!' },
        comment: 'Bis mittags trägt sie den Satz ein und testet ihn. Das Studio hat ihn freigegeben.',
      },
      {
        message: { from: 'visitor', text: 'Was passiert mit meiner alten Küche?' },
        comment: '15\u00A0Uhr, ein anderer Besucher, dieselbe Begrüßung.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Das Studio nimmt sie gegen Aufpreis mit, wenn die Geräte abgeklemmt sind.',
          source: 'Leistungen › Abholung (neu)',
        },
        comment: 'Gleiche Frage, jetzt mit Quelle.',
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
        title: 'CRM und E-Mail-Marketing',
        text: 'Welche Anbindung für Ihren Kunden fertig ist, prüfen wir vor dem Angebot.',
      },
      {
        title: 'Webhooks und API',
        text: 'Für das, was Ihre Entwickler bauen. Die individuelle API-Anbindung gehört zu {enterpriseName}.',
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
        text: 'Für alle, die empfehlen und nicht selbst umsetzen.',
      },
      { page: 'products/builder', label: 'Chatbot-Baukasten', text: 'Bausteine, Verzweigungen, Tests und Vorlagen.' },
    ],
  },
  data: {
    title: 'Jedes Projekt hat eine eigene Tür.',
    lead: 'Ein Projekt ist ein Chatbot. Rollen legen fest, wer darin liest, antwortet oder Kanäle verwaltet. Endet die Zusammenarbeit, werden sie entzogen.',
    rows: [
      {
        what: 'Dialoge der Besucher',
        why: 'Redaktion und Auswertung',
        where: 'Projekt des Kunden, Plattform in Deutschland',
      },
      {
        what: 'Frage und Fundstellen',
        why: 'falls ein Sprachmodell die Antwort schreibt',
        where: 'Betreiber dieses Modells',
      },
      {
        what: 'Kontaktdaten von Interessenten',
        why: 'für den Vertrieb Ihres Kunden',
        where: 'dessen CRM, falls angebunden',
      },
    ],
  },
  start: {
    title: 'Welcher Kunde eignet sich als erster?',
    lead: 'Einer, der oft dasselbe gefragt wird. Schreiben Sie uns, worum es geht: In der Demo machen wir aus drei dieser Fragen einen Chatbot, in einer halben Stunde und vor Ihren Augen.',
    items: [
      { title: 'Ein Anwendungsfall', text: 'Termine, Anfragen oder Service: Einer reicht für das erste Angebot.' },
      {
        title: 'Der Vertragsweg',
        text: 'Ein Plan für Ihren Kunden oder ein weiteres Projekt in Ihrem Vertrag, das wir Ihnen anbieten.',
      },
      {
        title: 'Zuständigkeit und Daten',
        text: 'Wer pflegt, wer freigibt, wer in wessen Auftrag Daten verarbeitet: geklärt vor dem ersten Gespräch.',
      },
    ],
    button: 'Kundenprojekt schildern',
  },
};
