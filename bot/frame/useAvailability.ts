import { useEffect, useState } from 'react';
import type { ParentPage } from './connectParent.ts';

/** Availability of sales as reported by the embedding page. The frame itself never connects to another host. */
export function useAvailability(parent: ParentPage | undefined): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    if (!parent?.isOwn) return undefined;
    const end = parent.listen((message) => {
      if (message.type === 'site:availability_checked') setAvailable(message.available);
    });
    parent.post({ type: 'site:check_availability' });
    return end;
  }, [parent]);
  return isAvailable;
}
