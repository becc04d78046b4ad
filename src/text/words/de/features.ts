import type { BuilderWords } from '../pictureWords.ts';

const builder: BuilderWords = {
  label:
    'Bild eines Ablaufs im Chatbot-Baukasten: Auf die Frage nach einer Rückgabe fragt er nach der Bestellnummer und prüft die Frist. Innerhalb der Frist schickt er das Etikett, danach übergibt er an den Service.',
  title: 'Rückgabe anmelden',
  status: 'Getestet',
  palette: ['Nachricht', 'Frage', 'Verzweigung', 'Übergabe'],
  steps: [
    { kind: 'Auslöser', text: '„Das möchte ich zurückschicken.“' },
    { kind: 'Frage', text: 'Welche Bestellnummer war das?' },
    { kind: 'Verzweigung', text: 'Noch innerhalb der Frist?' },
  ],
  branches: [
    { when: 'ja', kind: 'Nachricht', text: 'Etikett als PDF schicken' },
    { when: 'nein', kind: 'Übergabe', text: 'Service entscheidet' },
  ],
};

export const features = {
  title: 'Acht Bausteine, die sich dieselbe Wissens\u00ADbasis teilen.',
  lead: 'Sie müssen nicht alle nutzen. Beginnen Sie mit Chatbot und Web-Chat, und nehmen Sie dazu, was der Alltag verlangt.',
  builder,
  demo: 'Demo buchen',
  servicesTitle: 'Acht Sätze, acht Dienste.',
  services: {
    'ai-chatbot': {
      said: 'Darf ich die Folie selbst anbringen?',
      title: 'KI-Chatbot',
      text: 'Sucht die Antwort in Ihren Texten, formuliert sie für diese eine Frage und zeigt, woher sie stammt. Findet er nichts, sagt er es.',
    },
    'live-chat': {
      said: 'Ich möchte mit jemandem sprechen.',
      title: 'Live-Chat',
      text: 'Reicht das Gespräch nach Thema, Sprache und Auslastung an eine Person weiter. Niemand muss seine Geschichte zweimal erzählen.',
    },
    voice: {
      said: 'Ich habe gerade keine Hand frei.',
      title: 'Sprachassistent',
      text: 'Hört zu, wiederholt Nummern und Namen zur Bestätigung und führt durch kurze, gesprochene Schritte.',
    },
    'web-chat': {
      said: 'Passt das Fenster zu unseren Farben?',
      title: 'Web-Chat',
      text: 'Das Chatfenster auf Ihrer Website: Symbolbild, Farben, Begrüßung und Texte stellen Sie selbst ein und sehen sofort die Vorschau.',
    },
    builder: {
      said: 'Können wir noch eine Rückfrage einbauen?',
      title: 'Chatbot-Baukasten',
      text: 'Aus Nachrichten, Fragen und Verzweigungen wird ein Ablauf. Sie probieren ihn aus, bevor ihn jemand anderes sieht.',
    },
    integrations: {
      said: 'Und wer tippt das ins CRM?',
      title: 'Integrationen',
      text: 'Verbindet Gespräche mit CRM, E\u2011Mail-Marketing, Shop und Helpdesk, damit Angaben dort landen, wo weitergearbeitet wird.',
    },
    'add-ons': {
      said: 'Geht das gleich am Donnerstag?',
      title: 'Erweiterungen',
      text: 'Terminbuchung, Bezahlung, Newsletter und Überwachung der Erreichbarkeit: einzeln dazu, wenn ein Ablauf sie braucht.',
    },
    dashboard: {
      said: 'Worüber reden die Leute eigentlich?',
      title: 'Dashboard',
      text: 'Zeigt Projekte, Themen und offene Fragen. Im Verwaltungsportal ordnen Sie Menschen zu, lesen Dialoge und verwalten Kanäle.',
    },
  },
  readMore: '{title} im Detail',
  tryOut: 'Chatfenster gleich ausprobieren',
  moreTitle: 'Und sechs Dinge, die den Alltag leichter machen.',
  more: [
    {
      title: 'Weiterleitung',
      text: 'Reklamation oder Angebot, Deutsch oder Englisch: Regeln entscheiden, bei wem ein Gespräch ankommt, und was gilt, wenn gerade niemand da ist.',
    },
    {
      title: 'Vorlagen',
      text: 'Fertige Abläufe für bekannte Aufgaben. Sie ändern den Wortlaut, nicht das Gerüst, und sparen sich die leere Seite am Anfang.',
      link: 'Vorlagen ansehen',
    },
    {
      title: 'Einführung',
      text: 'Auf Wunsch sitzt beim Aufbau jemand aus unserem Team mit am Tisch, schaut Ihre häufigsten Fragen durch und testet mit.',
    },
    {
      title: 'Mehrere Sprachen',
      text: 'Ein Projekt, verschiedene Sprachen. Jede bekommt eigene Texte, damit eine Übersetzung nicht wie eine klingt.',
    },
    {
      title: 'Rollen',
      text: 'Wer nur antwortet, verstellt keine Kanäle. Rechte hängen am Projekt und an der Aufgabe, nicht an einem gemeinsamen Kennwort.',
    },
    {
      title: 'Berichte',
      text: 'Wie viele Gespräche, welche Themen, wo wurde übergeben: Die Auswertung sagt Ihnen, welcher Text als Nächstes fehlt.',
    },
  ],
  closing: {
    visitor: 'Wir brauchen vielleicht nur drei davon.',
    team: 'Dann zeigen wir Ihnen genau diese drei.',
  },
};
