import type { IndustryText } from '../schema.ts';

export const energy: IndustryText = {
  meta: {
    name: 'Energieversorger',
    title: 'Chatbot für Energieversorger: Umzug, Zähler | {brand}',
    headline: 'Ich ziehe um. Wer liest jetzt den Zähler ab?',
    description:
      'Umzug melden, Zählerstand durchgeben, Abschlag verstehen: Der KI-Chatbot erklärt und nimmt auf. Auskunft zum Konto gibt Ihr Kundencenter.',
  },
  headline: '„Ich ziehe um. Wer liest jetzt den Zähler ab?“',
  lead: 'Umzug, Ablesung, Abschlag: Drei Anliegen füllen bei Versorgern die Leitung. Der Assistent erklärt, nimmt Meldungen auf und übergibt sie mit ganzem Verlauf. Über das Konto spricht Ihr Kundencenter, sobald es weiß, mit wem.',
  opening: {
    question: 'Warum ist mein Abschlag gestiegen?',
    answer:
      'Ich bin ein KI-Assistent und sehe Ihr Konto nicht. Soll ich erklären, wie ein Abschlag entsteht, oder jemanden holen, der nachsieht?',
    replies: ['Bitte erklären', 'Jemanden holen'],
  },
  data: {
    title: 'Der Assistent sieht kein Vertragskonto.',
    lead: 'Wer nur den Namen des Nachbarn kennt, erfährt im Chat nichts über dessen Abschlag. Auskunft gibt Ihr Kundencenter, nachdem es die Person geprüft hat.',
    rows: [
      {
        what: 'Frage im Wortlaut',
        why: 'führt zur Erklärung',
        where:
          'Plattform, in Deutschland gehostet; mit passenden Stellen zum Betreiber des Sprachmodells, wenn es formuliert',
      },
      { what: 'Zählernummer und Stand', why: 'Ablesung zum Stichtag', where: 'wie die Frage, dann zur Abrechnung' },
      { what: 'Auszugstag, Name, Kontakt', why: 'An- und Abmeldung', where: 'wie die Frage, dann zum Kundencenter' },
      { what: 'Bankverbindung', why: 'wird im Chat nicht gebraucht', where: 'nur in Ihr Kundenportal' },
    ],
  },
  talk: {
    title: 'Sonntags gemeldet, bevor der Umzugswagen kommt.',
    lead: 'Öffnet das Kundencenter am Montag, liegen die Angaben schon da.',
    scene: 'Sonntag, 1.\u00A0März, 17:05\u00A0Uhr, Web-Chat auf dem Handy',
    visitor: 'Kundin',
    team: 'Kundencenter',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Tag, ich bin ein KI-Assistent. Bitte schreiben Sie mir keine Bankdaten. Worum geht es?',
        },
      },
      { message: { from: 'visitor', text: 'Ziehe Ende März um. Strom melde ich dann danach ab, oder?' } },
      {
        message: {
          from: 'assistant',
          text: 'Bitte vorher: Rückwirkend geht die Abmeldung beim Strom nicht mehr. Ich nehme sie auf, wenn Sie mögen: Auszugstag, Zählernummer, neue Anschrift, Name, E-Mail-Adresse.',
          source: 'Umzug › Strom abmelden',
        },
        comment: 'So gilt es seit Juni 2025: Halten Sie den Hilfetext aktuell.',
      },
      {
        message: {
          from: 'visitor',
          text: '31.\u00A0März, Zähler endet auf 771, Brandt, brandt@post.example, Anschrift folgt. Krieg ich Abschläge zurück?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Das zeigt die Schlussrechnung, spätestens sechs Wochen nach Vertragsende. Ihre Angaben liest das Kundencenter am Montag ab 8\u00A0Uhr.',
          source: 'Rechnung › Schlussrechnung',
        },
        comment: 'Nennt die Frist und sagt keinen Betrag voraus.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier das Kundencenter. Ihre Meldung liegt vor mir. Wie lautet Ihre Vertragsnummer?',
        },
        comment: 'Montag, per E-Mail: Zuerst prüft ein Mensch, wer sie ist.',
      },
    ],
  },
  tasks: {
    title: 'Massengeschäft hier, Härtefälle dort.',
    assistant: [
      'Ein- und Auszug mit Datum und Zählernummer aufnehmen',
      'Welche Ziffern am Zähler zählen, woraus ein Abschlag besteht',
      'Bei Gasgeruch oder Stromausfall zuerst die Notrufnummern',
    ],
    people: [
      'Auskunft zum Vertragskonto',
      'Ratenzahlung und drohende Sperrung',
      'Strittige Schätzungen und Rechnungskorrekturen',
      'Todesfälle und Trennungen',
    ],
  },
  start: {
    title: 'Vor der Ablesung ist der richtige Zeitpunkt.',
    lead: 'Welche drei Fragen kommen mit jeder Ablesung? In der Demo werden sie vor Ihren Augen zum Chatbot. Für den Start brauchen Sie:',
    items: [
      {
        title: 'Ihre Regeln zum Umzug',
        text: 'Fristen und Angaben, so wie sie heute gelten.',
      },
      {
        title: 'Den Weg der Zählerstände',
        text: 'Wer nimmt sie entgegen, wer prüft Ausreißer?',
      },
      { title: 'Die Erklärung Ihres Abschlags', text: 'So, wie die beste Kollegin sie am Telefon gibt.' },
    ],
    button: 'Ablesefragen schicken',
  },
  connections: {
    title: 'Vom Chat in Ihre Vorgänge.',
    items: [
      {
        title: 'Helpdesk',
        text: 'Aus einer Meldung kann ein Vorgang werden, auch ohne neue Anschrift.',
      },
      { title: 'Kundenportal', text: 'Bleibt der Ort für Bankdaten und Verträge.' },
      {
        title: 'Abrechnungssystem',
        text: 'Zählerstände könnten über eine eigene Schnittstelle hineingehen (Plan {enterpriseName}); das prüfen wir vor dem Angebot.',
      },
    ],
  },
  fit: {
    title: 'Damit gelingt es',
    items: [
      {
        page: 'products/builder',
        label: 'Chatbot-Baukasten',
        text: 'Abläufe wie den Auszug ohne Code zusammenstecken.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Supportanfragen abarbeiten, bevor die Leitung voll ist.',
      },
    ],
  },
};
