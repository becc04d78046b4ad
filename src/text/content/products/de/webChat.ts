import type { ProductText } from '../schema.ts';

export const webChat: ProductText = {
  meta: {
    name: 'Web-Chat',
    title: 'Web-Chat nach Maß und weitere Kanäle | {brand}',
    headline: 'Ein Chatfenster, das zu Ihrem Haus gehört.',
    description:
      'Das Chatfenster für Ihre Website: Farben, Icon und Texte stellen Sie selbst ein. Entwerfen Sie hier, wie es aussehen soll. Dazu Messenger und Sprache.',
  },
  hero: {
    title: 'Ein Chatfenster, das nach Ihnen aussieht.',
    lead: 'Farben, Icon und Texte stellen Sie ohne Code ein. Probieren Sie es gleich im Editor aus. Auf welchen Ihrer Seiten das Fenster hilft, schlagen wir Ihnen auf Wunsch vor.',
  },
  how: {
    title: 'In vier Schritten auf Ihrer Website.',
    lead: 'Legen Sie Ihre Farbwerte und ein Bild bereit, und entscheiden Sie über den Namen.',
    steps: [
      {
        title: 'Aussehen wählen',
        text: 'Form, Platz (links oder rechts) und Größe entwerfen Sie im Editor oben. Was davon bei Ihnen geht, klären wir vor dem Angebot.',
      },
      {
        title: 'Icon und Farben setzen',
        text: 'Nehmen Sie ein eigenes Bild und die Farben Ihres Hauses. Achten Sie auf Kontrast: Hellgrau auf Weiß ist kaum zu lesen.',
      },
      {
        title: 'Texte schreiben',
        text: 'Schreiben Sie Name und Begrüßung kurz, in Ihrem Ton und in jeder Sprache, die Sie anbieten. Der KI-Hinweis gehört hinein, auch wenn er schon im Kopf des Fensters steht.',
      },
      {
        title: 'Einbinden',
        text: 'Legen Sie fest, auf welchen Seiten das Fenster steht. Wer Ihre Website pflegt, ergänzt dort einen kurzen Codeabschnitt.',
      },
    ],
  },
  details: {
    title: 'Drei Kanäle, eine Wissensbasis.',
    lead: 'Fragen kommen auch von unterwegs. Beantwortet werden sie aus denselben Texten, gesprochen nur kürzer. E\u2011Mail und Telefon gehören nicht dazu, dort antwortet Ihr Team.',
    entries: [
      {
        title: 'Web-Chat',
        text: 'Das Fenster auf Ihren eigenen Seiten. Farben, Icon und Texte bestimmen Sie.',
        facts: [
          { name: 'Gut für', text: 'Fragen, die beim Lesen oder Kaufen entstehen' },
          {
            name: 'Zu bedenken',
            text: 'Ist das Fenster zu, braucht Ihr Team einen anderen Weg zu der Person, etwa ihre E\u2011Mail-Adresse',
          },
        ],
      },
      {
        title: 'Messenger',
        text: 'Hier schreiben viele Kunden ohnehin. Fragen Sie uns, ob sich Ihrer anbinden lässt.',
        facts: [
          { name: 'Gut für', text: 'Rückfragen über mehrere Tage und unterwegs' },
          { name: 'Zu bedenken', text: 'Der Anbieter des Messengers verarbeitet die Nachrichten nach seinen Regeln' },
        ],
      },
      {
        title: 'Sprachassistent',
        text: 'Für Fragen im Vorbeigehen, ohne Bildschirm. Antworten müssen kürzer sein, und Wichtiges wird wiederholt.',
        facts: [
          { name: 'Gut für', text: 'Öffnungszeiten, kurze Auskünfte, einfache Meldungen' },
          { name: 'Zu bedenken', text: 'Auch hier kommt ein Anbieter hinzu, und Umstehende können mithören' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was das Fenster nicht leistet.',
    lead: 'Mit diesen vier Grenzen sollten Sie rechnen.',
    items: [
      'Es zieht keine Besucher an. Wer nicht auf Ihre Website kommt, kann dort nichts fragen.',
      'Im Messenger und am Sprachgerät bestimmt der Anbieter das Aussehen; Ihre Farben gelten dort nicht.',
      'Es ersetzt die Kontaktseite nicht. Wer lieber anruft oder eine E\u2011Mail schreibt, soll das können.',
      'Es schreibt Ihre Datenschutzhinweise nicht. Darin muss stehen, was das Fenster auf dem Gerät speichert oder ausliest. Ist das nicht unbedingt erforderlich, brauchen Sie vorher eine Einwilligung (§\u00A025 TDDDG). Formuliert ein Sprachmodell die Antworten, nennen Sie auch dessen Betreiber.',
    ],
  },
  plans: {
    title: 'Ein Kanal ist in {essentialName} und {professionalName} enthalten.',
    text: 'Dieser eine kann der Web-Chat sein; wie viele Kanäle {enterpriseName} enthält, steht im Angebot. Farben, Icon und Texte des Fensters ändern Sie in jedem Plan selbst. Was ein weiterer Kanal kostet, steht bei der Tabelle.',
  },
  questions: {
    title: 'Fragen vor dem Einbau.',
    items: [
      {
        question: 'Ist der Editor auf dieser Seite schon das Produkt?',
        answer:
          'Nein, er gehört zu dieser Website und hilft beim Entwerfen. Ins Produkt tragen Sie Farben, Icon und Texte danach selbst ein; Form, Platz und Größe sind ein Wunsch, über den wir sprechen. Ihr Bild bleibt im Browser, alles andere steht in der Adresse der Seite; auf Wunsch kommen die Einstellungen in unser Kontaktformular.',
      },
      {
        question: 'Brauche ich dafür eine Agentur?',
        answer:
          'Für das Gestalten nicht. Zum Einbinden brauchen Sie jemanden, der an Ihrer Website etwas ergänzen darf.',
      },
      {
        question: 'Auf welchen Seiten sollte das Fenster fehlen?',
        answer:
          'Auf kaum einer, solange es bis zum Klick ein Knopf bleibt. Vorsicht an der Kasse: Wer dort festhängt, braucht das Fenster, aber es darf das Formular nicht verdecken. Ungefragt aufgehen sollte es nirgends.',
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
    text: 'Schicken Sie uns die Adresse. Sie bekommen einen Vorschlag, auf welchen Seiten ein Chatfenster hilft und wo es im Weg wäre.',
    button: 'Vorschlag anfordern',
  },
};
