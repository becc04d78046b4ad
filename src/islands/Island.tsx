import type { ComponentType } from 'react';

type IslandProps<Props> = {
  /** By which its script finds it (`<name>.client.ts`). */
  name: string;
  of: ComponentType<Props>;
  /** Travel as JSON: plain data, and no more of it than the component needs. */
  props: Props;
};

/**
 * A component that is rendered here and comes alive in the browser on its first use (docs/how-to/add-an-island.md). It
 * takes its ids from its props: `useId` counts differently in the page and in the browser.
 */
export const Island = <Props extends object>({ name, of: Component, props }: IslandProps<Props>) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    <Component {...props} />
  </div>
);
