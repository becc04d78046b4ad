import type { Examples } from '../schema.ts';

export const eCommerceAndSales: Examples = {
  meta: {
    name: 'Beispiele: E-Commerce und Vertrieb',
    title: 'Sechs Dialoge aus Shop und Vertrieb | {brand}',
    headline: 'So klingt Beratung im Chat.',
    description:
      'Größe, Lieferzeit, Widerruf, Projektanfrage, Aktion, Nachbestellung: sechs vollständige Dialoge aus Shop und Vertrieb, mit Anmerkungen am Rand.',
  },
  hero: {
    question: '„Bin zwischen 52 und 54, was nehm ich?“',
    title: 'So klingt Beratung, wenn gerade niemand an der Theke steht.',
    lead: 'Sechs Dialoge von der ersten Frage bis zum nächsten Schritt: ein Rat, eine Reservierung, ein Rückruf, ein Nein. Wer vorher erfährt, dass etwas nicht passt, muss es nicht zurückschicken. In der Demo entsteht aus drei Fragen Ihrer Kunden ein eigener Chatbot, und Sie sehen jeden Schritt.',
  },
  dialogues: [
    {
      id: 'groesse',
      name: 'Größe',
      title: 'Zwischen zwei Größen',
      situation: 'Onlineshop für Arbeitskleidung, Produktseite einer Latzhose.',
      speakers: { visitor: 'Kunde' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Moin, ich bin der KI-Assistent des Shops. Wer Ihre Fragen verarbeitet, steht unter „Datenschutz“.',
          },
        },
        { message: { from: 'visitor', text: 'Bin zwischen 52 und 54, was nehm ich?' } },
        {
          message: {
            from: 'assistant',
            text: 'Tragen Sie etwas darunter, zum Beispiel im Winter? Davon hängt es bei diesem Schnitt ab.',
            source: 'Größen › Latzhosen',
          },
          comment: 'Fragt nach dem Gebrauch, denn die Zentimeter stehen in der Tabelle.',
        },
        { message: { from: 'visitor', text: 'Ja, meistens Thermo.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann eher 54. Die Träger gleichen die Länge aus, im Bund bleibt Platz für eine zweite Schicht.',
            source: 'Größen › Latzhosen',
          },
          comment: 'Nennt den Grund, damit man den Rat prüfen kann.',
        },
        { message: { from: 'visitor', text: 'Und in Grau da?' } },
        {
          message: {
            from: 'assistant',
            text: 'Die Farben stehen oben. Ist Grau dabei, wählen Sie es mit „54“, dann steht die Lieferzeit darunter. Sitzt die 54 doch nicht: Als Verbraucher können Sie ab Erhalt 14\u00A0Tage lang ohne Angabe von Gründen widerrufen.',
            source: 'Rückgabe › Widerruf',
          },
          comment: 'Kennt Bestand und Lieferzeit nicht und zeigt, wo die Auskunft steht.',
        },
      ],
    },
    {
      id: 'lieferzeit',
      name: 'Lieferzeit',
      title: 'Ein Geschenk mit Datum',
      situation: 'Spielwarenshop, Dienstagmittag. Am Samstag ist Geburtstag.',
      speakers: { visitor: 'Kundin', team: 'Filiale am Markt' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hallo, hier antwortet eine KI. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Wobei kann ich helfen?',
          },
        },
        { message: { from: 'visitor', text: 'Kommt das Piratenschiff bis Freitag an?' } },
        {
          message: {
            from: 'assistant',
            text: 'Bestellen Sie bis 14\u00A0Uhr, geht das Paket heute raus. In der Regel ist es zwei bis drei Werktage unterwegs, also am Donnerstag oder Freitag da.',
            source: 'Versand › Laufzeiten',
          },
        },
        { message: { from: 'visitor', text: 'Also nicht sicher?' } },
        {
          message: {
            from: 'assistant',
            text: 'Zusagen kann ich den Freitag nicht. Sicherer ist Abholung in der Filiale am Markt. Soll ich fragen, ob es dort steht? Die Filiale liest dann unser Gespräch.',
          },
          comment: 'Verspricht nichts und bietet einen zweiten Weg an.',
        },
        { message: { from: 'visitor', text: 'Ja, bitte.' } },
        {
          message: { from: 'assistant', text: 'Ich übergebe an die Filiale.' },
          comment: 'Zurücklegen ist eine Zusage; die gibt ein Mensch.',
        },
        {
          message: {
            from: 'team',
            text: 'Filiale am Markt, guten Tag. Das Piratenschiff lege ich Ihnen bis morgen 18\u00A0Uhr zurück. An der Kasse genügt die Nummer P-118.',
          },
        },
      ],
    },
    {
      id: 'rueckgabe',
      name: 'Rückgabe',
      title: 'Zurückschicken, ohne sich zu rechtfertigen',
      situation: 'Ein Schuhversand am Tag nach der Lieferung.',
      speakers: { visitor: 'Kundin' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin der KI-Assistent des Versands. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Bestellung, Lieferung oder Rückgabe?',
          },
        },
        { message: { from: 'visitor', text: 'Die Stiefel sind zu eng am Spann.' } },
        {
          message: {
            from: 'assistant',
            text: 'Schade. Sie können innerhalb von 14\u00A0Tagen nach Erhalt ohne Angabe von Gründen widerrufen, zum Beispiel über „Vertrag widerrufen“ unten auf jeder Seite. Oder suchen Sie ein anderes Modell?',
            source: 'Rückgabe › Widerruf',
          },
          comment: 'Das gesetzliche Recht steht vorn und ohne Bedingung.',
        },
        { message: { from: 'visitor', text: 'Anderes Modell. Gibt es die weiter?' } },
        {
          message: {
            from: 'assistant',
            text: 'Diese nicht. „Föhr“ hat denselben Schaft und mehr Platz am Spann.',
            source: 'Schuhe › Weiten',
          },
        },
        { message: { from: 'visitor', text: 'Muss ich die alten erst zurückschicken?' } },
        {
          message: {
            from: 'assistant',
            text: 'Nein, das neue Paar können Sie gleich bestellen. Widerrufen Sie den Kauf der Stiefel und schicken Sie das Paar danach innerhalb von 14\u00A0Tagen zurück; das Porto zahlen wir. Ihr Geld erstatten wir spätestens 14\u00A0Tage nach dem Widerruf auf demselben Zahlungsweg; wir dürfen aber warten, bis die Stiefel oder ein Versandnachweis bei uns sind.',
            source: 'Rückgabe › Erstattung',
          },
          comment: 'Beantwortet die nächste Frage gleich mit.',
        },
      ],
    },
    {
      id: 'projekt',
      name: 'Projekt',
      title: 'Wie aus einer Frage ein Projekt wird',
      situation: 'Ein Hersteller von Sonnenschutz. Vormittags schreibt eine Architektin.',
      speakers: { visitor: 'Architektin', team: 'Team Mitte' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Morgen, ich bin der KI-Assistent. Was Sie schreiben, verarbeiten auch der Chat-Anbieter und der Betreiber des Sprachmodells. Suchen Sie ein Produkt, oder planen Sie ein Projekt?',
          },
        },
        { message: { from: 'visitor', text: 'Haben Sie Raffstores für eine Fassade mit 80\u00A0Fenstern?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja. Projekte dieser Größe betreut bei uns ein Team vor Ort. Wo wird gebaut?',
            source: 'Projekte › Ansprechpartner',
          },
          comment: 'Die Menge entscheidet: Diese Verzweigung führt vom Shop zum Vertrieb.',
        },
        { message: { from: 'visitor', text: 'Kassel. Wir schreiben im Januar aus.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann helfen Ihnen die Ausschreibungstexte für Raffstores in unserer Planungshilfe. Brauchen Sie noch etwas?',
            source: 'Planung › Ausschreibung',
          },
        },
        { message: { from: 'visitor', text: 'Ja, und die Preise?' } },
        {
          message: {
            from: 'assistant',
            text: 'Windlasten und Preise bespricht Team Mitte mit Ihnen. Darf ich ihm geben, was Sie hier geschrieben haben? Verwendet wird es nur für dieses Projekt.',
          },
          comment: 'Der Preis eines Projekts ist Sache des Vertriebs.',
        },
        { message: { from: 'visitor', text: 'Ja, gern.' } },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, hier ist das Team Mitte. 80\u00A0Fenster in Kassel, Ausschreibung im Januar: Passt Ihnen ein Anruf heute um 15\u00A0Uhr? Unter welcher Nummer erreichen wir Sie?',
          },
          comment: 'Menge und Ort standen schon im Verlauf.',
        },
      ],
    },
    {
      id: 'aktion',
      name: 'Aktion',
      title: 'Ein Rabatt, der\u00A0nicht passt',
      situation: 'Ein Elektrohandel mit einer Aktion auf Kaffeemaschinen. Der Kunde hat schon bestellt.',
      speakers: { visitor: 'Kunde', team: 'Verkauf' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin ein KI-Assistent und kenne unsere Aktionen. Wer Ihre Angaben verarbeitet, steht unter „Datenschutz“.',
          },
        },
        { message: { from: 'visitor', text: 'Gilt die Aktion auch für meine Bestellung vom 29.\u00A0Oktober?' } },
        {
          message: {
            from: 'assistant',
            text: 'Nein, sie gilt für Bestellungen ab dem 1.\u00A0November.',
            source: 'Aktionen › Bedingungen',
          },
          comment: 'Eine klare Antwort mit ihrer Quelle.',
        },
        { message: { from: 'visitor', text: 'Ärgerlich. Kann man da nichts machen?' } },
        {
          message: {
            from: 'assistant',
            text: 'Das verstehe ich. Ob es eine Ausnahme gibt, entscheidet der Verkauf. Soll ich fragen? Er liest dann, was wir geschrieben haben.',
          },
        },
        { message: { from: 'visitor', text: 'Bitte.' } },
        {
          message: {
            from: 'team',
            text: 'Verkauf, guten Tag. Nachträglich gibt es den Rabatt nicht; an Ihrem Widerrufsrecht ändert das nichts. Aus Kulanz schicke ich Ihnen gern eine Packung Entkalker. Wie lautet Ihre Bestellnummer?',
          },
          comment: 'Über Kulanz entscheidet ein Mensch im Verkauf.',
        },
      ],
    },
    {
      id: 'nachbestellung',
      name: 'Nachbestellung',
      title: 'Dieselbe Ware wie im März',
      situation: 'Ein Großhandel für Verpackungen. Eine Stammkundin braucht Nachschub.',
      speakers: { visitor: 'Stammkundin' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin der KI-Assistent. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Geht es um eine Bestellung?',
          },
        },
        { message: { from: 'visitor', text: 'Bitte nochmal die Faltkartons wie im März.' } },
        {
          message: {
            from: 'assistant',
            text: 'Ihre früheren Bestellungen sehe ich nicht, der Innendienst schon. Für welche Firma, und wie viele sollen es diesmal sein?',
          },
          comment: 'Nennt die Lücke und sammelt, was trotzdem weiterhilft.',
        },
        { message: { from: 'visitor', text: 'Ölmühle, 800. Sind die teurer geworden?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ihren alten Preis kenne ich nicht; seit dem 1.\u00A0Juli gilt eine neue Preisliste. Ab 750\u00A0Stück greift die nächste Staffel.',
            source: 'Preise › Faltkartons',
          },
        },
        { message: { from: 'visitor', text: 'Ok. Lieferung wieder an Tor\u00A02.' } },
        {
          message: {
            from: 'assistant',
            text: 'Notiert: Ölmühle, 800\u00A0Stück, Artikel wie im März, Tor\u00A02. Das ist noch keine Bestellung. Soll der Innendienst ein Angebot an Ihre hinterlegte E\u2011Mail-Adresse schicken?',
          },
          comment: 'Verbindlich wird es erst mit dem angenommenen Angebot.',
        },
      ],
    },
  ],
};
