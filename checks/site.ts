/** All checks of the running site against one server; its responses are read once and shared. */
import { feeds } from './feeds.ts';
import { head } from './head.ts';
import { headings } from './headings.ts';
import { html } from './html.ts';
import { languages } from './languages.ts';
import { lastChange } from './last-change.ts';
import { links } from './links.ts';
import { pictures } from './pictures.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { runCheck } from './site/run-check.ts';
import { startSite } from './site-under-test.ts';
import { sizes } from './sizes.ts';
import { stylesheets } from './stylesheets.ts';
import { twins } from './twins.ts';
import { wordCounts } from './word-counts.ts';

await using site = await startSite();
const ofTheDocument = [html, headings, pictures, stylesheets, head, feeds, links, sizes, twins];
const ofTheText = [languages, wordCounts, repeatedSentences, lastChange];
for (const check of [...ofTheDocument, ...ofTheText]) {
  if (!(await runCheck(check, site.origin))) process.exitCode = 1;
}
