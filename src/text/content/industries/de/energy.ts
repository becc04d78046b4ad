import type { IndustryText } from '../schema.ts';

export const energy: IndustryText = {
  meta: {
    name: 'Energieversorger',
    title: 'Chatbot für Energieversorger: Umzug, Zähler | {brand}',
    headline: 'Ich ziehe um. Wer liest jetzt den Zähler ab?',
    description:
      'Umzug melden, Zählerstand durchgeben, Abschlag verstehen: Der KI-Chatbot erklärt und nimmt Meldungen auf. Zum Konto antwortet Ihr Kundencenter.',
  },
  question: '„Ich ziehe um. Wer liest\njetzt den Zähler ab?“',
  headline: 'Gefragt wird am Sonntag, wenn niemand abhebt.',
  lead: 'Umzug, Ablesung, Abschlag: Darum geht es am Telefon immer wieder. Im Chat erklärt der Assistent, was bis wann zu tun ist. Meldungen nimmt er auch sonntags an und übergibt sie mit dem ganzen Verlauf. Über das Vertragskonto spricht nur Ihr Kundencenter, und erst, wenn es weiß, mit wem.',
  data: {
    title: 'Für einen Umzug genügen wenige Angaben.',
    lead: 'Das Vertragskonto sieht der Assistent nicht. Wer nur den Namen eines Nachbarn kennt, erfährt im Chat nichts über dessen Abschlag.',
    rows: [
      {
        what: 'Frage im Wortlaut',
        why: 'für die Erklärung',
        where:
          'Plattform, in Deutschland gehostet; wenn ein Sprachmodell formuliert, auch dessen Betreiber; Ihr Kundencenter, soweit die Rolle es erlaubt',
      },
      { what: 'Zählernummer und Stand', why: 'Ablesung zum Stichtag', where: 'wie bei der Frage, dann die Abrechnung' },
      {
        what: 'Auszugstag, Anschrift, Name, Kontakt',
        why: 'An- und Abmeldung',
        where: 'wie bei der Frage; Ihr Kundencenter bearbeitet die Meldung',
      },
      {
        what: 'Bankverbindung',
        why: 'im Chat nicht nötig; darauf weist die Begrüßung hin',
        where: 'Ihr Kundenportal; was trotzdem im Chat steht, geht denselben Weg wie die Frage',
      },
    ],
  },
  talk: {
    title: 'Sonntags\u00A0gemeldet, bevor der Umzugswagen\u00A0kommt.',
    lead: 'Wenn das Kundencenter am Montag öffnet, liegt die Meldung bereit, und man sieht, was fehlt.',
    scene: { time: '17:05\u00A0Uhr', day: 'Sonntag, 1.\u00A0März', place: 'Web-Chat auf dem Handy' },
    visitor: 'Kundin',
    team: 'Kundencenter',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Tag, ich bin ein KI-Assistent. Bei Gasgeruch: keine Schalter, kein Feuer, Fenster öffnen, hinausgehen und von draußen die 112 anrufen. Bitte schreiben Sie mir keine Bankdaten. Worum geht es?',
        },
      },
      { message: { from: 'visitor', text: 'Ziehe Ende März um. Strom melde ich dann danach ab, oder?' } },
      {
        message: {
          from: 'assistant',
          text: 'Bitte vorher, rückwirkend geht es nicht. Lesen Sie am Auszugstag bitte den Zähler ab, wenn er den Stand nicht selbst übermittelt. Für die Abmeldung brauche ich Auszugstag, Zählernummer, Anschrift, Namen und E\u2011Mail-Adresse. Die Angaben erhält unser Kundencenter; wer sie für uns verarbeitet, steht unter „Datenschutz“. Schreiben Sie sie hier, oder nutzen Sie das Kundenportal.',
          source: 'Umzug › Strom abmelden',
        },
        comment: 'So gilt es seit Juni 2025. Wer die Angaben bekommt, sagt er vorab.',
      },
      {
        message: {
          from: 'visitor',
          text: '31.\u00A0März, Zählernummer endet auf 771, Brandt, brandt@post.example, Anschrift folgt. Krieg ich Abschläge zurück?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Das zeigt die Schlussrechnung, spätestens sechs Wochen nach Lieferende. Es fehlen noch Anschrift und volle Zählernummer, hier oder im Kundenportal. Wann Ihr Vertrag endet, prüft das Kundencenter am Montag ab 8\u00A0Uhr.',
          source: 'Rechnung › Schlussrechnung',
        },
        comment: 'Er nennt die Frist, aber keinen Betrag, und erinnert an das, was fehlt.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier das Kundencenter. Ihre Meldung liegt mir vor; es fehlen noch Anschrift und volle Zählernummer. Und wie lautet Ihre Vertragsnummer?',
        },
        comment: 'Montag, per E\u2011Mail: Zuerst prüft ein Mensch, zu welchem Vertrag die Meldung gehört.',
      },
    ],
  },
  tasks: {
    title: 'Mehr Zeit für Ratenzahlung und Härtefälle.',
    assistant: [
      'Meldungen zu Ein- und Auszug mit Datum und Zählernummer aufnehmen; den Vertrag prüft Ihr Kundencenter',
      'Ziffern am Zähler und Bestandteile des Abschlags erklären',
      'Bei Gasgeruch zuerst sagen: hinausgehen und von draußen die 112 anrufen; bei Stromausfall die Nummer des Netzbetreibers nennen',
    ],
    people: [
      'Auskunft zum Vertragskonto',
      'Ratenzahlung und drohende Sperrung',
      'Strittige Schätzungen und Rechnungskorrekturen',
      'Todesfälle und Trennungen',
    ],
  },
  start: {
    title: 'Am besten starten Sie vor der Ablesung.',
    lead: 'Welche drei Fragen kommen mit jeder Ablesung? In der Demo entsteht daraus vor Ihren Augen ein Chatbot. Was Sie für den Start brauchen, steht darunter.',
    items: [
      {
        title: 'Ihre Regeln zum Umzug',
        text: 'Fristen und Angaben nach heutigem Stand.',
      },
      {
        title: 'Der Weg der Zählerstände',
        text: 'Wer nimmt sie entgegen, wer prüft Ausreißer?',
      },
      { title: 'Die Erklärung Ihres Abschlags', text: 'Wie Ihre erfahrenste Kollegin sie am Telefon gibt.' },
    ],
    button: 'Ablesefragen schicken',
  },
  connections: {
    title: 'Vom Chat in Ihre Vorgänge.',
    items: [
      {
        title: 'Helpdesk',
        text: 'Aus einer Meldung kann ein Vorgang werden, auch wenn die neue Anschrift noch fehlt.',
      },
      { title: 'Kundenportal', text: 'Bleibt der Ort für Bankdaten und Verträge.' },
      {
        title: 'Abrechnungssystem',
        text: 'Zählerstände könnten über eine eigene API-Anbindung hineinkommen ({enterpriseName}); das prüfen wir vor dem Angebot.',
      },
    ],
  },
  fit: {
    title: 'Mehr dazu',
    items: [
      {
        page: 'products/builder',
        label: 'Chatbot-Baukasten',
        text: 'Abläufe wie den Auszug ohne Code zusammensetzen.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Supportanfragen im Chat beantworten oder übergeben.',
      },
    ],
  },
};
