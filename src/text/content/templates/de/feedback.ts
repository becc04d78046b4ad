import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const feedback: GoalText<TemplateId<'feedback'>> = {
  meta: {
    name: 'Kunden\u00ADfeedback',
    title: 'Vorlagen für Kundenfeedback im Chat | {brand}',
    headline: 'Fragen Sie, solange die Erinnerung frisch ist.',
    description:
      'Vier Chatbot-Vorlagen für Rückmeldungen nach Aufenthalt, Lieferung, Praxisbesuch und Schadenfall, mit Weg zum Menschen bei Beschwerden.',
  },
  teaser: 'Kurz gefragt, und bei Ärger übernimmt ein Mensch.',
  hero: {
    title: 'Fragen Sie, solange die Erinnerung frisch ist.',
    lead: 'Zwei, drei Fragen sind schnell beantwortet, auch von Kunden, die weder begeistert noch verärgert sind. Diese Abläufe fragen nach dem, was zum Handeln fehlt, und geben Beschwerden an jemanden weiter, der etwas ändern kann.',
  },
  templates: {
    'after-stay': {
      name: 'Nach der Abreise',
      summary: 'Nimmt Rückmeldungen von Gästen an, die den QR-Code scannen, und gibt Kritik an die Hausleitung weiter.',
      prepare:
        'Einen Link oder QR-Code, mit dem Gäste selbst anfangen. Eine E\u2011Mail oder Messenger-Nachricht mit der Bitte um Bewertung braucht in der Regel vorher eine Einwilligung.',
      steps: [
        ask('Wie war es?'),
        branch('Lob oder Kritik?'),
        ask('Was genau, und wann?'),
        say('Was mit der Antwort geschieht'),
        handOver('Hausleitung'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent des Hauses. Was Sie schreiben, verarbeiten auch die Anbieter von Messenger und Chat und der Betreiber des Sprachmodells. Wie war Ihr Aufenthalt?',
      talk: [
        visitor('Zimmer top, Frühstück naja'),
        bot('Danke für beides, die Hausleitung liest es. Was hat beim Frühstück gefehlt?'),
        visitor('um\u00A09 war schon alles leer und keiner hat nachgelegt'),
        bot('Das soll nicht sein. An welchem Morgen war das?'),
        visitor('sonntag'),
        bot('Ich gebe es mit Tag und Uhrzeit weiter. Möchten Sie, dass Ihnen hier jemand antwortet?'),
        visitor('ja kann ruhig'),
        team(
          'Guten Tag, ich leite das Haus. Am Sonntag waren wir zu wenige. Ab dieser Woche wird um neun noch einmal nachgelegt.',
        ),
      ],
    },
    'after-delivery': {
      name: 'Nach der Lieferung',
      summary:
        'Antwortet, wenn Kunden nach der Lieferung schreiben, und übergibt eine Reklamation gleich mit allen Angaben.',
      prepare:
        'Einen QR-Code im Paket und eine E\u2011Mail-Adresse für Fotos, dazu Hinweise zu Widerruf, Mängelrechten und der Wahl zwischen Reparatur und Ersatz. Lassen Sie die Hinweise von Ihrer Rechtsberatung prüfen.',
      steps: [
        ask('Ist alles heil angekommen?'),
        branch('Mangel?'),
        ask('Was ist beschädigt? Bestellnummer'),
        say('Ihre Rechte: Mangel und Widerruf'),
        choose('Reparatur oder Ersatz'),
        handOver('Reklamation'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Was Sie schreiben, verarbeiten auch die Anbieter von Messenger und Chat und der Betreiber des Sprachmodells; mehr in unseren Datenschutzhinweisen. Ist bei Ihnen alles heil angekommen?',
      talk: [
        visitor('Regal ist da aber ein Brett hat ne Macke'),
        bot('Das nehme ich für die Reklamation auf. Wo ist die Macke, und wie lautet die Bestellnummer?'),
        visitor('vordere kante, R-5520'),
        bot(
          'Was ist Ihnen lieber: ein neues Brett oder eine ausgebesserte Kante? Ihre gesetzlichen Rechte bei Mängeln haben Sie in jedem Fall. Außerdem können Sie ab Lieferung 14\u00A0Tage lang widerrufen.',
          'Rückgabe › Ihre Rechte',
        ),
        visitor('neues brett. braucht ihr ein foto?'),
        bot(
          'Gern per E\u2011Mail an reklamation@regale.example. Ein Mensch sieht es sich an, zusagen kann ich nichts.',
        ),
        visitor('ist raus'),
        team(
          'Hallo aus der Reklamation. Kantenschaden, klarer Fall, das Brett geht morgen an Ihre Lieferadresse raus. Das alte können Sie behalten.',
        ),
      ],
    },
    'after-visit': {
      name: 'Nach dem Praxisbesuch',
      summary: 'Fragt nach Wartezeit und Ablauf, nicht nach Befunden, und bringt Beschwerden zur Praxisleitung.',
      prepare:
        'Kurze Fragen ohne Gesundheitsangaben und einen Aushang mit QR-Code. Schon der Besuch ist vertraulich. Deshalb muss jeder ausdrücklich einwilligen (Art.\u00A09 DSGVO), bevor er seine E\u2011Mail-Adresse nennt. Dazu brauchen Sie die Verpflichtung aller Beteiligten zur Geheimhaltung (§\u00A0203 StGB) und, wo §\u00A0393 SGB\u00A0V gilt, die dort verlangten Nachweise. Fehlt etwas davon, bleiben Sie beim Fragebogen auf Papier, ohne Namen.',
      steps: [
        say('Bitte keine Angaben zur Gesundheit'),
        choose('Wartezeit: kurz, in Ordnung, lang'),
        ask('Was sollten wir ändern?'),
        branch('Beschwerde?'),
        handOver('Praxisleitung'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent der Praxis. Chat-Anbieter und Betreiber des Sprachmodells verarbeiten Ihre Antworten für uns; mehr in unseren Datenschutzhinweisen. Bitte schreiben Sie nichts zu Ihrer Gesundheit, auch keinen Namen. Wie war die Wartezeit: kurz, in Ordnung oder lang?',
      talk: [
        visitor('lang!! 1\u00A0std 20 trotz Termin'),
        bot('Das ist wirklich lang. Wurde Ihnen gesagt, dass es später wird?'),
        visitor('nein null'),
        bot(
          'Dann gebe ich beides weiter: die Wartezeit und dass niemand Bescheid gesagt hat. War es vormittags oder nachmittags?',
        ),
        visitor('vormittags, hab auf meinen Befund gewartet'),
        bot('Danke, das genügt. Den Befund lassen Sie hier bitte weg.'),
        visitor('ok. ändert sich da was oder ist das nur so'),
        bot(
          'Das kann ich nicht versprechen. Die Praxisleitung liest freitags alle Rückmeldungen. Soll sie Ihnen antworten? Dann willigen Sie bitte ausdrücklich darin ein, dass wir Ihre E\u2011Mail-Adresse nur dafür nutzen. Chat-Anbieter und Betreiber des Sprachmodells erfahren so, dass Sie hier waren. Widerrufen können Sie jederzeit.',
          'Praxis › Rückmeldungen',
        ),
        visitor('ja einverstanden, wartezimmer@post.example'),
        bot('Notiert. Die Antwort schreibt ein Mensch.'),
      ],
    },
    'after-claim': {
      name: 'Nach dem Schadenfall',
      summary: 'Fragt, wie ein Schaden reguliert wurde, und übergibt, wenn für den Kunden noch etwas offen ist.',
      prepare: 'Einen Link im Abschlussbrief, mit dem Versicherte selbst anfangen, und ein Team, das Einwände annimmt.',
      steps: [
        ask('Wie lief die Regulierung?'),
        branch('Für den Kunden wirklich erledigt?'),
        choose('Woran lag es?'),
        say('Wer den Fall noch einmal prüft'),
        handOver('Schadenteam'),
      ],
      greeting:
        'Guten Tag, hier antwortet ein KI-Assistent. Was Sie schreiben, verarbeiten Chat-Anbieter und Betreiber des Sprachmodells für uns; mehr in unseren Datenschutzhinweisen. Wie lief die Regulierung Ihres Schadens?',
      talk: [
        visitor('„abgeschlossen“ steht im brief?? ich warte noch auf 240\u00A0euro'),
        bot('Das kann das Schadenteam noch einmal prüfen. Wofür sind die 240\u00A0Euro?'),
        visitor('die rechnung vom glaser, hab ich im märz geschickt'),
        bot(
          'Ob sie eingegangen ist, kann ich von hier aus nicht sehen. Haben Sie die Schadennummer? Mit ihr findet das Schadenteam Ihren Fall.',
        ),
        visitor('S-20814'),
        bot('Danke. Kontodaten brauche ich nicht. Soll das Schadenteam diesen Chat gleich übernehmen?'),
        visitor('bitte'),
        team(
          'Schadenteam, guten Tag. Ich sehe nach, wo die Rechnung liegt. Das Ergebnis schicke ich heute noch an Ihre hinterlegte Adresse.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Frage stellen Sie Ihren Kunden nie?',
    text: 'Oft ist es die wichtigste. Schicken Sie sie uns: Per E\u2011Mail bekommen Sie eine Fassung, die sich in einem Satz beantworten lässt.',
  },
};
