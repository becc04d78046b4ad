import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const liveChat: GoalText<TemplateId<'live-chat'>> = {
  meta: {
    name: 'Live-Chat-Weiter\u00ADleitung',
    title: 'Vorlagen für die Weiterleitung im Live-Chat | {brand}',
    headline: 'Beim ersten Mal beim Richtigen.',
    description:
      'Vier Chatbot-Vorlagen, die Gespräche an Menschen verteilen: nach Thema, Stelle, Betreuung und Andrang, mit dem ganzen Verlauf und ehrlicher Wartezeit.',
  },
  teaser: 'Übergeben heißt: Niemand erzählt es noch einmal.',
  hero: {
    title: 'Beim ersten Mal beim Richtigen.',
    lead: 'Eine Weiterleitung ist gut, wenn der Mensch am anderen Ende mit „Ich sehe schon, worum es geht“ anfängt. Vier Regeln dafür, und was gilt, wenn gerade niemand frei ist.',
  },
  templates: {
    'topic-routing': {
      name: 'Nach Thema verteilen',
      summary: 'Erkennt am ersten Satz, ob es um Vertrag, Schaden oder Beitrag geht, und lässt sich korrigieren.',
      prepare: 'Themen mit zuständigem Team und Vertretung, dazu ein Auffangteam für den Rest.',
      steps: [
        ask('Anliegen in eigenen Worten'),
        branch('Thema eindeutig?'),
        choose('Sonst: zwei Möglichkeiten'),
        say('An wen es geht und wie lange es dauert'),
        handOver('Team nach Thema'),
      ],
      talk: [
        visitor('Hab ne Frage zu dem Brief von Ihnen'),
        bot('Gern. Geht es darin um einen Beitrag oder um einen Schaden?'),
        visitor('um so ne beitragsanpassung, verstehe ich nicht'),
        bot('Dafür ist das Vertragsteam da, zurzeit wartet dort eine Person vor Ihnen. Soll ich verbinden?'),
        visitor('ja. obwohl, eigentlich will ich kündigen'),
        bot(
          'Gut, dass Sie es sagen. Das ist dasselbe Team, ich schreibe „Kündigung wegen Beitrag“ dazu. Oder erst die Erklärung?',
        ),
        visitor('erst erklärung'),
        team(
          'Vertragsteam, guten Tag. Ich sehe: Beitragsanpassung, erst erklären, dann entscheiden Sie. Haben Sie den Brief vor sich?',
        ),
      ],
    },
    'office-routing': {
      name: 'Zur zuständigen Stelle',
      summary: 'Übersetzt Alltagssprache in Zuständigkeiten und nennt Zeiten, wenn dort gerade niemand ist.',
      prepare: 'Stellen mit Stichworten aus dem Alltag, Sprechzeiten und Vertretung.',
      steps: [
        ask('Was möchten Sie erledigen?'),
        lookUp('Zuständigkeiten'),
        branch('Stelle gerade besetzt?'),
        choose('Warten, Rückruf oder E-Mail'),
        handOver('Zuständige Stelle'),
      ],
      talk: [
        visitor('Bei uns auf der Straße ist ein riesen Loch'),
        bot('Das ist ein Fall für den Bauhof. Ist gerade jemand gefährdet, zum Beispiel Radfahrende im Dunkeln?'),
        visitor('ja total, direkt hinter der kurve'),
        bot('Dann melde ich es als dringend. Wo genau?'),
        visitor('Mühlgasse ecke Ring'),
        bot('Der Bauhof ist bis 16 Uhr besetzt, ich verbinde mit dem ganzen Text.', 'Zuständigkeiten › Straßenschäden'),
        team(
          'Bauhof hier. Mühlgasse Ecke Ring, hinter der Kurve. Wir stellen in der nächsten Stunde eine Warnbake auf.',
        ),
        visitor('und wann wird das repariert?'),
        team(
          'Das kann ich heute nicht sagen, es hängt vom Wetter ab. Sie bekommen Bescheid, wenn Sie mir eine Adresse dalassen.',
        ),
      ],
    },
    'account-routing': {
      name: 'Zur eigenen Betreuung',
      summary: 'Bringt Bestandskunden direkt zu ihrer Ansprechpartnerin und nennt die Vertretung, wenn sie fehlt.',
      prepare: 'Zuordnung aus dem CRM, Abwesenheiten und was die Vertretung entscheiden darf.',
      steps: [
        ask('Firma oder Projekt'),
        lookUp('Betreuung laut CRM'),
        branch('Anwesend?'),
        choose('Vertretung oder warten'),
        handOver('Betreuung, mit Verlauf'),
      ],
      talk: [
        visitor('Ist unsere Projektleiterin da? Hier ist das Weingut'),
        bot('Sie ist bis Montag im Urlaub. Ein Kollege vertritt sie und kennt euer Projekt. Worum geht es?'),
        visitor('anzeige muss heute 17 uhr beim verlag sein und ich hab das pdf nicht'),
        bot('Dann eilt es wirklich. Ist die Anzeige schon freigegeben?'),
        visitor('ja, mündlich von ihr, am freitag'),
        bot('Eine Freigabe finde ich hier nicht. Ich hole die Vertretung sofort her und schreibe das dazu.'),
        team('Bin da. Das PDF liegt bei uns, ich brauche nur noch ein „Freigegeben“ von dir, hier reicht.'),
        visitor('Freigegeben!'),
        team('Danke, ist beim Verlag. Bestätigung schicke ich dir gleich.'),
      ],
    },
    'peak-routing': {
      name: 'Wenn alle zugleich fragen',
      summary: 'Sagt bei Andrang die Wartezeit, beantwortet die Frage des Tages und bietet den Rückruf an.',
      prepare: 'Ein Text zur aktuellen Lage, den jemand in zwei Minuten ändern kann, und Rückrufzeiten.',
      steps: [
        say('Aktuelle Lage zuerst'),
        ask('Geht es darum?'),
        branch('Wartezeit über zehn Minuten?'),
        choose('Warten oder Rückruf'),
        handOver('Freier Platz im Team'),
      ],
      talk: [
        visitor('Strom weg!'),
        bot(
          'In der Nordstadt ist seit 18:05 Uhr eine Störung bekannt, der Trupp ist vor Ort. Wohnen Sie dort?',
          'Störungsmeldung, 18:20',
        ),
        visitor('nein am Hafen'),
        bot('Dann ist das neu. Sind auch die Nachbarn betroffen, oder nur Ihre Wohnung?'),
        visitor('nur wir glaub ich. sicherung ist drin'),
        bot('Das nimmt die Störungsstelle auf. Es warten elf Leute vor Ihnen. Soll ich lieber zurückrufen lassen?'),
        visitor('ja, aber wir haben ein beatmungsgerät'),
        bot('Dann warten Sie nicht. Ich gebe Sie sofort vor. Wird die Luft knapp, bitte gleich die 112.'),
        team('Hier ist die Störungsstelle. Ich habe Sie vorgezogen. Wie lange hält der Akku des Geräts?'),
      ],
    },
  },
  next: {
    title: 'Wo bleiben Gespräche bei Ihnen hängen?',
    text: 'Schreiben Sie auf einen Zettel, wer wofür zuständig ist. Mit diesem Zettel richten wir die Weiterleitung gemeinsam ein.',
  },
};
