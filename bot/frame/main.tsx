/** Starts the bot in its frame (or alone in a window) with the configuration in the document. */
import { createRoot } from 'react-dom/client';
import { Bot } from './Bot.tsx';
import type { Config } from './config.ts';
import { connect } from './parent.ts';

const root = document.querySelector<HTMLElement>('[data-bot]');
if (root) {
  const config: Config = JSON.parse(root.dataset.bot ?? '');
  createRoot(root).render(<Bot config={config} parent={connect(config.embedders)} />);
}
