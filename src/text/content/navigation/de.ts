import { site } from '../../../site.ts';
import { to, toLogin, toTopic, toTrial } from './linkTargets.ts';
import type { Navigation } from './schema.ts';

const marketing = 'use-cases/conversational-marketing';
const commerce = 'use-cases/e-commerce-and-sales';
const service = 'use-cases/customer-service';

export const de: Navigation = {
  topNav: {
    topNavItems: [
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
      id: 'product',
      title: 'Produkt',
      url: to('features'),
      menuDropdowns: [
        {
          heading: 'Antworten',
          dropdownMenu: [
            {
              title: 'KI-Chatbot',
              description: 'Antwortet und nennt die Quelle',
              icon: 'chat',
              order: 1,
              ...to('products/ai-chatbot'),
            },
            {
              title: 'Live-Chat',
              description: 'Ihr Team im selben Gespräch',
              icon: 'service',
              order: 2,
              ...to('products/live-chat'),
            },
            {
              title: 'Sprachassistent',
              description: 'Fragen, ohne zu tippen',
              icon: 'voice',
              order: 3,
              ...to('products/voice'),
            },
            {
              title: 'Web-Chat',
              description: 'Das Fenster auf Ihrer Website',
              icon: 'window',
              order: 4,
              ...to('products/web-chat'),
            },
          ],
        },
        {
          heading: 'Einrichten und steuern',
          dropdownMenu: [
            {
              title: 'Chatbot-Baukasten',
              description: 'Abläufe ohne Code bauen',
              icon: 'blocks',
              order: 1,
              ...to('products/builder'),
            },
            {
              title: 'Integrationen',
              description: 'CRM, Shop und Helpdesk',
              icon: 'plug',
              order: 2,
              ...to('products/integrations'),
            },
            {
              title: 'Erweiterungen',
              description: 'Termine, Bezahlung, Newsletter',
              icon: 'appointment',
              order: 3,
              ...to('products/add-ons'),
            },
            {
              title: 'Dashboard',
              description: 'Auswertungen und Berichte',
              icon: 'sales',
              order: 4,
              ...to('products/dashboard'),
            },
          ],
        },
        {
          heading: 'Zum Stöbern',
          dropdownMenu: [
            {
              title: 'Funktionen',
              description: 'Alles auf einer Seite',
              icon: 'overview',
              order: 1,
              ...to('features'),
            },
            {
              title: 'Vorlagen',
              description: 'Fertige Abläufe zum Anpassen',
              icon: 'knowledge',
              order: 2,
              ...to('templates'),
            },
            {
              title: 'Alle Anbindungen',
              description: 'Nach Art des Systems suchen',
              icon: 'search',
              order: 3,
              ...to('integrations-directory'),
            },
          ],
        },
      ],
      note: {
        text: 'Wie sähe das Chatfenster bei Ihnen aus?',
        ctaText: 'Gleich ausprobieren',
        ...to('products/web-chat', 'customizer'),
      },
    },
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
              description: 'Beraten und Anfragen übergeben',
              icon: 'shop',
              order: 3,
              ...to('solutions/e-commerce-and-sales'),
            },
            {
              title: 'Kundenservice',
              description: 'Häufiges beantworten, Rest übergeben',
              icon: 'service',
              order: 4,
              ...to('solutions/customer-service'),
            },
          ],
        },
        {
          heading: 'Vor der Entscheidung',
          dropdownMenu: [
            {
              title: 'Für Entscheider',
              description: 'Kosten, Risiken, Zuständigkeiten',
              icon: 'decide',
              order: 1,
              ...to('business-solution'),
            },
            {
              title: 'Generative KI',
              description: 'Was das Sprachmodell beiträgt',
              icon: 'knowledge',
              order: 2,
              ...to('index-chatgpt'),
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
              description: 'Aus Fragen Anfragen machen',
              icon: 'lead',
              order: 1,
              ...to(marketing, 'leadgenerierung'),
            },
            {
              title: 'Kundenbindung',
              description: 'Fragen nach dem Kauf beantworten',
              icon: 'people',
              order: 2,
              ...to(marketing, 'customer-engagement'),
            },
            {
              title: 'Terminbuchung',
              description: 'Zeiten nennen, buchen (Erweiterung)',
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
            {
              title: 'Beispiele: Marketing',
              description: 'Sechs erfundene Gespräche',
              icon: 'chat',
              order: 5,
              ...to('examples/conversational-marketing'),
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
            {
              title: 'Beispiele: Vertrieb',
              description: 'Sechs erfundene Gespräche',
              icon: 'chat',
              order: 4,
              ...to('examples/e-commerce-and-sales'),
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
              title: 'Live-Chat im Service',
              description: 'Ihr Team übernimmt, mit Verlauf',
              icon: 'chat',
              order: 3,
              ...to(service, 'live-chat'),
            },
            {
              title: 'Beispiele: Service',
              description: 'Sechs erfundene Gespräche',
              icon: 'chat',
              order: 4,
              ...to('examples/customer-service'),
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
              description: 'Sperre erklären, Anliegen zuordnen',
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
              description: 'Anleitungen, Recht, Grenzen',
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
              description: 'Empfehlen, als Werbung gekennzeichnet',
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
        ctaText: 'Ins Gespräch kommen',
        ...to('contact-us'),
      },
    },
  ],
  footer: {
    footerTopLogo: null,
    footerMeta:
      'KI-Chatbots ohne Code für Service, Marketing und Vertrieb. Die Plattform wird in Deutschland gehostet; was ein Sprachmodell erhält, sagt die Datenschutzrichtlinie.',
    footerTop: {
      brandLines: [site.legal.entity].filter(Boolean),
      addressLines: [site.legal.street, `${site.legal.postalCode} ${site.legal.city}`.trim()].filter(Boolean),
    },
    closing: { heading: 'Sagen Sie Hallo. Fragen Sie los.', ctaText: 'Demo buchen', ...to('get-a-demo') },
    menuColumns: [
      {
        heading: 'Produkt',
        links: [
          { title: 'Funktionen', ...to('features') },
          { title: 'KI-Chatbot', ...to('products/ai-chatbot') },
          { title: 'Live-Chat', ...to('products/live-chat') },
          { title: 'Sprachassistent', ...to('products/voice') },
          { title: 'Web-Chat', ...to('products/web-chat') },
          { title: 'Chatbot-Baukasten', ...to('products/builder') },
          { title: 'Integrationen', ...to('products/integrations') },
          { title: 'Erweiterungen', ...to('products/add-ons') },
          { title: 'Dashboard', ...to('products/dashboard') },
        ],
      },
      {
        heading: 'Lösungen',
        links: [
          { title: 'Überblick', ...to('solution') },
          { title: 'Conversational Marketing', ...to('solutions/conversational-marketing') },
          { title: 'E-Commerce und Vertrieb', ...to('solutions/e-commerce-and-sales') },
          { title: 'Kundenservice', ...to('solutions/customer-service') },
          { title: 'Für Entscheider', ...to('business-solution') },
          { title: 'Generative KI', ...to('index-chatgpt') },
        ],
      },
      {
        heading: 'Anwendungsfälle',
        links: [
          { title: 'Marketing', ...to(marketing) },
          { title: 'Vertrieb', ...to(commerce) },
          { title: 'Service', ...to(service) },
          { title: 'Beispielgespräche', ...to('examples/customer-service') },
          { title: 'Vorlagen', ...to('templates') },
          { title: 'Alle Anbindungen', ...to('integrations-directory') },
        ],
      },
      {
        heading: 'Wissen',
        links: [
          { title: 'Preise', ...to('pricing') },
          { title: 'Ersparnisrechner', ...to('chatbot-roi-calculator') },
          { title: 'Häufige Fragen', ...to('faq') },
          { title: 'Blog', ...to('blog') },
          { title: 'Newsroom', ...to('newsroom') },
          { title: 'Newsletter', ...to('newsletter') },
        ],
      },
      {
        heading: 'Unternehmen',
        links: [
          { title: 'Über uns', ...to('aboutus') },
          { title: 'Partner werden', ...to('solution-partner-program') },
          { title: 'Kontakt', ...to('contact') },
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
