import type { FollowUps } from '../answers/createFollowUpMemory.ts';

/** The messages of all files, by the entry that was answered before them. */
export const joinFollowUps = (files: readonly FollowUps[]): FollowUps =>
  Object.fromEntries(
    [...new Set(files.flatMap((file) => Object.keys(file)))].map((id) => [id, files.flatMap((file) => file[id] ?? [])]),
  );
