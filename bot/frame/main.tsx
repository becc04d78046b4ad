/** Starts the bot in its frame (or alone in a window) with the configuration in the document. */
import { createRoot } from 'react-dom/client';
import { BotWindow } from './BotWindow.tsx';
import type { BotConfig } from './botConfig.ts';
import { connectParent } from './connectParent.ts';

const root = document.querySelector<HTMLElement>('[data-bot]');
if (root) {
  const config: BotConfig = JSON.parse(root.dataset.bot ?? '');
  createRoot(root).render(<BotWindow config={config} parent={connectParent(config.embedders)} />);
}
