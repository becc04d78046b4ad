/**
 * Can anything be stored? A database answers questions on a full disk as before, so a question is no proof. What happened
 * to the last form is one, for half a minute; and of SQLite the room on its disk can be seen before a visitor pays for it.
 */
import { statfs } from 'node:fs/promises';
import type { Env } from '../env.ts';
import { type Database, databaseAnswers } from './connection.ts';

/** How long a form that could not be stored counts, if no other is posted, in milliseconds. */
const memory = 30_000;
/** What a lead with its mails takes, many times over. */
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
