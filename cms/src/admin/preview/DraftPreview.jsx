/** The bar of the preview, and below it the page or a message. */
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { DraftFrame } from './DraftFrame.jsx';
import { hasPage } from './hasPage.mts';
import { useDraftPage } from './useDraftPage.js';

const devices = ['desktop', 'phone'];

export function DraftPreview({ model, documentId, locale, savedAt, device, onDevice, onClose }) {
  const { formatMessage } = useIntl();
  const isModified = useForm('DraftPreview', ({ modified }) => modified);
  const words = (name) => formatMessage({ id: `site.preview.${name}` });
  const missing = hasPage(model) ? (documentId ? undefined : 'unsaved') : 'no-page';
  const page = useDraftPage({ isSkipped: Boolean(missing), model, documentId, locale, savedAt, onEscape: onClose });
  const note = !missing && (page.state === 'loading' ? 'loading' : isModified && 'modified');

  return (
    <>
      <Flex padding={2} gap={3} height="5.6rem" borderColor="neutral150" borderWidth="0 0 1px 0">
        {!missing && (
          <Flex gap={1} role="group" aria-label={words('width')}>
            {devices.map((name) => (
              <Button
                key={name}
                type="button"
                size="S"
                variant={name === device ? 'secondary' : 'ghost'}
                aria-pressed={name === device}
                onClick={() => onDevice(name)}
              >
                {words(name)}
              </Button>
            ))}
          </Flex>
        )}
        <Box flex="1" role="status">
          {note && (
            <Typography variant="pi" textColor="neutral600">
              {words(note)}
            </Typography>
          )}
        </Box>
        <IconButton type="button" label={words('close')} onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      {missing ? (
        <Box padding={6}>
          <Typography tag="p">{words(missing)}</Typography>
        </Box>
      ) : (
        <DraftFrame {...{ page, device, words }} />
      )}
    </>
  );
}
