import type { IndustryText } from '../schema.ts';

export const energy: IndustryText = {
  meta: {
    name: 'Energieversorger',
    title: 'Chatbot für Energieversorger: Umzug, Zähler | {brand}',
    headline: 'Ich ziehe um. Wer liest jetzt den Zähler ab?',
    description:
      'Umzug melden, Zählerstand durchgeben, Abschlag verstehen: Der KI-Chatbot prüft erst, wer fragt, und spricht dann über das Vertragskonto.',
  },
  headline: '„Ich ziehe um. Wer liest jetzt den Zähler ab?“',
  lead: 'Umzug, Ablesung, Abschlag: Drei Anliegen füllen bei Versorgern die Leitung. Der Assistent nimmt sie auf und nennt Kontodaten erst, wenn feststeht, mit wem er spricht.',
  opening: {
    question: 'Warum ist mein Abschlag gestiegen?',
    answer: 'Allgemein kann ich das sofort erklären. Für Ihr Konto muss ich vorher prüfen, wer Sie sind.',
    replies: ['Allgemein', 'Mein Konto'],
  },
  data: {
    title: 'Erst die Identität, dann das Konto.',
    lead: 'Allgemeine Fragen beantwortet der Assistent jedem. Sobald es um einen Vertrag geht, verlangt er zwei Merkmale, die nur die Kundin kennt, und zeigt danach nur, was zur Frage gehört.',
    rows: [
      {
        what: 'Vertragsnummer und Geburtsdatum',
        why: 'Nachweis, bevor Einzelheiten fallen',
        where: 'zum Abgleich in Ihr Abrechnungssystem',
      },
      { what: 'Zählernummer und Stand', why: 'Ablesung zum Stichtag', where: 'als Meldung an die Abrechnung' },
      { what: 'Neue Anschrift, Übergabetag', why: 'Ab- und Anmeldung', where: 'als Vorgang an den Wechselservice' },
      { what: 'Bankverbindung', why: 'wird im Chat nicht angenommen', where: 'nur im Kundenportal' },
    ],
  },
  talk: {
    title: 'Samstag ausgezogen, Sonntag gemeldet.',
    lead: 'Der Mieter steht mit dem Übergabeprotokoll im leeren Flur. Das Kundencenter öffnet erst am Montag, der Stand am Zähler ist trotzdem jetzt richtig.',
    scene: 'Sonntag, 17:05\u00A0Uhr, Web-Chat auf dem Telefon',
    visitor: 'Kunde',
    team: 'Kundencenter',
    turns: [
      { message: { from: 'visitor', text: 'Ich bin gestern ausgezogen und will den Strom abmelden.' } },
      {
        message: {
          from: 'assistant',
          text: 'Das nehme ich auf. Ich bin ein KI-Assistent und brauche zuerst Vertragsnummer und Geburtsdatum.',
          source: 'Ablauf › Auszug',
        },
        comment: 'Ohne diesen Schritt fällt kein Wort über den Vertrag.',
      },
      { message: { from: 'visitor', text: '5520\u00A0318, 4.\u00A0Mai 1987. Zählerstand 18.402.' } },
      {
        message: {
          from: 'assistant',
          text: 'Danke, das stimmt überein. Zähler mit den Endziffern 771, Stand 18.402 am 14.\u00A0November. Richtig so?',
        },
        comment: 'Liest die Zahl zurück und nennt nur die Endziffern des Zählers.',
      },
      { message: { from: 'visitor', text: 'Ja. Bekomme ich meine Abschläge zurück?' } },
      {
        message: {
          from: 'assistant',
          text: 'Das zeigt die Schlussrechnung. Wie hoch sie ausfällt, kann ich nicht vorhersagen. Wohin soll sie gehen?',
          source: 'Hilfe › Schlussrechnung',
        },
        comment: 'Keine Vorhersage über Geld, das erst abgerechnet werden muss.',
      },
      { message: { from: 'visitor', text: 'Die neue Adresse weiß ich nächste Woche.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier das Kundencenter. Ihr Auszug ist eingetragen. Die Anschrift tragen wir nach, sobald Sie sie haben.',
        },
        comment: 'Montagfrüh. Der offene Punkt liegt bei einem Menschen und geht nicht verloren.',
      },
    ],
  },
  tasks: {
    title: 'Massengeschäft hier, Härtefälle dort.',
    assistant: [
      'Ein- und Auszug mit Datum und Zählerstand aufnehmen',
      'Ablesewerte auf Sprünge prüfen und bei Zweifel nachfragen',
      'Erklären, wie sich ein Abschlag zusammensetzt',
      'Bei Störungen sofort die Nummer des Netzbetreibers nennen',
    ],
    people: [
      'Ratenzahlung und drohende Sperrung',
      'Strittige Schätzungen und Rechnungskorrekturen',
      'Todesfälle, Trennungen und andere Vertragswechsel mit Gewicht',
    ],
  },
  start: {
    title: 'Vor der Ablesung ist der richtige Zeitpunkt.',
    lead: 'Wer im Herbst einrichtet, hat den Assistenten zum Jahreswechsel eingespielt. Dafür brauchen wir von Ihnen:',
    items: [
      {
        title: 'Ihre Regel zur Identität',
        text: 'Welche Merkmale genügen für welche Auskunft? Ihr Datenschutz gibt sie frei.',
      },
      {
        title: 'Den Weg der Zählerstände',
        text: 'Schnittstelle, Datei oder Postfach: Der Assistent richtet sich danach.',
      },
      { title: 'Die Erklärung Ihres Abschlags', text: 'So, wie die beste Kollegin sie am Telefon gibt.' },
    ],
    button: 'Ablesezeit planen',
  },
  connections: {
    title: 'Angeschlossen an Abrechnung und Kundenportal.',
    items: [
      { title: 'Abrechnungssystem', text: 'bestätigt die Identität und nimmt Stände entgegen.' },
      { title: 'Kundenportal', text: 'bleibt der Ort für Bankdaten und Verträge; der Chat verweist dorthin.' },
      { title: 'Helpdesk', text: 'sammelt Umzüge, bei denen noch etwas fehlt.' },
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
