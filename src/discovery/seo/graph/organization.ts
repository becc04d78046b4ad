import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { site } from '../../../site.ts';
import { companyFacts } from '../../../text/words/companyFacts.ts';
import { iconPath } from '../manifestIcons.ts';
import { type GraphNode, organizationId } from './graphNode.ts';

/** The company, with the fields that site.ts and the content system fill in. */
export function organization(): GraphNode {
  const { legal, contact, social } = site;
  const { founded, team } = companyFacts();
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    legalName: legal.entity,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl(iconPath('icon-512')), width: 512, height: 512 },
    foundingDate: String(founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: team },
    email: real(contact.sales),
    telephone: contact.phone,
    faxNumber: contact.fax,
    vatID: legal.vatId,
    address: address(),
    sameAs: Object.values(social).filter(Boolean),
  };
}

/** Omits .example addresses (RFC 2606): placeholders until the operator sets real ones. */
const real = (mail: string): string => (mail.endsWith('.example') ? '' : mail);

function address(): GraphNode | undefined {
  const { street, postalCode, city, country } = site.legal;
  if (!street || !city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
