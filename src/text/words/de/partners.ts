import type { ConversationLine } from '../conversationLine.ts';
import type { ChatWords } from '../pictureWords.ts';

/**
 * The two partner programmes and the steps after an application. Terms that are not fixed are described as to be
 * agreed.
 */
const solution: Programme = {
  hero: {
    title: 'Ihr Projekt. Unsere\u00A0Technik. Ein\u00A0Chatbot.',
    lead: 'Für Agenturen, Systemhäuser und Beratungen, die bei ihren Kunden Chatbots einführen und betreuen wollen: Sie bringen das Projekt mit, wir die Plattform und die Menschen, die sie kennen.',
    button: 'Als Lösungspartner bewerben',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Ein Systemhaus fragt, ob es Chatbots für mehrere Kunden bauen kann, und wird mit dem Partnerteam verbunden.',
    messages: [
      {
        from: 'visitor',
        text: 'Wir sind ein Systemhaus mit drei Kunden, die einen Chatbot wollen. Geht das über Sie?',
      },
      {
        from: 'assistant',
        text: 'Ja, dafür gibt es das Programm für Lösungspartner. Sie bauen im Baukasten, ohne zu programmieren, und führen jeden Kunden als eigenes Projekt.',
        source: 'Partner › Lösungspartner',
      },
      { from: 'visitor', text: 'Und was kostet uns das im Einkauf?' },
      {
        from: 'assistant',
        text: 'Das steht auf keiner Seite, die ich kenne: Konditionen werden einzeln vereinbart. Ich hole jemanden dazu.',
      },
      { from: 'team', text: 'Guten Tag! Nennen Sie mir die Branchen Ihrer drei Kunden, dann rechnen wir gemeinsam.' },
    ],
  },
  share: {
    title: 'Wer bringt was mit?',
    lead: 'Ein Chatbot wird gut, wenn zwei Dinge zusammenkommen: Kenntnis des Betriebs und Kenntnis der Plattform.',
    you: {
      title: 'Das machen Sie',
      items: [
        'Sie kennen den Kunden: seine Fragen, seine Abläufe, die Menschen im Service.',
        'Sie ordnen die Wissensbasis, bauen Dialoge und testen sie mit der Fachabteilung.',
        'Sie binden an, was der Kunde schon nutzt: Kundenverwaltung, Shop, Ticketsystem.',
        'Sie bleiben Ansprechpartner, wenn nach dem Start neue Fragen auftauchen.',
      ],
    },
    we: {
      title: 'Das machen wir',
      items: [
        'Wir betreiben die Plattform, gehostet in Deutschland, und entwickeln sie weiter.',
        'Wir führen Ihr Team persönlich ein, an Ihrem ersten Projekt statt an Übungsfällen.',
        'Wir geben Vorlagen für wiederkehrende Aufgaben, die Sie anpassen dürfen.',
        'Wir antworten, wenn Sie an einer Schnittstelle oder einem Dialog nicht weiterkommen.',
      ],
    },
  },
  steps: {
    title: 'Von der Bewerbung zum ersten Kunden',
    items: [
      { title: 'Sie stellen sich vor', text: 'Das Formular unten genügt: wer Sie sind und was Sie umsetzen möchten.' },
      {
        title: 'Wir sprechen miteinander',
        text: 'Über Ihre Kunden, Ihre Erfahrung und darüber, ob die Plattform zu diesen Aufgaben passt. Passt sie nicht, sagen wir es.',
      },
      {
        title: 'Wir schließen eine Vereinbarung',
        text: 'Darin stehen Konditionen, Zuständigkeiten und der Umgang mit den Daten Ihrer Kunden. Vorher entstehen Ihnen keine Verpflichtungen.',
      },
      {
        title: 'Sie setzen Ihr erstes Projekt um',
        text: 'Mit einem Kunden, den Sie gut kennen, und mit jemandem von uns an Ihrer Seite.',
      },
    ],
  },
  rules: {
    title: 'Was Sie vorher wissen sollten',
    items: [
      {
        title: 'Jeder Kunde für sich',
        text: 'Dialoge, Wissensbasis und Auswertung eines Kunden liegen in seinem Projekt. Rollen legen fest, wer von Ihnen und wer vom Kunden was sehen und ändern darf.',
      },
      {
        title: 'Preise ohne Umweg',
        text: 'Ihre Kunden können jederzeit nachlesen, was die Pläne kosten. Die {link} gilt für alle; was Sie für Ihre Arbeit berechnen, entscheiden Sie selbst.',
      },
      {
        title: 'Kein Wettlauf um Stufen',
        text: 'Auf dieser Seite finden Sie weder Ränge noch Abzeichen. Uns interessiert, ob der Chatbot beim Kunden gebraucht wird.',
      },
      {
        title: 'Daten im Auftrag',
        text: 'Verarbeiten Sie Daten Ihrer Kunden auf unserer Plattform, muss geregelt sein, wer dafür in wessen Auftrag handelt. Das klären wir vor dem ersten Zugang, nicht danach.',
      },
    ],
    link: 'Preisliste',
  },
  apply: {
    title: 'Ihre Bewerbung',
    lead: 'Ein paar Sätze reichen für den Anfang. Es liest sie jemand, der Partner betreut.',
    hint: 'Zum Beispiel: für welche Branchen Sie arbeiten und welches Projekt den Anfang machen soll. Höchstens 5.000 Zeichen.',
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
    lead: 'Für Menschen, die über Kundenservice, Software oder Handel schreiben, sprechen und beraten. Wird aus Ihrer Empfehlung ein Vertrag, beteiligen wir Sie. Und jede Empfehlung heißt, was sie ist: Werbung.',
    button: 'Am Programm teilnehmen',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Eine Bloggerin fragt nach der Kennzeichnung ihrer Empfehlung und nach dem Cookie, der Assistent erklärt beide Regeln.',
    messages: [
      { from: 'visitor', text: 'Ich schreibe einen Blog über Onlinehandel. Muss ich den Link zu Ihnen kennzeichnen?' },
      {
        from: 'assistant',
        text: 'Ja. Sobald Sie daran verdienen können, steht das Wort „Werbung“ oder „Anzeige“ gut sichtbar dabei.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und woher wissen Sie, dass jemand von mir kommt?' },
      {
        from: 'assistant',
        text: 'Aus einem Cookie, das 30 Tage hält. Es wird erst gesetzt, wenn Ihr Leser auf unserer Seite zugestimmt hat.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und wenn er ablehnt?' },
      { from: 'assistant', text: 'Dann merken wir uns nichts, auch nicht Ihren Namen.' },
    ],
  },
  share: {
    title: 'Eine Empfehlung hat zwei Seiten',
    lead: 'Ihre Leser vertrauen Ihnen. Das bleibt nur so, wenn beide Seiten sich an Einfaches halten.',
    you: {
      title: 'Was wir von Ihnen erwarten',
      items: [
        'Kennzeichnung: „Werbung“ oder „Anzeige“ direkt am Link, nicht erst im Impressum.',
        'Eigene Worte: Sie beschreiben, was Sie gesehen oder ausprobiert haben, auch Schwächen.',
        'Richtige Angaben: Preise und Funktionen so, wie sie auf unserer Website stehen.',
        'Ruhe: keine unverlangten E-Mails, keine Anzeigen auf unseren Namen in Suchmaschinen.',
      ],
    },
    we: {
      title: 'Was Sie von uns erwarten können',
      items: [
        'Eine schriftliche Vereinbarung, in der Höhe und Zeitpunkt der Vergütung stehen.',
        'Einen Menschen, der Ihre Fragen zu Produkt und Abrechnung beantwortet.',
        'Antworten auf Fachfragen, bevor Sie veröffentlichen, nicht danach.',
        'Kein Mitreden bei Ihrem Urteil: Ein kritischer Absatz ist kein Kündigungsgrund.',
      ],
    },
  },
  steps: {
    title: 'So läuft es ab',
    items: [
      {
        title: 'Bewerben',
        text: 'Schreiben Sie, wo und für wen Sie veröffentlichen. Eine Website hilft, ist aber keine Bedingung.',
      },
      { title: 'Vereinbaren', text: 'Sie erhalten die Bedingungen zum Lesen, bevor Sie sich für etwas entscheiden.' },
      {
        title: 'Empfehlen',
        text: 'Ihr Link führt zu uns. Daneben steht, dass es sich um Werbung handelt.',
      },
      {
        title: 'Abrechnen',
        text: 'Vergütet wird der geschlossene Vertrag, nicht der Klick. Wer nur vorbeischaut, löst nichts aus.',
      },
    ],
  },
  rules: {
    title: 'Die Regeln für Link und Cookie',
    items: [
      {
        title: 'Erst die Zustimmung',
        text: 'Kommt jemand über Ihren Link, fragen wir, ob wir uns das merken dürfen. Vor einem Ja wird nichts gespeichert, und ein Nein kostet genau einen Klick.',
      },
      {
        title: 'Höchstens 30 Tage',
        text: 'Nach einem Ja hält das Cookie höchstens 30 Tage. Wer seine Zustimmung zurücknimmt, von dem melden wir nichts mehr.',
      },
      {
        title: 'Erst die Frage, dann der Link',
        text: 'Links geben wir aus, sobald ein Netzwerk angeschlossen ist. Von da an fragt diese Website auch nach der Zustimmung dafür; was das Netzwerk erfährt, steht in unserer {link}. Bewerben können Sie sich schon jetzt.',
      },
      {
        title: 'Immer als Werbung erkennbar',
        text: 'Das Wettbewerbsrecht verlangt, dass man eine bezahlte Empfehlung als solche erkennt. Deshalb steht die Kennzeichnung in jeder Vereinbarung.',
      },
    ],
    link: 'Datenschutzrichtlinie',
  },
  apply: {
    title: 'Machen Sie mit',
    lead: 'Erzählen Sie uns, wer Ihnen zuhört. Große Zahlen brauchen wir nicht, passende Leser schon.',
    hint: 'Zum Beispiel: worüber Sie schreiben oder sprechen, und für wen. Höchstens 5.000 Zeichen.',
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
  lead: 'Wir haben sie gespeichert und schicken Ihnen eine Bestätigung per E\u2011Mail.',
  next: 'Und jetzt?',
  lines: [
    { from: 'visitor', text: 'Wer sieht meine Bewerbung?' },
    { from: 'us', text: 'Die Kolleginnen und Kollegen, die unsere Partner betreuen.' },
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
