import type { ProductText } from '../schema.ts';

export const builder: ProductText = {
  meta: {
    name: 'Chatbot-Baukasten',
    title: 'Chatbot-Baukasten: Abläufe ohne Code bauen | {brand}',
    headline: 'Gespräche bauen statt Programme.',
    description:
      'Chatbots bauen ohne Code: Blöcke, Verzweigungen, Tests und Vorlagen für typische Anwendungsfälle. Wie der Baukasten arbeitet und wo er aufhört.',
  },
  hero: {
    title: 'Gespräche bauen statt Programme.',
    lead: 'Im Baukasten setzen Sie Blöcke aneinander: fragen, antworten, verzweigen, übergeben. Wer das Gespräch führen kann, kann es auch bauen.',
  },
  picture: {
    kind: 'builder',
    words: {
      label:
        'Bild des Baukastens: Wer einen Probetermin sucht, wird nach seiner Erfahrung gefragt. Anfänger bekommen den Schnupperkurs, alle anderen spricht der Trainer an.',
      title: 'Probetraining',
      status: 'Test läuft',
      palette: ['Nachricht', 'Frage', 'Auswahl', 'Übergabe'],
      steps: [
        { kind: 'Auslöser', text: '„Kann ich mal mitmachen?“' },
        { kind: 'Frage', text: 'Sind Sie schon einmal geklettert?' },
        { kind: 'Verzweigung', text: 'Erfahrung vorhanden?' },
      ],
      branches: [
        { when: 'keine', kind: 'Nachricht', text: 'Schnupperkurs am Samstag' },
        { when: 'etwas', kind: 'Übergabe', text: 'Trainer meldet sich' },
      ],
    },
  },
  how: {
    title: 'Vom leeren Blatt zum laufenden Gespräch.',
    lead: 'Niemand muss beim leeren Blatt anfangen. Aber man kann.',
    steps: [
      {
        title: 'Vorlage wählen oder frei beginnen',
        text: 'Vorlagen bringen für typische Anwendungsfälle schon Fragen und Wege mit. Sie ändern nur, was bei Ihnen anders ist.',
      },
      {
        title: 'Blöcke setzen',
        text: 'Jeder Block tut genau eines: etwas sagen, etwas fragen, eine Auswahl anbieten, ein System ansprechen oder abgeben.',
      },
      {
        title: 'Wege verzweigen',
        text: 'Eine Antwort führt hierhin, eine andere dorthin. Und für alles, womit keiner gerechnet hat, gibt es einen Ausweg zum Menschen.',
      },
      {
        title: 'Durchspielen',
        text: 'Testen Sie den Ablauf wie ein Besucher, bevor ihn einer sieht. Lassen Sie auch jemanden ran, der nicht daran gebaut hat.',
      },
      {
        title: 'Veröffentlichen',
        text: 'Erst mit diesem Schritt sprechen Kunden mit der neuen Fassung. Bis dahin bleibt alles ein Entwurf.',
      },
    ],
  },
  details: {
    title: 'Der Inhalt des Kastens.',
    lead: 'Sechs Arten von Blöcken genügen für fast jedes Gespräch.',
    entries: [
      {
        title: 'Nachricht',
        text: 'Text, Bild oder Link. Eine gute Nachricht passt auf einen Telefonbildschirm, ohne dass jemand rollen muss.',
      },
      {
        title: 'Frage',
        text: 'Wartet auf eine Antwort und merkt sie sich: Name, Nummer, Datum. Passt die Antwort nicht, fragt der Block noch einmal anders.',
      },
      {
        title: 'Auswahl',
        text: 'Zwei bis fünf Knöpfe statt freier Eingabe. Gut, wenn die Möglichkeiten feststehen und Tippen lästig wäre.',
      },
      {
        title: 'Verzweigung',
        text: 'Entscheidet nach dem, was gesagt wurde, nach der Sprache oder nach einer Auskunft aus einem angebundenen System.',
      },
      {
        title: 'Wissensbasis',
        text: 'Übergibt an die KI, die aus Ihren Texten antwortet. So mischen sich feste Abläufe und freie Fragen in einem Gespräch.',
      },
      {
        title: 'Übergabe',
        text: 'Holt einen Menschen dazu und nimmt alles Gesagte mit. Dieser Block darf in keinem Ablauf fehlen.',
      },
    ],
  },
  limits: {
    title: 'Hier hört der Baukasten auf.',
    lead: 'Ohne Code heißt nicht: ohne Nachdenken.',
    items: [
      'Er schreibt Ihre Texte nicht. Ton und Inhalt kommen von Ihnen, beim Einstieg helfen wir.',
      'Sehr verschachtelte Abläufe lassen sich bauen, aber nicht mehr überblicken. Ab etwa zwanzig Verzweigungen raten wir zum Teilen.',
      'Eine eigene Schnittstelle entsteht nicht durch Klicken. Sie gehört zum Plan {enterpriseName} und wird mit Ihrer Technik abgestimmt.',
      'Ein Test mit drei Kollegen findet viele Fehler. Die übrigen finden Ihre Kunden; lesen Sie in der ersten Woche mit.',
    ],
  },
  plans: {
    title: 'Wie viele Chatbots dürfen es sein?',
    text: 'Baukasten und Vorlagen stehen allen offen. Ein Chatbot-Projekt ist ein eigenständiger Chatbot mit eigener Wissensbasis, etwa für eine zweite Marke.',
  },
  questions: {
    title: 'Fragen beim Bauen.',
    items: [
      {
        question: 'Wer sollte bei uns bauen?',
        answer:
          'Am besten jemand, der täglich mit Kunden spricht. Technisches Vorwissen hilft wenig, ein Ohr für Rückfragen hilft sehr.',
      },
      {
        question: 'Was passiert bei Fragen außerhalb des Ablaufs?',
        answer:
          'Dann sucht der Assistent in der Wissensbasis. Findet er dort nichts, sagt er es und bietet die Übergabe an. Danach geht es im Ablauf weiter.',
      },
      {
        question: 'Können mehrere am selben Chatbot arbeiten?',
        answer:
          'Ja, mehrere Personen lassen sich einem Projekt zuordnen. Sprechen Sie sich ab, wer welchen Ablauf pflegt: Zwei Köche würzen sonst doppelt.',
      },
    ],
  },
  related: {
    title: 'Passende Bausteine',
    product: { title: 'Erweiterungen', text: 'Termine, Zahlung und Newsletter im selben Ablauf.' },
    useCase: { title: 'Vertriebsunterstützung', text: 'Ein Ablauf, der Anfragen vorsortiert.' },
  },
  next: {
    title: 'Schildern Sie uns ein Gespräch.',
    text: 'Ein einziges, das Ihr Team ständig führt. Wir zeigen Ihnen, aus welchen Blöcken es besteht und welche Vorlage am nächsten liegt.',
    button: 'Gespräch schildern',
  },
};
