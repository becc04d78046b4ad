/** What a running process has cost, as Linux keeps it; elsewhere `ps` knows the size now. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const megabytesOf = (process: ChildProcess): number => statusOf(process, 'VmRSS');

/** Highest resident size since the start. */
export const peakMegabytesOf = (process: ChildProcess): number => statusOf(process, 'VmHWM');

/** On a shared machine the truer measure. Linux counts in hundredths (proc_pid_stat(5)). */
export function cpuSecondsOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function statusOf({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Number(kilobytes) / 1_024;
}
