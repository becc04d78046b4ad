import type { FaultReason } from '../entryFault.ts';
import { tokensIn } from './shape.ts';

type Rules = { tokens?: readonly string[]; address?: true };

/** Undefined if the text may be shown. `common`: tokens that every text of its type may use. */
export function checkText(text: string, rules: Rules, common: ReadonlySet<string>): FaultReason | undefined {
  if (text.trim() === '') return 'missing';
  if (rules.address && !/^https:\/\/[^\s"'<>\\]+$/.test(text)) return 'notHttps';
  const isKnown = (token: string) => common.has(token) || rules.tokens?.includes(token);
  return tokensIn(text).every(isKnown) ? undefined : 'wrongToken';
}
