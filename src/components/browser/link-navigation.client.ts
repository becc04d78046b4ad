/** The link's URL if it opens another document of this site in this tab; else undefined. */
export function sameOriginDocumentUrl(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.target || link.download) return undefined;
  const url = new URL(link.href);
  const isOther = url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search;
  return isOther ? url : undefined;
}

/** True for a primary-button click without modifier keys. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey);
