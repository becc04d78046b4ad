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
    lead: 'Mit Teig an den Händen oder der Leiter unterm Arm: Ihre Kunden sprechen, der Assistent wiederholt Nummern und Termine und lässt sie bestätigen. Gesprochen wird in ein Sprachgerät oder ins Mikrofon des Web-Chats; was bei Ihnen geht, prüfen wir vor dem Angebot. Anrufe nimmt er nicht an.',
  },
  picture: {
    kind: 'call',
    words: {
      label: 'Beispielgespräch mit Sprache: Eine Zahl wird genannt, wiederholt, berichtigt und bestätigt',
      messages: [
        {
          from: 'assistant',
          text: 'Hallo, hier spricht ein KI-Assistent. Ihre Angaben gehen ans Kundencenter; auch andere Anbieter verarbeiten sie. Welche das sind, hören Sie, wenn Sie „Datenschutz“ sagen. Wie lautet der Zählerstand?',
        },
        { from: 'visitor', text: 'Vierzehn\u00ADtausend\u00ADzwei\u00ADhundert\u00ADdreißig.' },
        { from: 'assistant', text: 'Ich habe verstanden: eins, vier, zwo, null, drei. Stimmt das?', act: 'reads-back' },
        { from: 'visitor', text: 'Nein, dreißig am Ende. Drei, null.' },
        {
          from: 'assistant',
          text: 'Also eins, vier, zwo, drei, null. Stimmen die Ziffern? Dann brauche ich noch Ihre Zählernummer.',
          act: 'reads-back',
        },
        { from: 'visitor', text: 'Ja, genau.' },
      ],
      understood: { title: 'Zählerstand, bestätigt', value: '14230' },
    },
  },
  how: {
    title: 'Hören, verstehen, bestätigen.',
    lead: 'Ihre Kunden melden einen Zählerstand, ohne zu tippen. Weil der Assistent ihn wiederholt, kann ein Hörfehler auffallen, bevor abgerechnet wird.',
    steps: [
      {
        title: 'Hören',
        text: 'Die Spracherkennung schreibt mit; gesucht wird in derselben Wissensbasis wie im Web-Chat.',
      },
      {
        title: 'Verstehen',
        text: 'Aus dem Satz wird ein Anliegen, etwa „Rückruf am Dienstag“. Fehlt etwas, fragt der Assistent nach.',
      },
      {
        title: 'Bestätigen',
        text: 'Vor einem Auftrag wiederholt der Assistent, worauf es ankommt, und wartet auf ein klares Ja.',
      },
    ],
  },
  details: {
    title: 'Was gesagt wird, was ankommt, was wiederholt wird.',
    lead: 'Vier Sätze zeigen, wann eine Wiederholung nötig ist und wann sie nur stört.',
    entries: [
      {
        title: '„Rufen Sie mich am Dienstag zurück.“',
        text: 'Der Assistent nennt das Datum, zurückrufen wird ein Mensch.',
        facts: [
          { name: 'Verstanden', text: 'Rückruf durch Ihr Team, Tag: Dienstag' },
          { name: 'Wiederholt', text: '„Dienstag, der 8.\u00A0Dezember. Richtig?“' },
        ],
      },
      {
        title: '„Meine Nummer ist zwo, null, vier, vier, acht.“',
        text: 'Ziffern wiederholt der Assistent einzeln.',
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
        text: 'Wer verärgert ist, braucht keine Wiederholung, sondern einen Menschen.',
        facts: [
          { name: 'Verstanden', text: 'kein Anliegen' },
          { name: 'Stattdessen', text: '„Soll sich jemand aus unserem Team bei Ihnen melden?“' },
        ],
      },
    ],
  },
  limits: {
    title: 'Wo Sprache an Grenzen stößt.',
    lead: 'Dort hilft ein Mensch, oder Ihre Kunden schreiben später im Web-Chat.',
    items: [
      'Lärm, Dialekt und Eigennamen führen zu Fehlern; die Wiederholung fängt nicht alle ab.',
      'Kennwörter, PINs, Kartendaten und Gesundheitsangaben sollte niemand laut aussprechen.',
      'Der Sprachassistent prüft nicht, wer spricht. Auskünfte zu Konto oder Vertrag gibt deshalb ein Mensch.',
      'Was gesagt wird, verarbeiten auch die Anbieter von Sprachgerät und Spracherkennung und speichern es womöglich. Mit einem Sprachmodell kommt dessen Betreiber hinzu. Informieren Sie darüber, bevor jemand spricht.',
    ],
  },
  plans: {
    title: 'Was im Plan enthalten ist.',
    text: 'Spracherkennung und Sprachsteuerung gehören zu jedem Plan; ob sie laufen, hängt vom Gerät Ihrer Kunden ab. Ein Sprachgerät belegt einen Kanal. Nutzen Sie den enthaltenen schon für den Web-Chat, brauchen Sie einen zweiten (Preis bei der Tabelle). Ob auch ein Mikrofon im Web-Chat als Kanal zählt, steht im Angebot.',
  },
  questions: {
    title: 'Drei Fragen vorab.',
    items: [
      {
        question: 'Ersetzt das unsere Telefonanlage?',
        answer:
          'Nein. Der Sprachassistent ist ein Kanal Ihres Chatbots und nimmt keine Anrufe an. Wer telefonieren möchte, erreicht weiterhin Ihr Team.',
      },
      {
        question: 'Muss ich für Sprache alles neu schreiben?',
        answer:
          'Nein. Der Sprachassistent nutzt dieselben Inhalte. Nur die häufigsten Antworten kürzen Sie zum Sprechen: zwei, drei Sätze statt zwei Absätze und keine Links, die niemand anklicken kann.',
      },
      {
        question: 'Auf welchen Geräten läuft der Sprachassistent?',
        answer:
          'Über ein Sprachgerät, etwa einen smarten Lautsprecher, oder über ein Mikrofon im Web-Chat. Eine Liste der Modelle ergänzen wir vor dem Start in den häufigen Fragen. Schreiben Sie uns bis dahin, welches Gerät und welche Sprache Ihre Kunden nutzen: Wir prüfen es vor dem Angebot.',
      },
    ],
  },
  related: {
    title: 'Dazu gehört',
    product: { title: 'KI-Chatbot', text: 'Woher der Sprachassistent seine Antworten nimmt.' },
    useCase: { title: 'Supportanfragen', text: 'Bekanntes beantworten, Schwieriges weitergeben.' },
  },
  next: {
    title: 'Welchen Satz soll der Assistent zuerst verstehen?',
    text: 'Schicken Sie uns den Satz, den Ihre Kunden lieber sagen als tippen würden. Wir schreiben Ihnen, ob er sich eignet. Den Chatbot dazu bauen wir in der Demo.',
    button: 'Einen Satz prüfen lassen',
  },
};
