/**
 * Reports whether data can be stored. On a full disk the database still answers reads, so a read is no proof. The
 * result of the last form counts for 30 seconds; for SQLite the free disk space is checked, too.
 */
import { statfs } from 'node:fs/promises';
import type { Env } from '../env.ts';
import { type Database, databaseAnswers } from './connection.ts';

/** How long a failed write counts when no other form is posted, in milliseconds. */
const memory = 30_000;
/** Minimum free space in bytes: many times the size of a lead with its mails. */
const leastRoom = 1024 * 1024;

export type StoreWatch = {
  stored(): void;
  notStored(): void;
  healthy(): Promise<boolean>;
};

export function watchStoring(database: Database, env: Pick<Env, 'DATA_DIR'>): StoreWatch {
  let failedAt: number | undefined;
  const hasFailed = () => failedAt !== undefined && performance.now() - failedAt < memory;
  return {
    stored() {
      failedAt = undefined;
    },
    notStored() {
      failedAt = performance.now();
    },
    async healthy() {
      if (hasFailed() || !(await databaseAnswers(database))) return false;
      return database.kind !== 'sqlite' || hasRoom(env.DATA_DIR);
    },
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoom;
}
