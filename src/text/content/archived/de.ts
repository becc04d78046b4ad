import type { ArchivedPages } from './archivedPage.ts';

export const de: ArchivedPages = {
  'archived/chatgpt': {
    title: 'ChatGPT im Kunden\u00ADdialog',
    lead: 'Was ein Sprachmodell im Gespräch mit Kunden leistet und warum es eine eigene Quelle braucht.',
    paragraphs: [
      'Ein Sprachmodell versteht Fragen auch dann, wenn sie umständlich, verkürzt oder mit Tippfehlern gestellt sind, und es antwortet in ganzen Sätzen. Für den Kundendialog reicht das allein nicht: Von Ihren Fristen, Produkten und Abläufen weiß es nichts.',
      'Deshalb stützt sich der Chatbot auf eine Wissensbasis, die Ihr Team pflegt. Steht dort keine Antwort, sagt er das und gibt das Gespräch an einen Menschen weiter. Raten gehört nicht zu seinen Aufgaben.',
      'Wer mit dem Chatbot schreibt, erfährt vor der ersten Eingabe, dass eine künstliche Intelligenz antwortet.',
    ],
    today: 'Sprachmodelle im Kundendialog',
  },
  'archived/pricing': {
    title: 'Preise',
    lead: 'Wie sich der Preis zusammensetzt. Beträge stehen hier keine mehr: Es gelten nur die der heutigen Seite.',
    paragraphs: [
      'Zur Wahl stehen drei Pläne: {essentialName} für den Einstieg, {professionalName} für wachsende Teams und {enterpriseName} mit eigener API-Anbindung. Sie unterscheiden sich darin, wie viele aktive Nutzer, Chatbot-Projekte und KI-Konten enthalten sind.',
      'Gezählt werden aktive Nutzer, also Menschen, die mit dem Chatbot interagieren. Wer die Website nur besucht, zählt nicht.',
      'Weitere Bearbeiter und Kanäle lassen sich zubuchen. Das Angebot richtet sich nur an Unternehmen.',
    ],
    today: 'Preise',
  },
  'archived/solutions': {
    title: 'Lösungen',
    lead: 'Drei Aufgaben, bei denen ein Chatbot einem Team Arbeit abnimmt.',
    paragraphs: [
      'Conversational Marketing: Der Chatbot spricht Besucher an, beantwortet erste Fragen, nimmt Kontaktdaten auf und vereinbart Termine, solange das Interesse da ist.',
      'E-Commerce und Vertrieb: Er berät im Shop, gibt Auskunft zu Produkten und Lieferungen und holt den Vertrieb dazu, wenn aus einer Frage ein Auftrag werden kann.',
      'Kundenservice: Er löst wiederkehrende Anfragen selbst, sortiert den Rest und übergibt an den Live-Chat. Der bisherige Verlauf geht mit, damit niemand zweimal fragen muss.',
    ],
    today: 'Lösungen',
  },
  'archived/technology': {
    title: 'Technologie',
    lead: 'Aus welchen Teilen die Plattform besteht und wie sie zusammenarbeiten.',
    paragraphs: [
      'Die Grundlage ist die Wissensbasis. Aus ihr beantwortet der KI-Chatbot Fragen, auch gesprochene. Im Baukasten legt Ihr Team ohne Code fest, wie ein Gespräch verläuft; Vorlagen für typische Anwendungsfälle erleichtern den Anfang.',
      'Nach außen spricht die Plattform über den Web-Chat auf Ihrer Website, einen Messenger und einen Sprachassistenten. Nach innen ist sie mit CRM, E-Mail-Marketing, Shopsystem und Helpdesk verbunden.',
      'Im Dashboard sieht Ihr Team, was gefragt wird. Im Verwaltungsportal werden Menschen Teams und Projekten zugeordnet, Dialoge gelesen und Kanäle verwaltet.',
    ],
    today: 'Funktionen',
  },
  'archived/conversational-marketing': {
    title: 'Conversational Marketing',
    lead: 'Besucher ansprechen, solange sie noch auf der Seite sind.',
    paragraphs: [
      'Ein Formular fragt, ein Gespräch hört zu. Der Chatbot begrüßt Besucher, beantwortet ihre Fragen und bittet erst dann um Kontaktdaten, wenn sie einen Nutzen davon haben.',
      'Vier Aufgaben standen auf dieser Seite im Mittelpunkt: Leads gewinnen, mit Kunden im Gespräch bleiben, Termine vereinbaren und Rückmeldungen einholen.',
      'Jede davon lässt sich mit einer Vorlage beginnen und im Baukasten an die eigenen Fragen anpassen.',
    ],
    today: 'Conversational Marketing',
  },
  'archived/customer-service': {
    title: 'Kundenservice',
    lead: 'Routinefragen sofort beantworten, Kniffliges an die richtigen Menschen geben.',
    paragraphs: [
      'Viele Anfragen wiederholen sich: Öffnungszeiten, Lieferstatus, Rechnungen, Passwörter. Der Chatbot beantwortet sie aus der Wissensbasis, auch nachts und am Wochenende.',
      'Was mehr verlangt, geht an den Live-Chat, verteilt nach Thema. Die Person, die übernimmt, sieht das bisherige Gespräch.',
      'So wurden auf dieser Seite drei Bereiche beschrieben: Supportanfragen, Helpdesk und FAQ-Automatisierung, Live-Chat.',
    ],
    today: 'Kundenservice',
  },
  'archived/e-commerce-and-sales': {
    title: 'E-Commerce und Vertrieb',
    lead: 'Im Shop beraten, den Vertrieb entlasten, Aktionen bekannt machen.',
    paragraphs: [
      'Vor dem Kauf haben Menschen Fragen: Passt das? Wann kommt es? Kann ich es zurückgeben? Der Chatbot antwortet dort, wo die Frage entsteht, und zeigt passende Produkte.',
      'Für den Vertrieb klärt er vorab Bedarf und Rahmen, damit das erste Gespräch nicht bei null beginnt. Bei Aktionen weist er auf das Angebot hin und beantwortet die Rückfragen dazu.',
      'Angebunden wird er an Shopsystem und CRM, damit Auskünfte zum Bestand und zu Bestellungen stimmen.',
    ],
    today: 'E-Commerce und Vertrieb',
  },
};
