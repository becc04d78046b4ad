import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const shop: GoalText<TemplateId<'shop'>> = {
  meta: {
    name: 'Onlineshop',
    title: 'Vorlagen für den Onlineshop | {brand}',
    headline: 'Die Verkäuferin, die mitdenkt.',
    description:
      'Vier Chatbot-Vorlagen für Shops: Geschenkberatung, Bestellstatus am Telefon, Ersatzteilsuche und Gutscheine, mit Ablauf und Beispielgespräch.',
  },
  teaser: 'Zwischen Stöbern und Kasse fehlt oft nur eine Auskunft.',
  hero: {
    title: 'Die Ver\u00ADkäuferin, die mitdenkt.',
    lead: 'Gute Beratung beginnt mit einer Gegenfrage. Diese vier Vorlagen fragen nach, sehen im Shopsystem nach und raten auch einmal ab.',
  },
  templates: {
    'gift-finder': {
      name: 'Geschenkberatung',
      summary: 'Kommt mit drei Fragen zu zwei Vorschlägen und sagt dazu, warum es diese sind.',
      prepare: 'Produktdaten mit Alter, Anlass und Preis, dazu die Artikel, die selten zurückkommen.',
      steps: [
        ask('Für wen und zu welchem Anlass?'),
        choose('Preisspanne'),
        lookUp('Produktdaten und Bestand'),
        branch('Passt etwas?'),
        handOver('Ladenteam'),
      ],
      talk: [
        visitor('Suche was für meinen Neffen, wird 7'),
        bot('Wie schön. Baut er lieber, liest er, oder muss es sich bewegen?'),
        visitor('bauen, aber nix mit 1000 kleinteilen, die mama dreht durch'),
        bot('Verstanden. Bis zu welchem Preis darf ich suchen?'),
        visitor('30 euro'),
        bot(
          'Zwei Ideen: die Kugelbahn aus 34 großen Holzteilen oder der Kran-Bausatz. Die Kugelbahn lässt sich jeden Tag anders bauen.',
          'Sortiment › Bauen ab 6',
        ),
        visitor('hat er die kugelbahn vielleicht schon? die oma kauft auch hier'),
        bot(
          'Was jemand anderes gekauft hat, darf ich nicht verraten. Beides lässt sich 30 Tage lang umtauschen.',
          'Rückgabe › Geschenke',
        ),
        visitor('gut, kugelbahn'),
        bot('Liegt im Warenkorb. Als Geschenk verpackt?'),
      ],
    },
    'order-status': {
      name: 'Wo bleibt meine Bestellung, gesprochen',
      summary: 'Fragt am Telefon zwei Merkmale ab, liest den Stand aus dem Shop vor und verspricht keinen Liefertag.',
      prepare: 'Lesezugang zum Shop, das zweite Prüfmerkmal und die Sätze für „verspätet“ und „nicht gefunden“.',
      steps: [
        ask('Bestellnummer'),
        ask('Postleitzahl als zweites Merkmal'),
        lookUp('Status aus dem Shop'),
        branch('Verspätet?'),
        handOver('Kundenservice'),
      ],
      talk: [
        visitor('Hallo, ich wollte mal hören, wo meine Lampe bleibt.'),
        bot(
          'Hallo, hier spricht der KI-Assistent. Wie lautet die Bestellnummer? Sie steht in der Bestätigung und beginnt mit L.',
        ),
        visitor('L, vier, vier, null, neun.'),
        bot('L vier vier null neun. Und die Postleitzahl der Lieferadresse?'),
        visitor('Zwei acht eins neun fünf.'),
        bot(
          'Danke. Die Lampe wurde am Montag versandt und ist seitdem nicht weitergemeldet worden. Das ist länger als üblich.',
        ),
        visitor('Kommt die dann morgen?'),
        bot(
          'Das weiß ich nicht, und raten möchte ich nicht. Ich verbinde Sie mit dem Service, dort kann eine Nachforschung gestartet werden.',
        ),
        team('Kundenservice, hallo. Ihre Nummer und den Stand habe ich schon vor mir.'),
      ],
    },
    'spare-part': {
      name: 'Ersatzteil finden',
      summary:
        'Führt vom Typenschild zum richtigen Teil und fragt lieber noch einmal, bevor das falsche bestellt wird.',
      prepare: 'Stücklisten je Baujahr und Fotos, wo das Typenschild sitzt.',
      steps: [
        ask('Gerät und Typ'),
        say('Bild: Hier finden Sie das Typenschild'),
        lookUp('Stückliste nach Baujahr'),
        branch('Eindeutig?'),
        handOver('Technik, mit Foto'),
      ],
      talk: [
        visitor('Brauche die Dichtung für die Kaffeemühle KM4'),
        bot(
          'Von der KM4 gibt es zwei Bauarten mit verschiedenen Dichtungen. Was steht auf dem Schild unter dem Boden?',
          'Ersatzteile › KM4',
        ),
        visitor('da steht KM4-2 / 0319'),
        bot(
          'Dann ist es die zweite Bauart, März 2019. Dazu gehört Dichtung D-77. Ist die große am Mahlwerk undicht oder die kleine am Deckel?',
        ),
        visitor('die am mahlwerk'),
        bot('Das ist sie. D-77 ist lieferbar.', 'Lagerbestand, heute 14:10'),
        visitor('kann ich die selber wechseln?'),
        bot(
          'Dazu habe ich keine Anleitung, und am Mahlwerk möchte ich nichts erfinden. Soll die Technik Ihnen schreiben, wie es geht?',
        ),
        visitor('ja gern'),
        bot('Ist weitergegeben, mit Gerät und Baujahr. Die Dichtung habe ich in den Warenkorb gelegt.'),
      ],
    },
    'redeem-voucher': {
      name: 'Gutschein einlösen',
      summary: 'Klärt, wo ein Gutschein gilt und warum er nicht angenommen wird, ohne nach dem Code zu fragen.',
      prepare: 'Bedingungen je Gutscheinart in einem Satz und eine Stelle, die gesperrte Gutscheine prüfen darf.',
      steps: [
        choose('Welche Art von Gutschein?'),
        lookUp('Bedingungen'),
        branch('Fehlermeldung?'),
        say('Code nie im Chat nennen'),
        handOver('Kundenservice'),
      ],
      talk: [
        visitor('mein gutschein geht nicht'),
        bot('Das klären wir. Was sagt die Kasse, wenn Sie ihn eingeben? Den Code selbst bitte nicht hier schreiben.'),
        visitor('„nicht auf diese leistung anwendbar“'),
        bot('Dann ist er vermutlich nur für Übernachtungen gedacht. Was möchten Sie buchen?', 'Gutscheine › Arten'),
        visitor('eine massage'),
        bot('Wertgutscheine gelten auch dort, Übernachtungsgutscheine nicht. Steht auf Ihrem „Wert“ oder „Nacht“?'),
        visitor('steht gar nix, nur 50 euro'),
        bot(
          'Dann sollte er gehen, und ich weiß nicht, warum er es nicht tut. Ich gebe es dem Service. Darf sich jemand per Mail melden?',
        ),
        visitor('ja, die mail vom konto'),
        bot(
          'Gut. Der Service prüft ihn und schreibt Ihnen; buchen können Sie die Massage schon jetzt und vor Ort zahlen.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Auskunft fehlt in Ihrem Shop?',
    text: 'Sehen Sie in die letzten zehn Mails vor einem Kauf. Schicken Sie uns die häufigste, und wir zeigen den Ablauf dazu.',
  },
};
