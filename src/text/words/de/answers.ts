/** Additional sentences of the built-in bot (bot/answers). Its other sentences come from the site's content. */
export const answers = {
  actions: {
    keep: 'Sie dürfen diese Frage behalten',
    handover: 'Mit einem Menschen sprechen',
    demo: 'Demo buchen',
    pricing: 'Pläne vergleichen',
    contact: 'Nachricht schreiben',
    otherLanguage: 'Continue in English',
  },
  /** Suggested first questions; each has an answer. */
  starters: [
    'Was kostet der Chatbot?',
    'Was macht der Chatbot eigentlich?',
    'Wo liegen die Gespräche?',
    'Wie können wir kündigen?',
  ],
  /** Introduces the site's answer to a differently worded question. */
  under: 'Unter „{question}“ steht:',
  greeting:
    'Guten Tag! Ich bin der KI-Assistent von {brand}. Fragen Sie mich nach Funktionen, Preisen, Vertrag oder Datenschutz: Ich antworte mit dem, was auf dieser Website steht, und nenne die Stelle.',
  thanks: 'Gern geschehen. Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  goodbye: 'Auf Wiedersehen! Wenn Ihnen später noch etwas einfällt, bin ich hier.',
  /** After "have a nice evening". */
  wish: 'Danke, das wünsche ich Ihnen auch! Wenn Ihnen später noch etwas einfällt, bin ich hier.',
  identity:
    'Ich bin ein KI-Assistent, kein Mensch. Ich suche in den Texten dieser Website, antworte mit dem, was dort steht, und nenne die Stelle. Finde ich nichts, sage ich das. Auf Wunsch gebe ich unser Gespräch an einen Menschen weiter, der Ihnen per E-Mail antwortet.',
  abilities:
    'Ich beantworte Fragen zu {brand}: was der Chatbot kann, was er kostet, wie der Vertrag läuft und was mit Daten geschieht. Ich nenne Ihnen freie Zeiten für eine Demo und gebe unser Gespräch auf Wunsch an einen Menschen weiter.',
  handover:
    'Gern. Hinterlassen Sie eine E-Mail-Adresse. Unser Vertrieb bekommt sie mit diesem Gespräch, um Ihnen per E-Mail zu antworten.',
  unsure:
    'Darauf habe ich auf dieser Website keine verlässliche Antwort gefunden, und ausdenken möchte ich mir keine. Ein Mensch aus unserem Team kann Ihnen weiterhelfen, per E-Mail oder in einer Demo.',
  /** Below the answer to one of two questions. */
  otherPart: 'Zum anderen Teil Ihrer Frage habe ich auf dieser Website nichts Verlässliches gefunden.',
  unclear: 'Das habe ich nicht verstanden. Können Sie es anders formulieren, zum Beispiel als ganze Frage?',
  confused:
    'Das war wohl nicht klar genug. Fragen Sie gern nach dem Teil, der offen ist, am besten in einem kurzen Satz, oder schreiben Sie einem Menschen aus unserem Team.',
  /** After the closest answer, followed by further questions. */
  clarify: 'Oder meinten Sie eine dieser Fragen?',
  /** Before an answer that affirms or denies what was asked. */
  verdict: { yes: 'Ja.', no: 'Nein.' },
  /** Above an answer that may miss the question. */
  closest: 'Das hier kommt Ihrer Frage am nächsten:',
  /** Between the last answer, repeated, and a quote of its source. */
  more: 'An dieser Stelle steht dazu noch:',
  /** Above the last answer, repeated: the rest of the site may say more. */
  again: 'Mehr habe ich dazu nicht gefunden:',
  /** Above the sources of the last answer. */
  source: 'Meine letzte Antwort beruht auf dieser Stelle:',
  instructions:
    'An meinen Regeln ändert sich durch eine Nachricht im Chat nichts, und mehr als das, was auf dieser Website steht, kann ich nicht sagen. Fragen zu {brand} beantworte ich gern.',
  othersData:
    'Dazu kann ich nichts sagen: Auf Daten von Kundinnen, Kunden oder anderen Besuchern habe ich keinen Zugriff. Möchten Sie wissen, was über Sie selbst gespeichert ist, wenden Sie sich an unser Team.',
  competitors:
    'Andere Anbieter beurteile ich nicht. Gern sage ich Ihnen, was {brand} leistet, was es kostet und was noch nicht feststeht. Am besten vergleichen Sie mit Ihren eigenen Fragen: In einer Demo sehen Sie, wie unser Chatbot sie beantwortet.',
  insult:
    'Das klingt verärgert. Ich bin nur ein Programm und helfe gern weiter, wenn Sie mir sagen, was Sie suchen. Oder ich gebe unser Gespräch an einen Menschen weiter.',
  threat:
    'Auf Drohungen gehe ich nicht ein. Wenn bei uns etwas schiefgelaufen ist, soll das geklärt werden: Schreiben Sie einem Menschen aus unserem Team, was passiert ist und was Sie erwarten.',
  personal:
    'Bitte schreiben Sie hier keine Kennwörter, Konto- oder Kartennummern und keine Gesundheitsdaten. Für eine Antwort brauche ich sie nicht.',
  keepsContact:
    'Ihre Kontaktdaten bewahre ich hier nicht auf. Soll sich jemand bei Ihnen melden, nutzen Sie bitte „Mit einem Menschen sprechen“.',
  otherLanguage: 'Ich antworte auf Deutsch oder auf Englisch, je nachdem, in welcher Sprache Sie schreiben.',
  contact: {
    phone: 'Telefon: {phone}',
    mail: 'E-Mail: {mail}',
    noPhone:
      'Eine Telefonnummer steht noch nicht auf dieser Website. Schreiben Sie Ihre Nummer und eine passende Uhrzeit in das Kontaktformular, dann ruft ein Mensch Sie an.',
    form: 'Ihre Nachricht über das Kontaktformular liest ein Mensch, die Antwort kommt per E-Mail. Die Angaben zum Unternehmen stehen im Impressum.',
  },
  demo: {
    slots: 'Eine Demo dauert {minutes} Minuten. Die nächsten freien Zeiten (Uhrzeit in Berlin):',
    onDay:
      'Eine Demo dauert {minutes} Minuten. Zu dem, was Sie nennen, passen diese freien Zeiten (Uhrzeit in Berlin):',
    otherDay: 'Eine Demo dauert {minutes} Minuten. Zu der Zeit, die Sie nennen, sehe ich nichts Freies.',
    book: 'Alle freien Zeiten stehen im Kalender. Gebucht ist erst, wenn Sie dort absenden.',
    none: 'Gerade ist keine Zeit für eine Demo frei. Schreiben Sie uns, dann finden wir eine.',
  },
  cancellation: {
    lastDay:
      'Soll der Vertrag am {end} enden, muss die Kündigung spätestens am {last} in Textform bei uns sein, also {weeks} Wochen vorher.',
    otherMonth:
      'Ein Vertrag endet zum Ende eines Quartals. Der nächste Termin ist hier der {end}; dafür muss die Kündigung spätestens am {last} bei uns sein.',
    earliest: 'Geht die Kündigung heute bei uns ein, endet der Vertrag am {end}.',
    tooLate:
      'Für ein Ende am {end} hätte die Kündigung spätestens am {last} bei uns sein müssen. Geht sie heute ein, endet der Vertrag am {next}.',
    noticeOn: 'Geht die Kündigung am {sent} bei uns ein, endet der Vertrag am {end}.',
    noticeDepends:
      'Es kommt auf den Tag an: Geht die Kündigung bis zum {last} bei uns ein, endet der Vertrag am {end}, danach am {next}.',
    noticeIn:
      'Geht die Kündigung in diesem Monat bei uns ein, endet der Vertrag am {end}; der letzte Tag dafür ist der {last}.',
    condition: 'Das gilt, wenn Ihr Angebot keine feste Laufzeit nennt.',
  },
  /** The visitor's own figures in the savings calculator; an earlier reply is recognised by its beginning. */
  savings: {
    result:
      'Mit Ihren Zahlen gerechnet ({figures}): Löst der Assistent {rate}, bleiben im Monat {net}, wenn {plan} mit {price} abgezogen ist, und im ersten Jahr {yearOne}. Eingespielt: {payback}.',
    /** The plan costs more than it saves. */
    loss: 'Mit Ihren Zahlen gerechnet lohnt es sich nicht, wenn der Assistent {rate} löst ({figures}): Im Monat zahlen Sie {lost} drauf, {plan} mit {price} abgezogen; im ersten Jahr sind es {yearOne}. Eingespielt: {payback}.',
    figures: '{people} im Service, {requests} Anfragen im Monat, je {salary} brutto',
    /** Without the team size, which only limits the hours that can be saved. */
    figuresWithoutTeam: '{requests} Anfragen im Monat, Bruttogehalt {salary}',
    other: 'Bei {rate} sind es {net} im Monat.',
    onRequest:
      'Mit Ihren Zahlen gerechnet ({figures}): Löst der Assistent {rate}, spart er {saved} Stunden im Monat, ein Nutzen von {benefit}. Für so viele Menschen nennen wir den Preis auf Anfrage; was bleibt, ist daher offen.',
    /** Asked for after the sum of a month. */
    firstYear:
      'Im ersten Jahr bleiben Ihnen {yearOne}, falls der Assistent {rate} löst ({figures}): Der Nutzen läuft langsam an und zählt wie {months} volle Monate, {plan} fällt zwölfmal an. Ein voller Monat bringt {net}.',
    firstYearLoss:
      'Im ersten Jahr zahlen Sie {lostInYear} drauf, falls der Assistent {rate} löst ({figures}): Der Nutzen läuft langsam an und zählt wie {months} volle Monate, {plan} fällt zwölfmal an. Für einen vollen Monat sind es {net}.',
    /** "So is it a yes?" */
    yes: 'Nach dieser Rechnung ja, sofern die Annahmen stimmen: Löst der Assistent {rate}, bleiben im Monat {net} ({figures}). Prüfen Sie zuerst den vorsichtigen Fall: Bei {careful} sind es {cautious}.',
    no: 'Nach dieser Rechnung eher nicht: Löst der Assistent {rate}, zahlen Sie im Monat {lost} drauf ({figures}). Was sie nicht beziffert, etwa Antworten am Abend, wiegen Sie selbst ab.',
    /** Only the requests are known. */
    worth:
      'Ob es sich lohnt, hängt von Ihren Zahlen ab: Bei wenigen Anfragen kann ein Plan mehr kosten, als er spart. {requests} Anfragen zu je {minutes} Minuten sind {needed} Std. Arbeit im Monat; löst der Assistent {rate}, spart er {saved} Std. (beides angenommen). {plan} für {price} im Monat genügt, selbst wenn jede Anfrage von jemand anderem kommt.',
    /** The requests with which the visitor breaks even. */
    least:
      'Ab {requests} Anfragen im Monat: Mit {people} im Service zu je {salary} brutto deckt der Nutzen eines vollen Monats dann die {price} für {plan}, falls der Assistent {rate} löst.',
    leastNone:
      'Mit {people} im Service zu je {salary} brutto deckt der Nutzen keinen Plan mit Listenpreis, falls der Assistent {rate} löst, so viele Anfragen das Team auch schafft.',
    hourly: 'Bei {salary} brutto im Monat kostet eine Arbeitsstunde in unserer Rechnung {hourly}.',
    /** The share at which the visitor breaks even. */
    breakEven: 'Null auf null geht es bei {share}.',
    told: 'Nach Ihren Angaben: {names}.',
    assumed: 'Angenommen, nicht gemessen: {names}.',
    assumedNames: {
      minutes: 'Minuten je Anfrage ({value})',
      perperson: 'Anfragen je Mensch und Monat ({value})',
      factor: 'Faktor für Lohnnebenkosten ({value})',
    },
    excluded: 'Einführung, Extras und Ihre eigene Arbeit sind nicht eingerechnet.',
    /** Figures of the example in place of the visitor's. */
    borrowed:
      'Davon aus unserem Beispiel übernommen, weil Sie dazu noch nichts gesagt haben: {names}. Nennen Sie mir Ihre, rechne ich damit.',
    borrowedNames: { requests: 'Anfragen im Monat', salary: 'Bruttogehalt' },
    missing: 'Für Ihre eigene Rechnung fehlt mir noch: {names}.',
    names: {
      requests: 'wie viele Anfragen im Monat kommen',
      salary: 'ihr durchschnittliches Bruttogehalt im Monat',
    },
  },
  prices: {
    plan: '{title} kostet {price} im Monat, für bis zu {users} aktive Nutzer. {free}',
    forUsers:
      'Für {count} aktive Nutzer im Monat passt {title}: {price} im Monat, für bis zu {users} aktive Nutzer. {free}',
    fromEnquiries:
      '{enquiries} Anfragen, je Mensch {times} im Monat: Das sind rund {count} aktive Nutzer, sofern der Chatbot sie wiedererkennt.',
    atMostEnquiries:
      'Gezählt werden Menschen, nicht Anfragen. Kommt jede der {enquiries} Anfragen im Monat von jemand anderem, passt {title}: {price} im Monat, für bis zu {users} aktive Nutzer. Schreiben manche öfter, genügt vielleicht ein kleinerer Plan. Wie oft schreibt einer im Schnitt?',
    fewEnquiries:
      'Gezählt werden Menschen, nicht Anfragen. Für {enquiries} Anfragen im Monat genügt {title}, auch wenn jede von jemand anderem kommt: {price} im Monat, für bis zu {users} aktive Nutzer. {free}',
    staffOpen: 'Sie nennen {count} Mitarbeiter. Übernehmen alle selbst Gespräche, zählt jeder als Bearbeiter.',
    staffMaybe: 'Falls Sie mit „{named}“ Menschen meinen, die Gespräche übernehmen: Jeder zählt als Bearbeiter.',
    staffIncluded: 'So viele sind in {title} enthalten.',
    tooMany:
      'Der größte Plan, {title}, umfasst {users} aktive Nutzer im Monat. Für {count} erhalten Sie ein Angebot von unserem Team.',
    tooSmall: '{title} umfasst nur {users} aktive Nutzer im Monat.',
    tooBig: '{title} ist dafür größer als nötig.',
    assumed:
      'Wie viele Menschen Ihnen schreiben, weiß ich noch nicht. Für bis zu {users} aktive Nutzer im Monat genügt {title}: {price} im Monat. {free}',
    difference:
      'Für {operators} und {channels} kostet {title} {total} im Monat, {other} {otherTotal}: ein Unterschied von {difference} im Monat.',
    sumDifference: '{title} kostet {total} im Monat, {other} {otherTotal}: ein Unterschied von {difference} im Monat.',
    step: '{other} kostet {difference} mehr im Monat als {title}.',
    planTotal: '• {title}: {total}',
    planPeriod: 'Für {period} kosten die Pläne{tax}:',
    planMonth: 'Im Monat kosten die Pläne{tax}:',
    planTax: ' mit deutscher Umsatzsteuer ({share})',
    differencePeriod: 'Für {period} macht das {difference}.',
    perOperator: '{total} im Monat, geteilt durch {operators}: je {share}.',
    perDay: '{total} im Monat, aufs Jahr verteilt {share} am Tag.',
    multiple: '{count} × {title} zu je {price}: Das sind {total} im Monat.',
    extrasAlone: '{extras}. Das sind {total} im Monat, zusätzlich zum Preis des Plans.',
    extrasGross: 'Mit deutscher Umsatzsteuer ({share}) sind es {total}.',
    kindOpen:
      'Zählt die Zahl Bearbeiter, Kanäle oder aktive Nutzer? Ein weiterer Bearbeiter kostet {operator} im Monat, ein weiterer Kanal {channel}; die aktiven Nutzer entscheiden über den Plan.',
    /** The users are known, operators and channels are not. */
    extrasOpen:
      'Wie viele Bearbeiter und Kanäle Sie brauchen, weiß ich noch nicht sicher: Jeder weitere Bearbeiter kostet {operator} im Monat, jeder weitere Kanal {channel}.',
    /** An earlier reply is recognised by its beginning. */
    countsOpen:
      'Ich bin nicht sicher, was sich dadurch ändert. Bisher sind es {title}, {operators} und {channels}. Wie viele Bearbeiter und Kanäle sollen es insgesamt sein?',
    messenger: 'Ein Messenger zählt als Kanal. Ob sich Ihrer anbinden lässt, prüfen wir vor dem Angebot.',
    /** Between two extras. */
    and: ' und ',
    extras: 'Für {operators} und {channels} kostet {title} {total} im Monat (darin: {extras}).',
    operators: { one: '1 weiterer Bearbeiter zu {price}', many: '{count} weitere Bearbeiter zu je {price}' },
    channels: { one: '1 weiterer Kanal zu {price}', many: '{count} weitere Kanäle zu je {price}' },
    parts: 'Im Monat entfallen {price} auf {title} und {extras}.',
    noParts: 'Im Monat entfallen {price} auf {title}; weitere Bearbeiter und Kanäle sind nicht dabei.',
    taxPart: 'Die deutsche Umsatzsteuer ({share}) kommt mit {tax} hinzu.',
    within: {
      operators: {
        one: '{total} für 1 weiteren Bearbeiter',
        many: '{total} für {count} weitere Bearbeiter zu je {price}',
      },
      channels: { one: '{total} auf 1 weiteren Kanal', many: '{total} auf {count} weitere Kanäle zu je {price}' },
    },
    /** What a sum covers, so that a misread number is seen. */
    altogether: {
      operators: { one: '1 Bearbeiter', many: '{count} Bearbeiter' },
      channels: { one: '1 Kanal', many: '{count} Kanäle' },
    },
    onRequest:
      'Wie viele Bearbeiter und Kanäle {title} enthält, legen wir im Angebot mit Ihnen fest; jeder weitere kostet den Listenpreis.',
    period:
      '{period} {title} kosten zusammen {total}; abgerechnet wird am Ende jedes Monats. Was Sie darüber hinaus bestellen, etwa Einführung, Erweiterungen oder weitere Projekte, kommt laut Angebot hinzu, ebenso das Einrichten von Anbindungen, Support und Sprachmodell, falls es dafür einen Preis nennt.',
    projects: '{title} enthält {count} Chatbot-Projekte.',
    moreProjects: '{title} enthält {count} Chatbot-Projekte. Weitere haben keinen Listenpreis; Ihr Angebot nennt ihn.',
    budget: {
      within: 'Das passt in Ihr Budget von {budget}; {difference} bleiben.',
      over: 'Das liegt {difference} über Ihrem Budget von {budget}.',
      month: 'im Monat',
      year: 'im Jahr',
      net: '(netto gerechnet)',
      gross: '(mit deutscher Umsatzsteuer)',
    },
    /** Two numbers of users over the year. */
    seasonFew: 'Für {count} aktive Nutzer im Monat genügt {title}: {price} im Monat, bis {users} aktive Nutzer.',
    seasonMany: 'Für {count} brauchen Sie {title}: {price} im Monat, bis {users}.',
    seasonChange:
      'Sie können nur für die Saison in den größeren Plan wechseln; lassen Sie den Rückweg gleich ins Angebot schreiben. Zwingend ist der Wechsel nicht: Nennen Sie uns den stärksten Monat, dann regelt das Angebot auch ihn.',
    /** Some months on one plan, some on another. */
    planMonths:
      '{months} {title} und {otherMonths} {other} kosten zusammen {total}: {months} zu {price} und {otherMonths} zu {otherPrice}, ohne zusätzliche Bearbeiter und Kanäle. Für den Weg zurück in den kleineren Plan brauchen Sie unser Einverständnis, sonst gilt die Kündigungsfrist; lassen Sie ihn gleich ins Angebot schreiben.',
    planMonthsGross: 'Mit deutscher Umsatzsteuer ({share}) sind es zusammen {total}, netto {net}.',
    year: 'zwölf Monate',
    months: { one: '1\u00A0Monat', many: '{count}\u00A0Monate' },
    grossMonth: 'Mit deutscher Umsatzsteuer ({share}) kostet {title} {total} im Monat, netto {net}.',
    grossPeriod: 'Mit deutscher Umsatzsteuer ({share}) kostet {title} {total} für {period}.',
    next: [
      'Wer zählt als aktiver Nutzer?',
      'Können wir Bearbeiter oder Kanäle nachkaufen?',
      'Wie können wir kündigen?',
    ],
  },
  refused: {
    origin: 'Diese Frage kam von einer anderen Website und wurde nicht angenommen.',
    tooMany: 'Von Ihrem Anschluss kamen gerade sehr viele Fragen. Bitte fragen Sie in {minutes} noch einmal.',
    notReady: 'Der Chat kann gerade nicht antworten. Bitte schreiben Sie uns über das Kontaktformular.',
    json: 'Diese Anfrage ließ sich nicht lesen. Bitte laden Sie die Seite neu.',
    shape: 'Diese Anfrage ließ sich nicht lesen. Bitte laden Sie die Seite neu.',
    tooLarge: 'Diese Anfrage ist zu groß. Bitte stellen Sie eine kürzere Frage.',
    empty: 'Bitte schreiben Sie zuerst Ihre Frage.',
    tooLong: 'Bitte kürzen Sie Ihre Frage auf höchstens 1.000 Zeichen.',
    history: 'Der bisherige Verlauf ist zu lang, um ihn mitzulesen. Bitte beginnen Sie ein neues Gespräch.',
  },
};
