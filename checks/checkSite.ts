/** All checks of the running site against one server; its responses are read once and shared. */
import { answers } from './answers.ts';
import { feeds } from './feeds.ts';
import { head } from './head.ts';
import { headings } from './headings.ts';
import { html } from './html.ts';
import { knowledge } from './knowledge.ts';
import { languages } from './languages.ts';
import { lastChange } from './lastChange.ts';
import { links } from './links.ts';
import { markdownVersions } from './markdownVersions.ts';
import { pictures } from './pictures.ts';
import { repeatedSentences } from './repeatedSentences.ts';
import { runCheck } from './site/runCheck.ts';
import { sizes } from './sizes.ts';
import { stylesheets } from './stylesheets.ts';
import { startSite } from './tools/startSite.ts';
import { wordCounts } from './wordCounts.ts';
import { wording } from './wording.ts';

await using site = await startSite();
const ofTheDocument = [html, headings, pictures, stylesheets, head, feeds, links, sizes, markdownVersions];
const ofTheText = [languages, wordCounts, repeatedSentences, wording, knowledge, answers, lastChange];
const failed: string[] = [];
for (const check of [...ofTheDocument, ...ofTheText]) {
  if (!(await runCheck(check, site.origin))) failed.push(check.name);
}
if (failed.length > 0) {
  console.error(`Failed, with their problems above: ${failed.join(', ')}`);
  process.exitCode = 1;
}
