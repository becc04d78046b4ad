/** What the project's commands have in common: one of several words, the configured database, one sentence on failure. */
import { once } from 'node:events';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Database, openDatabase } from '../database/connection.ts';
import { sentenceOfSqlite } from '../database/sentenceOfSqlite.ts';
import { type Env, readSettings } from '../env.ts';

/** Its message is the sentence that the command ends with. */
export class Problem extends Error {}

export type Options = Record<string, string | boolean | undefined>;

/** Its answer is a text, or pieces that are printed as they come, each with its own end of line. */
export type Command = (
  database: Database,
  words: string[],
  options: Options,
  env: Env,
) => Promise<string> | AsyncIterable<string>;

type Shell = {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  options: ParseArgsOptionsConfig;
  /** The options of each command; a command that is not named takes none. Without it, all take all. */
  takes?: Readonly<Record<string, readonly string[]>>;
};

/** Runs what the command line asks for: prints and ends with 0, or with 1 and one sentence. */
export async function runShell(shell: Shell): Promise<void> {
  // Piped into a program that has read enough, such as `head`.
  process.stdout.on('error', () => process.exit(0));
  await endWithSentence(() => answer(shell));
}

/** Ends the process with 1 and one sentence when `run` fails. */
export async function endWithSentence(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function answer({ usage, commands, options, takes }: Shell): Promise<void> {
  const { positionals, values } = parse(usage, options);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Problem(`${name ? `There is no command "${name}".` : 'Which command?'}\n${usage}`);
  const odd = Object.keys(values).find((option) => takes && !takes[name]?.includes(option));
  if (odd) throw new Problem(`The command "${name}" has no option --${odd}.`);
  const env = readSettings();
  const database = await openDatabase(env).catch((error: unknown) => {
    const sentence = env.DATABASE_URL === undefined ? sentenceOfSqlite(error, env.DATA_DIR) : messageOf(error);
    throw new Problem(`The database cannot be opened: ${sentence}`);
  });
  try {
    await print(command(database, words, values, env));
  } finally {
    await database.query.destroy();
  }
}

async function print(answer: ReturnType<Command>): Promise<void> {
  if (answer instanceof Promise) {
    console.log(await answer);
    return;
  }
  for await (const piece of answer) {
    // Not faster than the reader reads: the leads of years must not wait in the memory.
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  }
}

/** @throws {Problem} with the usage */
export function parse(usage: string, options: ParseArgsOptionsConfig): { positionals: string[]; values: Options } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const plain = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]);
    return { positionals, values: Object.fromEntries(plain) };
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n${usage}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
