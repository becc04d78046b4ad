import type { IndustryText } from '../schema.ts';

export const agencies: IndustryText = {
  meta: {
    name: 'Agenturen',
    title: 'Chatbots für Agenturen: bauen und betreuen | {brand}',
    headline: 'Unser Kunde will einen Chatbot. Bis wann?',
    description:
      'Chatbots für Kunden bauen, in einem Dashboard betreuen, Rollen je Projekt vergeben: So arbeiten Agenturen mit {brand}, auch im Partnerprogramm.',
  },
  headline: '„Unser Kunde will einen Chatbot. Können wir das?“',
  lead: 'Ja, und zwar ohne Entwicklungsteam. Sie bauen im Baukasten, Ihr Kunde liest im Dashboard mit, und wer bei wem etwas ändern darf, regeln Rollen.',
  opening: {
    question: 'Können wir Chatbots für mehrere Kunden an einer Stelle betreuen?',
    answer: 'Ja: ein Dashboard, getrennte Projekte, eigene Rollen je Kunde. Ich bin übrigens selbst eine KI.',
    source: 'Dashboard › Projekte',
    replies: ['Rollen', 'Partner werden'],
  },
  tasks: {
    title: 'Das Handwerk nimmt Ihnen der Baukasten ab, die Idee nicht.',
    assistant: [
      'Erste Entwürfe aus Vorlagen nach Ziel und Branche',
      'Antworten aus der Wissensbasis Ihres Kunden, mit Quelle',
      'Auswertungen, die Sie im Monatsgespräch zeigen können',
      'Aussehen des Chatfensters passend zum Auftritt des Kunden',
    ],
    people: [
      'Tonfall, Dramaturgie und die Frage, wozu der Chat da ist',
      'Abstimmung mit Rechtsabteilung und Fachbereich beim Kunden',
      'Redaktion: Jemand muss Antworten pflegen, und das können Sie anbieten',
    ],
  },
  talk: {
    title: 'Ein Montag in der Agentur.',
    lead: 'Der Chatbot eines Kunden stolpert über eine neue Frage. Bis zur Mittagspause hat die Redaktion sie beantwortet, ohne dass ein Ticket geschrieben wurde.',
    scene: 'Montag, 10:30\u00A0Uhr, Web-Chat auf der Website eines Küchenstudios',
    visitor: 'Besucher',
    team: 'Redaktion',
    turns: [
      { message: { from: 'visitor', text: 'Nehmt ihr beim Kauf die alte Küche mit?' } },
      {
        message: {
          from: 'assistant',
          text: 'Dazu finde ich nichts Verlässliches. Ich frage nach und melde mich. An welche E\u2011Mail-Adresse?',
        },
        comment: 'Lücke erkannt. Die Frage steht im Dashboard der Agentur unter „ohne Antwort“.',
      },
      { message: { from: 'visitor', text: 'neue.kueche@beispiel.example' } },
      {
        message: {
          from: 'team',
          text: 'Hallo, hier die Redaktion. Das Studio sagt: Ja, gegen Aufpreis, wenn die Geräte abgeklemmt sind.',
        },
        comment:
          'Die Agentur hat beim Kunden nachgefragt und antwortet in dessen Namen. Ihre Rolle erlaubt das für dieses Projekt.',
      },
      { message: { from: 'visitor', text: 'Super. Was kostet das?' } },
      {
        message: {
          from: 'assistant',
          text: 'Den Preis nennt das Studio beim Aufmaß. Dafür kann ich Ihnen einen Termin anbieten.',
          source: 'Leistungen › Abholung (neu)',
        },
        comment: 'Der neue Eintrag ist keine zehn Minuten alt und wirkt schon.',
      },
      {
        message: { from: 'visitor', text: 'Mittwoch nach 16\u00A0Uhr.' },
        comment: 'Der Termin liegt im Kalender des Studios, nicht in dem der Agentur.',
      },
    ],
  },
  connections: {
    title: 'Sie bringen die Systeme Ihrer Kunden mit.',
    items: [
      { title: 'Website des Kunden', text: 'Ein Codeschnipsel genügt, gleich welches Redaktionssystem dahintersteht.' },
      { title: 'CRM und E-Mail-Marketing', text: 'Interessenten landen beim Kunden, nie in einem gemeinsamen Topf.' },
      { title: 'Webhooks', text: 'Damit binden Ihre Entwickler an, was sie selbst anbinden möchten.' },
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
    lead: 'Ihr Kunde bleibt Herr seiner Gespräche. Sie sehen, was Ihre Rolle zeigt, und nach dem Ende der Zusammenarbeit nichts mehr.',
    rows: [
      { what: 'Dialoge der Besucher', why: 'Redaktion und Auswertung', where: 'nur im Projekt dieses Kunden' },
      { what: 'Konten Ihrer Leute', why: 'Zugriff nach Rolle und Projekt', where: 'Verwaltungsportal' },
      { what: 'Kontaktdaten von Interessenten', why: 'Weitergabe an den Vertrieb des Kunden', where: 'dessen CRM' },
    ],
  },
  start: {
    title: 'Der erste Kunde entscheidet.',
    lead: 'Nehmen Sie nicht den größten, sondern einen mit vielen gleichen Fragen und einer Ansprechpartnerin, die schnell antwortet.',
    items: [
      { title: 'Ein Anwendungsfall', text: 'Termine, Anfragen oder Service: einer reicht für das erste Angebot.' },
      { title: 'Klare Zuständigkeit', text: 'Wer pflegt Antworten, wer gibt frei, und wie schnell.' },
      {
        title: 'Auftragsverarbeitung',
        text: 'Der Vertrag zwischen Ihnen, Ihrem Kunden und uns, bevor der erste Besucher schreibt.',
      },
    ],
    button: 'Als Agentur anfragen',
  },
};
