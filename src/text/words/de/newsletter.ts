import type { ConversationLine } from '../conversationLine.ts';

/** The newsletter: its page, the pages after a sign-up, and the pages linked in its mails. */
export const newsletter = {
  hero: {
    title: 'Höchstens einmal im\u00A0Monat: etwas zum Aus\u00ADprobieren für Ihren Service.',
    lead: 'Der Newsletter bringt Ihnen neue Artikel aus unserem Blog, zum Nachmachen und Nachrechnen. Dazu lesen Sie in wenigen Zeilen, was am Produkt und auf der Website neu ist.',
  },
  sample: {
    label: 'Muster einer Ausgabe des Newsletters, mit drei Artikeln aus unserem Blog',
    mark: 'Muster',
    from: 'Von',
    subject: 'Betreff',
    subjectText: 'Zum Nachmachen, Nachrechnen und Prüfen',
    hello: 'Guten Tag,',
    intro: 'aus jedem Thema unseres Blogs ein Artikel. Nehmen Sie, was Sie brauchen.',
    unsubscribe: 'Newsletter abbestellen · Datenschutzrichtlinie · Impressum',
  },
  content: {
    title: 'Was in einer Ausgabe steht',
    lead: 'In der E-Mail stehen wenige Zeilen und die Links. Die ganzen Artikel lesen Sie im Blog.',
    items: [
      {
        title: 'Neue Artikel',
        text: 'Im Blog lesen Sie schon jetzt, wie in fünf Tagen eine Wissensbasis entsteht, welche fünf Sätze eine Übergabe retten und mit welcher Formel Sie prüfen, ob sich ein Chatbot rechnet.',
      },
      {
        title: 'Neues am Produkt',
        text: 'Was sich an der Plattform oder den Plänen geändert hat, mit dem Link zur passenden Seite.',
      },
      {
        title: 'Neues auf der Website',
        text: 'Etwa eine neue Vorlage, eine neue Antwort in den häufigen Fragen oder eine Meldung aus dem Newsroom.',
      },
    ],
  },
  way: {
    title: 'Vom Eintragen bis zum Abbestellen',
    items: [
      {
        title: 'Sie tragen sich ein',
        text: 'Ihre E-Mail-Adresse und ein Häkchen genügen. Nach Namen oder Unternehmen fragen wir nicht.',
      },
      {
        title: 'Sie bestätigen',
        text: 'Wir schicken Ihnen eine E\u2011Mail mit einem Link. Der Link öffnet eine Seite mit einem Knopf. Erst wenn Sie ihn drücken, gilt Ihre Anmeldung. Dafür haben Sie sieben Tage Zeit.',
      },
      {
        title: 'Sie lesen',
        text: 'Höchstens eine Ausgabe im Monat, auf Deutsch oder Englisch, je nachdem, wo Sie sich eintragen. Ohne Neuigkeiten kommt keine.',
      },
      {
        title: 'Sie gehen, wann Sie wollen',
        text: 'Der Link am Ende jeder Ausgabe öffnet eine Seite mit einem Knopf. Viele E\u2011Mail-Programme haben dafür auch einen eigenen. Beide wirken sofort, ohne Kennwort und ohne Begründung.',
      },
    ],
  },
  never: {
    title: 'Was im Newsletter fehlt',
    items: [
      'Zählpixel und umgeschriebene Links: Wir messen nicht, ob Sie eine Ausgabe öffnen oder worauf Sie darin klicken.',
      'Bilder und Anhänge: Eine Ausgabe besteht aus Text und Links.',
      'Werbung anderer Unternehmen: Ihre Einwilligung gilt nur für Neues und Werbung von {brand}.',
    ],
    data: {
      title: 'Was wir dafür aufbewahren',
      text: 'Wir speichern Ihre Adresse, die Sprache und den Nachweis Ihrer Einwilligung mit Wortlaut, Zeitpunkt und IP-Adresse. Bestätigen Sie nicht, löschen wir alles nach 14\u00A0Tagen. Bestellen Sie ab, behalten wir den Nachweis drei Jahre und löschen ihn dann. Auf Dauer bleibt nur eine Prüfsumme Ihrer Adresse, damit Sie nicht versehentlich wieder Post bekommen. Einzelheiten nennt die {link}.',
      link: 'Datenschutzrichtlinie',
    },
  },
  feed: {
    title: 'Lieber ohne Adresse?',
    text: 'Alle Artikel gibt es auch als Feed. Ihr Feedreader holt sie bei uns ab, ohne dass Sie sich eintragen.',
    blog: 'Zum Blog mit allen Artikeln',
    rss: 'Den RSS-Feed öffnen',
  },
  thanks: {
    title: 'Fast geschafft: Schauen Sie in Ihr Postfach.',
    lead: 'Wir schicken Ihnen eine E-Mail mit einem Link. Damit bestätigen Sie, dass die Adresse Ihnen gehört.',
    talk: 'Bis die E-Mail da ist',
    lines: [
      { from: 'visitor', text: 'Bin ich jetzt angemeldet?' },
      { from: 'us', text: 'Noch nicht. Öffnen Sie den Link in der E\u2011Mail und drücken Sie dort auf den Knopf.' },
      { from: 'visitor', text: 'Bei mir kommt nichts an.' },
      {
        from: 'us',
        text: 'Sehen Sie bitte im Spam-Ordner nach. Haben Sie uns gerade erst über ein anderes Formular geschrieben, kann es zehn Minuten dauern.',
      },
      { from: 'visitor', text: 'Und wenn ich mich vertippt habe?' },
      {
        from: 'us',
        text: 'Dann tragen Sie sich einfach noch einmal ein. Die falsche Adresse löschen wir nach 14\u00A0Tagen.',
      },
    ],
  },
  confirm: {
    button: 'Anmeldung bestätigen',
    states: {
      open: {
        title: 'Nur noch ein Klick.',
        lead: 'Mit dem Knopf bestätigen Sie, dass Sie unseren Newsletter an diese Adresse bekommen möchten.',
        lines: [
          { from: 'visitor', text: 'Warum noch ein Knopf?' },
          {
            from: 'us',
            text: 'Manche E-Mail-Programme öffnen Links von allein, um sie zu prüfen. Der Knopf stellt sicher, dass Sie selbst bestätigen.',
          },
        ],
      },
      confirmed: {
        title: 'Willkommen, Sie sind dabei.',
        lead: 'Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt zu Ihnen.',
        lines: [
          { from: 'visitor', text: 'Wann höre ich von Ihnen?' },
          { from: 'us', text: 'Mit der nächsten Ausgabe, höchstens einmal im Monat.' },
          { from: 'visitor', text: 'Wie werde ich sie wieder los?' },
          { from: 'us', text: 'Über den Link am Ende jeder Ausgabe. Oder gleich hier unten.' },
        ],
      },
      already: {
        title: 'Diese\u00A0Anmeldung ist schon bestätigt.',
        lead: 'Sie müssen nichts weiter tun und bekommen die nächste Ausgabe.',
        lines: [
          { from: 'visitor', text: 'Bekomme ich den Newsletter jetzt doppelt?' },
          { from: 'us', text: 'Nein. An jede Adresse geht jede Ausgabe genau einmal.' },
        ],
      },
      expired: {
        title: 'Dieser Link ist abgelaufen.',
        lead: 'Er galt sieben Tage. Tragen Sie sich noch einmal ein, dann bekommen Sie einen neuen.',
        lines: [
          { from: 'visitor', text: 'Warum so kurz?' },
          { from: 'us', text: 'Damit eine Adresse, die niemand bestätigt, bald wieder gelöscht ist.' },
        ],
      },
      ended: {
        title: 'Diese\u00A0Anmeldung ist beendet.',
        lead: 'Sie wurde bestätigt und später abbestellt oder erneuert. Der alte Link ändert daran nichts mehr.',
        lines: [
          { from: 'visitor', text: 'Ich möchte den Newsletter wieder haben.' },
          { from: 'us', text: 'Gern. Tragen Sie sich neu ein, dann fangen wir von vorn an.' },
        ],
      },
      unknown: {
        title: 'Diesen Link kennen wir nicht.',
        lead: 'Vielleicht wurde er beim Kopieren gekürzt, oder die Anmeldung ist schon gelöscht. Melden Sie sich dann bitte neu an.',
        lines: [
          { from: 'visitor', text: 'Der Link war in der E-Mail über zwei Zeilen verteilt.' },
          { from: 'us', text: 'Dann fehlt wohl die zweite. Am besten klicken Sie ihn in der E-Mail an.' },
        ],
      },
      incomplete: {
        title: 'Hier fehlt ein Stück des Links.',
        lead: 'Öffnen Sie bitte den vollständigen Link aus unserer E-Mail. Haben Sie noch keine bekommen, tragen Sie sich zuerst ein.',
        lines: [
          { from: 'visitor', text: 'Wo finde ich den Link?' },
          { from: 'us', text: 'In der E-Mail, die wir nach dem Eintragen schicken. Sie bittet um Ihre Bestätigung.' },
        ],
      },
      foreign: {
        title: 'Bitte drücken Sie den Knopf hier.',
        lead: 'Die Bestätigung kam von einer anderen Website. Angenommen wird sie nur von dieser Seite aus.',
        lines: [
          { from: 'visitor', text: 'Ist etwas passiert?' },
          { from: 'us', text: 'Nein, Ihre Anmeldung wartet noch.' },
        ],
      },
    },
    links: {
      newsletter: 'Zur Anmeldung',
      blog: 'Im Blog lesen',
      unsubscribe: 'Doch wieder abmelden',
      privacy: 'Was wir speichern',
    },
  },
  unsubscribe: {
    button: 'Newsletter abbestellen',
    states: {
      open: {
        title: 'Newsletter abbestellen?',
        lead: 'Drücken Sie den Knopf, dann bekommen Sie keine weitere Ausgabe.',
        lines: [
          { from: 'visitor', text: 'Muss ich einen Grund nennen?' },
          { from: 'us', text: 'Nein.' },
        ],
      },
      unsubscribed: {
        title: 'Erledigt, Sie sind abgemeldet.',
        lead: 'An diese Adresse schicken wir keine Ausgabe mehr, auch keine, die schon vorbereitet war.',
        lines: [
          { from: 'visitor', text: 'Und meine Daten?' },
          {
            from: 'us',
            text: 'Den Nachweis Ihrer Einwilligung heben wir noch drei Jahre auf. Danach bleibt nur eine Prüfsumme der Adresse, damit wir sie nicht versehentlich wieder anschreiben.',
          },
          { from: 'visitor', text: 'Falls ich es mir anders überlege?' },
          { from: 'us', text: 'Dann tragen Sie sich wieder ein, so wie beim ersten Mal.' },
        ],
      },
      already: {
        title: 'Diese Adresse ist schon abgemeldet.',
        lead: 'Sie müssen nichts mehr tun. Es ist kein Newsletter an Sie unterwegs.',
        lines: [
          { from: 'visitor', text: 'Ich habe trotzdem einen bekommen.' },
          {
            from: 'us',
            text: 'Dann sind Sie vermutlich mit einer zweiten Adresse eingetragen. Öffnen Sie den Link aus dieser Ausgabe.',
          },
        ],
      },
      unknown: {
        title: 'Zu diesem Link finden wir nichts.',
        lead: 'Entweder fehlt ein Teil davon, oder wir haben die Anmeldung schon gelöscht. Bekommen Sie noch Post, schreiben Sie uns.',
        lines: [
          { from: 'visitor', text: 'Ich will nur, dass es aufhört.' },
          { from: 'us', text: 'Schreiben Sie uns von der Adresse, an die der Newsletter geht. Wir nehmen sie heraus.' },
        ],
      },
      incomplete: {
        title: 'In diesem Link fehlt etwas.',
        lead: 'Welche Anmeldung enden soll, steht im Link am Ende jeder Ausgabe. Öffnen Sie ihn bitte vollständig, oder schreiben Sie uns.',
        lines: [
          { from: 'visitor', text: 'Ich habe keine Ausgabe mehr.' },
          { from: 'us', text: 'Dann genügt eine Nachricht mit Ihrer Adresse.' },
        ],
      },
    },
    links: {
      newsletter: 'Wieder eintragen',
      blog: 'Im Blog lesen',
      contact: 'Uns schreiben',
      privacy: 'Was wir speichern',
    },
  },
} satisfies Newsletter;

type Item = { title: string; text: string };
type Answer = { title: string; lead: string; lines: ConversationLine[] };

export type Newsletter = {
  hero: { title: string; lead: string };
  sample: Record<'label' | 'mark' | 'from' | 'subject' | 'subjectText' | 'hello' | 'intro' | 'unsubscribe', string>;
  content: { title: string; lead: string; items: Item[] };
  way: { title: string; items: Item[] };
  /** `{link}` links to the privacy policy. */
  never: { title: string; items: string[]; data: { title: string; text: string; link: string } };
  feed: Record<'title' | 'text' | 'blog' | 'rss', string>;
  thanks: Answer & { talk: string };
  confirm: {
    button: string;
    states: Record<
      'open' | 'confirmed' | 'already' | 'expired' | 'ended' | 'unknown' | 'incomplete' | 'foreign',
      Answer
    >;
    links: Record<'newsletter' | 'blog' | 'unsubscribe' | 'privacy', string>;
  };
  unsubscribe: {
    button: string;
    states: Record<'open' | 'unsubscribed' | 'already' | 'unknown' | 'incomplete', Answer>;
    links: Record<'newsletter' | 'blog' | 'contact' | 'privacy', string>;
  };
};
