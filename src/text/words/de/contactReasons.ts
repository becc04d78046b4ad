import type { ContactReasonWords } from '../contactReasonWords.ts';

/** Introductions of the contact form for those who follow a call to action (text/content/contactReason.ts). */
export const contactReasons: ContactReasonWords = {
  page: 'Sie kommen von „{page}“. Schreiben Sie, was Sie dazu wissen möchten: Ihre Nachricht kommt mit diesem Stichwort bei uns an.',
  families: {
    industries:
      'Sie kommen von der Branche „{page}“. Nennen Sie uns die drei Fragen, die bei Ihnen am häufigsten ankommen, und wo sie ankommen: Damit beginnt unsere Antwort.',
    products:
      'Sie kommen von „{page}“. Schreiben Sie, wofür Sie das einsetzen möchten und mit welchen Systemen. Was geht und was wir erst prüfen müssen, steht in unserer Antwort.',
    solutions:
      'Sie kommen von „{page}“. Schreiben Sie, wie viele Menschen in Ihrem Team antworten und welche Fragen sich wiederholen. Wir antworten mit einem Vorschlag für den ersten Schritt.',
    'use-cases':
      'Sie kommen von „{page}“. Schildern Sie den Ablauf, der Sie am meisten Zeit kostet: Was wird gefragt, was antworten Sie, wer übernimmt?',
    examples:
      'Sie kommen von den Beispielgesprächen zu „{page}“. Schildern Sie ein Gespräch, das bei Ihnen wirklich vorkommt. Wir sagen Ihnen, was davon ein Chatbot übernehmen kann.',
    templates:
      'Sie kommen von den Vorlagen zu „{page}“. Nennen Sie die Vorlage und was bei Ihnen anders ist: In der Vorführung passen wir sie daran an.',
  },
  pages: {
    home: 'Sie möchten über eine Anbindung sprechen. Nennen Sie das System mit seiner Version und was der Chatbot dort nachsehen oder eintragen soll: Vor dem Angebot prüfen wir, ob das geht.',
    'integrations-directory':
      'Sie fragen nach einer Anbindung. Nennen Sie das System mit seiner Version und was der Chatbot dort nachsehen oder eintragen soll: Vor dem Angebot prüfen wir, ob das geht.',
    'business-solution':
      'Sie entscheiden mit. Schreiben Sie, was für Ihr Haus geklärt sein muss, etwa Datenschutz, Vertrag oder Betriebsrat: Wir antworten Punkt für Punkt.',
    templates:
      'Sie haben keine passende Vorlage gefunden. Beschreiben Sie den Ablauf in drei Sätzen: Wir sagen Ihnen, ob er sich aus Bausteinen bauen lässt.',
  },
  special: {
    callback: {
      name: 'Rückruf',
      intro:
        'Sie möchten angerufen werden. Tragen Sie Ihre Nummer ein und schreiben Sie dazu, an welchen Tagen und zu welcher Uhrzeit es Ihnen passt.',
    },
    onboarding: {
      name: 'Persönliche Einführung',
      intro:
        'Sie fragen nach der persönlichen Einführung. Schreiben Sie, womit Sie beginnen möchten und wer bei Ihnen mitmacht: Sie erhalten Umfang und Preis, bevor Sie sich entscheiden.',
    },
    'price-question': {
      name: 'Frage zu Preis oder Vertrag',
      intro:
        'Sie haben eine Frage zu Preis oder Vertrag. Am schnellsten geht es, wenn Sie dazuschreiben, wie viele Menschen Ihnen ungefähr im Monat schreiben.',
    },
    'own-case': {
      name: 'Eigener Fall',
      intro:
        'Ihr Fall war nicht dabei. Beschreiben Sie ihn so, wie Sie ihn einer neuen Kollegin erklären würden: wer fragt, was gefragt wird, was am Ende herauskommen soll.',
    },
  },
};
