import { readFileSync } from 'node:fs';

/** Folders and files of each layer, highest first, from the sentence in README.md (The map). */
export const importLayers: readonly (readonly string[])[] = (
  /^Imports, types included, go downwards only: ([\s\S]*?)\.$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
)
  .split('→')
  .map((layer) => [...layer.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));

/** 0 for the highest layer; undefined for files outside of the layers, such as test support. */
export function layerOf(file: string): number | undefined {
  const found = importLayers.findIndex((layer) => layer.some((path) => file === path || file.startsWith(`${path}/`)));
  return found === -1 ? undefined : found;
}
