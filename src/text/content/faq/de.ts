import type { FaqGroup } from './schema.ts';

const product: FaqGroup = {
  id: 'product',
  title: 'Das Produkt',
  lead: 'Was der Assistent tut und wo er lieber einen Menschen holt.',
  entries: [
    {
      id: 'what-it-does',
      question: 'Was macht der Chatbot eigentlich?',
      answer: [
        'Er beantwortet Fragen mit dem, was in Ihrer Wissensbasis steht, und nennt die Quelle. Er fragt nach, wenn etwas unklar ist, sammelt Angaben für einen Vorgang und übergibt an Ihr Team, sobald ein Mensch gebraucht wird.',
      ],
    },
    {
      id: 'when-it-does-not-know',
      question: 'Was passiert, wenn der Chatbot die Antwort nicht kennt?',
      answer: [
        'Findet er in Ihrer Wissensbasis nichts, soll er das sagen und anbieten, die Frage mit allem bisher Gesagten weiterzugeben. Auch was er findet, kann er falsch wiedergeben. Sehen Sie deshalb die Dialoge durch: So entdecken Sie Lücken und Fehler.',
      ],
    },
    {
      id: 'this-assistant',
      question: 'Ist der Assistent auf dieser Website schon das Produkt?',
      answer: [
        'Nein, er arbeitet nur für diese Website. Ausprobieren können Sie, wie sich Antworten mit Quelle lesen, was er tut, wenn er nichts findet, und wie eine Übergabe beginnt. Ein Sprachmodell benutzt er nicht: Er ordnet Ihre Frage einer Antwort zu, die auf dieser Website schon steht.',
        'Ihr Chatbot antwortet aus Ihrer Wissensbasis; formulieren kann dabei ein Sprachmodell. Wie das bei Ihren Fragen klingt, zeigt deshalb erst die Demo.',
      ],
      more: { page: 'get-a-demo', label: 'Demo buchen' },
    },
    {
      id: 'languages',
      question: 'Kann der Chatbot mehrere Sprachen?',
      answer: [
        'Ja, Deutsch und Englisch. Welche weiteren Sie bekommen und ob das Fenster darin beschriftet ist, steht im Angebot. Einen Listenpreis je Sprache gibt es nicht: Nennt das Angebot keinen Preis, berechnen wir dafür nichts.',
        'Ihr eigener Chatbot antwortet aus Ihren Inhalten, und die braucht jede Sprache für sich: Aus einer guten deutschen Wissensbasis wird nicht von selbst eine gute englische. Die Weiterleitung berücksichtigt, wer im Team welche Sprache spricht.',
      ],
    },
    {
      id: 'channels',
      question: 'Wo können Menschen mit dem Chatbot sprechen, auch per WhatsApp oder E-Mail?',
      answer: [
        'Im Web-Chat auf Ihrer Website, über einen angebundenen Messenger und über einen Sprachassistenten. E-Mails und Anrufe beantwortet er nicht. {essentialName} und {professionalName} enthalten einen Kanal; beginnen Sie mit dem, auf dem Ihre Kundschaft schon heute fragt.',
        'Nennen Sie uns Ihren Messenger, etwa WhatsApp, oder Ihr Sprachgerät: Wir sagen Ihnen, ob es sich anbinden lässt, welches Konto Sie dafür brauchen und welche Gebühren sein Anbieter verlangt. Zugesagt ist vorher nichts.',
      ],
    },
    {
      id: 'voice',
      question: 'Versteht der Chatbot auch gesprochene Sprache?',
      answer: [
        'Ja, Spracherkennung und Sprachsteuerung gehören zu jedem Plan; ob sie laufen, hängt vom Gerät Ihrer Kunden ab. Am Sprachgerät zählt der Sprachassistent als Kanal und kostet neben dem Web-Chat {channel} im Monat (nur für Unternehmer, zzgl. USt.). Ob ein Mikrofon im Web-Chat als eigener Kanal zählt, steht im Angebot. Der Sprachassistent wiederholt wichtige Nummern und Termine und lässt sie bestätigen. Anrufe nimmt er nicht an.',
      ],
    },
    {
      id: 'live-chat',
      question: 'Ersetzt der Chatbot unser Serviceteam?',
      answer: [
        'Nein. Er nimmt Ihrem Team ab, was sich wiederholt. Beschwerden, Ausnahmen und alles, was Ermessen verlangt, übernehmen Menschen im Live-Chat. Für diese Gespräche brauchen Sie Zeiten, zu denen jemand da ist.',
      ],
    },
    {
      id: 'handover-alert',
      question: 'Bekommen wir eine Benachrichtigung, wenn ein Gespräch wartet?',
      answer: [
        'Übergebene Gespräche stehen im Verwaltungsportal. Wer sie lesen darf und das Portal zu Ihren Servicezeiten geöffnet hat, sieht sie. Wünschen Sie zusätzlich eine E-Mail, einen Ton, eine Nachricht aufs Handy oder einen Vorgang im Helpdesk? Sagen Sie uns, womit Ihr Team arbeitet: Im Angebot steht dann, welcher Weg geht.',
      ],
      more: { page: 'products/live-chat', label: 'Wie Gespräche verteilt werden' },
    },
  ],
};

const start: FaqGroup = {
  id: 'getting-started',
  title: 'Der Anfang',
  lead: 'Was Sie mitbringen, wer mitmacht und was zuerst kommt.',
  entries: [
    {
      id: 'how-long',
      question: 'Wie lange dauert es, bis der Chatbot startklar ist?',
      answer: [
        'Unser Fünf-Tage-Plan zählt nur den Aufbau: elf Stunden für eine Person in einem mittleren Onlineshop, wenn Antworten, Zugang und Verträge da sind; am Freitag steht der Chat auf einer Seite. Im 90-Tage-Plan ist es ab Tag\u00A031 so weit; er zählt auch Freigabe und Pflege, im Schnitt einen halben Tag in der Woche. Beides ist geschätzt. Stehen die Antworten nur in Köpfen und Postfächern, ist das Aufschreiben die eigentliche Arbeit.',
      ],
      more: { page: 'get-a-demo', label: 'Demo buchen' },
    },
    {
      id: 'who-is-needed',
      question: 'Wen brauchen wir im Haus für den Start?',
      answer: [
        'Jemanden, der Ihre Kundenfragen kennt und Antworten freigeben darf, jemanden, der den Chat in Ihre Website einfügt, und Menschen, die Gespräche übernehmen. Programmieren muss niemand.',
      ],
    },
    {
      id: 'knowledge-base',
      question: 'Woraus entsteht die Wissensbasis?',
      answer: [
        'Aus dem, was Sie ohnehin haben: Hilfeseiten, Anleitungen, Preislisten, Antworten aus dem Postfach. Sortieren Sie vorher aus, was veraltet ist oder sich widerspricht. Der Assistent gibt wieder, was dort steht, auch das Falsche.',
      ],
    },
    {
      id: 'filling-the-knowledge-base',
      question: 'Kann der Chatbot unsere Website oder Dateien einlesen?',
      answer: [
        'Zusagen können wir das noch nicht. Nennen Sie uns Art und Format Ihrer Quellen; im Angebot steht dann, welcher Weg dafür geht: eintippen, als Datei hochladen oder von der Website einlesen. Ändert sich später ein Text, ändern Sie ihn auch in der Wissensbasis, sofern ihn nicht eine geprüfte Anbindung nachliefert.',
      ],
    },
    {
      id: 'templates',
      question: 'Müssen wir bei null beginnen?',
      answer: [
        'Nein. Für typische Anwendungsfälle gibt es Vorlagen, etwa für Terminbuchung oder Supportanfragen. Sie übernehmen den Ablauf, setzen eigene Texte ein und streichen, was Sie nicht brauchen.',
      ],
    },
    {
      id: 'personal-onboarding',
      question: 'Hilft uns jemand beim Einrichten, und was kostet es?',
      answer: [
        'Ja, auf Wunsch begleitet Sie ein Mensch aus unserem Team, von den ersten Fragen über die Abläufe bis zum Chatfenster. Umfang und Preis nennen wir vorab. Eine Pflichtgebühr gibt es nicht: Wer alles allein einrichtet, zahlt nur den Plan; Einführung, Anbindungen und Erweiterungen kosten nur, was Ihr Angebot dafür nennt.',
      ],
    },
    {
      id: 'test-first',
      question: 'Können wir klein anfangen?',
      answer: [
        'Ja. Mit Ihrem Plan bauen Sie zuerst einen Ablauf, lassen Kolleginnen und Kollegen die schwierigen Fragen stellen und zeigen den Chat danach erst auf einer einzelnen Seite.',
      ],
    },
    {
      id: 'free-trial',
      question: 'Gibt es eine Testversion?',
      answer: [
        'Kein Plan enthält eine Testphase. Die Demo mit drei Fragen Ihrer Kunden kostet nichts. Möchten Sie danach selbst in der Plattform arbeiten, fragen Sie über das Kontaktformular einen Zugang an: Wie lange er gilt und ob er etwas kostet, erfahren Sie vorher in unserer Antwort.',
      ],
      more: { page: 'get-a-demo', label: 'Demo buchen' },
    },
    {
      id: 'demo-material',
      question: 'Was geschieht mit dem, was wir in die Demo mitbringen?',
      answer: [
        'Es kommt auf unsere Plattform; wer dort Fragen und Texte erhält, steht unter „Wo liegen die Gespräche?“. Lassen Sie deshalb alles Persönliche und Vertrauliche weg.',
        'Löschfrist für das Material, den Demo-Chatbot und Inhalte aus einem Zugang zum Ausprobieren: {demoMaterial}. Angaben zu Personen löschen wir auf Ihren Wunsch schon vorher, soweit dem kein Gesetz entgegensteht. Übernehmen Sie den Chatbot in einen Vertrag, gelten dessen Fristen.',
      ],
    },
    {
      id: 'references',
      question: 'Gibt es Referenzen?',
      answer: [
        'Veröffentlicht ist bisher keine, und die gezeigten Gespräche sind erfundene Beispiele, keine Kundenfälle. Machen Sie in der Demo die Probe, die mehr zählt: mit drei Fragen Ihrer Kunden.',
      ],
      more: { page: 'get-a-demo', label: 'Demo buchen' },
    },
    {
      id: 'reply-time',
      question: 'Wie schnell antwortet mir jemand von Ihnen?',
      answer: [
        'Antwortzeit unseres Vertriebs: {replyTime}. Sofort antwortet der Assistent auf dieser Website; ebenso schnell steht ein Termin im Demo-Kalender fest.',
      ],
    },
  ],
};

const prices: FaqGroup = {
  id: 'prices-and-contract',
  title: 'Preise und Vertrag',
  lead: 'Alle Preise sind Nettopreise, gelten nur für Unternehmer und öffentliche Stellen und verstehen sich zzgl. USt. (in Deutschland 19\u00A0%).',
  entries: [
    {
      id: 'which-plan',
      question: 'Welche Pläne gibt es?',
      answer: [
        'Drei: {essentialName} für {essentialPrice}, {professionalName} für {professionalPrice} und {enterpriseName} für {enterprisePrice} im Monat (nur für Unternehmer, zzgl. USt.). Sie unterscheiden sich vor allem darin, wie viele aktive Nutzer enthalten sind: {essentialUsers}, {professionalUsers} oder {enterpriseUsers}.',
      ],
      more: { page: 'pricing', label: 'Pläne vergleichen' },
    },
    {
      id: 'active-user-meaning',
      question: 'Wer zählt als aktiver Nutzer?',
      answer: [
        'Wer in einem Kalendermonat mindestens einmal mit Ihrem Chatbot schreibt oder spricht; wer nur die Seite liest, zählt nicht. Dieselbe Person zählt im Monat einmal, sofern der Chatbot sie wiedererkennt. Ob ihm das auch zwischen Web-Chat und Messenger gelingt, schreiben wir auf Wunsch ins Angebot; gelingt es nicht, zählt sie auf beiden. Menschen aus Ihrem eigenen Haus zählen wie alle anderen, Programme wie Suchmaschinen nicht.',
      ],
    },
    {
      id: 'more-operators-and-channels',
      question: 'Können wir Bearbeiter oder Kanäle dazubuchen?',
      answer: [
        'Ja. Für jeden weiteren Bearbeiter, also jeden Menschen, der Gespräche übernimmt, kommen {operator} im Monat hinzu, für jeden weiteren Kanal {channel} (nur für Unternehmer, zzgl. USt.). Wie viele Bearbeiter und Kanäle {enterpriseName} enthält, steht im Angebot; jeder weitere kostet dasselbe.',
      ],
    },
    {
      id: 'billing',
      question: 'Wann wird abgerechnet?',
      answer: [
        'Am Ende jedes Monats. Ab Erhalt der Rechnung haben Sie {paymentDays}\u00A0Tage Zeit zum Zahlen und ebenso lange für Einwände in Textform. Danach gilt die Rechnung als genehmigt; darauf weist jede Rechnung hin. Sie behalten Ihre gesetzlichen Ansprüche, müssen dann aber in der Regel selbst beweisen, dass die Rechnung falsch war.',
      ],
    },
    {
      id: 'cancel',
      question: 'Wie können wir kündigen?',
      answer: [
        'Der Vertrag läuft unbefristet und ohne Mindestlaufzeit; Sie kündigen ihn in Textform mit {noticeWeeks}\u00A0Wochen Frist zum Ende eines Quartals. Eine Kündigung, die bis zum {noticeBeforeJune} bei uns ist, beendet ihn zum 30.\u00A0Juni. Nur wenn Ihr Angebot eine feste Laufzeit nennt, sind Sie bis zu deren Ende gebunden. Der Vertrag endet dann von selbst; vorher kündigen können Sie nur aus wichtigem Grund. Für den Anbieterwechsel gilt auch dann eine eigene Frist.',
      ],
      more: { page: 'terms', label: 'Nutzungsbedingungen lesen' },
    },
    {
      id: 'outside-germany',
      question: 'Können auch Unternehmen außerhalb Deutschlands kaufen?',
      answer: [
        'Ja, sofern Sie Unternehmer oder eine öffentliche Stelle sind: Ein bestimmtes Land setzen unsere Nutzungsbedingungen nicht voraus. Es gilt deutsches Recht, und von den beiden Sprachfassungen der Bedingungen geht die deutsche vor. Alle Preise sind Europreise. Statt der deutschen Umsatzsteuer kann das Reverse-Charge-Verfahren gelten: Dann führen Sie die Steuer in Ihrem Land ab.',
      ],
      more: { page: 'terms', label: 'Recht und Gerichtsstand nachlesen' },
    },
    {
      id: 'does-it-pay',
      question: 'Lohnt sich das für uns?',
      answer: [
        'Nicht immer. Bei wenigen Anfragen im Monat kann ein Plan mehr kosten, als er spart. Der Rechner zeigt Formel und Annahmen und rechnet mit Ihren Zahlen, auch ins Minus.',
      ],
      more: { page: 'chatbot-roi-calculator', label: 'Zum Ersparnisrechner' },
    },
    {
      id: 'over-the-limit',
      question: 'Was passiert, wenn mehr Menschen schreiben, als der Plan enthält?',
      answer: [
        'Zu einem anderen Plan verpflichtet Sie das nicht, auch nicht ein Spitzenmonat in der Saison. Und für jeden Nutzer darüber zahlen Sie nur, wenn Ihr Angebot dafür einen Preis nennt. Ob der Chatbot dann weiter antwortet und, auf Wunsch, ob wir Sie vor der Grenze warnen können, steht erst dort; nennen Sie uns dafür Ihren stärksten Monat.',
      ],
      more: { page: 'pricing', label: 'Grenzen der Pläne ansehen' },
    },
    {
      id: 'changing-the-plan',
      question: 'Können wir den Plan wechseln oder einen Bearbeiter abbestellen?',
      answer: [
        'In einen größeren Plan wechseln Sie mit einem neuen Angebot. Nehmen Sie es an, gilt der größere Plan ab dem Tag, der darin steht. Auch einen weiteren Bearbeiter oder Kanal bestellen Sie so.',
        'In einen kleineren Plan wechseln oder einen Bearbeiter oder Kanal abbestellen können Sie zu jedem Tag, wenn wir uns darüber in Textform einigen. Sonst kündigen Sie mit {noticeWeeks}\u00A0Wochen Frist zum Ende eines Quartals und schließen einen neuen Vertrag über den kleineren Umfang. Haben Sie eine feste Laufzeit vereinbart, ist das erst zu deren Ende möglich.',
      ],
      more: { page: 'terms', label: 'Laufzeit und Kündigung nachlesen' },
    },
    {
      id: 'language-model-costs',
      question: 'Kostet das Sprachmodell extra?',
      answer: [
        'Bei uns nur, wenn Ihr Angebot dafür einen Preis nennt; einen Verbrauch, der dort nicht steht, berechnen wir nicht. {enterpriseName} enthält zwei KI-Konten, jeder andere Plan eines: Zugänge zu einem Sprachmodell, das Antworten formulieren kann. Ein weiteres Konto gehört zu keinem Plan; sein Preis steht im Angebot. Wie weit ein Konto reicht und ob Sie ein eigenes nutzen können: {modelCosts}.',
      ],
    },
    {
      id: 'price-changes',
      question: 'Sind Preiserhöhungen im laufenden Vertrag möglich?',
      answer: [
        'Eine einseitige Preiserhöhung sehen unsere Nutzungsbedingungen nicht vor. Es zählt der Preis, den Ihr Angebot bei Vertragsschluss nennt; geänderte Bedingungen gelten erst, wenn beide Seiten in Textform zustimmen. Schweigen gilt dabei nicht als Zustimmung.',
        'Einen unbefristeten Vertrag kann jede Seite mit {noticeWeeks}\u00A0Wochen Frist zum Quartalsende kündigen, also auch wir. Brauchen Sie länger einen festen Preis, vereinbaren Sie im Angebot eine feste Laufzeit.',
      ],
      more: { page: 'terms', label: 'Wortlaut nachlesen' },
    },
    {
      id: 'support',
      question: 'Welcher Support und welche Verfügbarkeit (SLA) gehören dazu?',
      answer: [
        'Die Listenpreise enthalten keine Zusage zur Verfügbarkeit. Brauchen Sie eine, nennen wir im Angebot, was wir zusagen können, samt Wartungszeiten und Folgen eines Ausfalls. Support kostet nur, was Ihr Angebot dafür nennt. Wann, wie und in welchen Sprachen er hilft, auch bei einer Störung: {support}.',
        'Sind Sie schon Kunde, wählen Sie im Kontaktformular „Hilfe für unsere Kunden“: Der Vertrieb gibt Ihre Frage im Wortlaut an den Support.',
      ],
      more: { page: 'contact', label: 'Zum Kontaktformular' },
    },
    {
      id: 'more-projects',
      question: 'Was kostet ein weiteres Chatbot-Projekt?',
      answer: [
        '{enterpriseName} enthält zwei Projekte, jeder andere Plan eines. Für weitere Projekte gibt es keinen Listenpreis: Was sie kosten, steht im Angebot.',
      ],
    },
    {
      id: 'switching',
      question: 'Wie bekommen wir unsere Daten zurück, wenn wir wechseln?',
      answer: [
        'Sie kündigen den Wechsel mit höchstens 2\u00A0Monaten Vorlauf an. In der Übergangszeit (in der Regel höchstens 30\u00A0Tage) laufen die Dienste weiter, und wir geben Ihre Inhalte, Abläufe und Dialoge in einem gängigen, maschinenlesbaren Format heraus. Danach können Sie sie mindestens 30\u00A0Tage lang abrufen, dann löschen wir sie. Das verlangt die EU-Datenverordnung (Data Act).',
        'Vor dem 12.\u00A0Januar 2027 zahlen Sie dafür höchstens, was uns der Wechsel unmittelbar kostet, ab diesem Tag nichts. Ein Entgelt für das vorzeitige Ende einer festen Laufzeit schulden Sie nur, wenn und soweit Ihr Angebot es nennt.',
      ],
      more: { page: 'terms', label: 'Abschnitt zum Wechsel lesen' },
    },
  ],
};

const privacy: FaqGroup = {
  id: 'data-protection-and-security',
  title: 'Datenschutz und Sicherheit',
  lead: 'Welche Daten, wo, durch wen und wie lange.',
  entries: [
    {
      id: 'hosting',
      question: 'Wo liegen die Gespräche?',
      answer: [
        'Die Plattform wird in Deutschland gehostet, dort sind die Daten aus dem Web-Chat gespeichert. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage mit den Angaben, die darin stehen, die passenden Stellen aus Ihrer Wissensbasis und, wo vereinbart, Auskünfte aus angebundenen Systemen. Bei Messenger, Sprachgerät und Spracherkennung nimmt die Nachricht zusätzlich den Weg über deren Anbieter. All das gehört in Ihre eigene Datenschutzerklärung. Gelangen Daten dabei in ein Land außerhalb des EWR, nennen Sie dort auch die Grundlage der Übermittlung (Art.\u00A044\u00A0ff. DSGVO).',
      ],
    },
    {
      id: 'language-model',
      question: 'Welches Sprachmodell kann Antworten formulieren, und wo läuft es?',
      answer: [
        'Texte, die Sie als feste Formulierung oder im Ablauf hinterlegt haben, gibt der Chatbot wörtlich wieder. Antworten aus der Wissensbasis kann ein Sprachmodell formulieren. Möchten Sie ohne Sprachmodell auskommen, sagen Sie es uns früh.',
        'Welches Modell es ist, wer es wo betreibt, wie lange er speichert und ob er damit trainiert: {languageModel}. Das kommt auch in den Vertrag über die Auftragsverarbeitung.',
      ],
    },
    {
      id: 'processing-agreement',
      question: 'Schließen Sie einen Vertrag über die Auftragsverarbeitung?',
      answer: [
        'Ja, einen Vertrag nach Art.\u00A028 DSGVO (AVV). Den Entwurf bekommen Sie vor der Unterschrift; was hier noch offen ist, fehlt vorerst auch darin. Beide Seiten schließen den Vertrag, bevor Sie selbst auf der Plattform arbeiten, auch zum Ausprobieren. Für die Demo brauchen Sie ihn nicht, solange Ihre Beispielfragen keine Angaben zu Personen enthalten. Verantwortlich für die Gespräche bleibt Ihr Unternehmen.',
        'Unterauftragsverarbeiter brauchen wir für die Server in Deutschland und, wo Sie es nutzen, für Sprachmodell und Spracherkennung. Wie sie heißen, wo sie sitzen und wo sie verarbeiten: {subProcessors}.',
      ],
    },
    {
      id: 'security',
      question: 'Wie sind Daten und Anmeldung gesichert?',
      answer: [
        'Unsere technischen und organisatorischen Maßnahmen gehören als Anlage zum Vertrag über die Auftragsverarbeitung (Art.\u00A032 DSGVO); Sie erhalten sie vor der Unterschrift. Wie verschlüsselt und gesichert wird und ob es zweiten Faktor, Firmenkonto und Nachweise gibt: {security}.',
      ],
    },
    {
      id: 'one-person',
      question: 'Woran erkennen Sie, dass jemand wiederkommt?',
      answer: [
        'Das Merkmal, an dem der Chatbot eine Person wiedererkennt, damit sie nur einmal zählt: {visitorRecognition}. Wird dafür etwas auf dem Gerät gespeichert oder ausgelesen, brauchen Sie in der Regel eine Einwilligung (§\u00A025 TDDDG) und einen Abschnitt in Ihrer Datenschutzerklärung.',
      ],
    },
    {
      id: 'who-can-read',
      question: 'Wer darf mitlesen?',
      answer: [
        'In Ihrem Haus nur Menschen, die Sie dem Projekt oder Team zugeordnet haben; ihre Rolle entscheidet, ob sie Dialoge ansehen, antworten oder Kanäle verwalten. Scheidet jemand aus, heben Sie die Zuordnung im Verwaltungsportal auf. Außerhalb erhalten wir und unser Serverbetreiber die Gespräche. Ganz oder in Teilen gehen sie auch an die Anbieter von Sprachmodell, Spracherkennung und angebundenen Kanälen oder Systemen, sofern Sie diese nutzen.',
      ],
    },
    {
      id: 'staff-records',
      question: 'Was zeichnet die Software über unser Team auf, und bestimmt der Betriebsrat mit?',
      answer: [
        'In den Dialogen steht, was Ihr Team schreibt; lesen kann sie, wer dem Projekt in einer passenden Rolle zugeordnet ist. Die Weiterleitung berücksichtigt, wie ausgelastet jemand ist. Die Auswertungen zeigen Themen, Mengen und Übergaben. Ob sie einzelne Personen zeigen, was sonst über Ihr Team aufgezeichnet wird und wie lange: {staffRecords}.',
        'Rechnen Sie damit, dass der Betriebsrat (§\u00A087 Abs.\u00A01 Nr.\u00A06 BetrVG) oder der Personalrat mitbestimmt, und beziehen Sie ihn vor der Bestellung ein.',
      ],
      more: { page: 'products/dashboard', label: 'Dashboard und Portal ansehen' },
    },
    {
      id: 'retention',
      question: 'Wie lange werden Auswertungsdaten aufbewahrt?',
      answer: [
        'Höchstens {evaluationMonths}\u00A0Monate über das Ende des Projekts hinaus, dann werden sie gelöscht; nach einem Anbieterwechsel schon mit dem Ende der Frist zum Abrufen Ihrer Daten (mindestens 30\u00A0Tage). Für andere Daten, etwa Rechnungen, gelten gesetzliche Fristen.',
      ],
    },
    {
      id: 'erase-one-person',
      question: 'Wie lange bleiben Gespräche gespeichert, und wie löschen wir die eines einzelnen Menschen?',
      answer: [
        'Die Speicherdauer der Gespräche legen Sie mit uns im Vertrag über die Auftragsverarbeitung fest. Verlangt jemand Auskunft oder Löschung, entscheiden Sie, denn verantwortlich für die Gespräche ist Ihr Unternehmen. Wir handeln nach Ihrer Weisung und müssen Sie dabei unterstützen; wie, regelt derselbe Vertrag (Art.\u00A028 Abs.\u00A03 Buchst.\u00A0a und e DSGVO).',
        'Der Weg, auf dem Sie in der Plattform alle Gespräche eines Menschen selbst finden, herausgeben und löschen: {personErasure}. Was schon in Ihrem CRM oder Helpdesk liegt, löschen Sie dort.',
      ],
    },
    {
      id: 'after-notice',
      question: 'Was geschieht nach einer Kündigung mit unseren Daten?',
      answer: [
        'Für Auswertungsdaten gilt die Frist von höchstens {evaluationMonths}\u00A0Monaten nach Projektende. Ob wir Gespräche und andere Angaben zu Personen nach dem Vertragsende herausgeben oder löschen, entscheiden Sie; das muss der Vertrag über die Auftragsverarbeitung regeln (Art.\u00A028 Abs.\u00A03 Buchst.\u00A0g DSGVO). Was nach ordentlicher Kündigung für Abruf, Löschfrist und Nachweis gilt: {dataAfterNotice}.',
        'Sollen die Fristen des Data Act gelten, teilen Sie uns statt einer Kündigung mit, dass Sie den Anbieter wechseln oder nur Ihre Daten löschen lassen.',
      ],
      more: { page: 'terms', label: 'Kündigung und Wechsel in den Bedingungen' },
    },
    {
      id: 'ai-notice',
      question: 'Merken Besucher, dass sie mit einer KI sprechen?',
      answer: [
        'Im Web-Chat ja, schon vor der ersten Eingabe: Im Kopf des Chatfensters steht „KI“, und Ihre Begrüßung sagt es noch einmal. In Messengern und auf Sprachgeräten sagt es allein die Begrüßung. Den Wortlaut bestimmen Sie; lassen Sie den Hinweis darin stehen. Die KI-Verordnung der EU verlangt ihn seit August 2026 in der Regel, unsere Nutzungsbedingungen verlangen ihn immer. Sorgen Sie in Ihrem Ablauf dafür, dass auch der Wechsel zu einem Menschen angesagt wird.',
      ],
    },
    {
      id: 'sensitive-data',
      question: 'Was, wenn jemand vertrauliche Daten in den Chat schreibt?',
      answer: [
        'Bauen Sie Abläufe so, dass der Assistent nur nach dem fragt, was der Vorgang braucht, und nie nach Kennwörtern oder PINs. Für Gesundheitsdaten brauchen Sie vorher eine Rechtsgrundlage nach Art.\u00A09 DSGVO, oft eine ausdrückliche Einwilligung. Gilt bei Ihnen ein Berufsgeheimnis (§\u00A0203 StGB), lassen Sie prüfen, wer zur Geheimhaltung zu verpflichten ist. Gilt §\u00A0393 SGB\u00A0V, klären Sie auch, welche Nachweise Sie brauchen. Für Bankdaten verweisen Sie auf einen geschützten Zugang.',
      ],
    },
  ],
};

const technology: FaqGroup = {
  id: 'integrations-and-technology',
  title: 'Anbindungen und Technik',
  lead: 'Wie der Assistent mit Ihrer Website und Ihren Systemen zusammenkommt.',
  entries: [
    {
      id: 'which-systems',
      question: 'Mit welchen Systemen arbeitet der Chatbot zusammen?',
      answer: [
        'Vorgesehen sind in jedem Plan vier Arten: CRM, E-Mail-Marketing, Shopsysteme und Helpdesk. {enterpriseName} brauchen Sie dafür auch dann nicht, wenn wir die Anbindung an Ihr Produkt erst bauen müssen. Ob es geht, sagen wir Ihnen, sobald wir Produkt und Version kennen. Einrichten und Bauen kosten nur, was das Angebot dafür nennt.',
        'Nur {enterpriseName} enthält die eigene API-Anbindung, für Eigenentwicklungen und Systeme anderer Art, etwa eine Warenwirtschaft. Für den Kalender oder Zahlungsdienst einer Erweiterung brauchen Sie sie nicht.',
      ],
    },
    {
      id: 'which-products',
      question: 'Welche Messenger, Sprachgeräte und Shops lassen sich heute anbinden?',
      answer: [
        'Liste der fertigen Anbindungen: {connections}. Nennen Sie uns System und Version: Sie erfahren, ob es geht und ob wir eine fehlende Anbindung an Ihr Shopsystem bauen können. {enterpriseName} brauchen Sie dafür nur bei einem selbst entwickelten Shop.',
        'Lässt sich Ihr Shop nicht anbinden, antwortet der Chatbot aus Ihren Texten und übergibt alles Weitere an Ihr Team; Bestand und Bestellungen kennt er dann nicht.',
      ],
      more: { page: 'integrations-directory', label: 'Arten von Anbindungen ansehen' },
    },
    {
      id: 'api',
      question: 'Lassen sich eigene Anwendungen über eine API anbinden?',
      answer: [
        'Ja, im Plan {enterpriseName}: Für Systeme, die in keine der vier Arten passen, etwa eine Warenwirtschaft (ERP) oder eigene Programme, bauen wir eine Anbindung an deren API; Ihre Technik öffnet die Schnittstelle. Was die Anbindung liest und was sie schreibt, halten wir vorher schriftlich fest.',
        'Ein Webhook meldet Ereignisse an Ihre Programme. Ob Ihre Programme auch etwas abfragen können, steht im Angebot.',
      ],
    },
    {
      id: 'webhooks',
      question: 'Wozu brauche ich einen Webhook?',
      answer: [
        'Damit ein Ereignis im Gespräch sofort woanders etwas auslöst: Eine Anfrage ist vollständig, und Ihr CRM erfährt davon. Ein Webhook gehört zu jedem Plan und sendet nur; Bestellungen oder Bestand lesen kann der Chatbot damit nicht.',
      ],
    },
    {
      id: 'web-chat-on-your-page',
      question: 'Wie kommt der Chat auf unsere Seite?',
      answer: [
        'Mit einem kurzen Codeabschnitt, den Ihre Agentur oder Ihre IT einmal einsetzt. Danach ändern Sie Farben, Icon und Wortlaut selbst in der Oberfläche, ohne die Seite noch einmal anzufassen.',
      ],
    },
    {
      id: 'customer-portal',
      question: 'Läuft der Chat in unserem Kundenportal, und weiß er, wer angemeldet ist?',
      answer: [
        'Ob der Chat auch hinter Ihrer Anmeldung läuft und ob Ihr Portal ihm mitgeben kann, wer angemeldet ist, steht im Angebot.',
        'Auch ohne zu wissen, wer schreibt, erklärt der Chatbot aus Ihren Texten, wo im Portal jemand eine Rechnung oder ein neues Kennwort findet; Auskünfte zu Konto und Vertrag gibt Ihr Team, sobald es weiß, wer fragt. Liefert Ihr Shop den Stand einer Bestellung, nennt ihn der Chatbot, sobald Bestellnummer und ein zweites Merkmal stimmen.',
      ],
      more: { page: 'integrations-directory', label: 'Was aus Ihren Systemen kommen kann' },
    },
    {
      id: 'add-ons',
      question: 'Was sind Erweiterungen?',
      answer: [
        'Was Sie bei Bedarf hinzunehmen: Terminbuchung, Bezahlung, Newsletter und die Überwachung der Erreichbarkeit. Sie gehören zu keinem Plan; Preis und Einrichtung stehen im Angebot.',
      ],
    },
    {
      id: 'chat-window',
      question: 'Wie barrierefrei ist das Chatfenster, und was lädt es vor dem Klick?',
      answer: [
        'Für das Fenster Ihres Chatbots steht beides vor der Unterschrift im Angebot; Shops und Banken mit Privatkunden müssen es wegen des Barrierefreiheitsstärkungsgesetzes (BFSG) wissen. In der Demo testen wir das Fenster gern mit Ihnen, mit Tastatur und Handy.',
        'Einen Eindruck gibt das Chatfenster dieser Website. Öffnen, fragen und mit Escape schließen können Sie mit der Tastatur; das und die axe-Regeln für WCAG A und AA prüfen wir automatisch. Ein vollständiger Durchgang mit Screenreadern und eine Prüfung durch Menschen mit Behinderungen stehen noch aus.',
      ],
      more: { page: 'blog/accessibility', label: 'Test für das Chatfenster' },
    },
    {
      id: 'open-details',
      question: 'Was ist noch offen, bevor wir unterschreiben?',
      answer: [
        '„Wird vor dem Start ergänzt“ heißt überall: bevor wir das Produkt verkaufen; ein Datum steht noch nicht fest.',
        'Zum Produkt: ob Besucher Bilder und Dateien schicken können, welche weiteren Sprachen es gibt, ob ein Sprachmodell siezt oder duzt, welche Dateiformate die Wissensbasis annimmt und ob als Bearbeiter zählt, wer Dialoge nur liest. All das: {productDetails}.',
        'Zu Technik und Daten (der Stand steht bei der jeweiligen Frage): fertige Anbindungen beim Namen, auch für CRM und Helpdesk; Sprachmodell samt Betreiber, Land, Speicherdauer und Training; wie weit ein KI-Konto reicht; Wiedererkennung; Unterauftragsverarbeiter; Sicherheit; Aufzeichnungen über Ihr Team; Löschung für einzelne Menschen, nach der Demo und nach der Kündigung; Support. In den Nutzungsbedingungen: die Rechtsordnung der Server.',
        'Zum Unternehmen: Firma und Anschrift im Impressum, Telefon, Datenschutzbeauftragter, Antwortzeit. Rechtstexte mit dem Vermerk „Entwurf“ sind noch nicht geprüft. Bei den Anwendungsfällen: Bedeutung und Quelle der Prozentwerte.',
        'Erst im Angebot steht zum Chat: wie barrierefrei das Fenster ist, was es vor dem Klick lädt oder speichert, ob es hinter einer Anmeldung läuft, wie Ihre Inhalte in die Wissensbasis kommen und wie Ihr Team benachrichtigt wird.',
        'Ebenso zu Zahlen und Kosten: was über der Nutzergrenze gilt, wie über zwei Kanäle gezählt wird, Abfragen, Export während der Laufzeit, eine eigene Kennzahl im Bericht, Verfügbarkeit und die Preise für Einführung, Einrichten und Erweiterungen. Sagen Sie uns, was Sie davon brauchen: Die Antwort bekommen Sie vor der Unterschrift.',
      ],
      more: { page: 'contact', label: 'Zum Kontaktformular' },
    },
  ],
};

const partners: FaqGroup = {
  id: 'partners',
  title: 'Partner',
  lead: 'Zwei Programme: eines zum Umsetzen, eines zum Empfehlen.',
  entries: [
    {
      id: 'two-programmes',
      question: 'Worin unterscheiden sich die beiden Programme?',
      answer: [
        'Lösungspartner bauen und betreuen Chatbots für ihre Kundschaft. Teilnehmer am Partnerprogramm empfehlen {brand}; alles Weitere übernehmen wir.',
      ],
    },
    {
      id: 'who-solution-partner',
      question: 'Für wen eignet sich die Lösungspartnerschaft?',
      answer: [
        'Für Agenturen, Systemhäuser und Beratungen, die Websites, Shops oder Serviceabläufe ihrer Kunden schon kennen. Programmieren müssen Sie nicht.',
      ],
    },
    {
      id: 'several-clients',
      question: 'Kann eine Agentur mehrere Kunden an einem Ort betreuen?',
      answer: [
        'Das Dashboard zeigt alle Projekte eines Vertrags, und Rollen regeln, wer welches Projekt sieht. Ein Plan enthält aber nur ein oder zwei Projekte. Für mehrere Kunden vereinbaren wir weitere Projekte in der Partnervereinbarung, oder jeder Kunde hat seinen eigenen Plan.',
      ],
    },
    {
      id: 'advertising-label',
      question: 'Muss ich eine bezahlte Empfehlung kennzeichnen?',
      answer: [
        'Ja. Wer für einen Verweis Geld bekommen kann, macht Werbung, und das müssen Leserinnen und Leser erkennen, bevor sie klicken. Ein deutliches Wort wie „Anzeige“ gehört deshalb direkt an den Link; auch unsere Vereinbarung mit Ihnen verlangt es.',
      ],
    },
    {
      id: 'referral-cookie',
      question: 'Wie lange gilt eine Empfehlung?',
      answer: [
        'Höchstens 30\u00A0Tage. Sobald ein Netzwerk angeschlossen ist, merkt es sich den Klick auf Ihren Link so lange voraussichtlich mit einem eigenen Cookie. Die Einwilligung dafür muss vorher vorliegen; wer sie einholt, regelt unsere Vereinbarung mit Ihnen. Unsere Website setzt dafür keinen. Nur wenn die Person bei uns zustimmt und ein Formular absendet, melden wir dem Netzwerk ihre Anfrage mit der E-Mail-Adresse. Ohne Zustimmung ordnen wir die Empfehlung nicht zu.',
      ],
    },
    {
      id: 'become-partner',
      question: 'Wie werde ich Partner?',
      answer: [
        'Schreiben Sie uns kurz, wer Sie sind und ob Sie umsetzen oder empfehlen möchten. Eine Website ist nicht nötig. Ein Mensch liest das und meldet sich.',
      ],
    },
  ],
};

export const de: FaqGroup[] = [product, start, prices, privacy, technology, partners];
