/** Schemas of the conversations and product pictures in content files (text/words/pictureWords.ts), and of fields. */
import { z } from 'zod';
import { isKnownPageId } from '../../routes/pageOf.ts';
import type { PageId } from '../../routes/table.ts';
import type { LinkTarget } from './navigation/schema.ts';

export const text = z.string().trim().min(1);

const message = z.object({
  from: z.enum(['assistant', 'visitor', 'team']),
  text,
  /** Source of the answer, as in „Hilfe › Bestellungen“. */
  source: text.exactOptional(),
});

export const chat = z.object({
  /** Alternative text of the picture. */
  label: text,
  messages: z.array(message).min(2),
  replies: z.array(text).exactOptional(),
});

/** State of a conversation, as its colour in a list. */
export const state = z.enum(['person', 'ai', 'team', 'done']);

const inbox = z.object({
  label: text,
  listTitle: text,
  items: z
    .array(z.object({ title: text, detail: text, badge: text.exactOptional(), state: state.exactOptional() }))
    .min(2),
  note: text,
  chatTitle: text,
  messages: z.array(message).min(2),
});

const builder = z.object({
  label: text,
  title: text,
  status: text,
  steps: z.array(z.object({ kind: text, text })).min(1),
  branches: z.array(z.object({ when: text, kind: text, text })).length(2),
});

/** A product picture with its texts. */
export const picture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chat'), words: chat }),
  z.object({ kind: z.literal('inbox'), words: inbox }),
  z.object({ kind: z.literal('builder'), words: builder }),
]);

/** A transcript with comments in the margin. */
export const annotatedTranscript = z.array(z.object({ message, comment: text.exactOptional() }));

/** A title with a sentence or two. */
export const point = z.object({ title: text, text });

/** Markdown of an article (blog/articleBlocks.ts). Told from other texts by its identity (cms/texts/shapeOfSchema.ts). */
export const markdown = z.string().trim().min(1);

/** Where a link leads; null where its target is gone. Read and checked by cms/texts/fromStrapi.ts. */
export const linkField = z.custom<LinkTarget | null>((value) => value !== undefined);

/** A page of the table, or of an entry that only the content system has. */
export const pageId = z.custom<PageId>((id) => typeof id === 'string' && isKnownPageId(id), 'noSuchPage');

/** A picture on this site (pictureAddress.ts). Read and checked by cms/texts/fromStrapi.ts. */
export const pictureField = z.custom<{ address: string; alt: string }>((value) => value !== undefined);

/** Anchors and keys of parts: the last part of an address. */
export const fragment = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);
