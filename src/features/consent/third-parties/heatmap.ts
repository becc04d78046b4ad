/**
 * Hotjar: where visitors click and how far they scroll. Hosts: help.hotjar.com, "Content Security Policies" (as quoted
 * by third parties, 2026-11-22); `unsafe-inline`, which its surveys need, is not granted. Contentsquare's own tag
 * (docs.contentsquare.com/en/web/content-security-policy) is a separate vendor with other hosts.
 */
import { addScript, type Vendor } from './vendor.ts';

const hosts = ['https://*.hotjar.com', 'https://*.hotjar.io'];

export const heatmap: Vendor = {
  purposes: ['statistics'],
  sources: () => ({
    'script-src': ['https://*.hotjar.com'],
    'img-src': hosts,
    'font-src': ['https://*.hotjar.com'],
    'connect-src': [...hosts, 'wss://*.hotjar.com'],
  }),
  storagePrefixes: ['_hj', 'hj'],
  load(id) {
    const queue: unknown[] = [];
    window._hjSettings = { hjid: Number(id), hjsv: 6 };
    window.hj = Object.assign((...command: unknown[]) => queue.push(command), { q: queue });
    addScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`);
  },
};
