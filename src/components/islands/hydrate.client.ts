/** React's part of an island: loaded with the first use of one, shared by all (docs/decisions/0195-islands.md). */
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves when the component hears events. */
export function hydrate<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  // Written by Island.tsx for this component.
  const props: Props = JSON.parse(root.dataset.props ?? '{}');
  return new Promise((awake) => {
    // In slices: what the visitor does meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, createElement(Awake, { awake }, createElement(Component, props)));
    });
  });
}

function Awake({ awake, children }: { awake: () => void; children?: ReactNode }) {
  useEffect(awake, [awake]);
  return children;
}
