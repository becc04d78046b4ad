import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const engagement: GoalText<TemplateId<'engagement'>> = {
  meta: {
    name: 'Kunden\u00ADbindung',
    title: 'Vorlagen für Kundenbindung im Chat | {brand}',
    headline: 'Im Gespräch bleiben, ohne zu nerven.',
    description:
      'Vier Chatbot-Vorlagen für Gäste, Kunden und Einwohner: Anreise, Pflegetipps, Abfuhrtage, Umzug. Jede mit Ablauf und Beispielgespräch.',
  },
  teaser: 'Für Fragen, die nach dem Kauf, nach der Buchung oder im Alltag kommen.',
  hero: {
    title: 'Im Gespräch bleiben, ohne zu nerven.',
    lead: 'Viele Fragen kommen erst nach dem Kauf, nach der Buchung oder wenn sich das Leben ändert. In diesen Vorlagen meldet sich immer der Kunde. Wer mehr hören möchte, bestellt den Newsletter und bestätigt die Anmeldung mit einem Klick in der E\u2011Mail.',
  },
  templates: {
    'welcome-guide': {
      name: 'Fragen vor der Ankunft',
      summary: 'Beantwortet, was Gäste vor der Anreise wissen wollen, auch wenn die Rezeption geschlossen ist.',
      prepare: 'Anfahrt, Anreisezeiten, Parkplatz und alles, was die Rezeption sonst dreimal am Tag erklärt.',
      steps: [
        ask('Was möchten Sie wissen?'),
        lookUp('Hausinformationen'),
        ask('Ankunftszeit'),
        branch('Nach Schluss der Rezeption?'),
        handOver('Rezeption'),
      ],
      greeting:
        'Guten Abend, hier antwortet der KI-Assistent der Pension. Ihre Nachrichten erhalten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: pension.example/datenschutz. Was möchten Sie wissen?',
      talk: [
        visitor('22:40 und keiner geht ran :\u2060( Wir kommen morgen erst so um 23\u00A0Uhr, ist da noch wer da?'),
        bot(
          'Dann leider nicht mehr, die Rezeption schließt um 22\u00A0Uhr. Danach liegt der Schlüssel im Safe neben der Tür.',
          'Anreise › Spät ankommen',
        ),
        visitor('und der code?'),
        bot('Den schickt Ihnen die Rezeption am Anreisetag. In einen Chat gehört er nicht.'),
        visitor('ok. kann man da noch was essen?'),
        bot(
          'Die Küche schließt um 21\u00A0Uhr. Auf Wunsch stellt Ihnen die Rezeption einen kalten Teller ins Zimmer, 12\u00A0€ je Teller (inkl. MwSt.). Soll ich den Wunsch weitergeben?',
          'Küche › Zeiten',
        ),
        visitor('ja für 2, einmal ohne fleisch'),
        bot(
          'Die Rezeption ist morgen ab 7\u00A0Uhr wieder da. Ich gebe den Wunsch weiter, zusagen kann ich ihn nicht. Auf welchen Namen haben Sie gebucht? Ihr Name geht nur für diesen Wunsch an die Rezeption.',
        ),
        visitor('Heller'),
        bot('Danke, der Wunsch ist notiert. Ob er klappt, schreibt Ihnen die Rezeption hier ab 7\u00A0Uhr.'),
      ],
    },
    'seasonal-care': {
      name: 'Pflegefragen nach dem Kauf',
      summary:
        'Beantwortet Fragen zum gekauften Produkt; Saisontipps gibt es auf Wunsch als Newsletter (Erweiterung, Preis im Angebot).',
      prepare:
        'Pflegehinweise je Produkt, eine E\u2011Mail-Adresse für Fotos und für die Saisontipps die Erweiterung Newsletter.',
      steps: [
        ask('Welches Produkt, was ist los?'),
        lookUp('Pflegehinweise'),
        branch('Schaden vermutet?'),
        handOver('Gärtnerei, auf Wunsch mit Saisontipps'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Ihre Nachrichten verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: gaertnerei.example/datenschutz. Worum geht es?',
      talk: [
        visitor('Mein Olivenbaum von euch kriegt gelbe Blätter!!'),
        bot('Im November ist es oft zu viel Wasser. Wie oft gießen Sie, und wo steht er?', 'Pflege › Olive im Winter'),
        visitor('jeden 2. tag, neben der heizung. da sind auch braune punkte'),
        bot(
          'Gießen Sie ihn seltener und stellen Sie ihn kühler. Ob die Punkte ein Pilz sind, kann ich nicht beurteilen. Schicken Sie der Gärtnerei bitte ein Foto: pflege@gaertnerei.example.',
          'Pflege › Olive im Winter',
        ),
        visitor('ist raus'),
        team(
          'Hier die Gärtnerei, danke fürs Foto: Augenfleckenkrankheit, kein Drama. Befallene Blätter absammeln, weniger gießen, heller stellen.',
        ),
        visitor('puh. sagt ihr mir auch, wann er im frühjahr raus darf?'),
        team(
          'Meist Mitte Mai, nach den letzten Frösten. Möchten Sie unsere Saisontipps mit Angeboten, etwa einmal im Monat per E\u2011Mail? Ihre Adresse tragen Sie dann im Formular ein; wer sie erhält, steht dort. Los geht es erst nach Ihrem Klick in der Bestätigungsmail, abbestellen können Sie jederzeit.',
        ),
      ],
    },
    'collection-day': {
      name: 'Abfuhrtage und Wertstoffhof',
      summary: 'Nennt die nächste Abfuhr aus Ihrem Abfuhrkalender und sagt, was auf den Wertstoffhof gehört.',
      prepare:
        'Den Abfuhrkalender je Straße als Text und die Regel für Feiertage. Ob Erinnerungen am Vorabend möglich sind, prüfen wir vor dem Angebot.',
      steps: [
        ask('Straße und Hausnummer'),
        lookUp('Abfuhrkalender'),
        choose('Tonne, Sperrmüll oder Sonderabfall'),
        branch('Sonderfall?'),
        handOver('Abfallberatung'),
      ],
      greeting:
        'Guten Tag, ich bin der KI-Assistent der Stadt. Was Sie schreiben, verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: stadt.example/datenschutz. Was möchten Sie wissen?',
      talk: [
        visitor('Wann kommt die gelbe Tonne in der Lindenstr.?'),
        bot(
          'Die Lindenstraße liegt in zwei Bezirken. Ist Ihre Hausnummer gerade oder ungerade?',
          'Abfuhrkalender › Straßen',
        ),
        visitor('gerade'),
        bot('Dann kommt sie am Donnerstag ab 6\u00A0Uhr, danach alle zwei Wochen.', 'Abfuhrkalender › Bezirk 4'),
        visitor('super. und wohin mit nem alten e-bike-akku'),
        bot(
          'Den nehmen Fahrradhandel und Wertstoffhof an, einen beschädigten nur nach Absprache. Ist er beschädigt?',
          'Wertstoffhof › Akkus',
        ),
        visitor('ist mal runtergefallen'),
        bot(
          'Dann laden und transportieren Sie ihn bitte nicht. Wird er warm, gehen Sie auf Abstand und wählen Sie die 112. Alles Weitere klärt die Abfallberatung mit Ihnen am Telefon. Welche Nummer darf sie anrufen? Gebraucht wird die Nummer nur für den Rückruf.',
        ),
        visitor('0171\u00A03920077'),
        bot('Weitergegeben. Lassen Sie den Akku so lange bitte liegen, wo er ist.'),
      ],
    },
    'life-change': {
      name: 'Umzug, Heirat, Nachwuchs',
      summary: 'Nennt, was nach Umzug, Heirat oder Geburt zu melden ist, und reicht offene Punkte gesammelt weiter.',
      prepare:
        'Eine Prüfliste je Anlass, freigegeben von der Fachabteilung, ohne Empfehlung im Einzelfall. Für „Nachwuchs“ auch die Frage nach der ausdrücklichen Einwilligung, und zwar bevor jemand Näheres schreibt: Eine Schwangerschaft zählt zu den Gesundheitsdaten.',
      steps: [
        choose('Was hat sich geändert?'),
        lookUp('Prüfliste zum Anlass'),
        say('Was unverändert weiterläuft'),
        branch('Beratung nötig?'),
        handOver('Betreuung, mit Prüfliste'),
      ],
      talk: [
        visitor('wir ziehen am 1.2. um was muss ich da melden'),
        bot(
          'Die neue Anschrift und, falls Sie eine Hausratversicherung haben, die neue Wohnfläche. Haben Sie eine?',
          'Prüfliste › Umzug',
        ),
        visitor('ja. gilt die in der alten wohnung noch?'),
        bot(
          'In unseren Tarifen meist für eine Übergangszeit in beiden Wohnungen. Was für Sie gilt, steht in Ihrem Vertrag; den sehe ich nicht.',
          'Hausrat › Wohnungswechsel',
        ),
        visitor('muss ich mehr zahlen?'),
        bot(
          'Da müsste ich raten. Soll Ihre Betreuung das berechnen und Ihnen schreiben? Fläche, Ort und E\u2011Mail-Adresse erhalten nur für diese Auskunft die Betreuung, der Chat-Anbieter und der Betreiber des Sprachmodells.',
        ),
        visitor('ja bitte, 92\u00A0qm in Fulda, umzug@post.example'),
        bot(
          'Notiert: Umzug zum 1.\u00A0Februar, 92\u00A0m², Fulda. Gemeldet ist der Umzug damit noch nicht. Wie das geht und was sich am Beitrag ändert, schreibt Ihnen Ihre Betreuung.',
        ),
      ],
    },
  },
  next: {
    title: 'Was fragen Ihre Kunden nach dem Kauf?',
    text: 'Schreiben Sie uns die häufigste Frage und den Kanal, auf dem sie ankommt. Wir antworten mit einem Vorschlag für den Ablauf.',
  },
};
