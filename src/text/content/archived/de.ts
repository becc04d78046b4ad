import type { ArchivedPages } from './archivedPage.ts';

export const de: ArchivedPages = {
  'archived/chatgpt': {
    title: 'ChatGPT im Kunden\u00ADdialog',
    lead: 'Was ein Sprachmodell im Gespräch mit Kunden leistet und warum es eine eigene Quelle braucht.',
    paragraphs: [
      'Ein Sprachmodell versteht Fragen auch dann, wenn sie umständlich, verkürzt oder mit Tippfehlern gestellt sind, und es antwortet in ganzen Sätzen. Für den Kundendialog reicht das allein nicht: Von Ihren Fristen, Produkten und Abläufen weiß es nichts.',
      'Deshalb stützt sich der Chatbot auf eine Wissensbasis, die Ihr Team pflegt. Steht dort keine Antwort, soll er das sagen und das Gespräch an einen Menschen weitergeben. Die Frage und die passenden Stellen erhält dabei auch der Betreiber des Sprachmodells.',
      'Wer mit dem Chatbot schreibt, erfährt vor der ersten Eingabe, dass eine künstliche Intelligenz antwortet.',
    ],
    today: 'Sprachmodelle im Kundendialog',
  },
  'archived/pricing': {
    title: 'Preise',
    lead: 'Wie sich der Preis zusammensetzt. Es gelten nur die Beträge der heutigen Seite.',
    paragraphs: [
      'Zur Wahl stehen drei Pläne: {essentialName} für den Einstieg, {professionalName} für wachsende Teams und {enterpriseName} mit eigener API-Anbindung. Sie unterscheiden sich darin, wie viele aktive Nutzer, Chatbot-Projekte und KI-Konten enthalten sind.',
      'Gezählt werden aktive Nutzer, also Menschen, die in einem Kalendermonat mindestens einmal mit dem Chatbot schreiben oder sprechen. Wer die Website nur besucht, zählt nicht.',
      'Weitere Bearbeiter und Kanäle lassen sich zubuchen. Was sonst dazukommt, steht im Angebot. Die Pläne richten sich nur an Unternehmer und öffentliche Stellen.',
    ],
    today: 'Preise',
  },
  'archived/solutions': {
    title: 'Lösungen',
    lead: 'Drei Aufgaben, bei denen ein Chatbot einem Team Arbeit abnimmt.',
    paragraphs: [
      'Conversational Marketing: Der Chatbot beantwortet erste Fragen und nimmt Kontaktdaten auf, solange das Interesse da ist. Termine bucht er mit der Erweiterung dafür.',
      'E-Commerce und Vertrieb: Er gibt im Shop Auskunft zu Produkten und Lieferbedingungen und holt den Vertrieb dazu, wenn aus einer Frage ein Auftrag werden kann.',
      'Kundenservice: Er beantwortet, was sich wiederholt, und übergibt den Rest an den Live-Chat. Ihr Team sieht den bisherigen Verlauf und muss nicht zweimal fragen.',
    ],
    today: 'Lösungen',
  },
  'archived/technology': {
    title: 'Technologie',
    lead: 'Aus welchen Teilen die Plattform besteht und wie sie zusammenarbeiten.',
    paragraphs: [
      'Die Grundlage ist die Wissensbasis. Aus ihr beantwortet der KI-Chatbot Fragen, geschriebene und gesprochene. Im Baukasten legt Ihr Team ohne Code fest, wie ein Gespräch verläuft; Vorlagen für typische Anwendungsfälle erleichtern den Anfang.',
      'Nach außen spricht die Plattform über den Web-Chat auf Ihrer Website, einen Messenger und einen Sprachassistenten. Anbindungen gibt es für CRM, E-Mail-Marketing, Shopsysteme und Helpdesk; welche für Ihr System fertig ist, klärt sich vor dem Angebot.',
      'Das Dashboard zeigt Auswertungen und Berichte. Im Verwaltungsportal werden Menschen Teams und Projekten zugeordnet, Dialoge gelesen und Kanäle verwaltet.',
    ],
    today: 'Funktionen',
  },
  'archived/conversational-marketing': {
    title: 'Conversational Marketing',
    lead: 'Besuchern antworten, solange sie noch auf der Seite sind.',
    paragraphs: [
      'Wer noch überlegt, stellt lieber eine Frage, als ein Formular auszufüllen. Der Chatbot beantwortet sie und bittet erst dann um Kontaktdaten, wenn der Besucher etwas davon hat.',
      'Vier Aufgaben standen auf dieser Seite im Mittelpunkt: Leads gewinnen, mit Kunden im Gespräch bleiben, Termine vereinbaren und Rückmeldungen einholen.',
      'Jede davon lässt sich mit einer Vorlage beginnen und im Baukasten an die eigenen Fragen anpassen.',
    ],
    today: 'Conversational Marketing',
  },
  'archived/customer-service': {
    title: 'Kundenservice',
    lead: 'Routinefragen sofort beantworten, Kniffliges an die richtigen Menschen geben.',
    paragraphs: [
      'Viele Anfragen wiederholen sich: Öffnungszeiten, Lieferzeiten, Rückgabe, vergessene Kennwörter. Der Chatbot beantwortet sie aus der Wissensbasis, auch nachts und am Wochenende.',
      'Was mehr verlangt, geht an den Live-Chat, verteilt nach Thema. Die Person, die übernimmt, sieht das bisherige Gespräch.',
      'So wurden auf dieser Seite drei Bereiche beschrieben: Supportanfragen, Helpdesk und FAQ-Automatisierung, Live-Chat.',
    ],
    today: 'Kundenservice',
  },
  'archived/e-commerce-and-sales': {
    title: 'E-Commerce und Vertrieb',
    lead: 'Fragen im Shop beantworten, den Vertrieb entlasten, Aktionen erklären.',
    paragraphs: [
      'Vor dem Kauf haben Menschen Fragen: Passt das? Wann kommt es? Kann ich es zurückgeben? Der Chatbot antwortet dort, wo die Frage entsteht, mit dem, was Ihr Shop dazu festgelegt hat.',
      'Für den Vertrieb fragt er vorab nach Bedarf und Budget, damit das erste Gespräch nicht bei null beginnt. Bei Aktionen beantwortet er die Rückfragen.',
      'Für Shopsysteme und CRM gibt es Anbindungen. Ob Ihr System dabei ist und was es dem Chatbot mitteilen könnte, wird vor dem Angebot geprüft.',
    ],
    today: 'E-Commerce und Vertrieb',
  },
};
