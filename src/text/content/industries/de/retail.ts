import type { IndustryText } from '../schema.ts';

export const retail: IndustryText = {
  meta: {
    name: 'Handel',
    title: 'Chatbot für den Handel: Lieferung und Rückgabe | {brand}',
    headline: '„Wo ist mein Paket?“, fragen im Dezember alle.',
    description:
      'Versandtermine, Rückgabe, Öffnungszeiten: Der KI-Chatbot antwortet aus Ihrer Wissensbasis, nennt die Quelle und übergibt den Rest mit Verlauf an Ihr Team.',
  },
  question: '„Wo ist mein Paket?“',
  headline: 'Das fragen im Dezember alle.',
  lead: 'Vor den Feiertagen beantwortet Ihr Team dieselbe Frage den ganzen Tag. Der Assistent nennt die Termine aus Ihren Versand- und Rückgaberegeln, mit Quelle. Muss jemand in die Bestellung sehen, übergibt er das Gespräch mit dem ganzen Verlauf.',
  talk: {
    title: 'Drei Tage vor dem Fest, und das Geschenk ist unterwegs.',
    lead: 'Der Assistent kennt die Versandregeln, die Filiale ihr Lager.',
    scene: { time: '9:40\u00A0Uhr', day: 'Montag, 21.\u00A0Dezember', place: 'Web-Chat im Onlineshop' },
    visitor: 'Kundin',
    team: 'Filiale',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Morgen, ich bin der KI-Assistent von Shop und Filiale. Was möchten Sie wissen?',
        },
      },
      {
        message: {
          from: 'visitor',
          text: 'Hab am Donnerstag einen Brettspieltisch bestellt, ist ein Geschenk. Kommt der noch?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'In der Regel ja: Was bis Freitag um 12\u00A0Uhr bestellt war, soll bis zum 23. ankommen. Ihre Bestellung sehe ich nicht, deshalb sage ich nichts zu.',
          source: 'Versand › Termine zum Fest',
        },
        comment: 'Er nennt die Regel, ohne etwas zuzusagen.',
      },
      { message: { from: 'visitor', text: 'Zu unsicher. Steht der auch im Laden? Dann habe ich am Ende aber zwei.' } },
      {
        message: {
          from: 'assistant',
          text: 'Die Bestellung können Sie 14\u00A0Tage ab Erhalt ohne Begründung widerrufen, etwa unter „Vertrag widerrufen“. Zum Fest nehmen wir den Tisch sogar bis zum 31.\u00A0Januar zurück. Was im Laden steht, weiß die Filiale am Markt. Soll ich ihr dieses Gespräch übergeben?',
          source: 'Rückgabe › Widerrufsrecht',
        },
        comment: 'Zuerst das gesetzliche Recht, danach die Zugabe des Händlers.',
      },
      { message: { from: 'visitor', text: 'Ja, bitte.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, Filiale am Markt. Im Lager sind noch zwei, einen halte ich bis Mittwoch um 18\u00A0Uhr zurück. Ein Stichwort für den Abholzettel genügt.',
        },
        comment: 'Nachgesehen hat ein Mensch, deshalb gilt die Zusage.',
      },
    ],
  },
  tasks: {
    title: 'Was der Chat klärt und was Ihr Team übernimmt.',
    assistant: [
      'Versandtermine, Laufzeiten, Versandkosten',
      'Widerruf und Rückgabe, Schritt für Schritt',
      'Größe, Material und Pflege, aus Ihren Artikeltexten',
      'Öffnungszeiten an Feiertagen, Gutscheine, Zahlungsarten',
    ],
    people: [
      'Der Blick in die einzelne Bestellung, sofern keine geprüfte Anbindung an Ihren Shop ihn übernimmt',
      'Kulanz, wenn eine Frist knapp verpasst ist',
      'Verlorene Pakete und Streit mit dem Versanddienst',
    ],
  },
  data: {
    title: 'Meistens genügt die Frage selbst.',
    lead: 'Für Lieferzeit und Rückgabe muss niemand seinen Namen nennen. Zahlungsdaten gehören nicht in den Chat; legen Sie keinen Ablauf an, der danach fragt.',
    rows: [
      {
        what: 'Frage im Wortlaut',
        why: 'um die passende Antwort zu finden',
        where:
          'die Plattform, gehostet in Deutschland; wenn ein Sprachmodell die Antwort formuliert, auch dessen Betreiber, zusammen mit den passenden Stellen Ihrer Wissensbasis; Ihr Team, soweit die Rolle es erlaubt',
      },
      {
        what: 'Bestellnummer, Name, Telefon',
        why: 'damit jemand nachsehen oder zurückrufen kann',
        where: 'wie bei der Frage, dann Filiale oder Service',
      },
      {
        what: 'Gesprächsverlauf',
        why: 'damit niemand nachfragen muss',
        where: 'wie bei der Frage; Ihr Team liest ihn im Verwaltungsportal',
      },
    ],
  },
  connections: {
    title: 'Was Sie im Handel anbinden könnten.',
    items: [
      {
        title: 'Shopsystem',
        text: 'Bestand, Lieferzeit, Stand einer Sendung: Was Ihr System hergibt, klären wir vor dem Angebot.',
      },
      { title: 'Helpdesk', text: 'Aus einem Gespräch kann ein Vorgang werden, ohne Abtippen.' },
      {
        title: 'E\u2011Mail-Marketing',
        text: 'Anmeldungen zum Newsletter (Erweiterung, Preis im Angebot), mit Bestätigung per E\u2011Mail.',
      },
    ],
  },
  fit: {
    title: 'Dazu passt',
    items: [
      {
        page: 'use-cases/e-commerce-and-sales',
        label: 'E-Commerce und Vertrieb',
        text: 'Beratung vor dem Kauf, Schritt für Schritt eingerichtet.',
      },
      {
        page: 'products/integrations',
        label: 'Integrationen',
        text: 'Was zwischen Chat und Shopsystem fließen kann.',
      },
      { page: 'products/live-chat', label: 'Live-Chat', text: 'Übergabe an Filiale oder Service.' },
    ],
  },
  start: {
    title: 'Am besten beginnen Sie vor dem Advent.',
    lead: 'Schicken Sie uns die drei häufigsten Fragen vom letzten Dezember. In der Demo entsteht daraus in einer halben Stunde ein Chatbot, und Sie sehen zu. Was Sie für den Betrieb brauchen, steht darunter.',
    items: [
      {
        title: 'Ihre Versandtermine',
        text: 'Bestellschluss, Laufzeiten und Abholung, mit Datum.',
      },
      {
        title: 'Ihre Regeln zur Rückgabe',
        text: 'Das Widerrufsrecht und alles, was Sie freiwillig darüber hinaus anbieten.',
      },
      {
        title: 'Hundert alte Anfragen',
        text: 'An ihnen sehen Sie, welche Fragen am häufigsten kommen.',
      },
    ],
    button: 'Drei Fragen schicken',
  },
};
