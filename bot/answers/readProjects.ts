/** Reads how many separate chatbots a visitor needs: "two brands, and a bot for each". */
import { withDigits } from './numberWords.ts';

const counted =
  /\b([2-9]) (?:\p{L}+ )?(?:brands?|marken|bots|chatbots|chat bots|assistants|assistenten|projects|projekte|websites)\b/iu;
/** Two shops may share one chatbot, unless each has its own. */
const countedShops = /\b([2-9]) (?:\p{L}+ )?shops\b/iu;
const hasOwn =
  /\b(?:bots?|chatbots?|assistants?|assistent\p{L}*|each one|own|eigene\p{L}*|separate|getrennt\p{L}*)\b/iu;
const clauseBoundary = /(?<=[.!?;])\s+|,\s+|\s+[–-]\s+/;
const isAboutProjects =
  /\b(?:brands?|marken?|bots?|chatbots?|assistants?|assistent\p{L}*|projects?|projekte?|websites?|shops?|each|jede[rs]?|own|eigenen?)\b/iu;

/** `text`: the message without its clauses about projects. */
export function readProjects(message: string): { projects: number; text: string } | undefined {
  const digits = withDigits(message);
  const shops = hasOwn.test(digits) ? countedShops.exec(digits)?.[1] : undefined;
  const projects = Number(counted.exec(digits)?.[1] ?? shops ?? 0);
  if (projects === 0) return undefined;
  const text = digits
    .split(clauseBoundary)
    .filter((clause) => !isAboutProjects.test(clause))
    .join('. ');
  return { projects, text };
}
