/** Memory and CPU time of a running process from Linux's /proc; on other systems `ps` gives the current size. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const readResidentMegabytes = (process: ChildProcess): number => statusOf(process, 'VmRSS');

/** Peak resident size since the start. */
export const readPeakMegabytes = (process: ChildProcess): number => statusOf(process, 'VmHWM');

/** CPU seconds; on a shared machine more reliable than elapsed time. Linux counts in hundredths (proc_pid_stat(5)). */
export function readCpuSeconds({ pid }: ChildProcess): number {
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
