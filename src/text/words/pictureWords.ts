/** Texts of the product pictures. The home page's are in words/<locale>; other pages pass theirs. */

/** person: waits for a person. ai: the assistant answers. team: a team answers. done: closed. */
export type ConversationState = 'person' | 'ai' | 'team' | 'done';

export type TranscriptMessage = {
  from: 'assistant' | 'visitor' | 'team';
  text: string;
  /** Language of the text, if it differs from the page's (WCAG 2.2, 3.1.2). */
  lang?: string | undefined;
  /** Source of the answer, as in „Hilfe › Bestellungen“. */
  source?: string | undefined;
};

/** Texts of the chat window that do not depend on the conversation. */
export type ChatWindowWords = {
  name: string;
  /** Discloses that an AI answers (quality.md, Law and consent). */
  status: string;
  source: string;
  speakers: Record<TranscriptMessage['from'], string>;
  /** Shown or said before the visitor's first input (AI Act, Article 50). */
  aiNotice: Record<'chat' | 'voice', string>;
  /** Says that a sample is an example (components/ui/SampleNote.tsx). */
  sampleNote: string;
};

export type ChatWords = {
  /** Alternative text of the picture. */
  label: string;
  messages: TranscriptMessage[];
  replies?: string[];
};

/** A conversation with the voice assistant. */
export type CallWords = {
  label: string;
  /** act: the assistant repeats what it understood. */
  messages: (TranscriptMessage & { act?: 'reads-back' | undefined })[];
  /** What was confirmed at the end. */
  understood?: { title: string; value: string } | undefined;
};

/** Texts of the call that do not depend on the conversation. */
export type CallWindowWords = { name: string; status: string; heard: string; says: string; readsBack: string };

export type InboxWords = {
  label: string;
  listTitle: string;
  /** state: without it, closed. */
  items: { title: string; detail: string; badge?: string; state?: ConversationState }[];
  note: string;
  chatTitle: string;
  messages: TranscriptMessage[];
};

export type BuilderWords = {
  label: string;
  title: string;
  status: string;
  steps: { kind: string; text: string }[];
  branches: { when: string; kind: string; text: string }[];
};
