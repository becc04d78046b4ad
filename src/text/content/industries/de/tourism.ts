import type { IndustryText } from '../schema.ts';

export const tourism: IndustryText = {
  meta: {
    name: 'Tourismus',
    title: 'Chatbot für Hotels und Gastgeber: Gästefragen | {brand}',
    headline: 'Wir kommen spät an. Wie kommen wir rein?',
    description:
      'Anreise, Schlüssel, Frühstück: Der KI-Chatbot beantwortet Gästefragen aus Ihrer Gästemappe, auch wenn die Rezeption geschlossen hat.',
  },
  question: '„Wir kommen spät an.\nWie kommen wir rein?“',
  headline: 'Viertel vor neun, und die Rezeption ist zu.',
  lead: 'Gäste fragen, wenn an der Rezeption Gedränge herrscht oder schon das Licht aus ist. Der Assistent schlägt in Ihrer Gästemappe nach, auf Deutsch und auf Englisch, sofern sie in beiden Sprachen vorliegt; weitere Sprachen nennt unser Angebot. Sonderfälle übergibt er Ihrem Team.',
  talk: {
    title: 'Zwei Gäste, zwei Sprachen, ein Verlauf.',
    lead: 'Die erste Frage kommt auf Deutsch, dann wandert das Handy auf die Rückbank, und die zweite kommt auf Englisch. Die Bereitschaft liest beides.',
    scene: { time: '20:45\u00A0Uhr', day: 'Freitag', place: 'Web-Chat eines Hotels am See' },
    visitor: 'Gast',
    team: 'Bereitschaft',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, ich bin der KI-Assistent des Hotels. Geht es um Anreise, Frühstück oder Parken?',
        },
        comment: 'Der KI-Hinweis kommt zuerst.',
      },
      { message: { from: 'visitor', text: 'Anreise. Wir kommen erst gegen elf, wie kommen wir ins Haus?' } },
      {
        message: {
          from: 'assistant',
          text: 'Der Schlüsseltresor hängt links neben der Tür. Den Code schickt unsere Bereitschaft an die Nummer aus Ihrer Buchung. Auf welchen Namen haben Sie gebucht? Die Bereitschaft erhält ihn nur dafür; wer ihn für uns verarbeitet, steht unter „Datenschutz“. Oder Sie rufen die Nachtnummer an.',
          source: 'Haus › Späte Anreise',
        },
        comment: 'Einen Code nennt er nicht: Im Chat weiß niemand, wer schreibt.',
      },
      { message: { from: 'visitor', text: 'Sommer.' } },
      {
        message: {
          from: 'assistant',
          text: 'Danke. „Sommer, Ankunft gegen 23\u00A0Uhr“ geht jetzt an die Bereitschaft.',
        },
      },
      {
        message: { from: 'visitor', text: 'Hi from the back seat! Is there a gluten-free breakfast?', lang: 'en' },
        comment:
          'Die Mitreisende fragt nach glutenfreiem Frühstück. Das Hotel hat Antworten in beiden Sprachen hinterlegt.',
      },
      {
        message: {
          from: 'assistant',
          text: 'There’s a breakfast made without gluten-containing ingredients. Whether it’s right for you, only the kitchen can say. To ask them, we, our chat provider and the company running its language model would need your health details. Do you expressly agree? You can withdraw your consent at any time; our privacy notice tells you more. Or just ring us instead.',
          lang: 'en',
          source: 'Küche › Allergene',
        },
        comment:
          'Ob das Frühstück passt, weiß die Küche. Vor der Angabe nennt er Zweck, Empfänger, Widerruf und das Telefon.',
      },
      {
        message: { from: 'visitor', text: 'Yes, I agree. I’m coeliac.', lang: 'en' },
        comment: 'Ja, ich bin einverstanden. Ich habe Zöliakie.',
      },
      {
        message: {
          from: 'team',
          text: 'Good evening, I’m the manager on call. Your code has gone out by text. The kitchen will prepare your breakfast separately.',
          lang: 'en',
        },
        comment:
          'Der Code kommt per SMS. Die Bereitschaft hat in der Küche nachgefragt: Das Frühstück wird getrennt zubereitet.',
      },
    ],
  },
  tasks: {
    title: 'Damit am Empfang Zeit für den Gast bleibt.',
    assistant: [
      'Anreise, Parken, WLAN und Frühstückszeiten erklären',
      'Ausflüge aus Ihrer Sammlung empfehlen und den Link zum Fahrplan mitgeben',
      'Späte Ankunft aufnehmen und Ihrem Team übergeben',
      'Bei Fragen nach freien Zimmern zur Buchungsseite führen',
    ],
    people: [
      'Codes, Buchungen und alles, wofür man wissen muss, wer fragt',
      'Allergien, Pflegebedarf, Barrierefreiheit eines bestimmten Zimmers',
      'Beschwerden, bei denen jemand zuhören muss',
    ],
  },
  data: {
    title: 'Was der Chat wissen muss und wer es bekommt.',
    lead: 'Die meisten Auskünfte gibt es ohne Namen. Ausweis- und Kartendaten haben im Chat nichts zu suchen.',
    rows: [
      {
        what: 'Frage des Gastes',
        why: 'für die Antwort',
        where:
          'die Plattform, gehostet in Deutschland; wenn ein Sprachmodell die Antwort formuliert, auch dessen Betreiber; Rezeption und Bereitschaft, soweit die Rolle es erlaubt',
      },
      { what: 'Name und Ankunftszeit', why: 'um die Buchung zu finden', where: 'dieselben wie bei der Frage' },
      {
        what: 'Allergie oder Zöliakie',
        why: 'für die Küche, mit ausdrücklicher Einwilligung',
        where: 'dieselben wie bei der Frage, danach die Küche',
      },
      { what: 'Nachricht im Messenger', why: 'falls Sie diesen Kanal wählen', where: 'zusätzlich dessen Anbieter' },
    ],
  },
  connections: {
    title: 'Von der Buchungssoftware bis zum Newsletter.',
    items: [
      {
        title: 'Buchungssoftware',
        text: 'Ob sie sich anbinden lässt, prüfen wir vor dem Angebot. Meist ist sie weder CRM noch Shop: Dann brauchen Sie die eigene API-Anbindung aus dem Plan {enterpriseName}.',
      },
      {
        title: 'Messenger',
        text: 'Für Gäste unterwegs. Als weiterer Kanal kostet er extra; den Monatspreis nennt die Preisseite.',
      },
      {
        title: 'Sprachassistent',
        text: 'Für gesprochene Fragen; am Sprachgerät zählt er als Kanal. Anrufe nimmt weiterhin die Rezeption an.',
      },
      {
        title: 'Newsletter',
        text: 'Als Erweiterung, Preis im Angebot. In den Verteiler kommt nur, wer den Link in der Bestätigungsmail anklickt.',
      },
    ],
  },
  fit: {
    title: 'Lesen Sie weiter',
    items: [
      { page: 'products/voice', label: 'Sprachassistent', text: 'Wie er wiederholt, was er verstanden hat.' },
      {
        page: 'products/web-chat',
        label: 'Web-Chat',
        text: 'Das Fenster in den Farben Ihres Hauses, dazu der Messenger.',
      },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational Marketing',
        text: 'Anfragen aufnehmen, Rückmeldungen einholen.',
      },
    ],
  },
  start: {
    title: 'Ihre Gästemappe ist die halbe Arbeit.',
    lead: 'Was im Ordner auf dem Zimmer liegt, kommt in die Wissensbasis. Schicken Sie uns drei Fragen Ihrer Gäste: In der Demo sehen Sie zu, wie daraus ein Chatbot wird.',
    items: [
      { title: 'Die Gästemappe', text: 'Auf aktuellem Stand, in jeder Sprache, in der der Assistent antworten soll.' },
      { title: 'Fragen eines Wochenendes', text: 'Die Rezeption führt dafür eine Strichliste.' },
      { title: 'Eine Nachtnummer', text: 'Wen Gäste anrufen, wenn der Tresor klemmt.' },
    ],
    button: 'Gästefragen schicken',
  },
};
