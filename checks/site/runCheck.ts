/** A check is a function that finds problems in the running site. Each can run alone; all can share one server. */
import { startSite } from '../tools/startSite.ts';

export type SiteCheck = {
  name: string;
  /** Messages that name the page and its problem. */
  problems: (origin: string) => Promise<string[]>;
};

/** Runs a check against a running site; prints its problems and its duration. */
export async function runCheck({ name, problems }: SiteCheck, origin: string): Promise<boolean> {
  const started = performance.now();
  const found = await problems(origin);
  for (const problem of found) console.error(`  ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${found.length === 0 ? 'no' : found.length} problems (${seconds} s).`);
  return found.length === 0;
}

/** `npx node checks/x.ts`: starts the built site and runs one check. */
export async function runAlone(check: SiteCheck): Promise<void> {
  await using site = await startSite();
  if (!(await runCheck(check, site.origin))) process.exitCode = 1;
}
