import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

/** In milliseconds: a site that reads all drafts on a busy machine takes some seconds. */
const longestAnswer = 30_000;
/** Between the page's message and the frame's `load`, which come from different processes. */
const longestMessage = 1_000;

/**
 * Loads the signed address of an entry's draft into `frame`, and again after each save. The page itself reports that it is
 * shown (src/cms/draftBar.ts in the site): the panel cannot see whether a frame of another origin holds a page or an error.
 */
export function useDraftPage({ isSkipped, model, documentId, locale, savedAt, onEscape }) {
  const { get } = useFetchClient();
  const frame = useRef(null);
  const address = useRef(undefined);
  const wasShown = useRef(false);
  /** loading, shown, silent or not-set-up */
  const [state, setState] = useState('loading');
  const [attempt, setAttempt] = useState(0);
  const giveUp = () => setState((current) => (current === 'loading' ? 'silent' : current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save and another attempt load the page again.
  useEffect(() => {
    if (isSkipped) return;
    let isCurrent = true;
    let timer;
    setState('loading');
    address.current = undefined;
    get('/site/preview-link', { params: { uid: model, documentId, ...(locale && { locale }) } }).then(
      ({ data: { url } }) => {
        if (!isCurrent) return;
        if (!url) return setState('not-set-up');
        address.current = new URL(url);
        timer = setTimeout(giveUp, longestAnswer);
        // The anchor is for the first view: later the page keeps its scroll position.
        // `replace` keeps Back for the panel.
        frame.current?.contentWindow.location.replace(wasShown.current ? url.replace(/#.*/, '') : url);
      },
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [get, isSkipped, model, documentId, locale, savedAt, attempt]);

  useEffect(() => {
    function receive({ source, origin, data }) {
      if (source !== frame.current?.contentWindow || origin !== address.current?.origin) return;
      if (data === 'draft-escape') onEscape();
      if (data !== 'draft-shown') return;
      wasShown.current = true;
      setState('shown');
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onEscape]);

  return {
    frame,
    state,
    address: () => address.current?.href,
    /** A loaded frame without the page's message holds an error of the browser or of the site. */
    onLoad: () => address.current && setTimeout(giveUp, longestMessage),
    retry: () => setAttempt((count) => count + 1),
  };
}
