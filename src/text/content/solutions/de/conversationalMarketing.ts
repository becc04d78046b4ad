import type { SolutionText } from '../schema.ts';

export const conversationalMarketing: SolutionText = {
  meta: {
    name: 'Conversational Marketing',
    title: 'Conversational Marketing im Team führen | {brand}',
    headline: 'Wer übernimmt, wenn jemand Ja sagt?',
    description:
      'Für Marketingleitungen: wie Marketing und Vertrieb sich eine Anfrage teilen, welche Rollen es braucht, was zu messen ist und woran es scheitert.',
  },
  hero: {
    title: 'Wer übernimmt, wenn jemand Ja sagt?',
    lead: 'Sie verantworten Kampagnen und Budget, und der Vertrieb will wissen, was daraus wird. Mit {brand} führt der Assistent das erste Gespräch; Ihre Regeln bestimmen, wer es fortsetzt.',
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
    title: 'Eine Anfrage, drei\u00A0Hände, ein\u00A0Nachmittag.',
    lead: 'Früher lag eine Adresse über Nacht in einer Tabelle. So läuft derselbe Fall, wenn die Übergabe geregelt ist; die Uhrzeiten sind ein Beispiel.',
    picture: {
      kind: 'relay',
      words: {
        label: 'Weg einer gedachten Anfrage an einem Nachmittag: vom Assistenten zum Vertrieb und zurück zum Marketing',
        lanes: { assistant: 'Assistent', sales: 'Vertrieb', marketing: 'Marketing' },
        steps: [
          {
            lane: 'assistant',
            when: '14:05',
            text: 'Auf der Preisseite fragt jemand, ob sich die Wartung auch für eine einzelne Anlage lohnt. Die Antwort kommt gleich, mit Quelle.',
          },
          {
            lane: 'assistant',
            when: '14:08',
            text: 'Ein Angebot ist gewünscht. Erst jetzt fragt der Assistent nach Ort und E\u2011Mail-Adresse.',
          },
          {
            lane: 'sales',
            when: '14:09',
            text: 'Das Gespräch liegt im CRM, mit Anliegen und Gebiet. Damit steht auch fest, wer es öffnet.',
          },
          {
            lane: 'sales',
            when: '14:40',
            text: 'Eine Rückfrage zur Anlage, dann das Angebot. Was schon gesagt wurde, fragt niemand noch einmal.',
          },
          {
            lane: 'marketing',
            when: '16:30',
            text: 'Ein Blick auf die Themen des Tages: Zur einzelnen Anlage steht auf der Preisseite kein Wort.',
          },
          {
            lane: 'marketing',
            when: '16:45',
            text: 'Jetzt schon. Ein Absatz mehr, und die Antwort in der Wissensbasis verweist darauf.',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Zuständig ist ein\u00A0Name, keine\u00A0Abteilung.',
    lead: 'Ersetzen Sie jede Rolle durch eine Person, bevor die Kampagne beginnt. Das hier ist unser Vorschlag für den Zuschnitt.',
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
        asked: 'wer später zurückruft',
      },
      {
        title: 'Antworten vor der Anfrage formulieren',
        does: 'Redaktion',
        decides: 'Marketingleitung',
        asked: 'Innendienst und Produktmanagement',
      },
      {
        title: 'Anfragen noch am selben Tag annehmen',
        does: 'Vertrieb, nach Gebiet',
        decides: 'Vertriebsleitung',
        asked: 'niemand, die Vereinbarung steht',
      },
      {
        title: 'Einwilligungen und ihre Texte',
        does: 'Marketing',
        decides: 'Marketingleitung',
        asked: 'Datenschutzbeauftragte, vor dem Start',
      },
      {
        title: 'CRM und E-Mail-Marketing anbinden',
        does: 'IT oder Agentur',
        decides: 'Marketingleitung',
        asked: 'wer das CRM pflegt',
      },
    ],
  },
  path: {
    title: 'Klein anfangen, aber mit beiden Leitungen.',
    lead: 'Wie lange eine Etappe dauert, hängt an Freigaben, selten an der Technik. Legen Sie darum zuerst die Termine mit dem Vertrieb fest.',
    stages: [
      {
        title: 'Eine Seite Papier',
        text: 'Marketing und Vertrieb schreiben auf, welche Anfragen sie haben wollen, welche nicht und wie schnell jemand antwortet.',
        takes: 'eine Sitzung, in der beide Leitungen sitzen',
        done: 'Beide haben dasselbe Blatt abgezeichnet, samt der Antwortzeit.',
      },
      {
        title: 'Eine Kampagne',
        text: 'Nehmen Sie eine, die schon läuft und ein klares Ziel hat. Nur auf ihrer Landeseite antwortet der Assistent, sonst bleibt alles, wie es ist.',
        takes: 'eine Landeseite, zehn geprüfte Antworten, eine Verbindung zum CRM',
        done: 'Eine Testanfrage kommt mit vollem Verlauf bei der richtigen Person an.',
      },
      {
        title: 'Mitlesen',
        text: 'Am meisten lernen Sie aus Gesprächen, die ohne Adresse enden. Dort steht, was Ihre Seite verschweigt.',
        takes: 'eine Stunde in der Woche, fest vergeben',
        done: 'Drei Seiten lesen sich anders, weil jemand danach gefragt hat.',
      },
      {
        title: 'Ausweiten',
        text: 'Termine, Rückmeldungen und weitere Kampagnen kommen dazu, eine nach der anderen und jede mit eigener Zuständigkeit.',
        takes: 'Vorlagen aus dem Baukasten, dazu die Terminerweiterung',
        done: 'Kein Ablauf ist online, zu dem nicht jemand gehört.',
      },
    ],
  },
  measures: {
    title: 'Was Sie dem Vertrieb zeigen können.',
    lead: 'Wir setzen Ihnen keine Zielwerte, denn Ihre Ausgangslage kennen nur Sie. Schreiben Sie sie auf, solange es noch keinen Chat gibt.',
    rows: [
      {
        what: 'Themen der Gespräche',
        tells: 'welche Fragen eine Kampagne auslöst',
        where: 'Dashboard, Themen',
        trap: 'Ein häufiges Thema kann auch heißen, dass die Seite unklar ist.',
      },
      {
        what: 'Anfragen, die der Vertrieb annimmt',
        tells: 'ob die Vorfragen stimmen',
        where: 'CRM',
        trap: 'Nimmt er jede an, fragt der Assistent vielleicht zu streng.',
      },
      {
        what: 'Zeit bis zum ersten Rückruf',
        tells: 'ob die Vereinbarung hält',
        where: 'CRM',
        trap: 'Anfragen aus der Nacht getrennt zählen, sonst sieht jeder Morgen schlecht aus.',
      },
      {
        what: 'Termine, die stattgefunden haben',
        tells: 'ob sie gewollt waren',
        where: 'Kalender und CRM',
        trap: 'Gebucht ist noch nicht gehalten.',
      },
      {
        what: 'Bestätigte Anmeldungen zum Newsletter',
        tells: 'ob Ihr Thema über den Tag hinaus trägt',
        where: 'E-Mail-Marketing',
        trap: 'Begonnene Anmeldungen zählen nicht, erst der Klick in der Bestätigung.',
      },
    ],
  },
  decisions: {
    title: 'Vier Fragen für die Leitungsrunde.',
    items: [
      {
        title: 'Wem gehört eine strittige Anfrage?',
        text: 'Gebiet, Produkt oder bestehender Kontakt: Wählen Sie ein Merkmal, das immer sticht. Schlichten kann der Assistent nicht.',
      },
      {
        title: 'Was verraten wir vor der Adresse?',
        text: 'Preise, Lieferzeiten, Grenzen. Unser Rat: so viel wie möglich. Wer sich danach meldet, weiß schon, worauf er sich einlässt.',
      },
      {
        title: 'Wie klingt er?',
        text: 'Drei Sätze, die er nie sagen darf, und drei, an denen man Ihr Haus erkennt. Das hilft der Redaktion mehr als ein Handbuch.',
      },
      {
        title: 'Wann hören wir wieder auf?',
        text: 'Legen Sie den Befund fest, bei dem die Kampagne ohne Chat weiterläuft. Ein Versuch mit Ausgang lässt sich leichter beschließen.',
      },
    ],
  },
  risks: {
    title: 'Drei Arten, gute Anfragen zu verlieren.',
    items: [
      {
        title: 'Der Vertrieb glaubt nicht daran',
        sign: 'Anfragen aus dem Chat werden als letzte geöffnet.',
        answer: 'Jemand aus dem Vertrieb schreibt die Vorfragen selbst. Dann sind es auch die des Vertriebs.',
      },
      {
        title: 'Der Chat drängt',
        sign: 'Gespräche enden genau bei der Bitte um die E-Mail-Adresse.',
        answer: 'Die Bitte nach hinten schieben und einen Weg ohne Adresse lassen.',
      },
      {
        title: 'Werbung ohne Erlaubnis',
        sign: 'Adressen aus Angeboten tauchen im Verteiler auf.',
        answer: 'Zwei Zwecke, zwei Felder, und im Zweifel keine Nachricht.',
      },
    ],
  },
  next: {
    title: 'Bringen Sie Ihren Vertrieb gleich mit.',
    text: 'Das erste Gespräch lohnt sich zu dritt: Sie, die Vertriebsleitung und wir. Wir nehmen eine Ihrer Kampagnen und zeichnen auf, wer wann übernimmt.',
    button: 'Gespräch zu dritt anfragen',
  },
  onward: {
    title: 'Für alle, die es umsetzen',
    useCase: 'Vier Abläufe von der ersten Frage bis zur Rückmeldung, zum Nachbauen.',
    examples: 'Sechs Dialoge, in denen jemand Interesse zeigt, samt Randnotizen.',
    products: [
      { page: 'products/web-chat', text: 'das Fenster, in dem das Gespräch beginnt' },
      { page: 'products/builder', text: 'Abläufe stecken, verzweigen, testen' },
      { page: 'products/add-ons', text: 'Termine und Newsletter im Gespräch' },
    ],
    industries: [
      { page: 'industries/real-estate', text: 'viele Anfragen, wenige Besichtigungen' },
      { page: 'industries/tourism', text: 'Fragen, die vor der Buchung kommen' },
      { page: 'industries/agencies', text: 'Kampagnen für andere führen' },
    ],
  },
};
