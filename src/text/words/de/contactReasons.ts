import type { ContactReasonWords } from '../contactReasonWords.ts';

/** Introductions of the contact form for those who follow a call to action (text/content/contactReason.ts). */
export const contactReasons: ContactReasonWords = {
  page: 'Sie kommen von „{page}“. Schreiben Sie, was Sie dazu wissen möchten oder welche Fragen Ihre Kunden am häufigsten stellen. Ein Mensch antwortet Ihnen persönlich.',
  families: {
    'use-cases':
      'Sie kommen von „{page}“. Schildern Sie den Ablauf, der Sie am meisten Zeit kostet: Was wird gefragt, was antworten Sie, wer übernimmt?',
    examples:
      'Sie kommen von den Beispielgesprächen zu „{page}“. Schildern Sie ein Gespräch, das bei Ihnen wirklich vorkommt, ohne Namen, Nummern und andere persönliche Angaben. Wir sagen Ihnen, was davon ein Chatbot übernehmen kann.',
    templates:
      'Sie kommen von den Vorlagen zu „{page}“. Nennen Sie die Vorlage, deren Ablauf wir Ihnen zeigen sollen, und schreiben Sie dazu, was bei Ihnen anders ist. Wir antworten per E-Mail mit einem Vorschlag für Ihren Ablauf.',
  },
  pages: {
    home: 'Schreiben Sie auf, was Ihre Kunden am häufigsten fragen, eine Frage je Zeile. Ein Mensch aus unserem Team antwortet Ihnen persönlich.',
    'integrations-directory':
      'Sie fragen nach einer Anbindung. Nennen Sie das System mit seiner Version und was der Chatbot dort nachsehen oder eintragen soll: Vor dem Angebot prüfen wir, ob das geht.',
    'business-solution':
      'Sie entscheiden mit. Schreiben Sie, was für Ihr Haus geklärt sein muss, etwa Datenschutz, Vertrag oder Betriebsrat: Wir antworten Punkt für Punkt.',
    solution:
      'Nennen Sie Ihre Teamgröße, die Anfragen im Monat und ein durchschnittliches Bruttogehalt, oder schildern Sie Ihren Fall. Wir rechnen ihn durch und antworten mit dem Ergebnis.',
    'index-chatgpt':
      'Sie möchten eine Vorführung. Schreiben Sie drei Fragen auf, an denen wir Ihnen zeigen, was ein Sprachmodell beiträgt und wo Nachschlagen mit Quelle sicherer ist.',
    'blog/knowledge-base':
      'Sie fragen nach der persönlichen Einführung. Schreiben Sie, welche Inhalte schon vorliegen und wer bei Ihnen mitmacht.',
    'blog/data-protection':
      'Sie haben Fragen zum Datenschutz. Stellen Sie sie einzeln, am besten nach Datenfluss: Wir antworten Punkt für Punkt.',
    'newsroom/no-tracking':
      'Sie haben eine Frage zum Datenschutz auf dieser Website. Schreiben Sie dazu, welche Seite und welchen Browser Sie benutzt haben.',
    'newsroom/accessibility':
      'Sie möchten eine Barriere melden. Schreiben Sie, auf welcher Seite sie liegt und was nicht ging. Womit Sie die Seite bedienen, nennen Sie nur, wenn Sie mögen.',
    templates:
      'Sie haben keine passende Vorlage gefunden. Beschreiben Sie den Ablauf in drei Sätzen: Wir sagen Ihnen, ob er sich aus Bausteinen bauen lässt.',
    'products/ai-chatbot':
      'Schicken Sie uns bis zu zehn Fragen, so wie Ihre Kunden sie stellen, eine je Zeile und ohne Namen. Sie erfahren, welche davon ein Chatbot beantworten kann und welche besser bei Menschen bleiben.',
    'products/live-chat':
      'Schreiben Sie auf, welche Themen bei Ihnen ankommen und wer sie beantwortet, eine Zeile je Thema. Daraus schlagen wir die Regeln für die Weiterleitung vor.',
    'products/voice':
      'Schreiben Sie den ersten Satz auf, den jemand zu Ihrem Sprachassistenten sagen soll, und was daraufhin geschehen soll. Wir antworten, ob und wie das geht.',
    'products/web-chat':
      'Schicken Sie uns die Adresse der Seite, auf der der Chat stehen soll. Wenn Sie im Editor schon Farben gewählt haben, stehen diese in Ihrer Nachricht.',
    'products/builder':
      'Schildern Sie ein Gespräch, das bei Ihnen oft vorkommt: Womit beginnt es, was wird nachgefragt, wie endet es? Daraus bauen wir in der Demo den Ablauf.',
    'products/integrations':
      'Nennen Sie das System mit seiner Version und in einem Satz, was der Chatbot dort nachsehen oder eintragen soll. Vor dem Angebot prüfen wir, ob das geht.',
    'products/add-ons':
      'Nennen Sie die Erweiterung und ungefähr, wie oft sie im Monat gebraucht wird. Wir antworten mit Preis und Voraussetzungen.',
    'products/dashboard':
      'Schreiben Sie, welche Fragen Ihnen die Auswertung beantworten soll. Im Rundgang zeigen wir Ihnen, welche davon sie beantwortet.',
    'solutions/customer-service':
      'Schicken Sie uns Ihre häufigsten Fragen mit der ungefähren Zahl im Monat. Sie erhalten einen Vorschlag, mit welchen der Chatbot beginnen sollte.',
    'solutions/conversational-marketing':
      'Schildern Sie die Kampagne oder Seite, um die es geht, und was aus einem Gespräch werden soll: eine Anfrage, ein Termin, eine Anmeldung.',
    'solutions/e-commerce-and-sales':
      'Schicken Sie uns bis zu zehn Fragen, die Kunden vor dem Kauf stellen, und den Namen Ihres Shopsystems. Was sich anbinden lässt, prüfen wir vor dem Angebot.',
    'industries/retail':
      'Welche drei Fragen hören Sie vor Feiertagen am häufigsten, und mit welchem Shopsystem arbeiten Sie? Damit beginnt unsere Antwort.',
    'industries/manufacturing':
      'Um welche Baureihe geht es, wer fragt danach (Händler, Monteure, Endkunden) und in welchen Sprachen? Damit beginnt unsere Antwort.',
    'industries/energy':
      'Wann ist bei Ihnen Ablesezeit, und welche Fragen häufen sich dann? Nennen Sie auch, was Ihr Kundenportal schon selbst beantwortet.',
    'industries/insurance':
      'Welche Sparte soll den Anfang machen, und welche Angaben braucht Ihr Schadenteam zuerst? Bitte schicken Sie uns keine echten Schadenfälle.',
    'industries/banking':
      'Schicken Sie uns die Fragen, die Ihre Prüfer stellen, etwa zu Auslagerung, Sprachmodell oder Protokollen. Wir antworten Punkt für Punkt. Bitte schicken Sie uns keine Kontodaten.',
    'industries/healthcare':
      'Welche organisatorischen Fragen kommen in Ihrer Praxis oder Klinik täglich an, und wann klingelt das Telefon am häufigsten? Bitte schicken Sie uns keine Angaben zu Patienten.',
    'industries/public-sector':
      'Welche drei Fragen kommen am Schalter täglich, und wer gibt Texte für die Öffentlichkeit frei? Nennen Sie auch Ihr Vergabeverfahren, falls es schon eines gibt. Bitte schicken Sie uns keine Angaben zu einzelnen Personen.',
    'industries/tourism':
      'Wie viele Häuser oder Zimmer haben Sie, welche Sprachen sprechen Ihre Gäste, und was fragen sie am häufigsten? Damit beginnt unsere Antwort.',
    'industries/real-estate':
      'Wie viele Anfragen kommen auf ein Inserat, und nach welchen sachlichen Kriterien vergeben Sie Besichtigungen? Damit beginnt unsere Antwort.',
    'industries/agencies':
      'In welcher Branche ist Ihr erster Kunde tätig, was soll der Chatbot übernehmen, und bis wann? Wir sagen Ihnen, ob dazu eine Partnervereinbarung oder ein eigener Plan des Kunden passt.',
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
