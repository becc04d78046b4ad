import type { ConversationLine } from '../conversationLine.ts';

/** Booking a demo: the page around the form, the slot picker, the page of a booking, and its mails. */
export const booking = {
  hero: {
    title: 'Aus drei Fragen Ihrer Kunden wird ein\u00A0Chatbot. Sie\u00A0sehen\u00A0zu.',
    lead: 'Die Demo ist kostenlos, dauert 30\u00A0Minuten und findet per Video statt. Wir bauen den Chatbot, Sie stellen ihn auf die Probe. Am Ende haben Sie gesehen, was er mit Ihren Fragen anfängt, und wissen, welcher Plan dafür passt.',
    link: 'Was in den 30\u00A0Minuten geschieht',
  },
  dial: {
    label:
      'Bild einer Uhr, auf der eine halbe Stunde in vier Abschnitte geteilt ist: erzählen, bauen, verwirren, rechnen.',
    center: 'Min.',
    said: { visitor: 'Und wenn der Chatbot etwas nicht weiß?', us: 'Dann soll er es sagen. Probieren wir es aus.' },
  },
  halfHour: {
    title: 'Was in den {minutes}\u00A0Minuten geschieht',
    lead: 'Auf unserer Seite sitzt ein Mensch, der den Baukasten vor Ihren Augen bedient.',
    span: 'Minute {from} bis {to}',
    parts: [
      {
        minutes: 5,
        short: 'erzählen',
        title: 'Sie erzählen',
        text: 'Wer schreibt Ihnen, wie oft, und was davon hält Ihr Team auf? Gemeinsam wählen wir drei Fragen aus.',
      },
      {
        minutes: 12,
        short: 'bauen',
        title: 'Wir bauen',
        text: 'Aus den drei Fragen und einer Ihrer Hilfeseiten entsteht im Baukasten ein Chatbot, der mit Quelle antwortet. Sie sehen jeden Klick.',
      },
      {
        minutes: 8,
        short: 'verwirren',
        title: 'Sie versuchen, ihn zu verwirren',
        text: 'Schreiben Sie ihm Unsinn, Beschwerden und Sonderfälle. So zeigt sich, wann er an einen Menschen übergibt.',
      },
      {
        minutes: 5,
        short: 'rechnen',
        title: 'Wir rechnen und klären, was folgt',
        text: 'Sie erfahren, welcher Plan passt, was er kostet und was noch zu tun ist. Möchten Sie weitermachen, prüfen wir danach Ihre Anbindungen und schicken ein Angebot. Wenn nicht, bleibt es bei dieser halben Stunde.',
      },
    ],
  },
  who: {
    title: 'Wer dabei sein sollte',
    items: [
      {
        title: 'Jemand, der Anfragen beantwortet',
        text: 'Diese Person kennt die Fragen, die in keiner Auswertung stehen.',
      },
      {
        title: 'Jemand, der entscheidet',
        text: 'So muss niemand Preis und Vertrag in einer zweiten Runde nacherzählen.',
      },
      {
        title: 'Jemand aus der Technik, wenn Systeme mitreden sollen',
        text: 'Geht es um Shop, CRM oder Helpdesk, erspart das Rückfragen. Sonst genügt danach eine E-Mail.',
      },
    ],
    note: 'Allein geht es genauso gut. Sollen mehrere dabei sein, leiten Sie die Einladung weiter; wer sie hat, kann den Termin auch verschieben oder absagen.',
  },
  bring: {
    title: 'Was Sie mitbringen sollten',
    items: [
      'Drei echte Fragen aus Ihrem Posteingang, ohne Namen und ohne Kundennummern.',
      'Die Adresse einer Hilfeseite oder ein Dokument, in dem Antworten stehen.',
      'Eine grobe Zahl: Wie viele Menschen schreiben Ihnen im Monat?',
      'Die Namen der Systeme, mit denen Ihr Team arbeitet.',
    ],
    note: 'Nichts davon zur Hand? Kommen Sie trotzdem: Dann nehmen wir ein Beispiel aus Ihrer Branche.',
  },
  isNot: {
    title: 'Was Sie vielleicht vorher fragen',
    items: [
      {
        title: 'Müssen wir Folien ansehen?',
        text: 'Nein, es gibt keine. Unterbrechen Sie uns, so oft Sie möchten.',
      },
      {
        title: 'Müssen wir danach unterschreiben?',
        text: 'Nein. Ein Angebot schicken wir, wenn Sie eines möchten. Was Pläne, weitere Bearbeiter und Kanäle kosten, steht schon jetzt auf der {link}. Andere Leistungen, etwa Einführung, Erweiterungen, Anbindungen oder Support, berechnen wir nur, wenn das Angebot dafür einen Preis nennt.',
      },
      {
        title: 'Brauchen Sie Zugang zu unseren Systemen?',
        text: 'Nein, wir melden uns nirgends an und brauchen kein Kennwort von Ihnen.',
      },
      {
        title: 'Wohin kommt unser Material?',
        text: 'Auf unsere Plattform, die in Deutschland gehostet wird. Formuliert ein Sprachmodell die Antworten, bekommt dessen Betreiber die Fragen und die passenden Stellen. Bringen Sie deshalb nichts Persönliches oder Vertrauliches mit. Löschfrist: {demoMaterial}.',
      },
      {
        title: 'Können wir danach selbst bauen?',
        text: 'Ja, sobald Sie einen Zugang haben; Sie bekommen ihn auf Anfrage über das Kontaktformular. Wie lange er gilt und ob er etwas kostet, steht in unserer Antwort; bevor Sie ihn nutzen, schließen wir den Vertrag über die Auftragsverarbeitung. Üben können Sie auf Wunsch in der Einführung, mit Ihrem Team und Ihren Inhalten.',
      },
    ],
    link: 'Preisseite',
  },
  form: {
    title: 'Welche Zeit passt Ihnen?',
    lead: 'Hier stehen die Zeiten, die noch frei sind. Mit dem Absenden ist die Zeit gebucht. Die Einladung für Ihren Kalender kommt per E\u2011Mail, mit einem Link zum Verschieben und Absagen.',
    details: 'Und wer sind Sie?',
    bookedBefore: 'Gebucht haben Sie schon: {time}. Wenn Sie noch einmal buchen, sind es zwei Termine.',
    labels: {
      topic: 'Worum soll es gehen?',
      slot: 'Ihre Zeit',
      tz: 'Ihre Zeitzone',
      name: 'Ihr Name',
      company: 'Unternehmen',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
    },
    names: {
      topic: 'Thema',
      slot: 'gewählte Zeit',
      tz: 'Zeitzone',
      name: 'Name',
      company: 'Unternehmen',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
    },
    hints: {
      email: 'Dorthin schicken wir die Einladung und den Link zum Videogespräch.',
      phone: 'Für den Fall, dass die Technik streikt.',
    },
    topics: {
      service: 'Kundenservice entlasten',
      marketing: 'Interessenten gewinnen',
      shop: 'Im Shop beraten und verkaufen',
      technology: 'Anbindung und Technik',
      other: 'Etwas anderes',
    },
    submit: 'Diese Zeit buchen',
    privacy:
      'Ihre Angaben erhält unser Vertrieb, um den Termin vorzubereiten und danach Ihre Fragen zu beantworten. Wer das Videogespräch überträgt und was wir speichern, steht in der {link}. Unser Angebot gilt nur für Unternehmer und öffentliche Stellen.',
    privacyLink: 'Datenschutzrichtlinie',
    errors: {
      topic: { choice: 'Bitte wählen Sie eines der Themen aus der Liste.' },
      slot: {
        required: 'Bitte wählen Sie eine Zeit aus.',
        format: 'Diese Zeit ist keine aus unserem Kalender. Bitte wählen Sie eine der freien Zeiten.',
        lineBreak: 'Diese Zeit ist keine aus unserem Kalender. Bitte wählen Sie eine der freien Zeiten.',
        tooLong: 'Diese Zeit ist keine aus unserem Kalender. Bitte wählen Sie eine der freien Zeiten.',
      },
      tz: {
        lineBreak: 'Diese Zeitzone kennen wir nicht. Bitte wählen Sie eine aus der Liste.',
        tooLong: 'Diese Zeitzone kennen wir nicht. Bitte wählen Sie eine aus der Liste.',
      },
      name: {
        required: 'Bitte geben Sie Ihren Namen an.',
        tooLong: 'Bitte kürzen Sie Ihren Namen auf höchstens 100\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihren Namen ohne Zeilenumbrüche ein.',
      },
      company: {
        required: 'Bitte geben Sie Ihr Unternehmen an.',
        tooLong: 'Bitte kürzen Sie den Namen Ihres Unternehmens auf höchstens 150\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihr Unternehmen ohne Zeilenumbrüche ein.',
      },
      email: {
        required: 'Bitte geben Sie Ihre E\u2011Mail-Adresse an.',
        tooLong: 'Ihre E\u2011Mail-Adresse ist länger als 254\u00A0Zeichen. Bitte geben Sie eine kürzere an.',
        lineBreak: 'Bitte geben Sie Ihre E\u2011Mail-Adresse ohne Zeilenumbrüche ein.',
        format: 'Bitte geben Sie eine vollständige E\u2011Mail-Adresse an, zum Beispiel name@example.com.',
      },
      phone: {
        tooLong: 'Bitte kürzen Sie Ihre Telefonnummer auf höchstens 40\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihre Telefonnummer ohne Zeilenumbrüche ein.',
        format:
          'Bitte geben Sie Ihre Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen +\u00A0(\u00A0)\u00A0/\u00A0- an.',
      },
    },
  },
  /** Reasons for a rejected booking; `{times}` lists the next free slots. */
  refused: {
    taken: 'Diese Zeit wurde gerade vergeben. Die nächsten freien Zeiten: {times}.',
    'not-offered': 'Diese Zeit bieten wir nicht an. Die nächsten freien Zeiten: {times}.',
    none: 'Diese Zeit ist nicht mehr frei, und in den nächsten Wochen ist auch sonst nichts frei. Bitte schreiben Sie uns.',
    tooManyOpen:
      'Mit dieser E\u2011Mail-Adresse sind schon zwei Termine gebucht, mehr sind nicht gleichzeitig möglich. Über den Link in der Einladung können Sie einen davon verschieben oder absagen. Wenn Sie noch einen brauchen, schreiben Sie uns bitte über das Kontaktformular.',
  },
  picker: {
    zone: 'Ihre Zeitzone',
    show: 'Umrechnen',
    inZone: 'Alle Zeiten für {zone}',
    besideBerlin: '{time} Berlin',
    earlier: 'Früherer Tag',
    later: 'Späterer Tag',
    earlierMonth: 'Voriger Monat',
    laterMonth: 'Nächster Monat',
    noneAtAll: 'In den nächsten Wochen ist gerade keine Zeit frei. Schreiben Sie uns, dann finden wir eine.',
    dayFree: '{day}: {count} freie Zeiten',
    dayFreeOne: '{day}: eine freie Zeit',
    dayNone: '{day}: nichts frei',
    chosen: 'Gewählt: {time}',
    failed: 'Die freien Zeiten lassen sich gerade nicht laden. Bitte laden Sie die Seite neu.',
    keys: 'Mit den Pfeiltasten wechseln Sie den Tag, mit Bild auf und Bild ab den Monat.',
  },
  zones: {
    'Europe/Berlin': 'Berlin, Wien, Zürich',
    'Europe/London': 'London, Dublin, Lissabon',
    'Europe/Athens': 'Athen, Helsinki, Kiew',
    'Europe/Istanbul': 'Istanbul',
    'Asia/Dubai': 'Dubai',
    'Asia/Kolkata': 'Delhi, Mumbai',
    'Asia/Bangkok': 'Bangkok, Jakarta',
    'Asia/Singapore': 'Singapur, Hongkong',
    'Asia/Tokyo': 'Tokio, Seoul',
    'Australia/Sydney': 'Sydney, Melbourne',
    'America/Sao_Paulo': 'São Paulo',
    'America/New_York': 'New York, Toronto',
    'America/Chicago': 'Chicago',
    'America/Denver': 'Denver',
    'America/Los_Angeles': 'Los Angeles, Vancouver',
    UTC: 'Weltzeit (UTC)',
  },
  /** A slot in words: „Dienstag, 24. November 2026, 10:00 bis 10:30 Uhr (Berlin)“. */
  time: {
    full: '{day}, {from}\u00A0bis\u00A0{to}\u00A0Uhr',
    /** On the same day. */
    clocks: '{from}\u00A0bis\u00A0{to}\u00A0Uhr',
    here: '{time} ({place})',
    there: 'in Berlin {time}',
    list: '{day}, {from}\u00A0Uhr',
  },
  thanks: {
    title: 'Gebucht. Bis bald.',
    lead: 'Die Zeit ist für Sie reserviert. Die Einladung für Ihren Kalender ist unterwegs; an welche E\u2011Mail-Adresse, steht bei Ihrem Termin.',
    unknown:
      'Ihre Zeit steht in der Bestätigung, die wir Ihnen per E\u2011Mail schicken, zusammen mit dem Link zum Verschieben.',
    manage: 'Termin ansehen oder verschieben',
    file: 'In den Kalender eintragen (.ics)',
    home: 'Zur Startseite',
    next: 'Bis dahin',
    lines: [
      { from: 'visitor', text: 'Wo findet das Gespräch statt?' },
      { from: 'us', text: 'Per Video. Den Link dazu schicken wir Ihnen vorher per E-Mail.' },
      { from: 'visitor', text: 'Und wenn mir etwas dazwischenkommt?' },
      { from: 'us', text: 'Verschieben oder absagen, bis das Gespräch beginnt. Der Link steht in der Einladung.' },
      { from: 'visitor', text: 'Erinnern Sie mich?' },
      { from: 'us', text: 'Ja, am Tag davor, wenn bis dahin noch Zeit ist.' },
    ] satisfies ConversationLine[] as ConversationLine[],
    faq: 'Häufige Fragen',
    pricing: 'Preise vorab ansehen',
  },
  page: {
    booked: {
      title: 'Ihr Termin mit\u00A0uns',
      lead: 'Hier steht, wann wir uns sprechen. Kommt etwas dazwischen, verschieben Sie oder sagen ab; ein Grund ist nicht nötig.',
    },
    cancelled: {
      title: 'Dieser Termin ist abgesagt.',
      lead: 'Die Zeit ist wieder frei, und niemand wartet auf Sie. Wenn Sie es sich anders überlegen, buchen Sie einfach neu.',
    },
    past: {
      title: 'Dieser Termin ist vorbei.',
      lead: 'Verschieben und absagen können Sie nur, bis das Gespräch beginnt. Hat es nicht geklappt, buchen Sie ein neues.',
    },
    unknown: {
      title: 'Diesen Termin finden wir nicht.',
      lead: 'Der Link ist unvollständig, oder es gibt den Termin nicht mehr. Öffnen Sie bitte den vollständigen Link aus unserer letzten E-Mail dazu.',
    },
    /** Shown for an invalid booking link. */
    lost: [
      { from: 'visitor', text: 'Und wenn ich diese E-Mail nicht mehr habe?' },
      { from: 'us', text: 'Dann nennen Sie uns die E\u2011Mail-Adresse der Buchung. Wir antworten nur dorthin.' },
    ] satisfies ConversationLine[] as ConversationLine[],
    topic: 'Thema',
    email: 'Einladung an',
    file: 'In den Kalender eintragen (.ics)',
    bookNew: 'Neuen Termin buchen',
    write: 'Uns schreiben',
    done: {
      moved: 'Verschoben. Die neue Einladung ist unterwegs.',
      cancelled: 'Abgesagt. Die Bestätigung ist unterwegs.',
      'cancelled-without-mail':
        'Abgesagt. Eine Bestätigung verschicken wir diesmal nicht, weil an Ihre Adresse heute schon sehr viele E-Mails zu Terminen gingen. Bitte löschen Sie den Termin selbst aus Ihrem Kalender.',
    },
    move: {
      title: 'Verschieben',
      lead: 'Wählen Sie eine andere Zeit. Die alte wird erst frei, wenn die neue gebucht ist.',
      submit: 'Auf diese Zeit verschieben',
      tooOften:
        'Dieser Termin wurde schon {count}-mal verschoben. Schreiben Sie uns, dann finden wir gemeinsam eine Zeit.',
    },
    cancel: {
      title: 'Absagen',
      lead: 'Danach ist die Zeit wieder frei.',
      submit: 'Termin absagen',
      sure: 'Wirklich absagen? Rückgängig machen können Sie das nicht, nur neu buchen.',
      confirm: 'Ja, absagen',
    },
    errors: {
      slot: 'Bitte wählen Sie eine Zeit aus.',
      action:
        'Wir haben nicht verstanden, ob Sie verschieben oder absagen möchten. Bitte versuchen Sie es noch einmal.',
      foreign: 'Diese Anfrage kam von einer anderen Website. Bitte verschieben oder sagen Sie auf dieser Seite ab.',
      notStored:
        'Das hat gerade nicht geklappt, Ihr Termin ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
      tooMany: 'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in {minutes} noch einmal.',
    },
  },
  mail: {
    /** Calendar event titles, for the visitor and for sales. */
    event: {
      visitor: 'Demo mit {brand}',
      sales: 'Demo mit {name}, {company}',
      place: 'Videogespräch, der Link kommt per E-Mail',
      change: 'Verschieben oder absagen: {link}',
    },
    when: 'Wann',
    before: 'Bisher',
    /** For sales, if the visitor's time zone differs from Berlin's. */
    visitorsTime: 'Ortszeit des Gasts',
    topic: 'Thema',
    manage: 'Termin ansehen oder ändern',
    /** In a cancellation. */
    again: 'Freie Zeiten ansehen',
    booked: {
      subject: 'Ihre Demo am {day}',
      heading: 'Ihre Demo ist gebucht.',
      intro: 'wir freuen uns auf das Gespräch. Die Einladung für Ihren Kalender hängt an dieser E-Mail.',
      outro:
        'Das Gespräch findet per Video statt; den Link dazu schicken wir Ihnen vorher. Bringen Sie, wenn es geht, drei echte Fragen aus Ihrem Posteingang mit: Daraus bauen wir den Chatbot. Kommt etwas dazwischen, verschieben Sie oder sagen ab; ein Grund ist nicht nötig.',
    },
    moved: {
      subject: 'Verschoben: Ihre Demo am {day}',
      heading: 'Ihre Demo ist verschoben.',
      intro: 'es gilt jetzt die neue Zeit. Ihr Kalender übernimmt sie mit der Einladung in dieser E-Mail.',
      outro: 'Alles andere bleibt, wie es war.',
    },
    cancelled: {
      subject: 'Abgesagt: Ihre Demo am {day}',
      heading: 'Ihre Demo ist abgesagt.',
      intro: 'diese Zeit ist wieder frei. Die Absage für Ihren Kalender hängt an dieser E-Mail.',
      outro: 'Möchten Sie später doch sprechen, buchen Sie eine der freien Zeiten.',
    },
    reminder: {
      subject: 'Erinnerung: Ihre Demo am {day}',
      heading: 'Bald sprechen wir uns.',
      intro: 'eine kurze Erinnerung an unser Gespräch.',
      outro: 'Passt es doch nicht, verschieben Sie den Termin oder sagen ihn ab, auch noch kurz vorher.',
    },
    automatic:
      'Diese E-Mail wurde automatisch verschickt, weil mit dieser Adresse eine Demo bei {brand} gebucht wurde. Waren Sie das nicht, sagen Sie den Termin bitte über den Link ab.',
    /** Footer of a cancellation mail, which contains no link. */
    automaticEnd:
      'Diese E-Mail wurde automatisch verschickt, weil eine Demo bei {brand}, die mit dieser Adresse gebucht war, abgesagt wurde.',
    sales: {
      booked: {
        subject: 'Demo gebucht: {name}, {company}, {time}',
        heading: 'Neue Demo mit {name}',
        intro:
          'Über die Website gebucht. Bitte schicken Sie vorher den Link zum Videogespräch. Eine Antwort geht an {email}.',
      },
      moved: {
        subject: 'Demo verschoben: {name}, {company}, {time}',
        heading: 'Demo mit {name} verschoben',
        intro: 'Auf der Seite des Termins verschoben. Eine Antwort geht an {email}.',
      },
      cancelled: {
        subject: 'Demo abgesagt: {name}, {company}, {time}',
        heading: 'Demo mit {name} abgesagt',
        intro: 'Auf der Seite des Termins abgesagt; die Zeit ist wieder frei. Eine Antwort geht an {email}.',
      },
    },
  },
};
