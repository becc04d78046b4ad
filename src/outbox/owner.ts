/**
 * Lease owner id: machine, process and worker. On Linux the machine part contains boot id and PID namespace, so a later
 * process can detect that the owner is dead without waiting for the lease to expire.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const machine = nameOfMachine();

export const newOwner = (): string => [machine ?? 'unknown', process.pid, randomUUID()].join(' ');

/** True only if the owner is certainly dead. */
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
