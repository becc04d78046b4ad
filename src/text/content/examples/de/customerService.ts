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
    question: '„Internet weg, Router blinkt rot.“',
    title: 'Sechs Anliegen, und wer sie löst.',
    lead: 'Manches beantwortet der Assistent aus der Wissensbasis, anderes gibt er an Ihr Team weiter. Sie sehen, was er fragt, wo er aufhört und was Ihr Team bei der Übergabe erhält. Welches Anliegen fehlt? Bringen Sie es mit: In der Demo bauen wir aus drei Ihrer Fragen einen Chatbot.',
  },
  dialogues: [
    {
      id: 'stoerung',
      name: 'Störung',
      title: 'Kein Internet, und der Router blinkt rot',
      situation: 'Ein regionaler Anbieter, abends um halb neun, der Kunde schreibt vom Handy.',
      speakers: { visitor: 'Kunde' },
      talk: [
        { message: { from: 'assistant', text: 'Guten Abend, hier antwortet eine KI. Was ist los?' } },
        { message: { from: 'visitor', text: 'Internet weg, Router blinkt rot' } },
        {
          message: {
            from: 'assistant',
            text: 'Bitte ziehen Sie den Netzstecker des Routers, warten Sie eine halbe Minute und stecken Sie ihn wieder ein. Was zeigt das Lämpchen danach?',
            source: 'Störung › Rotes Signal',
          },
          comment: 'Gibt eine Anweisung, fragt nach und nennt die Quelle.',
        },
        { message: { from: 'visitor', text: 'Jetzt orange' } },
        {
          message: {
            from: 'assistant',
            text: 'Orange heißt: Der Router meldet sich an. Das kann fünf Minuten dauern. Schreiben Sie mir, was danach leuchtet.',
            source: 'Störung › Orange',
          },
        },
        { message: { from: 'visitor', text: 'Grün! Läuft.' } },
        {
          message: {
            from: 'assistant',
            text: 'Schön. Passiert es noch einmal, schreiben Sie „Technik“. Dann übergebe ich an unser Team, mit diesem Verlauf.',
          },
          comment: 'Auch nach der Lösung bleibt der Weg zu einem Menschen offen.',
        },
      ],
    },
    {
      id: 'kennwort',
      name: 'Kennwort',
      title: 'Ausgesperrt vor der Frühschicht',
      situation: 'Interner Helpdesk eines Betriebs mit Schichtarbeit, Montag um 5:40\u00A0Uhr.',
      speakers: { visitor: 'Kollege' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Morgen, hier ist der KI-Assistent der IT. Bitte schreiben Sie mir keine Kennwörter.',
          },
          comment: 'Die Warnung kommt vor der ersten Eingabe.',
        },
        { message: { from: 'visitor', text: 'Kennwort falsch, obwohl ich es sicher weiß' } },
        {
          message: {
            from: 'assistant',
            text: 'Nach fünf Fehlversuchen ist das Konto 15\u00A0Minuten gesperrt. Haben Sie es öfter probiert?',
            source: 'IT › Konto gesperrt',
          },
          comment: 'Sucht die Ursache, bevor jemand etwas zurücksetzt.',
        },
        { message: { from: 'visitor', text: 'Ja, bestimmt zehnmal.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann warten Sie 15\u00A0Minuten oder wählen auf der Anmeldeseite „Kennwort vergessen“. Der Link kommt auf Ihr Diensthandy.',
            source: 'IT › Zurücksetzen',
          },
        },
        { message: { from: 'visitor', text: 'Das Handy hab ich nicht mehr.' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann muss ein Mensch prüfen, wer Sie sind. Die IT ist ab 6\u00A0Uhr da. Soll ich ihr den Verlauf übergeben?',
          },
          comment: 'Hier hört der Assistent auf.',
        },
      ],
    },
    {
      id: 'beschwerde',
      name: 'Beschwerde',
      title: 'Zum dritten Mal derselbe Fehler',
      situation: 'Ein Möbelhaus mit Lieferservice. Die Kundin ist verärgert.',
      speakers: { visitor: 'Kundin', team: 'Kundendienst' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin der KI-Assistent des Möbelhauses. Ihre Nachrichten verarbeiten auch unser Chat-Anbieter und der Betreiber des Sprachmodells. Worum geht es?',
          },
        },
        { message: { from: 'visitor', text: 'Jetzt zum DRITTEN Mal die falsche Platte, Buche statt Eiche!!!' } },
        {
          message: {
            from: 'assistant',
            text: 'Das tut mir leid. Ich hole den Kundendienst dazu, er ist bis 18\u00A0Uhr da und liest, was Sie geschrieben haben. Wie lautet die Auftragsnummer?',
          },
          comment: 'Sagt, wer übernimmt und bis wann jemand da ist. Wer mitliest, steht schon in der Begrüßung.',
        },
        { message: { from: 'visitor', text: 'MB-20731' } },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, ich leite den Kundendienst. Dreimal Buche statt Eiche, das darf nicht passieren. Ich kümmere mich selbst darum.',
          },
        },
        { message: { from: 'visitor', text: 'Und wie geht es weiter?' } },
        {
          message: {
            from: 'team',
            text: 'Ich hole die Platte morgen selbst aus dem Lager und rufe bis 12\u00A0Uhr unter der Nummer aus dem Auftrag an, bevor der Wagen losfährt. Wenn Sie nach drei Versuchen lieber Ihr Geld zurückhaben möchten, sagen Sie es einfach.',
          },
          comment: 'Eine Zusage, die nur ein Mensch geben kann.',
        },
        { message: { from: 'visitor', text: 'Gut. Bis 12.' } },
      ],
    },
    {
      id: 'rueckruf',
      name: 'Rückruf',
      title: 'Klopfen in der Heizung',
      situation: 'Ein Heizungsbauer, Samstag um 22\u00A0Uhr.',
      speakers: { visitor: 'Kunde' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Abend, ich bin der KI-Assistent. Bei Gasgeruch: keine Schalter, kein Feuer, Fenster öffnen, hinausgehen und von draußen die 112 anrufen. Geht es um etwas anderes?',
          },
          comment: 'Der Notfall steht vor der ersten Frage.',
        },
        { message: { from: 'visitor', text: 'Die Heizung macht laute Geräusche' } },
        { message: { from: 'assistant', text: 'Tritt irgendwo Wasser aus?' } },
        { message: { from: 'visitor', text: 'Nein, nur Klopfen.' } },
        {
          message: {
            from: 'assistant',
            text: 'Klopfen kommt oft von Luft im Heizkreis. Steht der Zeiger am Manometer im grünen Bereich?',
            source: 'Ratgeber › Geräusche',
          },
        },
        { message: { from: 'visitor', text: 'Ja, ist grün.' } },
        {
          message: {
            from: 'assistant',
            text: 'Danke. Das Büro ist Montag ab 7\u00A0Uhr besetzt. Soll das Team Sie zurückrufen? Ihre Nummer geht nur dafür an uns, den Chat-Anbieter und den Betreiber des Sprachmodells.',
          },
          comment: 'Nennt die Öffnungszeit und sagt, wer die Nummer wofür erhält.',
        },
        { message: { from: 'visitor', text: 'Ja, vormittags, 0171\u00A03920052' } },
        {
          message: {
            from: 'assistant',
            text: 'Notiert: Rückruf möglichst Montagvormittag unter 0171\u00A03920052, Klopfen, Druck im grünen Bereich. Wird es lauter, tritt Wasser aus oder sind Sie unsicher, schalten Sie die Heizung ab und rufen Sie den Notdienst an: 030\u00A023125447.',
          },
          comment: 'Das liest das Team am Montag.',
        },
      ],
    },
    {
      id: 'kuendigung',
      name: 'Kündigung',
      title: 'Eine Kündigung ohne Hürdenlauf',
      situation: 'Eine Sprachschule mit Kursen im Abonnement. Jemand möchte aufhören.',
      speakers: { visitor: 'Kursteilnehmerin', team: 'Team Verträge' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag, ich bin der KI-Assistent der Sprachschule. Was möchten Sie wissen?',
          },
        },
        { message: { from: 'visitor', text: 'Wie kündige ich?' } },
        {
          message: {
            from: 'assistant',
            text: 'Über „Verträge hier kündigen“ unten auf jeder Seite, ohne Anmeldung. Sie bekommen sofort eine Bestätigung per E\u2011Mail.',
            source: 'Vertrag › Kündigen',
          },
          comment:
            'Ohne Gegenangebot. Können Verbraucher auf Ihrer Website ein Abonnement abschließen, brauchen Sie diese Schaltfläche in aller Regel (§\u00A0312k\u00A0BGB).',
        },
        { message: { from: 'visitor', text: 'Bis wann denn? Finde meinen Vertrag nicht mehr' } },
        {
          message: {
            from: 'assistant',
            text: 'Ihre Vertragsdaten sehe ich nicht. Das Team Verträge kann nachsehen, heute bis 17\u00A0Uhr. Was Sie hier schreiben, verarbeiten auch unser Chat-Anbieter und der Betreiber des Sprachmodells. Soll ich dem Team unseren Verlauf geben?',
          },
          comment: 'Sagt, was er nicht sieht und wer es sehen kann.',
        },
        { message: { from: 'visitor', text: 'Ja' } },
        {
          message: {
            from: 'team',
            text: 'Guten Tag, hier ist das Team Verträge. Ich brauche nur Ihre Kundennummer. Ihr Vertragsende schicke ich an die E\u2011Mail-Adresse, die bei uns hinterlegt ist.',
          },
        },
        { message: { from: 'visitor', text: 'K-5518' } },
        {
          message: {
            from: 'team',
            text: 'Danke, die E\u2011Mail ist unterwegs. Bei uns gilt: Sie können jederzeit kündigen, der Vertrag endet einen Monat später.',
          },
          comment:
            'Die Regel steht im Chat, das eigene Datum im Postfach. Und niemand überredet die Kundin zum Bleiben.',
        },
      ],
    },
    {
      id: 'sprache',
      name: 'Einfache Sprache',
      title: 'Bitte in einfachen Wörtern',
      situation: 'Stadtwerke, deren Assistent Deutsch und Englisch kann. Die Kundin ist neu in der Stadt.',
      speakers: { visitor: 'Kundin', team: 'Kundenservice' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Guten Tag. Ich bin ein KI-Assistent. Sie können auf Deutsch oder Englisch schreiben.',
          },
        },
        { message: { from: 'visitor', text: 'Mein Deutsch ist nicht gut. Bitte einfach schreiben.' } },
        { message: { from: 'assistant', text: 'Gern. Ich schreibe kurz. Was brauchen Sie?' } },
        { message: { from: 'visitor', text: 'Wo lese ich den Stromzähler?' } },
        {
          message: {
            from: 'assistant',
            text: 'Der Zähler hängt meist im Keller oder im Flur. Schreiben Sie die Zahl vor dem Komma auf. Schreiben Sie auch die Zähler-Nummer auf.',
            source: 'Zähler › Ablesen',
          },
          comment: 'Die Antwort steht in Einfacher Sprache in der Wissensbasis.',
        },
        { message: { from: 'visitor', text: 'Ok. Und dann?' } },
        {
          message: {
            from: 'assistant',
            text: 'Dann öffnen Sie das Formular „Zählerstand“. Dort schreiben Sie beide Zahlen hinein. Ein Mensch kann Ihnen helfen, heute bis 16\u00A0Uhr. Er liest dann auch diesen Chat.',
            source: 'Zähler › Melden',
          },
          comment: 'Bei diesen Stadtwerken gehört der Zählerstand ins Formular.',
        },
        { message: { from: 'visitor', text: 'Bitte ein Mensch.' } },
        {
          message: {
            from: 'team',
            text: 'Guten Tag. Ich arbeite im Kundenservice. Ich helfe Ihnen. Haben Sie beide Zahlen?',
          },
          comment: 'Das Team kennt den Verlauf und schreibt deshalb auch kurz.',
        },
      ],
    },
  ],
};
