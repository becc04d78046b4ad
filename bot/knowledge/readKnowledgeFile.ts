/** Reads the knowledge base of a language from its files, at build time and in tests. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '../../src/routes/table.ts';
import type { KnowledgeFile } from '../answers/knowledgeBase.ts';
import { type Verdict, verdictKey, verdicts } from '../answers/verdict.ts';
import { readWordGroups, safetyExamples } from '../safety/safetyExamples.ts';
import { actsSchema } from './acts.ts';
import { type FollowUps, joinFollowUps } from './joinFollowUps.ts';
import { readEntries } from './readEntries.ts';
import { readNumberMessages } from './readNumberMessages.ts';
import { variantsSchema } from './variants.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export const readKnowledgeFile = (locale: Locale): KnowledgeFile => ({
  entries: readEntries(locale),
  unanswered: Object.values<string[]>(read(`./questions/unanswered.${locale}.json`)).flat(),
  followUps: read(`./followUps/${locale}.json`),
  allFollowUps: joinTopics(
    ['seldom.', '', 'more.'].map((kind) => read(`./followUps/${kind}${locale}.json`)),
    read(`./followUps/topics.${locale}.json`),
  ),
  learnt: read(`./followUps/learnt.${locale}.json`),
  verdicts: verdictQuestions(read(`./verdicts/${locale}.json`), locale),
  moreAsks: read(`./moreAsks/${locale}.json`),
  variants: variantsSchema.parse(read(`./variants/${locale}.json`)),
  acts: actsSchema.parse(read(`./acts/${locale}.json`)),
  concepts: read(`./concepts/${locale}.json`),
  numberRoles: readNumberMessages(locale).training,
  safety: { groups: readWordGroups(locale), examples: safetyExamples(locale) },
});

/** By entry: questions that it answers with yes, with no, or with neither. */
const verdictsSchema = z.record(z.string(), z.partialRecord(z.enum(verdicts), z.array(z.string().min(1))));

const verdictQuestions = (file: unknown, locale: Locale): FollowUps =>
  Object.fromEntries(
    Object.entries(verdictsSchema.parse(file)).map(([id, questions]) => [
      id,
      Object.entries(questions).flatMap(([verdict, texts]) =>
        texts.map((text) => [text, verdictKey(verdict as Verdict, text, locale)] as const),
      ),
    ]),
  );

/** What people ask after any answer of a topic. */
type TopicFollowUps = readonly { after: readonly string[]; messages: FollowUps[string] }[];

/**
 * Those of a topic train the networks alone: repeated for each of its answers, they would change what a text alone means.
 * So do those after seldom given answers (`seldom.*.json`) and those of later writers (`more.*.json`, `learnt.*.json`),
 * with which the linear classifier answered first questions worse (docs/decisions/0347, 0355, 0356).
 */
function joinTopics(files: readonly FollowUps[], topics: TopicFollowUps): FollowUps {
  const ofTopics = topics.flatMap(({ after, messages }) => after.map((id) => ({ [id]: messages })));
  return joinFollowUps([...files, ...ofTopics]);
}
