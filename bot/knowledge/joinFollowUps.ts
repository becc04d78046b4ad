/** What visitors ask after an entry's answer, with the entry that answers it, or `none`. */
export type FollowUps = Readonly<Record<string, readonly (readonly [text: string, id: string])[]>>;

/** The messages of all files, by the entry that was answered before them. */
export const joinFollowUps = (files: readonly FollowUps[]): FollowUps =>
  Object.fromEntries(
    [...new Set(files.flatMap((file) => Object.keys(file)))].map((id) => [id, files.flatMap((file) => file[id] ?? [])]),
  );
