import type { ComponentType } from 'react';

type IslandProps<Own, Late> = {
  /** Name by which its script finds it (`<name>.client.ts`). */
  name: string;
  of: ComponentType<Own & Late>;
  /** Serialised as JSON into the page: plain data, and only what the component needs. */
  props: Own;
  /** Props that the client script supplies, so that they are not loaded before the first use. */
  late?: Late;
};

/**
 * Server-renders a component that hydrates on first use (docs/how-to/add-an-island.md). The component takes its ids
 * from its props, because `useId` differs between server and browser.
 */
export const Island = <Own extends object, Late extends object = object>(island: IslandProps<Own, Late>) => {
  const { name, of: Component, props, late = {} as Late } = island;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} {...late} />
    </div>
  );
};
