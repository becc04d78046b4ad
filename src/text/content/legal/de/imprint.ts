import type { LegalPage } from '../schema.ts';

export const imprint: LegalPage = {
  heading: 'Impressum',
  lead: 'Wer wir sind, wer uns vertritt und wie Sie uns erreichen.',
  changed: '2026-11-26',
  numbering: 'none',
  sections: [
    {
      id: 'provider',
      title: 'Anbieter',
      paragraphs: [
        'Angaben nach §\u00A05 des Digitale-Dienste-Gesetzes (DDG). Wir treten unter dem Namen {brand} auf.',
        {
          facts: [
            { label: 'Firma mit Rechtsform', value: '{entity}' },
            { label: 'Straße und Hausnummer', value: '{street}' },
            { label: 'Postleitzahl', value: '{postalCode}' },
            { label: 'Ort', value: '{city}' },
            { label: 'Land', value: '{country}' },
            { label: 'Vertreten durch', value: '{representative}' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      paragraphs: [
        {
          facts: [
            { label: 'Telefon', value: '{phone}' },
            { label: 'Fax', value: '{fax}' },
            { label: 'E\u2011Mail', value: [{ mail: '{salesMail}' }] },
            { label: 'Formular', value: [{ text: 'Kontaktformular', page: 'contact' }] },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Registereintrag',
      paragraphs: [
        {
          facts: [
            { label: 'Registergericht', value: '{registerCourt}' },
            { label: 'Registernummer', value: '{registerNumber}' },
          ],
        },
      ],
    },
    {
      id: 'vat',
      title: 'Umsatzsteuer',
      paragraphs: [
        {
          facts: [
            { label: 'Umsatzsteuer-Identifikationsnummer nach §\u00A027a des Umsatzsteuergesetzes', value: '{vatId}' },
          ],
        },
      ],
    },
    {
      id: 'editorial',
      title: 'Verantwortlich für den Inhalt',
      paragraphs: [
        'Verantwortlich nach §\u00A018 Abs.\u00A02 des Medienstaatsvertrags (MStV), Anschrift wie oben:',
        { facts: [{ label: 'Verantwortliche Person', value: '{representative}' }] },
      ],
    },
    {
      id: 'arbitration',
      title: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Unser Angebot richtet sich an Unternehmer, juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen, nicht an Verbraucher. Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 des Verbraucherstreitbeilegungsgesetzes, VSBG).',
      ],
    },
    {
      id: 'credits',
      title: 'Bilder, Schriften und Symbole',
      paragraphs: [
        'Die Ansichten der Oberfläche sind Zeichnungen, keine Bildschirmfotos. Gespräche, Namen und Nummern darin sind erfunden, außer Notrufnummern und öffentlichen Hilfetelefonen.',
        'Die Schriften Bricolage Grotesque und Figtree stehen unter der SIL Open Font License 1.1. Die Symbole stammen aus Lucide (ISC-Lizenz); soweit aus Feather übernommen, gilt die MIT-Lizenz.',
      ],
    },
  ],
};
