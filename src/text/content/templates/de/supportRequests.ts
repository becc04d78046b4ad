import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const supportRequests: GoalText<TemplateId<'support-requests'>> = {
  meta: {
    name: 'Support\u00ADanfragen',
    title: 'Vorlagen für Supportanfragen | {brand}',
    headline: 'Einmal erzählt, vollständig übergeben.',
    description:
      'Vier Chatbot-Vorlagen für den Support: Zählerstand per Sprache, Schadenmeldung, Mangel in der Wohnung und Maschinenstörung, mit Übergabe an Menschen.',
  },
  teaser: 'Bekanntes beantwortet der Assistent, Schwieriges Ihr Team.',
  hero: {
    title: 'Einmal erzählt, voll\u00ADständig übergeben.',
    lead: 'Bei Schäden und Störungen geht die Sicherheit vor. Danach fragen diese vier Vorlagen, was Ihr Team sonst erst nachfragen müsste, und übergeben den ganzen Verlauf.',
  },
  templates: {
    'meter-reading': {
      name: 'Zählerstand durchsagen',
      summary:
        'Nimmt gesprochene Ziffern auf, wiederholt sie und gibt den Stand erst nach einem Ja an die Abrechnung weiter.',
      prepare:
        'Die Angabe, welche Stellen am Zähler gelten. Ein Abgleich mit dem letzten Stand setzt eine Anbindung an Ihre Abrechnung voraus; ob sie möglich ist, prüfen wir vor dem Angebot.',
      steps: [
        ask('Zählernummer und Name'),
        ask('Stand ohne Nachkommastellen'),
        say('Ziffern einzeln wiederholen'),
        branch('Bestätigt?'),
        handOver('Abrechnung prüft'),
      ],
      greeting:
        'Guten Tag, hier spricht der KI-Assistent der Stadtwerke. Ihre Angaben erhalten auch die Anbieter von Gerät, Spracherkennung, Chat und Sprachmodell. Sagen Sie „Datenschutz“, dann hören Sie mehr.',
      talk: [
        visitor('Ich soll meinen Stromzähler ablesen.'),
        bot(
          'Gern, ich gebe den Stand an die Abrechnung weiter. Wie lauten die letzten vier Stellen der Zählernummer, und auf welchen Namen läuft der Zähler?',
        ),
        visitor('Sieben, sieben, null, zwo, auf Kühn.'),
        bot('Sieben sieben null zwo, Kühn. Welche Zahl zeigt der Zähler, ohne die Stellen nach dem Komma?'),
        visitor('Vierzehntausend … dreihundertacht.'),
        readBack('Eins vier drei null acht. Ist das richtig?'),
        visitor('Ja. Ist aber viel weniger als voriges Jahr, der Zähler ist neu.'),
        bot(
          'Danke, das gebe ich zusammen mit Ihrem neuen Stand weiter. Alte Stände sehe ich nicht, die prüft die Abrechnung.',
        ),
        visitor('Muss ich mich noch mal melden?'),
        bot('Nur, wenn die Abrechnung nachfragt.'),
      ],
    },
    'claim-notice': {
      name: 'Schaden melden',
      summary: 'Nimmt Ort, Zeit und Hergang auf, sagt nichts zur Deckung und nennt den nächsten Schritt.',
      prepare: 'Fragen je Schadenart, Notrufnummern und einen Satz dazu, warum der Chat nichts zusagt.',
      steps: [
        branch('Ist jemand in Gefahr?'),
        choose('Was ist passiert?'),
        ask('Wann, wo, was fehlt'),
        lookUp('Nächste Schritte je Schadenart'),
        handOver('Schadenteam'),
      ],
      talk: [
        visitor('mein rad ist weg. war angeschlossen!'),
        bot(
          'Das nehme ich für das Schadenteam auf. Ist jemand verletzt, wählen Sie zuerst die 112; werden Sie bedroht, die 110. Wo stand das Rad, und wann war es noch da?',
        ),
        visitor('nee nur weg. bahnhof süd, heut morgen um 7'),
        bot('Haben Sie schon Anzeige erstattet? Das Schadenteam braucht das Aktenzeichen.', 'Fahrrad › Diebstahl'),
        visitor('nein. wie geht das'),
        bot(
          'Bei jeder Polizeiwache oder online bei der Polizei Ihres Bundeslands, am besten mit der Rahmennummer.',
          'Fahrrad › Diebstahl',
        ),
        visitor('rahmennummer hab ich, anzeige mach ich heut abend. zahlt ihr das denn??'),
        bot(
          'Das prüft ein Mensch anhand Ihres Vertrags, zusagen kann ich nichts. Wie heißen Sie, was hat das Rad gekostet, und wohin soll das Schadenteam schreiben? Ihre Angaben gehen an das Team, den Chat-Anbieter und den Betreiber des Sprachmodells, nur für diesen Fall.',
        ),
        visitor('jule hartwig, 1.100 mit schloss. rad.weg@post.example'),
        bot(
          'Aufgenommen. Das Schadenteam schickt Ihnen die Schadennummer; antworten Sie bitte mit dem Aktenzeichen der Anzeige.',
        ),
      ],
    },
    'tenant-defect': {
      name: 'Mangel in der Wohnung',
      summary:
        'Sagt bei Feuer oder Gasgeruch zuerst: hinausgehen, 112 anrufen. Nennt sonst den Notdienst und übergibt an die Hausverwaltung.',
      prepare: 'Notdienstnummern je Haus und klare Regeln, was als Notfall gilt und wann Handwerker kommen dürfen.',
      steps: [
        branch('Wasser, Gas, Strom, Feuer?'),
        say('Im Notfall: diese Nummer anrufen'),
        ask('Was, wo, seit wann'),
        ask('Wann ist jemand da?'),
        handOver('Hausverwaltung'),
      ],
      talk: [
        visitor('Heizung kalt seit heute früh, haben ein Baby!!'),
        bot(
          'Riecht es nach Gas? Dann kein Feuer, keine Schalter: Öffnen Sie die Fenster, gehen Sie hinaus und wählen Sie von draußen die 112. Brennt es, schließen Sie die Türen, gehen Sie hinaus und wählen Sie die 112. Sonst hilft der Heizungsnotdienst unter 030\u00A023125440. Ist die ganze Wohnung kalt?',
          'Notdienst › Heizung',
        ),
        visitor('alles. nachbarn auch'),
        bot(
          'Dann ist es wohl die Anlage, bitte sagen Sie das am Telefon dazu. Ich melde es der Hausverwaltung. Ihre Angaben erhalten auch die Anbieter von Messenger und Chat und der Betreiber des Sprachmodells. Welches Haus, welche Wohnung, und wann ist jemand da?',
        ),
        visitor('Amselweg 12, 2. OG links, wir sind den ganzen tag da'),
        bot('Danke, ist weitergegeben. Haben Sie den Notdienst erreicht?'),
        visitor('ja, aber keiner weiß wann der kommt'),
        team(
          'Hier ist die Hausverwaltung. Ich habe eben mit dem Monteur gesprochen: noch etwa 40\u00A0Minuten. Ich bringe Ihnen zwei Heizlüfter vorbei.',
        ),
      ],
    },
    'machine-fault': {
      name: 'Störung an der Maschine, freihändig',
      summary:
        'Sagt den Prüfschritt zum Fehlercode an, wenn die Maschine steht und keine Hand frei ist, und übergibt an die Technik.',
      prepare:
        'Fehlercodes mit je einem Prüfschritt, freigegeben von Ihrer Fachkraft für Arbeitssicherheit, und die Grenze, ab der nur noch Fachleute eingreifen.',
      steps: [
        say('Maschine steht? Sicherheit zuerst'),
        ask('Typ und Fehlercode'),
        lookUp('Prüfschritt zum Code'),
        branch('Schaltschrank nötig?'),
        handOver('Bereitschaft'),
      ],
      greeting:
        'Hier spricht der KI-Assistent der Technik. Was Sie sagen, verarbeiten auch die Anbieter von Gerät, Spracherkennung, Chat und Sprachmodell. Sagen Sie „Datenschutz“, dann hören Sie mehr.',
      talk: [
        visitor('Die Säge zeigt E siebzehn und läuft nicht an.'),
        bot('Verstanden, E siebzehn. Zuerst: Ist der Not-Halt gedrückt und niemand im Arbeitsbereich?'),
        visitor('Ja, ist gedrückt, und hier steht niemand.'),
        bot(
          'E siebzehn meldet die Schutzhaube. Welche Säge ist es? Und bitte nur hinsehen: Ist die Haube ganz geschlossen?',
        ),
        visitor('Die Kappsäge in Halle zwei. Haube ist ganz zu, den Span habe ich gestern schon entfernt.'),
        bot(
          'Dann führt der nächste Schritt in den Schaltschrank, und den darf nur die Elektrofachkraft öffnen. Soll ich an die Bereitschaft übergeben: Kappsäge, Halle zwei, E siebzehn, Haube zu?',
        ),
        visitor('Ja, bitte. Darf ich solange probieren, ob sie anläuft?'),
        bot(
          'Bitte nicht. Schalten Sie den Hauptschalter aus, sichern Sie ihn gegen Wiedereinschalten und lassen Sie den Not-Halt gedrückt. Die Bereitschaft hat Ihre Meldung.',
        ),
      ],
    },
  },
  next: {
    title: 'Was wird bei Ihnen am häufigsten gemeldet?',
    text: 'Schicken Sie uns eine solche Meldung, wie sie ankam, nur ohne Namen, Adressen und Nummern. Wir schreiben Ihnen, mit welchem Ablauf alle Angaben gleich dabei gewesen wären.',
  },
};
