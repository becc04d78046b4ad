import { useIntl } from 'react-intl';
import { PreviewToggle } from './PreviewToggle.jsx';

/** A panel of the edit view, as `addEditViewSidePanel` of Strapi's content manager takes it. */
export function PreviewPanel({ model, document: entry }) {
  const { formatMessage } = useIntl();
  const { documentId, locale, updatedAt } = entry ?? {};
  return {
    title: formatMessage({ id: 'site.preview.title' }),
    content: <PreviewToggle model={model} documentId={documentId} locale={locale} savedAt={updatedAt} />,
  };
}
