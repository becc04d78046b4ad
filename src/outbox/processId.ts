/**
 * Lease owner id: machine, process and worker. On Linux the machine part contains boot id and PID namespace, so a later
 * process can detect that the owner is dead without waiting for the lease to expire.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const machineId = readMachineId();

export const createOwnerId = (): string => [machineId ?? 'unknown', process.pid, randomUUID()].join(' ');

/** True only if the owner is certainly dead. */
export function isOwnerDead(owner: string): boolean {
  const [where, pid] = owner.split(' ');
  if (!machineId || where !== machineId) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function readMachineId(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
