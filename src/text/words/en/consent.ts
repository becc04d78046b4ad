import type { Words } from '../de.ts';

export const consent = {
  title: 'You decide what is loaded.',
  text: 'Without your consent, this website loads nothing from other companies. With it, services for {purposes} load.',
  more: 'What that means',
  details:
    'The companies behind these services may store cookies on your device and also process data in the USA. You can change your choice at any time under ‘{link}’ at the foot of every page.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose one by one',
  save: 'Save my choice',
  close: 'Close',
  imprint: 'Legal notice',
  privacy: 'Privacy',
  settings: 'Cookie settings',
  settingsText:
    'Choose for each purpose. None of it is needed to use the website. What the site itself needs, such as remembering this choice, is always on and goes to nobody else.',
  signal:
    'Your browser refuses on your behalf: it sends the signal ‘Global Privacy Control’ or ‘Do Not Track’. So we load nothing from other companies and don’t ask you, and any earlier consent is withdrawn. The services in question are described below. If you’d like to allow one after all, switch the signal off for this website.',
  proof: 'Your consent of {date} is on record. Reference: {id}',
  saved: 'Your choice has been saved.',
  failed: 'Your choice could not be saved, so nothing has been loaded. Please try again.',
  noAffiliate: 'none at present, this service is switched off',
  labels: { company: 'Provider', keeps: 'Stores', where: 'Where' },
  purposes: {
    statistics: {
      title: 'Statistics',
      text: 'Shows us which pages are read and where visitors get stuck, so that we can improve them.',
    },
    marketing: {
      title: 'Advertising',
      text: 'Shows us which advertisement led to an enquiry, and lets the providers show you our advertising elsewhere.',
    },
    services: {
      title: 'Extra features',
      text: 'Adds functions run by other companies, such as showing whether sales is available.',
    },
    protection: {
      title: 'Protection of the forms',
      text: 'Helps us tell forms sent by people from those sent by programs. Without these services you can send every form just the same, only less often in a row.',
    },
  },
  vendors: {
    tagManager: {
      name: 'Google Tag Manager',
      does: 'Loads the services that we have set up in it for the purposes you allow, and transmits your IP address in doing so.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Nothing itself; a cookie _dc_gtm_… lasts 1\u00A0minute at most',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    analytics: {
      name: 'Google Analytics',
      does: 'Counts visits and page views using an identifier in a cookie, with approximate location, device and where the visit came from.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _ga and _ga_…, 1\u00A0year',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    heatmap: {
      name: 'Hotjar',
      does: 'Records where visitors point, click and scroll, without what they type into forms.',
      company: 'Hotjar Ltd, Malta',
      keeps: 'Cookies _hj…, 1\u00A0year at most',
      where: 'Ireland; access by the group from the USA is possible (standard contractual clauses)',
    },
    adsPixel: {
      name: 'Google Ads',
      does: 'Recognises whether a visit comes from one of our advertisements and whether it becomes an enquiry.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _gcl_… and _gac_…, 30\u00A0days; at Google itself under its own rules',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    socialPixel: {
      name: 'Meta Pixel',
      does: 'Tells Facebook and Instagram about your visit and any enquiry you send, so that our advertising there can be evaluated and targeted.',
      company: 'Meta Platforms Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _fbp and _fbc, 90\u00A0days',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    insightTag: {
      name: 'LinkedIn Insight Tag',
      does: 'Tells LinkedIn about your visit, so that our advertising there can be evaluated and shown to visitors of this website.',
      company: 'LinkedIn Ireland Unlimited Company, Dublin, Ireland',
      keeps: 'Cookie li_fat_id, 30\u00A0days; others at LinkedIn itself, 1\u00A0year at most',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    affiliate: {
      name: 'Affiliate programme',
      does: 'When you send a form, we tell the network of our affiliate programme your email address, so that a partner who recommended us receives their commission. Until you send a form, we tell the network nothing.',
      company: '{affiliate}',
      keeps: 'At the network a cookie, 30\u00A0days at most',
      where: 'Where the network is based; its privacy notice says more',
    },
    liveAvailability: {
      name: 'Google Firestore',
      does: 'Shows whether sales is available at the moment, on the page with all the ways to reach us and when the chat hands over. For this, your browser asks Google and transmits your IP address, but nothing you enter.',
      company: 'Google Cloud EMEA Limited, Dublin, Ireland',
      keeps: 'Nothing on your device; access logs at Google under its own rules',
      where: 'EU and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    recaptcha: {
      name: 'Google reCAPTCHA',
      does: 'On pages with a form, evaluates your IP address, device, browser and behaviour on the page, and estimates whether a person is filling in the form. When you send it, our server asks for the result. We do not transmit what you enter, and we do not store the result with your enquiry.',
      company: 'Google Cloud EMEA Limited, Dublin, Ireland',
      keeps:
        'Entry _grecaptcha in the browser’s storage, until it is deleted; cookie _GRECAPTCHA at Google, 6\u00A0months',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
  },
} satisfies Words['consent'];
