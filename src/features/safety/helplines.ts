/**
 * Helpline numbers with their sources. `source` is the page read on `lookedUp`, in a stored copy. `ownPage`: the page
 * belongs to the service or its operator; `npm run launch-check` lists the others, for the operator to compare with the
 * service's own page before launch.
 */
type Helpline = {
  /** Display format, as used in the texts (words/<locale>/safety.ts). */
  text: string;
  href: string;
  source: string;
  lookedUp: string;
  ownPage: boolean;
};

const lookedUp = '2026-11-22';

export const helplines = {
  emergencyEurope: {
    text: '112',
    href: 'tel:112',
    source:
      'https://baden-wuerttemberg.de/de/service/presse/pressemitteilung/pid/europaeischer-aktionstag-zum-notruf-112-am-11-februar-1',
    lookedUp,
    ownPage: true,
  },
  policeGermany: {
    text: '110',
    href: 'tel:110',
    source: 'http://www.baden-baden.de/buergerservice/notlagen/unfaelle/feuerwehr-und-polizei/',
    lookedUp,
    ownPage: true,
  },
  violenceGermany: {
    text: '116 016',
    href: 'tel:116016',
    source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
    lookedUp: '2026-11-28',
    ownPage: true,
  },
  violenceOnlineGermany: {
    text: 'hilfetelefon.de',
    href: 'https://www.hilfetelefon.de',
    source:
      'https://www.hilfetelefon.de/aktuelles/auf-vielen-wegen-erreichbar-per-telefon-e-mail-oder-chat-zum-hilfetelefon.html',
    lookedUp: '2026-11-29',
    ownPage: true,
  },
  poisonGermany: {
    text: '030 19240',
    href: 'tel:+493019240',
    // The page of the newspaper; that of the service (giftnotruf.charite.de) was read without the number.
    source:
      'https://www.lr-online.de/nachrichten/brandenburg/giftnotruf-fuer-berlin-und-brandenburg-grosses-giftrisiko-fuer-kleine-kinder_aid-44972269',
    lookedUp: '2026-11-28',
    ownPage: false,
  },
  telefonSeelsorge1: {
    text: '0800 111 0 111',
    href: 'tel:+498001110111',
    source: 'https://www.telefonseelsorge-dueren.de/details-2333/woche-fuer-das-leben-suizidpraevention.html',
    lookedUp,
    ownPage: true,
  },
  telefonSeelsorge2: {
    text: '0800 111 0 222',
    href: 'tel:+498001110222',
    source: 'https://www.telefonseelsorge-dueren.de/details-2333/woche-fuer-das-leben-suizidpraevention.html',
    lookedUp,
    ownPage: true,
  },
  telefonSeelsorge3: {
    text: '116 123',
    href: 'tel:116123',
    // Page of a church parish; the service's own page could not be read.
    source: 'http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/',
    lookedUp,
    ownPage: false,
  },
  telefonSeelsorgeOnline: {
    text: 'online.telefonseelsorge.de',
    href: 'https://online.telefonseelsorge.de',
    // The service's own page could not be read; the address is quoted from other sources.
    source: 'https://online.telefonseelsorge.de',
    lookedUp,
    ownPage: false,
  },
  // Pressing 55 on a mobile ("Silent Solution"): standingtogether.org.uk/get-support, read on 2026-11-29.
  emergencyBritain: {
    text: '999',
    href: 'tel:999',
    source: 'http://www.dorset.police.uk/Default.aspx?page=728',
    lookedUp,
    ownPage: true,
  },
  domesticAbuseBritain: {
    text: '0808 2000 247',
    href: 'tel:+448082000247',
    source:
      'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
    lookedUp: '2026-11-28',
    ownPage: true,
  },
  samaritans: {
    text: '116 123',
    href: 'tel:116123',
    source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    lookedUp,
    ownPage: true,
  },
  nhs: {
    text: '111',
    href: 'tel:111',
    source: 'http://www.northeastnorthcumbria.nhs.uk/nhs-111-select-mental-health-option/',
    lookedUp,
    ownPage: true,
  },
  shout: {
    text: '85258',
    href: 'sms:85258?&body=SHOUT',
    source: 'https://giveusashout.org/about-us/faq',
    lookedUp,
    ownPage: true,
  },
  lifelineUsa: {
    text: '988',
    href: 'tel:988',
    source: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
    lookedUp,
    ownPage: false,
  },
} as const satisfies Record<string, Helpline>;
