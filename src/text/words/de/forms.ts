/** Forms: labels, hints, and one sentence per field and error. */
export const forms = {
  errorPrefix: 'Fehler: ',
  /** Fixed wording of the quality bar, like the English version: tests match it literally. */
  errorTitle: 'Es gibt ein Problem',
  optional: 'freiwillig',
  trap: 'Website (bitte leer lassen)',
  /** Shown while a script finishes the proof of work after submission. */
  checking: 'Einen Moment bitte, das Formular wird gleich abgesendet.',
  /** Shown instead of submitting while the server is unreachable. */
  offline:
    'Ihr Browser erreicht unseren Server gerade nicht, deshalb ist nichts gesendet. Ihre Eingaben bleiben hier stehen: Bitte senden Sie noch einmal, sobald Sie wieder verbunden sind.',
  /** Shown after Back from the page of thanks. */
  sent: 'Dieses Formular haben Sie schon abgesendet, und es ist bei uns. Senden Sie es unverändert noch einmal, kommt es nicht doppelt an.',
  refused: {
    form: 'Diese Anfrage kam von einer anderen Website und wurde nicht angenommen. Bitte senden Sie das Formular von dieser Seite aus ab.',
    trap: 'Ein unsichtbares Feld, das leer bleiben muss, war ausgefüllt. Wir haben es geleert: Bitte senden Sie das Formular noch einmal ab.',
    /** For an issue without a specific message. */
    field: 'Diese Angabe können wir so nicht annehmen. Bitte sehen Sie sie noch einmal durch.',
    tooLarge: 'Ihre Angaben sind zusammen zu lang, um sie zu übertragen. Bitte kürzen Sie Ihre Nachricht.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte senden Sie das Formular in {minutes} noch einmal ab.',
    tooManyOfMailbox:
      'Mit dieser E-Mail-Adresse wurden gerade sehr viele Formulare abgesendet. Bitte senden Sie dieses in {minutes} noch einmal ab.',
    tooManyInAll:
      'Gerade erreichen uns ungewöhnlich viele Anfragen auf einmal. Bitte senden Sie das Formular in {minutes} noch einmal ab.',
    notStored:
      'Wir konnten Ihre Nachricht gerade nicht speichern, sie ist noch nicht bei uns. Bitte senden Sie das Formular gleich noch einmal ab.',
  },
  minute: 'einer Minute',
  minutes: '{count}\u00A0Minuten',
  hours: '{count}\u00A0Stunden',
  contact: {
    plan: 'Ihre Anfrage betrifft den Plan {plan}.',
    labels: {
      topic: 'Worum geht es?',
      firstname: 'Vorname',
      lastname: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      message: 'Ihre Nachricht',
    },
    names: {
      topic: 'Thema',
      firstname: 'Vorname',
      lastname: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      message: 'Nachricht',
    },
    hints: {
      email: 'Dorthin senden wir unsere Antwort.',
      phone: 'Nur, falls wir Sie zurückrufen sollen.',
      message: 'Höchstens 5.000\u00A0Zeichen.',
    },
    topics: {
      sales: 'Vertrieb und Preise',
      access: 'Zugang zur Plattform',
      support: 'Hilfe für unsere Kunden',
      press: 'Presse',
      other: 'Etwas anderes',
    },
    submit: 'Nachricht senden',
    privacy:
      'Wir verwenden Ihre Angaben, um Ihnen zu antworten. Außerdem speichern wir, über welche Seite oder Kampagne Sie kamen. Wozu, steht in der {link}. Unser Angebot gilt nur für Unternehmer und öffentliche Stellen.',
    privacyLink: 'Datenschutzrichtlinie',
    errors: {
      topic: {
        choice: 'Bitte wählen Sie ein Thema aus der Liste.',
      },
      firstname: {
        tooLong: 'Bitte kürzen Sie Ihren Vornamen auf höchstens 100\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihren Vornamen ohne Zeilenumbrüche ein.',
      },
      lastname: {
        required: 'Bitte geben Sie Ihren Nachnamen an.',
        tooLong: 'Bitte kürzen Sie Ihren Nachnamen auf höchstens 100\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihren Nachnamen ohne Zeilenumbrüche ein.',
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
      message: {
        required: 'Bitte schreiben Sie uns Ihre Nachricht.',
        tooLong: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000\u00A0Zeichen.',
      },
    },
  },
  partner: {
    labels: {
      company: 'Unternehmen',
      website: 'Website',
      name: 'Ihr Name',
      email: 'E-Mail-Adresse',
      message: 'Was haben Sie vor?',
    },
    names: {
      company: 'Unternehmen',
      website: 'Website',
      name: 'Name',
      email: 'E-Mail-Adresse',
      message: 'Nachricht',
    },
    programmes: {
      'solution-partner-program': 'Lösungspartner',
      'affiliate-program': 'Partnerprogramm für Empfehlungen',
    },
    submit: 'Bewerbung senden',
    privacy:
      'Unser Vertrieb verwendet Ihre Angaben, um Ihre Bewerbung zu prüfen und Ihnen zu antworten. Mehr in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
    errors: {
      company: {
        required: 'Bitte geben Sie Ihr Unternehmen an.',
        tooLong: 'Bitte kürzen Sie den Namen Ihres Unternehmens auf höchstens 150\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihr Unternehmen ohne Zeilenumbrüche ein.',
      },
      website: {
        tooLong: 'Bitte kürzen Sie die Adresse Ihrer Website auf höchstens 254\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihre Website ohne Zeilenumbrüche ein.',
        format: 'Bitte geben Sie die Adresse Ihrer Website vollständig an, zum Beispiel www.example.com.',
      },
      name: {
        required: 'Bitte geben Sie Ihren Namen an.',
        tooLong: 'Bitte kürzen Sie Ihren Namen auf höchstens 100\u00A0Zeichen.',
        lineBreak: 'Bitte geben Sie Ihren Namen ohne Zeilenumbrüche ein.',
      },
      email: {
        required: 'Bitte geben Sie Ihre E\u2011Mail-Adresse an.',
        tooLong: 'Ihre E\u2011Mail-Adresse ist länger als 254\u00A0Zeichen. Bitte geben Sie eine kürzere an.',
        lineBreak: 'Bitte geben Sie Ihre E\u2011Mail-Adresse ohne Zeilenumbrüche ein.',
        format: 'Bitte geben Sie eine vollständige E\u2011Mail-Adresse an, zum Beispiel name@example.com.',
      },
      message: {
        required: 'Bitte schreiben Sie uns, was Sie vorhaben.',
        tooLong: 'Bitte kürzen Sie Ihren Text auf höchstens 5.000\u00A0Zeichen.',
      },
    },
  },
  newsletter: {
    labels: {
      email: 'Ihre E-Mail-Adresse',
      consent: 'Einwilligung',
    },
    names: {
      email: 'E-Mail-Adresse',
      consent: 'Einwilligung',
    },
    submit: 'Newsletter bestellen',
    privacy:
      'Vor der ersten Ausgabe bitten wir Sie per E\u2011Mail um Bestätigung. Was wir speichern, steht in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
    errors: {
      email: {
        required: 'Bitte geben Sie die E\u2011Mail-Adresse an, an die der Newsletter gehen soll.',
        tooLong: 'Ihre E\u2011Mail-Adresse ist länger als 254\u00A0Zeichen. Bitte geben Sie eine kürzere an.',
        lineBreak: 'Bitte geben Sie Ihre E\u2011Mail-Adresse ohne Zeilenumbrüche ein.',
        format: 'Bitte geben Sie eine vollständige E\u2011Mail-Adresse an, zum Beispiel name@example.com.',
      },
      consent: {
        required:
          'Bitte setzen Sie das Häkchen, wenn Sie den Newsletter bekommen möchten. Ohne Ihre Zustimmung schicken wir keinen.',
      },
    },
  },
};
