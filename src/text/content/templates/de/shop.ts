import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const shop: GoalText<TemplateId<'shop'>> = {
  meta: {
    name: 'Onlineshop',
    title: 'Vorlagen für den Onlineshop | {brand}',
    headline: 'Gute Beratung beginnt mit einer Gegenfrage.',
    description:
      'Vier Chatbot-Vorlagen für Shops: Geschenkberatung, gesprochene Fragen zur Bestellung, Ersatzteilsuche und Gutscheine, mit Ablauf und Gespräch.',
  },
  teaser: 'Zwischen Stöbern und Kasse fehlt oft eine Auskunft.',
  hero: {
    title: 'Gute Beratung beginnt mit einer Gegen\u00ADfrage.',
    lead: 'Mit diesen Vorlagen fragt der Assistent nach und antwortet aus Ihren Produktdaten und Bedingungen. Weiß er etwas nicht, soll er es sagen. Bestellungen und Zahlungen bleiben im Shop und bei Ihrem Team.',
  },
  templates: {
    'gift-finder': {
      name: 'Geschenkberatung',
      summary: 'Kommt mit zwei Fragen zu zwei Vorschlägen und begründet beide.',
      prepare: 'Produktdaten mit Alter, Thema und Preis, dazu Ihre Widerrufsbelehrung.',
      steps: [
        ask('Für wen, und was macht Freude?'),
        choose('Preisspanne'),
        lookUp('Produktdaten'),
        branch('Passt etwas?'),
        handOver('Ladenteam'),
      ],
      talk: [
        visitor('Suche was für meinen Neffen, wird 7'),
        bot('Baut er gern, liest er gern, oder braucht er etwas zum Toben?'),
        visitor('bauen, aber nix mit 1000 kleinteilen, die mama dreht durch'),
        bot('Verstanden. Bis zu welchem Preis?'),
        visitor('30\u00A0euro'),
        bot(
          'Zwei Ideen, Preise inkl. MwSt., zzgl. Versand: die Kugelbahn aus 34 großen Holzteilen (27\u00A0€), die sich jeden Tag anders bauen lässt, oder das Holzauto aus zwölf Teilen (22\u00A0€), das schnell fertig ist.',
          'Sortiment › Bauen ab 6',
        ),
        visitor('und wenn er die kugelbahn schon hat?'),
        bot(
          'Wenn Sie online bestellen, können Sie ab Lieferung 14\u00A0Tage lang ohne Begründung widerrufen.',
          'Rückgabe › Geschenke',
        ),
        visitor('gut, kugelbahn. liegt die in köln im laden?'),
        bot('Das weiß ich nicht. Soll das Team nachsehen? Wer im Laden kauft, hat kein gesetzliches Widerrufsrecht.'),
      ],
    },
    'order-status': {
      name: 'Gesprochene Fragen zur Bestellung',
      summary: 'Sagt die übliche Lieferzeit an, nimmt die Bestellnummer auf und lässt den Kundenservice nachsehen.',
      prepare:
        'Lieferzeiten, einen Datenschutzhinweis vor der ersten Angabe und ein Team für Rückrufe. Den Stand der Bestellung nennt ein Mensch, denn der Sprachassistent prüft nicht, wer spricht.',
      steps: [
        ask('Was wurde bestellt, und wann?'),
        lookUp('Übliche Lieferzeiten'),
        ask('Bestellnummer'),
        branch('Länger als üblich?'),
        handOver('Kundenservice sieht nach'),
      ],
      greeting:
        'Guten Tag, hier spricht der KI-Assistent des Lampenladens. Was Sie sagen, geht auch an die Anbieter von Lautsprecher, Spracherkennung, Chat und Sprachmodell. Sagen Sie „Datenschutz“, dann hören Sie mehr.',
      talk: [
        visitor('Hallo, wo bleibt meine Lampe?'),
        bot('Bestellungen kann ich nicht einsehen, der Kundenservice schon. Wann haben Sie bestellt?'),
        visitor('Vor gut zwei Wochen.'),
        bot('Lampen sind sonst nach fünf Werktagen da. Wie lautet Ihre Bestellnummer? Ich gebe sie dem Kundenservice.'),
        visitor('L, vier, vier, null, neun.'),
        readBack('L vier vier null neun. Ist das richtig?'),
        visitor('Ja. Kommt die dann morgen?'),
        bot(
          'Das weiß ich nicht. Der Kundenservice sieht nach und ruft Sie zurück. Unter welcher Nummer? Er nutzt sie nur dafür.',
        ),
        visitor('Null eins sieben eins, drei neun zwo, null null, sechs fünf.'),
        readBack(
          'Null eins sieben eins, drei neun zwo, null null, sechs fünf. Stimmt das? Nach Ihrem Ja gebe ich es weiter.',
        ),
      ],
    },
    'spare-part': {
      name: 'Ersatzteil finden',
      summary:
        'Führt vom Typenschild zum richtigen Teil und fragt lieber noch einmal, bevor das falsche bestellt wird.',
      prepare: 'Stücklisten je Baujahr als Text und eine Beschreibung, wo das Typenschild sitzt.',
      steps: [
        ask('Gerät und Typ'),
        say('Wo das Typenschild sitzt'),
        lookUp('Stückliste nach Baujahr'),
        branch('Eindeutig?'),
        handOver('Technik'),
      ],
      talk: [
        visitor('Brauche die Dichtung für die Kaffeemühle KM4'),
        bot('Die KM4 gibt es in zwei Bauarten. Was steht auf dem Schild unter dem Boden?', 'Ersatzteile › KM4'),
        visitor('da steht KM4-2 / 0319'),
        bot(
          'Dann ist es die zweite Bauart, März 2019. Ist die große Dichtung am Mahlwerk undicht oder die kleine am Deckel?',
          'Stückliste › KM4-2',
        ),
        visitor('die am mahlwerk'),
        bot('Das ist die D-77. Im Shop finden Sie sie unter dieser Nummer.', 'Stückliste › KM4-2'),
        visitor('kann ich die selber wechseln?'),
        bot('Dazu habe ich keine Anleitung, und beim Mahlwerk möchte ich nicht raten. Soll die Technik antworten?'),
        visitor('ja gern'),
        team(
          'Technik, guten Tag. Das geht, aber ziehen Sie zuerst den Stecker. Die Schritte schreibe ich Ihnen gleich hier; eine Fassung mit Bildern stellen wir später zur D-77 in den Shop.',
        ),
      ],
    },
    'redeem-voucher': {
      name: 'Gutschein einlösen',
      summary: 'Erklärt, wo ein Gutschein gilt, und gibt ungeklärte Ablehnungen weiter, ohne nach dem Code zu fragen.',
      prepare: 'Bedingungen je Gutscheinart in einem Satz und eine Stelle, die abgelehnte Gutscheine prüfen darf.',
      steps: [
        ask('Was meldet die Kasse?'),
        say('Code nie im Chat nennen'),
        choose('Welche Art von Gutschein?'),
        lookUp('Bedingungen'),
        handOver('Kundenservice'),
      ],
      talk: [
        visitor('mein gutschein geht nicht'),
        bot('Was meldet die Kasse? Den Code selbst schreiben Sie bitte nicht hier hinein.'),
        visitor('„nicht auf diesen artikel anwendbar“'),
        bot('Dann gilt er laut Kasse für etwas anderes. Was möchten Sie kaufen?', 'Gutscheine › Arten'),
        visitor('eine reduzierte jacke'),
        bot(
          'Wertgutscheine gelten auch für reduzierte Ware, Aktionsgutscheine nicht. Steht auf Ihrem Gutschein „Wert“ oder „Aktion“?',
          'Gutscheine › Arten',
        ),
        visitor('steht gar nix, nur 50\u00A0euro'),
        bot(
          'Steht ein Betrag darauf, ist es laut Bedingungen ein Wertgutschein. Warum die Kasse ihn ablehnt, weiß ich nicht. Soll der Service Ihnen schreiben? Ihre E\u2011Mail-Adresse erhalten dann der Service, unser Chat-Anbieter und der Betreiber des Sprachmodells, nur für die Antwort zu diesem Gutschein.',
        ),
        visitor('jacke50@post.example'),
        bot(
          'Danke, der Service hat Ihre Frage. Bestellen Sie bitte erst, wenn er Ihnen geantwortet hat.',
          'Gutscheine › Abgelehnt',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Auskunft fehlt in Ihrem Shop?',
    text: 'Lesen Sie zehn E\u2011Mails, die Kunden vor einem Kauf geschrieben haben. Die häufigste Frage schicken Sie uns, wir antworten mit einem Vorschlag.',
  },
};
