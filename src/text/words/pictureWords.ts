/** Texts of the product pictures. The home page's are in words/<locale>; other pages pass theirs. */

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

export type InboxWords = {
  label: string;
  listTitle: string;
  /** lang: of the title, if it differs from the page's. */
  items: { title: string; detail: string; badge?: string; lang?: string }[];
  note: string;
  chatTitle: string;
  messages: TranscriptMessage[];
};

export type BuilderWords = {
  label: string;
  title: string;
  status: string;
  palette: string[];
  steps: { kind: string; text: string }[];
  branches: { when: string; kind: string; text: string }[];
};

export type DashboardWords = {
  label: string;
  project: string;
  /** Visible note that the figures are samples. */
  sample: string;
  chartTitle: string;
  assistant: string;
  team: string;
  days: { name: string; assistant: number; team: number }[];
  topicsTitle: string;
  /** share: relative to the longest bar, 0 to 1. */
  topics: { name: string; share: number }[];
  teamsTitle: string;
  teams: { name: string; role: string }[];
};

export type WidgetWords = {
  label: string;
  title: string;
  fields: { name: string; icon: string; color: string; greeting: string };
  values: { name: string; upload: string; greeting: string };
  page: string;
  reply: string;
  placeholder: string;
};
