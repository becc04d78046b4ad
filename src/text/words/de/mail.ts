/** Mails of the site. `{name}`, `{matter}` and the like are filled in per mail. */
export const mail = {
  facts: {
    message: 'Nachricht',
    page: 'Seite',
    language: 'Sprache',
    received: 'Eingegangen',
    reference: 'Vorgang',
  },
  context: {
    plan: 'Gewünschter Plan',
    about: 'Anlass',
    utm_source: 'Kampagne, Quelle',
    utm_medium: 'Kampagne, Kanal',
    utm_campaign: 'Kampagne, Name',
    utm_term: 'Kampagne, Suchbegriff',
    utm_content: 'Kampagne, Variante',
    referrer: 'Gekommen von',
  },
  languages: { de: 'Deutsch', en: 'Englisch' },
  empty: 'nicht angegeben',
  leadToSales: {
    contact: {
      matter: 'Thema',
      subject: 'Neue Anfrage von {name}: {matter}',
      heading: 'Neue Anfrage von {name}',
      intro: 'Über das Kontaktformular der Website. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.',
    },
    partner: {
      matter: 'Programm',
      subject: 'Neue Partnerbewerbung von {name}: {matter}',
      heading: 'Neue Partnerbewerbung von {name}',
      intro:
        'Über das Bewerbungsformular auf der Seite des Programms. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.',
    },
    roi: {
      matter: 'Unternehmen',
      subject: 'Ersparnisrechnung für {matter}, von {name}',
      heading: 'Ersparnisrechnung für {matter}',
      intro:
        '{name} hat sich das Ergebnis des Ersparnisrechners schicken lassen. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.',
    },
    chat: {
      matter: 'Anlass',
      subject: '{matter}: Gast {name}',
      heading: 'Gast {name} möchte mit einem Menschen sprechen',
      intro:
        'Das Gespräch mit dem KI-Assistenten der Website steht unten. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.',
    },
  },
  greetingWithoutName: 'Guten Tag,',
  greeting: 'Guten Tag {name},',
  confirmation: {
    contact: {
      subject: 'Ihre Nachricht an {brand} ist angekommen',
      heading: 'Ihre Nachricht ist angekommen.',
      intro:
        'vielen Dank für Ihre Nachricht. Ein Mensch aus unserem Team liest sie und antwortet Ihnen an diese Adresse.',
      yourMessage:
        'Ihr Thema: {matter}. Aus Vorsicht steht Ihre Nachricht nicht in dieser E-Mail; sie liegt vollständig bei uns.',
      addition: 'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
      automatic:
        'Diese Bestätigung wurde automatisch verschickt, weil diese Adresse im Kontaktformular von {brand} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
    partner: {
      subject: 'Ihre Bewerbung bei {brand} ist angekommen',
      heading: 'Ihre Bewerbung ist angekommen.',
      intro:
        'vielen Dank für Ihre Bewerbung ({matter}). Jemand aus unserem Team liest sie und meldet sich bei Ihnen, auch wenn es nicht passt.',
      yourMessage: 'Aus Vorsicht stehen Ihre Angaben nicht in dieser E-Mail; sie liegen vollständig bei uns.',
      addition: 'Fehlt etwas? Antworten Sie einfach auf diese E-Mail.',
      automatic:
        'Diese Bestätigung wurde automatisch verschickt, weil sich jemand mit dieser Adresse um eine Partnerschaft mit {brand} beworben hat. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
    roi: {
      subject: 'Ihre Ersparnisrechnung von {brand}',
      heading: 'Ihr Ergebnis, schwarz auf weiß.',
      intro:
        'anbei finden Sie Ihr Ergebnis als PDF: mit Ihren Angaben, drei Szenarien, der Formel und allen Annahmen. Das Wichtigste in Kürze:',
      yourMessage: 'Nach Abzug des Planpreises bleibt im Monat:',
      addition:
        'Die Annahmen stammen von uns und sind nicht gemessen. Passt eine nicht zu Ihnen, antworten Sie einfach auf diese E-Mail, dann rechnen wir gemeinsam neu.',
      automatic:
        'Diese E-Mail wurde automatisch verschickt, weil jemand das Ergebnis des Ersparnisrechners von {brand} an diese Adresse bestellt hat. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
    chat: {
      subject: 'Ihr Gespräch ist bei {brand} angekommen',
      heading: 'Ihr Gespräch ist angekommen.',
      intro:
        'unser Assistent hat Ihr Gespräch an das Team weitergegeben. Ein Mensch liest es und antwortet Ihnen an diese Adresse. Sie brauchen nichts noch einmal zu erzählen.',
      yourMessage: 'Aus Vorsicht steht das Gespräch nicht in dieser E-Mail.',
      addition: 'Ist Ihnen noch etwas eingefallen? Antworten Sie einfach auf diese E-Mail.',
      automatic:
        'Diese Bestätigung wurde automatisch verschickt, weil diese Adresse im Chat von {brand} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
  },
  newsletter: {
    issue: {
      why: 'Sie bekommen diese E-Mail, weil Sie den Newsletter von {brand} bestellt und Ihre Anmeldung bestätigt haben.',
      unsubscribe: 'Newsletter abbestellen',
      privacy: 'Datenschutzrichtlinie',
      imprint: 'Impressum',
    },
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
      heading: 'Waren Sie das?',
      intro:
        'Jemand hat diese Adresse für den Newsletter von {brand} eingetragen. Wenn Sie das waren, bestätigen Sie es bitte:',
      button: 'Anmeldung bestätigen',
      plain: 'Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse in Ihrem Browser:',
      until: 'Der Link gilt {days}\u00A0Tage.',
      otherwise:
        'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir keinen Newsletter und löschen die Adresse nach 14\u00A0Tagen.',
      automatic: 'Diese E-Mail wurde automatisch verschickt. Wie wir mit Ihren Daten umgehen:',
    },
  },
};
