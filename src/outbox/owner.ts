/**
 * Who holds a lease: a worker of a process of a machine. On Linux the machine is named so exactly (boot and process
 * namespace) that a later process can tell that the holder is dead, and need not wait for the lease to run out.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const machine = nameOfMachine();

export const newOwner = (): string => [machine ?? 'unknown', process.pid, randomUUID()].join(' ');

/** Certainly dead; in doubt, alive. */
export function isDead(owner: string): boolean {
  const [where, pid] = owner.split(' ');
  if (!machine || where !== machine) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function nameOfMachine(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
