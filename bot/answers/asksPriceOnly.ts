/** "How much is it?", "so what does the thing cost a month": nothing but the price is asked for. */
export const asksPriceOnly = (plain: string): boolean => priceWord.test(plain) && priceWordsOnly.test(plain);

const priceWord = /\b(?:kostet|kosten|preise?|wie ?viel|cost|costs|price|prices|pricing|much|charge)\b/;
const priceWordsOnly =
  /^(?:(?:was|wie|wieviel|viel|kostet|kosten|preise?|macht|das|es|der|die|ein|so|was|euer|ihr|ganze|spass|ding|denn|eigentlich|mal|ungefahr|etwa|circa|im|pro|monat|jahr|plan|tarif|paket|bitte|ok|also|bei|euch|ihnen|fur|uns|mich|how|much|what|whats|is|s|it|this|that|thing|the|a|does|do|will|would|cost|costs|prices?|pricing|charge|you|your|we|i|pay|for|me|us|per|month|year|package|tier|please|roughly|about|so|and|und|chatbot|bot)(?: |$))+$/;
