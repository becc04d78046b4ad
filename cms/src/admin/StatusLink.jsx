import { Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** Opens the site's status page. The address is signed for an hour, so it is fetched with the panel's home. */
export function StatusLink() {
  const { get } = useFetchClient();
  const { formatMessage, locale } = useIntl();
  const [url, setUrl] = useState();

  useEffect(() => {
    get('/site/status-link').then(
      ({ data }) => setUrl(data.url),
      () => setUrl(undefined),
    );
  }, [get]);

  return (
    <>
      <Typography tag="p">{formatMessage({ id: 'site.status.text' })}</Typography>
      {url && (
        <Link href={`${url}&locale=${locale}`} isExternal>
          {formatMessage({ id: 'site.status.link' })}
        </Link>
      )}
    </>
  );
}
