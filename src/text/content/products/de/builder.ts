import type { ProductText } from '../schema.ts';

export const builder: ProductText = {
  meta: {
    name: 'Chatbot-Baukasten',
    title: 'Chatbot-Baukasten: Abläufe ohne Code bauen | {brand}',
    headline: 'Gespräche bauen statt Programme.',
    description:
      'Chatbots bauen ohne Code: Bausteine, Verzweigungen, Tests und Vorlagen für typische Anwendungsfälle. Wie der Baukasten arbeitet und wo er aufhört.',
  },
  hero: {
    title: 'Wer das Gespräch führen kann, kann es auch bauen.',
    lead: 'Im Baukasten setzen Sie sechs Arten von Bausteinen aneinander, vom Begrüßungssatz bis zur Übergabe. Vierzig Vorlagen nehmen Ihnen den Anfang ab, und Code schreibt niemand.',
  },
  picture: { kind: 'screen', screen: 'builder' },
  how: {
    title: 'In fünf Schritten zum ersten Ablauf.',
    lead: 'Nehmen Sie für den Anfang ein Gespräch, das Ihr Team jede Woche führt.',
    steps: [
      {
        title: 'Vorlage wählen oder frei beginnen',
        text: 'Vorlagen bringen für typische Anwendungsfälle Fragen und Wege schon mit. Sie ändern, was bei Ihnen anders ist.',
      },
      {
        title: 'Bausteine setzen',
        text: 'Jeder Baustein hat eine Aufgabe: sagen, fragen, auswählen lassen, verzweigen, nachschlagen oder übergeben.',
      },
      {
        title: 'Wege verzweigen',
        text: 'Eine Antwort führt hierhin, eine andere dorthin. Für alles Unerwartete bauen Sie einen Ausweg zu Ihrem Team ein.',
      },
      {
        title: 'Testen',
        text: 'Spielen Sie den Ablauf durch, bevor ihn Kunden sehen. Lassen Sie auch jemanden testen, der nicht daran gebaut hat.',
      },
      {
        title: 'Freigeben',
        text: 'Legen Sie fest, wer bei Ihnen das letzte Wort hat, bevor der Chatbot auf die Website kommt. Lesen Sie in der ersten Woche die Dialoge mit.',
      },
    ],
  },
  details: {
    title: 'Was im Baukasten liegt.',
    lead: 'Diese sechs genügen für viele Gespräche. Eine Erweiterung, im Bild die Terminbuchung, setzen Sie dort ein, wo Sie sie brauchen (Preis im Angebot).',
    entries: [
      {
        title: 'Nachricht',
        text: 'Begrüßt, erklärt oder bestätigt. Gut ist, was ohne Scrollen auf einen Handybildschirm passt.',
      },
      {
        title: 'Frage',
        text: 'Bittet um eine Angabe: Name, Nummer, Datum. Fragen Sie nur, was der Vorgang wirklich braucht.',
      },
      {
        title: 'Auswahl',
        text: 'Zeigt Knöpfe, wenn die Möglichkeiten feststehen und Tippen lästig wäre.',
      },
      {
        title: 'Verzweigung',
        text: 'Entscheidet nach der Antwort, wie es weitergeht: mit Kundenkonto hier entlang, ohne dort.',
      },
      {
        title: 'Wissensbasis',
        text: 'Gibt das Wort an die KI, die aus Ihren Texten antwortet. So passen feste Abläufe und freie Fragen in ein Gespräch.',
      },
      {
        title: 'Übergabe',
        text: 'Holt einen Menschen dazu und zeigt ihm den ganzen Verlauf. Dieser Baustein gehört in jeden Ablauf.',
      },
    ],
  },
  limits: {
    title: 'Hier hört der Baukasten auf.',
    lead: 'Vier Dinge sollten Sie vorher wissen.',
    items: [
      'Er schreibt Ihre Texte nicht. Ton und Inhalt kommen von Ihnen; auf Wunsch helfen wir in der Einführung (Preis im Angebot).',
      'Passt ein Ablauf nicht mehr auf den Bildschirm, wird er unübersichtlich. Machen Sie lieber zwei daraus.',
      'Eine eigene API-Anbindung bauen Sie damit nicht. Sie gehört zum Plan {enterpriseName} und wird mit Ihrer Technik abgestimmt.',
      'Entwürfe neben dem laufenden Ablauf, ältere Fassungen, gleichzeitiges Bauen zu mehreren: Rechnen Sie damit erst, wenn es in Ihrem Angebot steht. Fragen Sie in der Demo danach.',
    ],
  },
  plans: {
    title: 'Wie viele Chatbots dürfen es sein?',
    text: 'Baukasten und Vorlagen gehören zu jedem Plan. Ein Projekt ist ein Chatbot; eine zweite Marke braucht also ein zweites. Was über Ihren Plan hinausgeht, steht mit Preis im Angebot.',
  },
  questions: {
    title: 'Fragen beim Bauen.',
    items: [
      {
        question: 'Wer sollte bei uns bauen?',
        answer:
          'Am besten jemand, der täglich mit Kunden spricht. Technisches Vorwissen ist nicht nötig, ein Ohr für Rückfragen schon.',
      },
      {
        question: 'Was passiert bei Fragen außerhalb des Ablaufs?',
        answer:
          'Dann sucht der Assistent in der Wissensbasis und nennt die Quelle. Findet er nichts, soll er es sagen und auf Wunsch an Ihr Team übergeben, zu den Zeiten, zu denen jemand da ist.',
      },
      {
        question: 'Können mehrere am selben Chatbot arbeiten?',
        answer:
          'Einem Projekt können Sie mehrere Personen zuordnen. Einen Platz als Bearbeiter braucht, wer Gespräche übernimmt. Schreiben Sie uns, wie viele bei Ihnen nur bauen; ob sie einen Platz brauchen, steht dann im Angebot. Sprechen Sie ab, wer welchen Ablauf pflegt, damit sich zwei Änderungen nicht widersprechen.',
      },
    ],
  },
  related: {
    title: 'Dazu passt',
    product: { title: 'Erweiterungen', text: 'Termine, Bezahlung und Newsletter, jeweils zum Preis im Angebot.' },
    useCase: { title: 'Vertriebsunterstützung', text: 'Ein Ablauf, der Anfragen vorsortiert.' },
  },
  next: {
    title: 'Schildern Sie uns ein Gespräch.',
    text: 'Nehmen Sie eines, das Ihr Team ständig führt. Wir schreiben Ihnen, welche Bausteine dafür nötig sind und welche Vorlage am besten passt.',
    button: 'Gespräch schildern',
  },
};
