import type { Examples } from '../schema.ts';

export const eCommerceAndSales: Examples = {
  meta: {
    name: 'Beispiele: E-Commerce und Vertrieb',
    title: 'Sechs Dialoge aus Shop und Vertrieb | {brand}',
    headline: 'So klingt Beratung im Chat.',
    description:
      'Größenfrage, Lieferzeit, Rückgabe, Projektanfrage, Aktion, Nachbestellung: sechs vollständige Dialoge aus Shop und Vertrieb, mit Anmerkungen.',
  },
  hero: {
    title: 'So klingt Beratung, wenn niemand hinter der Theke steht.',
    lead: 'Sechs Dialoge zwischen Produktseite und Auftrag. Nicht jeder endet mit einem Kauf, und das ist Absicht: Eine abgeratene Bestellung ist eine Rücksendung weniger.',
  },
  dialogues: [
    {
      id: 'groesse',
      name: 'Größe',
      title: 'Zwischen zwei Größen',
      situation: 'Onlineshop für Arbeitskleidung, Produktseite einer Latzhose.',
      speakers: { visitor: 'Kunde' },
      talk: [
        { message: { from: 'visitor', text: 'Bin zwischen 52 und 54, was nehm ich?' } },
        {
          message: {
            from: 'assistant',
            text: 'Tragen Sie etwas darunter, zum Beispiel im Winter? Davon hängt es bei diesem Schnitt ab.',
            source: 'Größen › Latzhosen',
          },
          comment: 'Fragt nach dem Gebrauch, nicht nach Zentimetern.',
        },
        { message: { from: 'visitor', text: 'Ja, meistens Thermo.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann 54. Die Träger gleichen die Länge aus, im Bund haben Sie Platz für eine zweite Schicht.',
          },
          comment: 'Begründet den Rat, damit er prüfbar ist.',
        },
        { message: { from: 'visitor', text: 'Und in Grau da?' } },
        {
          message: { from: 'assistant', text: 'Grau in 54: vier Stück auf Lager. Marine in 54 kommt nächste Woche.' },
          comment: 'Bestand frisch aus dem Shopsystem.',
        },
        { message: { from: 'visitor', text: 'Nehm ich.' } },
        {
          message: {
            from: 'assistant',
            text: 'Ich habe sie in den Warenkorb gelegt. Zahlen können Sie wie gewohnt an der Kasse.',
          },
        },
      ],
    },
    {
      id: 'lieferzeit',
      name: 'Lieferzeit',
      title: 'Ein Geschenk mit Datum',
      situation: 'Spielwarenshop, vier Tage vor einem Geburtstag.',
      speakers: { visitor: 'Kundin' },
      talk: [
        { message: { from: 'visitor', text: 'Kommt das Piratenschiff bis Freitag an?' } },
        {
          message: {
            from: 'assistant',
            text: 'Es liegt im Lager und ginge heute noch raus. Die Regelzeit sind zwei bis drei Werktage, also Donnerstag oder Freitag.',
            source: 'Versand › Laufzeiten',
          },
          comment: 'Rechnet vor, statt „ja klar“ zu sagen.',
        },
        { message: { from: 'visitor', text: 'Also nicht sicher?' } },
        {
          message: {
            from: 'assistant',
            text: 'Nein, fest zusagen kann ich den Freitag nicht. Sicherer ist Abholung: In der Filiale am Markt stehen zwei.',
          },
          comment: 'Ein ehrliches Nein mit einem zweiten Weg.',
        },
        { message: { from: 'visitor', text: 'Dann Abholung.' } },
        {
          message: {
            from: 'assistant',
            text: 'Ich reserviere eines bis morgen 18\u00A0Uhr. Reicht Ihnen eine Abholnummer?',
          },
        },
        { message: { from: 'visitor', text: 'Ja, reicht.' } },
        {
          message: {
            from: 'assistant',
            text: 'Reserviert. Bitte nennen Sie an der Kasse P-118, einen Namen brauche ich nicht.',
          },
        },
      ],
    },
    {
      id: 'rueckgabe',
      name: 'Rückgabe',
      title: 'Zurückschicken, ohne sich zu rechtfertigen',
      situation: 'Schuhversand, am Tag nach der Lieferung.',
      speakers: { visitor: 'Kundin' },
      talk: [
        { message: { from: 'visitor', text: 'Die Stiefel sind zu eng am Spann.' } },
        {
          message: {
            from: 'assistant',
            text: 'Schade. Sie können sie zurückgeben oder tauschen, wenn die Sohle draußen nicht benutzt wurde. Was ist Ihnen lieber?',
            source: 'Rückgabe › Ablauf',
          },
          comment: 'Die Bedingung steht im selben Satz wie das Angebot.',
        },
        { message: { from: 'visitor', text: 'Tauschen. Gibt es die weiter?' } },
        {
          message: {
            from: 'assistant',
            text: 'Dieses Modell nicht. „Föhr“ hat denselben Schaft und mehr Platz am Spann. Soll ich es zeigen?',
          },
          comment: 'Sagt, was es nicht gibt.',
        },
        { message: { from: 'visitor', text: 'Ja. Muss ich erst zurückschicken?' } },
        {
          message: {
            from: 'assistant',
            text: 'Nein. Bestellen Sie Föhr, und legen Sie die alten mit dem Rücksendeschein in denselben Karton.',
          },
        },
        { message: { from: 'visitor', text: 'Perfekt.' } },
      ],
    },
    {
      id: 'projekt',
      name: 'Projekt',
      title: 'Aus einer Frage wird ein Projekt',
      situation: 'Hersteller von Sonnenschutz. Eine Architektin schreibt vormittags.',
      speakers: { visitor: 'Architektin', team: 'Team Mitte' },
      talk: [
        { message: { from: 'visitor', text: 'Haben Sie Raffstores für eine Fassade mit 80 Fenstern?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja. Für Projekte dieser Größe gibt es eine feste Ansprechperson nach Region. Wo wird gebaut?',
          },
          comment: 'Erkennt an der Menge, dass der Shop der falsche Ort ist.',
        },
        { message: { from: 'visitor', text: 'Kassel. Ausschreibung läuft.' } },
        {
          message: {
            from: 'assistant',
            text: 'Bis wann brauchen Sie Unterlagen, und reichen Ausschreibungstexte für den Anfang?',
          },
        },
        { message: { from: 'visitor', text: 'Texte bis morgen wären super.' } },
        {
          message: {
            from: 'assistant',
            text: 'Hier sind sie für beide Systeme. Windlasten und Preise bespricht Team Mitte mit Ihnen.',
            source: 'Planung › Ausschreibung',
          },
          comment: 'Gibt sofort, was öffentlich ist, und hält den Rest für Menschen frei.',
        },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, Team Mitte. Ich habe Ihre 80 Fenster in Kassel vor mir. Passt heute 15\u00A0Uhr für zehn Minuten?',
          },
          comment: 'Beginnt beim Inhalt: Menge und Ort muss niemand wiederholen.',
        },
        { message: { from: 'visitor', text: 'Passt.' } },
      ],
    },
    {
      id: 'aktion',
      name: 'Aktion',
      title: 'Ein Rabatt, der\u00A0nicht passt',
      situation: 'Elektrofachhandel mit einer Aktion auf Kaffeemaschinen. Der Kunde hat eine ältere Bestellung.',
      speakers: { visitor: 'Kunde', team: 'Verkauf' },
      talk: [
        { message: { from: 'visitor', text: 'Gilt die Aktion auch für meine Bestellung von letzter Woche?' } },
        {
          message: {
            from: 'assistant',
            text: 'Nein, sie gilt für Bestellungen ab dem 1.\u00A0des Monats.',
            source: 'Aktionen › Bedingungen',
          },
          comment: 'Eine klare Antwort, und die Stelle, an der sie steht.',
        },
        { message: { from: 'visitor', text: 'Ärgerlich. Kann man da nichts machen?' } },
        {
          message: {
            from: 'assistant',
            text: 'Das verstehe ich. Ob es eine Ausnahme gibt, entscheidet der Verkauf. Soll ich fragen?',
          },
          comment: 'Keine Zusage, kein Abwimmeln.',
        },
        { message: { from: 'visitor', text: 'Bitte.' } },
        {
          message: {
            from: 'team',
            text: 'Verkauf, guten Tag. Nachträglich geht der Rabatt nicht. Eine Packung Entkalker lege ich Ihnen gern dazu.',
          },
          comment: 'Kulanz gewährt ein Mensch, der sie verantwortet.',
        },
        { message: { from: 'visitor', text: 'Das ist nett, danke.' } },
      ],
    },
    {
      id: 'nachbestellung',
      name: 'Nachbestellung',
      title: 'Dieselbe Ware wie im März',
      situation: 'Großhandel für Verpackungen, eine Stammkundin meldet sich angemeldet im Kundenkonto.',
      speakers: { visitor: 'Stammkundin' },
      talk: [
        { message: { from: 'visitor', text: 'Bitte nochmal die Kartons wie im März.' } },
        {
          message: {
            from: 'assistant',
            text: 'Im März waren es 600 Stück Faltkarton 400. Der Preis je Stück hat sich seitdem geändert, den neuen sehen Sie hier.',
            source: 'Kundenkonto › Bestellungen',
          },
          comment: 'Weist auf den Preis hin, bevor bestellt wird.',
        },
        { message: { from: 'visitor', text: 'Ok. Geht auch 800?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja, ab 750 gilt die nächste Staffel. Lieferung wie zuletzt an Tor\u00A02?',
          },
          comment: 'Rechnet zugunsten der Kundin und fragt nach dem, was sich ändern kann.',
        },
        { message: { from: 'visitor', text: 'Ja, Tor 2.' } },
        {
          message: {
            from: 'assistant',
            text: 'Ich habe die Bestellung vorbereitet. Gültig wird sie, wenn Sie im Kundenkonto auf „Bestellen“ tippen.',
          },
          comment: 'Der verbindliche Klick bleibt bei der Kundin.',
        },
      ],
    },
  ],
};
