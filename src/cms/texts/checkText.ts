import type { FaultReason } from '../entryFault.ts';
import { tokensIn } from './shape.ts';

type Rules = { tokens?: readonly string[]; address?: true; own: unknown };

/** Undefined if the text may be shown. `own`: the file's text. `common`: tokens that every text of its type may use. */
export function checkText(text: string, rules: Rules, common: ReadonlySet<string>): FaultReason | undefined {
  if (text.trim() === '') return 'missing';
  if (rules.address && !/^https:\/\/[^\s"'<>\\]+$/.test(text)) return 'notHttps';
  const isKnown = (token: string) => common.has(token) || rules.tokens?.includes(token);
  if (!tokensIn(text).every(isKnown)) return 'wrongToken';
  // Without it, a form would lose the link to the privacy policy.
  return tokensIn(rules.own).includes('link') && !tokensIn(text).includes('link') ? 'missingLink' : undefined;
}
