/** Somebody who is called by name answers chats as well: "add Tom from sales". */

/** Capitalised, but no person. */
const noName =
  'WhatsApp|Telegram|Messenger|Facebook|Instagram|Signal|Alexa|Shopify|HubSpot|Salesforce|Zendesk|WordPress|Onboarding|Einführung|Einrichtung|Schulung|Training|Support|Versand|Bearbeiter|Operator|Channel|Kanal|Kanäle|Nutzer|User|Kunde|Leute|Monat|Jahr|Steuer|Mehrwertsteuer|Umsatzsteuer|Preis|Plan|Paket|Tarif|English|German|French|Spanish|Italian|Dutch|Polish|Turkish|Englisch|Deutsch|Französisch|Spanisch|Italienisch|Polnisch|Türkisch';
const noNameAlone = 'Das|Die|Der|Ich|The|And|Und|What|We|You|Web|Kan|VAT|Teams';
const personName = String.raw`(?!(?:${noName})|(?:${noNameAlone})(?!\p{L}))(?:(?:Mrs?|Ms|Miss|Frau|Herrn?)\.? )?\p{Lu}\p{Ll}{2,}`;
const whoThat = String.raw`(?:,? (?:the|our|from|in|aus|vom|von|der|die|unsere?|meine?) [\p{L} -]{2,30}?,?)?`;
/** "Add Tom from sales", "if Dave the apprentice joins", "und wenn Mara, unsere Buchhalterin, dazu kommt". */
const joinsByName = new RegExp(
  [
    String.raw`\b(?:add|adding|plus) ${personName} (?:from|aus|vom|too|auch|as well)\b`,
    String.raw`(?:\b[Ii]f|\b[Ww]hen|\b[Ww]enns?|\b[Ff]alls|\b[Ss]obald)(?: noch| auch| then| dann)* ${personName}${whoThat} (?:also |auch |noch )?(?:joins?|answers?|helps?|wants in|comes on board|dazu ?kommt|mitmacht|mitantwortet|antwortet|einsteigt)`,
    String.raw`\b[Kk]ommt(?: noch| auch)? (?:Frau|Herr) \p{Lu}\p{L}+${whoThat} (?:noch |auch )?dazu`,
    String.raw`^(?:(?:[Oo]k|[Oo]kay) )?(?:and|und|plus|And|Und|Plus) (?:noch )?${personName} (?:from|aus|vom|von) [\p{L} ]{2,20}\W*$`,
  ].join('|'),
  'u',
);
/** `text`: as written, without the titles of plans. */
export const namedPersonJoins = (text: string): boolean => joinsByName.test(text);
