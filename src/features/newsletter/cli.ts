/** `npm run newsletter -- COMMAND`: exits with 0, or with 1 and one sentence. */
import { runCommandLine } from '../../leads/runCommandLine.ts';
import { newsletterCommandLine } from './newsletterCommands.ts';

await runCommandLine(newsletterCommandLine);
