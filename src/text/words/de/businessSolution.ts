export const businessSolution = {
  title: 'Bevor Sie unterschreiben: vier Fragen, vier Antworten.',
  lead: 'Der Chatbot soll Ihrem Team häufige Fragen abnehmen, verantworten müssen Sie ihn. Hier lesen Sie, was schiefgehen kann, was er kostet, welche vier Rollen Sie besetzen und was in den ersten 90\u00A0Tagen geschieht.',
  cta: 'Offene Fragen schicken',
  /** The decision as a note for a meeting. */
  note: {
    label: 'Beispiel: Entscheidungsnotiz für die Geschäftsleitung',
    title: 'Beispielnotiz für die Sitzung',
    lines: [
      { name: 'Worum geht es?', text: 'Zwölf häufige Servicefragen, nur Web-Chat' },
      {
        name: 'Was kostet es?',
        text: 'Planpreis laut Preisseite, Einführung laut Angebot, im Schnitt ein halber Tag eigene Arbeit je Woche',
      },
      { name: 'Wer verantwortet es?', text: 'Serviceleitung, Vertretung benannt' },
      {
        name: 'Wann hören wir auf?',
        text: 'Wenn an Tag 90 nach allen Kosten nichts übrig bleibt: Dann kündigen wir oder lassen die feste Laufzeit enden',
      },
    ],
    decision: 'Vorschlag: klein beginnen, am Tag 90 neu entscheiden',
  },
  risk: {
    title: 'Das Risiko: eine falsche Antwort mit Ihrem Namen darunter.',
    lead: 'Ausschließen lässt es sich nicht, wohl aber verkleinern.',
    worry: 'Was Sie befürchten',
    answer: 'Was dagegen hilft',
    items: [
      {
        worry: 'Der Chatbot erfindet etwas.',
        answer:
          'Er soll nur aus Ihren Texten antworten und nennt die Quelle, an der man die Antwort prüfen kann. Für Preise, Fristen und Recht hinterlegen Sie feste Formulierungen oder leiten die Frage gleich an einen Menschen.',
      },
      {
        worry: 'Er verärgert jemanden, der ohnehin wütend ist.',
        answer:
          'Bauen Sie für Beschwerden einen eigenen Ablauf: kurz, ohne Formular, mit Übergabe samt Verlauf. Schreiben Sie hinein, wann Ihr Team da ist.',
      },
      {
        worry: 'Daten landen, wo sie nicht hingehören.',
        answer:
          'Die Plattform wird in Deutschland gehostet. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage samt allen Angaben darin, die passenden Stellen und, falls für eine Anbindung vereinbart, Auskünfte aus dem System. Prüfen Sie diesen Betreiber wie jeden angebundenen Dienst.',
      },
      {
        worry: 'Wir kommen nicht mehr weg.',
        answer:
          'Nennt das Angebot keine feste Laufzeit, kündigen Sie mit {noticeWeeks}\u00A0Wochen Frist zum Quartalsende. Wechseln Sie den Anbieter, beträgt die Frist höchstens 2\u00A0Monate; danach übergeben wir Ihre Inhalte, Abläufe und Dialoge, in der Regel innerhalb von 30\u00A0Tagen. Vor dem 12.\u00A0Januar 2027 zahlen Sie dafür höchstens unsere unmittelbaren Kosten, ab diesem Tag nichts; das vorzeitige Ende einer festen Laufzeit kostet nur, was Ihr Angebot dafür nennt.',
      },
    ],
  },
  cost: {
    title: 'Die Kosten: zwei\u00A0Posten im\u00A0Angebot, einer im\u00A0Kalender.',
    items: [
      {
        title: 'Der Plan',
        text: '{essentialPrice}, {professionalPrice} oder {enterprisePrice} im Monat (nur für Unternehmer, zzgl.\u00A0USt.), gestaffelt nach aktiven Nutzern im Kalendermonat; eine eigene API-Anbindung, etwa an eine Warenwirtschaft, enthält nur der größte Plan. Was weitere Bearbeiter und Kanäle kosten, steht auf der Preisseite.',
      },
      {
        title: 'Was dazukommen kann',
        text: 'Einführung, Erweiterungen, weitere Projekte und KI-Konten: Sie bestellen nur, was Sie brauchen, zum Preis im Angebot. Dort steht auch, ob das Einrichten von Anbindungen, Support, Sprachmodell und zusätzliche aktive Nutzer etwas kosten.',
      },
      {
        title: 'Die eigene Arbeitszeit',
        text: 'Antworten prüfen, Lücken schließen, Übergaben besetzen: Planen Sie dafür in jeder Woche feste Zeit ein, sonst veraltet die Wissensbasis, und niemand merkt es.',
      },
    ],
    prices: 'Alle Preise',
    formula: 'Formel für die Ersparnis',
  },
  responsibility: {
    title: 'Die Verantwortung: bei\u00A0Menschen mit\u00A0Namen.',
    lead: 'Besetzen Sie diese vier Rollen, bevor der Assistent das erste Gespräch führt. In kleinen Häusern reichen dafür zwei Personen. Wofür wir haften, steht in den Nutzungsbedingungen unter 4.3 und 10.',
    roles: [
      {
        title: 'Geschäftsleitung',
        text: 'entscheidet über Ziel, Budget und Abbruch und sorgt dafür, dass der Betriebs- oder Personalrat früh beteiligt wird. In der Regel bestimmt er mit (im Betrieb: §\u00A087 Abs.\u00A01 Nr.\u00A06 BetrVG).',
      },
      {
        title: 'Fachredaktion',
        text: 'gibt jeden Text frei, aus dem der Chatbot antwortet, und nimmt ihn notfalls zurück. Offensichtliche Fehler darf eine benannte Person sofort berichtigen.',
      },
      { title: 'Schichtleitung Live-Chat', text: 'sorgt dafür, dass jede Übergabe bei jemandem ankommt.' },
      {
        title: 'Datenschutz und IT',
        text: 'prüfen Einbindung, Rechte und alle Empfänger von Daten.',
      },
    ],
  },
  papers: {
    title: 'Fünf Dinge, die Sie vor der Zusage schriftlich haben sollten.',
    lead: 'Vier davon bekommen Sie von uns, das fünfte schreiben Sie selbst.',
    items: [
      {
        title: 'Das Angebot',
        text: 'Plan, Mengen, Monatspreis, Einführung, Erweiterungen und geprüfte Anbindungen, dazu Support, Kosten des Sprachmodells und was über der Nutzergrenze gilt. Eine Verfügbarkeit ist nur zugesagt, wenn sie darin steht.',
      },
      {
        title: 'Der Vertrag über die Auftragsverarbeitung',
        text: 'Den Entwurf bekommen Sie vor der Unterschrift. Geschlossen wird er, bevor Sie selbst auf der Plattform arbeiten, auch zum Ausprobieren. Für die Demo brauchen Sie ihn nicht, solange die Beispielfragen keine Angaben zu Personen enthalten.',
      },
      {
        title: 'Die Liste der Empfänger',
        text: 'Betreiber von Servern und Sprachmodell, Anbieter der Kanäle und der angebundenen Dienste, je eine Zeile: welche Angabe, an wen, an welchen Ort, wozu, wie lange.',
      },
      {
        title: 'Das Ende',
        text: 'Auswertungsdaten löschen wir spätestens {evaluationMonths}\u00A0Monate nach Projektende, nach einem Anbieterwechsel schon mit dem Ende der Frist zum Abrufen Ihrer Daten (mindestens 30\u00A0Tage). Ihre Texte, Abläufe und Dialoge geben wir beim Wechsel maschinenlesbar heraus.',
      },
      {
        title: 'Zu jeder Rolle ein Name',
        text: 'Wer übernimmt sie, wer springt ein? Bleibt eine Rolle unbesetzt, ist es für den Start zu früh.',
      },
    ],
    terms: 'Fristen und Haftung in den Nutzungs\u00ADbedingungen',
  },
  month: {
    title: 'Was Ihnen zwei Monate im Einsatz zeigen\u00A0können.',
    lead: 'Das Dashboard eines ausgedachten Onlineshops: So kann die Auswertung aussehen, ein Ergebnis verspricht sie nicht. Sie zeigt Themen, Mengen und Übergaben; ob Ihr Bericht auch Uhrzeiten zeigt wie im Bild, prüfen wir vor dem Angebot.',
  },
  days: {
    title: 'Die ersten 90\u00A0Tage, mit drei\u00A0Haltepunkten.',
    lead: 'Ihre Fachredaktion braucht vom Schreiben bis zur Pflege nach unserer Schätzung im Schnitt einen halben Tag in der Woche, beim Schreiben mehr. Wer aufhört, zahlt den Plan weiter, bis die Kündigungsfrist oder eine feste Laufzeit endet. Legen Sie die Entscheidung deshalb vor den letzten Kündigungstag. Liegen Antworten, Zugang und Verträge schon vor? Dann genügt der Fünf-Tage-Plan im Blog: elf Stunden Aufbau für eine Person, je nach Texten auch mehr.',
    stops: [
      {
        when: 'Tag 1 bis 30',
        title: 'Sammeln und bauen',
        text: 'Zählen Sie die häufigsten Fragen, schreiben Sie Antworten und holen Sie die Freigabe, bauen Sie Abläufe und testen Sie im Haus. Fehlen Antworten, stoppen Sie die Zeit für die ersten drei und rechnen hoch. Unser Rechner zählt erst ab dem ersten Kunden im Chat. Zahlen Sie den Plan schon in diesem Monat, ziehen Sie vom Ergebnis einen Monatspreis ab.',
        check: 'Aufhören, wenn niemand die Antworten freigeben will.',
      },
      {
        when: 'Tag 31 bis 60',
        title: 'Auf einer Seite zeigen',
        text: 'Schalten Sie den Chatbot dort ein, wo ein Fehler wenig schadet, etwa bei den Öffnungszeiten. Bestimmt der Betriebsrat mit, warten Sie die Einigung ab. Lesen Sie Dialoge, und schließen Sie Lücken.',
        check: 'Aufhören, wenn Übergaben liegen bleiben.',
      },
      {
        when: 'Tag 61 bis 90',
        title: 'Ausweiten oder lassen',
        text: 'Nehmen Sie weitere Seiten dazu, vielleicht eine Anbindung. Am Ende ersetzen Sie im Rechner die vier änderbaren Annahmen durch eigene Zahlen. Von der Zeile „Es bleibt im Monat“ ziehen Sie Ihre Stunden und die übrigen monatlichen Kosten ab. Die Pflege schätzen wir ab dann auf mindestens zwanzig Minuten in der Woche, in einer Runde mit dem Team auf eine halbe Stunde.',
        check: 'Aufhören, wenn danach im Monat nichts bleibt.',
      },
    ],
  },
  closing: {
    visitor: 'Ich muss das nächste Woche im Haus vertreten.',
    team: 'Dann gehen wir die Gegenargumente vorher durch.',
  },
};
