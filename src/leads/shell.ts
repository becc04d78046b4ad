/** Common to the project's command-line tools: picks the command, opens the database, reports errors in a sentence. */
import { once } from 'node:events';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Database, openDatabase } from '../database/connection.ts';
import { sentenceOfSqlite } from '../database/sentenceOfSqlite.ts';
import { type Env, readSettings } from '../env.ts';

/** An error for the operator: the command prints its message and exits. */
export class Problem extends Error {}

export type Options = Record<string, string | boolean | undefined>;

/** Returns a text, or streams pieces that are printed as they arrive; each piece contains its line break. */
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
  /** The options of each command; commands not listed take none. If absent, every command takes all options. */
  takes?: Readonly<Record<string, readonly string[]>>;
};

/** Runs the command of the command line: prints its output and exits with 0, or with 1 and one sentence. */
export async function runShell(shell: Shell): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  await endWithSentence(() => answer(shell));
}

/** If `run` fails, prints one sentence and sets the exit code to 1. */
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
    // Backpressure: a slow reader must not make the process buffer all leads in memory.
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
