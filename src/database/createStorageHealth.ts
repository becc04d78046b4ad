/**
 * Reports whether data can be stored. On a full disk the database still answers reads, so a read is no proof. The
 * result of the last form counts for 30 seconds; for SQLite the free disk space is checked, too.
 */
import { statfs } from 'node:fs/promises';
import type { Env } from '../env.ts';
import { type Database, isDatabaseReachable } from './openDatabase.ts';

/** How long a failed write counts when no other form is posted, in milliseconds. */
const failureWindowMs = 30_000;
/** Minimum free space in bytes: many times the size of a lead with its mails. */
const minFreeBytes = 1024 * 1024;

export type StorageHealth = {
  recordSuccess(): void;
  recordFailure(): void;
  isHealthy(): Promise<boolean>;
};

export function createStorageHealth(database: Database, env: Pick<Env, 'DATA_DIR'>): StorageHealth {
  let failedAt: number | undefined;
  const hasFailed = () => failedAt !== undefined && performance.now() - failedAt < failureWindowMs;
  return {
    recordSuccess() {
      failedAt = undefined;
    },
    recordFailure() {
      failedAt = performance.now();
    },
    async isHealthy() {
      if (hasFailed() || !(await isDatabaseReachable(database))) return false;
      return database.kind !== 'sqlite' || hasFreeSpace(env.DATA_DIR);
    },
  };
}

async function hasFreeSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}
