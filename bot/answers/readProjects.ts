/** Reads how many chatbots are needed that are kept apart: "two brands, and a bot for each". */
import { withDigits } from './numberWords.ts';

const counted =
  /\b([2-9]) (?:\p{L}+ )?(?:brands?|marken|bots|chatbots|chat bots|assistants|assistenten|projects|projekte|websites|shops)\b/iu;
/** Or of what else they are. */
const clauses = /(?<=[.!?;])\s+|,\s+|\s+[–-]\s+/;
const isAboutThem =
  /\b(?:brands?|marken?|bots?|chatbots?|assistants?|assistent\p{L}*|projects?|projekte?|websites?|shops?|each|jede[rs]?|own|eigenen?)\b/iu;

/** `text`: what remains of the message. */
export function readProjects(message: string): { projects: number; text: string } | undefined {
  const digits = withDigits(message);
  const projects = Number(counted.exec(digits)?.[1] ?? 0);
  if (projects === 0) return undefined;
  const text = digits
    .split(clauses)
    .filter((clause) => !isAboutThem.test(clause))
    .join('. ');
  return { projects, text };
}
