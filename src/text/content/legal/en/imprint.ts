import type { LegalPage } from '../schema.ts';

export const imprint: LegalPage = {
  heading: 'Legal notice',
  lead: 'The imprint (‘Impressum’) that German law asks for: who runs this website, who represents us and how you can reach us.',
  changed: '2026-11-28',
  numbering: 'none',
  sections: [
    {
      id: 'provider',
      title: 'Provider',
      paragraphs: [
        'Information required by section\u00A05 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG). We trade under the name {brand}.',
        {
          facts: [
            { label: 'Company', value: '{entity}' },
            { label: 'Street', value: '{street}' },
            { label: 'Postcode', value: '{postalCode}' },
            { label: 'Town', value: '{city}' },
            { label: 'Country', value: '{country}' },
            { label: 'Represented by', value: '{representative}' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        {
          facts: [
            { label: 'Phone', value: '{phone}' },
            { label: 'Fax', value: '{fax}' },
            { label: 'Email', value: [{ mail: '{salesMail}' }] },
            { label: 'Form', value: [{ text: 'Contact form', page: 'contact' }] },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register entry',
      paragraphs: [
        {
          facts: [
            { label: 'Register court', value: '{registerCourt}' },
            { label: 'Register number', value: '{registerNumber}' },
          ],
        },
      ],
    },
    {
      id: 'vat',
      title: 'VAT',
      paragraphs: [
        {
          facts: [
            {
              label: 'VAT identification number under section\u00A027a of the German VAT Act (Umsatzsteuergesetz)',
              value: '{vatId}',
            },
          ],
        },
      ],
    },
    {
      id: 'editorial',
      title: 'Responsible for content',
      paragraphs: [
        'Responsible under section\u00A018(2) of the German Interstate Media Treaty (Medienstaatsvertrag, MStV), at the address above:',
        { facts: [{ label: 'Person responsible', value: '{representative}' }] },
      ],
    },
    {
      id: 'arbitration',
      title: 'Consumer dispute resolution',
      paragraphs: [
        'We offer our services to businesses, legal persons under public law and special funds under public law, not to consumers. We do not take part in dispute resolution before a consumer arbitration board and are not required to (section\u00A036 of the German Act on Alternative Dispute Resolution in Consumer Matters, VSBG).',
      ],
    },
    {
      id: 'credits',
      title: 'Pictures, typefaces and icons',
      paragraphs: [
        'The product pictures on this website are illustrations built from text and shapes, not screenshots. The conversations, names and numbers in them are made up. Public bodies and public emergency and advice lines are the exception: where one is named, it is real.',
        'The typefaces Bricolage Grotesque and Figtree are licensed under the SIL Open Font License 1.1. The icons come from the Lucide collection: they are licensed under the ISC licence, and those derived from Feather under the MIT licence.',
      ],
    },
  ],
};
