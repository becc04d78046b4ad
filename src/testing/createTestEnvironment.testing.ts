/** For tests: empty databases on SQLite and on the test run's PostgreSQL, and valid forms. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Env, parseEnv } from '../env.ts';
import { leadsCommandLine } from '../leads/leadsCommands.ts';
import { type CommandLine, runCommand } from '../leads/runCommandLine.ts';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export type TestEnvironment = { env: Env; remove(): Promise<void> };

/** Settings that point to an empty folder and an empty database. */
export async function createTestEnvironment(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-test-'));
  const database = kind === 'PostgreSQL' ? await freshPostgres() : undefined;
  const env = parseEnv({
    SITE_URL: 'https://www.example.org',
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    RATE_LIMIT: '0',
    ALTCHA_DIFFICULTY: '0',
    DELIVERY_BACKOFF: '0,0,1',
    ...settings,
  });
  return {
    env,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freshPostgres() {
  const server = inject('postgresUrl');
  const name = `leads_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => command(server, `drop database ${name} with (force)`) };
}

async function command(server: string, text: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** A valid posted contact form; `changes` overwrite its fields. */
export function contactForm(changes: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  const fields = {
    topic: 'press',
    firstname: 'Jörg',
    lastname: 'Müßig',
    email: 'joerg@example.org',
    phone: '+49 (30) 123-45/6',
    message: 'Grüße aus Köln.\nZweite Zeile & <b>kein Fett</b>.',
    ...changes,
  };
  return new Request('https://www.example.org/kontakt', { method: 'POST', body: new URLSearchParams(fields), headers });
}

/** A valid posted partner application; `changes` overwrite its fields. */
export function partnerForm(changes: Record<string, string> = {}): Request {
  const fields = {
    company: 'Müßig & Töchter GmbH',
    website: 'www.example.org/über-uns',
    name: 'Zoë Müßig',
    email: 'zoe@example.org',
    message: 'Wir bauen Chatbots für Handwerksbetriebe.',
    ...changes,
  };
  return new Request('https://www.example.org/partnerprogramm', { method: 'POST', body: new URLSearchParams(fields) });
}

/** A valid posted request for the calculator's result; `changes` overwrite its fields. */
export function roiForm(changes: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  const fields = {
    ...{ team: '5', requests: '2400', salary: '3300' },
    firstname: 'Zoë',
    lastname: 'Müßig',
    company: 'Müßig & Töchter GmbH',
    email: 'zoe@example.org',
    ...changes,
  };
  const body = new URLSearchParams(fields);
  return new Request('https://www.example.org/en/chatbot-roi-calculator', { method: 'POST', body, headers });
}

/** A valid posted hand-over from the chat; `changes` overwrite its fields. */
export function chatForm(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Request {
  const transcript = [
    { who: 'assistant', text: 'Guten Tag! Ich bin ein KI-Assistent.' },
    { who: 'visitor', text: 'Kann ich <b>Ersatzteile</b> bestellen?\nUnd wie lange dauert das?' },
  ];
  const fields = {
    ...{ name: 'Zoë Müßig', email: 'zoe@example.org', message: 'Bitte heute noch.' },
    transcript: JSON.stringify(transcript),
    ...changes,
  };
  return new Request('https://www.example.org/', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A valid posted newsletter request; `changes` overwrite its fields. */
export function newsletterForm(changes: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  const fields = { email: 'zoe@example.org', consent: 'yes', ...changes };
  const body = new URLSearchParams(fields);
  return new Request('https://www.example.org/newsletter', { method: 'POST', body, headers });
}

/** Runs `npm run leads -- WORDS` in an environment, without a process; returns exit code and output. */
export const runLeadsCommand = ({ env }: TestEnvironment, ...words: string[]) =>
  runTestCommand(leadsCommandLine, env, words);

/** Runs a command without a process, which would take 0.3 s of CPU time; returns exit code and output. */
export async function runTestCommand(commandLine: CommandLine, env: Env, words: string[]) {
  const output = { out: '', err: '' };
  const code = await runCommand(commandLine, {
    words,
    readSettings: () => env,
    async print(text) {
      output.out += text;
    },
    printError(sentence) {
      output.err += `${sentence}\n`;
    },
  });
  return { code, ...output };
}

/** Polls until the condition is true; throws an error that names it after `ms` milliseconds. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean> | boolean, ms = 25_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
