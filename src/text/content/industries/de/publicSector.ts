import type { IndustryText } from '../schema.ts';

export const publicSector: IndustryText = {
  meta: {
    name: 'Öffentliche Verwaltung',
    title: 'Chatbot für Stadtverwaltung und Behörden | {brand}',
    headline: 'Was muss ich zum Ummelden mitbringen?',
    description:
      'Ummelden, Unterlagen, Öffnungszeiten: Der KI-Chatbot antwortet aus Ihren geprüften Texten, in klaren Sätzen und mit Quelle. Entscheidungen trifft das Amt.',
  },
  question: '„Was muss ich\nzum Ummelden\nmit\u00ADbringen?“',
  headline: 'Das fragt, wer gerade Kisten auspackt.',
  lead: 'Die Antwort steht auf Ihrer Website, oft drei Ebenen tief und in Amtsdeutsch. Der Assistent soll sie in zwei kurze Sätze fassen und die Quelle nennen. Stehen die Zeiten in Ihrer Wissensbasis, weiß er auch, welches Amt dienstags bis 18\u00A0Uhr geöffnet hat.',
  tasks: {
    title: 'Der Assistent erklärt, das Amt entscheidet.',
    assistant: [
      'Sagen, welches Amt zuständig ist und wo es liegt',
      'Unterlagen und Fristen nennen, auch in Einfacher Sprache, wenn die Fassung vorliegt',
      'Öffnungszeiten, Schließtage und stufenlose Eingänge nennen',
      'Auf das richtige Formular verweisen und Fachwörter erklären',
    ],
    people: [
      'Ermessen, Härtefälle und jede verbindliche Entscheidung',
      'Alles, wofür eine Akte geöffnet wird',
      'Gespräche mit Menschen, die lieber vorbeikommen oder anrufen',
    ],
  },
  talk: {
    title: 'Erst amtlich, dann\u00A0klar.',
    lead: 'Ein Bürger stolpert über ein Wort und fragt noch einmal. Beim zweiten Mal bekommt er die einfache Fassung des Amtes.',
    scene: { time: '12:50\u00A0Uhr', day: 'Dienstag', place: 'Web-Chat im Stadtportal' },
    visitor: 'Bürger',
    team: 'Bürgeramt',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Tag, ich bin der KI-Assistent der Stadt. Verbindliche Auskunft gibt das Amt. Was möchten Sie wissen?',
        },
        comment: 'KI-Hinweis und Vorbehalt stehen am Anfang.',
      },
      { message: { from: 'visitor', text: 'Was brauche ich, um mich umzumelden?' } },
      {
        message: {
          from: 'assistant',
          text: 'Ihren Ausweis und die Wohnungsgeberbestätigung. Das ist ein Formular, das Ihr Vermieter ausfüllt.',
          source: 'Bürgerservice › Wohnsitz anmelden',
        },
        comment: 'Das Fachwort bleibt, weil es auf dem Formular steht, und wird gleich erklärt.',
      },
      { message: { from: 'visitor', text: 'Einfacher bitte.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gern. Sie brauchen 2\u00A0Dinge: 1.\u00A0Ihren Ausweis. 2.\u00A0Ein Papier von Ihrem Vermieter. Darauf steht: Sie wohnen jetzt dort.',
        },
        comment: 'Diese Fassung in kurzen Sätzen hat das Amt geprüft.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Kann ich heute noch kommen? Ich nutze einen Rollstuhl. Und mein Vermieter unterschreibt nicht.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Das Bürgeramt Nord hat dienstags bis 18\u00A0Uhr geöffnet, auch ohne Termin. Der Eingang ohne Stufen ist an der Hofseite. Die Unterschrift klärt das Bürgeramt mit Ihnen. Es würde diesen Chat lesen, auch Ihre Angabe zum Rollstuhl; wer ihn für uns verarbeitet, steht unter „Datenschutz“. Soll ich ihn weitergeben, oder rufen Sie lieber an?',
          source: 'Standorte › Bürgeramt Nord',
        },
        comment: 'Bevor jemand mitliest, sagt der Assistent, wer das wäre, und fragt.',
      },
      { message: { from: 'visitor', text: 'Ja, geben Sie ihn weiter.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier schreibt eine Mitarbeiterin im Bürgeramt Nord. Kommen Sie trotzdem vorbei, wir klären das mit Ihnen.',
        },
        comment: 'Den Einzelfall übernimmt die Sachbearbeiterin. Sie sieht den ganzen Verlauf.',
      },
    ],
  },
  connections: {
    title: 'Gespeist aus Ihren Texten, getrennt vom Register.',
    items: [
      {
        title: 'Leistungskatalog und Website',
        text: 'Daraus entsteht die Wissensbasis. Ändert sich ein Text, ändern Sie ihn auch dort.',
      },
      {
        title: 'Terminvergabe',
        text: 'Der Assistent verlinkt Ihr Verfahren. Ob Buchen im Chat möglich ist, prüfen wir vor dem Angebot.',
      },
      {
        title: 'Bürgertelefon und Schalter',
        text: 'Beides bleibt, wie es ist. Einzelfälle gehen mit dem Verlauf an Ihr Team.',
      },
    ],
  },
  fit: {
    title: 'Für Ihre Vorlage im Rat',
    items: [
      {
        page: 'blog/accessibility',
        label: 'Barrierefreier Chat',
        text: 'Wie man in zwanzig Minuten grobe Fehler findet.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Häufige Fragen automatisieren, mit Ansprechpartner dahinter.',
      },
      { page: 'products/voice', label: 'Sprachassistent', text: 'Für alle, die lieber sprechen als tippen.' },
    ],
  },
  data: {
    title: 'Auskunft gibt es ohne Namen.',
    lead: 'Wer nach Öffnungszeiten fragt, muss nicht sagen, wer er ist. Das Melderegister braucht der Assistent dafür nicht. Für Angaben zur Gesundheit legen Sie die Rechtsgrundlage nach Artikel\u00A09 DSGVO und die Löschfrist mit Ihren Datenschutzbeauftragten fest.',
    rows: [
      {
        what: 'Frage und Stadtteil',
        why: 'um Leistung und Standort zu finden',
        where: 'Plattform, gehostet in Deutschland; Ihr Team, soweit die Rolle es erlaubt',
      },
      {
        what: 'Frage und Fundstellen',
        why: 'falls ein Sprachmodell die Antwort formuliert',
        where: 'Betreiber des Sprachmodells',
      },
      {
        what: 'Telefon oder E\u2011Mail, falls angegeben',
        why: 'damit sich jemand melden kann',
        where: 'wie in den beiden Zeilen darüber, dann das zuständige Team',
      },
      {
        what: 'Gesundheit oder Behinderung, falls jemand sie erwähnt',
        why: 'für die Antwort; der Chat fragt nicht danach',
        where:
          'wie in den ersten beiden Zeilen: Plattform, Betreiber des Sprachmodells, falls es formuliert, und Ihr Team, soweit die Rolle es erlaubt',
      },
    ],
  },
  start: {
    title: 'Zehn Leistungen statt des ganzen Katalogs.',
    lead: 'Schreiben Sie uns drei Fragen, die am Schalter täglich kommen, ohne Namen und Aktenzeichen: In der Demo sehen Sie, wie daraus ein Chatbot wird. Auf Anfrage bekommen Sie vor der Ausschreibung schriftlich, was am Chatfenster nach BITV\u00A02.0 geprüft ist und was nicht.',
    items: [
      { title: 'Zehn häufig nachgefragte Leistungen', text: 'Bürgertelefon und Empfang kennen die Rangfolge.' },
      {
        title: 'Gepflegte Standortdaten',
        text: 'Zeiten, Zugänge, Schließtage und wer sie aktuell hält.',
      },
      {
        title: 'Texte in Einfacher Sprache',
        text: 'Erproben Sie die ersten fünf mit Menschen, die sie brauchen.',
      },
    ],
    button: 'Drei Fragen schicken',
  },
};
