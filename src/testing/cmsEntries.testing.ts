/** CMS entries as editors would write them, for tests with the fake CMS. */
const cta = (label: string, url: string) => ({ label, url });

export const leadRowEntry = {
  leadRow: {
    subHeading: 'Aus dem Redaktionssystem',
    Heading: 'Sprechen wir darüber?',
    isExternalUrl: false,
    cta: cta('Zum Gespräch', '/kontakt-uns'),
  },
};

export const topNavEntry = {
  topNavItems: [
    { cta: cta('Zweiter Eintrag', '/newsroom'), isExternalUrl: false, order: 2 },
    { cta: cta('Erster Eintrag', '/faq#product'), isExternalUrl: false, order: 1 },
    { cta: cta('Führt nirgendwohin', '/gibt-es-nicht'), isExternalUrl: false, order: 3 },
    { cta: cta('Anderes Thema', '/kontakt?topic=gibt-es-nicht'), isExternalUrl: false, order: 5 },
    { cta: cta('Mit Thema', '/kontakt?topic=press'), isExternalUrl: false, order: 6 },
    { cta: cta('Anmelden', '{app}'), isExternalUrl: true, order: 7 },
    { cta: cta('Böser Eintrag', 'javascript:alert(1)'), isExternalUrl: true, order: 4 },
  ],
};

export const navConfigEntry = {
  navItems: [{ ctaText: 'Jetzt ausprobieren', ctaUrl: '{trial}', isExternalUrl: true }],
  navCta: { ctaText: 'Schreiben Sie uns', ctaUrl: '/kontakt', isExternalUrl: false },
  getDemoCta: { ctaText: 'Vorführung buchen', ctaUrl: '/get-a-demo', isExternalUrl: false },
};

export const navMenuEntries = [
  {
    slug: 'solutions',
    title: 'Was wir lösen',
    url: '/loesung',
    order: 1,
    menuDropdowns: [
      {
        heading: 'Nach Ziel',
        dropdownMenu: [
          {
            title: 'Später',
            url: '/loesung#funktionen',
            description: 'Zweite Zeile',
            icon: { iconName: 'blocks' },
            order: 2,
          },
          {
            title: 'Früher',
            url: '/loesung',
            description: 'Erste Zeile',
            icon: { iconName: 'so-etwas-gibt-es-nicht' },
            order: 1,
          },
        ],
      },
    ],
  },
  { slug: 'pricing', title: 'Was es kostet', url: '/preise', order: 2, menuDropdowns: [] },
];

export const footerEntry = {
  footerTopLogo: null,
  footerMeta: { text: 'Ein Satz aus dem Redaktionssystem.' },
  footerTop: { brandLines: ['Zeile der Marke'], addressLines: null },
  copy: '© {brand} und andere',
  footerBottomBar: [{ title: 'Wer wir sind (Impressum)', url: '/impressum' }],
};

export const footerMenuEntry = {
  slug: 'footer-de',
  items: [{ title: 'Eine Spalte', url: null, children: [{ title: 'Ein Verweis', url: '/blog', children: [] }] }],
};

const plan = (type: string, price: string) => ({
  type,
  slug: type,
  title: `Tarif ${type}`,
  subtitle: 'aus dem System',
  desc: 'Beschreibung',
  price,
  users: 100,
  chatbot: 1,
  ai: 1,
  operators: type === 'enterprise' ? null : 2,
  channels: type === 'enterprise' ? null : 1,
  customApi: type === 'enterprise',
  content: 'Darin:',
  free: type === 'enterprise' ? 'Nach Absprache.' : 'Im Preis: {operators} Bearbeiter.',
  features: [{ text: 'Erste Zeile' }],
  customize: [{ text: 'Farben' }],
  btn: 'Anfragen',
});

export const planEntries = [plan('enterprise', '1.599,00'), plan('professional', '459'), plan('essential', '159,50')];
