/** The hand-over from the chat: fields with their errors, and the format of a transcript. */
export const chat = {
  labels: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    message: 'Nachricht',
    transcript: 'Gesprächsverlauf',
  },
  names: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Nachricht',
    transcript: 'Gesprächsverlauf',
  },
  matter: 'Übergabe aus dem Chat',
  /** Speaker labels in the mail to sales: fixed, regardless of the name that the visitor entered. */
  speakers: { visitor: 'Gast', assistant: 'KI-Assistent' },
  sentByBrowser:
    'Vom Browser des Gastes gesendet. Antworten des KI-Assistenten stehen hier nur, wenn unser Server sie nachweislich so auf die Frage direkt darüber gegeben hat.',
  noTurns: 'Im Chat wurde vorher nichts geschrieben.',
  errors: {
    name: {
      tooLong: 'Bitte kürzen Sie Ihren Namen auf höchstens 100\u00A0Zeichen.',
      lineBreak: 'Bitte geben Sie Ihren Namen ohne Zeilenumbrüche ein.',
    },
    email: {
      required: 'Bitte geben Sie die E-Mail-Adresse an, an die wir Ihnen antworten können.',
      tooLong: 'Ihre E-Mail-Adresse ist länger als 254\u00A0Zeichen. Bitte geben Sie eine kürzere an.',
      lineBreak: 'Bitte geben Sie Ihre E-Mail-Adresse ohne Zeilenumbrüche ein.',
      format: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.com.',
    },
    message: { tooLong: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000\u00A0Zeichen.' },
    transcript: {
      tooLong:
        'Der Gesprächsverlauf ist zu lang, um ihn zu übergeben. Bitte beginnen Sie ein neues Gespräch, oder schreiben Sie uns über das Kontaktformular.',
      format:
        'Der Gesprächsverlauf ließ sich nicht lesen. Bitte laden Sie die Seite neu, oder schreiben Sie uns über das Kontaktformular.',
      control:
        'Der Gesprächsverlauf enthält unzulässige Zeichen. Bitte beginnen Sie ein neues Gespräch, oder schreiben Sie uns über das Kontaktformular.',
    },
  },
};
