import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const promotion: GoalText<TemplateId<'promotion'>> = {
  meta: {
    name: 'Verkaufs\u00ADaktionen',
    title: 'Vorlagen für Verkaufsaktionen im Chat | {brand}',
    headline: 'Vorteil und Bedingung in einer Antwort.',
    description:
      'Vier Chatbot-Vorlagen für Aktionen: Frühbuchung, Infotag, Nachricht bei neuem Bestand und Workshop, mit Bedingungen, Ablauf und Beispielgespräch.',
  },
  teaser: 'Wer nach der Aktion fragt, erfährt auch die Bedingungen.',
  hero: {
    title: 'Vorteil und Bedingung in einer Antwort.',
    lead: 'Gilt das auch für mich, bis wann, und ist noch Platz? Diese Vorlagen antworten aus Ihren Bedingungen und Programmen und reichen Fragen weiter, auf die dort keine Antwort steht. Künstliche Eile kommt in keiner vor.',
  },
  templates: {
    'early-booking': {
      name: 'Frühbucher',
      summary: 'Sagt, ob die Aktion für den Wunschtermin gilt, und nennt die Stornobedingung ungefragt dazu.',
      prepare:
        'Zeitraum, Ausnahmen und Stornofrist, von Ihrer Rechtsberatung geprüft, und jemanden, der den Text nach der Aktion herausnimmt.',
      steps: [
        ask('Reisezeit und Personen'),
        lookUp('Bedingungen der Aktion'),
        say('Vorteil und Storno zusammen'),
        branch('Sonderwunsch?'),
        handOver('Reservierung'),
      ],
      talk: [
        visitor('Gilt der Frühbucherpreis auch über Pfingsten?'),
        bot('Nein, Pfingsten ist ausgenommen, in der Woche danach gilt er.', 'Aktion › Ausnahmen'),
        visitor('schade. und die woche danach, 2 erw 1 kind?'),
        bot(
          'Ja, in der Woche nach Pfingsten: 15\u00A0% weniger als der normale Preis auf unserer Preisseite, wenn Sie bis zum 31.\u00A0Januar buchen. Stornieren ist dann bis 30\u00A0Tage vor Anreise kostenlos, danach zahlen Sie höchstens die Hälfte.',
          'Aktion › Bedingungen',
        ),
        visitor('also teurer wenn man krank wird'),
        bot('Kurzfristig ja. Zum normalen Preis ist Stornieren bis drei Tage vorher kostenlos.', 'Preise › Stornieren'),
        visitor('kann man das auch am 3.\u00A0februar noch?'),
        bot(
          'Die Aktion endet am 31.\u00A0Januar, von einer Verlängerung weiß ich nichts. Soll die Reservierung Ihnen dazu schreiben? Ihre E\u2011Mail-Adresse geht nur dafür an die Reservierung, unseren Chat-Anbieter und den Betreiber des Sprachmodells.',
          'Aktion › Zeitraum',
        ),
        visitor('ja bitte, mit zustellbett. pfingsten@post.example'),
        bot('Gern. Ihnen antwortet ein Mensch aus der Reservierung.'),
      ],
    },
    'open-day': {
      name: 'Infotag mit Anmeldung',
      summary: 'Beantwortet Fragen zur Veranstaltung, nimmt die Anmeldung auf und lässt sie vom Team bestätigen.',
      prepare: 'Programm, Anfahrt und Barrierefreiheit des Ortes. Die Plätze zählt Ihr Team.',
      steps: [
        lookUp('Programm und Anfahrt'),
        ask('Wie viele Personen, welche Uhrzeit?'),
        branch('Besonderer Wunsch?'),
        choose('Anmelden oder erst nachfragen'),
        handOver('Veranstaltungsteam bestätigt'),
      ],
      talk: [
        visitor('Beim Wärmepumpentag am 14., sieht man da auch eine laufen?'),
        bot('Ja, um 11 und um 14\u00A0Uhr läuft eine im Hof.', 'Programm › Vorführung'),
        visitor('Sehr gut. Komme ich da überall mit dem Kinderwagen hin?'),
        bot('In Halle und Hof ja. Zur Empore führt eine Treppe, der Vortrag wird unten übertragen.', 'Ort › Zugang'),
        visitor('gibts da keinen Aufzug??'),
        bot(
          'Davon steht hier nichts, ich frage das Team. Soll ich Sie schon anmelden? Ihre E\u2011Mail-Adresse geht nur für die Zusage an das Team, den Chat-Anbieter und den Betreiber des Sprachmodells.',
        ),
        visitor('ja, 2\u00A0personen, 14\u00A0Uhr. neue.heizung@post.example'),
        bot('Zwei Personen, 14\u00A0Uhr, dazu die Frage nach dem Aufzug. Die Zusage kommt vom Team.'),
        team(
          'Veranstaltungsteam, guten Tag. Zwei Plätze um 14\u00A0Uhr sind notiert. Ein Aufzug ist da: Melden Sie sich am Tor, wir bringen Sie hinauf.',
        ),
      ],
    },
    'back-in-stock': {
      name: 'Wieder da: Nachricht bei Bestand',
      summary: 'Nimmt auf, welcher Artikel fehlt, holt die Einwilligung ein und lässt das Ladenteam einmal schreiben.',
      prepare:
        'Einen Einwilligungstext, jemanden, der die Wünsche abarbeitet, und eine Bestätigungsmail. Soll der Assistent den Bestand im Shop kennen, brauchen Sie eine Anbindung. Ob sie möglich ist und welches System die E\u2011Mail verschickt, prüfen wir vor dem Angebot.',
      steps: [
        ask('Welcher Artikel, welche Größe?'),
        lookUp('Nachlieferungen und Alternativen'),
        choose('Benachrichtigen, ja oder nein?'),
        say('Erst nach Bestätigung, nur einmal'),
        handOver('Ladenteam'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Ihre Nachrichten verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: regenladen.example/datenschutz. Worum geht es?',
      talk: [
        visitor('wann gibts die grüne Regenjacke wieder in M'),
        bot(
          'Den Bestand sehe ich nicht. Laut Liste ist sie nachbestellt, einen Tag nennt der Hersteller nicht.',
          'Sortiment › Nachlieferungen',
        ),
        visitor('könnt ihr bescheid sagen'),
        bot(
          'Das Ladenteam schreibt Ihnen eine einzige E\u2011Mail, wenn die Jacke in M da ist. Vorher bestätigen Sie Ihre Adresse per Klick; wir nutzen sie nur dafür. Widerrufen können Sie jederzeit. Einverstanden?',
          'Benachrichtigung › Einwilligung',
        ),
        visitor('ja. regenwetter@post.example'),
        bot(
          'Danke. Bitte klicken Sie auf den Link in unserer E\u2011Mail, erst dann stehen Sie auf der Liste. Nach der Benachrichtigung streichen wir Sie wieder; den Nachweis Ihrer Einwilligung behalten wir. Wie lange, steht hier: regenladen.example/datenschutz.',
          'Benachrichtigung › Löschen',
        ),
        visitor('reserviert ihr mir die dann?'),
        bot('Reservieren kann nur der Laden selbst. Soll ich fragen? Der Laden liest dann diesen Chat.'),
        visitor('Laden Köln, ja'),
        team(
          'Hallo aus Köln. Wenn die Lieferung da ist, lege ich Ihnen eine M für zwei Tage zurück. Fragen Sie an der Kasse nach der Nummer D-14.',
        ),
      ],
    },
    'workshop-invite': {
      name: 'Einladung zum Workshop',
      summary: 'Findet heraus, ob ein Workshop zu jemandem passt, und schlägt sonst einen anderen vor.',
      prepare:
        'Eine Beschreibung, für wen der Workshop ist und was man können muss, dazu eine Alternative für alle anderen.',
      steps: [
        choose('Rolle und Vorkenntnisse'),
        lookUp('Programm'),
        branch('Passt der Workshop?'),
        say('Sonst: ein besserer Vorschlag'),
        handOver('Kursbüro'),
      ],
      talk: [
        visitor('Ist der Content-Workshop auch was für Anfänger?'),
        bot(
          'Das kommt darauf an. Haben Sie schon einmal selbst eine Seite veröffentlicht?',
          'Workshop › Vorkenntnisse',
        ),
        visitor('nö, ich soll ab januar unsere website machen. bin eigentlich buchhalterin'),
        bot('Dann passt der Grundkurs am 5. besser: Er beginnt bei null.', 'Termine › Grundkurs'),
        visitor('danke! noch platz?'),
        bot(
          'Das weiß unser Kursbüro. Geht die Rechnung an die Firma oder an Sie? Und an welche E\u2011Mail-Adresse soll das Kursbüro schreiben? Die Adresse nutzt es nur für diese Anfrage; unsere Dienstleister nennt der Link „Datenschutz“.',
        ),
        visitor('firma, buchhaltung@laden.example. gibts ne bescheinigung für meinen chef'),
        bot('Ja. Ob Ihr Arbeitgeber sie anerkennt, kann ich nicht sagen.', 'Workshop › Bescheinigung'),
        visitor('ok. bitte anfragen'),
        team(
          'Kursbüro, guten Tag. Ein Platz im Grundkurs ist frei. Anmeldung, Preis und ein Muster der Bescheinigung schicke ich Ihnen.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Aktion planen Sie als Nächstes?',
    text: 'Schreiben Sie uns, was Ihre Aktion verspricht und welche drei Rückfragen Sie befürchten. Wir antworten per E\u2011Mail mit einem Vorschlag für den Ablauf; durchspielen können Sie ihn vor dem Freischalten.',
  },
};
