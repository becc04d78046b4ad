import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const salesSupport: GoalText<TemplateId<'sales-support'>> = {
  meta: {
    name: 'Vertriebs\u00ADunterstützung',
    title: 'Vorlagen für die Vertriebsunterstützung | {brand}',
    headline: 'Das Wichtigste ist vor dem Angebot geklärt.',
    description:
      'Vier Chatbot-Vorlagen für den Vertrieb: Produktvergleich, Kreditunterlagen, Gruppenangebot und Nachbestellung, mit Schritten und Gespräch.',
  },
  teaser: 'Wer das Angebot schreibt, hat die Angaben schon.',
  hero: {
    title: 'Das Wichtigste ist vor dem Angebot geklärt.',
    lead: 'Bis ein Angebot stimmt, gehen oft mehrere E\u2011Mails hin und her. Diese Abläufe fragen gleich im ersten Gespräch, was Ihr Vertrieb dafür braucht. Preise nennt und verhandelt Ihr Vertrieb.',
  },
  templates: {
    'product-comparison': {
      name: 'Zwei Modelle vergleichen',
      summary:
        'Stellt Kennwerte aus den Datenblättern nebeneinander und fragt nach dem Einsatz, bevor ein Modell empfohlen wird.',
      prepare: 'Datenblätter als Text und je Modell einen Satz dazu, wofür es nicht taugt.',
      steps: [
        ask('Welche Modelle, welcher Einsatz?'),
        lookUp('Datenblätter'),
        say('Unterschied in einem Satz'),
        branch('Grenzfall?'),
        handOver('Anwendungstechnik'),
      ],
      talk: [
        visitor('Unterschied P20 und P24?'),
        bot('Die P24 fördert mehr und braucht dafür Drehstrom. Was soll gepumpt werden?', 'Datenblätter P20, P24'),
        visitor('Kühlschmierstoff, ca 60\u00A0l/min auf 3\u00A0m höhe'),
        bot(
          'Das schaffen beide. Die P20 läuft dabei nah an ihrer Grenze, die P24 in der Mitte der Kennlinie.',
          'Datenblätter P20, P24',
        ),
        visitor('Da sind aber Späne drin'),
        bot('Wie groß? Die P24 verträgt Teile bis zwei Millimeter, die P20 keine.', 'Datenblatt P24, Seite\u00A03'),
        visitor('bis 5\u00A0mm kommt vor'),
        bot(
          'Dafür ist laut Datenblatt keine von beiden ausgelegt, mehr weiß ich nicht. Soll die Anwendungstechnik Ihnen schreiben? Dieser Chat und Ihre E\u2011Mail-Adresse gehen nur für die Antwort und ein Angebot an die Technik, den Chat-Anbieter und den Betreiber des Sprachmodells.',
        ),
        visitor('ja, einkauf@fraeserei.example'),
        team(
          'Hier ist die Anwendungstechnik, ich habe alles gelesen. Mit Spaltfilter geht die P24. Das Angebot dazu schicke ich Ihnen heute noch.',
        ),
      ],
    },
    'loan-documents': {
      name: 'Unterlagen für die Finanzierung',
      summary: 'Stellt die Liste der Unterlagen zusammen und sagt, dass über den Kredit ein Mensch entscheidet.',
      prepare:
        'Listen nach Beschäftigung und Objektart und einen geschützten Bereich, in dem Ihre Kunden alles hochladen. Immobilienbüros klären vorher, ob sie eine Erlaubnis brauchen (§\u00A034i GewO).',
      steps: [
        choose('Kauf, Bau oder Umschuldung'),
        choose('Angestellt, selbstständig, Rente'),
        lookUp('Liste der Unterlagen'),
        say('Hochladen nur im geschützten Bereich'),
        handOver('Finanzierungsberatung'),
      ],
      greeting:
        'Guten Tag, hier antwortet der KI-Assistent der Bank. Was Sie schreiben, verarbeiten auch unser Chat-Anbieter und der Betreiber des Sprachmodells. Einkommen und Kontostände nennen Sie bitte erst in der Beratung. Worum geht es?',
      talk: [
        visitor('Wir wollen eine Wohnung kaufen, bin selbstständig. Was brauchen Sie alles?'),
        bot(
          'Kauf, selbstständig: Dafür brauchen wir später die letzten drei Steuerbescheide, eine aktuelle betriebswirtschaftliche Auswertung und Nachweise über Eigenkapital. Kaufen Sie allein?',
          'Unterlagen › Selbstständige',
        ),
        visitor('mit meiner Frau, angestellt'),
        bot(
          'Für Ihre Frau kommen drei Gehaltsabrechnungen dazu. Haben Sie das Exposé schon?',
          'Unterlagen › Angestellte',
        ),
        visitor('ja. kann ich das alles hier reinladen?'),
        bot(
          'Bitte nicht in diesen Chat. Die Beratung schickt Ihnen den Zugang zum geschützten Bereich.',
          'Unterlagen › Einreichen',
        ),
        visitor('kriegen wir das denn bei 15\u00A0% eigenkapital'),
        bot(
          'Das prüft und entscheidet ein Mensch. Diesen Chat und Ihre E\u2011Mail-Adresse bekommt dafür auch die Beratung. Wann passt Ihnen ein Gespräch, und wohin soll die Beratung schreiben?',
        ),
        visitor('montag 16\u00A0uhr, wohnung@post.example'),
        bot('Ihr Wunsch ist notiert. Terminbestätigung und Liste schickt Ihnen die Beratung.'),
      ],
    },
    'group-offer': {
      name: 'Gruppenanfrage',
      summary: 'Fragt Personenzahl, Termin und Programm ab, damit Ihr Team ein passendes Angebot schreiben kann.',
      prepare: 'Angaben zu Räumen, Zimmerzahl und Pauschalen und eine Liste dessen, was in Anfragen meistens fehlt.',
      steps: [
        ask('Wie viele, wann, wofür?'),
        choose('Tagung, Feier oder Ausflug'),
        lookUp('Räume und Pauschalen'),
        branch('Mehr, als ins Haus passt?'),
        handOver('Veranstaltungsteam'),
      ],
      talk: [
        visitor('Hallo, haben Sie im Mai Platz für 22\u00A0Leute, 2 Nächte?'),
        bot(
          'Für 22\u00A0Personen ist das Haus groß genug, die freien Tage prüft das Team. Tagung, Feier oder Ausflug?',
          'Gruppen › Größe',
        ),
        visitor('Chorwochenende. Wir brauchen einen Raum mit Klavier'),
        bot('Ein Klavier steht im Gartensaal, der fasst 40\u00A0Personen.', 'Räume › Gartensaal'),
        visitor('und ist das gestimmt? :)'),
        bot('Das weiß ich nicht, die Frage gebe ich weiter. Doppel- oder Einzelzimmer?'),
        visitor('8\u00A0DZ 6\u00A0EZ, zwei essen vegan'),
        bot(
          'Notiert. Bis wann proben Sie abends? Ab 22\u00A0Uhr ist Ruhe. Und wohin soll das Angebot gehen? Die E\u2011Mail-Adresse erhält dafür das Team; wer sie sonst noch verarbeitet, steht unter „Datenschutz“.',
          'Hausordnung › Ruhezeiten',
        ),
        visitor('21:30\u00A0Uhr ist schluss. chor@post.example'),
        team(
          'Guten Morgen aus dem Veranstaltungsteam. Frei wäre der 7. bis 9.\u00A0Mai, das Klavier lassen wir stimmen. Das Angebot kommt heute.',
        ),
      ],
    },
    reorder: {
      name: 'Nachbestellen im Messenger',
      summary: 'Nimmt auf, was fehlt, wiederholt es und lässt Preis und Auftrag vom Innendienst klären.',
      prepare:
        'Sortiment mit Größen und Packungen und den Messenger als Kanal. Die letzte Bestellung kennt der Assistent nur mit einer Anbindung; ob sie möglich ist, prüfen wir vor dem Angebot.',
      steps: [
        ask('Firma und Artikel'),
        lookUp('Sortiment und Verpackung'),
        choose('Menge und Ausführung'),
        branch('Stimmt die Zusammenfassung?'),
        handOver('Innendienst schickt das Angebot'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Ihre Nachrichten verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: werksbedarf.example/datenschutz. Worum geht es?',
      talk: [
        visitor('Moin, brauchen wieder Handschuhe'),
        bot('Gern. Für welche Firma, und welche Handschuhe?'),
        visitor('Werft, Halle 2. die nitril, 60\u00A0paar in 10'),
        bot(
          'Nitril gibt es in Kartons zu 20\u00A0Paar, das wären drei in Größe 10. Auch welche in 9?',
          'Sortiment › Handschuhe',
        ),
        visitor('9 gar nicht. wir haben jetzt große jungs. preis wie gehabt?'),
        bot(
          'Den Kundenpreis darf nur der Innendienst nennen; er bekommt dafür diesen Chat. Drei Kartons Nitril, Größe 10, an Halle 2: Stimmt das?',
        ),
        visitor('stimmt'),
        team(
          'Moin, hier ist der Innendienst. Das Angebot mit Preis geht an eure hinterlegte E\u2011Mail-Adresse. Gebt ihr es dort bitte frei? Dann bestätigen wir den Auftrag.',
        ),
        visitor('jo, mach ich gleich'),
      ],
    },
  },
  next: {
    title: 'Welche Rückfrage kostet Ihren Vertrieb die meiste Zeit?',
    text: 'Schreiben Sie uns diese eine. Wir antworten per E\u2011Mail mit den Fragen, die Ihr Chatbot vorher stellen sollte.',
  },
};
