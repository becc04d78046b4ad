import type { ProductText } from '../schema.ts';

export const addOns: ProductText = {
  meta: {
    name: 'Erweiterungen',
    title: 'Termine, Bezahlung, Newsletter, Erreichbarkeit | {brand}',
    headline: 'Vom Chat gleich zum Termin, zur Kasse, zum Newsletter.',
    description:
      'Vier Erweiterungen für Ihren Chatbot: Terminbuchung, Bezahlung, Newsletter und Überwachung der Erreichbarkeit. Was sie tun und was Sie mitbringen.',
  },
  hero: {
    title: 'Vom Chat gleich zum Termin, zur Kasse, zum Newsletter.',
    lead: 'Drei Erweiterungen bringen das Gespräch ans Ziel: zum gebuchten Termin, zur Bezahlung, zur Anmeldung. Die vierte meldet Ihnen, wenn Ihr Chatbot nicht erreichbar ist. Sie nehmen nur, was Sie brauchen. Ob Kalender, Zahlungsdienst und Verteiler dazu passen, prüfen wir vor dem Angebot.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch: ein Termin zur Fahrradinspektion, mit Angabe der Empfänger vor der E-Mail-Adresse',
      messages: [
        { from: 'assistant', text: 'Guten Tag, ich bin der KI-Assistent der Werkstatt. Was brauchen Sie?' },
        { from: 'visitor', text: 'Mein Rad müsste vor dem Urlaub zur Inspektion.' },
        {
          from: 'assistant',
          text: 'Möglich sind Mittwoch um 9\u00A0Uhr und Freitag um 15\u00A0Uhr. Auftrag und Preis besprechen wir erst vor Ort.',
          source: 'Termine der Werkstatt',
        },
        { from: 'visitor', text: 'Freitag!' },
        {
          from: 'assistant',
          text: 'Für die Bestätigung brauche ich Ihre E\u2011Mail-Adresse. Sie geht an uns, die Anbieter von Chat und Kalender und den Betreiber des Sprachmodells. Möchten Sie die Adresse eingeben, oder buchen Sie lieber am Telefon?',
        },
      ],
      replies: ['E\u2011Mail eingeben', 'Lieber anrufen'],
    },
  },
  how: {
    title: 'Wie eine Erweiterung ins Gespräch kommt.',
    lead: 'In drei Schritten, und nach dem ersten kennen Sie den Preis.',
    steps: [
      {
        title: 'Auswählen',
        text: 'Sie sagen uns, was im Gespräch erledigt werden soll. Im Angebot steht, welche Erweiterung das leistet und was sie kostet.',
      },
      {
        title: 'Verbinden',
        text: 'Kalender, Zahlungsdienst oder Verteiler bringen Sie mit, samt den Verträgen dafür.',
      },
      {
        title: 'Einsetzen',
        text: 'Sie bestimmen, an welcher Stelle des Gesprächs die Erweiterung einsetzt, und testen sie dort.',
      },
    ],
  },
  details: {
    title: 'Die vier im Einzelnen.',
    lead: 'Was sie tun, was Sie mitbringen und welche Angaben dabei anfallen.',
    entries: [
      {
        title: 'Terminbuchung',
        text: 'Bucht im Gespräch einen Termin, sofern Ihr Kalender freie Zeiten liefert.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Kalender, Dauer je Termin, Pausen' },
          { name: 'Diese Angaben', text: 'Name, Kontakt, Anlass und Uhrzeit' },
          { name: 'Im Gespräch', text: '„Donnerstag um 10\u00A0Uhr. Soll ich buchen?“' },
        ],
      },
      {
        title: 'Bezahlung',
        text: 'Nennt Betrag und Zweck und führt zur Zahlung. Kartendaten gehören zum Zahlungsdienst, nie in den Chat.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Vertrag mit einem Zahlungsdienst' },
          { name: 'Diese Angaben', text: 'Betrag und Zweck' },
          {
            name: 'Im Gespräch',
            text: '„Für Ihren Nähkurs sind noch 40\u00A0Euro offen, inklusive Mehrwertsteuer. Soll ich die Zahlung bei unserem Zahlungsdienst öffnen?“',
          },
        ],
      },
      {
        title: 'Newsletter',
        text: 'Fragt zuerst nach der Einwilligung, dann nach der Adresse. Eingetragen wird nur, wer den Link in der Bestätigungsmail anklickt.',
        facts: [
          { name: 'Sie bringen mit', text: 'einen Verteiler und den Text der Einwilligung' },
          { name: 'Diese Angaben', text: 'E\u2011Mail-Adresse, Zeitpunkt, Fassung des Textes' },
          { name: 'Im Gespräch', text: '„Bitte klicken Sie auf den Link in unserer E\u2011Mail.“' },
        ],
      },
      {
        title: 'Überwachung der Erreichbarkeit',
        text: 'Meldet Ihnen einen Ausfall, damit Sie ihn nicht erst von Kunden erfahren. Eine Zusage zur Verfügbarkeit ist das nicht; brauchen Sie eine, gehört sie ins Angebot. Sollen auch Shop oder Kundenportal überwacht werden, fragen Sie uns.',
        facts: [
          { name: 'Sie bringen mit', text: 'jemanden, der die Meldungen empfängt' },
          { name: 'Diese Angaben', text: 'Zeitpunkt und Dauer einer Störung' },
          { name: 'Ihr Team', text: 'nennt Kunden bei einem Ausfall einen anderen Weg' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was Erweiterungen Ihnen nicht abnehmen.',
    lead: 'Ihre Fachsysteme behalten Sie.',
    items: [
      'Die Terminbuchung ist kein Dienstplan. Urlaub und Vertretung planen Sie weiterhin selbst.',
      'Rückzahlungen und Mahnungen übernimmt weiterhin Ihre Buchhaltung.',
      'Die Erweiterung nimmt nur Anmeldungen entgegen; geschrieben und verschickt wird der Newsletter weiter mit Ihrem eigenen Programm.',
      'Ob die Terminbuchung auch verschieben oder erinnern kann, steht im Angebot.',
    ],
  },
  plans: {
    title: 'Zu jedem Plan, Preis im Angebot.',
    text: 'Alle vier können Sie hinzunehmen; im Monatspreis des Plans sind sie nicht enthalten. Was jede einmalig oder laufend kostet, lesen Sie im Angebot, bevor Sie bestellen.',
  },
  questions: {
    title: 'Fragen zu den Erweiterungen.',
    items: [
      {
        question: 'Kann ich eine Erweiterung später dazunehmen?',
        answer: 'Ja. Beginnen Sie ruhig ohne: Nach einigen Wochen zeigen die Dialoge, welcher Wunsch offen bleibt.',
      },
      {
        question: 'Können Verbraucher so auch verbindlich bestellen?',
        answer:
          'Führen Sie Verbraucher dafür besser in Ihren Shop. §\u00A0312j BGB verlangt vor einer zahlungspflichtigen Bestellung bestimmte Angaben und eine eindeutige Schaltfläche, und beides gehört an die Kasse.',
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
