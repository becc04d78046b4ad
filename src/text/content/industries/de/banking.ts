import type { IndustryText } from '../schema.ts';

export const banking: IndustryText = {
  meta: {
    name: 'Banken',
    title: 'Chatbot für Banken: sperren, ohne PIN zu fragen | {brand}',
    headline: 'Meine Karte ist weg. Schnell, wen rufe ich an?',
    description:
      'Karte gesperrt? Der KI-Chatbot fragt nie nach Geheimnissen: Er nennt den Sperrweg, hält sich an freigegebene Sätze und leitet an Ihre Bank weiter.',
  },
  headline: '„Meine Karte ist weg. Wen rufe ich an?“',
  lead: 'In diesem Augenblick zählt der kürzeste Weg zur Sperre. Der Assistent kennt ihn, fragt nach keiner PIN und keiner Kartennummer, und spricht nur in Sätzen, die Ihre Rechtsabteilung kennt.',
  opening: {
    question: 'Mein Portemonnaie ist weg, die Karte war drin!',
    answer:
      'Sperren Sie sie bitte sofort: in der App oder über die Sperr-Hotline. Ich bin ein KI-Assistent und brauche keine Kartennummer.',
    source: 'Sperrung › Girokarte',
    replies: ['Hotline anzeigen', 'In der App sperren'],
  },
  data: {
    title: 'Was der Assistent nicht weiß, kann er nicht verlieren.',
    lead: 'Geheimnisse haben im Chat nichts zu suchen. Tippt jemand trotzdem eine PIN oder Kartennummer ein, weist der Assistent darauf hin und verwendet sie nicht.',
    rows: [
      { what: 'PIN, TAN, Passwort', why: 'werden nie gebraucht', where: 'nirgends; der Chat bittet nicht darum' },
      { what: 'Anliegen', why: 'bestimmt den Weg: Sperre, Karte, Kredit', where: 'Weiterleitung in Ihrer Bank' },
      { what: 'Name und Rückrufnummer', why: 'nur auf Wunsch, für einen Rückruf', where: 'Postfach der Filiale' },
      { what: 'Kontodaten', why: 'erst nach Ihrer eigenen Anmeldung', where: 'bleiben in App und Onlinebanking' },
    ],
  },
  talk: {
    title: 'In zwei Minuten gesperrt, nichts verraten.',
    lead: 'Freitagabend, ein Bahnsteig, ein leeres Jackenfutter. Die Kundin tippt schneller, als sie denkt. Der Assistent bremst sie an einer einzigen Stelle.',
    scene: 'Freitag, 18:20\u00A0Uhr, Web-Chat der Bank',
    visitor: 'Kundin',
    team: 'Kundenberatung',
    turns: [
      { message: { from: 'visitor', text: 'Girokarte gestohlen, Nummer ist 4929\u00A0…' } },
      {
        message: {
          from: 'assistant',
          text: 'Halt, bitte schreiben Sie die Nummer nicht hier hinein. Zum Sperren brauchen Sie sie im Chat nicht.',
          source: 'Sicherheit › Daten im Chat',
        },
        comment: 'Unterbricht, bevor das Geheimnis vollständig dasteht.',
      },
      { message: { from: 'visitor', text: 'Okay. Und jetzt?' } },
      {
        message: {
          from: 'assistant',
          text: 'Am schnellsten geht es in der App unter „Karten“. Ohne App rufen Sie die Sperr-Hotline an; die Nummer steht über diesem Fenster.',
          source: 'Sperrung › Wege',
        },
        comment: 'Zwei Wege, beide aus dem freigegebenen Text. Der Assistent sperrt nicht selbst.',
      },
      { message: { from: 'visitor', text: 'In der App gesperrt. Hafte ich, wenn schon jemand abgehoben hat?' } },
      {
        message: {
          from: 'assistant',
          text: 'Das hängt vom Einzelfall ab, dazu gebe ich keine Auskunft. Ich verbinde Sie mit der Kundenberatung.',
        },
        comment: 'Haftung ist Rechtsberatung. Hier endet, was ein Chatbot sagen soll.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Abend. Ich sehe, dass es um die Haftung nach einer Sperrung geht. Wir prüfen die Umsätze nach Ihrer Anmeldung gemeinsam.',
        },
        comment: 'Auch der Mensch öffnet das Konto erst, wenn die Anmeldung steht.',
      },
    ],
  },
  tasks: {
    title: 'Wege weisen, Wortlaut halten.',
    assistant: [
      'Den Sperrweg nennen, zu jeder Stunde und vor allem anderen',
      'Begriffe aus Kontoauszug und Kreditvertrag in einfachen Worten erklären',
      'Öffnungszeiten, Automaten, benötigte Unterlagen',
      'Beratungstermine nach Thema und Filiale anbieten',
    ],
    people: [
      'Empfehlungen zu Geldanlage und Kredit',
      'Haftung, Betrugsverdacht, Beschwerden',
      'Alles, wofür die Person angemeldet sein muss',
    ],
  },
  start: {
    title: 'Mit dem Wortlaut beginnen, nicht mit der Technik.',
    lead: 'Bei Banken dauert die Freigabe länger als das Einrichten. Darum fangen wir bei den Sätzen an.',
    items: [
      { title: 'Freigegebene Texte', text: 'Zu Sperrung, Gebühren und Terminen, mit Datum der Freigabe.' },
      {
        title: 'Themen hinter der roten Linie',
        text: 'Wovon der Assistent nicht spricht, und wer stattdessen zuständig ist.',
      },
      {
        title: 'Auslagerung und Datenschutz',
        text: 'Bringen Sie Ihre Prüfer mit: Wir zeigen ihnen, welche Daten wohin gehen.',
      },
    ],
    button: 'Mit der Prüfung anfangen',
  },
  connections: {
    title: 'Angebunden, ohne ans Konto zu kommen.',
    items: [
      { title: 'Terminsystem der Filialen', text: 'bietet freie Zeiten nach Beratungsthema an.' },
      { title: 'CRM', text: 'nimmt Rückrufwünsche auf, mit Thema und ohne Kontodaten.' },
      { title: 'Telefonanlage', text: 'schaltet dringende Fälle über den Sprachassistenten zum richtigen Platz.' },
    ],
  },
  fit: {
    title: 'Passend dazu',
    items: [
      {
        page: 'business-solution',
        label: 'Für Entscheider',
        text: 'Risiko, Verantwortung und die ersten neunzig Tage.',
      },
      { page: 'products/dashboard', label: 'Dashboard', text: 'Rollen, Rechte und wer welche Dialoge sieht.' },
    ],
  },
};
