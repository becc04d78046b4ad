/**
 * The consent prompt for third-party services, and descriptions of those services (features/consent/consentPrompt.ts).
 */
export const consent = {
  title: 'Sie entscheiden, was geladen wird.',
  /** What happens with and without consent. */
  text: 'Ohne Ihre Zustimmung lädt diese Website nichts von anderen Anbietern. Stimmen Sie zu, laden Dienste für {purposes}.',
  /** Folded on small screens. */
  more: 'Was das bedeutet',
  details:
    'Die Anbieter dieser Dienste können Cookies auf Ihrem Gerät ablegen und Daten auch in den USA verarbeiten. Ändern können Sie Ihre Wahl jederzeit unter „{link}“ am Ende jeder Seite.',
  accept: 'Alle akzeptieren',
  reject: 'Alle ablehnen',
  choose: 'Einzeln auswählen',
  save: 'Auswahl speichern',
  close: 'Schließen',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  settings: 'Cookie-Einstellungen',
  settingsText:
    'Wählen Sie für jeden Zweck einzeln. Nichts davon ist nötig, um die Website zu nutzen. Was sie selbst braucht, etwa um sich diese Wahl zu merken, ist immer an und geht an niemand anderen.',
  signal:
    'Ihr Browser lehnt für Sie ab: Er sendet das Signal „Global Privacy Control“ oder „Do Not Track“. Wir laden deshalb nichts von anderen Anbietern und fragen Sie nicht; eine frühere Zustimmung ist damit widerrufen. Unten lesen Sie, um welche Dienste es geht. Möchten Sie einem davon doch zustimmen, schalten Sie das Signal für diese Website aus.',
  proof: 'Ihre Einwilligung vom {date} ist gespeichert. Nachweis: {id}',
  /** For screen readers, after the choice. */
  saved: 'Ihre Wahl ist gespeichert.',
  failed: 'Ihre Wahl ließ sich nicht speichern. Es wurde nichts geladen. Bitte versuchen Sie es noch einmal.',
  /** Replaces the network's name in the privacy policy if there is none. */
  noAffiliate: 'derzeit keiner, dieser Dienst ist nicht eingeschaltet',
  labels: { company: 'Anbieter', keeps: 'Gespeichert', where: 'Wo' },
  purposes: {
    statistics: {
      title: 'Statistik',
      text: 'Zeigt uns, welche Seiten gelesen werden und wo Besucher nicht weiterkommen, damit wir sie verbessern.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Zeigt uns, welche Anzeige zu einer Anfrage geführt hat, und erlaubt den Anbietern, Ihnen anderswo unsere Werbung zu zeigen.',
    },
    services: {
      title: 'Zusatzfunktionen',
      text: 'Dienste anderer Anbieter, die Funktionen dieser Website ergänzen.',
    },
    protection: {
      title: 'Schutz der Formulare',
      text: 'Hilft uns, Formulare von Menschen und von Programmen zu unterscheiden. Ohne diese Dienste können Sie jedes Formular ebenso senden, nur seltener nacheinander.',
    },
  },
  vendors: {
    tagManager: {
      name: 'Google Tag Manager',
      does: 'Lädt die Dienste, die wir darin für die erlaubten Zwecke eingerichtet haben, und überträgt dabei Ihre IP-Adresse.',
      company: 'Google Ireland Limited, Dublin',
      keeps: 'Selbst nichts; ein Cookie _dc_gtm_… hält höchstens 1\u00A0Minute',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    analytics: {
      name: 'Google Analytics',
      does: 'Zählt Besuche und Seitenaufrufe mit einer Kennung in einem Cookie und erfasst dazu ungefähren Ort, Gerät und Herkunft.',
      company: 'Google Ireland Limited, Dublin',
      keeps: 'Cookies _ga und _ga_…, 1\u00A0Jahr',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    heatmap: {
      name: 'Hotjar',
      does: 'Zeichnet auf, wohin Besucher zeigen, klicken und scrollen, ohne Eingaben in Formulare.',
      company: 'Hotjar Ltd., Malta',
      keeps: 'Cookies _hj…, höchstens 1\u00A0Jahr',
      where: 'Irland; Zugriffe des Konzerns aus den USA sind möglich (Standardvertragsklauseln)',
    },
    adsPixel: {
      name: 'Google Ads',
      does: 'Erkennt, ob ein Besuch von einer unserer Anzeigen kommt und ob daraus eine Anfrage wird.',
      company: 'Google Ireland Limited, Dublin',
      keeps: 'Cookies _gcl_… und _gac_…, 30\u00A0Tage; bei Google selbst nach dessen Regeln',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    socialPixel: {
      name: 'Meta-Pixel',
      does: 'Meldet Facebook und Instagram Ihren Besuch und eine abgesendete Anfrage, damit unsere Werbung dort ausgewertet und gezielt gezeigt werden kann.',
      company: 'Meta Platforms Ireland Limited, Dublin',
      keeps: 'Cookies _fbp und _fbc, 90\u00A0Tage',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    insightTag: {
      name: 'LinkedIn Insight-Tag',
      does: 'Meldet LinkedIn Ihren Besuch, damit unsere Werbung dort ausgewertet und Besuchern dieser Website gezeigt werden kann.',
      company: 'LinkedIn Ireland Unlimited Company, Dublin',
      keeps: 'Cookie li_fat_id, 30\u00A0Tage; weitere bei LinkedIn selbst, höchstens 1\u00A0Jahr',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    affiliate: {
      name: 'Partnerprogramm',
      does: 'Senden Sie ein Formular ab, melden wir dem Netzwerk unseres Partnerprogramms Ihre E-Mail-Adresse, damit ein Partner, der Sie empfohlen hat, seine Provision erhält. Ohne Formular überträgt diese Website dafür nichts.',
      company: '{affiliate}',
      keeps: 'Beim Netzwerk ein Cookie, höchstens 30\u00A0Tage',
      where: 'Am Sitz des Netzwerks; Näheres steht in dessen Datenschutzhinweisen',
    },
    liveAvailability: {
      name: 'Google Firestore',
      does: 'Zeigt Ihnen auf der Seite „Ins Gespräch kommen“ und bei der Übergabe im Chat, ob der Vertrieb gerade erreichbar ist. Dafür fragt Ihr Browser bei Google nach, sobald Sie dort sind, und überträgt Ihre IP-Adresse, aber nichts, was Sie eingeben.',
      company: 'Google Cloud EMEA Limited, Dublin',
      keeps: 'Nichts auf Ihrem Gerät; Zugriffsprotokolle bei Google nach dessen Regeln',
      where: 'EU und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
    recaptcha: {
      name: 'Google reCAPTCHA',
      does: 'Wertet auf Seiten mit einem Formular Ihre IP-Adresse, Gerät, Browser und Ihr Verhalten auf der Seite aus und schätzt, ob ein Mensch das Formular ausfüllt. Beim Absenden fragt unser Server das Ergebnis ab. Was Sie eingeben, übermitteln wir nicht, und mit Ihrer Anfrage speichern wir das Ergebnis nicht.',
      company: 'Google Cloud EMEA Limited, Dublin',
      keeps: 'Eintrag _grecaptcha im Speicher, bis er gelöscht wird; Cookie _GRECAPTCHA bei Google, 6\u00A0Monate',
      where: 'Irland und USA (Angemessenheitsbeschluss, EU-US Data Privacy Framework)',
    },
  },
};
