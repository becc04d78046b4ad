/** html-validate on every document as sent, error pages and refused forms included; rules in .htmlvalidate.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readEveryDocument } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const html: SiteCheck = {
  name: 'html',
  problems: async (origin) => {
    const config: ConfigData = JSON.parse(readFileSync(path.resolve('.htmlvalidate.json'), 'utf8'));
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const found: string[] = [];
    for (const page of await readEveryDocument(origin)) {
      const { results } = await validator.validateString(page.html, page.path);
      for (const { ruleId, message, offset } of results.flatMap(({ messages }) => messages)) {
        found.push(`${page.name}: ${ruleId}: ${message} | ${page.html.slice(offset, offset + 80)}`);
      }
    }
    return found;
  },
};

if (import.meta.main) await runAlone(html);
