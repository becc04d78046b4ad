import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const salesSupport: GoalText<TemplateId<'sales-support'>> = {
  meta: {
    name: 'Vertriebs\u00ADunterstützung',
    title: 'Vorlagen für die Vertriebsunterstützung | {brand}',
    headline: 'Vorarbeit, die im Angebot steckt.',
    description:
      'Vier Chatbot-Vorlagen für den Vertrieb: Produktvergleich, Kreditunterlagen, Gruppenangebot und Nachbestellung, mit Schritten und Gespräch.',
  },
  teaser: 'Damit das erste Telefonat das zweite sein kann.',
  hero: {
    title: 'Vorarbeit, die im Angebot steckt.',
    lead: 'Ein gutes Angebot braucht Antworten, die sonst drei Mails kosten. Diese Abläufe holen sie vorher ein und lassen alles, was Verhandlung ist, beim Vertrieb.',
  },
  templates: {
    'product-comparison': {
      name: 'Zwei Modelle vergleichen',
      summary:
        'Stellt Kennwerte aus dem Datenblatt nebeneinander und fragt nach dem Einsatz, bevor es eines empfiehlt.',
      prepare: 'Datenblätter als Text und je Modell ein Satz, wofür es nicht taugt.',
      steps: [
        ask('Welche Modelle, welcher Einsatz?'),
        lookUp('Datenblätter'),
        say('Unterschiede in drei Zeilen'),
        branch('Grenzfall?'),
        handOver('Anwendungstechnik'),
      ],
      talk: [
        visitor('Unterschied P20 und P24?'),
        bot(
          'Die P24 fördert mehr und braucht dafür einen Anschluss mit Drehstrom. Was soll gepumpt werden?',
          'Datenblätter P20, P24',
        ),
        visitor('Kühlschmierstoff, ca 60 l/min auf 3 m höhe'),
        bot('Das schaffen beide. Die P20 läuft dabei nahe an ihrer Grenze, die P24 in der Mitte der Kennlinie.'),
        visitor('Da sind aber Späne drin'),
        bot(
          'Dann wird es wichtig, wie groß sie sind. Laut Datenblatt verträgt die P24 Teile bis zwei Millimeter, die P20 keine.',
          'Datenblatt P24, Seite 3',
        ),
        visitor('bis 5 mm kommt vor'),
        bot(
          'Dafür ist keine der beiden beschrieben. Ob ein Vorfilter reicht, weiß ich nicht. Ich gebe es der Anwendungstechnik.',
        ),
        team(
          'Anwendungstechnik, ich habe mitgelesen. Mit Spaltfilter geht die P24. Ich schicke Ihnen beides als Angebot, einverstanden?',
        ),
      ],
    },
    'loan-documents': {
      name: 'Unterlagen für die Finanzierung',
      summary:
        'Stellt die Liste der Unterlagen zusammen und macht klar, dass über den Kredit nur Menschen entscheiden.',
      prepare: 'Listen nach Beschäftigung und Objektart, mit Gültigkeit jeder Unterlage.',
      steps: [
        choose('Kauf, Bau oder Umschuldung'),
        choose('Angestellt, selbstständig, Rente'),
        lookUp('Liste der Unterlagen'),
        say('Hochladen nur im geschützten Bereich'),
        handOver('Finanzierungsberatung'),
      ],
      talk: [
        visitor('Wir wollen eine Wohnung kaufen, bin selbstständig. Was brauchen Sie alles?'),
        bot(
          'Für Selbstständige die letzten drei Steuerbescheide, eine aktuelle Auswertung und Nachweise über Eigenkapital. Kaufen Sie allein?',
          'Unterlagen › Selbstständige',
        ),
        visitor('mit meiner Frau, angestellt'),
        bot('Für sie kommen drei Gehaltsabrechnungen dazu. Haben Sie das Exposé schon?'),
        visitor('ja. kann ich das alles hier reinladen?'),
        bot(
          'Bitte nicht in diesen Chat. Dafür gibt es den geschützten Bereich, den Link schicke ich Ihnen nach der Terminwahl.',
        ),
        visitor('kriegen wir das denn bei 15 % eigenkapital'),
        bot(
          'Das entscheidet die Beratung nach Prüfung, jede Auskunft von mir wäre eine Vermutung. Passt Ihnen Montag 16 Uhr?',
        ),
        visitor('montag ja'),
        bot('Eingetragen. Die Liste kommt per Mail, sortiert nach Ihnen beiden.'),
      ],
    },
    'group-offer': {
      name: 'Gruppenanfrage',
      summary: 'Sammelt Personenzahl, Termin und Ablauf einer Gruppe, damit das Angebot in einem Durchgang stimmt.',
      prepare: 'Zimmerkontingent, Pauschalen und die Frage, an der Ihre Angebote bisher scheitern.',
      steps: [
        ask('Wie viele, wann, wofür?'),
        choose('Tagung, Feier oder Ausflug'),
        lookUp('Räume und Pauschalen'),
        branch('Mehr als ein Haus verkraftet?'),
        handOver('Veranstaltungsteam'),
      ],
      talk: [
        visitor('Hallo, haben Sie im Mai Platz für 22 Leute, 2 Nächte?'),
        bot('Im Mai ja, genaue Tage prüft das Team. Ist es eine Tagung oder eine private Feier?'),
        visitor('Chorwochenende. Wir brauchen einen Raum mit Klavier'),
        bot('Ein Klavier steht im Gartensaal, der fasst 40 Personen.', 'Räume › Gartensaal'),
        visitor('und ist das gestimmt? :)'),
        bot('Das weiß ich leider nicht, ich frage es mit an. Wünschen Sie Doppel- oder Einzelzimmer?'),
        visitor('8 DZ 6 EZ, zwei essen vegan'),
        bot('Notiert. Bis wann proben Sie abends? Nach 22 Uhr gilt Hausruhe.', 'Hausordnung › Ruhezeiten'),
        visitor('passt, 21:30 ist schluss'),
        team(
          'Guten Morgen aus dem Veranstaltungsteam. Das Klavier wird eine Woche vorher gestimmt. Ihr Angebot für den 8. bis 10. Mai liegt im Postfach.',
        ),
      ],
    },
    reorder: {
      name: 'Nachbestellen im Messenger',
      summary:
        'Erkennt Stammkunden an ihrer Nummer, schlägt die letzte Bestellung vor und bestellt erst nach einem Ja.',
      prepare: 'Anbindung an Bestellungen, Mindestmengen und eine Regel für geänderte Preise.',
      steps: [
        ask('Kundennummer'),
        lookUp('Letzte Bestellungen'),
        choose('Gleich, geändert oder anderes'),
        branch('Preis seitdem geändert?'),
        handOver('Innendienst'),
      ],
      talk: [
        visitor('Moin, brauchen wieder Handschuhe'),
        bot('Moin, hier ist der KI-Assistent. Wie ist die Kundennummer?'),
        visitor('20331'),
        bot(
          'Zuletzt waren es 40 Paar Nitril in Größe 10 und 20 in 9, an Halle 2. Wieder so?',
          'Bestellung vom 4. September',
        ),
        visitor('60 in 10, 9 gar nicht. wir haben jetzt große jungs'),
        bot(
          '60 Paar in Größe 10. Der Preis je Karton hat sich seitdem geändert. Soll ich ihn vorlegen, bevor ich bestelle?',
        ),
        visitor('ja klar'),
        bot('Ihren Kundenpreis darf nur der Innendienst nennen. Ich habe ihn gebeten, hier zu antworten.'),
        team('Moin, Innendienst. Preisliste hängt an, euer Rabatt bleibt. Passt so?'),
        visitor('passt, raus damit'),
      ],
    },
  },
  next: {
    title: 'Welche Rückfrage kostet Ihren Vertrieb die meiste Zeit?',
    text: 'Mit dieser einen fangen wir an. Der Rest des Ablaufs ergibt sich daraus meist von selbst.',
  },
};
