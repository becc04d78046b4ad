/** Hydration with React: loaded on the first use of an island, shared by all islands (docs/decisions/0195). */
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves when the component handles events. */
export function hydrate<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  // Serialised by Island.tsx.
  const props: Props = JSON.parse(root.dataset.props ?? '{}');
  return new Promise((awake) => {
    // Time-sliced: user input meanwhile takes priority.
    startTransition(() => {
      hydrateRoot(root, createElement(NotifyHydrated, { awake }, createElement(Component, props)));
    });
  });
}

function NotifyHydrated({ awake, children }: { awake: () => void; children?: ReactNode }) {
  useEffect(awake, [awake]);
  return children;
}
