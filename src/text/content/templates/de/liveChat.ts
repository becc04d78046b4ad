import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const liveChat: GoalText<TemplateId<'live-chat'>> = {
  meta: {
    name: 'Live-Chat-Weiter\u00ADleitung',
    title: 'Vorlagen für die Weiterleitung im Live-Chat | {brand}',
    headline: 'Gleich an der richtigen Stelle.',
    description:
      'Vier Chatbot-Vorlagen, die Gespräche an Menschen verteilen: nach Thema, Stelle, Betreuung und Andrang, jede mit Ablauf und Beispielgespräch.',
  },
  teaser: 'Wer übernimmt, sieht gleich, worum es geht.',
  hero: {
    title: 'Gleich an der richtigen Stelle.',
    lead: 'Diese vier Vorlagen geben den ganzen Verlauf weiter. Wer bei Ihnen übernimmt, kann deshalb mit „Ich sehe schon, worum es geht“ anfangen.',
  },
  templates: {
    'topic-routing': {
      name: 'Nach Thema verteilen',
      summary: 'Fragt nach dem Anliegen, bietet im Zweifel zwei Themen an und übergibt an das passende Team.',
      prepare: 'Themen mit zuständigem Team und Vertretung, dazu ein Team für alles Übrige.',
      steps: [
        ask('Anliegen in eigenen Worten'),
        branch('Thema eindeutig?'),
        choose('Sonst: zwei Möglichkeiten'),
        say('An wen es geht'),
        handOver('Team nach Thema'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Worum geht es?',
      talk: [
        visitor('Hab ne Frage zu dem Brief von Ihnen'),
        bot('Gern, ich suche das richtige Team. Geht es in dem Brief um einen Beitrag oder um einen Schaden?'),
        visitor('um so ne beitragsanpassung, verstehe ich nicht'),
        bot('Dafür ist das Vertragsteam da. Soll ich ihm diesen Chat übergeben?', 'Zuständigkeiten › Beitrag'),
        visitor('ja. obwohl, eigentlich will ich kündigen'),
        bot(
          'Das ist dasselbe Team. Möchten Sie gleich kündigen oder sich die Anpassung erst erklären lassen? Nennt der Brief eine Frist, läuft sie weiter.',
        ),
        visitor('erst erklären'),
        team(
          'Vertragsteam, guten Tag. Ich erkläre Ihnen die Beitragsanpassung, danach entscheiden Sie. Haben Sie den Brief vor sich?',
        ),
      ],
    },
    'office-routing': {
      name: 'Zur zuständigen Stelle',
      summary: 'Findet zu Alltagsworten die zuständige Stelle und nennt deren Sprechzeiten.',
      prepare:
        'Stellen mit Stichworten aus dem Alltag, Sprechzeiten und Vertretung. Ob der Ablauf den Sprechzeiten von selbst folgen kann, klären wir vor dem Angebot.',
      steps: [
        ask('Was möchten Sie erledigen?'),
        lookUp('Zuständigkeiten und Zeiten'),
        branch('Stelle gerade besetzt?'),
        choose('Rückruf oder E\u2011Mail'),
        handOver('Zuständige Stelle'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Worum geht es?',
      talk: [
        visitor('Bei uns auf der Straße ist ein riesen Loch'),
        bot(
          'Für Straßen ist der Bauhof da. Ist gerade jemand in Gefahr? Dann wählen Sie bitte zuerst die 110.',
          'Zuständigkeiten › Straßenschäden',
        ),
        visitor('noch nicht, ist aber direkt hinter der kurve'),
        bot('Dann bekommt der Bauhof diesen Chat mit dem Vermerk „dringend“. Wo genau?'),
        visitor('Mühlgasse ecke Ring'),
        bot('Der Bauhof ist bis 16\u00A0Uhr besetzt, ich übergebe jetzt.', 'Bauhof › Zeiten'),
        team(
          'Bauhof hier. Mühlgasse Ecke Ring, hinter der Kurve. Wir stellen in der nächsten Stunde eine Warnbake auf.',
        ),
        visitor('und wann wird das repariert?'),
        team('Das hängt vom Wetter ab. Der Stand steht auf der Seite des Bauhofs, oder Sie rufen uns an.'),
      ],
    },
    'account-routing': {
      name: 'Zur eigenen Betreuung',
      summary: 'Bringt Bestandskunden zu dem Team, das sie betreut, oder zur Vertretung, die Ihre Liste nennt.',
      prepare:
        'Eine gepflegte Liste, wer wen betreut und vertritt. Ob sie aus Ihrem CRM kommen kann und ob der Assistent vorab weiß, wer im Haus ist, prüfen wir vor dem Angebot.',
      steps: [
        ask('Firma oder Projekt'),
        lookUp('Liste der Ansprechpartner'),
        branch('Vertretung eingetragen?'),
        choose('Vertretung oder warten'),
        handOver('Betreuung, mit Verlauf'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Ihre Nachrichten verarbeiten auch die Anbieter von Messenger, Chat und Sprachmodell; Näheres: agentur.example/datenschutz. Worum geht es?',
      talk: [
        visitor('Ist unsere Projektleiterin da? Hier ist das Weingut'),
        bot(
          'Ob sie im Haus ist, sehe ich nicht, aber es gibt eine Vertretung. Was darf ich ausrichten?',
          'Ansprechpartner › Vertretung',
        ),
        visitor(
          'anzeige muss heute 17\u00A0uhr beim verlag sein und ich hab das pdf nicht!! freigegeben hab ich am freitag mündlich bei ihr',
        ),
        bot(
          'Ob das festgehalten ist, weiß ich nicht. Soll die Vertretung diesen Chat gleich übernehmen, oder warten Sie auf Ihre Projektleiterin?',
        ),
        visitor('vertretung, schnell'),
        bot('Ist übergeben, die Vertretung sieht alles, was Sie geschrieben haben.'),
        team(
          'Hier ist die Vertretung. Das PDF geht jetzt an Ihre hinterlegte Adresse. Bitte ansehen und dort freigeben.',
        ),
        visitor('angesehen und per mail freigegeben'),
        team('Ist da, danke. Die Anzeige geht jetzt an den Verlag.'),
      ],
    },
    'peak-routing': {
      name: 'Wenn alle zugleich fragen',
      summary:
        'Beantwortet bei Andrang zuerst die Frage, die gerade alle stellen, übergibt den Rest und bietet einen Rückruf an.',
      prepare:
        'Einen Text zur aktuellen Lage, den jemand schnell ändern kann, und die Fälle, die immer vorgehen. Verteilt wird nach Auslastung. Ob der Assistent schon vorher sagen kann, dass alle im Gespräch sind, steht im Angebot.',
      steps: [
        say('Aktuelle Lage zuerst'),
        ask('Geht es darum?'),
        branch('Jemand frei?'),
        choose('Warten oder Rückruf'),
        handOver('Freier Platz im Team'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. In der Nordstadt ist seit 18:05\u00A0Uhr eine Störung bekannt. Geht es darum?',
      talk: [
        visitor('Bei uns ist auch der Strom weg, aber am Hafen!'),
        bot(
          'Von dort ist mir nichts bekannt. Sind auch die Nachbarn betroffen oder nur Ihre Wohnung?',
          'Störungsmeldung, 18:20\u00A0Uhr',
        ),
        visitor('nur wir glaub ich. sicherung ist drin'),
        bot(
          'Das nimmt die Störungsstelle auf; sie liest dann diesen Chat. Dort sind gerade alle im Gespräch. Bei Gefahr wählen Sie sofort die 112. Ist jemand bei Ihnen dringend auf Strom angewiesen? Dann schreiben Sie mir nur „dringend“, den Grund brauche ich nicht. Oder soll die Störungsstelle zurückrufen?',
        ),
        visitor('dringend'),
        bot('Ich übergebe jetzt an die Störungsstelle.'),
        team('Hier ist die Störungsstelle. In welcher Straße wohnen Sie, und wie lange kommen Sie ohne Strom aus?'),
      ],
    },
  },
  next: {
    title: 'Wo bleiben Gespräche bei Ihnen hängen?',
    text: 'Schreiben Sie uns in drei Zeilen, wer wofür zuständig ist. Wir antworten per E\u2011Mail mit einem ersten Vorschlag, den wir in der Demo gemeinsam durchgehen.',
  },
};
