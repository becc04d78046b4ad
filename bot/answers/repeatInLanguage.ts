/** "Can you answer that again in English for my partner?": the last answer in the other language. */
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';

/** The language in which the last answer shall be told again. */
export function languageOfRepeat({ plain, answeredIds }: AnalysedQuestion): Locale | undefined {
  if (answeredIds.length === 0 || plain.split(' ').length > longest || ofTheChatbot.test(plain)) return undefined;
  const named = again.test(plain) ? language.exec(plain)?.[1] : undefined;
  return named === undefined ? undefined : /^e/.test(named) ? 'en' : 'de';
}

/** Words. */
const longest = 14;
const again = /\b(?:again|repeat|once more|translate|nochmals?|noch mal|noch einmal|wiederhol\w*|ubersetz\w*)\b/;
const language = /\b(?:in|into|auf|ins) (english|german|englisch\w*|deutsch\w*)\b/;
const ofTheChatbot =
  /\b(?:chat ?bots?|bots?|assistants?|assistent\w*|website|customers?|visitors?|kund\w+|besucher\w*)\b/;
