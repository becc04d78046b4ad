import type { Examples } from '../schema.ts';

export const conversationalMarketing: Examples = {
  meta: {
    name: 'Beispiele: Conversational Marketing',
    title: 'Sechs Dialoge aus dem Conversational Marketing | {brand}',
    headline: 'Sechs Gespräche, Zeile für Zeile.',
    description:
      'Angebot, Checkliste, Probetraining, Absage, Rückmeldung, Newsletter: sechs vollständige Chat-Dialoge mit Anmerkungen zum Abschauen.',
  },
  hero: {
    question: '„Wir brauchen ein Brand\u00ADschutz\u00ADgutachten.“',
    title: 'Sechs Dialoge, aus denen etwas wird.',
    lead: 'Ein Ingenieurbüro antwortet am Sonntag, ein Fitnessstudio hält Gesundheitsfragen aus dem Chat heraus, eine Musikschule nimmt eine Absage an. Am Rand steht, worauf es ankommt. Aus drei Fragen Ihrer Besucher bauen wir in der Demo einen Chatbot, während Sie zusehen.',
  },
  dialogues: [
    {
      id: 'angebot',
      name: 'Angebot',
      title: 'Eine Anfrage, die nicht nach Formular klingt',
      situation: 'Sonntagabend, das Büro ist zu. Eine Hausverwaltung braucht ein Brandschutzgutachten.',
      speakers: { visitor: 'Hausverwaltung' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Abend. Ich bin der KI-Assistent des Büros und kenne unsere Leistungen. Worum geht es?',
          },
          comment: 'Der KI-Hinweis kommt vor der ersten Eingabe.',
        },
        { message: { from: 'visitor', text: 'Wir brauchen ein Brandschutzgutachten für ein altes Wohnhaus.' } },
        {
          message: {
            from: 'assistant',
            text: 'Das machen wir, auch im Bestand. Bei Häusern aus der Zeit vor 1960 gehört eine Begehung dazu.',
            source: 'Leistungen › Gutachten',
          },
          comment: 'Erst eine Auskunft mit Quelle, dann die Rückfrage.',
        },
        { message: { from: 'visitor', text: 'Wie lange dauert so was?' } },
        {
          message: {
            from: 'assistant',
            text: 'Das hängt von Größe und Aktenlage ab. Wie viele Wohnungen sind es, und liegen Pläne vor?',
          },
          comment: 'In der Wissensbasis steht keine Dauer, also nennt der Assistent keine.',
        },
        { message: { from: 'visitor', text: '14 Wohnungen, Pläne nur teilweise.' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke, das gebe ich für Montag an unsere Ingenieurinnen weiter. An welche E\u2011Mail-Adresse sollen sie schreiben? Die Adresse geht nur für diese Anfrage an das Büro, den Chat-Anbieter und den Betreiber des Sprachmodells. Oder Sie rufen morgen ab 8\u00A0Uhr an.',
          },
          comment: 'Zweck, Empfänger und ein zweiter Weg stehen vor der Adresse.',
        },
        { message: { from: 'visitor', text: 'verwaltung@haus.example' } },
      ],
    },
    {
      id: 'gutschein',
      name: 'Checkliste',
      title: 'Eine Checkliste ohne Adresse',
      situation: 'Ein Umzugsunternehmen hat eine Checkliste im Ratgeber.',
      speakers: { visitor: 'Besucherin' },
      talk: [
        { message: { from: 'assistant', text: 'Hallo, hier antwortet eine KI. Planen Sie einen Umzug?' } },
        { message: { from: 'visitor', text: 'Gibt es eine Liste, woran man vor dem Umzug denken muss?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja, zwei Seiten. Sie beginnt acht Wochen vor dem Umzug und steht hier im Ratgeber.',
            source: 'Ratgeber › Checkliste',
          },
          comment: 'Für die Liste wird keine Adresse verlangt.',
        },
        { message: { from: 'visitor', text: 'Super, danke.' } },
        {
          message: {
            from: 'assistant',
            text: 'Gern. Steht das Datum schon fest? Dann sage ich, was zuerst drankommt.',
          },
        },
        { message: { from: 'visitor', text: '1.\u00A0August.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann beantragen Sie am besten jetzt die Halteverbotszone bei der Stadt.',
            source: 'Ratgeber › Halteverbot',
          },
        },
        {
          message: { from: 'visitor', text: 'Mache ich. Und was würde es bei Ihnen kosten?' },
          comment: 'Nach dem Preis fragt die Besucherin von sich aus.',
        },
        {
          message: {
            from: 'assistant',
            text: 'Das rechnet unser Team. Dafür brauche ich drei Angaben: von welchem Ort, an welchen Ort, wie viele Zimmer. Die Antwort kommt hier im Chat oder, wenn Sie mögen, per E\u2011Mail. Die Angaben erhalten auch der Chat-Anbieter und der Betreiber des Sprachmodells.',
          },
          comment: 'Der Assistent sammelt, Ihr Team rechnet.',
        },
      ],
    },
    {
      id: 'probetraining',
      name: 'Termin',
      title: 'Probetraining mit einer Rückfrage',
      situation: 'Mittagspause. Ein Fitnessstudio nutzt die Erweiterung Terminbuchung.',
      speakers: { visitor: 'Interessentin' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hallo! Ich bin der KI-Assistent des Studios. Gesundheitliches besprechen Sie bitte mit unseren Trainerinnen, nicht hier.',
          },
          comment: 'Gesundheitsdaten soll niemand in den Chat schreiben; das sagt schon die Begrüßung.',
        },
        { message: { from: 'visitor', text: 'Kann ich mal umsonst reinschnuppern?' } },
        {
          message: {
            from: 'assistant',
            text: 'Ja, einmal kostenlos und ohne Vertrag. Möchten Sie an die Geräte oder in einen Kurs?',
            source: 'Preise › Probetraining',
          },
          comment: 'Das Studio hat diesen Satz geprüft und fest hinterlegt.',
        },
        { message: { from: 'visitor', text: 'Kurs, Rücken.' } },
        {
          message: {
            from: 'assistant',
            text: 'Frei sind Dienstag um 18\u00A0Uhr und Samstag um 10\u00A0Uhr. Was passt besser?',
          },
          comment: 'Ob der Assistent dafür in Ihren Kalender sehen kann, prüfen wir vor dem Angebot.',
        },
        { message: { from: 'visitor', text: 'Samstag. Und wenn ich vorher etwas Gesundheitliches klären möchte?' } },
        {
          message: {
            from: 'assistant',
            text: 'Das tun Sie am besten am Telefon mit einer Trainerin; schreiben Sie mir dazu bitte nichts Näheres. Unter welcher Nummer kann die Trainerin Sie anrufen? Die Nummer geht nur dafür und für den Platz am Samstag an das Studio, die Anbieter von Chat und Kalender und den Betreiber des Sprachmodells. Oder möchten Sie selbst im Studio anrufen?',
          },
          comment: 'Er fragt nicht nach und rät nichts. Zweck und Empfänger stehen vor der Nummer.',
        },
        { message: { from: 'visitor', text: 'Bitte anrufen: 0171\u00A03920031' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke, das gebe ich weiter. Der Platz am Samstag um 10\u00A0Uhr ist für Sie gebucht. Nach dem Telefonat können Sie ihn behalten oder absagen.',
          },
        },
      ],
    },
    {
      id: 'verschieben',
      name: 'Absage',
      title: 'Absagen und trotzdem wiederkommen',
      situation: 'Ein Nachmittag in einer Musikschule, morgen ist Klavierstunde.',
      speakers: { visitor: 'Familie' },
      talk: [
        {
          message: { from: 'assistant', text: 'Guten Tag, hier ist der KI-Assistent der Musikschule. Worum geht es?' },
        },
        { message: { from: 'visitor', text: 'Wir schaffen es morgen leider nicht.' } },
        {
          message: {
            from: 'assistant',
            text: 'Kein Problem. Bis 18\u00A0Uhr am Vortag kostet eine Absage nichts, Sie sind also früh genug dran. Um welche Stunde geht es?',
            source: 'Unterricht › Absagen',
          },
          comment: 'Er nennt die Regel mit ihrer Quelle. Nach dem Grund fragt er nicht, er braucht ihn nicht.',
        },
        { message: { from: 'visitor', text: 'Klavier, 15\u00A0Uhr.' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke, das gebe ich ans Büro weiter. Möchten Sie gleich eine neue Zeit oder erst abwarten?',
          },
        },
        { message: { from: 'visitor', text: 'Erst mal abwarten.' } },
        {
          message: {
            from: 'assistant',
            text: 'In Ordnung. Soll Ihnen das Büro nächste Woche einmal schreiben? Ihre E\u2011Mail-Adresse nutzen wir nur dafür; wer sie in unserem Auftrag verarbeitet, steht unter „Datenschutz“. Oder melden Sie sich lieber selbst?',
          },
        },
        { message: { from: 'visitor', text: 'Bitte schreiben: familie@musik.example' } },
        {
          message: { from: 'assistant', text: 'Gern, das gebe ich so weiter.' },
          comment: 'Wozu die Adresse dient, wusste die Familie vorher.',
        },
      ],
    },
    {
      id: 'bewertung',
      name: 'Rückmeldung',
      title: 'Drei Punkte von\u00A0fünf, und\u00A0warum',
      situation: 'Eine Onlinedruckerei legt jeder Lieferung eine Karte mit einem Link zum Chat bei.',
      speakers: { visitor: 'Kunde' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin der KI-Assistent der Druckerei. Wie zufrieden sind Sie mit Ihrer Lieferung, von 1 bis 5?',
          },
          comment: 'Er stellt sich vor und beginnt mit einer einzigen Frage.',
        },
        { message: { from: 'visitor', text: '3' } },
        {
          message: { from: 'assistant', text: 'Danke. Was hat zu einer 5 gefehlt?' },
          comment: 'Er rechtfertigt sich nicht und fragt nach dem Grund.',
        },
        { message: { from: 'visitor', text: 'Druck top, aber die Ecken waren gestaucht.' } },
        {
          message: {
            from: 'assistant',
            text: 'So soll es nicht ankommen. Möchten Sie reklamieren, oder sollen wir uns nur die Verpackung ansehen? An Ihren Rechten ändert das nichts.',
          },
        },
        { message: { from: 'visitor', text: 'Nur das mit der Verpackung. Nächstes Mal bitte dickere Kartons.' } },
        {
          message: { from: 'assistant', text: 'Das gebe ich im Wortlaut an die Versandleitung weiter.' },
          comment: 'Im Verwaltungsportal kann Ihr Team den ganzen Dialog nachlesen.',
        },
      ],
    },
    {
      id: 'newsletter',
      name: 'Newsletter',
      title: 'Eine Anmeldung, die zweimal Ja braucht',
      situation: 'Eine Gärtnerei nutzt die Erweiterung Newsletter. Am Anfang steht eine Frage zu Rosen.',
      speakers: { visitor: 'Gartenfreundin' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Willkommen! Ich bin eine KI und antworte aus den Pflegetipps unserer Gärtnerei.',
          },
        },
        { message: { from: 'visitor', text: 'Wann schneidet man Kletterrosen?' } },
        {
          message: {
            from: 'assistant',
            text: 'Einmalblühende gleich nach der Blüte, öfterblühende im zeitigen Frühjahr. Blühen Ihre im Herbst noch einmal?',
            source: 'Pflege › Rosen',
          },
          comment: 'Die Antwort ist vollständig, auch ohne Anmeldung.',
        },
        { message: { from: 'visitor', text: 'Ja, bis Oktober.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann im Frühjahr, wenn die Forsythien blühen. Möchten Sie solche Hinweise einmal im Monat per E\u2011Mail? Ihre Adresse nutzen wir nur dafür; sie geht auch an unseren Versanddienst, den Chat-Anbieter und den Betreiber des Sprachmodells. Abbestellen können Sie jederzeit; mehr steht in unseren Datenschutzhinweisen.',
          },
        },
        { message: { from: 'visitor', text: 'Ja, an rose@garten.example' } },
        {
          message: {
            from: 'assistant',
            text: 'Gleich kommt eine E\u2011Mail mit einem Link. Erst wenn Sie ihn anklicken, sind Sie angemeldet.',
          },
          comment: 'Ohne diesen Klick (Double-Opt-in) kommt niemand auf die Liste, auch keine fremde Adresse.',
        },
      ],
    },
  ],
};
