import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestEnvironment, databaseKinds } from '../testing/createTestEnvironment.testing.ts';
import { isDatabaseReachable, openDatabase } from './openDatabase.ts';

/** Plain Node can open the database, as the command line does. */
const program = `
  const { openDatabase } = await import('./src/database/openDatabase.ts');
  const { query } = await openDatabase(JSON.parse(process.argv[1]));
  await query.destroy();
`;

describe.each(databaseKinds)('The database (%s)', (kind) => {
  it('migrates once when five processes start concurrently', async () => {
    const environment = await createTestEnvironment(kind);
    const { DATA_DIR, DATABASE_URL } = environment.env;
    const ends = Array.from({ length: 5 }, async () => {
      const settings = JSON.stringify({ DATA_DIR, DATABASE_URL });
      const child = spawn('node', ['--input-type=module', '-e', program, settings], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      const [code] = await once(child, 'close');
      return { code, errors };
    });
    for (const end of await Promise.all(ends)) expect(end).toEqual({ code: 0, errors: '' });
    const database = await openDatabase(environment.env);
    expect(await database.query.selectFrom('lead').selectAll().execute()).toEqual([]);
    await database.query.destroy();
    await environment.remove();
  });

  it('keeps existing leads when a migration adds a column', async () => {
    const environment = await createTestEnvironment(kind);
    const before = await openDatabase(environment.env);
    await before.query.schema.alterTable('lead').dropColumn('context').execute();
    await sql`delete from migration where name = '0004-context'`.execute(before.query);
    await sql`insert into lead (id, form, locale, page, email, fields, created_at)
      values ('old', 'contact', 'de', 'contact', 'a@example.org', '{}', '2026-01-01')`.execute(before.query);
    await before.query.destroy();

    const now = await openDatabase(environment.env);
    expect(await now.query.selectFrom('lead').select(['id', 'context']).execute()).toEqual([
      { id: 'old', context: '{}' },
    ]);
    await now.query.destroy();
    await environment.remove();
  });

  it('reports whether it is reachable', async () => {
    const environment = await createTestEnvironment(kind);
    const database = await openDatabase(environment.env);
    expect(await isDatabaseReachable(database)).toBe(true);
    await database.query.destroy();
    expect(await isDatabaseReachable(database)).toBe(false);
    await environment.remove();
  });
});
