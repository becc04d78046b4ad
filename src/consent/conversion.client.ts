import type { Visit } from './third-parties/vendor.ts';

/** Whether a form was sent just now (consent/conversion.ts): each is told once. */
export async function takeConversion(): Promise<Visit['conversion']> {
  if (!/(?:^|; )converted=/.test(document.cookie)) return undefined;
  const answer = await fetch('/api/conversion', { method: 'POST' }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}
