import type { ConversationLine } from '../conversationLine.ts';

/** The newsletter: its page, the pages after a sign-up, and the pages linked in its mails. */
export const newsletter = {
  hero: {
    title: 'Einmal im\u00A0Monat etwas zum Aus\u00ADprobieren.',
    lead: 'Unser Newsletter bringt Ihnen, was wir beim Bauen und Betreuen von Chatbots gelernt haben: eine Anleitung, eine Rechnung oder eine Prüfliste, dazu in wenigen Zeilen, was es Neues gibt.',
  },
  sample: {
    label: 'Muster einer Ausgabe des Newsletters, mit drei Artikeln aus unserem Blog',
    mark: 'Muster',
    from: 'Von',
    subject: 'Betreff',
    subjectText: 'Diesen Monat: drei Artikel für Ihre Kaffeepause',
    hello: 'Guten Tag,',
    intro: 'das haben wir zuletzt aufgeschrieben. Nehmen Sie, was Sie brauchen.',
    unsubscribe: 'Newsletter abbestellen: ein Klick genügt.',
  },
  content: {
    title: 'Was in einer Ausgabe steht',
    lead: 'Wenige Zeilen in der Mail, die ganzen Artikel im Blog. Auf dem Telefon so gut wie am Rechner.',
    items: [
      {
        title: 'Ein Stück Praxis',
        text: 'Zum Beispiel der Wochenplan für eine Wissensbasis oder die Sätze, mit denen eine Übergabe an Kollegen gelingt. So geschrieben, dass Sie es noch am selben Tag nachmachen können.',
      },
      {
        title: 'Eine ehrliche Zahl',
        text: 'Wir rechnen vor, wann sich Automatisierung lohnt und wann nicht. Jede Annahme steht dabei, damit Sie Ihre eigene einsetzen.',
      },
      {
        title: 'Neues in Kürze',
        text: 'Was am Produkt, an den Preisen oder auf dieser Website anders geworden ist. Zwei, drei Zeilen, mit dem Link zum Nachlesen.',
      },
    ],
  },
  way: {
    title: 'Vom Eintragen bis zum Abbestellen',
    items: [
      {
        title: 'Sie tragen sich ein',
        text: 'Eine E-Mail-Adresse und Ihr Häkchen, mehr fragen wir nicht: keinen Namen, keine Firma, keine Telefonnummer.',
      },
      {
        title: 'Sie bestätigen',
        text: 'Wir schicken Ihnen eine Mail mit einem Link. Erst wenn Sie auf der Seite dahinter den Knopf drücken, zählt die Anmeldung. Der Link gilt sieben Tage.',
      },
      {
        title: 'Sie lesen',
        text: 'Höchstens eine Ausgabe im Monat. Gibt es nichts zu sagen, kommt keine.',
      },
      {
        title: 'Sie gehen, wann Sie wollen',
        text: 'In jeder Ausgabe steht ein Link zum Abbestellen, und viele Mailprogramme zeigen dafür einen eigenen Knopf. Beides wirkt sofort, ohne Passwort und ohne Rückfrage.',
      },
    ],
  },
  never: {
    title: 'Was Sie darin nie finden',
    items: [
      'Werbung anderer Unternehmen, bezahlte Plätze oder Empfehlungen, an denen wir verdienen.',
      'Zählpixel und umgeschriebene Links: Wir sehen nicht, ob Sie eine Ausgabe öffnen oder worauf Sie darin klicken.',
      'Countdowns, Rabattdruck und Betreffzeilen, die so tun, als hätten wir schon miteinander geschrieben.',
      'Anhänge. Was zu lesen ist, steht in der Mail oder auf unserer Website.',
    ],
    data: {
      title: 'Was wir dafür aufbewahren',
      text: 'Ihre Adresse, die Sprache und den Nachweis, dass Sie zugestimmt haben. Bestätigen Sie nicht, löschen wir alles nach 14 Tagen. Nach einer Abbestellung bleibt der Nachweis drei Jahre, damit wir belegen können, dass wir schreiben durften. Einzelheiten nennt die {link}.',
      link: 'Datenschutzrichtlinie',
    },
  },
  feed: {
    title: 'Lieber ohne Adresse?',
    text: 'Alle Artikel gibt es auch als Feed. Ihr Feedreader holt sie ab, und wir erfahren nicht einmal, dass Sie mitlesen.',
    blog: 'Zum Blog mit allen Artikeln',
    rss: 'Den RSS-Feed öffnen',
  },
  thanks: {
    title: 'Fast geschafft: Schauen Sie in Ihr Postfach.',
    lead: 'Wir schicken Ihnen eine Mail mit einem Link. Damit bestätigen Sie, dass die Adresse Ihnen gehört.',
    talk: 'Bis die Mail da ist',
    lines: [
      { from: 'visitor', text: 'Bin ich jetzt angemeldet?' },
      { from: 'us', text: 'Noch nicht. Öffnen Sie den Link in der Mail und drücken Sie dort auf den Knopf.' },
      { from: 'visitor', text: 'Bei mir kommt nichts an.' },
      {
        from: 'us',
        text: 'Sehen Sie bitte im Spam-Ordner nach. Haben Sie uns gerade erst über ein anderes Formular geschrieben, kann es zehn Minuten dauern.',
      },
      { from: 'visitor', text: 'Und wenn ich mich vertippt habe?' },
      {
        from: 'us',
        text: 'Dann tragen Sie sich einfach noch einmal ein. Die falsche Adresse löschen wir nach 14 Tagen.',
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
            text: 'Weil manche Mailprogramme Links vorab öffnen. Anmelden sollen nur Sie sich, nicht Ihr Virenscanner.',
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
        lead: 'Sie müssen nichts weiter tun. Der Link hat seine Aufgabe erfüllt.',
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
          { from: 'visitor', text: 'Der Link war in der Mail über zwei Zeilen verteilt.' },
          { from: 'us', text: 'Dann fehlt wohl die zweite. Öffnen Sie ihn am besten direkt aus der Mail.' },
        ],
      },
      incomplete: {
        title: 'Hier fehlt ein Stück des Links.',
        lead: 'Öffnen Sie bitte den ganzen Link aus unserer Mail. Haben Sie noch keine bekommen, tragen Sie sich zuerst ein.',
        lines: [
          { from: 'visitor', text: 'Wo finde ich den Link?' },
          { from: 'us', text: 'In der Mail, die wir nach dem Eintragen schicken. Sie bittet um Ihre Bestätigung.' },
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
        lead: 'Ein Klick auf den Knopf genügt. Danach bekommen Sie keine weitere Ausgabe.',
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
            text: 'Den Nachweis Ihrer Zustimmung heben wir noch drei Jahre auf. Danach ist auch er gelöscht.',
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
            text: 'Dann steht er vermutlich in einem zweiten Postfach von Ihnen. Öffnen Sie den Link aus dieser Ausgabe.',
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
