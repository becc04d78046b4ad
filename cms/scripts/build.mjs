/** Builds the panel unless it is up to date. */
import { fileURLToPath } from 'node:url';
import { ensurePanel } from './ensurePanel.mjs';

ensurePanel(fileURLToPath(new URL('..', import.meta.url)));
