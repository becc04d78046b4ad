/** Maps a link of the content system to a navigation destination: a page, the app, or an https address. */

import { findPage } from '../routes/table.ts';
import { contactTopics } from '../text/content/contactHref.ts';
import { toLogin, toTopic, toTrial } from '../text/content/navigation/linkTargets.ts';
import type { LinkTarget } from '../text/content/navigation/schema.ts';
import { specialReasons } from '../text/words/contactReasonWords.ts';

/** Placeholders that editors write for the product app: its login (setting APP_URL) and its free trial (TRIAL_URL). */
export const appPlaceholders = { login: '{app}', trial: '{trial}' } as const;

/** Undefined for an unknown target: such a link is not shown. */
export function parseCmsLink(url: string): LinkTarget | undefined {
  const address = url.trim();
  if (address === appPlaceholders.login) return toLogin;
  if (address === appPlaceholders.trial) return toTrial;
  if (/^https:\/\//i.test(address)) return URL.canParse(address) ? { isExternalUrl: true, url: address } : undefined;
  const [pathAndQuery = '', hash] = address.split('#');
  const [path = '', query] = pathAndQuery.split('?');
  const found = /^\/(?!\/)/.test(path) ? findPage(path) : undefined;
  if (query !== undefined) {
    const { topic: name, about: reason, ...others } = Object.fromEntries(new URLSearchParams(query));
    const topic = contactTopics.find((one) => one === name);
    const about = specialReasons.find((one) => one === reason);
    const isKnown = found?.id === 'contact' && about === reason && Object.keys(others).length === 0;
    return isKnown && topic ? toTopic(topic, about) : undefined;
  }
  return found && { isExternalUrl: false, page: found.id, ...(hash && { hash }) };
}
