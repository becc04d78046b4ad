/** Icons of the manifest. Maskable: all relevant content is within the middle 80 percent (W3C App Manifest). */
export const manifestIcons = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;

export const iconPath = (name: (typeof manifestIcons)[number]['name']): string => `/icons/${name}.png`;
