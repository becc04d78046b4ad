import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const supportRequests: GoalText<TemplateId<'support-requests'>> = {
  meta: {
    name: 'Support\u00ADanfragen',
    title: 'Vorlagen für Supportanfragen | {brand}',
    headline: 'Aufnehmen, einordnen, weitergeben.',
    description:
      'Vier Chatbot-Vorlagen für den Support: Zählerstand am Telefon, Schadenmeldung, Mangel in der Wohnung und Maschinenstörung, mit Übergabe an Menschen.',
  },
  teaser: 'Was passiert ist, steht schon da, wenn ein Mensch übernimmt.',
  hero: {
    title: 'Auf\u00ADnehmen, einordnen, weiter\u00ADgeben.',
    lead: 'Wer etwas meldet, will es nur einmal erzählen. Diese vier Vorlagen fragen in der Reihenfolge, in der Menschen erzählen, prüfen bei Schäden zuerst, ob Gefahr besteht, und übergeben dann vollständig.',
  },
  templates: {
    'meter-reading': {
      name: 'Zählerstand durchsagen',
      summary: 'Versteht gesprochene Ziffern, liest sie zurück und fragt bei einem Sprung im Verbrauch nach.',
      prepare: 'Prüfung gegen den letzten Stand und ein zweites Merkmal neben der Zählernummer.',
      steps: [
        ask('Zählernummer'),
        ask('Stand ohne Nachkommastellen'),
        say('Ziffern einzeln zurücklesen'),
        branch('Unwahrscheinlicher Sprung?'),
        handOver('Abrechnung'),
      ],
      talk: [
        visitor('Ich soll meinen Stromzähler ablesen.'),
        bot('Gern, hier ist der KI-Assistent. Bitte nennen Sie die letzten vier Stellen der Zählernummer.'),
        visitor('Sieben, sieben, null, zwo.'),
        bot('Sieben sieben null zwei. Welche Zahl zeigt der Zähler, ohne die Stellen nach dem Komma?'),
        visitor('Vierzehntausend… dreihundertacht.'),
        bot('Eins vier drei null acht. Das wäre deutlich weniger als beim letzten Mal. Wurde der Zähler getauscht?'),
        visitor('Ach so, ja, im Sommer!'),
        bot(
          'Danke, dann kann das stimmen. Den Tausch sehe ich hier nicht, deshalb gebe ich Ihren Stand an die Abrechnung, und dort prüft es jemand.',
        ),
        visitor('Muss ich noch mal anrufen?'),
        bot('Nein. Sie bekommen einen Brief mit dem bestätigten Stand.'),
      ],
    },
    'claim-notice': {
      name: 'Schaden melden',
      summary: 'Nimmt Ort, Zeit und Hergang auf, sagt nichts zur Deckung und nennt den nächsten Schritt.',
      prepare: 'Fragen je Schadenart, Notrufnummern und der Satz, warum der Chat nichts zusagt.',
      steps: [
        branch('Ist jemand in Gefahr?'),
        choose('Was ist passiert?'),
        ask('Wann, wo, was fehlt'),
        lookUp('Nächste Schritte je Schadenart'),
        handOver('Schadenteam'),
      ],
      talk: [
        visitor('mein rad ist weg. war angeschlossen!'),
        bot('Das tut mir leid. Ich nehme die Meldung auf. Wo stand es, und wann haben Sie es zuletzt gesehen?'),
        visitor('bahnhof süd, heut morgen um 7'),
        bot(
          'Haben Sie schon Anzeige erstattet? Ohne Aktenzeichen kann das Schadenteam meist nicht beginnen.',
          'Fahrrad › Diebstahl',
        ),
        visitor('nein. wie geht das'),
        bot(
          'Bei jeder Polizeiwache oder online bei der Polizei Ihres Bundeslands. Halten Sie die Rahmennummer bereit, sie steht oft auf der Rechnung.',
        ),
        visitor('hab ich. zahlt ihr das denn??'),
        bot(
          'Das prüft ein Mensch anhand Ihres Vertrags, von mir wäre jede Zusage falsch. Was hat das Rad ungefähr gekostet?',
        ),
        visitor('1.100 mit schloss'),
        bot('Aufgenommen. Die Schadennummer kommt per Mail; das Aktenzeichen reichen Sie als Antwort darauf nach.'),
      ],
    },
    'tenant-defect': {
      name: 'Mangel in der Wohnung',
      summary: 'Unterscheidet Notfall und Ärgernis, fragt nach Ort und Zugang und meldet es der Hausverwaltung.',
      prepare: 'Notdienstnummern, was als Notfall gilt und wann Handwerker kommen dürfen.',
      steps: [
        branch('Wasser, Gas, Strom, Feuer?'),
        ask('Was, wo, seit wann'),
        choose('Foto schicken oder beschreiben'),
        ask('Wann ist jemand da?'),
        handOver('Hausverwaltung oder Notdienst'),
      ],
      talk: [
        visitor('Heizung kalt seit heute früh, haben ein Baby!!'),
        bot('Mit Baby zählt das als Notfall. Ist es die ganze Wohnung oder ein Heizkörper?', 'Notdienst › Heizung'),
        visitor('alles. nachbarn auch'),
        bot('Dann ist es die Anlage. Ich alarmiere den Notdienst. Welches Haus?'),
        visitor('Amselweg 12'),
        bot(
          'Der Notdienst hat die Meldung. Wann genau er da ist, weiß ich noch nicht. Ich habe auch die Hausverwaltung dazugeholt.',
        ),
        team(
          'Hausverwaltung, bin im Bild. Der Monteur ist unterwegs, etwa 40 Minuten. Ich bringe Ihnen zwei Heizlüfter vorbei.',
        ),
        visitor('danke!!'),
      ],
    },
    'machine-fault': {
      name: 'Störung an der Maschine, freihändig',
      summary: 'Hört zu, während die Hände schmutzig sind, nennt den Prüfschritt zum Fehlercode und ruft die Technik.',
      prepare:
        'Fehlercodes mit je einem ungefährlichen Prüfschritt und eine klare Grenze, ab wo nur noch Fachleute handeln.',
      steps: [
        say('Maschine steht? Sicherheit zuerst'),
        ask('Typ und Fehlercode'),
        lookUp('Prüfschritt zum Code'),
        branch('Schaltschrank nötig?'),
        handOver('Bereitschaft'),
      ],
      talk: [
        visitor('Die Säge zeigt E siebzehn und läuft nicht an.'),
        bot('Verstanden, E siebzehn. Bevor wir weitermachen: Ist der Not-Halt gedrückt und niemand im Arbeitsbereich?'),
        visitor('Ja, ist gedrückt.'),
        bot('E siebzehn meldet die Schutzhaube. Ist sie ganz geschlossen, und liegt kein Span auf dem Kontakt?'),
        visitor('Da lag was. Ist weg. Steht aber immer noch da.'),
        bot('Dann quittieren Sie bitte einmal mit der blauen Taste, nicht mit Gewalt.'),
        visitor('Nee, bleibt.'),
        bot(
          'Der nächste Schritt wäre im Schaltschrank, und den darf nur die Elektrofachkraft öffnen. Ich hole die Bereitschaft.',
        ),
        team('Ja, Bereitschaft. E siebzehn, Haube sauber, quittiert, bleibt. Bin in zehn Minuten da.'),
      ],
    },
  },
  next: {
    title: 'Was wird bei Ihnen am häufigsten gemeldet?',
    text: 'Bringen Sie die letzte Meldung mit, wie sie ankam, ungeschönt. Wir bauen den Ablauf, der sie beim ersten Mal vollständig gemacht hätte.',
  },
};
