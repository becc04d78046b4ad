import type { ComponentType } from 'react';

type IslandProps<Own, Late> = {
  /** By which its script finds it (`<name>.client.ts`). */
  name: string;
  of: ComponentType<Own & Late>;
  /** Travel as JSON in the page: plain data, and no more of it than the component needs. */
  props: Own;
  /** What the script brings along itself, so that nobody pays for it before the first use. */
  late?: Late;
};

/**
 * A component that is rendered here and comes alive in the browser on its first use (docs/how-to/add-an-island.md). It
 * takes its ids from its props: `useId` counts differently in the page and in the browser.
 */
export const Island = <Own extends object, Late extends object = object>(island: IslandProps<Own, Late>) => {
  const { name, of: Component, props, late = {} as Late } = island;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} {...late} />
    </div>
  );
};
