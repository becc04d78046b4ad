import type { ProductText } from '../schema.ts';

export const aiChatbot: ProductText = {
  meta: {
    name: 'KI-Chatbot',
    title: 'KI-Chatbot mit Wissensbasis und Quellen | {brand}',
    headline: 'Antwortet mit Quelle. Sagt, wenn er passen muss.',
    description:
      'Der KI-Chatbot antwortet aus Ihrer Wissensbasis, nennt die Quelle und sagt offen, wenn er etwas nicht weiß. So funktioniert er, und das kann er nicht.',
  },
  hero: {
    title: 'Jede Antwort hat eine Herkunft.',
    lead: 'Der KI-Chatbot sucht in Ihren eigenen Texten, formuliert daraus eine Antwort und zeigt, woher sie stammt. Findet er nichts, gibt er das zu.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch: eine belegte Antwort und eine ehrliche Lücke',
      messages: [
        {
          from: 'assistant',
          text: 'Guten Abend! Ich bin ein KI-Assistent und kenne unsere Anleitungen. Was suchen Sie?',
        },
        { from: 'visitor', text: 'Wie oft muss ich die Kaffeemaschine entkalken?' },
        {
          from: 'assistant',
          text: 'Bei hartem Wasser alle acht Wochen, sonst alle drei Monate.',
          source: 'Anleitung K 200 › Pflege',
        },
        { from: 'visitor', text: 'Geht das auch mit Essig?' },
        {
          from: 'assistant',
          text: 'Dazu steht in der Anleitung nichts, und raten möchte ich nicht. Soll der Kundendienst Ihnen antworten?',
        },
      ],
      replies: ['Ja, per E-Mail', 'Nein, danke'],
    },
  },
  how: {
    title: 'Von Ihrem Text zur Antwort.',
    lead: 'Kein Training über Monate. Der Chatbot arbeitet mit dem, was Sie ihm geben, und Sie behalten in der Hand, was das ist.',
    steps: [
      {
        title: 'Sie füllen die Wissensbasis',
        text: 'Hilfeseiten, Anleitungen, Preislisten und die Antworten, die Ihr Team seit Jahren per E-Mail verschickt.',
      },
      {
        title: 'Eine Frage kommt an',
        text: 'Der Chatbot versteht auch Tippfehler, halbe Sätze und Umgangssprache. Ist die Frage mehrdeutig, fragt er zurück.',
      },
      {
        title: 'Er sucht, dann formuliert er',
        text: 'Zuerst werden passende Stellen gesucht. Nur aus ihnen entsteht die Antwort, und die Fundstelle steht darunter.',
      },
      {
        title: 'Was offen bleibt, sehen Sie',
        text: 'Fragen ohne Fundstelle lesen Sie in den Dialogen nach. Ein neuer Absatz in der Wissensbasis schließt die Lücke.',
      },
    ],
  },
  details: {
    title: 'Womit Sie ihn füttern.',
    lead: 'Gute Antworten beginnen mit guten Texten. Vier Arten von Wissen gehören dazu.',
    entries: [
      {
        title: 'Häufige Fragen',
        text: 'Der schnellste Anfang: Die Fragen, die jede Woche wiederkommen, bekommen je eine geprüfte Antwort. Das ist FAQ-Automati\u00ADsierung ohne Umweg.',
      },
      {
        title: 'Anleitungen und Regeln',
        text: 'Lange Texte darf der Chatbot zusammenfassen. Die Quelle führt zur vollständigen Fassung, falls jemand nachlesen will.',
      },
      {
        title: 'Auskünfte aus Systemen',
        text: 'Bestand, Liefertermin, Auftragsnummer: Was sich stündlich ändert, gehört nicht in einen Text, sondern kommt über eine Anbindung.',
      },
      {
        title: 'Grenzen, die Sie setzen',
        text: 'Sie legen fest, welche Themen immer bei Menschen landen, zum Beispiel Kündigungen, Beschwerden oder alles, was rechtlich bindet.',
      },
    ],
  },
  limits: {
    title: 'Was er nicht kann.',
    lead: 'Lieber hier lesen als später merken.',
    items: [
      'Er weiß nichts, was nicht in Ihrer Wissensbasis oder einem angebundenen System steht.',
      'Er erkennt veraltete Texte nicht von selbst. Wenn zwei Quellen sich widersprechen, muss ein Mensch aufräumen.',
      'Er trifft keine Entscheidung für Sie: keine Kulanz, keine Diagnose, keine Rechtsauskunft.',
      'Auch eine KI mit Quelle kann eine Stelle missverstehen. Deshalb steht die Quelle dabei.',
    ],
  },
  plans: {
    title: 'In jedem Plan, in jeder Größe.',
    text: 'Der KI-Chatbot ist der Kern aller drei Pläne. Sie unterscheiden sich darin, mit wie vielen Menschen er im Monat sprechen kann und wie viele KI-Konten dazugehören.',
  },
  questions: {
    title: 'Gefragt, bevor er antwortet.',
    items: [
      {
        question: 'Merken Besucher, dass sie mit einer KI sprechen?',
        answer:
          'Ja, und zwar vor der ersten Eingabe. Der Chatbot stellt sich als KI vor, und das Chatfenster sagt es in seiner Kopfzeile ebenfalls.',
      },
      {
        question: 'Wie viel Text braucht er für den Anfang?',
        answer:
          'Weniger, als die meisten denken. Mit den zwanzig häufigsten Fragen lässt sich beginnen; danach zeigen die Gespräche, was fehlt.',
      },
      {
        question: 'Wer darf die Wissensbasis ändern?',
        answer:
          'Personen, die Sie dem Projekt zugeordnet haben und deren Rolle es erlaubt. Wer nur Gespräche betreut, muss an den Texten nichts ändern können.',
      },
    ],
  },
  related: {
    title: 'Lesen Sie weiter',
    product: { title: 'Live-Chat', text: 'Wohin ein Gespräch geht, wenn der Chatbot passt.' },
    useCase: { title: 'Helpdesk und FAQ', text: 'Schritt für Schritt zu den ersten automatischen Antworten.' },
  },
  next: {
    title: 'Bringen Sie zehn echte Fragen mit.',
    text: 'Schicken Sie uns, was Ihre Kunden zuletzt gefragt haben. Wir sagen Ihnen, welche davon der Chatbot beantworten kann und welche nicht.',
    button: 'Zehn Fragen schicken',
  },
};
