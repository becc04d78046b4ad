import type { Words } from '../de.ts';

export const consent = {
  title: 'You decide what is loaded.',
  text: 'Without your consent this website loads nothing from other companies. If you allow services for {purposes}, they store cookies on your device and process data in the USA as well. You can change that at any time under ‘{link}’ at the foot of every page.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose one by one',
  save: 'Save my choice',
  close: 'Close',
  imprint: 'Imprint',
  privacy: 'Privacy',
  settings: 'Cookie settings',
  settingsText:
    'Choose for each purpose. None of it is needed to use the website. What the site itself needs, such as remembering this choice, is always on and goes to nobody else.',
  signal:
    'Your browser sends the ‘Global Privacy Control’ signal. We take it as a refusal: nothing is loaded from other companies, and we do not ask you. If you would like to allow a service after all, switch the signal off for this website.',
  proof: 'Your consent of {date} is on record. Reference: {id}',
  failed: 'Your choice could not be saved. Nothing has been loaded. Please try again.',
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
      title: 'External services',
      text: 'Services of other companies that add to what this website can do.',
    },
  },
  vendors: {
    tagManager: {
      name: 'Google Tag Manager',
      does: 'Loads the services that we have set up in it for the purposes you allow, and transmits your IP address in doing so.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Nothing itself; a cookie _dc_gtm_… lasts 1 minute at most',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    analytics: {
      name: 'Google Analytics',
      does: 'Counts visits and page views by an identifier in a cookie, with approximate place, device and origin.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _ga and _ga_…, 1 year',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    heatmap: {
      name: 'Hotjar',
      does: 'Records where visitors point, click and scroll, without what they type into forms.',
      company: 'Hotjar Ltd, Malta',
      keeps: 'Cookies _hj…, 1 year at most',
      where: 'Ireland; access by the group from the USA is possible (standard contractual clauses)',
    },
    adsPixel: {
      name: 'Google Ads',
      does: 'Recognises whether a visit comes from one of our advertisements and whether it becomes an enquiry.',
      company: 'Google Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _gcl_… and _gac_…, 30 days; at Google itself by its own rules',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    socialPixel: {
      name: 'Meta Pixel',
      does: 'Tells Facebook and Instagram of your visit and of an enquiry you sent, so that our advertising there can be evaluated and aimed.',
      company: 'Meta Platforms Ireland Limited, Dublin, Ireland',
      keeps: 'Cookies _fbp and _fbc, 90 days',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    insightTag: {
      name: 'LinkedIn Insight Tag',
      does: 'Tells LinkedIn of your visit, so that our advertising there can be evaluated and shown to visitors of this website.',
      company: 'LinkedIn Ireland Unlimited Company, Dublin, Ireland',
      keeps: 'Cookie li_fat_id, 30 days; others at LinkedIn itself, 1 year at most',
      where: 'Ireland and USA (adequacy decision, EU-US Data Privacy Framework)',
    },
    affiliate: {
      name: 'Affiliate programme',
      does: 'When you send a form, we tell the network of our affiliate programme your email address, so that a partner who recommended us receives their commission. Without a form nothing is transmitted.',
      company: 'The network that settles our affiliate programme; we name it on request',
      keeps: 'At the network a cookie, 30 days at most',
      where: 'Depends on the network',
    },
  },
} satisfies Words['consent'];
