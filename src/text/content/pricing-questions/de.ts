import type { PricingQuestion } from './pricingQuestion.ts';

export const de: PricingQuestion[] = [
  {
    id: 'active-user',
    question: 'Was genau ist ein aktiver Nutzer?',
    answer: [
      'Ein Mensch, der in einem Kalendermonat mindestens einmal mit Ihrem Chatbot schreibt oder spricht. Wer im selben Monat dreimal wiederkommt, zählt einmal, sofern der Chatbot ihn wiedererkennt. Wer Ihre Website besucht, ohne den Chatbot zu benutzen, zählt nicht.',
      'Ob der Chatbot jemanden auch zwischen Web-Chat und Messenger wiedererkennt, schreiben wir auf Wunsch ins Angebot; erkennt er die Person nicht wieder, zählt sie auf jedem der beiden Kanäle einmal. Das Merkmal, an dem er eine Person beim nächsten Besuch erkennt: {visitorRecognition}.',
    ],
  },
  {
    id: 'plan-boundary',
    question: 'Was ist, wenn mehr Menschen schreiben, als unser Plan vorsieht?',
    answer: [
      '{essentialName} umfasst {essentialUsers} aktive Nutzer im Monat, {professionalName} {professionalUsers} und {enterpriseName} {enterpriseUsers}. Werden es mehr, steht zweierlei schon fest: Sie müssen den Plan nicht wechseln, auch nicht, wenn Sie dauerhaft darüberliegen, und Sie zahlen für weitere Nutzer nur, wenn Ihr Angebot dafür einen Preis nennt. Ob der Chatbot dann weiter antwortet, regelt erst das Angebot. Für mehr als {enterpriseUsers} erhalten Sie ein eigenes Angebot.',
      'Gezählt werden Menschen, nicht Anfragen. Kommen bei Ihnen im Monat 1.500 Anfragen zusammen und fragt jeder im Schnitt zweimal, sind es 750 aktive Nutzer, sofern der Chatbot sie wiedererkennt; dann genügt {professionalName}. Wer Ihnen weiter eine E\u2011Mail schreibt oder anruft, zählt nicht mit. Fragt dagegen jeder nur einmal, und zwar im Chat, lassen Sie den Preis für die Nutzer über der Grenze ins Angebot schreiben und vergleichen ihn mit {enterpriseName}.',
      'Haben Sie eine Saison, nennen Sie uns Ihren stärksten Monat: Dann regelt das Angebot auch ihn. Sie können auch nur für die Saison in einen größeren Plan wechseln. Lassen Sie den Rückweg gleich mit ins Angebot schreiben, sonst gilt die Kündigungsfrist. Rechnen Sie vorher nach: Der nächste Plan kostet ein Mehrfaches; ein paar zusätzliche Nutzer rechtfertigen ihn nicht immer.',
    ],
  },
  {
    id: 'changing-the-plan',
    question: 'Können wir später in einen anderen Plan wechseln?',
    answer: [
      'In einen größeren wechseln Sie jederzeit: Sie nehmen ein neues Angebot an, und der Plan gilt ab dem Tag, der darin steht. Verkleinern, auch um einen einzelnen Bearbeiter oder Kanal, können Sie, sobald wir uns darüber in Textform einigen. Sonst kündigen Sie mit {noticeWeeks}\u00A0Wochen Frist zum Quartalsende (bei fester Laufzeit erst zu deren Ende) und nehmen ein Angebot für weniger an.',
    ],
  },
  {
    id: 'extras',
    question: 'Was kosten ein weiterer Bearbeiter und ein weiterer Kanal?',
    answer: [
      'Ein weiterer Bearbeiter kostet {operator} im Monat, ein weiterer Kanal {channel} im Monat (nur für Unternehmer, zzgl. USt.), in jedem Plan. Ein Beispiel: {professionalName} mit Web-Chat und einem Messenger, also einem weiteren Kanal, kostet zusammen {professionalAndChannel} im Monat (nur für Unternehmer, zzgl. USt.). Wie viele Bearbeiter und Kanäle {enterpriseName} enthält, steht im Angebot; jeder weitere kostet auch dort den Listenpreis.',
      'Ob sich Ihr Messenger anbinden lässt, etwa WhatsApp, mit welchem Konto und zu welchen Gebühren seines Anbieters, prüfen wir vor dem Angebot. Zugesagt ist bis dahin nichts. E\u2011Mail und Telefon sind keine Kanäle des Chatbots: Dort antwortet weiterhin Ihr Team.',
    ],
  },
  {
    id: 'on-request',
    question: 'Was bedeutet „auf Anfrage“ bei {enterpriseName}?',
    answer: [
      'Offen ist nur, wie viele Bearbeiter und Kanäle der Planpreis enthält: Das hängt in dieser Größe von Ihrem Team ab und steht nach unserem Gespräch im Angebot. Jeder weitere kostet den Listenpreis. Der Preis des Plans und die {enterpriseUsers} aktiven Nutzer stehen fest.',
    ],
  },
  {
    id: 'vat',
    question: 'Sind das Bruttopreise?',
    answer: [
      'Nein. Das Angebot richtet sich nur an Unternehmer und öffentliche Stellen, deshalb sind alle Preise netto. Die Umsatzsteuer (in Deutschland 19\u00A0%) kommt hinzu und steht auf der Rechnung gesondert. Sitzen Sie im Ausland, kann stattdessen das Reverse-Charge-Verfahren gelten: Dann weist die Rechnung keine Umsatzsteuer aus, und Sie führen die Steuer selbst ab.',
    ],
  },
  {
    id: 'invoice',
    question: 'Wann kommt die Rechnung, und wann ist sie fällig?',
    answer: [
      'Wir rechnen monatlich ab, jeweils zum Monatsende. Fällig ist die Rechnung {paymentDays}\u00A0Tage, nachdem Sie sie erhalten haben.',
    ],
  },
  {
    id: 'objection',
    question: 'Und wenn auf der Rechnung etwas nicht stimmt?',
    answer: [
      'Dann schreiben Sie uns innerhalb von {objectionWeeks}\u00A0Wochen nach Erhalt (Textform genügt), am einfachsten über das Kontaktformular mit der Rechnungsnummer. Danach gilt die Rechnung als genehmigt; darauf weist jede Rechnung hin. Sie behalten Ihre gesetzlichen Ansprüche, müssen dann aber beweisen, dass die Rechnung falsch war. Was nur wir wissen können, etwa die Zahl der aktiven Nutzer, belegen weiterhin wir. Nennt Ihr Angebot einen Preis für zusätzliche aktive Nutzer, lassen Sie auch hineinschreiben, wie Sie die Zahl nachprüfen.',
    ],
  },
  {
    id: 'notice',
    question: 'Wie lange binden wir uns?',
    answer: [
      'Der Vertrag läuft unbefristet und ohne Mindestlaufzeit, es sei denn, Ihr Angebot nennt eine feste Laufzeit; dann endet er mit ihr und verlängert sich nicht. Einen unbefristeten Vertrag kündigen Sie mit einer Frist von {noticeWeeks}\u00A0Wochen zum Ende eines Quartals: zum 31.\u00A0März also bis zum {noticeBeforeMarch}. Für den Wechsel zu einem anderen Anbieter gilt eine eigene Frist von höchstens 2\u00A0Monaten.',
    ],
  },
  {
    id: 'other-costs',
    question: 'Was kostet außer dem Plan noch Geld, auch einmalig?',
    answer: [
      'Eine Einrichtungsgebühr, die jeder zahlen muss, gibt es nicht: Richten Sie alles allein ein, zahlen Sie nur den Plan. Dazu kommen, wenn Sie sie bestellen, weitere Bearbeiter und Kanäle zum Listenpreis auf dieser Seite. Für alle anderen Leistungen gilt der Preis in Ihrem Angebot; steht dort keiner, berechnen wir dafür nichts. Das betrifft die persönliche Einführung, Erweiterungen, das Einrichten von Anbindungen, weitere Chatbot-Projekte und KI-Konten, zusätzliche aktive Nutzer, Support und den Verbrauch des Sprachmodells. Die eigene API-Anbindung ist im Preis von {enterpriseName} enthalten. Verlangt ein Messenger oder ein anderes System, das Sie anbinden, eigene Gebühren, zahlen Sie diese dort.',
      'Für einen Anbieterwechsel vor dem 12.\u00A0Januar 2027 berechnen wir höchstens die Kosten, die uns unmittelbar dadurch entstehen, für einen späteren nichts. Ein Entgelt für das vorzeitige Ende einer festen Laufzeit schulden Sie nur, wenn und soweit Ihr Angebot es nennt. Geht eine Lastschrift zurück und liegt das an Ihnen, kommt die Pauschale für Rücklastschriften hinzu.',
    ],
  },
  {
    id: 'language-model',
    question: 'Was kostet das Sprachmodell?',
    answer: [
      'Jeder Plan enthält die Zahl von KI-Konten, die in der Tabelle steht. Verbrauch berechnen wir nur, wenn Ihr Angebot dafür einen Preis nennt. Ein weiteres KI-Konto gehört zu keinem Plan, sein Preis steht im Angebot. Wie weit ein Konto reicht und ob Sie ein eigenes nutzen können: {modelCosts}.',
    ],
  },
  {
    id: 'price-changes',
    question: 'Kann der Preis während des Vertrags steigen?',
    answer: [
      'Es gilt der Preis aus Ihrem Angebot. Jede Erhöhung braucht Ihre Zustimmung in Textform; Schweigen genügt dafür nicht. Ist der Vertrag unbefristet, können ihn aber beide Seiten mit {noticeWeeks}\u00A0Wochen Frist zum Quartalsende kündigen.',
    ],
  },
  {
    id: 'support',
    question: 'Ist der Support im Preis enthalten?',
    answer: [
      'Sie zahlen für Support nur, wenn Ihr Angebot dafür einen Preis nennt. Wann er erreichbar ist und wie schnell er bei einer Störung reagiert: {support}. Zur Verfügbarkeit enthält kein Plan eine Zusage. Brauchen Sie eine, kommt sie vor der Unterschrift ins Angebot, samt den Folgen eines Ausfalls.',
    ],
  },
  {
    id: 'trial',
    question: 'Können wir vorher ausprobieren, ob es zu uns passt?',
    answer: [
      'In der Demo bauen wir vor Ihren Augen einen Chatbot aus drei Kundenfragen. Das dauert eine halbe Stunde und ist kostenlos. Eine Testphase enthält kein Plan. Möchten Sie selbst probieren, fragen Sie einen Zugang an: Dauer und Preis nennen wir vorher, und erst mit Ihrem Ja beginnt er.',
    ],
  },
  {
    id: 'returned-debit',
    question: 'Was passiert, wenn eine Lastschrift zurückkommt?',
    answer: [
      'Liegt der Grund bei Ihnen, berechnen wir pauschal {returnedDebitFee}. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.',
    ],
  },
  {
    id: 'onboarding',
    question: 'Ist die Einführung im Preis enthalten?',
    answer: [
      'Nein, sie ist aber auch keine Pflicht. Der Plan enthält die Plattform, die persönliche Einführung ist eine eigene Leistung. Umfang und Preis erfahren Sie, bevor Sie sich entscheiden. Wer alles allein einrichtet, zahlt dafür nichts.',
    ],
  },
];
