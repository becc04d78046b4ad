import type { ProductText } from '../schema.ts';

export const integrations: ProductText = {
  meta: {
    name: 'Integrationen',
    title: 'Integrationen: CRM, Shop, Helpdesk, E-Mail | {brand}',
    headline: 'Was fließt, wohin, und wer es sieht.',
    description:
      'Anbindungen an CRM, E-Mail-Marketing, Shop und Helpdesk, dazu Webhooks und eigene API: welche Daten in welche Richtung fließen und was Sie einrichten.',
  },
  hero: {
    title: 'Was fließt, wohin, und wer es sieht.',
    lead: 'Ein Chatbot ohne Ihre Systeme kann reden. Mit ihnen kann er nachsehen und eintragen. Zu jeder Anbindung steht hier, welche Daten sie bewegt.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Beispiel: Ein Gespräch fragt im Shopsystem nach und legt danach einen Vorgang im Helpdesk an; links die beteiligten Systeme',
      listTitle: 'Angebundene Systeme',
      items: [
        { title: 'Shopsystem', detail: 'Status gelesen: versandt' },
        { title: 'Helpdesk', detail: 'Vorgang angelegt', badge: 'neu' },
        { title: 'CRM', detail: 'nicht beteiligt' },
      ],
      note: 'Gelesen wird nur, wonach gefragt ist. Geschrieben wird erst nach dem Ja.',
      chatTitle: 'Bestellung B-3107',
      messages: [
        { from: 'visitor', text: 'Wo steckt Bestellung B-3107?' },
        { from: 'assistant', text: 'Sie ist seit gestern unterwegs.', source: 'Shopsystem' },
        { from: 'visitor', text: 'Der Karton ist gerade da, aber offen!' },
        {
          from: 'assistant',
          text: 'Dann soll der Service das ansehen. Darf ich Ihre Angaben in einen Vorgang übernehmen?',
        },
        { from: 'visitor', text: 'Ja.' },
      ],
    },
  },
  how: {
    title: 'So kommt eine Anbindung zustande.',
    lead: 'Die Technik ist selten das Schwierige. Die Fragen davor sind es: Was brauchen wir wirklich, und wer gibt es frei?',
    steps: [
      {
        title: 'Zweck festlegen',
        text: 'Ein Satz genügt: „Der Chatbot soll den Lieferstatus nennen.“ Was dafür nicht nötig ist, bleibt draußen.',
      },
      {
        title: 'Zugang einrichten',
        text: 'Ihr System bekommt einen eigenen Zugang für den Chatbot, mit genau den Rechten, die der Zweck verlangt.',
      },
      {
        title: 'Felder zuordnen',
        text: 'Welche Angabe aus dem Gespräch gehört in welches Feld? Diese Liste prüfen Fachabteilung und Datenschutz gemeinsam.',
      },
      {
        title: 'Ausfall proben',
        text: 'Was sagt der Chatbot, wenn das System nicht antwortet? Auch dieser Satz wird geschrieben und getestet, bevor es losgeht.',
      },
    ],
  },
  details: {
    title: 'Alle Arten von Anbindungen.',
    lead: 'Nach Arten geordnet, nicht nach Herstellern. Ob Ihr Produkt dabei ist, prüfen wir vor dem Angebot.',
    entries: [
      {
        title: 'CRM',
        text: 'Aus einem Gespräch wird ein Kontakt mit Anliegen, statt einer Notiz auf einem Zettel.',
        facts: [
          { name: 'Zum System', text: 'Name, Rückweg, Anliegen, Herkunft der Anfrage' },
          { name: 'Zum Chatbot', text: 'zuständige Person, auf Wunsch der Stand eines Vorgangs' },
          { name: 'Einzurichten', text: 'Zugang, Zuordnung der Felder, Regel für doppelte Kontakte' },
          { name: 'Personenbezug', text: 'ja: Kontaktdaten und Inhalt der Anfrage' },
        ],
      },
      {
        title: 'E-Mail-Marketing',
        text: 'Wer sich im Chat für einen Newsletter anmeldet, landet in der richtigen Liste.',
        facts: [
          { name: 'Zum System', text: 'E-Mail-Adresse, Sprache, Nachweis der Einwilligung' },
          { name: 'Zum Chatbot', text: 'ob die Anmeldung bestätigt ist' },
          { name: 'Einzurichten', text: 'Liste, doppelte Bestätigung, Text der Einwilligung' },
          { name: 'Personenbezug', text: 'ja: Adresse und Zeitpunkt der Zustimmung' },
        ],
      },
      {
        title: 'Shopsysteme',
        text: 'Bestand und Lieferung werden nachgesehen, nicht geschätzt.',
        facts: [
          { name: 'Zum System', text: 'Bestellnummer und ein zweites Merkmal, etwa die Postleitzahl' },
          { name: 'Zum Chatbot', text: 'Artikel, Bestand, Preis, Status der Bestellung' },
          { name: 'Einzurichten', text: 'lesender Zugang, Prüfmerkmal, Auswahl der Artikelfelder' },
          { name: 'Personenbezug', text: 'bei Bestellungen ja, bei Artikeln nein' },
        ],
      },
      {
        title: 'Helpdesk',
        text: 'Bleibt etwas offen, entsteht ein Vorgang, der alles Gesagte schon enthält.',
        facts: [
          { name: 'Zum System', text: 'Anliegen, Verlauf, Sprache, Rückweg' },
          { name: 'Zum Chatbot', text: 'Vorgangsnummer und Status' },
          { name: 'Einzurichten', text: 'Warteschlangen, Prioritäten, Pflichtfelder' },
          { name: 'Personenbezug', text: 'ja: der Verlauf kann Persönliches enthalten' },
        ],
      },
      {
        title: 'Webhooks',
        text: 'Der Chatbot meldet ein Ereignis an eine Adresse, die Sie bestimmen. Was daraus wird, entscheidet Ihr System.',
        facts: [
          { name: 'Zum System', text: 'das Ereignis mit den Angaben, die Sie ausgewählt haben' },
          { name: 'Zum Chatbot', text: 'nichts außer der Bestätigung des Empfangs' },
          { name: 'Einzurichten', text: 'Zieladresse, Ereignisse, Prüfung der Herkunft' },
          { name: 'Personenbezug', text: 'je nach Auswahl' },
        ],
      },
      {
        title: 'Eigene API-Anbindung',
        text: 'Für Fachverfahren und Eigenentwicklungen, die keine fertige Anbindung haben.',
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
    title: 'Was eine Anbindung nicht heilt.',
    lead: 'Sie macht Daten erreichbar. Besser macht sie sie nicht.',
    items: [
      'Steht im Shopsystem ein falscher Bestand, nennt der Chatbot den falschen Bestand.',
      'Ist Ihr System nicht erreichbar, gibt es keine Auskunft. Der Chatbot sagt das und rät nicht.',
      'Nicht jedes Produkt jeder Version lässt sich anbinden. Zusagen machen wir erst nach einer Prüfung.',
      'Sobald Daten in Ihrem System liegen, gelten Ihre Löschfristen, nicht unsere.',
    ],
  },
  plans: {
    title: 'Eine Zeile trennt die Pläne.',
    text: 'Anbindungen an CRM, E-Mail-Marketing, Shop und Helpdesk sind nicht an einen Plan gebunden. Nur die eigene API-Anbindung gibt es allein in {enterpriseName}.',
  },
  questions: {
    title: 'Von IT und Datenschutz gefragt.',
    items: [
      {
        question: 'Wo liegen die Daten während eines Gesprächs?',
        answer:
          'Auf der Plattform, die in Deutschland gehostet wird. Was in Ihr CRM oder einen Helpdesk weitergegeben wird, liegt ab dann dort, wo dieses System betrieben wird.',
      },
      {
        question: 'Können wir mit einer Anbindung anfangen?',
        answer:
          'Das empfehlen wir sogar. Eine, die gut läuft, bringt mehr als vier halb fertige, und Sie lernen dabei, was die nächste braucht.',
      },
      {
        question: 'Wer richtet den Zugang ein?',
        answer:
          'Ihre Technik legt ihn in Ihrem System an und behält ihn in der Hand. Wir sagen vorher, welche Rechte er braucht und wozu.',
      },
    ],
  },
  related: {
    title: 'Was sich damit verbinden lässt',
    product: { title: 'Erweiterungen', text: 'Termine und Zahlungen, die ebenfalls Daten bewegen.' },
    useCase: { title: 'Onlineshop', text: 'Bestand und Lieferung im Gespräch nachsehen.' },
  },
  next: {
    title: 'Nennen Sie uns Ihr System und einen Zweck.',
    text: 'Name, Version und der Satz, was der Chatbot damit tun soll. Sie erfahren, ob es geht und was dafür einzurichten wäre.',
    button: 'Anbindung prüfen lassen',
  },
};
