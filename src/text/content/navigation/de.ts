import { site } from '../../../site.ts';
import { to, toLogin, toTopic, toTrial } from './linkTargets.ts';
import type { Navigation } from './schema.ts';

const marketing = 'use-cases/conversational-marketing';
const commerce = 'use-cases/e-commerce-and-sales';
const service = 'use-cases/customer-service';

export const de: Navigation = {
  topNav: {
    topNavItems: [
      { cta: { label: 'Vorlagen', ...to('templates') }, order: 1 },
      { cta: { label: 'Newsletter', ...to('newsletter') }, order: 2 },
      { cta: { label: 'Login', ...toLogin }, order: 3 },
    ],
  },
  navConfig: {
    navCta: { ctaText: 'Kontakt', ...to('contact') },
    getDemoCta: { ctaText: 'Demo buchen', ...to('get-a-demo') },
    navItems: [{ ctaText: 'Kostenlos testen', ...toTrial }],
  },
  navMenus: [
    {
      id: 'solutions',
      title: 'Lösungen',
      url: to('solution'),
      menuDropdowns: [
        {
          heading: 'Nach Ziel',
          dropdownMenu: [
            {
              title: 'Überblick',
              description: 'Was {brand} Ihnen abnimmt',
              icon: 'overview',
              order: 1,
              ...to('solution'),
            },
            {
              title: 'Conversational Marketing',
              description: 'Vom Besuch zur Anfrage',
              icon: 'announce',
              order: 2,
              ...to('solutions/conversational-marketing'),
            },
            {
              title: 'E-Commerce und Vertrieb',
              description: 'Beraten, verkaufen, nachfassen',
              icon: 'shop',
              order: 3,
              ...to('solutions/e-commerce-and-sales'),
            },
            {
              title: 'Kundenservice',
              description: 'Antworten, bevor jemand wartet',
              icon: 'service',
              order: 4,
              ...to('solutions/customer-service'),
            },
          ],
        },
        {
          heading: 'Das Produkt',
          dropdownMenu: [
            {
              title: 'Funktionen',
              description: 'Vom Baukasten bis zur Auswertung',
              icon: 'blocks',
              order: 1,
              ...to('features'),
            },
            {
              title: 'Integrationen',
              description: 'CRM, Shop und Helpdesk anbinden',
              icon: 'plug',
              order: 2,
              ...to('products/integrations'),
            },
            {
              title: 'Für Entscheider',
              description: 'Was vor der Entscheidung zählt',
              icon: 'decide',
              order: 3,
              ...to('business-solution'),
            },
          ],
        },
      ],
    },
    {
      id: 'use-cases',
      title: 'Anwendungsfälle',
      url: to(marketing),
      menuDropdowns: [
        {
          heading: 'Conversational Marketing',
          dropdownMenu: [
            {
              title: 'Leadgenerierung',
              description: 'Aus Besuchern werden Anfragen',
              icon: 'lead',
              order: 1,
              ...to(marketing, 'leadgenerierung'),
            },
            {
              title: 'Kundenbindung',
              description: 'Nachfragen, erinnern, dranbleiben',
              icon: 'people',
              order: 2,
              ...to(marketing, 'customer-engagement'),
            },
            {
              title: 'Terminbuchung',
              description: 'Freie Zeiten zeigen, Termin zusagen',
              icon: 'appointment',
              order: 3,
              ...to(marketing, 'terminbuchung'),
            },
            {
              title: 'Kundenfeedback',
              description: 'Meinungen direkt im Chat einholen',
              icon: 'feedback',
              order: 4,
              ...to(marketing, 'kundenfeedback'),
            },
          ],
        },
        {
          heading: 'E-Commerce und Vertrieb',
          dropdownMenu: [
            {
              title: 'Onlineshop',
              description: 'Größe, Bestand, Lieferzeit klären',
              icon: 'cart',
              order: 1,
              ...to(commerce, 'e-commerce'),
            },
            {
              title: 'Vertriebsunterstützung',
              description: 'Anfragen vorsortiert übergeben',
              icon: 'sales',
              order: 2,
              ...to(commerce, 'vertriebsunterstuetzung'),
            },
            {
              title: 'Verkaufsaktionen',
              description: 'Rückfragen zu Aktionen klären',
              icon: 'offer',
              order: 3,
              ...to(commerce, 'vertrieb-promotion'),
            },
          ],
        },
        {
          heading: 'Kundenservice',
          dropdownMenu: [
            {
              title: 'Supportanfragen',
              description: 'Routine lösen, Kniffliges weitergeben',
              icon: 'service',
              order: 1,
              ...to(service, 'supportanfragen'),
            },
            {
              title: 'Helpdesk und FAQ',
              description: 'Antworten aus Ihrer Wissensbasis',
              icon: 'knowledge',
              order: 2,
              ...to(service, 'helpdesk-and-faq-automation'),
            },
            {
              title: 'Live-Chat',
              description: 'Ihr Team übernimmt, mit Verlauf',
              icon: 'chat',
              order: 3,
              ...to(service, 'live-chat'),
            },
          ],
        },
      ],
      note: {
        text: 'Ihr Fall ist nicht dabei? Beschreiben Sie ihn. Wir sagen Ihnen, ob ein Chatbot dafür taugt.',
        ctaText: 'Fall beschreiben',
        ...toTopic('sales', 'own-case'),
      },
    },
    {
      id: 'industries',
      title: 'Branchen',
      url: to('industries/retail'),
      menuDropdowns: [
        {
          heading: 'Handel und Wirtschaft',
          dropdownMenu: [
            {
              title: 'Handel',
              description: 'Sendung, Bestand, Rückgabe',
              icon: 'cart',
              order: 1,
              ...to('industries/retail'),
            },
            {
              title: 'Industrie',
              description: 'Ersatzteile und Datenblätter finden',
              icon: 'factory',
              order: 2,
              ...to('industries/manufacturing'),
            },
            {
              title: 'Tourismus',
              description: 'Fragen der Gäste vor der Anreise',
              icon: 'travel',
              order: 3,
              ...to('industries/tourism'),
            },
            {
              title: 'Immobilien',
              description: 'Besichtigungen und Unterlagen',
              icon: 'house',
              order: 4,
              ...to('industries/real-estate'),
            },
            {
              title: 'Agenturen',
              description: 'Chatbots für Ihre Kunden bauen',
              icon: 'agency',
              order: 5,
              ...to('industries/agencies'),
            },
          ],
        },
        {
          heading: 'Finanzen und Versorgung',
          dropdownMenu: [
            {
              title: 'Banken',
              description: 'Karte sperren, Anliegen zuordnen',
              icon: 'bank',
              order: 1,
              ...to('industries/banking'),
            },
            {
              title: 'Versicherungen',
              description: 'Schaden melden, auch nachts',
              icon: 'insurance',
              order: 2,
              ...to('industries/insurance'),
            },
            {
              title: 'Energieversorger',
              description: 'Umzug, Zählerstand, Abschlag',
              icon: 'energy',
              order: 3,
              ...to('industries/energy'),
            },
            {
              title: 'Gesundheitswesen',
              description: 'Praxistermine und Rezepte',
              icon: 'health',
              order: 4,
              ...to('industries/healthcare'),
            },
            {
              title: 'Öffentliche Verwaltung',
              description: 'Behördengänge, einfach erklärt',
              icon: 'city',
              order: 5,
              ...to('industries/public-sector'),
            },
          ],
        },
      ],
    },
    { id: 'pricing', title: 'Preise', url: to('pricing'), menuDropdowns: [] },
    {
      id: 'resources',
      title: 'Ressourcen',
      url: to('faq'),
      menuDropdowns: [
        {
          heading: 'Wissen',
          dropdownMenu: [
            {
              title: 'Blog',
              description: 'Anleitungen, Grenzen, Erfahrungen',
              icon: 'blog',
              order: 1,
              ...to('blog'),
            },
            {
              title: 'Newsroom',
              description: 'Was sich bei {brand} tut',
              icon: 'news',
              order: 2,
              ...to('newsroom'),
            },
            {
              title: 'Häufige Fragen',
              description: 'Kurz gefragt, kurz beantwortet',
              icon: 'question',
              order: 3,
              ...to('faq'),
            },
            {
              title: 'Ersparnisrechner',
              description: 'Mit offener Formel nachrechnen',
              icon: 'calculator',
              order: 4,
              ...to('chatbot-roi-calculator'),
            },
          ],
        },
        {
          heading: 'Partner und Unternehmen',
          dropdownMenu: [
            {
              title: 'Lösungspartner',
              description: 'Chatbots für Ihre Kunden umsetzen',
              icon: 'partner',
              order: 1,
              ...to('solution-partner-program'),
            },
            {
              title: 'Partnerprogramm',
              description: 'Empfehlen und mitverdienen',
              icon: 'gift',
              order: 2,
              ...to('affiliate-program'),
            },
            {
              title: 'Über uns',
              description: '{team} Menschen, gegründet {founded}',
              icon: 'people',
              order: 3,
              ...to('aboutus'),
            },
          ],
        },
      ],
      note: {
        text: 'Lieber mit einem Menschen sprechen? Lassen Sie sich zurückrufen oder wählen Sie einen Termin.',
        ctaText: 'Wege zu uns',
        ...to('contact-us'),
      },
    },
  ],
  footer: {
    footerTopLogo: null,
    footerMeta:
      'KI-Chatbots ohne Code für Service, Marketing und Vertrieb. Die Plattform wird in Deutschland gehostet.',
    footerTop: {
      brandLines: [site.legal.entity].filter(Boolean),
      addressLines: [site.legal.street, `${site.legal.postalCode} ${site.legal.city}`.trim()].filter(Boolean),
    },
    closing: { heading: 'Sagen Sie Hallo. Wir antworten.', ctaText: 'Demo buchen', ...to('get-a-demo') },
    menuColumns: [
      {
        heading: 'Produkt',
        links: [
          { title: 'KI-Chatbot', ...to('products/ai-chatbot') },
          { title: 'Live-Chat', ...to('products/live-chat') },
          { title: 'Chatbot-Baukasten', ...to('products/builder') },
          { title: 'Vorlagen', ...to('templates') },
          { title: 'Anbindungen', ...to('integrations-directory') },
          { title: 'Generative KI', ...to('index-chatgpt') },
          { title: 'Preise', ...to('pricing') },
        ],
      },
      {
        heading: 'Unternehmen',
        links: [
          { title: 'Über uns', ...to('aboutus') },
          { title: 'Newsroom', ...to('newsroom') },
          { title: 'Blog', ...to('blog') },
          { title: 'Partner werden', ...to('solution-partner-program') },
          { title: 'Newsletter', ...to('newsletter') },
        ],
      },
    ],
    companyInfo: {
      heading: 'Kontakt',
      contacts: [
        { label: 'Telefon', action: 'tel', value: site.contact.phone },
        { label: 'Fax', action: 'fax', value: site.contact.fax },
        { label: 'E-Mail', action: 'mailto', value: site.contact.sales },
      ],
    },
    copy: '© {brand}',
    footerBottomBar: [
      { title: 'Impressum', ...to('imprint') },
      { title: 'Datenschutz', ...to('privacy-policy') },
      { title: 'Nutzungsbedingungen', ...to('terms') },
      { title: 'Barrierefreiheit', ...to('accessibility') },
    ],
  },
};
