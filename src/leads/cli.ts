/** `npm run leads -- COMMAND`: exits with 0, or with 1 and one sentence. */
import { leadsCommandLine } from './leadsCommands.ts';
import { runCommandLine } from './runCommandLine.ts';

await runCommandLine(leadsCommandLine);
