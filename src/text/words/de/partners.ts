import type { ConversationLine } from '../conversationLine.ts';
import type { ChatWords } from '../pictureWords.ts';

/**
 * The two partner programmes and the steps after an application. Terms that are not fixed are described as to be
 * agreed.
 */
const solution: Programme = {
  hero: {
    title: 'Sie kennen den Kunden, wir\u00A0die\u00A0Plattform.',
    lead: 'Für Agenturen, Systemhäuser und Beratungen, die bei ihren Kunden Chatbots einführen und betreuen. Sie leiten das Projekt. Wir betreiben die Plattform und führen Ihr Team am ersten Kunden ein.',
    button: 'Als Lösungspartner bewerben',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Ein Systemhaus fragt nach Chatbots für drei Kunden. Der KI-Assistent nennt zwei Vertragswege und bietet an, das Gespräch an einen Menschen zu geben, der per E-Mail antwortet.',
    messages: [
      { from: 'assistant', text: 'Hallo, ich bin der KI-Assistent von {brand}.' },
      {
        from: 'visitor',
        text: 'Wir sind ein Systemhaus, und drei unserer Kunden möchten einen Chatbot. Geht das über Sie?',
      },
      {
        from: 'assistant',
        text: 'Ja, als Lösungspartner. Entweder schließt jeder Kunde einen eigenen Plan, oder Sie vereinbaren weitere Projekte mit uns.',
        source: 'Partner › Lösungspartner',
      },
      { from: 'visitor', text: 'Und zu welchen Konditionen?' },
      {
        from: 'assistant',
        text: 'Die werden mit jedem Partner einzeln vereinbart. Mit Ihrer E-Mail-Adresse gebe ich unser Gespräch an einen Menschen weiter, der Ihnen antwortet.',
      },
    ],
  },
  share: {
    title: 'Wer macht was?',
    lead: 'Ein guter Chatbot braucht zweierlei: Kenntnis des Betriebs und Kenntnis der Plattform.',
    you: {
      title: 'Das machen Sie',
      items: [
        'Sie klären mit dem Kunden, was häufig gefragt wird und wer heute antwortet.',
        'Sie ordnen die Wissensbasis, bauen die Abläufe und testen sie mit der Fachabteilung.',
        'Sie nennen uns die Systeme des Kunden, damit wir die Anbindung prüfen können.',
        'Sie bleiben Ansprechpartner, wenn nach dem Start neue Fragen auftauchen.',
      ],
    },
    we: {
      title: 'Das machen wir',
      items: [
        'Wir betreiben die Plattform, gehostet in Deutschland, und entwickeln sie weiter.',
        'Wir prüfen vor dem Angebot, welche Anbindung für Ihren Kunden fertig ist.',
        'Wir führen Ihr Team an Ihrem ersten echten Projekt ein, zum Preis im Angebot.',
        'Wir geben Ihnen Vorlagen für typische Anwendungsfälle, die Sie anpassen.',
      ],
    },
  },
  steps: {
    title: 'Von der Bewerbung zum ersten Kunden',
    items: [
      {
        title: 'Sie stellen sich vor',
        text: 'Im Formular auf dieser Seite: wer Sie sind und was Sie vorhaben. Eine Bestätigung kommt per E-Mail.',
      },
      {
        title: 'Wir sprechen miteinander',
        text: 'Über Ihre Kunden, deren Systeme und die Aufgaben, für die sich die Plattform eignet. Passt sie nicht, sagen wir es.',
      },
      {
        title: 'Wir schließen eine Vereinbarung',
        text: 'Sie regelt Vertragsweg, Konditionen, Zuständigkeiten und Daten. Vorher gehen Sie keine Verpflichtung ein.',
      },
      {
        title: 'Sie setzen Ihr erstes Projekt um',
        text: 'Bei einem Kunden, den Sie gut kennen. Die Dauer hängt davon ab, wie viel dort schon aufgeschrieben ist.',
      },
    ],
  },
  rules: {
    title: 'Verträge, Preise, Daten',
    items: [
      {
        title: 'Zwei Vertragswege',
        text: 'Ein Projekt ist ein Chatbot, ein Plan enthält ein oder zwei Projekte. Deshalb schließt Ihr Kunde einen eigenen Plan, oder Sie vereinbaren weitere Projekte mit uns. Das Dashboard zeigt alle Projekte eines Vertrags.',
      },
      {
        title: 'Was Ihre Kunden zahlen',
        text: 'Für die Pläne gilt die öffentliche {link}, auch für Ihre Kunden. Einführung, Erweiterungen und zusätzliche Projekte nennt das Angebot. Ihre eigene Arbeit berechnen Sie selbst.',
      },
      {
        title: 'Was wir einzeln vereinbaren',
        text: 'Ihre Provision und die übrigen Konditionen, die Laufzeit und wer wem die Rechnung stellt. Feste Sätze oder Stufen gibt es nicht.',
      },
      {
        title: 'Daten im Auftrag',
        text: 'Wissensbasis, Dialoge und Auswertung liegen im Projekt des Kunden, und Rollen legen fest, wer sie sehen darf. Wer in wessen Auftrag Daten verarbeitet, ist vertraglich geregelt, bevor sich jemand anmeldet.',
      },
    ],
    link: 'Preisliste',
  },
  apply: {
    title: 'Ihre Bewerbung',
    lead: 'Ein paar Sätze genügen. Ein Mensch aus dem Vertrieb liest sie und antwortet Ihnen per E-Mail.',
    hint: 'Zum Beispiel: für welche Branchen Sie arbeiten und welches Projekt den Anfang machen soll. Höchstens 5.000\u00A0Zeichen.',
    helps: {
      title: 'Das hilft uns beim Antworten',
      items: [
        'Wie groß Ihr Team ist',
        'Welche Systeme Ihre Kunden einsetzen',
        'Bis wann ein erstes Projekt stehen soll',
      ],
    },
    other: { title: 'Sie möchten empfehlen statt umsetzen?', link: 'Zum Partnerprogramm' },
  },
};

const affiliate: Programme = {
  hero: {
    title: 'Offen empfehlen, was Sie\u00A0kennen.',
    lead: 'Für Menschen, die über Kundenservice, Software oder Handel schreiben, sprechen und beraten. Wird aus Ihrer Empfehlung ein Vertrag, erhalten Sie eine Provision, die wir vorher schriftlich vereinbaren. Jede Empfehlung ist als Werbung gekennzeichnet.',
    button: 'Zur Bewerbung',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Eine Bloggerin fragt nach der Kennzeichnung ihrer Empfehlung und nach dem Cookie, der KI-Assistent erklärt beide Regeln.',
    messages: [
      { from: 'assistant', text: 'Guten Tag, hier antwortet der KI-Assistent von {brand}.' },
      { from: 'visitor', text: 'Ich schreibe einen Blog über Onlinehandel. Muss ich den Link zu Ihnen kennzeichnen?' },
      {
        from: 'assistant',
        text: 'Ja. Sobald Sie daran verdienen können, steht „Werbung“ oder „Anzeige“ gut sichtbar beim Link.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und woher wissen Sie, wer über mich kommt?' },
      {
        from: 'assistant',
        text: 'Aus einem Cookie, das höchstens 30\u00A0Tage hält. Es wird erst gesetzt, wenn Ihre Leserin auf unserer Website zugestimmt hat.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und wenn sie ablehnt?' },
      { from: 'assistant', text: 'Dann wird nichts gespeichert und nichts gemeldet.' },
    ],
  },
  share: {
    title: 'Ihre Aufgabe, unsere Aufgabe',
    lead: 'Ihre Leser vertrauen Ihnen. Damit das so bleibt, gelten für beide Seiten einfache Regeln.',
    you: {
      title: 'Was wir von Ihnen erwarten',
      items: [
        'Kennzeichnung: „Werbung“ oder „Anzeige“ direkt am Link, sichtbar vor dem Klick.',
        'Eigene Worte: Sie beschreiben, was Sie gesehen oder ausprobiert haben, auch Schwächen.',
        'Richtige Angaben: Preise und Funktionen so, wie sie auf unserer Website stehen.',
        'Zurückhaltung: keine unverlangten E-Mails, keine Suchanzeigen auf unseren Namen.',
      ],
    },
    we: {
      title: 'Was Sie von uns erwarten können',
      items: [
        'Eine schriftliche Vereinbarung, in der Höhe und Zeitpunkt der Provision stehen.',
        'Einen Menschen, der Ihre Fragen zu Produkt und Abrechnung beantwortet.',
        'Auskunft zu Fachfragen, bevor Sie veröffentlichen.',
        'Freiheit im Urteil: Was Sie kritisieren, bleibt Ihre Sache.',
      ],
    },
  },
  steps: {
    title: 'Von der Bewerbung zur Provision',
    items: [
      {
        title: 'Bewerben',
        text: 'Schreiben Sie, wo und für wen Sie veröffentlichen. Eine Website hilft, ist aber keine Bedingung.',
      },
      { title: 'Vereinbaren', text: 'Sie lesen die Bedingungen in Ruhe und entscheiden dann.' },
      {
        title: 'Empfehlen',
        text: 'Sobald ein Netzwerk angeschlossen ist, bekommen Sie Ihren Link. Daneben steht, dass er Werbung ist.',
      },
      {
        title: 'Abrechnen',
        text: 'Vergütet wird der geschlossene Vertrag. Wer Ihrer Empfehlung folgt, schließt ihn mit uns und zahlt die öffentlichen Preise.',
      },
    ],
  },
  rules: {
    title: 'Die Regeln für Link und Cookie',
    items: [
      {
        title: 'Erst die Zustimmung',
        text: 'Kommt jemand über Ihren Link, fragen wir, ob wir uns das merken dürfen. Vor einem Ja wird nichts gespeichert, und ein Nein kostet einen Klick.',
      },
      {
        title: 'Höchstens 30\u00A0Tage',
        text: 'So lange hält das Cookie nach einem Ja. Nimmt jemand seine Zustimmung zurück, melden wir nichts mehr.',
      },
      {
        title: 'Was das Netzwerk erfährt',
        text: 'Nach einem Ja und einem abgesendeten Formular: die E-Mail-Adresse der Person, damit die Provision zugeordnet werden kann. Näheres steht in unserer {link}. Links gibt es, sobald ein Netzwerk angeschlossen ist; bewerben können Sie sich schon jetzt.',
      },
      {
        title: 'Immer als Werbung erkennbar',
        text: 'Das Gesetz gegen den unlauteren Wettbewerb verlangt, dass man eine bezahlte Empfehlung als Werbung erkennt. Die Kennzeichnung gehört deshalb zu jeder Vereinbarung.',
      },
    ],
    link: 'Datenschutzrichtlinie',
  },
  apply: {
    title: 'Machen Sie mit',
    lead: 'Erzählen Sie uns, wer Ihnen zuhört. Ein passendes Publikum zählt mehr als ein großes.',
    hint: 'Zum Beispiel: worüber Sie schreiben oder sprechen, und für wen. Höchstens 5.000\u00A0Zeichen.',
    helps: {
      title: 'Das hilft uns bei der Auswahl',
      items: [
        'Ihre Themen und Ihr Publikum',
        'Wo Ihre Empfehlung stehen soll',
        'Ob Sie das Produkt schon gesehen haben',
      ],
    },
    other: { title: 'Sie möchten Chatbots selbst umsetzen?', link: 'Zum Programm für Lösungspartner' },
  },
};

const thanks: Thanks = {
  title: 'Danke, Ihre Bewerbung liegt bei uns.',
  lead: 'Wir haben sie gespeichert und schicken Ihnen eine Bestätigung per E-Mail.',
  next: 'Und jetzt?',
  lines: [
    { from: 'visitor', text: 'Wer liest meine Bewerbung?' },
    { from: 'us', text: 'Ein Mensch aus dem Vertrieb. Er antwortet Ihnen per E-Mail.' },
    { from: 'visitor', text: 'Bin ich damit schon Partner?' },
    {
      from: 'us',
      text: 'Noch nicht. Erst lernen wir uns kennen, dann gibt es eine Vereinbarung. Bis dahin sind Sie zu nichts verpflichtet.',
    },
    { from: 'visitor', text: 'Ich habe etwas vergessen.' },
    { from: 'us', text: 'Kein Problem: Ergänzen Sie es als Antwort auf unsere E-Mail.' },
  ],
  home: 'Zurück zur Startseite',
  pricing: 'Pläne ansehen',
  ways: 'Mit uns sprechen',
};

export const partners = {
  programmes: { 'solution-partner-program': solution, 'affiliate-program': affiliate },
  thanks,
} satisfies Partners;

type Item = { title: string; text: string };
type Side = { title: string; items: string[] };

export type Programme = {
  hero: Record<'title' | 'lead' | 'button', string>;
  picture: ChatWords;
  share: { title: string; lead: string; you: Side; we: Side };
  steps: { title: string; items: Item[] };
  /** `{link}` is the position of the link in one of the texts. */
  rules: { title: string; items: Item[]; link: string };
  apply: {
    title: string;
    lead: string;
    hint: string;
    helps: Side;
    other: { title: string; link: string };
  };
};

type Thanks = Record<'title' | 'lead' | 'next' | 'home' | 'pricing' | 'ways', string> & { lines: ConversationLine[] };

export type ProgrammeId = 'solution-partner-program' | 'affiliate-program';

type Partners = { programmes: Record<ProgrammeId, Programme>; thanks: Thanks };
