import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { InvalidSettingError, parseEnv } from './env.ts';

/** With a line in .env.example. */
const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name = '']) => name);

/** Wrong for a setting of one kind or another. */
const odd = [
  'x',
  ' ',
  '\0',
  '-1',
  '1.5',
  '99999999999',
  'http://',
  'ftp://a.example',
  'a@',
  'a b',
  'é',
  'a,b',
  '{',
  'x'.repeat(5_000),
];

/** Free text, or what only the system or Google's library can judge. */
const anything = ['HOST', 'DATA_DIR', 'LLM_KEY', 'LLM_MODEL', 'GOOGLE_APPLICATION_CREDENTIALS'];

const refusalOf = (name: string, value: string): string => {
  try {
    parseEnv({ [name]: value });
    return '';
  } catch (error) {
    if (!(error instanceof InvalidSettingError)) throw error;
    return error.message;
  }
};

test('.env.example explains every setting', () => {
  const settings = [...readFileSync('src/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z\d_]*): /gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(40);
  // `npm start` sets it.
  expect(settings.filter((name = '') => !names.includes(name))).toEqual(['NODE_ENV']);
});

test('an invalid setting gives an error that names the setting and does not quote the value', () => {
  expect(names.length).toBeGreaterThan(40);
  const accepting: string[] = [];
  for (const name of names) {
    const refusals = odd.map((value) => refusalOf(name, value)).filter((text) => text !== '');
    if (refusals.length === 0) accepting.push(name);
    for (const line of refusals.flatMap((text) => text.split('\n').slice(0, -1))) {
      expect(line, name).toMatch(/^Setting [A-Z\d_]+ is wrong: [^:].*[a-z\d}:/)]\.$/);
      expect(line, name).not.toMatch(
        /invalid|expected|too (big|small)|pattern|received|undefined|NaN|unrecognized|another form|x{20}/i,
      );
    }
    expect(
      refusals.some((text) => !text.includes(`Setting ${name} is wrong: `)),
      name,
    ).toBe(false);
  }
  expect(accepting.sort()).toEqual(anything.sort());
});

test('an invalid number, URL, choice or secret states the valid format', () => {
  const refusals = {
    PORT: 'eighty',
    TRUST_PROXY: '99',
    SITE_URL: 'x',
    MAIL_FROM: 'y',
    SERVICE_WORKER: '2',
    CMS_TOKEN: 'a',
  };
  expect(Object.entries(refusals).map(([name, value]) => refusalOf(name, value).split('\n')[0])).toEqual([
    'Setting PORT is wrong: it is a whole number from 0 to 65535.',
    'Setting TRUST_PROXY is wrong: it is a whole number from 0 to 10.',
    'Setting SITE_URL is wrong: write it like https://www.example.org.',
    'Setting MAIL_FROM is wrong: write it like name@example.org.',
    'Setting SERVICE_WORKER is wrong: it is one of 0, 1.',
    'Setting CMS_TOKEN is wrong: it has 16 characters or more.',
  ]);
});
