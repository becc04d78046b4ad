import type { Conversion } from './third-parties/vendor.ts';

/** The conversion of the lead just sent, unless the server has already reported it (features/consent/conversion.ts). */
export async function fetchConversion(): Promise<Conversion | undefined> {
  if (!/(?:^|; )converted=/.test(document.cookie)) return undefined;
  const answer = await fetch('/api/conversion', { method: 'POST' }).catch(() => undefined);
  return answer?.status === 200 ? answer.json() : undefined;
}
