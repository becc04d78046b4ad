import { site } from '../../../site.ts';
import { to, toLogin, toTopic, toTrial } from './linkTargets.ts';
import type { Navigation } from './schema.ts';

const marketing = 'use-cases/conversational-marketing';
const commerce = 'use-cases/e-commerce-and-sales';
const service = 'use-cases/customer-service';

export const en: Navigation = {
  topNav: {
    topNavItems: [
      { cta: { label: 'Newsletter', ...to('newsletter') }, order: 2 },
      { cta: { label: 'Log in', ...toLogin }, order: 3 },
    ],
  },
  navConfig: {
    navCta: { ctaText: 'Contact', ...to('contact') },
    getDemoCta: { ctaText: 'Book a demo', ...to('get-a-demo') },
    navItems: [{ ctaText: 'Start free trial', ...toTrial }],
  },
  navMenus: [
    {
      id: 'product',
      title: 'Product',
      url: to('features'),
      menuDropdowns: [
        {
          heading: 'Answer',
          dropdownMenu: [
            {
              title: 'AI chatbot',
              description: 'Answers and names the source',
              icon: 'chat',
              order: 1,
              ...to('products/ai-chatbot'),
            },
            {
              title: 'Live chat',
              description: 'Your team in the same chat',
              icon: 'service',
              order: 2,
              ...to('products/live-chat'),
            },
            {
              title: 'Voice assistant',
              description: 'Ask without typing',
              icon: 'voice',
              order: 3,
              ...to('products/voice'),
            },
            {
              title: 'Web chat',
              description: 'The window on your website',
              icon: 'window',
              order: 4,
              ...to('products/web-chat'),
            },
          ],
        },
        {
          heading: 'Set up and manage',
          dropdownMenu: [
            {
              title: 'Chatbot builder',
              description: 'Build flows without code',
              icon: 'blocks',
              order: 1,
              ...to('products/builder'),
            },
            {
              title: 'Integrations',
              description: 'CRM, shop and helpdesk',
              icon: 'plug',
              order: 2,
              ...to('products/integrations'),
            },
            {
              title: 'Add-ons',
              description: 'Bookings, payments, sign-ups',
              icon: 'appointment',
              order: 3,
              ...to('products/add-ons'),
            },
            {
              title: 'Dashboard',
              description: 'Figures and reports',
              icon: 'sales',
              order: 4,
              ...to('products/dashboard'),
            },
          ],
        },
        {
          heading: 'Browse',
          dropdownMenu: [
            {
              title: 'Features',
              description: 'Everything on one page',
              icon: 'overview',
              order: 1,
              ...to('features'),
            },
            {
              title: 'Templates',
              description: 'Finished flows to adapt',
              icon: 'knowledge',
              order: 2,
              ...to('templates'),
            },
            {
              title: 'All integrations',
              description: 'Search by kind of system',
              icon: 'search',
              order: 3,
              ...to('integrations-directory'),
            },
          ],
        },
      ],
      note: {
        text: 'What would the chat window look like on your site?',
        ctaText: 'Try it now',
        ...to('products/web-chat', 'customizer'),
      },
    },
    {
      id: 'solutions',
      title: 'Solutions',
      url: to('solution'),
      menuDropdowns: [
        {
          heading: 'By goal',
          dropdownMenu: [
            {
              title: 'Overview',
              description: 'What {brand} takes off your desk',
              icon: 'overview',
              order: 1,
              ...to('solution'),
            },
            {
              title: 'Conversational marketing',
              description: 'Start conversations, win enquiries',
              icon: 'announce',
              order: 2,
              ...to('solutions/conversational-marketing'),
            },
            {
              title: 'E-commerce and sales',
              description: 'Advise, and pass on enquiries',
              icon: 'shop',
              order: 3,
              ...to('solutions/e-commerce-and-sales'),
            },
            {
              title: 'Customer service',
              description: 'Answer what’s common, pass on the rest',
              icon: 'service',
              order: 4,
              ...to('solutions/customer-service'),
            },
          ],
        },
        {
          heading: 'Before you decide',
          dropdownMenu: [
            {
              title: 'For decision makers',
              description: 'Costs, risks, responsibilities',
              icon: 'decide',
              order: 1,
              ...to('business-solution'),
            },
            {
              title: 'Generative AI',
              description: 'What the language model adds',
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
      title: 'Use cases',
      url: to(marketing),
      menuDropdowns: [
        {
          heading: 'Conversational marketing',
          dropdownMenu: [
            {
              title: 'Lead generation',
              description: 'Turn questions into enquiries',
              icon: 'lead',
              order: 1,
              ...to(marketing, 'leadgenerierung'),
            },
            {
              title: 'Customer engagement',
              description: 'Answer questions after the sale',
              icon: 'people',
              order: 2,
              ...to(marketing, 'customer-engagement'),
            },
            {
              title: 'Appointment booking',
              description: 'With an add-on: offer times, book one',
              icon: 'appointment',
              order: 3,
              ...to(marketing, 'terminbuchung'),
            },
            {
              title: 'Customer feedback',
              description: 'Ask for opinions in the chat',
              icon: 'feedback',
              order: 4,
              ...to(marketing, 'kundenfeedback'),
            },
            {
              title: 'Examples: marketing',
              description: 'Six sample conversations',
              icon: 'chat',
              order: 5,
              ...to('examples/conversational-marketing'),
            },
          ],
        },
        {
          heading: 'E-commerce and sales',
          dropdownMenu: [
            {
              title: 'Online shop',
              description: 'Sizes, stock and delivery times',
              icon: 'cart',
              order: 1,
              ...to(commerce, 'e-commerce'),
            },
            {
              title: 'Sales support',
              description: 'Hand over enquiries, sorted',
              icon: 'sales',
              order: 2,
              ...to(commerce, 'vertriebsunterstuetzung'),
            },
            {
              title: 'Sales promotion',
              description: 'Show offers where they fit',
              icon: 'offer',
              order: 3,
              ...to(commerce, 'vertrieb-promotion'),
            },
            {
              title: 'Examples: sales',
              description: 'Six sample conversations',
              icon: 'chat',
              order: 4,
              ...to('examples/e-commerce-and-sales'),
            },
          ],
        },
        {
          heading: 'Customer service',
          dropdownMenu: [
            {
              title: 'Support requests',
              description: 'Solve routine, pass on the rest',
              icon: 'service',
              order: 1,
              ...to(service, 'supportanfragen'),
            },
            {
              title: 'Helpdesk and FAQ',
              description: 'Answers from your knowledge base',
              icon: 'knowledge',
              order: 2,
              ...to(service, 'helpdesk-and-faq-automation'),
            },
            {
              title: 'Live chat in service',
              description: 'Your team takes over, with history',
              icon: 'chat',
              order: 3,
              ...to(service, 'live-chat'),
            },
            {
              title: 'Examples: service',
              description: 'Six sample conversations',
              icon: 'chat',
              order: 4,
              ...to('examples/customer-service'),
            },
          ],
        },
      ],
      note: {
        text: 'Your case isn’t here? Describe it, and we’ll tell you whether a chatbot is right for it.',
        ctaText: 'Describe your case',
        ...toTopic('sales', 'own-case'),
      },
    },
    {
      id: 'industries',
      title: 'Industries',
      url: to('industries/retail'),
      menuDropdowns: [
        {
          heading: 'Trade and business',
          dropdownMenu: [
            {
              title: 'Retail',
              description: 'Parcels, stock, returns',
              icon: 'cart',
              order: 1,
              ...to('industries/retail'),
            },
            {
              title: 'Manufacturing',
              description: 'Find spare parts and data sheets',
              icon: 'factory',
              order: 2,
              ...to('industries/manufacturing'),
            },
            {
              title: 'Tourism',
              description: 'Guests’ questions before arrival',
              icon: 'travel',
              order: 3,
              ...to('industries/tourism'),
            },
            {
              title: 'Estate and letting agents',
              description: 'Viewings and documents',
              icon: 'house',
              order: 4,
              ...to('industries/real-estate'),
            },
            {
              title: 'Agencies',
              description: 'Build chatbots for your clients',
              icon: 'agency',
              order: 5,
              ...to('industries/agencies'),
            },
          ],
        },
        {
          heading: 'Finance and public services',
          dropdownMenu: [
            {
              title: 'Banking',
              description: 'Lost cards, requests to the right desk',
              icon: 'bank',
              order: 1,
              ...to('industries/banking'),
            },
            {
              title: 'Insurance',
              description: 'Report a claim, even at night',
              icon: 'insurance',
              order: 2,
              ...to('industries/insurance'),
            },
            {
              title: 'Energy suppliers',
              description: 'Moves, meter readings, instalments',
              icon: 'energy',
              order: 3,
              ...to('industries/energy'),
            },
            {
              title: 'Healthcare',
              description: 'Appointments and prescriptions',
              icon: 'health',
              order: 4,
              ...to('industries/healthcare'),
            },
            {
              title: 'Public sector',
              description: 'Public services, plainly explained',
              icon: 'city',
              order: 5,
              ...to('industries/public-sector'),
            },
          ],
        },
      ],
    },
    { id: 'pricing', title: 'Pricing', url: to('pricing'), menuDropdowns: [] },
    {
      id: 'resources',
      title: 'Resources',
      url: to('faq'),
      menuDropdowns: [
        {
          heading: 'Knowledge',
          dropdownMenu: [
            {
              title: 'Blog',
              description: 'Guides, the law, limits',
              icon: 'blog',
              order: 1,
              ...to('blog'),
            },
            {
              title: 'Newsroom',
              description: 'What’s new at {brand}',
              icon: 'news',
              order: 2,
              ...to('newsroom'),
            },
            {
              title: 'Questions and answers',
              description: 'Short questions, short answers',
              icon: 'question',
              order: 3,
              ...to('faq'),
            },
            {
              title: 'Savings calculator',
              description: 'Work it out, formula included',
              icon: 'calculator',
              order: 4,
              ...to('chatbot-roi-calculator'),
            },
          ],
        },
        {
          heading: 'Partners and company',
          dropdownMenu: [
            {
              title: 'Solution partners',
              description: 'Deliver chatbots to your clients',
              icon: 'partner',
              order: 1,
              ...to('solution-partner-program'),
            },
            {
              title: 'Affiliate programme',
              description: 'Recommend us, labelled as an ad',
              icon: 'gift',
              order: 2,
              ...to('affiliate-program'),
            },
            {
              title: 'About us',
              description: '{team} people, chatbots since {since}',
              icon: 'people',
              order: 3,
              ...to('aboutus'),
            },
          ],
        },
      ],
      note: {
        text: 'Rather talk to a person? Ask for a callback or pick a time in the calendar.',
        ctaText: 'Ways to reach us',
        ...to('contact-us'),
      },
    },
  ],
  footer: {
    footerTopLogo: null,
    footerMeta:
      'No-code AI chatbots for service, marketing and sales. The platform is hosted in Germany; the privacy policy says what a language model receives.',
    footerTop: {
      brandLines: [site.legal.entity].filter(Boolean),
      addressLines: [site.legal.street, `${site.legal.postalCode} ${site.legal.city}`.trim()].filter(Boolean),
    },
    closing: { heading: 'Say hello. The rest is conversation.', ctaText: 'Book a demo', ...to('get-a-demo') },
    menuColumns: [
      {
        heading: 'Product',
        links: [
          { title: 'Features', ...to('features') },
          { title: 'AI chatbot', ...to('products/ai-chatbot') },
          { title: 'Live chat', ...to('products/live-chat') },
          { title: 'Voice assistant', ...to('products/voice') },
          { title: 'Web chat', ...to('products/web-chat') },
          { title: 'Chatbot builder', ...to('products/builder') },
          { title: 'Integrations', ...to('products/integrations') },
          { title: 'Add-ons', ...to('products/add-ons') },
          { title: 'Dashboard', ...to('products/dashboard') },
        ],
      },
      {
        heading: 'Solutions',
        links: [
          { title: 'Overview', ...to('solution') },
          { title: 'Conversational marketing', ...to('solutions/conversational-marketing') },
          { title: 'E-commerce and sales', ...to('solutions/e-commerce-and-sales') },
          { title: 'Customer service', ...to('solutions/customer-service') },
          { title: 'For decision makers', ...to('business-solution') },
          { title: 'Generative AI', ...to('index-chatgpt') },
        ],
      },
      {
        heading: 'Use cases',
        links: [
          { title: 'Marketing', ...to(marketing) },
          { title: 'Sales', ...to(commerce) },
          { title: 'Support', ...to(service) },
          { title: 'Example conversations', ...to('examples/customer-service') },
          { title: 'Templates', ...to('templates') },
          { title: 'All integrations', ...to('integrations-directory') },
        ],
      },
      {
        heading: 'Knowledge',
        links: [
          { title: 'Pricing', ...to('pricing') },
          { title: 'Savings calculator', ...to('chatbot-roi-calculator') },
          { title: 'Questions and answers', ...to('faq') },
          { title: 'Blog', ...to('blog') },
          { title: 'Newsroom', ...to('newsroom') },
          { title: 'Newsletter', ...to('newsletter') },
        ],
      },
      {
        heading: 'Company',
        links: [
          { title: 'About us', ...to('aboutus') },
          { title: 'Become a partner', ...to('solution-partner-program') },
          { title: 'Contact', ...to('contact') },
        ],
      },
    ],
    companyInfo: {
      heading: 'Contact',
      contacts: [
        { label: 'Phone', action: 'tel', value: site.contact.phone },
        { label: 'Fax', action: 'fax', value: site.contact.fax },
        { label: 'Email', action: 'mailto', value: site.contact.sales },
      ],
    },
    copy: '© {brand}',
    footerBottomBar: [
      { title: 'Legal notice', ...to('imprint') },
      { title: 'Privacy policy', ...to('privacy-policy') },
      { title: 'Terms', ...to('terms') },
      { title: 'Accessibility', ...to('accessibility') },
    ],
  },
};
