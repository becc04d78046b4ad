import type { ProductText } from '../schema.ts';

export const addOns: ProductText = {
  meta: {
    name: 'Erweiterungen',
    title: 'Termine, Zahlung, Newsletter, Erreichbarkeit | {brand}',
    headline: 'Buchen, zahlen, abonnieren: gleich aus dem Chat.',
    description:
      'Vier Erweiterungen für Ihren Chatbot: Terminbuchung, Bezahlen, Newsletter und Überwachung der Erreichbarkeit. Was sie tun, Preis im Angebot.',
  },
  hero: {
    title: 'Buchen, zahlen, abonnieren: gleich aus dem Chat.',
    lead: 'Vier Erweiterungen für Ihren Chatbot: Termine buchen, bezahlen, Newsletter abonnieren, Erreichbarkeit überwachen. Sie nehmen, was Sie brauchen, und lesen den Preis im Angebot.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch: Ein Termin für eine Fahrradinspektion wird gefunden und zugesagt',
      messages: [
        { from: 'assistant', text: 'Guten Tag, ich bin der KI-Assistent der Werkstatt. Was steht an?' },
        { from: 'visitor', text: 'Mein Rad müsste vor dem Urlaub zur Inspektion.' },
        {
          from: 'assistant',
          text: 'Gern. Möglich sind Mittwoch um 9\u00A0Uhr und Freitag um 15\u00A0Uhr. Die Inspektion dauert eine Stunde.',
          source: 'Termine der Werkstatt',
        },
        { from: 'visitor', text: 'Freitag!' },
        {
          from: 'assistant',
          text: 'Freitag, 15\u00A0Uhr, ist gebucht. An welche E-Mail-Adresse soll die Bestätigung?',
        },
      ],
      replies: ['E-Mail eingeben', 'Doch lieber Mittwoch'],
    },
  },
  how: {
    title: 'Wie eine Erweiterung ins Gespräch kommt.',
    lead: 'In drei Schritten. Den Preis kennen Sie nach dem ersten.',
    steps: [
      {
        title: 'Auswählen',
        text: 'Sie sagen uns, was im Gespräch erledigt werden soll. Im Angebot steht, welche Erweiterung das leistet und was sie kostet.',
      },
      {
        title: 'Verbinden',
        text: 'Kalender, Zahlungsdienst oder Verteiler bringen Sie mit. Der Vertrag mit diesen Diensten bleibt Ihrer.',
      },
      {
        title: 'Einsetzen',
        text: 'Sie bestimmen, an welcher Stelle des Gesprächs sie gebraucht wird, und testen sie dort.',
      },
    ],
  },
  details: {
    title: 'Die vier im Einzelnen.',
    lead: 'Was sie tun, was Sie mitbringen und welche Angaben dabei anfallen.',
    entries: [
      {
        title: 'Terminbuchung',
        text: 'Bucht im Gespräch einen Termin. Ob Ihr Kalender freie Zeiten liefert, prüfen wir vor dem Angebot.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Kalender, Dauer je Termin, Pausen' },
          { name: 'Es fällt an', text: 'Name, Kontakt, Anlass und Uhrzeit' },
          { name: 'Im Gespräch', text: '„Donnerstag um 10\u00A0Uhr. Soll ich buchen?“' },
        ],
      },
      {
        title: 'Bezahlen',
        text: 'Nennt Betrag und Zweck und führt zur Zahlung. Kartendaten gehören zum Zahlungsdienst, nie in den Chat.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Vertrag mit einem Zahlungsdienst; ob er passt, prüfen wir' },
          { name: 'Es fällt an', text: 'Betrag und Zweck' },
          {
            name: 'Im Gespräch',
            text: '„Die 40\u00A0Euro Anzahlung für Kurse aus unserem Shop rechnen wir an. Zur Zahlungsseite mit den Bedingungen?“',
          },
        ],
      },
      {
        title: 'Newsletter',
        text: 'Fragt nach der Adresse und der Einwilligung. Eingetragen wird erst, wer den Link in der Bestätigungsmail anklickt.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Verteiler und den Text der Einwilligung' },
          { name: 'Es fällt an', text: 'E-Mail-Adresse, Zeitpunkt, Fassung des Textes' },
          { name: 'Im Gespräch', text: '„Bitte bestätigen Sie noch die E-Mail von uns.“' },
        ],
      },
      {
        title: 'Überwachung der Erreichbarkeit',
        text: 'Sieht nach, ob eine Adresse antwortet, etwa Ihr Shop oder Ihr Kundenportal. Wie oft und wem sie Störungen meldet, steht im Angebot.',
        facts: [
          { name: 'Sie bringen mit', text: 'die Adressen und wer Bescheid bekommen soll' },
          { name: 'Es fällt an', text: 'Zeitpunkt und Dauer einer Störung' },
          { name: 'Ihr Team', text: 'behebt die Störung und sagt es den Kunden' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was sie Ihnen nicht abnehmen.',
    lead: 'Vier Helfer, keine Fachsysteme.',
    items: [
      'Die Terminbuchung ist kein Dienstplan. Urlaub und Vertretung planen Sie weiterhin selbst.',
      'Rückzahlungen und Mahnungen macht Ihre Buchhaltung.',
      'Die Newsletter-Anmeldung sammelt Adressen; geschrieben und verschickt wird in Ihrem Werkzeug.',
      'Termine verschieben oder daran erinnern: Wenn Sie das brauchen, fragen Sie vor dem Angebot danach.',
    ],
  },
  plans: {
    title: 'Zu jedem Plan, Preis im Angebot.',
    text: 'Alle vier können Sie zu {essentialName}, {professionalName} und {enterpriseName} hinzunehmen; sie kosten extra. Was eine Erweiterung bei Ihnen kostet, lesen Sie, bevor Sie bestellen.',
  },
  questions: {
    title: 'Fragen zu den Erweiterungen.',
    items: [
      {
        question: 'Kann ich eine Erweiterung später dazunehmen?',
        answer:
          'Ja. Beginnen Sie ruhig ohne: In den Dialogen lesen Sie nach einigen Wochen, welcher Wunsch am Ende offen bleibt.',
      },
      {
        question: 'Können Verbraucher so auch verbindlich bestellen?',
        answer:
          'Dafür führen Sie sie besser in Ihren Shop. §\u00A0312j BGB verlangt vor einer zahlungspflichtigen Bestellung bestimmte Angaben und eine eindeutige Schaltfläche, und beides gehört an die Kasse.',
      },
      {
        question: 'Muss ich alle vier nehmen?',
        answer:
          'Nein, jede steht für sich. Eine Werkstatt braucht vielleicht nur Termine, ein Verlag nur den Newsletter.',
      },
    ],
  },
  related: {
    title: 'Das passt dazu',
    product: { title: 'Integrationen', text: 'Welche Daten zu CRM, Shop und Helpdesk fließen können.' },
    useCase: { title: 'Terminbuchung', text: 'Vom ersten Satz bis zur Zusage, Schritt für Schritt.' },
  },
  next: {
    title: 'Womit sollen Gespräche bei Ihnen enden?',
    text: 'Mit einem Termin, einer Zahlung, einer Anmeldung? Schreiben Sie uns, womit Sie heute arbeiten: Wir prüfen, was sich verbinden lässt, und nennen Ihnen den Preis.',
    button: 'Preis anfragen',
  },
};
