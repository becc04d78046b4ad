import type { LegalPage } from '../schema.ts';

/** Describes the current tests (e2e/every-page-is-accessible.spec.ts, menus, frame): update it together with them. */
export const accessibility: LegalPage = {
  heading: 'Erklärung zur Barriere\u00ADfreiheit',
  lead: 'Hier steht, wie gut sich diese Website mit Tastatur, Screenreader, großer Schrift oder eigenen Farben nutzen lässt, wie wir das prüfen und was noch nicht gelöst ist.',
  changed: '2026-11-26',
  numbering: 'sections',
  sections: [
    {
      id: 'scope',
      title: 'Wofür diese Erklärung gilt',
      paragraphs: [
        'Sie gilt für die öffentliche Website von {brand}: alle Seiten, die Formulare und den Chat mit dem KI-Assistenten, auf Deutsch und auf Englisch.',
        'Sie gilt nicht für die Plattform, an der sich Kunden anmelden, nicht für Chatbots, die Kunden auf ihren eigenen Seiten betreiben, und nicht für fremde Websites, zu denen ein Link führt.',
      ],
    },
    {
      id: 'standard',
      title: 'Woran wir uns messen',
      paragraphs: [
        {
          list: [
            'Die Web Content Accessibility Guidelines (WCAG)\u00A02.2, Stufen A und AA.',
            'Die europäische Norm EN\u00A0301\u00A0549 in der Fassung V3.2.1, deren Kapitel über Webinhalte auf den WCAG\u00A02.1 beruht.',
          ],
        },
        'Unser Angebot richtet sich nur an Unternehmer und öffentliche Stellen. Diese Erklärung geben wir unabhängig davon ab, ob das Barrierefreiheitsstärkungsgesetz (BFSG) sie von uns verlangt.',
      ],
    },
    {
      id: 'status',
      title: 'Wie weit wir sind',
      paragraphs: [
        'Nach unserer eigenen Bewertung ist die Website mit diesen Anforderungen teilweise vereinbar. Die automatischen Prüfungen finden keinen Verstoß. Viele Anforderungen kann aber nur ein Mensch beurteilen, und eine vollständige Prüfung von Hand steht noch aus.',
      ],
    },
    {
      id: 'method',
      title: 'Wie wir prüfen',
      paragraphs: [
        'Die Bewertung haben wir selbst vorgenommen. Eine Änderung an der Website gilt erst als fertig, wenn sie diese Prüfungen besteht:',
        {
          list: [
            'Jede Seite, in beiden Sprachen, auf der Breite eines Telefons: die Regeln des Prüfprogramms axe für die Stufen A und AA und für gute Praxis. Nichts darf seitlich über den Bildschirm hinausragen.',
            'Je eine Seite jedes Seitentyps noch einmal: bei 320 und bei 1.280\u00A0Pixeln Breite, mit doppelter Schriftgröße und mit erzwungenen Farben.',
            'Was erst beim Bedienen erscheint: offene Menüs auf großen und kleinen Bildschirmen, gewählte Reiter, aufgeklappte Fragen, Formulare voller Fehler.',
            'Wege mit der Tastatur: zum Inhalt springen, Menüs öffnen und mit Escape verlassen, sodass der Fokus zurückkehrt, Reiter mit den Pfeiltasten wechseln, in der Suche einen Treffer öffnen, im Ersparnisrechner Regler verstellen, im Kalender der Demo eine Zeit wählen.',
            'Ohne JavaScript: Jeder Seitentyp zeigt seine vollständigen Texte, und Formulare lassen sich absenden; was fehlt, steht in Abschnitt\u00A05.',
            'Der Editor für das Chatfenster, jede Gruppe ab 320\u00A0Pixeln Breite und mit erzwungenen Farben; der Film der Startseite mit Untertiteln und vollständigem Text darunter.',
            'Der Chat mit dem KI-Assistenten: die Regeln von axe zu Beginn, nach einer Antwort und im Formular der Übergabe mit Fehlern; auch bei 320\u00A0Pixeln Breite und mit erzwungenen Farben ragt nichts seitlich hinaus. Mit der Tastatur: öffnen, fragen, mit Escape schließen, sodass der Fokus zum Knopf zurückkehrt.',
            'Der Kontrast jedes Farbpaars, aus den Farbwerten berechnet, dazu gültiges HTML und die Reihenfolge der Überschriften.',
          ],
        },
        'Zusätzlich sehen wir die Seiten in mehreren Breiten mit eigenen Augen durch.',
      ],
    },
    {
      id: 'limits',
      title: 'Was noch nicht gelöst ist',
      paragraphs: [
        'Diese beiden Punkte werten wir als nicht vereinbar, bis sie geprüft sind:',
        {
          list: [
            'Kontrast (Erfolgskriterium 1.4.3): Im Editor für das Chatfenster lassen sich Farben wählen, die in der Vorschau kaum zu lesen sind. Ein Hinweis nennt dann die nächste lesbare Farbe.',
            'Info und Beziehungen (1.3.1): Gezeichnete Bilder des Produkts bestehen aus lesbarem Text. Wie ihre Teile zusammenhängen, sagt nur eine kurze Beschreibung.',
          ],
        },
        'Noch nicht geprüft:',
        {
          list: [
            'Menschen mit Behinderungen haben die Website noch nicht geprüft. Auch ein Gutachten einer unabhängigen Stelle gibt es nicht.',
            'Mit Screenreadern wie NVDA, JAWS, VoiceOver oder TalkBack haben wir noch keinen vollständigen Durchgang gemacht, auch nicht im Chat: Ob sie dort jede neue Antwort ansagen, ist offen.',
            'Die automatischen Prüfungen laufen nur im Browser Chromium.',
          ],
        },
        'Mühsam oder nicht im Angebot:',
        {
          list: [
            'Breite Tabellen lassen sich auf schmalen Bildschirmen seitlich verschieben, auch mit der Tastatur; den Überblick behält man dabei schwer.',
            'Ohne JavaScript zeigt der Editor nur Beispiele, und statt des Chats führt der Knopf zum Kontaktformular.',
            'Texte in Leichter Sprache und Videos in Deutscher Gebärdensprache bieten wir nicht an.',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Eine Barriere melden',
      paragraphs: [
        'Kommen Sie irgendwo nicht weiter, oder brauchen Sie einen Inhalt in anderer Form? Schreiben Sie uns, auf welcher Seite das ist; ein einzelner Satz genügt. Welche Hilfsmittel Sie benutzen, müssen Sie nicht angeben.',
        {
          facts: [
            { label: 'E\u2011Mail', value: [{ mail: '{accessibilityMail}' }] },
            { label: 'Telefon', value: '{phone}' },
            { label: 'Formular', value: [{ text: 'Kontaktformular', page: 'contact' }] },
          ],
        },
        'Ein Mensch liest Ihre Meldung. Er sagt Ihnen, ob und wie wir die Barriere beseitigen und wie Sie bis dahin an den Inhalt kommen. Unsere Antwortzeit: {replyTime}.',
        [
          'Ihre Meldung behandeln wir wie jede andere Anfrage; Näheres steht in der ',
          { text: 'Datenschutzrichtlinie', page: 'privacy-policy' },
          '.',
        ],
      ],
    },
    {
      id: 'enforcement',
      title: 'Wenn unsere Antwort nicht genügt',
      paragraphs: [
        'Ob eine Behörde oder eine Schlichtungsstelle für diese Website zuständig ist, und welche, bestätigen wir vor dem Start. Bis dahin nennen wir keine, um Sie nicht an die falsche Adresse zu schicken.',
        { facts: [{ label: 'Zuständige Stelle', value: '{accessibilityAuthority}' }] },
      ],
    },
    {
      id: 'date',
      title: 'Stand dieser Erklärung',
      paragraphs: [
        'Wir haben sie am 20. November 2026 erstellt. Wir ändern sie, sobald sich an der Website oder an den Prüfungen etwas Wesentliches ändert, und prüfen sie mindestens einmal im Jahr.',
      ],
    },
  ],
};
