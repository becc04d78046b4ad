import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const appointments: GoalText<TemplateId<'appointments'>> = {
  meta: {
    name: 'Termin\u00ADbuchung',
    title: 'Vorlagen für Terminbuchung im Chat | {brand}',
    headline: 'Ein Termin, der auch passt.',
    description:
      'Vier Chatbot-Vorlagen für Termine in Praxis, Bank, Maklerbüro und Bürgeramt: was vorher geklärt wird und wann ein Mensch den Termin bestätigt.',
  },
  teaser: 'Erst das Anliegen, dann die Uhrzeit.',
  hero: {
    title: 'Ein Termin, der auch passt.',
    lead: 'Diese Vorlagen klären zuerst das Anliegen und, wo es darauf ankommt, Dauer und Unterlagen. Den Termin bestätigt Ihr Team oder die Erweiterung Terminbuchung (Preis im Angebot).',
  },
  templates: {
    'practice-appointment': {
      name: 'Arzttermin',
      summary: 'Nennt den Notruf, holt die Einwilligung ein und nimmt den Terminwunsch auf, ohne Diagnose.',
      prepare:
        'Notfallhinweis, Terminarten und einen Einwilligungstext für Gesundheitsangaben, von Ihrer Datenschutzberatung geprüft. Dazu die Verpflichtung aller Beteiligten zur Geheimhaltung (§\u00A0203 StGB) und, wo §\u00A0393 SGB\u00A0V gilt, die dort verlangten Nachweise, etwa ein C5-Testat.',
      steps: [
        say('Im Notfall die 112'),
        choose('Einwilligung: ja oder nein'),
        choose('Akut, Kontrolle oder Vorsorge'),
        branch('Akut gewählt?'),
        ask('Wunschzeit und Telefonnummer'),
        handOver('Praxisteam bestätigt'),
      ],
      greeting:
        'Guten Tag, hier antwortet der KI-Assistent der Praxis. Im Notfall wählen Sie bitte gleich die 112. Beschwerden schreiben Sie mir bitte noch nicht. Was kann ich für Sie tun?',
      talk: [
        visitor('Brauche möglichst bald einen Termin'),
        bot(
          'Gern. Willigen Sie ausdrücklich darin ein, dass das Praxisteam Ihre Gesundheitsangaben für diesen Termin nutzt? Der Chat-Anbieter und der Betreiber des Sprachmodells verarbeiten sie für uns. Ihre Einwilligung können Sie jederzeit widerrufen. Oder Sie rufen gleich selbst an.',
          'Praxis › Datenschutz',
        ),
        visitor('ja. mein knie ist seit gestern dick'),
        bot('Was es ist, kann ich nicht beurteilen. Geht es um etwas Akutes, eine Kontrolle oder eine Vorsorge?'),
        visitor('akut'),
        bot(
          'Die Akutsprechstunde ist heute von 10:30 bis 12\u00A0Uhr. Wann könnten Sie da sein, und unter welcher Nummer erreicht Sie das Team dafür?',
          'Sprechzeiten › Akut',
        ),
        visitor('ab 11. 0171\u00A03920018'),
        bot(
          'Weitergegeben. Der Termin gilt, sobald das Team zusagt. Wird es schlimmer, rufen Sie gleich bei uns an, nach Praxisschluss wählen Sie die 116\u00A0117.',
        ),
        team('Guten Tag, hier ist das Praxisteam. 11:30\u00A0Uhr geht. Waren Sie schon einmal bei uns?'),
      ],
    },
    'branch-meeting': {
      name: 'Beratung in der Filiale',
      summary: 'Klärt das Fachgebiet, nennt die Unterlagen und bucht mit der Erweiterung Terminbuchung.',
      prepare:
        'Fachgebiete mit Gesprächsdauer, Listen der Unterlagen und die Erweiterung Terminbuchung. Ob Ihr Kalender dazu passt, prüfen wir vor dem Angebot.',
      steps: [
        choose('Worum geht es?'),
        branch('Braucht es eine Fachberatung?'),
        ask('Filiale oder Video, freie Zeit'),
        lookUp('Unterlagen zum Thema'),
        handOver('Beratung, mit Buchung'),
      ],
      talk: [
        visitor('Möchte über meine Altersvorsorge reden, mit jemandem, der sich auskennt.'),
        bot(
          'Dafür nimmt sich die Vorsorgeberatung 60\u00A0Minuten Zeit. In der Filiale oder per Video?',
          'Beratung › Vorsorge',
        ),
        visitor('Filiale Marktplatz'),
        bot('Dort sind Dienstag um 15\u00A0Uhr und Donnerstag um 9\u00A0Uhr frei.'),
        visitor('Donnerstag. Was muss ich dabeihaben?'),
        bot(
          'Die Renteninformation und bestehende Verträge. Auf welchen Namen soll ich buchen, und wohin schickt die Beratung die Bestätigung? Beides geht nur für diesen Termin an die Beratung, die Anbieter von Chat und Kalender und den Betreiber des Sprachmodells.',
          'Unterlagen › Vorsorge',
        ),
        visitor('karin lotz, rente@post.example. Sagen Sie mir schon mal, ob sich das bei mir noch lohnt?'),
        bot(
          'Das kann und darf ich nicht einschätzen, Ihre Frage gebe ich weiter. Ihr Termin am Donnerstag um 9\u00A0Uhr ist gebucht.',
        ),
      ],
    },
    'viewing-slot': {
      name: 'Besichtigung vereinbaren',
      summary: 'Nennt die festen Besichtigungszeiten und fragt nur nach dem, was vor einer Besichtigung nötig ist.',
      prepare:
        'Zeiten je Wohnung, eine Höchstzahl von Interessenten je Termin und eine Liste der Angaben, nach denen Sie vor der Besichtigung nicht fragen dürfen.',
      steps: [
        ask('Welche Wohnung?'),
        lookUp('Exposé und Besichtigungszeiten'),
        choose('Feste Zeiten'),
        branch('Passt keine Zeit?'),
        handOver('Vermietung bestätigt'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Ihre Nachrichten verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: vermietung.example/datenschutz. Worum geht es?',
      talk: [
        visitor('Ist die 3\u00A0Zi in der Kanalstraße noch da? Würde gern schauen'),
        bot(
          'Ja, die Wohnung steht noch im Angebot. Besichtigt wird am Samstag um 10:00, 10:20 und 10:40\u00A0Uhr; den Termin bestätigt die Vermietung.',
          'Kanalstraße 7 › Besichtigung',
        ),
        visitor('samstag arbeite ich leider'),
        bot(
          'Dann frage ich die Vermietung nach einem Abend; sie liest dafür diesen Chat. An welchen Tagen können Sie ab 17\u00A0Uhr?',
        ),
        visitor('Montag. Darf ich nen hund haben? Und soll ich gehaltszettel schicken?'),
        bot(
          'Nachweise bitte erst, wenn Sie die Wohnung nach der Besichtigung haben möchten. Zum Hund steht im Exposé nichts, danach frage ich.',
        ),
        team(
          'Guten Tag, hier ist die Vermietung. Montag um 17:30\u00A0Uhr passt. Ein Hund ist möglich, die Eigentümerin fragt nur, wie groß er ist.',
        ),
      ],
    },
    'citizens-office': {
      name: 'Termin im Bürgeramt per Sprache',
      summary: 'Nimmt das Anliegen auf, sagt die Unterlagen an und wiederholt die Wunschzeit, bevor sie ans Amt geht.',
      prepare:
        'Anliegen in Alltagsworten, Unterlagen dazu und ein Stichwort, das zum Menschen führt. Für freie Zeiten brauchen Sie die Erweiterung Terminbuchung und einen Kalender, der dazu passt.',
      steps: [
        ask('Worum geht es, für wie viele?'),
        lookUp('Unterlagen dazu'),
        ask('An welchem Tag?'),
        branch('Bestätigt?'),
        handOver('Bürgeramt ruft zurück'),
      ],
      greeting:
        'Guten Tag, hier spricht der KI-Assistent des Bürgeramts. Was Sie sagen, verarbeiten auch die Anbieter von Gerät, Spracherkennung, Chat und Sprachmodell. Sagen Sie „Datenschutz“, dann hören Sie mehr. Worum geht es?',
      talk: [
        visitor('Ich bin umgezogen und muss mich ummelden.'),
        bot('Eine Ummeldung, gern. Für wie viele Personen?'),
        visitor('Für uns alle vier.'),
        bot(
          'Vier Personen. Bringen Sie bitte alle Ausweise und die Wohnungsgeberbestätigung mit. Welcher Tag passt Ihnen?',
        ),
        visitor('Freitag. Nein, Moment, Mittwoch, am Vormittag.'),
        readBack('Ummelden, vier Personen, Mittwochvormittag. Ist das richtig?'),
        visitor('Ja. Was kostet das, wenn ich zu spät dran bin?'),
        bot(
          'Das kann ich nicht sagen. Das Bürgeramt ruft Sie an und nennt den Termin. Nur dafür nutzt es Ihre Nummer. Wie lautet sie?',
        ),
        visitor('Null eins sieben eins, drei neun zwo, null null, vier zwo.'),
        readBack(
          'Null eins sieben eins, drei neun zwo, null null, vier zwo. Stimmt das? Nach Ihrem Ja gebe ich die Nummer weiter, anrufen wird ein Mensch.',
        ),
      ],
    },
  },
  next: {
    title: 'Vor welchem Termin fehlt Ihnen am häufigsten etwas?',
    text: 'Schreiben Sie uns, woran es liegt. Sie bekommen per E\u2011Mail die Fragen, die das vorher klären.',
  },
};
