/**
 * Renaming the company, or a plan in one language, is a single edit. The name and domain of the company occur in no
 * tracked file except src/site.ts. With `--build`, a copy of the project built under other names contains no old name;
 * plan names in texts are also checked by src/text/content/planNames.test.ts.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../src/routes/table.ts';
import { site } from '../src/site.ts';
import { planTextsFor } from '../src/text/content/plans.ts';
import { wholeWordPattern } from './wholeWordPattern.ts';

const root = path.resolve(import.meta.dirname, '..');
const home = 'src/site.ts';
const otherName = 'Zaunkoenig';

/** Tracked and new files. Files ignored by git (builds, packages, data) are excluded. */
const files = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && file !== home);

const namesBrand = (text: string): boolean => {
  const lower = text.toLowerCase();
  return lower.includes(site.brand.toLowerCase()) || lower.includes(site.domain.toLowerCase());
};

function inSources(): string[] {
  return files().flatMap((file) => {
    if (namesBrand(file)) return [`${file}: the brand is in the file's name`];
    const lines = read(path.join(root, file)).split('\n');
    return lines.flatMap((line, index) =>
      namesBrand(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    );
  });
}

/** Returns '' for a deleted file that git still lists. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function inRenamedBuild(): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'renamed-site-'));
  try {
    for (const file of [home, ...files()]) {
      const from = path.join(root, file);
      if (read(from) !== '') cpSync(from, path.join(copy, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const source = readFileSync(path.join(copy, home), 'utf8');
    const renamed = source.replaceAll(site.domain, 'other.example').replaceAll(site.brand, otherName);
    writeFileSync(path.join(copy, home), renamed);
    renamePlans(copy);
    execFileSync('npx', ['astro', 'build'], {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });

    const built = globSync('dist/**/*.{html,xml,txt,webmanifest,mjs,js,svg}', { cwd: copy });
    const left = built.filter((file) => namesBrand(read(path.join(copy, file))));
    const oldPlans = locales.flatMap((locale) => planTextsFor(locale).map(({ title }) => title));
    const names = wholeWordPattern(oldPlans);
    const readable = built.filter((file) => /\.(?:html|xml|txt)$/.test(file));
    const stale = readable.filter((file) => names.test(read(path.join(copy, file))));
    const start = read(path.join(copy, 'dist/client/index.html'));
    return [
      ...left.map((file) => `${file}: still names the old brand after renaming`),
      ...stale.map((file) => `${file}: still names a plan after renaming all of them`),
      ...(start.includes(otherName) ? [] : ['dist/client/index.html: does not name the new brand after renaming']),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Gives each plan another name in both languages, changed only in the `title` field. */
function renamePlans(copy: string): void {
  for (const locale of locales) {
    const file = path.join(copy, `src/text/content/plans/${locale}.ts`);
    const renamed = planTextsFor(locale).reduce(
      (text, { type, title }) => text.replace(`title: '${title}'`, `title: 'Plan ${type.toUpperCase()}'`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, renamed);
  }
}

const problems = [...inSources(), ...(process.argv.includes('--build') ? inRenamedBuild() : [])];
for (const problem of problems) console.error(`  ${problem}`);
console.log(problems.length === 0 ? 'brand: no problems.' : `brand: ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
