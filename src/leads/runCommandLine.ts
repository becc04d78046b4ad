/** Common to the project's command-line tools: picks the command, opens the database, reports errors in a sentence. */
import { once } from 'node:events';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { describeSqliteError } from '../database/describeSqliteError.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { type Env, readSettings } from '../env.ts';

/** An error for the operator: the command prints its message and exits. */
export class CommandError extends Error {}

export type CommandOptions = Record<string, string | boolean | undefined>;

/** Returns a text, or streams pieces that are printed as they arrive; each piece contains its line break. */
export type Command = (
  database: Database,
  words: string[],
  options: CommandOptions,
  env: Env,
) => Promise<string> | AsyncIterable<string>;

type CommandLine = {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  options: ParseArgsOptionsConfig;
  /** The options of each command; commands not listed take none. If absent, every command takes all options. */
  allowedOptions?: Readonly<Record<string, readonly string[]>>;
};

/** Runs the command of the command line: prints its output and exits with 0, or with 1 and one sentence. */
export async function runCommandLine(shell: CommandLine): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  await runWithExitCode(() => runCommand(shell));
}

/** If `run` fails, prints one sentence and sets the exit code to 1. */
export async function runWithExitCode(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function runCommand({ usage, commands, options, allowedOptions }: CommandLine): Promise<void> {
  const { positionals, values } = parseCommandLine(usage, options);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`${name ? `There is no command "${name}".` : 'Which command?'}\n${usage}`);
  const odd = Object.keys(values).find((option) => allowedOptions && !allowedOptions[name]?.includes(option));
  if (odd) throw new CommandError(`The command "${name}" has no option --${odd}.`);
  const env = readSettings();
  const database = await openDatabase(env).catch((error: unknown) => {
    const sentence = env.DATABASE_URL === undefined ? describeSqliteError(error, env.DATA_DIR) : messageOf(error);
    throw new CommandError(`The database cannot be opened: ${sentence}`);
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

/** @throws {CommandError} with the usage */
export function parseCommandLine(
  usage: string,
  options: ParseArgsOptionsConfig,
): { positionals: string[]; values: CommandOptions } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const plain = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]);
    return { positionals, values: Object.fromEntries(plain) };
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${usage}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
