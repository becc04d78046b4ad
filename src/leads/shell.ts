/** What the project's commands have in common: one of several words, the configured database, one sentence on failure. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Database, openDatabase } from '../database/connection.ts';
import { type Env, readSettings } from '../env.ts';

/** Its message is the sentence that the command ends with. */
export class Problem extends Error {}

export type Options = Record<string, string | boolean | undefined>;

export type Command = (database: Database, words: string[], options: Options, env: Env) => Promise<string>;

type Shell = { usage: string; commands: Readonly<Record<string, Command>>; options: ParseArgsOptionsConfig };

/** Runs what the command line asks for: prints and ends with 0, or with 1 and one sentence. */
export async function runShell(shell: Shell): Promise<void> {
  // Piped into a program that has read enough, such as `head`.
  process.stdout.on('error', () => process.exit(0));
  try {
    console.log(await answer(shell));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function answer({ usage, commands, options }: Shell): Promise<string> {
  const { positionals, values } = parse(usage, options);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Problem(`${name ? `There is no command "${name}".` : 'Which command?'}\n${usage}`);
  const env = readSettings();
  const database = await openDatabase(env).catch((error: unknown) => {
    throw new Problem(`The database cannot be opened: ${messageOf(error)}`);
  });
  try {
    return await command(database, words, values, env);
  } finally {
    await database.query.destroy();
  }
}

function parse(usage: string, options: ParseArgsOptionsConfig): { positionals: string[]; values: Options } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const plain = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]);
    return { positionals, values: Object.fromEntries(plain) };
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n${usage}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
