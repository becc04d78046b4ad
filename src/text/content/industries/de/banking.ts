import type { IndustryText } from '../schema.ts';

export const banking: IndustryText = {
  meta: {
    name: 'Banken',
    title: 'Chatbot für Banken: der Weg zur Kartensperre | {brand}',
    headline: 'Meine Karte ist weg. Schnell, wen rufe ich an?',
    description:
      'Karte weg? Der KI-Chatbot sagt, wie man sie sperrt, braucht weder PIN noch TAN, soll nur aus freigegebenen Texten antworten und gibt Heikles weiter.',
  },
  question: '„Meine Karte ist weg.\nWen rufe ich an?“',
  headline: 'Wer das fragt, hat keine Zeit zu suchen.',
  lead: 'Jetzt zählt der kürzeste Weg zur Sperre. Der Assistent nennt ihn und braucht dafür weder PIN noch Kartennummer. Antworten soll er nur aus Texten, die Ihre Rechtsabteilung freigegeben hat. Was Wort für Wort stimmen muss, hinterlegen Sie als feste Formulierung; Heikles leiten Sie im Ablauf an Ihre Kundenberatung.',
  data: {
    title: 'Der Chat zeigt den Weg ohne Kontodaten.',
    lead: 'Der Assistent warnt, bevor jemand tippt. Steht trotzdem eine Kartennummer im Verlauf, muss klar sein, wer ihn sieht und löscht: Das regeln wir mit Ihnen vor dem Freischalten.',
    rows: [
      {
        what: 'PIN, TAN, Kennwort, Kartennummer',
        why: 'im Chat nicht nötig; der Ablauf fragt nicht danach',
        where: 'niemand; was trotzdem im Chat steht, geht denselben Weg wie das Anliegen',
      },
      {
        what: 'Anliegen, Rückrufnummer',
        why: 'für Auskunft und Rückruf',
        where:
          'Plattform, gehostet in Deutschland; Betreiber des Sprachmodells, wenn es die Antwort formuliert; Ihre Kundenberatung',
      },
      { what: 'Kontodaten', why: 'erst nach Anmeldung bei Ihnen', where: 'nur App und Onlinebanking' },
    ],
  },
  talk: {
    title: 'Erst die Sperre, dann die Fragen.',
    lead: 'Eine Kundin steht am Bahnsteig, ihre Jackentasche ist leer.',
    scene: { time: '17:20\u00A0Uhr', day: 'Freitag', place: 'Web-Chat der Bank' },
    visitor: 'Kundin',
    team: 'Kundenberatung',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Tag, ich bin der KI-Assistent der Bank. Bitte schreiben Sie hier keine PIN, TAN oder Kartennummer. Wer Ihre Nachrichten verarbeitet, steht unter „Datenschutz“. Worum geht es?',
        },
        comment: 'KI-Hinweis und Warnung kommen vor der ersten Eingabe.',
      },
      { message: { from: 'visitor', text: 'Girokarte gestohlen!! Brauchst du die Nummer?' } },
      {
        message: {
          from: 'assistant',
          text: 'Nein, bitte nicht hier, ich sehe keine Konten. Sperren Sie die Karte gleich: in der App unter „Karten“ oder, Tag und Nacht, beim Sperr-Notruf 116\u00A0116, dort mit Ihrer IBAN. Danach erstatten Sie Anzeige bei der Polizei.',
          source: 'Sperrung › Wege',
        },
        comment: 'Beide Wege nennt der freigegebene Text. Der Chat sperrt nichts.',
      },
      { message: { from: 'visitor', text: 'Gesperrt. Hafte ich, wenn schon jemand abgehoben hat?' } },
      {
        message: {
          from: 'assistant',
          text: 'Das hängt vom Einzelfall ab, und den kann ich nicht beurteilen. Die Kundenberatung kann das, sie ist bis 18\u00A0Uhr da. Soll ich ihr unser Gespräch übergeben?',
        },
        comment: 'Bei Rechtsfragen holt der Assistent einen Menschen, wenn die Kundin das möchte.',
      },
      { message: { from: 'visitor', text: 'Ja, bitte schnell.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier die Kundenberatung. Melden Sie sich bitte im Onlinebanking an und schreiben Sie mir dort, dann prüfen wir die Umsätze.',
        },
        comment: 'Auch ein Mensch spricht erst nach der Anmeldung über das Konto.',
      },
    ],
  },
  tasks: {
    title: 'Auskunft gibt der Assistent, Rat gibt Ihre Bank.',
    assistant: [
      'Zuerst sagen, wie man die Karte sperrt',
      'Begriffe aus Kontoauszug und Kreditvertrag erklären',
      'Öffnungszeiten, Automaten und benötigte Unterlagen nennen',
      'Terminwünsche nach Thema und Filiale aufnehmen',
    ],
    people: ['Rat zu Geldanlage und Kredit', 'Haftung, Betrugsverdacht, Beschwerden', 'Alles hinter der Anmeldung'],
  },
  start: {
    title: 'Beginnen Sie mit dem Wortlaut.',
    lead: 'In Banken dauert die Freigabe oft länger als das Einrichten. Feste Formulierungen gibt der Chatbot so wieder, wie Ihre Prüfer sie freigegeben haben. Schicken Sie uns zuerst deren Fragen. In der Demo wird aus drei freigegebenen Antworten ein Chatbot.',
    items: [
      { title: 'Freigegebene Texte', text: 'Zu Sperrung, Gebühren und Terminen, mit Datum der Freigabe.' },
      {
        title: 'Themen jenseits der roten Linie',
        text: 'Worüber der Chatbot nicht sprechen soll und wer stattdessen antwortet.',
      },
      {
        title: 'Die Fragen Ihrer Prüfer',
        text: 'Etwa zu Auslagerung, DORA, Sprachmodell und Barrierefreiheit (BFSG). Ein Mensch antwortet Punkt für Punkt.',
      },
    ],
    button: 'Prüffragen schicken',
  },
  connections: {
    title: 'Angebunden, aber ohne Zugriff aufs Konto.',
    items: [
      {
        title: 'Terminbuchung',
        text: 'Als Erweiterung, Preis im Angebot. Ob sie zu Ihren Filialkalendern passt, prüfen wir vorher.',
      },
      {
        title: 'CRM',
        text: 'Für Rückrufwünsche mit Thema, ohne Kontodaten, sofern Ihr CRM sie annimmt.',
      },
      { title: 'Helpdesk', text: 'Eine Beschwerde kann im Wortlaut zum Vorgang werden.' },
    ],
  },
  fit: {
    title: 'Passend dazu',
    items: [
      {
        page: 'business-solution',
        label: 'Für Entscheider',
        text: 'Risiko, Verantwortung und die ersten 90\u00A0Tage.',
      },
      { page: 'products/dashboard', label: 'Dashboard', text: 'Welche Rolle welche Dialoge sieht.' },
      { page: 'faq', label: 'Fragen zum Datenschutz', text: 'Wer Gespräche erhält und was Sie selbst regeln.' },
    ],
  },
};
