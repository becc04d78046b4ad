import type { LegalPage } from '../schema.ts';

/** The figures come from text/content/billing.ts (spec section 9, Terms); legalPages.test.ts checks each of them. */
export const terms: LegalPage = {
  heading: 'Nutzungs\u00ADbedingungen',
  lead: 'Diese Bedingungen regeln Leistung, Preise, Fristen und Pflichten beider Seiten, wenn Ihr Unternehmen oder Ihre Behörde die Plattform von {brand} nutzt.',
  changed: '2026-11-28',
  numbering: 'paragraphs',
  sections: [
    {
      id: 'scope',
      title: 'Für wen und wofür diese Bedingungen gelten',
      paragraphs: [
        [
          'Diese Bedingungen gelten für die Nutzung der Chatbot-Plattform {brand} und für die Leistungen, die wir dazu erbringen. Vertragspartner ist das im ',
          { text: 'Impressum', page: 'imprint' },
          ' genannte Unternehmen, im Folgenden „wir“.',
        ],
        'Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne von §\u00A014 BGB, an juristische Personen des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen. Mit Verbrauchern schließen wir keine Verträge.',
        'Abweichende Bedingungen des Kunden gelten nur, wenn wir ihnen in Textform zugestimmt haben. Was wir mit einem Kunden einzeln vereinbaren, geht diesen Bedingungen vor.',
      ],
    },
    {
      id: 'definitions',
      title: 'Begriffe',
      paragraphs: [
        '„Kunde“ ist, wer mit uns einen Vertrag über die Nutzung der Plattform schließt.',
        'Ein „Nutzer“ im Sinne unserer Pläne ist ein aktiver Nutzer: eine Person, die in einem Abrechnungsmonat mindestens einmal mit dem Chatbot des Kunden interagiert, ihm also schreibt oder mit ihm spricht. Der bloße Besuch der Website zählt nicht. Abrechnungsmonat ist der Kalendermonat. Dieselbe Person zählt im Monat einmal, sofern der Chatbot sie wiedererkennt.',
        '„Projektende“ ist der Tag, an dem das einzelne Chatbot-Projekt endet, spätestens der Tag, an dem der Vertrag endet.',
        '„Auswertungsdaten“ sind die Kennzahlen und Berichte, die die Plattform aus der Nutzung des Chatbots bildet. Die Dialoge selbst gehören nicht dazu.',
      ],
    },
    {
      id: 'contract',
      title: 'Wie der Vertrag zustande kommt',
      paragraphs: [
        'Die Darstellung der Plattform und der Preise auf dieser Website ist noch kein bindendes Angebot. Auf eine Anfrage hin erhält der Kunde von uns ein Angebot in Textform.',
        'Der Vertrag kommt zustande, wenn der Kunde dieses Angebot in Textform annimmt. Bestandteile des Vertrags sind das Angebot, der gewählte Plan, diese Bedingungen und, soweit nötig, der Vertrag nach 11.1. Weichen Angebot und Bedingungen voneinander ab, gilt das Angebot.',
      ],
    },
    {
      id: 'services',
      title: 'Unsere Leistungen',
      paragraphs: [
        'Wir stellen dem Kunden die Plattform für die Dauer des Vertrags zur Nutzung über das Internet bereit. Umfang und Grenzen ergeben sich aus dem gewählten Plan und dem Angebot. Zusagen zur Verfügbarkeit gelten, soweit sie im Angebot stehen.',
        'Einrichtung, Einführung und weitere Dienste erbringen wir, soweit sie vereinbart sind.',
        'Wo der Chatbot keinen hinterlegten Text unverändert wiedergibt, erzeugt er Antworten mit künstlicher Intelligenz aus den Inhalten, die der Kunde bereitstellt, und aus Auskünften angebundener Systeme. Solche Antworten können unvollständig oder falsch sein. Wir schulden nicht, dass jede einzelne Antwort richtig ist.',
      ],
    },
    {
      id: 'prices',
      title: 'Pläne, Zusatzleistungen und Preise',
      paragraphs: [
        [
          'Es gilt der vereinbarte Plan: {essentialName}, {professionalName} oder {enterpriseName}. Die enthaltenen Mengen und die Preise stehen auf der Seite ',
          { text: 'Preise', page: 'pricing' },
          '; wie viele Bearbeiter und Kanäle {enterpriseName} enthält, nennt das Angebot. Maßgeblich ist der Stand bei Vertragsschluss, wie ihn das Angebot wiedergibt.',
        ],
        'Weitere Bearbeiter und weitere Kanäle sind Zusatzleistungen. Wir berechnen sie je Monat zusätzlich zum Preis des Plans, und zwar zu dem Preis, den das Angebot nennt, sonst zu dem Preis, der bei der Bestellung auf der Seite Preise steht.',
        'Weitere Chatbot-Projekte und KI-Konten, Erweiterungen, die Einführung und das Einrichten von Anbindungen gehören zu keinem Plan. Was sie kosten, steht im Angebot; nennt es keinen Preis, gilt 5.6. Das betrifft nicht die eigene API-Anbindung, die im Plan {enterpriseName} enthalten ist.',
        'Alle Preise sind Nettopreise. Die Umsatzsteuer kommt in gesetzlicher Höhe hinzu. Schuldet der Kunde sie selbst (Reverse-Charge), weisen wir keine aus.',
        'Was gilt, wenn mehr Personen mit dem Chatbot interagieren, als der Plan vorsieht, regelt das Angebot; auch, ob der Chatbot dann weiter antwortet. Nennt es für diesen Fall keinen Preis, berechnen wir dafür nichts.',
        'Leistungen, für die weder das Angebot noch diese Bedingungen einen Preis vorsehen, berechnen wir nicht. Das gilt auch für Support und für den Verbrauch des Sprachmodells.',
      ],
    },
    {
      id: 'payment',
      title: 'Rechnung und Zahlung',
      paragraphs: [
        'Wir rechnen monatlich zum Monatsende ab.',
        'Rechnungen sind {paymentDays}\u00A0Tage nach Zugang der Rechnung zur Zahlung fällig.',
        'Einwände gegen eine Rechnung teilt uns der Kunde innerhalb von {objectionWeeks}\u00A0Wochen nach ihrem Zugang in Textform mit. Danach gilt die Rechnung als genehmigt: Beanstandet der Kunde sie später, muss er beweisen, dass sie unrichtig war. Gelingt ihm das, bleiben seine gesetzlichen Ansprüche bestehen. Auf diese Folge weisen wir in der Rechnung hin. Umstände, die nur wir kennen können, etwa die Zahl der aktiven Nutzer, weisen weiterhin wir nach.',
        'Ist Zahlung per Lastschrift vereinbart, berechnen wir für jede Lastschrift, deren Rückgabe der Kunde zu vertreten hat, eine Pauschale von {returnedDebitFee}. Der Kunde kann nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.',
        'Im Verzug gelten die gesetzlichen Regeln. Aufrechnen kann der Kunde nur mit Forderungen, die unbestritten oder rechtskräftig festgestellt sind oder aus demselben Vertrag stammen.',
      ],
    },
    {
      id: 'duties',
      title: 'Pflichten des Kunden',
      paragraphs: [
        'Der Kunde sorgt dafür, dass die Inhalte, die er einstellt, richtig und rechtmäßig sind und keine Rechte Dritter verletzen. Er prüft die Antworten seines Chatbots vor dem Einsatz und danach in angemessenen Abständen.',
        'Im Kopf des Chatfensters zeigt die Plattform, dass eine künstliche Intelligenz antwortet. Der Kunde entfernt diesen Hinweis nicht und sorgt in der Begrüßung und auf anderen Kanälen dafür, dass die Menschen es vor ihrer ersten Eingabe erfahren. Er informiert sie, wie er ihre Daten verarbeitet. Unsere gesetzlichen Pflichten als Anbieter bleiben davon unberührt.',
        'Zugangsdaten hält der Kunde geheim und gibt sie nur an Personen weiter, die für ihn an der Plattform arbeiten. Einen Verdacht auf Missbrauch meldet er uns unverzüglich.',
        'Der Kunde nutzt die Plattform nicht für rechtswidrige Zwecke, nicht für unerlaubte Werbung und nicht so, dass er ihren Betrieb für andere gefährdet.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Übergabe und Abnahme',
      paragraphs: [
        'Soweit wir ein Werk schulden, zum Beispiel die Einrichtung eines Chatbot-Projekts, übergeben wir es dem Kunden zur Abnahme.',
        'Nimmt der Kunde das Werk nicht ausdrücklich ab, gilt es, sobald es fertiggestellt ist, {acceptanceDays}\u00A0Tage nach der Übergabe oder Lieferung als abgenommen. Das gilt nicht, wenn der Kunde die Abnahme innerhalb dieser Zeit verweigert und dabei mindestens einen Mangel nennt.',
        'Auf den Beginn der Frist und ihre Folge weisen wir den Kunden bei der Übergabe hin.',
      ],
    },
    {
      id: 'defects',
      title: 'Mängel',
      paragraphs: [
        'Der Kunde meldet uns Mängel möglichst genau und in Textform. Wir beseitigen sie in angemessener Frist.',
        'Ansprüche wegen Mängeln verjähren nach einem Jahr. Die Frist beginnt mit der Abnahme und, wo keine Abnahme vorgesehen ist, mit dem gesetzlichen Verjährungsbeginn. Den Anspruch darauf, dass die Plattform während der Vertragszeit vertragsgemäß nutzbar ist, und das Recht zur Minderung berührt das nicht.',
        'Diese Verkürzung gilt nicht bei Vorsatz und grober Fahrlässigkeit, für Schadensersatz wegen der Verletzung wesentlicher Vertragspflichten (10.2), bei arglistig verschwiegenen Mängeln, bei Garantien, die wir übernommen haben, bei Schäden an Leben, Körper oder Gesundheit und nicht für Ansprüche nach dem Produkthaftungsgesetz.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      paragraphs: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper oder Gesundheit, im Umfang der Garantien, die wir übernommen haben, und nach dem Produkthaftungsgesetz.',
        'Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine Pflicht, ohne deren Erfüllung der Vertrag seinen Zweck nicht erreicht und auf die der Kunde vertrauen darf. Die Haftung ist dann auf den Schaden begrenzt, der bei Vertragsschluss vorhersehbar und für einen solchen Vertrag typisch war.',
        'Die verschuldensunabhängige Haftung für Mängel, die schon bei Vertragsschluss vorhanden waren (§\u00A0536a Abs.\u00A01 BGB), ist ausgeschlossen; 10.1 bleibt unberührt.',
        'Im Übrigen ist die Haftung ausgeschlossen. Diese Regeln gelten auch zugunsten unserer gesetzlichen Vertreter, Beschäftigten und Erfüllungsgehilfen.',
      ],
    },
    {
      id: 'data',
      title: 'Daten und Vertraulichkeit',
      paragraphs: [
        'Verarbeiten wir im Auftrag des Kunden personenbezogene Daten, schließen beide Seiten vorher einen Vertrag über die Auftragsverarbeitung nach Art.\u00A028 DSGVO oder, soweit sie gilt, Art.\u00A028 der UK-DSGVO. Verantwortlich für diese Daten bleibt der Kunde oder, wenn er sie selbst im Auftrag verarbeitet, sein Auftraggeber.',
        'Die Plattform wird in Deutschland gehostet. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage mit den Angaben, die darin stehen, und die passenden Stellen aus den Inhalten des Kunden; ist es für eine Anbindung vereinbart, auch Auskünfte aus dem angebundenen System. Er ist Unterauftragsverarbeiter. Bindet der Kunde einen Messenger oder ein Sprachgerät an, gehen die Nachrichten auch über dessen Anbieter; nutzt er die Spracherkennung, erhält deren Anbieter das Gesprochene. Die Liste aller Unterauftragsverarbeiter mit Land und Aufgabe: {subProcessors}.',
        'Auswertungsdaten löschen wir spätestens {evaluationMonths}\u00A0Monate nach Projektende, in den Fällen von 13.4 schon zu dem dort genannten Zeitpunkt. Weisungen des Kunden nach Art.\u00A028 DSGVO oder Art.\u00A028 der UK-DSGVO gehen vor.',
        'Beide Seiten behandeln vertrauliche Informationen der anderen Seite vertraulich, auch nach dem Ende des Vertrags, und verwenden sie nur für dessen Zwecke.',
      ],
    },
    {
      id: 'notice',
      title: 'Laufzeit und Kündigung',
      paragraphs: [
        'Der Vertrag läuft auf unbestimmte Zeit. Nennt das Angebot eine feste Laufzeit, endet er mit deren Ablauf.',
        'Einen unbefristeten Vertrag kann jede Seite mit einer Frist von {noticeWeeks}\u00A0Wochen zum Quartalsende kündigen; gemeint ist das Kalenderquartal. Während einer festen Laufzeit gilt dieses Recht nicht.',
        'Das Recht des Kunden, den Anbieter zu wechseln, und das Recht beider Seiten zur Kündigung aus wichtigem Grund bestehen immer. Jede Kündigung braucht die Textform.',
      ],
    },
    {
      id: 'switching',
      title: 'Wechsel des Anbieters und Herausgabe der Daten',
      paragraphs: [
        'Der Kunde kann jederzeit zu einem anderen Anbieter oder zu eigener Technik wechseln oder seine Daten nur löschen lassen (Art.\u00A023 bis 31 der Verordnung (EU) 2023/2854, Datenverordnung). Er teilt uns das in Textform mit. Die Frist beträgt höchstens 2\u00A0Monate, unabhängig vom Quartalsende und von einer festen Laufzeit.',
        'Nach der Frist beginnt eine Übergangszeit von höchstens 30 Kalendertagen. In dieser Zeit helfen wir beim Wechsel und bei der Ausstiegsstrategie des Kunden. Wir halten den Betrieb mit der gebotenen Sorgfalt aufrecht, erbringen die vereinbarten Leistungen weiter und informieren den Kunden über uns bekannte Risiken für den Betrieb, die von unserer Seite ausgehen. Während des gesamten Wechsels, auch bei der Übertragung und in der Abruffrist nach 13.4, schützen wir die Daten auf hohem Niveau. Ist der Wechsel in dieser Zeit technisch nicht möglich, teilen wir das innerhalb von 14\u00A0Arbeitstagen nach der Mitteilung des Kunden mit, begründen es und nennen die nötige Übergangszeit, höchstens 7\u00A0Monate. Der Kunde kann die Übergangszeit einmal um die Dauer verlängern, die er für nötig hält.',
        'Wir geben in einem gängigen, maschinenlesbaren Format heraus: die Inhalte der Wissensbasis, die Abläufe und Einstellungen der Chatbot-Projekte, die Dialoge, die Auswertungsdaten und die Angaben zu Teams, Rollen und Kanälen. Ausgenommen sind nur die Arten von Daten über den inneren Betrieb der Plattform, die das Angebot abschließend aufzählt und deren Herausgabe Geschäftsgeheimnisse gefährden würde; zählt es keine auf, ist nichts ausgenommen. Eine Ausnahme darf den Wechsel weder behindern noch verzögern.',
        'Nach der Übergangszeit kann der Kunde die Daten mindestens 30 Kalendertage lang abrufen. Ist der Wechsel erfolgreich abgeschlossen, löschen wir sie danach vollständig, die Auswertungsdaten eingeschlossen. Verlangt der Kunde nur die Löschung, löschen wir sie mit Ablauf der Frist nach 13.1. Beides gilt, soweit kein Gesetz ihre Aufbewahrung verlangt.',
        'Vor dem 12. Januar 2027 berechnen wir für den Wechsel höchstens die Kosten, die uns unmittelbar dadurch entstehen. Ab diesem Tag ist er kostenlos. Ein Entgelt für das vorzeitige Ende einer festen Laufzeit schuldet der Kunde nur, wenn und soweit das Angebot es nennt.',
        'Der Vertrag endet, sobald der Wechsel erfolgreich abgeschlossen ist, oder mit Ablauf der Frist, wenn der Kunde nur die Löschung verlangt. Wir bestätigen dem Kunden das Ende des Vertrags.',
        'Die Server der Plattform stehen in Deutschland. Welcher Rechtsordnung sie und ihr Betreiber unterliegen und wie die Daten vor dem Zugriff von Behörden außerhalb der EU geschützt sind (Art.\u00A028 der Datenverordnung): {jurisdiction}.',
        'Endet der Vertrag auf andere Weise, gelten für personenbezogene Daten der Vertrag nach 11.1 und für Auswertungsdaten 11.3. Wie lange der Kunde die Daten abrufen kann, wann wir sie löschen und wie wir das nachweisen: {dataAfterNotice}.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      paragraphs: [
        'Änderungen dieser Bedingungen werden für einen laufenden Vertrag wirksam, wenn beide Seiten sie in Textform vereinbaren. Schweigen gilt nicht als Zustimmung.',
      ],
    },
    {
      id: 'final',
      title: 'Schlussbestimmungen',
      paragraphs: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht.',
        'Ist der Kunde Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist Gerichtsstand der Sitz unseres Unternehmens.',
        'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An die Stelle der unwirksamen tritt die gesetzliche Regel.',
        'Diese Bedingungen gibt es auf Deutsch und auf Englisch. Bei Abweichungen gilt die deutsche Fassung.',
      ],
    },
  ],
};
