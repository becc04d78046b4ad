/**
 * Maps a link of the content system to a destination: a page, the contact form with its topic, the product app, or an
 * external, mail or phone address. Pages are found like those of visitors (routes/findLinkedPage.ts).
 */

import { findLinkedPage, type LinkedPage } from '../routes/findLinkedPage.ts';
import { isOutsideAddress } from '../routes/isOutsideAddress.ts';
import { contactTopics, isContactReason, isSpecialReason } from '../text/content/contactHref.ts';
import { toLogin, toTopic, toTrial } from '../text/content/navigation/linkTargets.ts';
import type { LinkTarget } from '../text/content/navigation/schema.ts';

/** Placeholders that editors write for the product app: its login (setting APP_URL) and its free trial (TRIAL_URL). */
export const appPlaceholders = { login: '{app}', trial: '{trial}' } as const;

/** Undefined for an unknown target: such a link is not shown. */
export function parseCmsLink(url: string): LinkTarget | undefined {
  const address = url.trim();
  if (address === appPlaceholders.login) return toLogin;
  if (address === appPlaceholders.trial) return toTrial;
  const linked = findLinkedPage(address);
  if (linked) return linked.page === 'contact' && linked.query ? contactTarget(linked) : pageTarget(linked);
  return isOutsideAddress(address) ? { isExternalUrl: true, url: address } : undefined;
}

const pageTarget = ({ page, query, hash }: LinkedPage): LinkTarget => ({
  isExternalUrl: false,
  page,
  ...(query && { query }),
  ...(hash && { hash }),
});

/** The form shows its topic and repeats the reason: an unknown one leads nowhere. */
function contactTarget(linked: LinkedPage): LinkTarget | undefined {
  const { topic: name, about, ...others } = Object.fromEntries(new URLSearchParams(linked.query));
  const topic = contactTopics.find((one) => one === name);
  if ((name !== undefined && !topic) || (about !== undefined && !isContactReason(about))) return undefined;
  const isWhole = Object.keys(others).length === 0 && !linked.hash;
  if (!topic || !isWhole) return pageTarget(linked);
  if (about === undefined) return toTopic(topic);
  return isSpecialReason(about) ? toTopic(topic, about) : pageTarget(linked);
}
