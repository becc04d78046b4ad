/** Groups of files that reach each other through imports (Tarjan's strongly connected components), each sorted. */
export function findCycles(imports: readonly { from: string; to: string }[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    let low = own;
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (path.includes(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || targets.get(file)?.some(({ to }) => to === file)) cycles.push(group.sort());
    }
    return low;
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
