import type { FaqGroup } from './schema.ts';

const product: FaqGroup = {
  id: 'product',
  title: 'Das Produkt',
  lead: 'Was der Assistent tut, und wo er lieber einen Menschen holt.',
  entries: [
    {
      id: 'what-it-does',
      question: 'Was macht der Chatbot eigentlich?',
      answer: [
        'Er beantwortet Fragen, die in Ihrer Wissensbasis eine Antwort haben, und nennt dazu die Quelle. Er fragt nach, wenn etwas unklar ist, sammelt Angaben für einen Vorgang und übergibt an Ihr Team, sobald ein Mensch gebraucht wird.',
      ],
    },
    {
      id: 'when-it-does-not-know',
      question: 'Was passiert, wenn er die Antwort nicht kennt?',
      answer: [
        'Dann sagt er das. Er bietet an, die Frage weiterzugeben, mit allem, was schon gesagt wurde. Für Sie ist so eine Lücke ein Hinweis: In den Dialogen sehen Sie, welcher Text in der Wissensbasis noch fehlt.',
      ],
    },
    {
      id: 'languages',
      question: 'Kann er mehrere Sprachen?',
      answer: [
        'Ja. Sie legen fest, in welchen Sprachen er antwortet, und die Weiterleitung berücksichtigt, wer im Team welche Sprache spricht. Prüfen Sie bei jeder Sprache, ob die Texte dazu vorhanden sind: Auf eine gute deutsche Wissensbasis folgt nicht von selbst eine gute englische.',
      ],
    },
    {
      id: 'channels',
      question: 'Wo können Menschen mit ihm sprechen?',
      answer: [
        'Im Web-Chat auf Ihrer Website, über einen angebundenen Messenger und über einen Sprachassistenten. Beginnen Sie am besten mit einem Kanal und nehmen Sie den zweiten dazu, wenn der erste rund läuft.',
      ],
    },
    {
      id: 'voice',
      question: 'Versteht er auch gesprochene Sprache?',
      answer: [
        'Spracherkennung und Sprachsteuerung gehören zum Angebot. Gesprochenes wird in Text verwandelt, und wo es darauf ankommt, wiederholt der Assistent eine Nummer oder ein Datum und lässt sie bestätigen. So wird aus einem Hörfehler kein falscher Auftrag.',
      ],
    },
    {
      id: 'live-chat',
      question: 'Ersetzt er unser Serviceteam?',
      answer: [
        'Dafür ist er nicht gebaut. Er nimmt Ihrem Team ab, was sich wiederholt. Beschwerden, Ausnahmen und alles, was Ermessen verlangt, landen im Live-Chat bei Menschen, und die bleiben für das Ergebnis verantwortlich.',
      ],
    },
  ],
};

const start: FaqGroup = {
  id: 'getting-started',
  title: 'Der Anfang',
  lead: 'Was Sie mitbringen, wer mitmacht und was zuerst kommt.',
  entries: [
    {
      id: 'how-long',
      question: 'Wie lange dauert es, bis er antwortet?',
      answer: [
        'Das hängt von Ihren Texten ab, nicht vom Programmieren. Liegen die Antworten auf die häufigsten Fragen schon schriftlich vor, können Sie schnell mit einem kleinen Ausschnitt probieren. Stehen sie nur in Köpfen und Postfächern, steckt die Arbeit im Aufschreiben.',
      ],
    },
    {
      id: 'who-is-needed',
      question: 'Wen brauchen wir dafür im Haus?',
      answer: [
        'Eine Person, die die Fragen Ihrer Kundschaft kennt und entscheiden darf, was geantwortet wird. Jemanden, der den Chat in Ihre Website einfügt. Und die Menschen, die Gespräche übernehmen. Entwickeln muss niemand.',
      ],
    },
    {
      id: 'knowledge-base',
      question: 'Woraus entsteht die Wissensbasis?',
      answer: [
        'Aus dem, was Sie ohnehin haben: Hilfeseiten, Anleitungen, Preislisten, Antworten aus dem Postfach. Sortieren Sie vorher aus, was veraltet ist oder sich widerspricht. Der Assistent gibt wieder, was dort steht, auch das Falsche.',
      ],
    },
    {
      id: 'templates',
      question: 'Müssen wir bei null beginnen?',
      answer: [
        'Nein. Für typische Anwendungsfälle gibt es Vorlagen, etwa für Terminbuchung, Leadgenerierung oder Supportanfragen. Sie übernehmen den Ablauf, ersetzen die Texte durch eigene und streichen Schritte, die Sie nicht brauchen.',
      ],
    },
    {
      id: 'personal-onboarding',
      question: 'Hilft uns jemand beim Einrichten?',
      answer: [
        'Ja, auf Wunsch begleitet Sie ein Mensch aus unserem Team: von der Auswahl der ersten Fragen über den Aufbau der Abläufe bis zum Aussehen des Chatfensters. Die Einführung ist eine eigene Leistung; Umfang und Preis nennen wir vorab.',
      ],
    },
    {
      id: 'test-first',
      question: 'Können wir erst im Kleinen testen?',
      answer: [
        'Das empfehlen wir sogar. Bauen Sie einen Ablauf, lassen Sie Kolleginnen und Kollegen die schwierigen Fragen stellen, und schalten Sie ihn erst dann auf einer einzelnen Seite frei. Was dort schiefgeht, ist schnell verbessert.',
      ],
    },
  ],
};

const prices: FaqGroup = {
  id: 'prices-and-contract',
  title: 'Preise und Vertrag',
  lead: 'Alle Preise sind netto, nur für Unternehmer, zzgl. USt.',
  entries: [
    {
      id: 'which-plan',
      question: 'Welche Pläne gibt es?',
      answer: [
        'Drei: {essentialName} für {essentialPrice}, {professionalName} für {professionalPrice} und {enterpriseName} für {enterprisePrice} im Monat (nur für Unternehmer, zzgl. USt.). Sie unterscheiden sich vor allem darin, wie viele aktive Nutzer enthalten sind: {essentialUsers}, {professionalUsers} oder {enterpriseUsers}.',
      ],
      more: { page: 'pricing', label: 'Pläne vergleichen' },
    },
    {
      id: 'active-user-meaning',
      question: 'Wer zählt als aktiver Nutzer?',
      answer: [
        'Wer im laufenden Monat mindestens einmal mit Ihrem Chatbot spricht. Zehn Nachrichten am selben Tag ändern daran nichts, und wer nur die Seite liest, zählt überhaupt nicht.',
      ],
    },
    {
      id: 'more-operators-and-channels',
      question: 'Können wir Bearbeiter oder Kanäle nachkaufen?',
      answer: [
        'Ja. Für jeden zusätzlichen Bearbeiter kommen {operator} im Monat hinzu, für jeden zusätzlichen Kanal {channel} (nur für Unternehmer, zzgl. USt.). Wie viele davon {enterpriseName} enthält, legen wir im Angebot mit Ihnen fest.',
      ],
    },
    {
      id: 'billing',
      question: 'Wann wird abgerechnet?',
      answer: [
        'Am Ende jedes Monats. Ab Erhalt der Rechnung haben Sie {paymentDays}\u00A0Tage Zeit zu zahlen und {objectionWeeks}\u00A0Wochen, um Einwände mitzuteilen.',
      ],
    },
    {
      id: 'cancel',
      question: 'Wie können wir kündigen?',
      answer: [
        'Zum Ende jedes Quartals, mit {noticeWeeks}\u00A0Wochen Vorlauf. Wenn Ihre Kündigung also Mitte Mai bei uns ist, endet der Vertrag mit dem Juni.',
      ],
      more: { page: 'terms', label: 'Nutzungsbedingungen lesen' },
    },
    {
      id: 'does-it-pay',
      question: 'Lohnt sich das für uns?',
      answer: [
        'Nicht immer. Bei wenigen Anfragen im Monat kann ein Plan mehr kosten, als er an Arbeit spart. Unser Rechner legt deshalb die Formel samt allen Annahmen offen: Mit Ihren eigenen Zahlen sehen Sie es sofort, auch ein Minus.',
      ],
      more: { page: 'chatbot-roi-calculator', label: 'Zum Ersparnisrechner' },
    },
  ],
};

const privacy: FaqGroup = {
  id: 'data-protection-and-security',
  title: 'Datenschutz und Sicherheit',
  lead: 'Welche Daten, wo, durch wen und wie lange.',
  entries: [
    {
      id: 'hosting',
      question: 'Wo liegen die Gespräche?',
      answer: [
        'Die Plattform wird in Deutschland gehostet, dort liegen auch die Dialoge aus dem Web-Chat. Binden Sie einen Messenger oder ein Sprachgerät an, nimmt die Nachricht zusätzlich den Weg über dessen Anbieter. Das gehört in Ihre eigene Datenschutzerklärung.',
      ],
    },
    {
      id: 'who-can-read',
      question: 'Wer darf mitlesen?',
      answer: [
        'Nur Menschen, die Sie dem Projekt oder Team zugeordnet haben. Was sie dort dürfen, ob Dialoge ansehen, antworten oder Kanäle verwalten, richtet sich nach ihrer Rolle. Scheidet jemand aus, entziehen Sie die Zuordnung im Verwaltungsportal.',
      ],
    },
    {
      id: 'retention',
      question: 'Wie lange werden Auswertungsdaten aufbewahrt?',
      answer: [
        'Höchstens {evaluationMonths}\u00A0Monate über das Ende des Projekts hinaus, dann werden sie gelöscht. Für andere Daten, etwa Rechnungen, gelten gesetzliche Fristen.',
      ],
    },
    {
      id: 'ai-notice',
      question: 'Merken Besucher, dass sie mit einer KI sprechen?',
      answer: [
        'Das sollen sie, und zwar bevor sie die erste Frage eintippen. Der Assistent stellt sich als KI vor. Wenn ein Mensch übernimmt, ist auch das im Gespräch zu sehen.',
      ],
    },
    {
      id: 'sensitive-data',
      question: 'Was, wenn jemand vertrauliche Daten in den Chat schreibt?',
      answer: [
        'Das kommt vor, deshalb planen Sie es ein. Bauen Sie Abläufe so, dass der Assistent nur fragt, was der Vorgang wirklich braucht, und nie nach Kennwörtern oder PINs. Für Gesundheits- und Bankdaten verweisen Sie besser auf einen geschützten Zugang.',
      ],
    },
    {
      id: 'this-website',
      question: 'Und was speichert diese Website über mich?',
      answer: [
        'Das steht Punkt für Punkt in unserer Datenschutzrichtlinie: welche Angaben ein Formular verlangt, wofür wir sie verwenden, wann sie gelöscht werden und wie Sie Auskunft bekommen.',
      ],
      more: { page: 'privacy-policy', label: 'Datenschutzrichtlinie öffnen' },
    },
  ],
};

const technology: FaqGroup = {
  id: 'integrations-and-technology',
  title: 'Anbindungen und Technik',
  lead: 'Wie der Assistent mit Ihrer Website und Ihren Systemen zusammenkommt.',
  entries: [
    {
      id: 'which-systems',
      question: 'Mit welchen Systemen arbeitet er zusammen?',
      answer: [
        'Mit vier Arten: CRM, E-Mail-Marketing, Shopsysteme und Helpdesk. Nennen Sie uns Ihr System und dessen Version. Wir sagen Ihnen vor Vertragsschluss, ob die Anbindung besteht, eingerichtet oder erst gebaut werden muss.',
      ],
    },
    {
      id: 'api',
      question: 'Gibt es eine Schnittstelle für eigene Anwendungen?',
      answer: [
        'Für Systeme, die es nur bei Ihnen gibt, bauen wir eine Anbindung über deren API. Diese individuelle Anbindung gehört zum Plan {enterpriseName}. Was sie liest und was sie schreibt, halten wir vorher schriftlich fest.',
      ],
    },
    {
      id: 'webhooks',
      question: 'Wozu brauche ich einen Webhook?',
      answer: [
        'Damit ein Ereignis im Gespräch sofort woanders etwas auslöst: Eine Anfrage ist vollständig, und Ihr CRM erfährt davon, ohne dauernd nachzufragen. Wo ein System weder Webhook noch Schnittstelle hat, bleibt oft noch die E-Mail.',
      ],
    },
    {
      id: 'web-chat-on-your-page',
      question: 'Wie kommt der Chat auf unsere Seite?',
      answer: [
        'Mit einem kurzen Codeabschnitt, den Ihre Agentur oder Ihre IT einmal einsetzt. Danach ändern Sie Farben, Symbolbild und Texte selbst in der Oberfläche, ohne die Seite noch einmal anzufassen.',
      ],
    },
    {
      id: 'add-ons',
      question: 'Was sind Erweiterungen?',
      answer: [
        'Funktionen, die Sie bei Bedarf hinzunehmen: Termine buchen, im Gespräch bezahlen, Newsletter abonnieren, Erreichbarkeit überwachen. Sagen Sie uns, welche Sie brauchen; Preis und Einrichtung klären wir mit dem Angebot.',
      ],
    },
  ],
};

const partners: FaqGroup = {
  id: 'partners',
  title: 'Partner',
  lead: 'Zwei Programme: eines zum Umsetzen, eines zum Empfehlen.',
  entries: [
    {
      id: 'two-programmes',
      question: 'Worin unterscheiden sich die beiden Programme?',
      answer: [
        'Lösungspartner bauen und betreuen Chatbots für ihre Kundschaft. Teilnehmer am Partnerprogramm empfehlen {brand} weiter und überlassen uns alles, was danach kommt. Das eine ist ein Projektgeschäft, das andere Werbung.',
      ],
    },
    {
      id: 'who-solution-partner',
      question: 'Für wen eignet sich die Lösungspartnerschaft?',
      answer: [
        'Für Agenturen, Systemhäuser und Beratungen, die Websites, Shops oder Serviceabläufe ihrer Kunden schon kennen. Programmieren müssen Sie nicht, wohl aber zuhören, Texte ordnen und einen Ablauf bis zum Ende durchdenken.',
      ],
    },
    {
      id: 'several-clients',
      question: 'Kann eine Agentur mehrere Kunden an einem Ort betreuen?',
      answer: [
        'Ja, jeder Kunde wird ein eigenes Projekt mit eigenem Team und eigenen Rollen, und Sie sehen Ihre Projekte in einem Dashboard. So liest niemand die Dialoge eines fremden Hauses.',
      ],
    },
    {
      id: 'advertising-label',
      question: 'Muss ich eine bezahlte Empfehlung kennzeichnen?',
      answer: [
        'Ja. Wer für einen Verweis Geld bekommen kann, macht Werbung, und das müssen Leserinnen und Leser erkennen, bevor sie klicken. Ein deutliches Wort wie „Anzeige“ direkt am Link gehört zu den Bedingungen.',
      ],
    },
    {
      id: 'referral-cookie',
      question: 'Wie lange gilt eine Empfehlung?',
      answer: [
        'Ein Cookie merkt sich die Herkunft 30\u00A0Tage lang. Gesetzt wird es nur, wenn die Besucherin oder der Besucher dem zugestimmt hat. Ohne Zustimmung gibt es keine Zuordnung, auch keine heimliche.',
      ],
    },
    {
      id: 'become-partner',
      question: 'Wie werde ich Partner?',
      answer: [
        'Schreiben Sie uns mit ein paar Sätzen zu Ihrem Unternehmen, Ihrer Website und dazu, ob Sie umsetzen oder empfehlen möchten. Ein Mensch liest das und meldet sich mit den nächsten Schritten.',
      ],
    },
  ],
};

export const de: FaqGroup[] = [product, start, prices, privacy, technology, partners];
