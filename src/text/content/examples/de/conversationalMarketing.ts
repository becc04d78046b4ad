import type { Examples } from '../schema.ts';

export const conversationalMarketing: Examples = {
  meta: {
    name: 'Beispiele: Conversational Marketing',
    title: 'Sechs Dialoge aus dem Conversational Marketing | {brand}',
    headline: 'Sechs Gespräche, Zeile für Zeile.',
    description:
      'Von der ersten Frage zum Lead, zum Termin, zur Rückmeldung: sechs vollständige Chat-Dialoge mit Anmerkungen, warum sie so geführt werden.',
  },
  hero: {
    title: 'Sechs Dialoge, aus denen etwas wird.',
    lead: 'Ein Ingenieurbüro, ein Fitnessstudio, eine Musikschule: Lesen Sie mit, wie aus Neugier eine Anfrage, ein Termin oder eine ehrliche Meinung entsteht. Am Rand steht, was dahintersteckt.',
  },
  dialogues: [
    {
      id: 'angebot',
      name: 'Angebot',
      title: 'Eine Anfrage, die nicht nach Formular klingt',
      situation: 'Eine Hausverwaltung sucht ein Büro für Brandschutzgutachten. Es ist Sonntagabend.',
      speakers: { visitor: 'Hausverwaltung' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Abend. Ich bin ein KI-Assistent und kenne unsere Leistungen. Worum geht es?',
          },
          comment: 'Sagt sofort, wer antwortet, und stellt eine offene Frage.',
        },
        { message: { from: 'visitor', text: 'Wir brauchen ein Brandschutzgutachten für ein altes Wohnhaus.' } },
        {
          message: {
            from: 'assistant',
            text: 'Das machen wir, auch im Bestand. Bei Wohnhäusern vor 1960 kommt immer eine Begehung dazu.',
            source: 'Leistungen › Gutachten',
          },
          comment: 'Erst eine Auskunft mit Quelle, dann die Rückfrage.',
        },
        { message: { from: 'visitor', text: 'Wie lange dauert so was?' } },
        {
          message: {
            from: 'assistant',
            text: 'Das hängt von Größe und Aktenlage ab. Wie viele Wohnungen hat das Haus, und liegen Pläne vor?',
          },
          comment: 'Nennt keine Dauer, die niemand geprüft hat.',
        },
        { message: { from: 'visitor', text: '14 Wohnungen, Pläne nur teilweise.' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke. Eine Ingenieurin schätzt das für Sie ein. An welche E-Mail-Adresse darf sie schreiben?',
          },
          comment: 'Die Adresse kommt zuletzt und mit einem Grund.',
        },
        { message: { from: 'visitor', text: 'verwaltung@haus.example' } },
      ],
    },
    {
      id: 'gutschein',
      name: 'Checkliste',
      title: 'Ein Download, der als Gespräch\u00A0beginnt',
      situation: 'Ein Umzugsunternehmen bietet eine Checkliste an. Die Besucherin will sich nur vorbereiten.',
      speakers: { visitor: 'Besucherin' },
      talk: [
        { message: { from: 'visitor', text: 'Gibt es eine Liste, woran man vor dem Umzug denken muss?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja, acht Wochen bis Umzugstag auf zwei Seiten. Sie können sie gleich hier öffnen.',
            source: 'Ratgeber › Checkliste',
          },
          comment: 'Der Download hängt an keiner Adresse.',
        },
        { message: { from: 'visitor', text: 'Super, danke.' } },
        {
          message: {
            from: 'assistant',
            text: 'Gern. Darf ich fragen, ob das Datum schon feststeht? Dann sage ich Ihnen, was zuerst drankommt.',
          },
          comment: 'Bietet eine weitere Hilfe an statt eines Angebots.',
        },
        { message: { from: 'visitor', text: '1. August.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann sollten Sie jetzt die Halteverbotszone beantragen. Soll ich zeigen, wie das geht?',
          },
        },
        {
          message: { from: 'visitor', text: 'Ja. Und was würde es bei Ihnen kosten?' },
          comment: 'Den Verkauf beginnt die Besucherin selbst.',
        },
        {
          message: {
            from: 'assistant',
            text: 'Dafür brauche ich drei Angaben: von wo, nach wo, wie viele Zimmer. Danach rechnet ein Mensch.',
          },
        },
      ],
    },
    {
      id: 'probetraining',
      name: 'Termin',
      title: 'Probetraining ohne Telefonat',
      situation: 'Ein Fitnessstudio nutzt die Terminerweiterung. Gefragt wird in der Mittagspause.',
      speakers: { visitor: 'Interessentin' },
      talk: [
        { message: { from: 'visitor', text: 'Kann ich mal umsonst reinschnuppern?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja, einmal und ohne Vertrag. Möchten Sie Geräte ausprobieren oder einen Kurs?',
            source: 'Preise › Probetraining',
          },
          comment: '„Umsonst“ wird bestätigt, weil es genau so in der Wissensbasis steht.',
        },
        { message: { from: 'visitor', text: 'Kurs, Rücken.' } },
        {
          message: {
            from: 'assistant',
            text: 'Freie Plätze: Dienstag 18\u00A0Uhr oder Samstag 10\u00A0Uhr. Was passt besser?',
          },
          comment: 'Zwei Vorschläge aus dem Kalender, kein Kalenderblatt.',
        },
        { message: { from: 'visitor', text: 'Samstag. Ich hatte aber einen Bandscheibenvorfall.' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke, dass Sie das sagen. Ob der Kurs geeignet ist, kann ich nicht beurteilen. Eine Trainerin ruft Sie vorher an.',
          },
          comment: 'Bei Gesundheit hört der Ablauf auf, und ein Mensch übernimmt.',
        },
        { message: { from: 'visitor', text: 'Ok, unter der 0151 000000.' } },
        {
          message: {
            from: 'assistant',
            text: 'Der Platz am Samstag ist für Sie vorgemerkt. Der Anruf kommt morgen bis 14\u00A0Uhr.',
          },
        },
      ],
    },
    {
      id: 'verschieben',
      name: 'Absage',
      title: 'Eine Absage, die keine bleibt',
      situation: 'Eine Musikschule bestätigt Schnupperstunden im Chat. Jemand muss kurzfristig absagen.',
      speakers: { visitor: 'Familie' },
      talk: [
        { message: { from: 'visitor', text: 'Wir schaffen es morgen nicht, mein Sohn ist krank.' } },
        {
          message: {
            from: 'assistant',
            text: 'Gute Besserung! Ich gebe die Stunde frei. Möchten Sie gleich eine neue Zeit oder erst abwarten?',
          },
          comment: 'Mitgefühl in zwei Wörtern, dann die Sache.',
        },
        { message: { from: 'visitor', text: 'Erst mal abwarten.' } },
        {
          message: {
            from: 'assistant',
            text: 'In Ordnung. Soll ich mich in einer Woche per E-Mail erinnern? Mehr schreibe ich nicht.',
          },
          comment: 'Die Erinnerung ist freiwillig und begrenzt.',
        },
        { message: { from: 'visitor', text: 'Ja bitte.' } },
        {
          message: {
            from: 'assistant',
            text: 'Erinnerung ist gesetzt. Sie können sie jederzeit hier im Chat streichen.',
          },
        },
      ],
    },
    {
      id: 'bewertung',
      name: 'Rückmeldung',
      title: 'Drei Punkte von\u00A0fünf, und\u00A0warum',
      situation: 'Eine Onlinedruckerei fragt nach der Lieferung. Die Antwort fällt verhalten aus.',
      speakers: { visitor: 'Kunde' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Ihre Broschüren sind gestern angekommen. Wie zufrieden sind Sie, von 1 bis 5?',
          },
          comment: 'Eine Frage, gebunden an ein Erlebnis.',
        },
        { message: { from: 'visitor', text: '3' } },
        {
          message: { from: 'assistant', text: 'Danke. Was hat zu einer 5 gefehlt?' },
          comment: 'Kein Rechtfertigen, nur die Frage nach dem Grund.',
        },
        { message: { from: 'visitor', text: 'Druck top, aber die Ecken waren gestaucht.' } },
        {
          message: {
            from: 'assistant',
            text: 'Das sollte nicht passieren. Möchten Sie reklamieren, oder reicht es, wenn wir die Verpackung prüfen?',
          },
          comment: 'Lässt die Wahl: Nicht jede Kritik ist eine Reklamation.',
        },
        { message: { from: 'visitor', text: 'Reicht so. Aber nächstes Mal bitte dickere Kartons.' } },
        {
          message: { from: 'assistant', text: 'Ich gebe es der Versandleitung im Wortlaut weiter.' },
          comment: 'Der Satz erscheint wörtlich in der Auswertung.',
        },
      ],
    },
    {
      id: 'newsletter',
      name: 'Newsletter',
      title: 'Eine Anmeldung, die zweimal Ja braucht',
      situation: 'Eine Gärtnerei verschickt Pflegetipps. Der Anlass ist eine Frage zu Rosen.',
      speakers: { visitor: 'Gartenfreundin' },
      talk: [
        { message: { from: 'visitor', text: 'Wann schneidet man Kletterrosen?' } },
        {
          message: {
            from: 'assistant',
            text: 'Einmal blühende gleich nach der Blüte, öfter blühende im zeitigen Frühjahr. Blühen Ihre im Herbst noch einmal?',
            source: 'Pflege › Rosen',
          },
          comment: 'Die Antwort ist vollständig, auch ohne Anmeldung.',
        },
        { message: { from: 'visitor', text: 'Ja, bis Oktober.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann im Frühjahr, wenn die Forsythien blühen. Solche Hinweise verschicken wir monatlich. Möchten Sie sie bekommen?',
          },
          comment: 'Das Angebot passt zur Frage.',
        },
        { message: { from: 'visitor', text: 'Ja, an rose@garten.example' } },
        {
          message: {
            from: 'assistant',
            text: 'Ich habe Ihnen eine Nachricht geschickt. Erst wenn Sie darin bestätigen, sind Sie eingetragen.',
          },
          comment: 'Zweimal Ja: Niemand kann eine fremde Adresse anmelden.',
        },
        { message: { from: 'visitor', text: 'Hab ich gemacht.' } },
        { message: { from: 'assistant', text: 'Willkommen! Abbestellen geht mit dem Link am Ende jeder Ausgabe.' } },
      ],
    },
  ],
};
