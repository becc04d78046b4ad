export const businessSolution = {
  title: 'Bevor Sie unterschreiben: vier Fragen, vier Antworten.',
  lead: 'Für Menschen, die einen Chatbot nicht einrichten, aber verantworten. Was schiefgehen kann, was es kostet, wer dafür geradesteht und was in den ersten 90 Tagen geschieht.',
  cta: 'Entscheidung besprechen',
  /** The decision as a note for a meeting. */
  note: {
    label: 'Beispiel: Entscheidungsnotiz für die Geschäftsleitung',
    title: 'Notiz für die Sitzung',
    lines: [
      { name: 'Worum geht es?', text: 'Zwölf häufige Servicefragen, nur Web-Chat' },
      { name: 'Was kostet es?', text: 'Fester Monatspreis, dazu Zeit für Texte' },
      { name: 'Wer trägt es?', text: 'Serviceleitung, Vertretung benannt' },
      { name: 'Wann hören wir auf?', text: 'Wenn nach 90 Tagen zu viele Übergaben bleiben' },
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
          'Er antwortet aus freigegebenen Texten und nennt die Quelle. Zu Preisen, Fristen und Recht legen Sie feste Formulierungen fest oder schicken die Frage gleich an einen Menschen.',
      },
      {
        worry: 'Er verärgert jemanden, der ohnehin wütend ist.',
        answer:
          'Beschwerden sind ein eigener Weg: kein Trostsatz, kein Formular, sondern Übergabe mit Verlauf. Außerhalb der Zeiten sagt er ehrlich, wann jemand da ist.',
      },
      {
        worry: 'Daten landen, wo sie nicht hingehören.',
        answer:
          'Die Plattform wird in Deutschland gehostet. Prüfen Sie jeden angebundenen Dienst einzeln: welche Angabe, wohin, wozu, wie lange. Ihr Datenschutz sollte das vor dem Start gelesen haben.',
      },
      {
        worry: 'Wir kommen nicht mehr weg.',
        answer:
          'Die Kündigungsfrist beträgt {noticeWeeks}\u00A0Wochen zum Quartalsende. Ihre Wissensbasis besteht aus Ihren eigenen Texten, die Sie ohnehin außerhalb des Chatbots pflegen sollten.',
      },
    ],
  },
  cost: {
    title: 'Die Kosten: drei\u00A0Posten, von denen nur einer auf der Rechnung steht.',
    items: [
      {
        title: 'Der Plan',
        text: 'Ein fester Betrag im Monat, abhängig davon, wie viele Menschen mit dem Chatbot sprechen. Zusätzliche Bearbeiter und Kanäle kosten extra, und wie viel, steht auf der Preisseite.',
      },
      {
        title: 'Die Einführung',
        text: 'Persönliche Begleitung ist eine eigene Leistung. Ob Sie sie brauchen, hängt davon ab, wie ordentlich Ihre Texte sind und ob jemand im Haus Zeit hat.',
      },
      {
        title: 'Die eigene Arbeitszeit',
        text: 'Sie wird gern vergessen: Antworten prüfen, Lücken schließen, Übergaben besetzen. Planen Sie feste Stunden je Woche ein, sonst veraltet die Wissensbasis leise.',
      },
    ],
    prices: 'Alle Preise',
    formula: 'Formel für die Ersparnis',
  },
  responsibility: {
    title: 'Die Verantwortung: bei\u00A0Menschen, namentlich.',
    lead: 'Ein Assistent trägt keine Verantwortung. Diese vier Rollen sollten vor dem ersten Gespräch besetzt sein, in kleinen Häusern gern von zwei Personen.',
    roles: [
      { title: 'Auftraggeberin', text: 'entscheidet über Ziel, Budget und Abbruch.' },
      { title: 'Inhaltlich verantwortlich', text: 'gibt jede Antwort frei und nimmt sie notfalls zurück.' },
      { title: 'Schichtleitung Live-Chat', text: 'sorgt dafür, dass eine Übergabe jemanden findet.' },
      { title: 'Datenschutz und IT', text: 'prüfen Einbindung, Rechte und angebundene Dienste.' },
    ],
  },
  papers: {
    title: 'Fünf Dinge, die vor der Zusage auf Papier stehen.',
    lead: 'Fragen Sie uns danach. Was wir nicht aufschreiben können, sollten Sie auch nicht einplanen.',
    items: [
      {
        title: 'Das Angebot',
        text: 'Plan, Mengen, Monatspreis und Zusätze. Zusagen zur Verfügbarkeit gelten nur, soweit sie darin stehen.',
      },
      {
        title: 'Der Vertrag über die Auftragsverarbeitung',
        text: 'Geschlossen, bevor die erste Kundin eine Adresse in den Chat tippt, nicht danach.',
      },
      {
        title: 'Die Liste der angebundenen Dienste',
        text: 'Je Dienst eine Zeile: Angabe, Empfänger, Ort, Zweck, Dauer. Ist die Liste leer, ist das auch eine Antwort.',
      },
      {
        title: 'Das Ende',
        text: 'Auswertungsdaten löschen wir spätestens {evaluationMonths}\u00A0Monate nach Projektende. Klären Sie dazu, in welcher Form Sie Ihre Texte und Abläufe zurückbekommen.',
      },
      {
        title: 'Vier Namen und vier Vertretungen',
        text: 'Diese Seite schreiben Sie selbst. Bleibt eine Zeile frei, ist das Projekt noch nicht reif.',
      },
    ],
    terms: 'Alle Fristen in den Nutzungs\u00ADbedingungen',
  },
  days: {
    title: 'Die ersten 90 Tage, mit drei\u00A0Stellen zum\u00A0Umkehren.',
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
    team: 'Dann gehen wir Ihre Gegenargumente vorher durch.',
  },
};
