/** The bar of the preview, and below it the page or a message. */
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { DraftFrame } from './DraftFrame.jsx';
import { hasPage } from './hasPage.mts';

const devices = ['desktop', 'phone'];

export function DraftPreview({ model, documentId, locale, savedAt, device, onDevice, onClose }) {
  const { formatMessage } = useIntl();
  const isModified = useForm('DraftPreview', ({ modified }) => modified);
  const words = (name) => formatMessage({ id: `site.preview.${name}` });
  const missing = !hasPage(model) ? 'no-page' : !documentId ? 'unsaved' : undefined;

  return (
    <>
      <Flex padding={2} gap={2} justifyContent="space-between" borderColor="neutral150" borderWidth="0 0 1px 0">
        <Flex gap={1} role="group" aria-label={words('width')}>
          {devices.map((name) => (
            <Button
              key={name}
              type="button"
              size="S"
              variant={name === device ? 'secondary' : 'ghost'}
              aria-pressed={name === device}
              disabled={missing !== undefined}
              onClick={() => onDevice(name)}
            >
              {words(name)}
            </Button>
          ))}
        </Flex>
        <IconButton type="button" label={words('close')} onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      {missing ? (
        <Box padding={6}>
          <Typography tag="p">{words(missing)}</Typography>
        </Box>
      ) : (
        <>
          {isModified && (
            <Box background="warning100" padding={2}>
              <Typography tag="p" textColor="warning700">
                {words('modified')}
              </Typography>
            </Box>
          )}
          <DraftFrame {...{ model, documentId, locale, savedAt, device, words, onEscape: onClose }} />
        </>
      )}
    </>
  );
}
