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

export type CommandLine = {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  options: ParseArgsOptionsConfig;
  /** The options of each command; commands not listed take none. If absent, every command takes all options. */
  allowedOptions?: Readonly<Record<string, readonly string[]>>;
};

/** What a command reads and where it prints: those of the process, or a test's. */
type Shell = {
  words: string[];
  readSettings: () => Env;
  /** Resolves when the reader can take more: a slow one must not make the process buffer all leads in memory. */
  print: (text: string) => Promise<void>;
  printError: (sentence: string) => void;
};

/** Runs the command of this process: exits with 0, or with 1 and one sentence. */
export async function runCommandLine(commandLine: CommandLine): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  process.exitCode = await runCommand(commandLine, {
    words: process.argv.slice(2),
    readSettings,
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    printError: console.error,
  });
}

/** Returns the exit code: 0, or 1 after one sentence. */
export async function runCommand(commandLine: CommandLine, shell: Shell): Promise<0 | 1> {
  try {
    await findAndRun(commandLine, shell);
    return 0;
  } catch (error) {
    shell.printError(messageOf(error));
    return 1;
  }
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

async function findAndRun(
  { usage, commands, options, allowedOptions }: CommandLine,
  { words: args, readSettings, print }: Shell,
): Promise<void> {
  const { positionals, values } = parseCommandLine(usage, options, args);
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
    const answer = command(database, words, values, env);
    if (answer instanceof Promise) await print(`${await answer}\n`);
    else for await (const piece of answer) await print(piece);
  } finally {
    await database.query.destroy();
  }
}

/** @throws {CommandError} with the usage */
export function parseCommandLine(
  usage: string,
  options: ParseArgsOptionsConfig,
  args = process.argv.slice(2),
): { positionals: string[]; values: CommandOptions } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const plain = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]);
    return { positionals, values: Object.fromEntries(plain) };
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${usage}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
