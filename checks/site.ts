/** All checks of the running site against one server. */
import { head } from './head.ts';
import { headings } from './headings.ts';
import { html } from './html.ts';
import { lastChange } from './last-change.ts';
import { links } from './links.ts';
import { runCheck } from './site/run-check.ts';
import { startSite } from './site-under-test.ts';
import { sizes } from './sizes.ts';
import { twins } from './twins.ts';

await using site = await startSite();
for (const check of [html, headings, head, links, sizes, lastChange, twins]) {
  if (!(await runCheck(check, site.origin))) process.exitCode = 1;
}
