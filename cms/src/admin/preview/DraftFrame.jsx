import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Widths of the page in CSS pixels; a wider place shows the page in its own width, a narrower one scales it down. */
const pageWidths = { desktop: 1280, phone: 390 };

const Place = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Frame = styled.iframe`
  display: block;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`;

const Message = styled(Flex)`
  position: absolute;
  inset: 0;
`;

/** The page may run its scripts and open tabs; it may not replace the panel. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export function DraftFrame({ page, device, words }) {
  const { frame, state, address, onLoad, retry } = page;
  const [place, size] = useSize();
  const isMissing = state === 'silent' || state === 'not-set-up';

  return (
    <Place ref={place}>
      <Frame
        ref={frame}
        title={words('frame')}
        sandbox={allowed}
        onLoad={onLoad}
        style={{ ...styleOf(device, size), visibility: isMissing ? 'hidden' : undefined }}
      />
      <div role="alert">
        {isMissing && (
          <Message direction="column" alignItems="flex-start" gap={4} padding={6} background="neutral0">
            <Typography tag="p">{words(state)}</Typography>
            <Flex gap={4}>
              <Button type="button" variant="secondary" onClick={retry}>
                {words('retry')}
              </Button>
              {address() && (
                <Link href={address()} isExternal>
                  {words('tab')}
                </Link>
              )}
            </Flex>
          </Message>
        )}
      </div>
    </Place>
  );
}

function styleOf(device, { width, height }) {
  if (device === 'phone') return { width: Math.min(width, pageWidths.phone), height, marginInline: 'auto' };
  const pageWidth = Math.max(width, pageWidths.desktop);
  // 0 until the place was measured.
  const scale = width / pageWidth || 1;
  return { width: pageWidth, height: height / scale, transform: `scale(${scale})` };
}

function useSize() {
  const place = useRef(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry.contentRect));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, size];
}
