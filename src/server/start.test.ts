import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['PORT', 'eighty'],
  ['I18N_STRATEGY', 'suffix'],
  ['SITE_URL', 'ftp://site.example'],
  ['DATABASE_URL', 'mysql://db'],
])('an invalid %s stops the start with an error that names the setting', (name, value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/start.ts'], {
    env: { PATH: process.env.PATH, [name]: value },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(new RegExp(`^Setting ${name} is wrong: `));
  expect(stderr).not.toContain('    at ');
});
