import type { Examples } from '../schema.ts';

export const customerService: Examples = {
  meta: {
    name: 'Beispiele: Kundenservice',
    title: 'Sechs Dialoge aus dem Kundenservice | {brand}',
    headline: 'Sechs Anliegen, gelöst oder gut übergeben.',
    description:
      'Störung, Kennwort, Beschwerde, Rückruf, Kündigung, einfache Sprache: sechs vollständige Dialoge aus dem Kundenservice mit Anmerkungen am Rand.',
  },
  hero: {
    title: 'Sechs Anliegen, und wer sie löst.',
    lead: 'Manche erledigt der Assistent allein, andere gibt er ab. Achten Sie darauf, woran er den Unterschied erkennt und was beim Wechsel mitgeht.',
  },
  dialogues: [
    {
      id: 'stoerung',
      name: 'Störung',
      title: 'Kein Internet, und der Router blinkt rot',
      situation: 'Ein regionaler Anbieter, abends um halb neun.',
      speakers: { visitor: 'Kunde' },
      talk: [
        { message: { from: 'visitor', text: 'Internet weg, Router blinkt rot' } },
        {
          message: {
            from: 'assistant',
            text: 'Guten Abend, hier der KI-Assistent. Ich prüfe zuerst, ob in Ihrer Gegend eine Störung gemeldet ist. Wie lautet Ihre Postleitzahl?',
          },
          comment: 'Prüft das Naheliegende, bevor jemand unter den Tisch kriecht.',
        },
        { message: { from: 'visitor', text: '34121' } },
        {
          message: {
            from: 'assistant',
            text: 'Dort ist nichts gemeldet. Bitte ziehen Sie den Netzstecker und warten Sie eine halbe Minute. Was zeigt das Lämpchen danach?',
            source: 'Störung › Rotes Signal',
          },
          comment: 'Ein Schritt auf einmal.',
        },
        { message: { from: 'visitor', text: 'Jetzt orange' } },
        {
          message: {
            from: 'assistant',
            text: 'Orange heißt: Er meldet sich gerade an. Das dauert ein paar Minuten. Bleibt es länger so, schreiben Sie mir hier.',
          },
        },
        { message: { from: 'visitor', text: 'Grün! Läuft.' } },
        {
          message: {
            from: 'assistant',
            text: 'Schön. Falls es heute noch einmal passiert, lege ich direkt einen Technikvorgang an.',
          },
          comment: 'Merkt sich den Verlauf für den zweiten Versuch.',
        },
      ],
    },
    {
      id: 'kennwort',
      name: 'Kennwort',
      title: 'Ausgesperrt am Montagmorgen',
      situation: 'Interner Helpdesk eines Betriebs mit Schichtarbeit.',
      speakers: { visitor: 'Kollege' },
      talk: [
        { message: { from: 'visitor', text: 'Kennwort falsch, obwohl ich es sicher weiß' } },
        {
          message: {
            from: 'assistant',
            text: 'Nach fünf Versuchen sperrt das Konto für 15\u00A0Minuten. Haben Sie es öfter probiert?',
            source: 'IT › Konto gesperrt',
          },
          comment: 'Sucht die Ursache, ehe etwas zurückgesetzt wird.',
        },
        { message: { from: 'visitor', text: 'Ja, bestimmt zehnmal.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann hilft nur warten oder zurücksetzen. Bitte schreiben Sie mir kein Kennwort in den Chat.',
          },
          comment: 'Warnt, bevor es jemand tut.',
        },
        { message: { from: 'visitor', text: 'Zurücksetzen' } },
        {
          message: {
            from: 'assistant',
            text: 'Der Link geht an die Mobilnummer, die in der Personalakte steht. Ist das noch Ihre?',
          },
          comment: 'Die Nummer selbst zeigt er nicht.',
        },
        { message: { from: 'visitor', text: 'Nein, neue Nummer.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann muss die IT Ihre Identität prüfen. Ich habe einen Vorgang angelegt, die Schichtleitung kann Sie bestätigen.',
          },
          comment: 'Sicherheit geht vor Schnelligkeit.',
        },
      ],
    },
    {
      id: 'beschwerde',
      name: 'Beschwerde',
      title: 'Zum dritten Mal derselbe Fehler',
      situation: 'Möbelhaus mit Lieferservice. Der Ton ist entsprechend.',
      speakers: { visitor: 'Kundin', team: 'Kundendienst' },
      talk: [
        { message: { from: 'visitor', text: 'Jetzt zum DRITTEN Mal die falsche Platte geliefert!!!' } },
        {
          message: {
            from: 'assistant',
            text: 'Das ist sehr ärgerlich, und beim dritten Mal sollte kein Assistent antworten. Ich hole sofort jemanden.',
          },
          comment: 'Erkennt die Vorgeschichte und tritt zurück.',
        },
        { message: { from: 'visitor', text: 'Das will ich hoffen' } },
        {
          message: {
            from: 'assistant',
            text: 'Die Belege aller drei Lieferungen und Ihr Foto von gestern gehen mit. Sie müssen nichts wiederholen.',
          },
          comment: 'Kündigt an, was mitgeht.',
        },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, Leitung Kundendienst. Ich sehe drei Lieferungen und dreimal Buche statt Eiche. Das ist unser Fehler.',
          },
          comment: 'Rolle, Sachstand, Verantwortung: drei Sätze.',
        },
        { message: { from: 'visitor', text: 'Und wie geht es weiter?' } },
        {
          message: {
            from: 'team',
            text: 'Ich hole die Platte morgen selbst aus dem Lager und rufe Sie bis 12\u00A0Uhr an, bevor der Wagen losfährt.',
          },
          comment: 'Eine Zusage, die nur ein Mensch geben kann.',
        },
        { message: { from: 'visitor', text: 'Gut. Bis 12.' } },
      ],
    },
    {
      id: 'rueckruf',
      name: 'Rückruf',
      title: 'Niemand da, aber jemand hört zu',
      situation: 'Ein Heizungsbauer, Samstag um 22\u00A0Uhr.',
      speakers: { visitor: 'Kunde' },
      talk: [
        { message: { from: 'visitor', text: 'Die Heizung macht laute Geräusche' } },
        {
          message: { from: 'assistant', text: 'Riecht es nach Gas, oder tritt Wasser aus?' },
          comment: 'Die Notfrage kommt zuerst, ohne Umweg.',
        },
        { message: { from: 'visitor', text: 'Nein, nur Klopfen.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann besteht meist keine Eile. Klopfen kommt oft von Luft im Heizkreis. Sinkt der Druck am Manometer unter den grünen Bereich?',
            source: 'Ratgeber › Geräusche',
          },
        },
        { message: { from: 'visitor', text: 'Nein, der ist im grünen Bereich.' } },
        {
          message: {
            from: 'assistant',
            text: 'Gut. Das Büro ist Montag ab 7\u00A0Uhr besetzt. Soll ich einen Rückruf eintragen?',
          },
          comment: 'Nennt die wahre Zeit statt „in Kürze“.',
        },
        { message: { from: 'visitor', text: 'Ja, vormittags, 0561 000000' } },
        {
          message: {
            from: 'assistant',
            text: 'Eingetragen: Montagvormittag, Klopfgeräusch, Druck normal. Wird es schlimmer oder riecht es nach Gas, rufen Sie bitte den Notdienst an; die Nummer steht hier oben.',
          },
          comment: 'Fasst zusammen, was der Techniker lesen wird.',
        },
      ],
    },
    {
      id: 'kuendigung',
      name: 'Kündigung',
      title: 'Eine Kündigung ohne Hürdenlauf',
      situation: 'Anbieter für Sprachkurse. Jemand möchte einfach aufhören.',
      speakers: { visitor: 'Kursteilnehmerin', team: 'Team Verträge' },
      talk: [
        { message: { from: 'visitor', text: 'Wie kündige ich?' } },
        {
          message: {
            from: 'assistant',
            text: 'Im Konto unter „Vertrag“, oder schriftlich. Die Frist steht auf Ihrer Bestätigung. Ich kann Sie direkt zur Seite bringen.',
            source: 'Vertrag › Kündigen',
          },
          comment: 'Der Weg kommt sofort, ohne Gegenangebot.',
        },
        { message: { from: 'visitor', text: 'Ja bitte' } },
        {
          message: {
            from: 'assistant',
            text: 'Hier ist sie. Danach bekommen Sie eine Bestätigung mit dem letzten Kurstag.',
          },
        },
        { message: { from: 'visitor', text: 'Finde die Bestätigung nicht mehr, wegen der Frist' } },
        {
          message: {
            from: 'assistant',
            text: 'Ihre Vertragsdaten sehe ich nicht. Das Team Verträge kann nachsehen, heute bis 17\u00A0Uhr. Soll ich verbinden?',
          },
          comment: 'Sagt, was er nicht sehen darf.',
        },
        { message: { from: 'visitor', text: 'Ja' } },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, Team Verträge. Ihre Frist läuft bis Monatsende, Sie sind also rechtzeitig. Ich schicke Ihnen die Bestätigung noch einmal.',
          },
          comment: 'Keine Überredung: Auch ein guter Abschied bleibt in Erinnerung.',
        },
      ],
    },
    {
      id: 'sprache',
      name: 'Einfache Sprache',
      title: 'Bitte in einfachen Wörtern',
      situation: 'Stadtwerke mit einem mehrsprachigen Assistenten. Die Kundin ist neu in der Stadt.',
      speakers: { visitor: 'Kundin' },
      talk: [
        { message: { from: 'visitor', text: 'Mein Deutsch ist nicht gut. Bitte einfach schreiben.' } },
        {
          message: {
            from: 'assistant',
            text: 'Gern. Ich bin ein KI-Assistent. Ich antworte kurz. Englisch geht auch. Was brauchen Sie?',
          },
          comment: 'Nimmt die Bitte ernst und nennt die zweite Sprache.',
        },
        { message: { from: 'visitor', text: 'Deutsch ist gut. Wo lese ich den Stromzähler?' } },
        {
          message: {
            from: 'assistant',
            text: 'Der Zähler hängt meist im Keller oder im Flur. Schreiben Sie die Zahl vor dem Komma auf.',
            source: 'Zähler › Ablesen',
          },
          comment: 'Einfache Sätze, keine Fachwörter.',
        },
        { message: { from: 'visitor', text: '20418' } },
        { message: { from: 'assistant', text: 'Danke. Und welche Nummer steht auf dem Zähler? Sie beginnt mit 1.' } },
        { message: { from: 'visitor', text: '1 EMH 000 417' } },
        {
          message: {
            from: 'assistant',
            text: 'Notiert. Ich gebe beides an die Abrechnung weiter; die Antwort kommt auf Deutsch und Englisch.',
          },
          comment: 'Die Sprache der Kundin steht im Vorgang.',
        },
      ],
    },
  ],
};
