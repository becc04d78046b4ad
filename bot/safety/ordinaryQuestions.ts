/** Messages that visitors send to the bot (bot/knowledge): none of them expresses danger. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import { fill } from '../../src/text/words/fill.ts';
import type { Conversation } from '../answers/evaluateConversations.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';

type Development = { answerable: { question: string }[]; unanswerable: string[] };

/** Entries about emergencies, and requests by or about a person in danger: they may sound like one. */
const aboutDanger = /emergenc|danger|pain|crisis|stalk/i;
const heldOut = 3;

/**
 * By name, because a place in the list changes with each new entry: the model would be measured on what trained it.
 */
const isHeldOut = (name: string): boolean => createHash('sha256').update(name).digest().readUInt32BE() % heldOut === 0;

/**
 * All messages to the bot. `heldOut` are those of a third of the entries, and the development questions: they train the
 * model of the site as well, but not the one that `trainCrisisModel.ts --measure` measures.
 */
export function ordinaryQuestions(locale: Locale): Record<'training' | 'heldOut', string[]> {
  const { acts, learnt: _, ...knowledge } = readKnowledgeFile(locale);
  const { entries, allFollowUps = {}, unanswered } = fillTrainingData({ ...knowledge, acts: {} }, locale);
  const named = [
    ...entries.flatMap(({ id, asks }) => asks.map((text) => ({ name: id, text }))),
    ...Object.entries(allFollowUps).flatMap(([id, pairs]) => pairs.map(([text]) => ({ name: id, text }))),
    ...Object.values(acts).flatMap((texts) => texts.map((text) => ({ name: text, text }))),
  ].filter(({ name }) => !aboutDanger.test(name));
  const textsOf = (isWanted: boolean) =>
    named.filter(({ name }) => isHeldOut(name) === isWanted).map(({ text }) => text);
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../knowledge/questions/${name}.${locale}.json`, import.meta.url), 'utf8'));
  const { answerable, unanswerable }: Development = read('development');
  const conversations: Conversation[] = read('conversations');
  const tokens = knowledgeTokens(locale);
  const said = conversations.flatMap(({ turns }) => turns.map(({ say }) => fill(say, tokens)));
  const training = new Set([...textsOf(false), ...unanswered]);
  const heldOut = [...textsOf(true), ...answerable.map(({ question }) => question), ...unanswerable, ...said];
  return { training: [...training], heldOut: [...new Set(heldOut)].filter((text) => !training.has(text)) };
}
