import type { SolutionText } from '../schema.ts';

export const conversationalMarketing: SolutionText = {
  meta: {
    name: 'Conversational Marketing',
    title: 'Conversational Marketing im Team führen | {brand}',
    headline: 'Wer übernimmt, wenn jemand Ja sagt?',
    description:
      'Für Marketingleitungen: wie Marketing und Vertrieb sich eine Anfrage teilen, welche Rollen nötig sind, was zu messen ist und woran es scheitert.',
  },
  hero: {
    title: 'Wer übernimmt, wenn jemand Ja sagt?',
    lead: 'Sie verantworten Kampagnen und Budget, und der Vertrieb will wissen, was daraus wird. Conversational Marketing heißt: Auf die erste Frage folgt ein Gespräch statt eines Formulars. Ihre Regeln bestimmen, wann der Vertrieb übernimmt; im Live-Chat liegt ihm dann der ganze Verlauf vor.',
    meeting: {
      label: 'Beispiel: aus der Abstimmung zwischen Marketing und Vertrieb',
      said: [
        { who: 'Marketing', text: 'Wir haben euch am Freitag alle Anfragen geschickt.' },
        { who: 'Vertrieb', text: 'Eine Liste mit Adressen. Was die Leute wollten, stand nicht dabei.' },
        { who: 'Marketing', text: 'Dann schicken wir künftig das Gespräch mit.' },
      ],
    },
  },
  change: {
    title: 'Eine Anfrage, ein\u00A0Nachmittag.',
    lead: 'Ein erfundenes Beispiel: So kann es laufen, wenn die Übergabe geregelt und Ihr CRM angebunden ist. Ob dafür eine Anbindung fertig ist, prüfen wir vor dem Angebot.',
    picture: {
      kind: 'relay',
      words: {
        label:
          'Weg einer gedachten Anfrage: an einem Nachmittag vom Assistenten zum Vertrieb; am nächsten Tag schließt das Marketing eine Lücke auf der Seite',
        lanes: { assistant: 'Assistent', sales: 'Vertrieb', marketing: 'Marketing' },
        steps: [
          {
            lane: 'assistant',
            when: '14:05\u00A0Uhr',
            text: 'Auf der Preisseite fragt jemand, ob sich die Wartung auch für eine einzelne Anlage lohnt. Der Assistent antwortet aus der Wissensbasis, mit Quelle.',
          },
          {
            lane: 'assistant',
            when: '14:08\u00A0Uhr',
            text: 'Ein Angebot ist gewünscht. Erst jetzt fragt der Assistent nach Ort und E\u2011Mail-Adresse und sagt, wer beides für das Angebot bekommt: der Vertrieb, die Anbieter von Chat und CRM und der Betreiber des Sprachmodells.',
          },
          {
            lane: 'sales',
            when: '14:09\u00A0Uhr',
            text: 'Die Anfrage liegt samt Verlauf beim Vertrieb. Es antwortet die Person, die für den Ort zuständig ist.',
          },
          {
            lane: 'sales',
            when: '14:40\u00A0Uhr',
            text: 'Eine Rückfrage zur Anlage, dann das Angebot. Alles andere stand im Verlauf.',
          },
          {
            lane: 'marketing',
            when: '16:30\u00A0Uhr',
            text: 'Beim Lesen der Dialoge, die ohne Adresse endeten, fällt dieselbe Frage auf: Zur einzelnen Anlage steht auf der Preisseite kein Wort.',
          },
          {
            lane: 'marketing',
            when: 'am nächsten Tag',
            text: 'Der Absatz ist freigegeben und steht auf der Preisseite. Die Wissensbasis verweist darauf.',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Hinter jede Aufgabe gehört ein\u00A0Name.',
    lead: 'So könnten Sie die Aufgaben verteilen. Hier stehen Rollen; setzen Sie Namen ein, bevor die Kampagne beginnt.',
    tasks: [
      {
        title: 'Anlässe und Seiten für Gespräche wählen',
        does: 'Kampagnenteam',
        decides: 'Marketingleitung',
        asked: 'Vertrieb',
      },
      {
        title: 'Vereinbaren, ab wann eine Anfrage zählt',
        does: 'Marketing und Vertrieb an einem Tisch',
        decides: 'Vertriebsleitung',
        asked: 'wer später antwortet',
      },
      {
        title: 'Antworten auf die ersten Fragen formulieren',
        does: 'Redaktion',
        decides: 'Marketingleitung',
        asked: 'Innendienst und Produktmanagement',
      },
      {
        title: 'Anfragen noch am selben Tag annehmen',
        does: 'Vertrieb, nach Gebiet',
        decides: 'Vertriebsleitung',
        asked:
          'Betriebs- oder Personalrat, wo es ihn gibt; wird die Antwortzeit gemessen, bestimmt er in der Regel mit',
      },
      {
        title: 'Einwilligungen und ihre Texte',
        does: 'Marketing',
        decides: 'Marketingleitung',
        asked:
          'Datenschutzbeauftragte, vor dem ersten Gespräch, auch zu Auftragsverarbeitung und Betreiber des Sprachmodells',
      },
      {
        title: 'CRM und E\u2011Mail-Marketing anbinden',
        does: 'IT oder Agentur',
        decides: 'Marketingleitung',
        asked: 'wer das CRM pflegt, und Datenschutz',
      },
    ],
  },
  path: {
    title: 'Klein anfangen, aber mit beiden Leitungen.',
    lead: 'Wie schnell es geht, bestimmen Ihre Freigaben. Legen Sie darum zuerst die Termine mit dem Vertrieb fest.',
    stages: [
      {
        title: 'Eine Seite Papier',
        text: 'Marketing und Vertrieb schreiben auf, welche Anfragen sie haben wollen, welche nicht und in wie vielen Stunden jemand antwortet, zum Beispiel in vier.',
        takes: 'eine Besprechung mit beiden Leitungen',
        done: 'beide dasselbe Blatt samt Antwortzeit abgezeichnet haben',
      },
      {
        title: 'Eine Kampagne',
        text: 'Nehmen Sie eine, die schon läuft und ein klares Ziel hat. Nur auf ihrer Landingpage antwortet der Assistent, sonst bleibt alles, wie es ist.',
        takes:
          'eine Landingpage, zehn geprüfte Antworten und einen Weg zum Vertrieb: Live-Chat oder, falls angebunden, Ihr CRM',
        done: 'eine Testanfrage mit vollem Verlauf bei der richtigen Person ankommt',
      },
      {
        title: 'Mitlesen',
        text: 'Aufschlussreich sind vor allem Gespräche, die ohne Adresse enden. Darin lesen Sie, was Ihre Seite verschweigt.',
        takes: 'jemanden, der dafür jede Woche eine Stunde hat',
        done: 'drei Seiten geändert sind, weil jemand danach gefragt hat',
      },
      {
        title: 'Ausweiten',
        text: 'Termine, Rückmeldungen und weitere Kampagnen kommen dazu, eine nach der anderen.',
        takes: 'Vorlagen aus dem Baukasten, für Termine eine Erweiterung (Preis im Angebot)',
        done: 'zu jedem Ablauf, der online ist, eine zuständige Person gehört',
      },
    ],
  },
  measures: {
    title: 'Was Sie dem Vertrieb zeigen können.',
    lead: 'Zielwerte setzen Sie selbst, denn Ihre Ausgangslage kennen nur Sie. Notieren Sie den Stand, solange es noch keinen Chat gibt.',
    rows: [
      {
        what: 'Themen der Gespräche',
        tells: 'welche Fragen eine Kampagne auslöst',
        where: 'Auswertung im Dashboard',
        trap: 'Ein häufiges Thema kann auch heißen, dass die Seite unklar ist.',
      },
      {
        what: 'Anfragen, die der Vertrieb annimmt',
        tells: 'ob die Vorfragen stimmen',
        where: 'CRM',
        trap: 'Nimmt der Vertrieb jede an, siebt der Assistent vielleicht zu streng.',
      },
      {
        what: 'Zeit bis zur ersten Antwort',
        tells: 'ob die Vereinbarung hält',
        where: 'CRM',
        trap: 'Zählen Sie Anfragen aus der Nacht getrennt, sonst sieht jeder Morgen schlecht aus.',
      },
      {
        what: 'Termine, die stattgefunden haben',
        tells: 'ob sie gewollt waren',
        where: 'Ihr Kalender, Ihr CRM',
        trap: 'Eine Buchung ist noch kein geführtes Gespräch.',
      },
      {
        what: 'Bestätigte Anmeldungen zum Newsletter',
        tells: 'ob Ihr Thema über den Tag hinaus trägt',
        where: 'E\u2011Mail-Marketing',
        trap: 'Begonnene Anmeldungen zählen nicht, erst der Klick in der Bestätigung.',
      },
    ],
  },
  decisions: {
    title: 'Vier Fragen für die Leitungsrunde.',
    items: [
      {
        title: 'Wem gehört eine strittige Anfrage?',
        text: 'Gebiet, Produkt oder bestehender Kontakt: Wählen Sie ein Merkmal, das immer den Ausschlag gibt. Schlichten kann der Assistent nicht.',
      },
      {
        title: 'Was verraten wir, bevor wir nach der Adresse fragen?',
        text: 'Nennen Sie Preise, Lieferzeiten und Grenzen so offen wie möglich. Wer sich danach meldet, weiß schon, worauf er sich einlässt.',
      },
      {
        title: 'Wie soll der Assistent klingen?',
        text: 'Schreiben Sie drei Sätze auf, die er nie sagen darf, und drei, an denen man Ihr Haus erkennt. Damit kann die Redaktion arbeiten.',
      },
      {
        title: 'Wann hören wir wieder auf?',
        text: 'Legen Sie fest, bei welchem Ergebnis die Kampagne ohne Chat weiterläuft, und rechnen Sie die Kündigungsfrist des Plans ein. Einen Versuch, der enden darf, beschließt man leichter.',
      },
    ],
  },
  risks: {
    title: 'Drei Arten, gute Anfragen zu verlieren.',
    items: [
      {
        title: 'Der Vertrieb glaubt nicht daran',
        sign: 'Anfragen aus dem Chat werden als letzte geöffnet.',
        answer: 'Jemand aus dem Vertrieb schreibt die Vorfragen selbst.',
      },
      {
        title: 'Der Chat drängt',
        sign: 'Gespräche enden genau bei der Bitte um die E\u2011Mail-Adresse.',
        answer: 'Die Bitte nach hinten schieben und einen Weg ohne Adresse offenlassen.',
      },
      {
        title: 'Werbung ohne Erlaubnis',
        sign: 'Adressen aus Angeboten tauchen im Verteiler auf.',
        answer:
          'Angebot und Werbung sind zwei Zwecke. Werbung per E\u2011Mail braucht in der Regel eine eigene Einwilligung, auch gegenüber Unternehmen (§\u00A07 UWG). Der Klick in der Bestätigungsmail hilft, sie nachzuweisen.',
      },
    ],
  },
  next: {
    title: 'Bringen Sie Ihren Vertrieb gleich mit.',
    text: 'Schildern Sie uns eine Kampagne, die gerade läuft. Wir antworten per E\u2011Mail mit einem Vorschlag, wer wann übernimmt. In der Demo besprechen wir ihn mit Marketing und Vertrieb, und aus drei Fragen Ihrer Besucher wird ein Chatbot.',
    button: 'Kampagne schildern',
  },
  onward: {
    title: 'Für alle, die es umsetzen',
    useCase: 'Vier Abläufe zum Nachbauen, von der ersten Frage bis zur Rückmeldung.',
    examples: 'Sechs Gespräche, in denen jemand Interesse zeigt, mit Anmerkungen.',
    products: [
      { page: 'products/web-chat', text: 'Das Fenster, in dem das Gespräch beginnt.' },
      { page: 'products/builder', text: 'Abläufe zusammenstecken, verzweigen, testen.' },
      { page: 'products/add-ons', text: 'Termine und Newsletter im Gespräch, zum Preis im Angebot.' },
    ],
    industries: [
      { page: 'industries/real-estate', text: 'Viele Anfragen, wenige Besichtigungen.' },
      { page: 'industries/tourism', text: 'Fragen, die vor der Buchung kommen.' },
      { page: 'industries/agencies', text: 'Kampagnen für andere führen.' },
    ],
  },
};
