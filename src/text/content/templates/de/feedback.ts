import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const feedback: GoalText<TemplateId<'feedback'>> = {
  meta: {
    name: 'Kunden\u00ADfeedback',
    title: 'Vorlagen für Kundenfeedback im Chat | {brand}',
    headline: 'Fragen, solange die Antwort noch warm ist.',
    description:
      'Vier Chatbot-Vorlagen für Rückmeldungen nach Aufenthalt, Lieferung, Praxisbesuch und Schadenfall, mit Weg zum Menschen bei Beschwerden.',
  },
  teaser: 'Zwei Fragen, und bei Ärger sofort ein Mensch.',
  hero: {
    title: 'Fragen, solange die Antwort noch warm ist.',
    lead: 'Eine Umfrage mit zwanzig Feldern füllen die Begeisterten und die Wütenden aus. Ein kurzes Gespräch erreicht auch die dazwischen, und wer verärgert ist, landet nicht in einer Statistik, sondern bei jemandem.',
  },
  templates: {
    'after-stay': {
      name: 'Nach der Abreise',
      summary:
        'Fragt einmal nach dem Aufenthalt, hört bei Kritik genauer hin und bringt sie noch am selben Tag zur Hausleitung.',
      prepare: 'Einwilligung bei der Buchung und eine Person, die Kritik am selben Tag liest.',
      steps: [
        ask('Wie war es?'),
        branch('Lob oder Kritik?'),
        ask('Was genau, und wann?'),
        say('Was mit der Antwort passiert'),
        handOver('Hausleitung'),
      ],
      talk: [
        visitor('Zimmer top, Frühstück naja'),
        bot('Danke, dass Sie antworten. Was hat beim Frühstück gefehlt?'),
        visitor('um 9 war schon alles leer und keiner hat nachgelegt'),
        bot('Das soll nicht sein. An welchem Morgen war das?'),
        visitor('sonntag'),
        bot(
          'Ich gebe das der Hausleitung weiter, mit Tag und Uhrzeit, ohne Ihren Namen. Oder möchten Sie, dass sich jemand bei Ihnen meldet?',
        ),
        visitor('ja kann ruhig'),
        team(
          'Guten Tag, ich leite das Haus. Am Sonntag war eine Kollegin krank, und wir haben zu spät reagiert. Das ist keine Entschuldigung, aber die Erklärung.',
        ),
      ],
    },
    'after-delivery': {
      name: 'Nach der Lieferung',
      summary:
        'Erkennt, ob eine Rückmeldung Lob, Frage oder Reklamation ist, und macht aus der Reklamation gleich einen Vorgang.',
      prepare: 'Welche Mängel ohne Rückfrage ersetzt werden und bis zu welchem Wert.',
      steps: [
        ask('Ist alles heil angekommen?'),
        branch('Mangel?'),
        ask('Foto und Bestellnummer'),
        choose('Ersatz oder Nachlass'),
        handOver('Reklamation'),
      ],
      talk: [
        visitor('Regal ist da aber ein Brett hat ne Macke'),
        bot('Schade. Mögen Sie ein Foto schicken? Dann müssen Sie es nicht beschreiben.'),
        visitor('[Foto]'),
        bot(
          'Danke, angekommen. Ob das ein Fall für Ersatz ist, entscheidet ein Mensch anhand des Bildes. Wie lautet die Bestellnummer?',
        ),
        visitor('R-5520'),
        bot('Und was wäre Ihnen lieber: ein neues Brett oder ein Nachlass?'),
        visitor('neues brett'),
        team(
          'Hallo aus der Reklamation. Kantenschaden, klarer Fall, das Brett geht morgen raus. Das alte können Sie behalten.',
        ),
        visitor('super schnell, danke!'),
      ],
    },
    'after-visit': {
      name: 'Nach dem Praxisbesuch',
      summary: 'Fragt nach Wartezeit und Ablauf, nie nach Befunden, und nimmt Beschwerden ernst auf.',
      prepare: 'Zwei Fragen, die ohne Gesundheitsangaben auskommen, und einen Hinweis, was hier nicht hineingehört.',
      steps: [
        say('Bitte keine Angaben zur Gesundheit'),
        choose('Wartezeit: kurz, in Ordnung, lang'),
        ask('Was sollten wir ändern?'),
        branch('Beschwerde?'),
        handOver('Praxisleitung'),
      ],
      talk: [
        visitor('Warten hat ewig gedauert. 1 std 20 trotz Termin'),
        bot('Das ist lang, danke für die Offenheit. Wurde Ihnen unterwegs gesagt, dass es später wird?'),
        visitor('nein null'),
        bot('Dann gebe ich beides weiter: die Wartezeit und dass niemand Bescheid gesagt hat. An welchem Tag war das?'),
        visitor('am Dienstag, wegen dem Befund von'),
        bot('Den Befund brauche ich nicht, bitte schreiben Sie hier nichts zur Gesundheit. Der Tag genügt.'),
        visitor('ok. ändert sich da was oder ist das nur so'),
        bot(
          'Das kann ich nicht versprechen. Die Praxisleitung liest freitags alle Rückmeldungen. Soll sie Ihnen antworten?',
        ),
        visitor('ja per mail'),
        bot('Gern. Sie bekommt die Adresse, die bei Ihrem Termin hinterlegt ist; hier müssen Sie keine nennen.'),
      ],
    },
    'after-claim': {
      name: 'Nach dem Schadenfall',
      summary:
        'Fragt nach Abschluss eines Schadens, was gut lief, und erkennt, wenn er für den Kunden gar nicht abgeschlossen ist.',
      prepare: 'Der Status „abgeschlossen“ aus Ihrem Schadensystem und ein Team, das Widerspruch annimmt.',
      steps: [
        ask('Wie lief die Regulierung?'),
        branch('Für den Kunden wirklich erledigt?'),
        choose('Woran lag es?'),
        say('Wie ein Einwand geprüft wird'),
        handOver('Schadenteam'),
      ],
      talk: [
        visitor('ihr fragt ob ich zufrieden bin? ich warte noch auf 240 euro'),
        bot('Dann ist der Fall für Sie nicht erledigt, und meine Frage kam zu früh. Was fehlt noch?'),
        visitor('die rechnung vom glaser, hab ich im märz geschickt'),
        bot(
          'Ob sie eingegangen ist, kann ich von hier aus nicht sehen. Ich lege den Fall dem Schadenteam wieder vor. Haben Sie die Schadennummer?',
        ),
        visitor('S-20814'),
        bot(
          'Danke. Kontodaten brauche ich nicht, die liegen beim Vorgang. Möchten Sie angerufen werden oder eine Nachricht bekommen?',
        ),
        visitor('anruf'),
        team(
          'Hier schreibt das Schadenteam. Die Rechnung lag beim falschen Vorgang. Ich habe sie umgehängt und rufe Sie gleich an.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Frage stellen Sie Ihren Kunden nie?',
    text: 'Oft ist es die wichtige. Wir helfen, sie so zu formulieren, dass man sie in einem Satz beantworten kann.',
  },
};
