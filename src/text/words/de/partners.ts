import type { ConversationLine } from '../conversationLine.ts';
import type { ChatWords } from '../pictureWords.ts';

/**
 * The two partner programmes and the steps after an application. Terms that are not fixed are described as to be
 * agreed.
 */
const solution: Programme = {
  hero: {
    title: 'Sie kennen den Kunden, wir\u00A0die\u00A0Plattform.',
    lead: 'Für Agenturen, Systemhäuser und Beratungen, die bei ihren Kunden Chatbots einführen und betreuen. Sie leiten das Projekt, berechnen Ihre Arbeit und verkaufen die Pflege, etwa als Monatspauschale. Wir betreiben die Plattform und führen Ihr Team auf Wunsch beim ersten Projekt ein; den Preis kennen Sie vorher.',
    button: 'Als Lösungspartner bewerben',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Ein Systemhaus fragt nach Chatbots für drei Kunden. Der KI-Assistent nennt zwei Vertragswege und bietet an, das Gespräch an den Vertrieb zu übergeben.',
    messages: [
      { from: 'assistant', text: 'Hallo, ich bin der KI-Assistent von {brand}.' },
      {
        from: 'visitor',
        text: 'Wir sind ein Systemhaus, und drei unserer Kunden möchten einen Chatbot. Geht das über Sie?',
      },
      {
        from: 'assistant',
        text: 'Ja, als Lösungspartner. Entweder bucht jeder Kunde einen eigenen Plan, oder der Vertrag läuft über Sie, mit einem Projekt je Kunde.',
        source: 'Partner › Lösungspartner',
      },
      { from: 'visitor', text: 'Und zu welchen Konditionen?' },
      {
        from: 'assistant',
        text: 'Wofür es Provision gibt, wie hoch sie ist und wann sie fällig wird, vereinbart unser Vertrieb mit Ihnen schriftlich. Auf Wunsch übergebe ich ihm unser Gespräch und Ihre E\u2011Mail-Adresse, nur damit er Ihnen antwortet. Beides löschen wir auf Ihren Wunsch, soweit kein Gesetz die Aufbewahrung verlangt. Oder Sie nehmen das Formular auf dieser Seite.',
        source: 'Partner › Verträge, Preise, Daten',
      },
    ],
  },
  share: {
    title: 'Wer macht was?',
    lead: 'Ein guter Chatbot braucht jemanden, der den Betrieb kennt, und jemanden, der die Plattform kennt.',
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
        'Wir prüfen, welche Anbindung für Ihren Kunden schon fertig ist.',
        'Auf Wunsch arbeiten wir Ihr Team am ersten echten Projekt ein. Den Preis dafür nennt das Angebot.',
        'Wir stellen den Baukasten mit vierzig Vorlagen bereit, wie in jedem Plan. Sie passen sie für Ihren Kunden an.',
      ],
    },
  },
  steps: {
    title: 'Von der Bewerbung zum ersten Kunden',
    items: [
      {
        title: 'Sie stellen sich vor',
        text: 'Im Formular auf dieser Seite: wer Sie sind und was Sie vorhaben. Eine Bestätigung kommt per E\u2011Mail.',
      },
      {
        title: 'Wir sprechen miteinander',
        text: 'Über Ihren ersten Kunden: was dort gefragt wird, welche Systeme er hat und welche Aufgaben bei Menschen bleiben. Passt die Plattform nicht, sagen wir Ihnen das.',
      },
      {
        title: 'Wir schließen eine Vereinbarung',
        text: 'Sie regelt Vertragsweg, Konditionen, Zuständigkeiten und Daten. Vorher gehen Sie keine Verpflichtung ein.',
      },
      {
        title: 'Sie setzen Ihr erstes Projekt um',
        text: 'Bei einem Kunden, den Sie gut kennen. Für eine erste Wissensbasis schätzen wir bei einem mittleren Onlineshop elf Stunden, wenn die Antworten schon aufgeschrieben sind; gemessen haben wir das nicht. Dazu kommt die Zeit Ihres Kunden zum Entscheiden und Testen.',
      },
    ],
  },
  rules: {
    title: 'Verträge, Preise, Daten',
    items: [
      {
        title: 'Zwei Vertragswege',
        text: 'Ein Projekt ist ein Chatbot, ein Plan enthält ein oder zwei Projekte. Deshalb bucht jeder Kunde einen eigenen Plan, oder der Vertrag läuft über Sie und wir vereinbaren weitere Projekte, eines je Kunde. Das Dashboard zeigt alle Projekte eines Vertrags.',
      },
      {
        title: 'Was Ihre Kunden zahlen',
        text: 'Bucht Ihr Kunde den Plan selbst, zahlt er die Preise unserer {link}. Läuft der Vertrag über Sie, bestimmen Sie Ihre Preise selbst. Was Einführung und Erweiterungen kosten, steht im Angebot; dort steht auch, ob Support, Sprachmodell, zusätzliche aktive Nutzer und das Einrichten von Anbindungen etwas kosten. Den Preis weiterer Projekte regelt unsere Vereinbarung.',
      },
      {
        title: 'Was wir einzeln vereinbaren',
        text: 'Aufbau und Pflege berechnen Sie Ihrem Kunden selbst. Wofür Sie Provision bekommen, wie hoch sie ist, wann sie fällig wird, wie lange sie läuft und wer wem die Rechnung stellt, vereinbaren wir schriftlich, bevor Sie Ihrem ersten Kunden etwas anbieten. Bekommen Sie für eine Empfehlung Geld oder einen anderen Vorteil, sagen Sie das Ihrem Kunden und kennzeichnen die Empfehlung als Werbung.',
      },
      {
        title: 'Daten im Auftrag',
        text: 'Wissensbasis, Dialoge und Auswertung liegen im Projekt des Kunden, und Rollen legen fest, wer sie sehen darf. Wer in wessen Auftrag Daten verarbeitet, ist vertraglich geregelt, bevor sich jemand anmeldet.',
      },
    ],
    link: 'Preisliste',
  },
  apply: {
    title: 'Welcher Kunde wäre der erste?',
    lead: 'Ein paar Sätze genügen. Ein Mensch aus dem Vertrieb liest sie und antwortet Ihnen per E\u2011Mail.',
    hint: 'Zum Beispiel: wie groß Ihr Team ist und welches Projekt den Anfang machen soll. Höchstens 5.000\u00A0Zeichen.',
    helps: {
      title: 'Das hilft uns beim Antworten',
      items: [
        'Für welche Branchen Sie arbeiten',
        'Welche Systeme Ihre Kunden einsetzen',
        'Bis wann ein erstes Projekt stehen soll',
      ],
    },
    other: { title: 'Sie möchten empfehlen statt umsetzen?', link: 'Zum Partnerprogramm' },
  },
};

const affiliate: Programme = {
  hero: {
    title: 'Offen\u00A0empfehlen, was Sie\u00A0kennen.',
    lead: 'Bewerben können Sie sich schon jetzt. Ihren Link bekommen Sie von einem Werbenetzwerk, sobald wir an eines angeschlossen sind; noch sind wir das nicht. Dann empfehlen Sie uns, offen als Werbung gekennzeichnet, und bekommen für jeden Vertrag, den wir Ihrem Link zuordnen können, die Provision, die vorher schriftlich vereinbart ist.',
    button: 'Fürs Partnerprogramm bewerben',
  },
  picture: {
    label:
      'Gesprächsbeispiel: Eine Bloggerin fragt nach der Kennzeichnung ihrer Empfehlung und nach dem Cookie. Der KI-Assistent erklärt beide Regeln.',
    messages: [
      { from: 'assistant', text: 'Guten Tag, hier antwortet der KI-Assistent von {brand}.' },
      { from: 'visitor', text: 'Ich schreibe einen Blog über Onlinehandel. Muss ich den Link zu Ihnen kennzeichnen?' },
      {
        from: 'assistant',
        text: 'Ja, das verlangen das Gesetz und unsere Vereinbarung mit Ihnen: „Werbung“ oder „Anzeige“ steht direkt am Link, sichtbar vor dem Klick.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und woher wissen Sie, wer über mich kommt?' },
      {
        from: 'assistant',
        text: 'Vom Netzwerk, sobald eines angeschlossen ist: Es merkt sich den Klick auf Ihren Link voraussichtlich mit einem eigenen Cookie, höchstens 30\u00A0Tage lang. Unsere Website setzt dafür keinen und meldet eine Anfrage erst, wenn Ihre Leserin zugestimmt hat.',
        source: 'Partner › Regeln für Empfehlungen',
      },
      { from: 'visitor', text: 'Und wenn sie ablehnt?' },
      {
        from: 'assistant',
        text: 'Dann melden wir dem Netzwerk nichts, und Ihnen wird die Anfrage nicht zugeordnet. Nur das Nein merkt sich der Browser.',
        source: 'Partner › Regeln für Link und Cookie',
      },
    ],
  },
  share: {
    title: 'Fair zu Ihrem Publikum',
    lead: 'Wer Ihnen zuhört, vertraut Ihnen. Damit das so bleibt, halten sich beide Seiten an ein paar einfache Regeln.',
    you: {
      title: 'Worum wir Sie bitten',
      items: [
        'Sagen Sie, dass es Werbung ist: „Werbung“ oder „Anzeige“ steht direkt am Link, sichtbar vor dem Klick; in Ton und Video sprechen Sie es auch aus.',
        'Beschreiben Sie in eigenen Worten, was Sie gesehen oder ausprobiert haben, auch Schwächen.',
        'Nennen Sie Preise und Funktionen so, wie sie auf unserer Website stehen.',
        'Verschicken Sie keine unverlangten E\u2011Mails, und schalten Sie keine Suchanzeigen mit unserem Namen als Suchwort.',
      ],
    },
    we: {
      title: 'Was Sie von uns bekommen',
      items: [
        'Eine schriftliche Vereinbarung, bevor Sie zusagen: wofür es Provision gibt, wie hoch sie ist, ob wir sie einmal oder laufend zahlen und wann das Geld kommt. Das vereinbaren wir mit jedem Partner einzeln; nennen Sie uns dafür Thema und Publikum.',
        'Einen Menschen, der Ihre Fragen zu Produkt und Abrechnung beantwortet, auch bevor Sie veröffentlichen.',
        'Freie Hand: Was Sie loben und was Sie kritisieren, entscheiden Sie.',
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
      {
        title: 'Vereinbaren',
        text: 'Wir sprechen über Ihr Publikum und schicken Ihnen die Vereinbarung. Sie lesen sie in Ruhe und entscheiden dann.',
      },
      {
        title: 'Empfehlen',
        text: 'Haben Sie Ihren Link, schreiben oder sprechen Sie über uns: in Ihren eigenen Worten, als Werbung gekennzeichnet.',
      },
      {
        title: 'Abrechnen',
        text: 'Provision gibt es für jeden geschlossenen Vertrag, den wir Ihnen zuordnen können. Wer Ihrer Empfehlung folgt, schließt ihn mit uns und zahlt für den Plan den öffentlichen Preis.',
      },
    ],
  },
  rules: {
    title: 'Die Regeln für Link und Cookie',
    items: [
      {
        title: 'Erst die Zustimmung',
        text: 'Bevor wir dem Netzwerk eine Anfrage melden, fragen wir, ob wir das dürfen. Ein Nein kostet einen Klick. Lehnt der Browser von selbst ab (GPC oder DNT), fragen wir nicht und melden nichts. Für den Cookie, den das Netzwerk beim Klick auf Ihren Link setzt, muss die Einwilligung vorher vorliegen. Wer sie einholt, regelt unsere Vereinbarung mit Ihnen; was der Cookie speichert, steht in den Datenschutzhinweisen des Netzwerks.',
      },
      {
        title: 'Höchstens 30\u00A0Tage',
        text: 'Länger darf der Cookie des Netzwerks nicht halten. Widerruft jemand unter „Cookie-Einstellungen“ seine Zustimmung, melden wir nichts mehr.',
      },
      {
        title: 'Was das Netzwerk erfährt',
        text: 'Hat jemand zugestimmt und ein Formular abgesendet, erfährt das Netzwerk daraus nur die E\u2011Mail-Adresse, um die Provision zuzuordnen. Näheres steht in unserer {link}.',
      },
      {
        title: 'Immer als Werbung erkennbar',
        text: 'Das Gesetz gegen den unlauteren Wettbewerb verlangt, dass bezahlte Empfehlungen als Werbung erkennbar sind. Deshalb gehört die Kennzeichnung zu jeder Vereinbarung.',
      },
    ],
    link: 'Datenschutzrichtlinie',
  },
  apply: {
    title: 'Wem würden Sie uns empfehlen?',
    lead: 'Erzählen Sie uns von Ihrem Publikum: Ein passendes zählt mehr als ein großes. Jemand aus dem Vertrieb antwortet Ihnen per E\u2011Mail.',
    hint: 'Zum Beispiel: worüber Sie schreiben oder sprechen, und für wen. Höchstens 5.000\u00A0Zeichen.',
    helps: {
      title: 'Das hilft uns beim Antworten',
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
    { from: 'visitor', text: 'Wer liest meine Bewerbung?' },
    { from: 'us', text: 'Ein Mensch aus dem Vertrieb. Er antwortet Ihnen per E\u2011Mail.' },
    { from: 'visitor', text: 'Bin ich damit schon Partner?' },
    {
      from: 'us',
      text: 'Noch nicht. Erst lernen wir uns kennen, dann gibt es eine Vereinbarung. Bis dahin sind Sie zu nichts verpflichtet.',
    },
    { from: 'visitor', text: 'Ich habe etwas vergessen.' },
    { from: 'us', text: 'Kein Problem: Ergänzen Sie es als Antwort auf unsere E\u2011Mail.' },
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
