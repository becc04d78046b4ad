import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const appointments: GoalText<TemplateId<'appointments'>> = {
  meta: {
    name: 'Termin\u00ADbuchung',
    title: 'Vorlagen für Terminbuchung im Chat | {brand}',
    headline: 'Ein Termin, der auch passt.',
    description:
      'Vier Chatbot-Vorlagen für Termine in Praxis, Bank, Maklerbüro und Bürgeramt: wann gebucht, wann nachgefragt und wann an Menschen übergeben wird.',
  },
  teaser: 'Der richtige Termin, nicht nur ein freier.',
  hero: {
    title: 'Ein Termin, der auch passt.',
    lead: 'Freie Zeiten anzeigen kann jeder Kalender. Diese Vorlagen klären vorher, ob es überhaupt ein Termin sein muss, wie lange er dauert und was man dazu mitbringt.',
  },
  templates: {
    'practice-appointment': {
      name: 'Arzttermin',
      summary: 'Fragt zuerst, ob es eilt, bietet dann Zeiten an und stellt keine einzige Diagnose.',
      prepare: 'Notfallhinweis, Terminarten mit Dauer und die Beschwerden, bei denen immer ein Mensch entscheidet.',
      steps: [
        say('Im Notfall 112'),
        choose('Akut, Kontrolle oder Vorsorge'),
        branch('Muss heute jemand draufsehen?'),
        ask('Tage und Tageszeit'),
        handOver('Praxisteam'),
      ],
      talk: [
        visitor('Brauche einen Termin, mein Knie ist dick'),
        bot(
          'Bei starken Schmerzen oder Fieber rufen Sie bitte gleich an, im Notfall die 112. Seit wann ist das Knie geschwollen?',
        ),
        visitor('seit gestern nach dem fußball'),
        bot(
          'Das schaut sich das Team heute noch an. Ich kann nicht beurteilen, was es ist. In der Akutsprechstunde um 11:30 Uhr ist Platz.',
          'Sprechzeiten › Akut',
        ),
        visitor('geht auch 12 uhr'),
        bot('Nein, um 12 Uhr endet sie. 11:45 Uhr wäre noch möglich. Soll ich das eintragen?'),
        visitor('ok'),
        bot(
          'Eingetragen, heute 11:45 Uhr. Bitte die Versichertenkarte mitbringen. Wird es schlimmer, warten Sie nicht bis dahin, sondern rufen an.',
        ),
      ],
    },
    'branch-meeting': {
      name: 'Beratung in der Filiale',
      summary: 'Findet heraus, welches Fachgebiet gefragt ist, und schickt die Liste der Unterlagen gleich mit.',
      prepare: 'Fachgebiete mit Gesprächsdauer, Filialen mit freien Zeiten, je Thema eine Liste der Unterlagen.',
      steps: [
        choose('Worum geht es?'),
        branch('Braucht es eine Fachberatung?'),
        ask('Filiale oder Video, Wunschtag'),
        lookUp('Unterlagen zum Thema'),
        handOver('Beratung, mit Thema'),
      ],
      talk: [
        visitor('Möchte über meine Altersvorsorge reden, aber bitte mit jemandem, der sich auskennt.'),
        bot(
          'Dafür gibt es ein Gespräch von 60 Minuten mit der Vorsorgeberatung, in der Filiale oder per Video. Was ist Ihnen lieber?',
          'Beratung › Vorsorge',
        ),
        visitor('Filiale Marktplatz'),
        bot('Dort ist Dienstag 15 Uhr oder Donnerstag 9 Uhr frei.'),
        visitor('Donnerstag. Was muss ich dabeihaben?'),
        bot(
          'Renteninformation, bestehende Verträge und, wenn Sie mögen, eine Gehaltsabrechnung. Die Liste kommt auch per Mail.',
          'Unterlagen › Vorsorge',
        ),
        visitor('Sagen Sie mir schon mal, ob sich das bei mir noch lohnt?'),
        bot(
          'Das kann und darf ich nicht einschätzen. Die Vorsorgeberatung nimmt sich am Donnerstag dafür Zeit. Kontonummer oder PIN brauche ich für den Termin nicht.',
        ),
      ],
    },
    'viewing-slot': {
      name: 'Besichtigung vereinbaren',
      summary: 'Vergibt feste Besichtigungszeiten der Reihe nach und sagt jedem gleich, wie es danach weitergeht.',
      prepare:
        'Zeiten je Wohnung, Zahl der Gruppen und der Satz, welche Angaben vor der Besichtigung nicht gefragt werden.',
      steps: [
        ask('Welche Wohnung?'),
        lookUp('Exposé und Lage'),
        choose('Freie Zeiten'),
        branch('Keine Zeit passt?'),
        handOver('Vermietung'),
      ],
      talk: [
        visitor('Ist die 3 Zi in der Kanalstraße noch da? Würde gern schauen'),
        bot(
          'Ja. Besichtigt wird am Samstag um 10:00, 10:20 und 10:40 Uhr, jeweils drei Parteien.',
          'Kanalstraße 7 › Termine',
        ),
        visitor('samstag arbeite ich leider'),
        bot('Dann frage ich die Vermietung nach einem Abend. Welche Tage gehen bei Ihnen ab 17 Uhr?'),
        visitor('Mo oder Mi. Darf ich nen hund haben?'),
        bot('Zur Hundehaltung steht im Exposé nichts. Auch das frage ich mit.'),
        visitor('soll ich schon gehaltszettel schicken'),
        bot(
          'Bitte nicht. Unterlagen braucht es erst, wenn Sie die Wohnung nach der Besichtigung haben möchten.',
          'Ablauf › Unterlagen',
        ),
        visitor('ok danke, montag wär mir lieber'),
        bot('Notiert. Die Vermietung schreibt Ihnen hier bis morgen Mittag, wegen des Abends und wegen des Hundes.'),
      ],
    },
    'citizens-office': {
      name: 'Termin im Bürgeramt, gesprochen',
      summary: 'Nimmt am Telefon das Anliegen auf, wiederholt Tag und Uhrzeit und trägt erst nach einem Ja ein.',
      prepare: 'Anliegen in Alltagsworten, Dauer je Anliegen und ein Weg zum Menschen auf das Stichwort „Auskunft“.',
      steps: [
        ask('Worum geht es?'),
        lookUp('Anliegen und Unterlagen'),
        choose('Zwei freie Zeiten vorlesen'),
        branch('Bestätigt?'),
        handOver('Telefonzentrale'),
      ],
      talk: [
        visitor('Ja guten Tag, ich bin umgezogen und muss mich ummelden.'),
        bot(
          'Guten Tag, Sie sprechen mit dem KI-Assistenten des Bürgeramts. Zum Ummelden habe ich Mittwoch um neun Uhr zwanzig oder Freitag um elf Uhr.',
        ),
        visitor('Freitag. Nein, Moment, Mittwoch.'),
        bot('Mittwoch, neun Uhr zwanzig, für eine Person. Ist das richtig?'),
        visitor('Für uns alle vier.'),
        bot('Für vier Personen dauert es länger, dann geht Mittwoch um zehn Uhr. Soll ich das eintragen?'),
        visitor('Ja.'),
        bot(
          'Eingetragen. Bringen Sie bitte alle Ausweise und die Bestätigung des Vermieters mit. Haben Sie noch eine Frage?',
        ),
        visitor('Was kostet das, wenn ich zu spät dran bin?'),
        bot('Das kann ich nicht verlässlich sagen. Ich verbinde Sie mit der Zentrale.'),
      ],
    },
  },
  next: {
    title: 'Welcher Termin wird bei Ihnen am häufigsten verschoben?',
    text: 'An dem lernt man am meisten. Erzählen Sie uns davon, und wir bauen den Ablauf einmal mit Ihren Zeiten nach.',
  },
};
