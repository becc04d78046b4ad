/**
 * The project's own Strapi (cms/) with an empty database, seeded and started like an operator starts it, and the requests
 * of its panel. Needs `npx node checks/ensure-cms.ts`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '../../checks/tools/findFreePort.ts';

export const strapiSecrets = {
  CMS_TOKEN: 'read-only-token-of-a-test',
  CMS_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
  PREVIEW_SECRET: 'preview-secret-of-a-test',
};

/** Sends the same requests as the panel of a person who is logged in. */
type Panel = {
  send(method: string, path: string, body?: object): Promise<Response>;
  /** The JSON of a response that must be successful. */
  // biome-ignore lint/suspicious/noExplicitAny: Strapi's answers have many shapes.
  edit(method: string, path: string, body?: object): Promise<any>;
  /** Adds a picture to the media library. */
  upload(name: string, picture: Uint8Array<ArrayBuffer>, alternativeText: string): Promise<{ id: number; url: string }>;
};

export type RunningStrapi = Disposable & {
  url: string;
  process: ChildProcess;
  /** Sends a read of the site. */
  read(path: string, token?: string): Promise<Response>;
  admin: Panel;
  /** A person with a role, logged in with a password like an editor. */
  member(role: string): Promise<Panel>;
  /** Runs `seed` or `export` on the database, or on a new one, and returns what it prints. */
  run(script: 'seed' | 'export', args?: string[], database?: string): Promise<string>;
  /** Holds the databases; deleted at the end. */
  folder: string;
};

/** `startSite` receives the address of Strapi and returns those of the site's processes, to which the webhook goes. */
export async function startStrapi(startSite: (url: string) => Promise<[string, ...string[]]>): Promise<RunningStrapi> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const processes = await startSite(url);
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: processes[0],
    SITE_PROCESSES: processes.join(','),
    DATABASE_FILENAME: join(folder, 'data.db'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'de',
    APP_KEYS: 'one,two',
    ADMIN_JWT_SECRET: 'a secret of the test',
    API_TOKEN_SALT: 'a salt of the test',
    TRANSFER_TOKEN_SALT: 'another salt of the test',
    ENCRYPTION_KEY: 'a key of thirty-two characters..',
    JWT_SECRET: 'another secret of the test',
    ...strapiSecrets,
  };
  const run: RunningStrapi['run'] = (script, args = [], database = env.DATABASE_FILENAME) =>
    outputOf(
      spawn(process.execPath, [`cms/scripts/${script}.mjs`, ...args], { env: { ...env, DATABASE_FILENAME: database } }),
    );
  await run('seed');
  const bin = 'node_modules/@strapi/strapi/bin/strapi.js';
  const strapi = spawn(process.execPath, [bin, 'start'], { cwd: 'cms', env, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(`${url}/_health`)).status).toBe(204), {
    timeout: 180_000,
    interval: 200,
  });
  const registered = await panelOf(url).edit('POST', '/admin/register-admin', person('admin'));
  const admin = panelOf(url, registered.data.token);
  const members = new Map<string, Promise<Panel>>();
  return {
    url,
    process: strapi,
    read: (path, token = strapiSecrets.CMS_TOKEN) =>
      fetch(`${url}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    admin,
    member(role) {
      const member = members.get(role) ?? addMember(url, admin, role);
      members.set(role, member);
      return member;
    },
    run,
    folder,
    [Symbol.dispose]() {
      if (strapi.exitCode === null) strapi.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With what a member of this role logs in, once it exists. */
export const person = (name: string) => ({
  firstname: 'Eva',
  lastname: 'Editor',
  email: `${name.toLowerCase()}@editors.example`,
  password: 'Password-of-a-test-1',
});

/** The administrator invites, the person registers and logs in. */
async function addMember(url: string, admin: Panel, role: string): Promise<Panel> {
  const { password, ...member } = person(role);
  const { data: roles } = await admin.edit('GET', '/admin/roles');
  const { id } = roles.find(({ name }: { name: string }) => name === role);
  const { data: invited } = await admin.edit('POST', '/admin/users', { ...member, roles: [id] });
  const { email, ...names } = member;
  const userInfo = { ...names, password };
  await panelOf(url).edit('POST', '/admin/register', { registrationToken: invited.registrationToken, userInfo });
  const { data } = await panelOf(url).edit('POST', '/admin/login', { email, password });
  return panelOf(url, data.token);
}

function panelOf(url: string, token?: string): Panel {
  const send: Panel['send'] = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    send,
    async edit(method, path, body) {
      const answer = await send(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    async upload(name, picture, alternativeText) {
      const body = new FormData();
      body.append('files', new File([picture], name));
      body.append('fileInfo', JSON.stringify({ name, alternativeText, caption: null, folder: null }));
      const answer = await fetch(`${url}/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
      });
      expect(answer.status).toBe(201);
      const [file] = z.array(z.object({ id: z.number(), url: z.string() })).parse(await answer.json());
      if (!file) throw new Error('Nothing was uploaded');
      return file;
    },
  };
}

async function outputOf(child: ChildProcess): Promise<string> {
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const text = Buffer.concat(output).toString();
  expect(code, text).toBe(0);
  return text;
}
