import type { ProductText } from '../schema.ts';

export const aiChatbot: ProductText = {
  meta: {
    name: 'KI-Chatbot',
    title: 'KI-Chatbot mit Wissensbasis und Quellen | {brand}',
    headline: 'Eine Antwort, und wo sie steht.',
    description:
      'Der KI-Chatbot schlägt in Ihrer Wissensbasis nach und zeigt die Quelle. Findet er nichts, soll er es sagen. Was er dafür braucht und wo er aufhört.',
  },
  hero: {
    title: 'Er schlägt in Ihren Texten nach und zeigt, wo die Antwort steht.',
    lead: 'Beantwortet Ihr Team dieselbe Frage zum zehnten Mal? Der KI-Chatbot sucht in Ihrer Wissensbasis, antwortet und nennt die Quelle. Findet er nichts, soll er das sagen und anbieten, die Frage an Ihr Team weiterzugeben.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch: eine Antwort mit Quelle, danach eine Frage ohne Fundstelle',
      messages: [
        {
          from: 'assistant',
          text: 'Guten Abend! Ich bin ein KI-Assistent und kenne unsere Anleitungen. Was suchen Sie?',
        },
        { from: 'visitor', text: 'Wie oft muss ich die Kaffeemaschine entkalken?' },
        {
          from: 'assistant',
          text: 'Bei hartem Wasser alle acht Wochen, sonst alle drei Monate.',
          source: 'Anleitung K\u00A0200 › Pflege',
        },
        { from: 'visitor', text: 'Geht das auch mit Essig?' },
        {
          from: 'assistant',
          text: 'Dazu steht in der Anleitung nichts, und raten möchte ich nicht. Soll ich Ihre Frage dem Kundendienst geben?',
        },
      ],
      replies: ['Ja, bitte', 'Ich rufe lieber an'],
    },
  },
  how: {
    title: 'Von Ihrem Text zur Antwort.',
    lead: 'Was in die Wissensbasis kommt, entscheiden Sie.',
    steps: [
      {
        title: 'Sie füllen die Wissensbasis',
        text: 'Hilfeseiten, Anleitungen, Preislisten und die Antworten, die Ihr Team seit Jahren per E\u2011Mail verschickt.',
      },
      {
        title: 'Jemand fragt',
        text: 'Im Web-Chat, im Messenger oder gesprochen. Ihre Begrüßung sagt vorher, dass eine KI antwortet.',
      },
      {
        title: 'Der Chatbot sucht, dann antwortet er',
        text: 'Zuerst sucht er die Stellen, die zur Frage passen. Daraus entsteht die Antwort, im Web-Chat mit der Quelle darunter.',
      },
      {
        title: 'Sie ergänzen, was fehlt',
        text: 'Konnte er nicht antworten, sehen Sie das im Dialog. Ein neuer Absatz schließt die Lücke.',
      },
    ],
  },
  details: {
    title: 'Woher die Antworten kommen.',
    lead: 'Aus Ihren Texten, aus Ihren Systemen und, wo Sie es so festlegen, von Menschen.',
    entries: [
      {
        title: 'Häufige Fragen',
        text: 'Der schnellste Anfang: Was jede Woche wiederkommt, bekommt eine geprüfte Antwort. So beginnt FAQ-Automati\u00ADsierung.',
      },
      {
        title: 'Anleitungen und Regeln',
        text: 'Aus einem langen Text holt der Chatbot die Stelle, um die es geht. Die Quelle nennt das Dokument.',
      },
      {
        title: 'Auskünfte aus Systemen',
        text: 'Bestand und Lieferzeit ändern sich zu oft für einen Text. Ob Ihr Shop sie liefern kann, prüfen wir vor dem Angebot; für eine Warenwirtschaft brauchen Sie {enterpriseName}.',
      },
      {
        title: 'Themen für Menschen',
        text: 'Sie legen fest, was der Chatbot an Ihr Team geben soll, zum Beispiel Kulanz, Beschwerden oder alles, was rechtlich bindet.',
      },
    ],
  },
  limits: {
    title: 'Was der Chatbot nicht kann.',
    lead: 'Vier Punkte, mit denen Sie planen sollten.',
    items: [
      'Was weder in Ihrer Wissensbasis noch in einem angebundenen System steht, soll er nicht beantworten. Testen Sie das mit Fragen, auf die es bei Ihnen keine Antwort gibt.',
      'Er erkennt veraltete Texte nicht. Widersprechen sich zwei Quellen, muss ein Mensch aufräumen.',
      'Entscheiden soll er nicht: Kulanz, Diagnosen und Rechtsfragen übergibt er an Ihr Team, wenn Sie es so festlegen.',
      'Eine KI kann eine Stelle missverstehen oder etwas dazuerfinden. Die Quelle hilft beim Nachlesen.',
    ],
  },
  plans: {
    title: 'In jedem Plan derselbe Chatbot.',
    text: 'Die Pläne unterscheiden sich hier in der Zahl der aktiven Nutzer und der KI-Konten (Zugänge zu einem Sprachmodell, das Antworten formulieren kann); alles Weitere steht auf der Preisseite. Als aktiver Nutzer zählt, wer in einem Kalendermonat mindestens einmal mit dem Chatbot schreibt oder spricht. Wer wiederkommt, zählt einmal, sofern der Chatbot ihn wiedererkennt.',
  },
  questions: {
    title: 'Fragen vor dem ersten Gespräch.',
    items: [
      {
        question: 'Merken Besucher, dass sie mit einer KI sprechen?',
        answer:
          'Im Web-Chat ja: „KI“ steht im Kopf des Fensters. In die Begrüßung schreiben Sie es selbst; im Messenger und am Sprachgerät ist sie der einzige Hinweis. Den Wortlaut bestimmen Sie, die Angabe muss bleiben: In der Regel verlangt sie Art.\u00A050 der KI-Verordnung, unser Vertrag immer. Auch den Wechsel zum Menschen kündigt der Ablauf an, wenn Sie das eintragen.',
      },
      {
        question: 'Wie viel Text braucht der Chatbot für den Anfang?',
        answer:
          'Für einen ersten Test genügen die Antworten auf Ihre häufigsten Fragen. In der Demo reichen drei: Daraus bauen wir vor Ihren Augen einen Chatbot.',
      },
      {
        question: 'Wohin gehen die Fragen unserer Besucher?',
        answer:
          'Auf die Plattform, die in Deutschland gehostet wird. Kommt eine Frage über Messenger oder Sprachgerät, erhält sie zuerst dessen Anbieter. Wo ein Sprachmodell die Antwort formuliert, erhält dessen Betreiber die Frage, die gefundenen Stellen und, falls mit Ihnen vereinbart, auch Auskünfte aus angebundenen Systemen. Wer dieser Betreiber ist, in welchem Land er sitzt und wie lange er speichert, ergänzen wir vor dem Start in den häufigen Fragen.',
      },
    ],
  },
  related: {
    title: 'Lesen Sie weiter',
    product: { title: 'Live-Chat', text: 'Wohin ein Gespräch geht, wenn der Chatbot passen muss.' },
    useCase: { title: 'Helpdesk und FAQ', text: 'Schritt für Schritt zu den ersten automatischen Antworten.' },
  },
  next: {
    title: 'Schicken Sie uns zehn echte Fragen.',
    text: 'Aus Ihrem Posteingang, ohne Namen und Kundennummern. Wir schreiben Ihnen, welche der Chatbot beantworten kann und was dafür in die Wissensbasis müsste.',
    button: 'Zehn Fragen schicken',
  },
};
