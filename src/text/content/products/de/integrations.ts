import type { ProductText } from '../schema.ts';

export const integrations: ProductText = {
  meta: {
    name: 'Integrationen',
    title: 'Integrationen: CRM, Shop, Helpdesk, E\u2011Mail | {brand}',
    headline: 'Aus dem Chat in Ihre Systeme, ohne Abtippen.',
    description:
      'Anbindungen an CRM, E-Mail-Marketing, Shop und Helpdesk, dazu Webhooks und Ihre API: welche Daten wohin fließen und was wir vor dem Angebot prüfen.',
  },
  hero: {
    title: 'Aus dem Chat in Ihre Systeme, ohne Abtippen.',
    lead: 'Verbinden Sie den Chat mit CRM, E\u2011Mail-Marketing, Shop und Helpdesk: So kommen Kontakt und Anliegen dort an, wo Ihr Team arbeitet. Welche Systeme fertig angebunden sind, steht hier noch nicht. Nennen Sie uns Ihres: Vor dem Angebot antworten wir mit „fertig“, „einzurichten“, „zu bauen“ oder „geht nicht“.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Beispiel: Der Assistent liest den Bestand aus dem Shopsystem und legt danach einen Vorgang im Helpdesk an; links die beteiligten Systeme',
      listTitle: 'Angebundene Systeme',
      items: [
        { title: 'Shopsystem', detail: 'Bestand gelesen', state: 'ai' },
        { title: 'Helpdesk', detail: 'Vorgang angelegt', badge: 'neu', state: 'team' },
        { title: 'CRM', detail: 'nicht beteiligt' },
      ],
      note: 'In diesem Ablauf liest der Chatbot nur, wonach gefragt ist, und schreibt erst nach dem Ja.',
      chatTitle: 'Regenjacke, Größe M',
      messages: [
        { from: 'assistant', text: 'Hallo, ich bin ein KI-Assistent. Was suchen Sie?' },
        { from: 'visitor', text: 'Gibt es die Regenjacke noch in M?' },
        { from: 'assistant', text: 'Ja, sie ist vorrätig, Stand 10:15\u00A0Uhr.', source: 'Shopsystem' },
        { from: 'visitor', text: 'Gut. Bei meiner alten klemmt der Reißverschluss.' },
        {
          from: 'assistant',
          text: 'Das soll sich der Service ansehen. Soll ich einen Vorgang anlegen? Dann schreiben Sie mir Ihre E\u2011Mail-Adresse: Sie geht mit diesem Verlauf an den Service, den Helpdesk, den Chat-Anbieter und den Betreiber des Sprachmodells. Oder rufen Sie an; die Nummer steht unter „Kontakt“.',
        },
        { from: 'visitor', text: 'Ja, anlegen: mia@post.example' },
      ],
    },
  },
  how: {
    title: 'So kommt eine Anbindung zustande.',
    lead: 'Am Anfang stehen zwei Fragen: Welche Daten sind nötig, und wer gibt sie frei?',
    steps: [
      {
        title: 'Zweck festlegen',
        text: 'Ein Satz genügt: „Der Chatbot soll sagen, ob ein Artikel vorrätig ist.“ Alles andere bleibt draußen.',
      },
      {
        title: 'Prüfen lassen',
        text: 'Sie nennen System und Version. Wir sagen Ihnen, ob es die Anbindung schon gibt, ob sie eingerichtet oder gebaut werden muss oder ob sie nicht möglich ist.',
      },
      {
        title: 'Zugang und Felder einrichten',
        text: 'Ihre Technik legt einen Zugang an. Ihre Datenschutzberatung prüft mit, welche Angabe in welches Feld kommt.',
      },
      {
        title: 'Ausfall proben',
        text: 'Was soll der Chatbot sagen, wenn das System nicht antwortet? Schreiben und testen Sie auch diesen Satz vor dem Freischalten.',
      },
    ],
  },
  details: {
    title: 'Vier Arten von Anbindungen, dazu Webhooks und Ihre eigene API.',
    lead: 'Zu jeder der vier Arten ein Beispiel: was hineingeht und was hinausgeht.',
    entries: [
      {
        title: 'CRM',
        text: 'Aus einem Gespräch soll ein Kontakt werden, samt Anliegen und Herkunft der Anfrage.',
        facts: [
          { name: 'Zum System', text: 'Name, Kontaktweg, Anliegen, Herkunft der Anfrage' },
          { name: 'Zum Chatbot', text: 'zuständige Person oder zuständiges Team' },
          { name: 'Einzurichten', text: 'Zugang, Zuordnung der Felder, Regel für doppelte Kontakte' },
          { name: 'Personenbezug', text: 'ja: Kontaktdaten und Inhalt der Anfrage' },
        ],
      },
      {
        title: 'E\u2011Mail-Marketing',
        text: 'Wer sich im Chat zum Newsletter anmeldet (Erweiterung), soll in der richtigen Liste ankommen.',
        facts: [
          { name: 'Zum System', text: 'E\u2011Mail-Adresse, Sprache, Nachweis der Einwilligung' },
          { name: 'Zum Chatbot', text: 'nur, dass die Anmeldung eingegangen ist' },
          { name: 'Einzurichten', text: 'Liste, Bestätigung per E\u2011Mail, Text der Einwilligung' },
          { name: 'Personenbezug', text: 'ja: Adresse und Zeitpunkt der Zustimmung' },
        ],
      },
      {
        title: 'Shopsysteme',
        text: 'Bestand und Lieferzeit sollen aus dem Shop kommen.',
        facts: [
          { name: 'Zum System', text: 'Artikelnummer oder Bestellnummer mit einem zweiten Merkmal' },
          { name: 'Zum Chatbot', text: 'Artikel, Bestand, Lieferzeit, Preis, Status einer Bestellung' },
          { name: 'Einzurichten', text: 'lesender Zugang, Prüfmerkmal, Auswahl der Artikelfelder' },
          { name: 'Personenbezug', text: 'bei Bestellungen ja, bei Artikeln nein' },
        ],
      },
      {
        title: 'Helpdesk',
        text: 'Was offen bleibt, soll ein Vorgang werden, in dem der Verlauf schon steht.',
        facts: [
          { name: 'Zum System', text: 'Anliegen, Verlauf, Sprache, Kontaktweg' },
          { name: 'Zum Chatbot', text: 'die Vorgangsnummer' },
          { name: 'Einzurichten', text: 'Warteschlangen, Prioritäten, Pflichtfelder' },
          { name: 'Personenbezug', text: 'ja: der Verlauf kann Persönliches enthalten' },
        ],
      },
      {
        title: 'Webhooks',
        text: 'Der Chatbot meldet ein Ereignis an eine Adresse, die Sie bestimmen. Was daraus wird, entscheidet Ihr System.',
        facts: [
          { name: 'Zum System', text: 'das Ereignis mit den Angaben, die Sie ausgewählt haben' },
          { name: 'Zum Chatbot', text: 'nur die Bestätigung des Empfangs' },
          { name: 'Einzurichten', text: 'Zieladresse, Ereignisse, Prüfung der Herkunft' },
          { name: 'Personenbezug', text: 'je nach Auswahl' },
        ],
      },
      {
        title: 'Eigene API-Anbindung',
        text: 'Für Warenwirtschaft, Fachverfahren und Programme, die es nur bei Ihnen gibt. Wir bauen sie mit Ihrer Technik.',
        facts: [
          { name: 'Richtung', text: 'beide, nach gemeinsamer Beschreibung' },
          { name: 'Einzurichten', text: 'Umfang und Zuständigkeiten, abgestimmt mit Ihrer Technik' },
          { name: 'Personenbezug', text: 'wird vor dem Bau je Feld festgehalten' },
          { name: 'Plan', text: '{enterpriseName}' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was eine Anbindung nicht leistet.',
    lead: 'Sie reicht weiter, was im System steht.',
    items: [
      'Ist der Bestand im Shopsystem falsch, nennt der Chatbot ihn falsch.',
      'Bestellen, stornieren und erstatten bleibt Sache Ihres Shops oder Ihres Teams. Eine Rückgabe meldet der Chatbot höchstens an, wenn Ihr Shop das zulässt; entschieden wird bei Ihnen.',
      'Nicht jede Version jedes Produkts lässt sich anbinden. Im Angebot steht nur, was geprüft ist.',
      'Sobald Daten in Ihrem System liegen, gelten dort Ihre Löschfristen.',
    ],
  },
  plans: {
    title: 'Nur eine Anbindung braucht {enterpriseName}: die an Ihre eigene API.',
    text: 'Anbindungen an CRM, E\u2011Mail-Marketing, Shop und Helpdesk gibt es in jedem Plan, auch wenn wir Ihre erst bauen müssen. Bauen und Einrichten, auch von Webhooks, kosten nur, was das Angebot dafür nennt. Nur mit {enterpriseName} gibt es die eigene API-Anbindung für Eigenentwicklungen und Systeme anderer Art.',
  },
  questions: {
    title: 'Was IT und Datenschutz fragen.',
    items: [
      {
        question: 'Wo liegen die Daten während eines Gesprächs?',
        answer:
          'Auf der Plattform, die in Deutschland gehostet wird. Formuliert ein Sprachmodell die Antwort, gehen die Frage und die passenden Stellen an dessen Betreiber. Ob er auch die Auskunft aus Ihrem System erhält, klären wir je Anbindung. Was ins CRM geht, liegt dort, wo Ihr CRM betrieben wird.',
      },
      {
        question: 'Können wir mit einer Anbindung anfangen?',
        answer:
          'Das empfehlen wir: Beginnen Sie mit der, die Ihrem Team am meisten Abtippen erspart. Wenn sie gut läuft, folgt die nächste.',
      },
      {
        question: 'Wer behält den Zugang in der Hand?',
        answer:
          'Ihre Technik: Sie legt ihn an und kann ihn sperren. Wir sagen vorher, welche Rechte er braucht und wozu.',
      },
    ],
  },
  related: {
    title: 'Was sich damit verbinden lässt',
    product: { title: 'Erweiterungen', text: 'Auch bei Terminbuchung und Bezahlung fließen Daten.' },
    useCase: { title: 'Onlineshop', text: 'Bestand und Lieferung im Gespräch nachsehen.' },
  },
  next: {
    title: 'Nennen Sie uns Ihr System und einen Zweck.',
    text: 'Name, Version und ein Satz, was der Chatbot damit tun soll. Sie erfahren, ob es geht, was einzurichten ist und was es kostet, bevor Sie etwas unterschreiben.',
    button: 'Anbindung prüfen lassen',
  },
};
