/**
 * Texts of the application as the site draws it (components/sections/application, pictures). Every screen and every crop shows the
 * same sample project. Its figures are in components/sections/pictures/sampleFigures.ts.
 */
import type { BuilderWords, ConversationState, TranscriptMessage } from './pictureWords.ts';

export type ConversationRow = {
  title: string;
  /** Language of the conversation, as a code. */
  language?: string;
  time?: string;
  text: string;
  badge?: string | undefined;
  state?: ConversationState | undefined;
};

export type ConversationListWords = { title: string; tabs?: string[]; rows: ConversationRow[] };

export type DialogueWords = {
  /** Without it the bar above the messages is not shown. */
  title?: string;
  /** Channel, page and start. */
  about?: string;
  /** event: what happened before the message. */
  messages: (TranscriptMessage & { at?: string; event?: string })[];
};

export type HandoverWords = {
  title: string;
  /** What the customer wrote last, as a quote. */
  quote: string;
  historyTitle: string;
  history: { time: string; text: string }[];
  reasonTitle: string;
  /** The rules that routed the conversation. */
  reason: { name: string; text: string }[];
  assignedTitle: string;
  assigned: { name: string; text: string };
  actions: string[];
};

export type InboxScreenWords = {
  /** Alternative text of the picture. */
  label: string;
  search: string;
  channels: string;
  list: ConversationListWords;
  dialogue: DialogueWords & { title: string };
  composer: { draft: string; hint: string; send: string };
  handover: HandoverWords;
};

export type DashboardScreenWords = {
  label: string;
  title: string;
  filters: string[];
  report: string;
  /** `{count}`, `{share}`: figures of the samples. */
  figures: Record<'all' | 'alone' | 'firstTopic' | 'handedOver', { title: string; note: string }>;
  daysTitle: string;
  assistant: string;
  team: string;
  /** Days 1, 8, 15, 22 and 29 on the axis. */
  days: string[];
  topicsTitle: string;
  topics: string[];
  hoursTitle: string;
  hoursNote: string;
  teamsTitle: string;
  teams: string[];
};

/** The blocks of the builder (text/content/capabilities.ts, block-kinds). */
export type BlockKind = 'message' | 'question' | 'choice' | 'branch' | 'knowledge' | 'handover';

type Block = BuilderWords['steps'][number];

export type FlowWords = {
  steps: Block[];
  /** next: the block after the first of the branch. */
  branches: (Block & { when: string; next?: Block })[];
};

export type BuilderScreenWords = {
  label: string;
  title: string;
  test: string;
  release: string;
  paletteTitle: string;
  palette: Record<BlockKind, string>;
  languagesTitle: string;
  languages: string[];
  flow: FlowWords;
  inspector: {
    title: string;
    about: string;
    fields: { name: string; value: string }[];
    switches: string[];
    note: string;
  };
};

/** The settings of the chat window's look. */
export type LookWords = {
  title: string;
  fields: { name: string; icon: string; color: string; greeting: string };
  values: { name: string; upload: string; greeting: string };
};

export type ApplicationWords = {
  /** Visible note that everything shown is made up. */
  sample: string;
  inbox: InboxScreenWords;
  dashboard: DashboardScreenWords;
  builder: BuilderScreenWords;
  look: LookWords;
  /** Alternative texts of the crops on the home page. */
  crops: Record<'handover' | 'flow' | 'list' | 'dialogue' | 'figures' | 'look', string>;
  /** The flow of the crop `flow`; appointments are an add-on. */
  appointment: FlowWords;
};
