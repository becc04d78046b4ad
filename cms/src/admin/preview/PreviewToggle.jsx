/**
 * "Preview beside the form" in the edit view: the page of the entry with its draft, to the right of the form, or over it
 * where the window is too narrow for both (docs/decisions/0343-the-preview-is-beside-the-form.md in the site).
 */
import { Button, FocusTrap, Portal } from '@strapi/design-system';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftPreview } from './DraftPreview.jsx';
import { Layer, RoomForLayer } from './Layer.jsx';
import { useMediaQuery } from './useMediaQuery.js';

/** Kept from entry to entry until the editor closes the preview. */
let isKeptOpen = false;

export function PreviewToggle({ model, documentId, locale, savedAt }) {
  const { formatMessage } = useIntl();
  const isBeside = useMediaQuery('(min-width: 1200px)');
  const [isOpen, setIsOpen] = useState(isKeptOpen && isBeside);
  const [device, setDevice] = useState(window.innerWidth < 800 ? 'phone' : 'desktop');
  const button = useRef(null);
  const id = useId();

  function show(next) {
    isKeptOpen = next;
    setIsOpen(next);
  }

  function close() {
    show(false);
    button.current?.focus();
  }

  function closeWithEscape(event) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  const layer = (
    <Layer
      id={id}
      role={isBeside ? 'region' : 'dialog'}
      aria-modal={isBeside ? undefined : true}
      aria-label={formatMessage({ id: 'site.preview.name' })}
      onKeyDown={closeWithEscape}
      $isBeside={isBeside}
      $device={device}
    >
      <DraftPreview
        key={`${model} ${documentId} ${locale}`}
        {...{ model, documentId, locale, savedAt, device, onDevice: setDevice, onClose: close }}
      />
    </Layer>
  );

  return (
    <>
      <Button
        ref={button}
        type="button"
        variant="tertiary"
        width="100%"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => show(!isOpen)}
        onKeyDown={closeWithEscape}
      >
        {formatMessage({ id: 'site.preview.open' })}
      </Button>
      {isOpen && isBeside && (
        <>
          <RoomForLayer $device={device} />
          {layer}
        </>
      )}
      {isOpen && !isBeside && (
        <Portal>
          <FocusTrap>{layer}</FocusTrap>
        </Portal>
      )}
    </>
  );
}
