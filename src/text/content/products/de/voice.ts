import type { ProductText } from '../schema.ts';

export const voice: ProductText = {
  meta: {
    name: 'Sprachassistent',
    title: 'Sprachassistent: Ihr Chatbot hört zu | {brand}',
    headline: 'Gesagt, verstanden, bestätigt.',
    description:
      'Spracherkennung und Sprachsteuerung für Ihren Chatbot: Er wiederholt, was er verstanden hat, und lässt es bestätigen. Mit Beispielen und Grenzen.',
  },
  hero: {
    title: 'Wer keine Hand frei hat, sagt es einfach.',
    lead: 'Im Keller vor dem Zähler oder mit Handschuhen in der Werkstatt: Ihre Kunden sprechen, der Assistent wiederholt, was er verstanden hat, und lässt es bestätigen.',
  },
  picture: {
    kind: 'chat',
    words: {
      label:
        'Beispielgespräch mit Sprache: Eine Zahl wird nach der Einwilligung genannt, wiederholt, berichtigt und bestätigt',
      messages: [
        {
          from: 'assistant',
          text: 'Hallo, ich bin ein KI-Assistent. Ihren Zählerstand bekommt das Kundencenter, über den Anbieter Ihres Geräts und ein Sprachmodell. Sie können jederzeit widerrufen oder das Portal nutzen. Einverstanden?',
        },
        { from: 'visitor', text: 'Ja. Vierzehn\u00ADtausend\u00ADzwei\u00ADhundert\u00ADdreißig.' },
        { from: 'assistant', text: 'Ich habe verstanden: 1\u20114\u20112\u20110\u20113. Stimmt das?' },
        { from: 'visitor', text: 'Nein, dreißig am Ende. Drei, null.' },
        {
          from: 'assistant',
          text: 'Also 1\u20114\u20112\u20113\u20110. Stimmt das so? Dann fehlt nur noch die Zählernummer.',
        },
        { from: 'visitor', text: 'Ja, genau.' },
      ],
    },
  },
  how: {
    title: 'Hören, deuten, bestätigen.',
    lead: 'Ein Hörfehler fällt meist beim Wiederholen auf, bevor daraus ein falscher Auftrag wird.',
    steps: [
      {
        title: 'Hören',
        text: 'Die Spracherkennung verwandelt Gesprochenes in Text, mit dem der Chatbot arbeiten kann.',
      },
      {
        title: 'Deuten',
        text: 'Aus dem Satz wird ein Anliegen, etwa „Rückruf am Dienstag“. Was fehlt, fragt der Assistent nach.',
      },
      {
        title: 'Bestätigen',
        text: 'Vor einem Auftrag wiederholt der Assistent, worauf es ankommt, und wartet auf ein klares Ja. Eine Auskunft gibt er gleich.',
      },
    ],
  },
  details: {
    title: 'Was gesagt wird, was ankommt, was wiederholt wird.',
    lead: 'Vier Sätze als Beispiel dafür, wann eine Wiederholung nötig ist und wann sie nur stört.',
    entries: [
      {
        title: '„Rufen Sie mich am Dienstag zurück.“',
        text: 'Der Assistent nennt das Datum dazu. Zurückrufen wird ein Mensch.',
        facts: [
          { name: 'Verstanden', text: 'Rückruf durch Ihr Team, Tag: Dienstag' },
          { name: 'Wiederholt', text: '„Dienstag, der 8.\u00A0Dezember. Richtig?“' },
        ],
      },
      {
        title: '„Meine Nummer ist zwo, null, vier, vier, acht.“',
        text: 'Ziffern wiederholt man besser einzeln als in einer großen Zahl.',
        facts: [
          { name: 'Verstanden', text: 'Kundennummer 20448' },
          { name: 'Wiederholt', text: '„Zwo, null, vier, vier, acht. Richtig?“' },
        ],
      },
      {
        title: '„Wann haben Sie offen?“',
        text: 'Bei einer Auskunft ist eine Rückfrage nur im Weg.',
        facts: [
          { name: 'Verstanden', text: 'Frage nach den Öffnungszeiten' },
          { name: 'Wiederholt', text: 'nichts, die Auskunft folgt ohne Rückfrage' },
        ],
      },
      {
        title: '„Das hat doch keinen Sinn.“',
        text: 'Wer verärgert ist, braucht keine Wiederholung. Der Assistent bietet ein Gespräch mit Ihrem Team an.',
        facts: [
          { name: 'Verstanden', text: 'kein Anliegen' },
          { name: 'Stattdessen', text: '„Soll sich jemand aus unserem Team bei Ihnen melden?“' },
        ],
      },
    ],
  },
  limits: {
    title: 'Wo Sprache an Grenzen stößt.',
    lead: 'Für diese Fälle bleibt der Web-Chat oder ein Mensch.',
    items: [
      'Lärm, Dialekt und Eigennamen führen zu Fehlern. Die Wiederholung fängt viele davon ab, aber nicht alle.',
      'Kennwörter, PINs, Kartendaten und Gesundheitsangaben sollte niemand laut aussprechen.',
      'Der Sprachassistent prüft nicht, wer spricht. Auskünfte zu Konto oder Vertrag gibt deshalb ein Mensch.',
      'Am Sprachgerät verarbeitet auch dessen Anbieter, was gesagt wird, und speichert es womöglich. Formuliert ein Sprachmodell die Antwort, kommt dessen Betreiber hinzu.',
    ],
  },
  plans: {
    title: 'Was im Plan enthalten ist.',
    text: 'Spracherkennung und Sprachsteuerung gehören zu jedem Plan. Ein Sprachassistent neben dem Web-Chat zählt als eigener Kanal.',
  },
  questions: {
    title: 'Drei Fragen vorab.',
    items: [
      {
        question: 'Ersetzt das unsere Telefonanlage?',
        answer:
          'Nein. Der Sprachassistent ist ein Kanal Ihres Chatbots; Anrufe anzunehmen gehört nicht dazu. Wer telefonieren möchte, erreicht weiterhin Ihr Team.',
      },
      {
        question: 'Muss ich für Sprache alles neu schreiben?',
        answer:
          'Die Inhalte bleiben. Gesprochene Antworten sollten aber kürzer sein: zwei Sätze statt zwei Absätze und keine Links, die niemand anklicken kann.',
      },
      {
        question: 'Auf welchen Geräten läuft er?',
        answer:
          'Schreiben Sie uns, welches Gerät Sie meinen oder ob es ein Mikrofon im Web-Chat sein soll. Ob es passt, erproben wir vor dem Angebot.',
      },
    ],
  },
  related: {
    title: 'Dazu gehört',
    product: { title: 'KI-Chatbot', text: 'Woher der Sprachassistent seine Antworten nimmt.' },
    useCase: { title: 'Supportanfragen', text: 'Bekanntes beantworten, Schwieriges weitergeben.' },
  },
  next: {
    title: 'Welchen Satz soll er zuerst verstehen?',
    text: 'Schicken Sie uns den Satz, den Ihre Kunden lieber sagen als tippen würden. Wir schreiben Ihnen, ob er sich eignet und was dafür einzurichten ist.',
    button: 'Ersten Satz schicken',
  },
};
