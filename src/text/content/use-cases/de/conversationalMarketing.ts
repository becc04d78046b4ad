import type { UseCase } from '../schema.ts';

export const conversationalMarketing: UseCase = {
  meta: {
    name: 'Conversational Marketing',
    title: 'Conversational Marketing Schritt für Schritt | {brand}',
    headline: 'Erst antworten, dann fragen.',
    description:
      'Leads gewinnen, Kunden begleiten, Termine buchen, Feedback einholen: vier Abläufe für den Chat, Schritt für Schritt eingerichtet.',
  },
  hero: {
    question: '„Lohnt sich das auf meinem Garagen\u00ADdach?“',
    title: 'Erst antworten, dann um die Adresse bitten.',
    lead: 'Sie betreuen Website und Kampagnen und möchten, dass aus Besuchen Gespräche werden. Diese vier Abläufe bauen Sie ohne Code nach, zwei davon mit einer Erweiterung. Wie ein Chatbot entsteht, sehen Sie in der Demo: Wir bauen einen aus drei Fragen Ihrer Kunden.',
    chat: {
      label: 'Beispiel: eine Frage zu Solaranlagen, danach die Wahl des nächsten Schritts',
      messages: [
        {
          from: 'assistant',
          text: 'Guten Tag, hier antwortet ein KI-Assistent. Was möchten Sie über Solaranlagen wissen?',
        },
        { from: 'visitor', text: 'Lohnt sich das auf einem Garagendach, 6 mal 4\u00A0Meter, Süden?' },
        {
          from: 'assistant',
          text: 'Von der Fläche her ja: 24\u00A0m² nach Süden reichen für rund 4\u00A0kWp. Ob es sich rechnet, hängt von Verbrauch und Schatten ab.',
          source: 'Beratung › Kleine Dächer',
        },
        { from: 'visitor', text: 'Gut. Und jetzt?' },
      ],
      replies: ['Angebot bekommen', 'Erst rechnen', 'Noch eine Frage'],
    },
  },
  contents: 'Vier Abläufe auf dieser Seite',
  parts: [
    {
      id: 'leadgenerierung',
      name: 'Leadgenerierung',
      title: 'Lead\u00ADgenerierung: ein\u00A0guter Grund für die Adresse',
      lead: 'Für „weitere Informationen“ hinterlässt kaum jemand seine Adresse, für ein Angebot schon eher.',
      steps: [
        {
          title: 'Die drei häufigsten Fragen vor einer Anfrage sammeln',
          text: 'Fragen Sie den Vertrieb, welche Fragen immer zuerst kommen. Die Antworten gehören in die Wissensbasis, bevor Sie ein einziges Feld anlegen.',
        },
        {
          title: 'Die richtigen Seiten wählen',
          text: 'Setzen Sie den Chat dorthin, wo jemand vergleicht: auf die Leistungsseite, zu den Preisen. Auf der Karriereseite stört er eher.',
        },
        {
          title: 'Nur fragen, was der nächste Schritt braucht',
          text: 'Im Baukasten reihen Sie zwei bis vier Fragen aneinander. Ein Angebot verlangt Fläche und Ort, aber kein Geburtsdatum. Sagen Sie dazu, wer die Angaben bekommt.',
        },
        {
          title: 'Festlegen, wer die Anfrage bekommt',
          text: 'Ohne Anbindung geht sie an ein Team im Live-Chat. Lässt sich Ihr CRM anbinden, gehen Kontakt und Anliegen dorthin.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: Gespräche aus dem Chat, eines davon mit Anfrage',
          listTitle: 'Gespräche heute',
          items: [
            { title: 'Garage, 24\u00A0m², Süd', detail: 'Angebot gewünscht', badge: 'neu', state: 'person' },
            { title: 'Reihenhaus', detail: 'Beratung gewünscht', state: 'team' },
            { title: 'Mietwohnung', detail: 'nur informiert, kein Kontakt' },
          ],
          note: 'Wer nichts hinterlassen möchte, bekommt trotzdem seine Antwort.',
          chatTitle: 'Gespräch dazu',
          messages: [
            { from: 'assistant', text: 'Hier antwortet ein KI-Assistent.' },
            { from: 'visitor', text: 'Was kostet so eine Anlage auf der Garage?' },
            {
              from: 'assistant',
              text: 'Solaranlagen auf Garagendächern mit rund 4\u00A0kWp kosteten bei uns 2026 montiert 6.000 bis 9.000\u00A0€ (Gesamtpreis). Möchten Sie ein Angebot? Ihre E\u2011Mail-Adresse geht dafür nur an unseren Vertrieb, den Chat-Anbieter und den Betreiber des Sprachmodells; mehr unter „Datenschutz“.',
              source: 'Beratung › Kosten',
            },
            { from: 'visitor', text: 'Ja, an dach@post.example.' },
            { from: 'assistant', text: 'Danke. In welchem Ort steht die Garage?' },
          ],
        },
      },
    },
    {
      id: 'customer-engagement',
      name: 'Kundenbindung',
      title: 'Kunden\u00ADbindung: nach\u00A0dem\u00A0Kauf weiterreden',
      lead: 'Viele Fragen kommen erst, wenn das Paket ausgepackt ist. Wer sie dann beantwortet, bleibt in guter Erinnerung.',
      steps: [
        {
          title: 'Den Moment nach dem Kauf aufschreiben',
          text: 'Erste Nutzung, erste Wartung, Verlängerung: Notieren Sie für jedes Produkt, wann jemand eine Frage haben dürfte.',
        },
        {
          title: 'Zu jedem Moment einen Text, der hilft',
          text: 'Eine Pflegeanleitung, ein Handgriff, eine Wartungsfrist: Schreiben Sie in die Wissensbasis, was dann nützt, und lassen Sie Werbung weg.',
        },
        {
          title: 'Den Newsletter im Gespräch anbieten',
          text: 'Mit der Erweiterung Newsletter (Preis im Angebot) sagt der Assistent, wer die Adresse erhält, holt die Zustimmung ein und nimmt die Adresse auf. Eingetragen ist erst, wer den Link in der Bestätigungsmail anklickt.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Nach dem Kauf einer Espressomaschine',
          messages: [
            {
              from: 'assistant',
              text: 'Hallo, hier antwortet ein KI-Assistent. Wobei kann ich bei Ihrer Kaffeemaschine helfen?',
            },
            { from: 'visitor', text: 'Sie zeigt seit heute ein Tropfensymbol.' },
            {
              from: 'assistant',
              text: 'Sie möchte entkalkt werden, das ist kein Fehler. Die sechs Schritte finden Sie hier.',
              source: 'Pflege › Entkalken',
            },
            { from: 'visitor', text: 'Wie oft muss ich das machen?' },
            {
              from: 'assistant',
              text: 'Bei hartem Wasser alle acht Wochen, sonst alle drei Monate. Möchten Sie einmal im Monat unsere Pflegetipps per E\u2011Mail? Wer Ihre Adresse erhält, sage ich, bevor Sie sie eingeben; abmelden können Sie sich jederzeit.',
              source: 'Pflege › Wasserhärte',
            },
          ],
          replies: ['Ja, gern', 'Nein, danke'],
        },
      },
    },
    {
      id: 'terminbuchung',
      name: 'Terminbuchung',
      title: 'Termin\u00ADbuchung: vom\u00A0Wunsch zur festen Zeit',
      lead: 'Drei E\u2011Mails hin und her für eine halbe Stunde im Kalender? Mit der Erweiterung Terminbuchung (Preis im Angebot) genügt ein Dialog.',
      steps: [
        {
          title: 'Terminarten trennen',
          text: 'Erstgespräch, Aufmaß und Wartung dauern unterschiedlich lang und liegen oft bei verschiedenen Leuten. Legen Sie jede Art einzeln an.',
        },
        {
          title: 'Kalender klären und Puffer setzen',
          text: 'Ob die Erweiterung Ihren Kalender lesen und Termine eintragen kann, prüfen wir vor dem Angebot. Planen Sie Anfahrt und Nachbereitung als Puffer ein.',
        },
        {
          title: 'Zwei bis drei Zeiten vorschlagen',
          text: 'Auf dem Telefon ist eine von drei Zeiten schneller gewählt als ein Tag im Kalender. Wem keine passt, der nennt eine andere.',
        },
        {
          title: 'Absagen genauso leicht machen',
          text: 'Schreiben Sie in die Bestätigung, wie man verschiebt. Eine Absage am Vorabend ist besser als ein leerer Stuhl.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Ein Termin zum Aufmaß wird vereinbart',
          messages: [
            { from: 'assistant', text: 'Guten Tag, ich bin ein KI-Assistent und vereinbare Termine zum Aufmaß.' },
            { from: 'visitor', text: 'Ginge das nächste Woche nachmittags?' },
            {
              from: 'assistant',
              text: 'Ja: Mittwoch um 15\u00A0Uhr oder Freitag um 14:30\u00A0Uhr. Rechnen Sie mit einer Stunde.',
              source: 'Termine › Aufmaß',
            },
            { from: 'visitor', text: 'Freitag.' },
            {
              from: 'assistant',
              text: 'Vorgemerkt: Freitag, 14:30\u00A0Uhr. Für die Bestätigung brauche ich Ihre E\u2011Mail-Adresse; sie geht nur für diesen Termin an uns, die Anbieter von Chat und Kalender und den Betreiber des Sprachmodells.',
            },
          ],
          replies: ['Adresse eingeben', 'Andere Woche'],
        },
      },
    },
    {
      id: 'kundenfeedback',
      name: 'Kundenfeedback',
      title: 'Kunden\u00ADfeedback: eine\u00A0Frage, deren Antwort jemand liest',
      lead: 'Ein Fragebogen mit zwanzig Feldern misst vor allem Geduld. Stellen Sie lieber eine Frage im richtigen Augenblick, auf die ein Satz genügt.',
      steps: [
        {
          title: 'Am Ende fragen',
          text: 'Die Frage kommt, wenn das Anliegen erledigt ist, und bezieht sich nur auf dieses Gespräch.',
        },
        {
          title: 'Zuerst ein Klick, dann ein freier Satz',
          text: 'Auf „Ja“ folgt eine offene Frage: Was war gut? Wer nichts schreiben will, ist fertig.',
        },
        {
          title: 'Bei Ärger gleich einen Menschen anbieten',
          text: 'Legen Sie eine Verzweigung an: Auf „Nein“ bietet der Assistent ein Gespräch mit Ihrem Team an.',
        },
        {
          title: 'Einmal im Monat lesen und antworten',
          text: 'Gehen Sie die Antworten in den Dialogen durch. Was mehrere bemängeln, ändern Sie; sagen Sie es dann auch Ihren Kunden.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label:
            'Baukasten mit einem Ablauf für Rückmeldungen: Nach der Frage verzweigt er sich in Nachfrage und Übergabe',
          title: 'Rückmeldung',
          status: 'Beispiel',
          steps: [
            { kind: 'Auslöser', text: 'Anliegen erledigt' },
            { kind: 'Auswahl', text: 'Hat Ihnen das geholfen?' },
          ],
          branches: [
            { when: 'Ja', kind: 'Frage', text: 'Was war gut?' },
            { when: 'Nein', kind: 'Übergabe', text: 'Team Service, auf Wunsch' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Zählen Sie lieber Ihre eigenen Gespräche',
    lead: 'Wie viele endeten in einem Monat mit einer Anfrage, wie viele mit einer Antwort ohne Adresse? Das genügt für ein erstes Urteil. Was die drei Werte hier messen und woher sie stammen, ist noch offen: Stützen Sie bitte keine Entscheidung darauf.',
  },
  limits: {
    title: 'Wo ein Chat nicht hilft',
    items: [
      {
        title: 'Wenn niemand nachfasst',
        text: 'Anfragen, die drei Tage liegen bleiben, schaden Ihrem Ruf. Schalten Sie den Chat erst ein, wenn jemand Zeit dafür hat.',
      },
      {
        title: 'Wenn kaum jemand kommt',
        text: 'Schauen am Tag nur eine Handvoll Menschen vorbei, reicht eine gut sichtbare E\u2011Mail-Adresse.',
      },
      {
        title: 'Wenn die Antworten fehlen',
        text: 'Ist noch nichts aufgeschrieben, beantworten Sie zuerst Ihre drei häufigsten Fragen. Mit denselben drei beginnt die Demo.',
      },
    ],
  },
};
