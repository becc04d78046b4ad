import type { ProductText } from '../schema.ts';

export const addOns: ProductText = {
  meta: {
    name: 'Erweiterungen',
    title: 'Termine, Zahlung, Newsletter, Erreichbarkeit | {brand}',
    headline: 'Vier Dinge, die ein Gespräch zu Ende bringen.',
    description:
      'Vier Erweiterungen für Ihren Chatbot: Terminbuchung, Bezahlen im Chat, Newsletter-Anmeldung und Überwachung der Erreichbarkeit. Ablauf und Grenzen.',
  },
  hero: {
    title: 'Vier Dinge, die ein Gespräch zu Ende bringen.',
    lead: 'Antworten ist gut, erledigen ist besser: Termin buchen, bezahlen, Newsletter abonnieren. Und die vierte Erweiterung passt auf, dass alles läuft.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch: Ein Termin für eine Fahrradinspektion wird gefunden und zugesagt',
      messages: [
        { from: 'visitor', text: 'Mein Rad müsste vor dem Urlaub zur Inspektion.' },
        {
          from: 'assistant',
          text: 'Gern. Frei sind Mittwoch um 9\u00A0Uhr und Freitag um 15\u00A0Uhr. Die Inspektion dauert eine Stunde.',
          source: 'Werkstattkalender',
        },
        { from: 'visitor', text: 'Freitag!' },
        { from: 'assistant', text: 'Freitag, 15\u00A0Uhr, ist für Sie reserviert. Wohin darf die Bestätigung gehen?' },
      ],
      replies: ['E-Mail eingeben', 'Doch lieber Mittwoch'],
    },
  },
  how: {
    title: 'Wie eine Erweiterung ins Gespräch kommt.',
    lead: 'Alle vier folgen demselben Muster: Sie erscheinen, wenn sie gebraucht werden, und sonst nicht.',
    steps: [
      {
        title: 'Auswählen',
        text: 'Sie sagen uns, was im Gespräch erledigt werden soll. Im Angebot steht, welche Erweiterung das leistet und was sie kostet.',
      },
      {
        title: 'Verbinden',
        text: 'Kalender, Zahlungsdienst oder Verteiler werden angeschlossen. Die Zugänge gehören Ihnen, auch wenn Sie später wechseln.',
      },
      {
        title: 'Einsetzen',
        text: 'Im Baukasten wird die Erweiterung zu einem Block wie jeder andere und steht genau an der Stelle, an der sie gebraucht wird.',
      },
    ],
  },
  details: {
    title: 'Die vier im Einzelnen.',
    lead: 'Was sie tun, was Sie mitbringen und welche Angaben dabei anfallen.',
    entries: [
      {
        title: 'Terminbuchung',
        text: 'Zeigt freie Zeiten, hält eine fest und schickt eine Bestätigung. Wer verhindert ist, verschiebt oder sagt ab, ohne anzurufen.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Kalender, Dauer je Termin, Pausen' },
          { name: 'Es fällt an', text: 'Name, Rückweg, Anlass und Uhrzeit' },
          { name: 'Im Gespräch', text: '„Donnerstag ist noch frei. Soll ich eintragen?“' },
        ],
      },
      {
        title: 'Bezahlen',
        text: 'Nennt Betrag und Zweck und führt zur Zahlung. Kartendaten werden beim Zahlungsdienst eingegeben, nicht in den Chat geschrieben.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Vertrag mit einem Zahlungsdienst' },
          { name: 'Es fällt an', text: 'Betrag, Zweck und ob bezahlt wurde' },
          { name: 'Im Gespräch', text: '„Die Anzahlung ist eingegangen, danke.“' },
        ],
      },
      {
        title: 'Newsletter',
        text: 'Fragt nach der Adresse und der Zustimmung und stößt die doppelte Bestätigung an. Ohne Klick in der E-Mail wird niemand eingetragen.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Verteiler und den Text der Einwilligung' },
          { name: 'Es fällt an', text: 'E-Mail-Adresse, Zeitpunkt, Fassung des Textes' },
          { name: 'Im Gespräch', text: '„Bitte bestätigen Sie noch die E-Mail von uns.“' },
        ],
      },
      {
        title: 'Überwachung der Erreichbarkeit',
        text: 'Sieht regelmäßig nach, ob eine Adresse antwortet, etwa Ihr Shop oder Ihr Kundenportal. Fällt sie aus, wird jemand benachrichtigt.',
        facts: [
          { name: 'Sie bringen mit', text: 'die Adressen und wer Bescheid bekommen soll' },
          { name: 'Es fällt an', text: 'Zeitpunkt und Dauer einer Störung, nichts über Personen' },
          { name: 'Im Gespräch', text: '„Das Portal ist gerade gestört. Wir wissen davon.“' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was sie Ihnen nicht abnehmen.',
    lead: 'Vier kleine Helfer, keine vier Fachsysteme.',
    items: [
      'Die Terminbuchung ist kein Dienstplan. Sie kennt freie Zeiten, aber keine Urlaubsregeln.',
      'Rückzahlungen und Mahnungen macht weiterhin Ihre Buchhaltung.',
      'Die Newsletter-Anmeldung sammelt Adressen; geschrieben und verschickt wird in Ihrem Werkzeug.',
      'Die Überwachung meldet einen Ausfall. Beheben kann sie ihn nicht.',
    ],
  },
  plans: {
    title: 'Zu jedem Plan, Preis im Angebot.',
    text: 'Alle vier lassen sich mit {essentialName}, {professionalName} und {enterpriseName} verbinden. Einen Listenpreis gibt es nicht: Was eine Erweiterung bei Ihnen kostet, lesen Sie, bevor Sie bestellen.',
  },
  questions: {
    title: 'Fragen zu den Erweiterungen.',
    items: [
      {
        question: 'Kann ich eine Erweiterung später dazunehmen?',
        answer:
          'Ja. Beginnen Sie ruhig ohne: Nach einigen Wochen sehen Sie, welcher Wunsch am Ende der Gespräche offen bleibt. Der verrät, was sich lohnt.',
      },
      {
        question: 'Was geschieht, wenn zwei denselben Termin wollen?',
        answer:
          'Vergeben ist er, sobald ihn jemand zusagt. Wer eine Sekunde später kommt, bekommt die nächsten freien Zeiten angeboten.',
      },
      {
        question: 'Muss ich alle vier nehmen?',
        answer:
          'Nein, jede steht für sich. Eine Praxis braucht oft nur Termine, ein Verein vielleicht nur den Newsletter.',
      },
    ],
  },
  related: {
    title: 'Das passt dazu',
    product: { title: 'Integrationen', text: 'Womit Kalender und Verteiler verbunden werden.' },
    useCase: { title: 'Terminbuchung', text: 'Vom ersten Satz bis zur Zusage, Schritt für Schritt.' },
  },
  next: {
    title: 'Was bleibt bei Ihnen am Ende offen?',
    text: 'Ein Termin, eine Zahlung, eine Adresse? Schreiben Sie uns, womit Gespräche bei Ihnen enden sollten, und wir nennen den Preis dafür.',
    button: 'Erweiterung anfragen',
  },
};
