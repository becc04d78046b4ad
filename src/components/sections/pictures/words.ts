/** Texts that the product pictures take. Other pages pass their own; the home page's stand in words/<locale>. */

export type Message = {
  from: 'assistant' | 'visitor' | 'team';
  text: string;
  /** Language of what is said, if it is not the page's (WCAG 2.2, 3.1.2). */
  lang?: string | undefined;
  /** Where the answer comes from, as in „Hilfe › Bestellungen“. */
  source?: string | undefined;
};

/** What every conversation window says, whatever is talked about. */
export type ChatFrame = {
  name: string;
  /** Says that an AI answers (quality.md, Law and consent). */
  status: string;
  source: string;
  speakers: Record<Message['from'], string>;
};

export type ChatWords = {
  /** What the picture shows, for people who do not see it. */
  label: string;
  messages: Message[];
  replies?: string[];
};

export type InboxWords = {
  label: string;
  listTitle: string;
  /** lang: of the title, if it is not the page's. */
  items: { title: string; detail: string; badge?: string; lang?: string }[];
  note: string;
  chatTitle: string;
  messages: Message[];
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
  /** Says in view that the figures are made up. */
  sample: string;
  chartTitle: string;
  assistant: string;
  team: string;
  days: { name: string; assistant: number; team: number }[];
  topicsTitle: string;
  /** share: of the longest bar, 0 to 1. */
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
