import type { BuilderWords } from '../pictureWords.ts';

const builder: BuilderWords = {
  label:
    'Bild eines Ablaufs im Chatbot-Baukasten: Auf den Wunsch nach einer Rückgabe fragt er nach der Bestellnummer und ob etwas fehlerhaft ist. Ist nichts fehlerhaft, erklärt er den Weg zurück, sonst übergibt er an den Service.',
  title: 'Rückgabe annehmen',
  status: 'Beispiel',
  steps: [
    { kind: 'Auslöser', text: '„Das möchte ich zurückschicken.“' },
    { kind: 'Frage', text: 'Welche Bestellnummer war das?' },
    { kind: 'Verzweigung', text: 'Ist etwas fehlerhaft?' },
  ],
  branches: [
    { when: 'nein', kind: 'Nachricht', text: 'So schicken Sie es zurück' },
    { when: 'ja', kind: 'Übergabe', text: 'Service meldet sich' },
  ],
};

export const features = {
  title: 'Acht Dienste, eine Wissens\u00ADbasis.',
  lead: 'Beginnen Sie mit Chatbot und Web-Chat, und nehmen Sie dazu, was der Alltag verlangt. Bis auf die eigene API-Anbindung hat jeder Plan dieselben Funktionen. Weitere Bearbeiter und Kanäle kosten extra; Erweiterungen, das Einrichten von Anbindungen, Support und Sprachmodell nur, wenn Ihr Angebot einen Preis nennt.',
  builder,
  demo: 'Demo buchen',
  servicesTitle: 'Acht Sätze, acht Dienste.',
  services: {
    'ai-chatbot': {
      said: 'Darf ich die Folie selbst anbringen?',
      reply: 'Ja, die Folie S\u00A020 ist dafür gemacht. Tuch und Anleitung liegen bei.',
      source: 'Zubehör › Schutzfolien',
      title: 'KI-Chatbot',
      text: 'Sucht die Antwort in Ihrer Wissensbasis, formuliert sie für diese eine Frage und zeigt die Quelle. Findet er nichts, soll er es sagen.',
    },
    'live-chat': {
      said: 'Ich möchte mit jemandem sprechen.',
      title: 'Live-Chat',
      text: 'Leitet das Gespräch nach Thema, Sprache und Auslastung weiter, mit dem ganzen Verlauf.',
    },
    voice: {
      said: 'Ich habe gerade keine Hand frei.',
      title: 'Sprachassistent',
      text: 'Wiederholt gesprochene Nummern und Namen und lässt sie bestätigen. Am Sprachgerät zählt er als Kanal.',
    },
    'web-chat': {
      said: 'Passt das Fenster zu unseren Farben?',
      title: 'Web-Chat',
      text: 'Das Chatfenster auf Ihrer Website: eigenes Icon, Farben und Texte stellen Sie selbst ein.',
    },
    builder: {
      said: 'Können wir noch eine Rückfrage einbauen?',
      title: 'Chatbot-Baukasten',
      text: 'Aus Nachrichten, Fragen und Verzweigungen wird ein Ablauf, ohne Code. Sie testen ihn, bevor ihn Kunden sehen.',
    },
    integrations: {
      said: 'Und wer tippt das ins CRM?',
      title: 'Integrationen',
      text: 'Verbinden Gespräche mit CRM, E\u2011Mail-Marketing, Shop und Helpdesk. Ob die Anbindung für Ihr System fertig ist, prüfen wir vor dem Angebot.',
    },
    'add-ons': {
      said: 'Geht das gleich am Donnerstag?',
      title: 'Erweiterungen',
      text: 'Terminbuchung, Bezahlung, Newsletter und Überwachung der Erreichbarkeit wählen Sie einzeln. Der Preis steht im Angebot.',
    },
    dashboard: {
      said: 'Worüber reden die Leute eigentlich?',
      title: 'Dashboard',
      text: 'Fasst Gespräche in Auswertungen und Berichten zusammen. Im Verwaltungsportal lesen Sie Dialoge, ordnen Projekten Teams zu und verwalten Kanäle.',
    },
  },
  tryOut: 'Chatfenster gleich ausprobieren',
  moreTitle: 'Und\u00A0sechs\u00A0Dinge, die den Alltag leichter\u00A0machen.',
  more: [
    {
      title: 'Weiterleitung',
      text: 'Reklamation oder Angebot, Deutsch oder Englisch: Ihre Regeln entscheiden, bei wem ein Gespräch ankommt.',
    },
    {
      title: 'Vorlagen',
      text: 'Abläufe für bekannte Aufgaben. Sie tauschen die Texte aus, streichen, was Sie nicht brauchen, und sparen sich die leere Seite.',
      link: 'Vorlagen ansehen',
    },
    {
      title: 'Einführung',
      text: 'Auf Wunsch baut jemand aus unserem Team mit, sieht Ihre häufigsten Fragen durch und testet. Umfang und Preis stehen im Angebot.',
    },
    {
      title: 'Mehrere Sprachen',
      text: 'Deutsch und Englisch in einem Projekt; weitere nennt Ihr Angebot. Geben Sie jeder eigene Texte, dann klingt keine wie übersetzt.',
    },
    {
      title: 'Rollen',
      text: 'Sie regeln je Projekt, wer Dialoge sieht und wer etwas ändert, ganz ohne gemeinsames Kennwort.',
    },
    {
      title: 'Berichte',
      text: 'Nehmen Sie sich die Auswertung einmal in der Woche vor. Zusammen mit ein paar Dialogen zeigt sie, welcher Text als Nächstes fehlt.',
    },
  ],
  closing: {
    visitor: 'Wir brauchen vielleicht nur drei davon.',
    team: 'Dann zeigen wir Ihnen genau diese drei.',
  },
};
