import type { IndustryText } from '../schema.ts';

export const retail: IndustryText = {
  meta: {
    name: 'Handel',
    title: 'Chatbot für den Handel: Paket, Bestand, Retoure | {brand}',
    headline: '„Wo ist mein Paket?“ fragt im Dezember jeder.',
    description:
      'Sendungsstand, Bestand und Rückgabe beantwortet der KI-Chatbot aus Ihrem Shopsystem. Was Kulanz braucht, landet mit Verlauf bei Ihrem Team.',
  },
  headline: '„Wo ist mein Paket?“ fragt im Dezember jeder.',
  lead: 'Vor den Feiertagen kommt dieselbe Frage im Minutentakt. Der Assistent schaut im Shopsystem nach und antwortet, während Ihr Team packt, berät und die Sonderfälle löst.',
  opening: {
    question: 'Kommt mein Paket noch vor Heiligabend?',
    answer: 'Das sehe ich gern nach. Ich bin ein KI-Assistent. Wie lautet die Bestellnummer?',
    replies: ['Nummer eingeben', 'Nummer verlegt', 'Mensch, bitte'],
  },
  talk: {
    title: 'Vier Tage vor dem Fest, ein verspätetes Paket.',
    lead: 'Eine Kundin will wissen, ob das Geschenk rechtzeitig kommt. Der Assistent verspricht nicht mehr, als der Versandstatus hergibt, und bietet trotzdem einen Ausweg an.',
    scene: 'Sonntag, 20.\u00A0Dezember, 21:40\u00A0Uhr, Web-Chat im Onlineshop',
    visitor: 'Kundin',
    team: 'Filiale',
    turns: [
      { message: { from: 'visitor', text: 'Bestellung 88214. Das ist ein Weihnachtsgeschenk, kommt das noch?' } },
      {
        message: {
          from: 'assistant',
          text: 'Ihr Paket liegt seit heute im Verteilzentrum. Die Zustellung ist für Dienstag angekündigt, zugesagt ist sie nicht.',
          source: 'Shopsystem › Sendung 88214',
        },
        comment: 'Trennt sauber zwischen angekündigt und zugesagt.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Und wenn es Dienstag nicht kommt? Gibt es den Brettspieltisch auch bei Ihnen im Laden?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'In der Filiale am Markt stehen zwei Stück. Ich kann bis Mittwoch eines für Sie zurücklegen lassen.',
          source: 'Warenwirtschaft › Bestand Filialen',
        },
        comment: 'Der Bestand wird in diesem Augenblick abgefragt, nicht geraten.',
      },
      { message: { from: 'visitor', text: 'Ja bitte. Aber dann habe ich am Ende zwei.' } },
      {
        message: {
          from: 'assistant',
          text: 'Das spätere Paket können Sie bis 31.\u00A0Januar zurückgeben. Das Zurücklegen bestätigt Ihnen die Filiale selbst.',
          source: 'Hilfe › Rückgabe zum Fest',
        },
        comment: 'Die Frist stammt aus dem Hilfetext, den die Händlerin gepflegt hat.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier die Filiale am Markt. Ein Tisch steht mit Ihrem Namen im Lager, bis Mittwoch um 18\u00A0Uhr.',
        },
        comment: 'Montag um halb neun: Ein Mensch löst ein, was der Assistent nur weitergereicht hat.',
      },
    ],
  },
  tasks: {
    title: 'Was der Chat klärt und wofür man in den Laden geht.',
    assistant: [
      'Sendungsstand nennen und erklären, was „in Zustellung“ bedeutet',
      'Bestand je Größe, Farbe und Filiale nachsehen',
      'Rückgabe anmelden und das Etikett zuschicken',
      'Öffnungszeiten an Feiertagen, Gutscheine, Zahlungsarten',
    ],
    people: [
      'Kulanz, wenn eine Frist knapp verpasst ist',
      'Beratung, bei der man das Stück in die Hand nehmen muss',
      'Verlorene Pakete und Streit mit dem Versanddienst',
    ],
  },
  data: {
    title: 'Eine Bestellnummer reicht fast immer.',
    lead: 'Der Assistent fragt nach möglichst wenig. Zahlungsdaten gehören nicht in den Chat, und er bittet nie darum.',
    rows: [
      { what: 'Bestellnummer', why: 'findet Sendung und Artikel', where: 'als Abfrage an Ihr Shopsystem' },
      { what: 'Postleitzahl', why: 'zweites Merkmal, bevor Einzelheiten genannt werden', where: 'nur zum Abgleich' },
      {
        what: 'Name und Telefon',
        why: 'für das Zurücklegen in einer Filiale',
        where: 'an das Postfach dieser Filiale',
      },
      { what: 'Gesprächsverlauf', why: 'damit Ihr Team nicht neu fragt', where: 'Dashboard, gehostet in Deutschland' },
    ],
  },
  connections: {
    title: 'Womit der Assistent im Handel arbeitet.',
    items: [
      { title: 'Shopsystem', text: 'liefert Bestellungen und Sendungsnummern, nimmt Rückgaben entgegen.' },
      { title: 'Warenwirtschaft', text: 'kennt den Bestand in Lager und Filialen.' },
      { title: 'Helpdesk', text: 'bekommt aus jedem übergebenen Gespräch einen Vorgang.' },
      {
        title: 'E-Mail-Marketing',
        text: 'meldet, sobald ein ausverkaufter Artikel wieder da ist, wenn die Kundin das möchte.',
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
        text: 'Wie das Shopsystem angeschlossen wird und was dabei fließt.',
      },
      { page: 'products/live-chat', label: 'Live-Chat', text: 'Für die Übergabe an Filiale oder Service.' },
    ],
  },
  start: {
    title: 'Am besten beginnen Sie vor dem Advent.',
    lead: 'Mit diesen drei Dingen kommt der Assistent durch die erste Woche. Der Rest zeigt sich an den Fragen, die er nicht beantworten konnte.',
    items: [
      { title: 'Zugang zum Shopsystem', text: 'Ein lesender Zugang für Bestellungen und Bestand genügt zum Anfang.' },
      {
        title: 'Ihre Regeln zur Rückgabe',
        text: 'Fristen, Ausnahmen, Sonderregeln zum Fest: so, wie sie im Laden wirklich gelten.',
      },
      {
        title: 'Hundert alte Anfragen',
        text: 'Aus dem Posteingang vom letzten Dezember sieht man, welche Fragen sich lohnen.',
      },
    ],
    button: 'Über Ihren Shop sprechen',
  },
};
