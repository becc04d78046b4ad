/**
 * Meta's pixel. Hosts: developers.facebook.com/docs/meta-pixel, base code (script of connect.facebook.net, events to
 * www.facebook.com/tr; 2026-11-22).
 */
import { addScript, type Vendor } from './vendor.ts';

export const socialPixel: Vendor = {
  purposes: ['marketing'],
  sources: () => ({
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  }),
  storagePrefixes: ['_fbp', '_fbc', 'lastExternalReferrer'],
  load(id) {
    const queue: unknown[] = [];
    const pixel = Object.assign((...command: unknown[]) => queue.push(command), {
      queue,
      loaded: true,
      version: '2.0',
    });
    window.fbq = pixel;
    window._fbq = pixel;
    // Turns off automatic events, which read from forms.
    pixel('set', 'autoConfig', false, id);
    pixel('init', id);
    pixel('track', 'PageView');
    addScript('https://connect.facebook.net/en_US/fbevents.js');
  },
  convert() {
    window.fbq?.('track', 'Lead');
  },
};
