import type { PlanTexts } from '../planSchema.ts';

export const de: PlanTexts = {
  essential: {
    title: 'Essential',
    subtitle: 'für den Einstieg',
    desc: 'Für Unternehmen, die mit einem Thema oder einer Website anfangen wollen.',
    content: 'Damit geht Ihr erster Chatbot an den Start:',
    free: 'Im Preis enthalten: {operators} Bearbeiter und {channels} Kanal.',
    features: [
      'KI-Chatbot, der aus Ihrer Wissens\u00ADbasis antwortet',
      'Chatbot-Baukasten ohne Code, mit Vorlagen',
      'Live-Chat: Ihr Team übernimmt, wenn es knifflig wird',
      'Auswertungen im Dashboard, Dialoge im Verwaltungs\u00ADportal',
    ],
    customize: ['Farben, Wortlaut und Icon des Chatfensters', 'Weitere Bearbeiter und Kanäle zubuchbar'],
    btn: '{essentialName} anfragen',
  },
  professional: {
    title: 'Professional',
    subtitle: 'für wachsende Teams',
    desc: 'Für Service und Vertrieb, wenn mehrere Menschen Gespräche übernehmen.',
    content: 'Alles aus {essentialName}, dazu Platz für mehr:',
    free: 'Im Preis enthalten: {operators} Bearbeiter und {channels} Kanal.',
    features: [
      '{operators} Bearbeiter, die sich die Gespräche teilen',
      'Zehnmal so viele aktive Nutzer im Monat',
      'Vertretung, wenn jemand frei hat oder krank ist',
    ],
    customize: ['Farben, Wortlaut und Icon des Chatfensters', 'Weitere Bearbeiter und Kanäle zubuchbar'],
    btn: '{professionalName} anfragen',
  },
  enterprise: {
    title: 'Enterprise',
    subtitle: 'mit Anbindung an Ihre API',
    desc: 'Für viele Anfragen, zwei Projekte und eine Anbindung an Ihre eigenen Systeme.',
    content: 'Alle Funktionen aus {professionalName}, dazu Ihre Systeme:',
    free: 'Im Preis enthalten: eine eigene API-Anbindung und die Zahl von Bearbeitern und Kanälen, die im Angebot steht.',
    features: [
      'Eigene API-Anbindung an Ihre Systeme',
      '{chatbot} Chatbot-Projekte, etwa für zwei Marken oder Märkte',
      '{ai} KI-Konten für das Sprachmodell',
    ],
    customize: [
      'Farben, Wortlaut und Icon je Chatbot-Projekt',
      'Umfang der Anbindung nach Absprache',
      'Weitere Bearbeiter und Kanäle zubuchbar',
    ],
    btn: '{enterpriseName} besprechen',
  },
};
