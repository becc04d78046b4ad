import type { ProductText } from '../schema.ts';

export const webChat: ProductText = {
  meta: {
    name: 'Web-Chat',
    title: 'Web-Chat nach Maß und weitere Kanäle | {brand}',
    headline: 'Ein Chatfenster, das zu Ihrem Haus gehört.',
    description:
      'Das Chatfenster für Ihre Website: Aussehen, Symbolbild, Farben und Texte stellen Sie selbst ein. Dazu Messenger und Sprachassistent als weitere Kanäle.',
  },
  hero: {
    title: 'Ihr Chatfenster. Nicht unseres.',
    lead: 'Im Editor stellen Sie Aussehen, Symbolbild, Farben und Texte ein und sehen daneben sofort, wie es auf Ihrer Seite wirkt.',
  },
  picture: {
    kind: 'widget',
    words: {
      label:
        'Bild des Editors: Für eine Gärtnerei werden Name, Symbolbild, Farbe und Begrüßung eingestellt; die Vorschau daneben zeigt das fertige Fenster.',
      title: 'Fenster gestalten',
      fields: { name: 'Anzeigename', icon: 'Symbolbild', color: 'Hauptfarbe', greeting: 'Erster Satz' },
      values: {
        name: 'Ranke',
        upload: 'Bild wählen',
        greeting: 'Guten Tag! Ich bin Ranke, eine KI. Welche Pflanze macht Kummer?',
      },
      page: 'gaertnerei.example',
      reply: 'Mein Basilikum welkt.',
      placeholder: 'Ihre Frage',
    },
  },
  how: {
    title: 'In vier Schritten auf Ihrer Seite.',
    lead: 'Vorausgesetzt, Sie wissen schon, wie Ihr Assistent heißen soll. Darüber wird gern am längsten beraten.',
    steps: [
      {
        title: 'Aussehen wählen',
        text: 'Wo das Fenster sitzt, wie groß es aufgeht und ob ein Knopf oder ein kleiner Gruß darauf hinweist.',
      },
      {
        title: 'Bild und Farben setzen',
        text: 'Laden Sie ein eigenes Symbolbild hoch und übernehmen Sie die Farben Ihres Hauses. Achten Sie auf Kontrast: Hellgrau auf Weiß liest niemand.',
      },
      {
        title: 'Texte schreiben',
        text: 'Begrüßung, Hinweis auf die KI, Platzhalter, Abschied. Kurz, in Ihrem Ton und in jeder Sprache, die Sie anbieten.',
      },
      {
        title: 'Auf die Seite bringen',
        text: 'Ein Stück Code in Ihre Website einfügen, fertig. Spätere Änderungen am Aussehen brauchen keinen weiteren Eingriff.',
      },
    ],
  },
  details: {
    title: 'Derselbe Assistent an anderen Orten.',
    lead: 'Nicht jede Frage entsteht auf Ihrer Website. Was Sie einmal gebaut haben, kann auch anderswo antworten.',
    entries: [
      {
        title: 'Web-Chat',
        text: 'Das Fenster auf Ihren eigenen Seiten. Hier gestalten Sie alles selbst, und kein Messenger-Anbieter steht dazwischen.',
        facts: [
          { name: 'Gut für', text: 'Fragen, die beim Lesen oder Kaufen entstehen' },
          { name: 'Zu bedenken', text: 'Wer die Seite verlässt, braucht einen Rückweg, etwa seine E-Mail-Adresse' },
        ],
      },
      {
        title: 'Sozialer Messenger',
        text: 'Dort, wo Ihre Kundschaft ohnehin schreibt. Das Gespräch bleibt auf dem Telefon und lässt sich später fortsetzen.',
        facts: [
          { name: 'Gut für', text: 'Rückfragen über mehrere Tage und unterwegs' },
          { name: 'Zu bedenken', text: 'Der Anbieter des Messengers verarbeitet die Nachrichten nach seinen Regeln' },
        ],
      },
      {
        title: 'Sprachassistent',
        text: 'Fragen im Vorbeigehen, ohne Bildschirm. Antworten müssen kürzer sein, und Wichtiges wird wiederholt.',
        facts: [
          { name: 'Gut für', text: 'Öffnungszeiten, Status, einfache Meldungen' },
          { name: 'Zu bedenken', text: 'Auch hier kommt ein Anbieter hinzu, und Umstehende hören mit' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was das Fenster nicht leistet.',
    lead: 'Ein Chatfenster ist eine Tür, kein Haus.',
    items: [
      'Es zieht keine Besucher an. Wer nicht auf Ihre Seite kommt, kann dort nicht fragen.',
      'Im Messenger und am Sprachgerät bestimmt der Anbieter das Aussehen; Ihre Farben gelten dort nicht.',
      'Es ersetzt nicht die Kontaktseite. Manche möchten anrufen oder eine E-Mail schreiben, und das sollen sie können.',
      'Ihren Hinweis zum Datenschutz schreibt es nicht selbst. Er gehört zu Ihrer Website.',
    ],
  },
  plans: {
    title: 'Ein Kanal ist dabei.',
    text: 'Den Editor für das Chatfenster haben Sie in jedem Plan. In {essentialName} und {professionalName} ist ein Kanal enthalten, meist der Web-Chat; weitere kommen einzeln dazu.',
  },
  questions: {
    title: 'Fragen vor dem Einbau.',
    items: [
      {
        question: 'Brauche ich dafür eine Agentur?',
        answer:
          'Für das Gestalten nicht. Zum Einfügen in die Website braucht es jemanden, der dort ein paar Zeilen Code ergänzen darf.',
      },
      {
        question: 'Kann das Fenster auf einzelnen Seiten fehlen?',
        answer:
          'Ja. Auf einer Bestellstrecke oder der Kontaktseite stört es eher. Sie legen fest, wo es nicht erscheinen soll.',
      },
      {
        question: 'Geht das Fenster ungefragt auf?',
        answer:
          'Nur wenn Sie es so einstellen. Wir raten davon ab: Ein sichtbarer Knopf genügt, und niemand fühlt sich überfallen.',
      },
    ],
  },
  related: {
    title: 'Von hier weiter',
    product: { title: 'Chatbot-Baukasten', text: 'Was im Fenster gesagt wird, bauen Sie hier.' },
    useCase: { title: 'Leadgenerierung', text: 'Wie aus einer Frage im Fenster eine Anfrage wird.' },
  },
  next: {
    title: 'Zeigen Sie uns Ihre Website.',
    text: 'Schicken Sie uns die Adresse. Wir schauen sie an und schlagen vor, auf welchen Seiten ein Chatfenster hilft und wo es stört.',
    button: 'Website-Adresse schicken',
  },
};
