import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const promotion: GoalText<TemplateId<'promotion'>> = {
  meta: {
    name: 'Verkaufs\u00ADaktionen',
    title: 'Vorlagen für Verkaufsaktionen im Chat | {brand}',
    headline: 'Ein Angebot ohne Sternchen.',
    description:
      'Vier Chatbot-Vorlagen für Aktionen: Frühbuchung, Infotag, Nachricht bei neuem Bestand und Workshop, mit Bedingungen im selben Satz wie das Angebot.',
  },
  teaser: 'Bedingung und Vorteil im selben Satz.',
  hero: {
    title: 'Ein Angebot ohne Sternchen.',
    lead: 'Aktionen scheitern an Rückfragen: Gilt das auch für mich, bis wann, und was ist, wenn ich storniere? Diese Vorlagen beantworten sie, bevor jemand die Seite verlässt. Künstliche Eile kommt in keiner vor.',
  },
  templates: {
    'early-booking': {
      name: 'Frühbucher',
      summary: 'Rechnet den Vorteil für den Wunschtermin vor und nennt die Stornobedingung ungefragt dazu.',
      prepare: 'Zeitraum, Ausnahmen und die Stornofrist in einem Satz, den auch Ihre Rechtsabteilung gut findet.',
      steps: [
        ask('Reisezeit und Personen'),
        lookUp('Bedingungen der Aktion'),
        say('Vorteil und Storno in einem Satz'),
        branch('Sonderwunsch?'),
        handOver('Reservierung'),
      ],
      talk: [
        visitor('Gilt der Frühbucherpreis auch über Pfingsten?'),
        bot('Nein, Pfingsten ist ausgenommen. In der Woche danach gilt er.', 'Aktion › Ausnahmen'),
        visitor('schade. und die woche danach, 2 erw 1 kind?'),
        bot(
          'Dafür ja, wenn Sie bis zum 31. Januar buchen. Kostenlos stornieren geht dann bis 30 Tage vor Anreise, danach nicht mehr.',
          'Aktion › Bedingungen',
        ),
        visitor('also teurer wenn man krank wird'),
        bot(
          'Wenn Sie kurzfristig absagen müssten, ja. Zum normalen Preis bleibt Stornieren bis drei Tage vorher möglich. Beides ist buchbar.',
        ),
        visitor('kann man das auch am 3. februar noch?'),
        bot(
          'Die Aktion endet am 31. Januar, eine Verlängerung kenne ich nicht. Wenn Sie noch jemanden fragen müssen, hält die Reservierung ein Zimmer bis Freitag frei. Soll ich fragen?',
        ),
        visitor('ja bitte, am liebsten mit zustellbett'),
        bot(
          'Gern, das Zustellbett schreibe ich dazu. Die Antwort kommt heute noch von einem Menschen aus der Reservierung.',
        ),
      ],
    },
    'open-day': {
      name: 'Infotag mit Anmeldung',
      summary: 'Beantwortet Fragen zur Veranstaltung und meldet an, mit Warteliste statt falscher Hoffnung.',
      prepare: 'Plätze, Ablauf, Barrierefreiheit des Ortes und wer am Tag selbst ansprechbar ist.',
      steps: [
        lookUp('Programm und Anfahrt'),
        ask('Wie viele Personen?'),
        branch('Noch Plätze frei?'),
        choose('Anmelden oder auf die Warteliste'),
        handOver('Veranstaltung'),
      ],
      talk: [
        visitor('Beim Wärmepumpentag am 14., sieht man da auch eine laufen?'),
        bot('Ja, um 11 und um 14 Uhr an der Musteranlage im Hof.', 'Programm › Vorführung'),
        visitor('Sehr gut. Zwei Personen, mein Mann sitzt im Rollstuhl'),
        bot(
          'Halle und Hof sind stufenlos. Zur Empore mit dem Vortrag führt nur eine Treppe, der Ton wird aber unten übertragen.',
          'Ort › Zugang',
        ),
        visitor('gibts da keinen Aufzug??'),
        bot(
          'Dazu steht nichts in meinen Unterlagen. Ich frage bei der Veranstaltung nach und melde Sie trotzdem schon an?',
        ),
        visitor('ja, für 14 Uhr'),
        bot('Für 14 Uhr sind noch Plätze da: zwei sind vorgemerkt. An welche Mailadresse geht die Bestätigung?'),
        visitor('an neue.heizung@post.example'),
        bot(
          'Danke, das genügt. Die Antwort zum Aufzug schickt Ihnen ein Mensch bis morgen, dann entscheiden Sie in Ruhe.',
        ),
      ],
    },
    'back-in-stock': {
      name: 'Wieder da: Nachricht bei Bestand',
      summary: 'Merkt einen ausverkauften Artikel vor und meldet sich genau einmal, wenn er zurück ist.',
      prepare: 'Bestandsabfrage, Text der Einwilligung und eine Frist, nach der die Vormerkung verfällt.',
      steps: [
        ask('Welcher Artikel, welche Größe?'),
        lookUp('Bestand und Nachlieferung'),
        choose('Vormerken oder Alternative'),
        say('Eine Nachricht, dann wird gelöscht'),
        handOver('Ladenteam'),
      ],
      talk: [
        visitor('wann gibts die grüne Regenjacke wieder in M'),
        bot(
          'Grün in M ist ausverkauft. Eine Nachlieferung ist bestellt, einen Tag nennt der Hersteller nicht.',
          'Bestand, heute 9:02',
        ),
        visitor('könnt ihr bescheid sagen'),
        bot(
          'Ja, hier im Messenger, genau einmal. Danach löschen wir die Vormerkung, spätestens nach drei Monaten. Einverstanden?',
        ),
        visitor('ja'),
        bot('Ist vorgemerkt. Blau in M wäre heute da, falls die Farbe egal ist.'),
        visitor('ne grün. reserviert ihr mir die dann?'),
        bot(
          'Nein, die Nachricht geht an alle Vorgemerkten zugleich. Reservieren kann nur der Laden. Soll ich dort fragen?',
        ),
        visitor('Laden Köln, ja'),
        bot('Ist angefragt, der Laden antwortet Ihnen hier bis heute Abend.'),
      ],
    },
    'workshop-invite': {
      name: 'Einladung zum Workshop',
      summary: 'Findet heraus, ob ein Workshop für jemanden der richtige ist, und rät auch davon ab.',
      prepare: 'Zielgruppe, Vorkenntnisse und eine Alternative für alle, die nicht hineinpassen.',
      steps: [
        choose('Rolle und Vorkenntnisse'),
        lookUp('Programm'),
        branch('Passt der Workshop?'),
        say('Sonst: ein besserer Vorschlag'),
        handOver('Organisation'),
      ],
      talk: [
        visitor('Ist der Content-Workshop auch was für Anfänger?'),
        bot(
          'Er setzt voraus, dass Sie schon einmal eine Seite selbst veröffentlicht haben. Haben Sie das?',
          'Workshop › Vorkenntnisse',
        ),
        visitor('nö, ich soll ab januar unsere website machen. bin eigentlich buchhalterin'),
        bot(
          'Dann wären Sie am 12. eher frustriert. Der Grundkurs am 5. passt besser, er beginnt bei null und kostet weniger.',
          'Termine › Grundkurs',
        ),
        visitor('ehrlich, danke! noch platz?'),
        bot('Vier Plätze. Soll ich Sie eintragen? Rechnung an die Firma oder an Sie?'),
        visitor('firma. gibts ne bescheinigung für meinen chef'),
        bot(
          'Eine Teilnahmebestätigung ja. Ob Ihr Arbeitgeber sie anerkennt, kann ich nicht sagen. Ich lasse die Organisation Ihnen ein Muster schicken.',
        ),
        visitor('super'),
      ],
    },
  },
  next: {
    title: 'Welche Aktion planen Sie als Nächstes?',
    text: 'Schreiben Sie uns das Angebot und die drei Rückfragen, die Sie befürchten. Daraus wird ein Ablauf, den man vor dem Start durchspielen kann.',
  },
};
