export const businessSolution = {
  title: 'Bevor Sie unterschreiben: vier Fragen, vier Antworten.',
  lead: 'Für Menschen, die einen Chatbot nicht einrichten, aber verantworten. Was schiefgehen kann, was es kostet, wer dafür geradesteht und was in den ersten 90\u00A0Tagen geschieht.',
  cta: 'Entscheidung besprechen',
  /** The decision as a note for a meeting. */
  note: {
    label: 'Beispiel: Entscheidungsnotiz für die Geschäftsleitung',
    title: 'Notiz für die Sitzung',
    lines: [
      { name: 'Worum geht es?', text: 'Zwölf häufige Servicefragen, nur Web-Chat' },
      { name: 'Was kostet es?', text: 'Fester Planpreis, Einführung laut Angebot, eigene Arbeitszeit' },
      { name: 'Wer trägt es?', text: 'Serviceleitung, Vertretung benannt' },
      { name: 'Wann hören wir auf?', text: 'Wenn nach 90\u00A0Tagen zu viele Übergaben bleiben' },
    ],
    decision: 'Vorschlag: klein beginnen, am Tag 90 neu entscheiden',
  },
  risk: {
    title: 'Das Risiko: eine falsche Antwort mit Ihrem Namen darunter.',
    lead: 'Ganz ausschließen lässt es sich nicht. Verkleinern schon.',
    worry: 'Was Sie befürchten',
    answer: 'Was dagegen hilft',
    items: [
      {
        worry: 'Der Bot erfindet etwas.',
        answer:
          'Er antwortet aus den Texten, die Sie freigegeben haben, und nennt die Quelle. Für Preise, Fristen und Recht hinterlegen Sie feste Formulierungen oder leiten die Frage gleich an einen Menschen.',
      },
      {
        worry: 'Er verärgert jemanden, der ohnehin wütend ist.',
        answer:
          'Bauen Sie für Beschwerden einen eigenen Ablauf: kurz, ohne Formular, mit Übergabe samt Verlauf. Schreiben Sie hinein, wann Ihr Team da ist.',
      },
      {
        worry: 'Daten landen, wo sie nicht hingehören.',
        answer:
          'Die Plattform wird in Deutschland gehostet. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage und die passenden Stellen. Prüfen Sie ihn wie jeden angebundenen Dienst: welche Angabe, wohin, wozu, wie lange.',
      },
      {
        worry: 'Wir kommen nicht mehr weg.',
        answer:
          'Nennt das Angebot keine feste Laufzeit, kündigen Sie mit {noticeWeeks}\u00A0Wochen Frist zum Quartalsende. Für den Wechsel zu einem anderen Anbieter gilt eine Frist von höchstens zwei Monaten; in den 30\u00A0Tagen danach übergeben wir Ihre Inhalte, Abläufe und Dialoge.',
      },
    ],
  },
  cost: {
    title: 'Die Kosten: zwei\u00A0Posten im\u00A0Angebot, einer im\u00A0Kalender.',
    items: [
      {
        title: 'Der Plan',
        text: 'Ein fester Betrag im Monat, gestaffelt nach aktiven Nutzern im Kalendermonat. Weitere Bearbeiter und Kanäle kosten extra; wie viel, steht auf der Preisseite.',
      },
      {
        title: 'Einführung und Erweiterungen',
        text: 'Beides bestellen Sie nur, wenn Sie es brauchen, zum Preis im Angebot. Persönliche Begleitung lohnt sich, wenn Ihre Texte verstreut sind oder im Haus die Zeit fehlt.',
      },
      {
        title: 'Die eigene Arbeitszeit',
        text: 'Antworten prüfen, Lücken schließen, Übergaben besetzen: Planen Sie dafür feste Stunden je Woche ein, sonst veraltet die Wissensbasis leise.',
      },
    ],
    prices: 'Alle Preise',
    formula: 'Formel für die Ersparnis',
  },
  responsibility: {
    title: 'Die Verantwortung: bei\u00A0Menschen, namentlich.',
    lead: 'Ein Assistent trägt keine Verantwortung. Besetzen Sie diese vier Rollen vor dem ersten Gespräch, in kleinen Häusern gern mit zwei Personen.',
    roles: [
      { title: 'Auftraggeberin', text: 'entscheidet über Ziel, Budget und Abbruch.' },
      { title: 'Inhaltlich verantwortlich', text: 'gibt jede Antwort frei und nimmt sie notfalls zurück.' },
      { title: 'Schichtleitung Live-Chat', text: 'sorgt dafür, dass eine Übergabe jemanden findet.' },
      { title: 'Datenschutz und IT', text: 'prüfen Einbindung, Rechte und alle Empfänger von Daten.' },
    ],
  },
  papers: {
    title: 'Fünf Dinge, die Sie vor der Zusage schriftlich haben sollten.',
    lead: 'Fragen Sie uns danach. Was wir nicht aufschreiben können, sollten Sie auch nicht einplanen.',
    items: [
      {
        title: 'Das Angebot',
        text: 'Plan, Mengen, Monatspreis, Einführung, Erweiterungen und geprüfte Anbindungen. Zusagen zur Verfügbarkeit gelten nur, soweit sie darin stehen.',
      },
      {
        title: 'Der Vertrag über die Auftragsverarbeitung',
        text: 'Geschlossen, bevor die erste Kundin eine Adresse in den Chat tippt.',
      },
      {
        title: 'Die Liste der Empfänger',
        text: 'Betreiber des Sprachmodells, Kanäle und angebundene Dienste, je eine Zeile: welche Angabe, an wen, an welchen Ort, wozu, wie lange.',
      },
      {
        title: 'Das Ende',
        text: 'Auswertungsdaten löschen wir spätestens {evaluationMonths}\u00A0Monate nach Projektende. Klären Sie dazu, in welcher Form Sie Ihre Texte und Abläufe zurückbekommen.',
      },
      {
        title: 'Vier Namen und vier Vertretungen',
        text: 'Diese Seite schreiben Sie selbst. Bleibt eine Rolle unbesetzt, ist das Projekt noch nicht reif.',
      },
    ],
    terms: 'Alle Fristen in den Nutzungs\u00ADbedingungen',
  },
  days: {
    title: 'Die ersten 90\u00A0Tage, mit drei\u00A0Stellen zum\u00A0Umkehren.',
    lead: 'So könnte Ihr Plan aussehen. Die Fristen setzen Sie selbst.',
    stops: [
      {
        when: 'Tag 1 bis 30',
        title: 'Sammeln und bauen',
        text: 'Die häufigsten Fragen zählen, Antworten schreiben und freigeben lassen, Abläufe bauen, intern testen.',
        check: 'Umkehren, wenn niemand die Antworten freigeben mag.',
      },
      {
        when: 'Tag 31 bis 60',
        title: 'Auf einer Seite zeigen',
        text: 'Nur dort einschalten, wo wenig Schaden entsteht. Täglich Dialoge lesen, jede Woche Lücken schließen.',
        check: 'Umkehren, wenn Übergaben liegen bleiben.',
      },
      {
        when: 'Tag 61 bis 90',
        title: 'Ausweiten oder lassen',
        text: 'Weitere Seiten, vielleicht eine Anbindung. Am Ende rechnen Sie mit eigenen Zahlen statt mit unseren Annahmen.',
        check: 'Umkehren, wenn es sich mit echten Zahlen nicht trägt.',
      },
    ],
  },
  closing: {
    visitor: 'Ich muss das nächste Woche im Haus vertreten.',
    team: 'Dann gehen wir die Gegenargumente vorher durch.',
  },
};
