/**
 * The fixed answer to a person in danger (features/safety/crisisAnswer.ts). Numbers are tokens of
 * features/safety/helplines.ts. Every change requires a professional review, which `npm run launch-check` checks
 * (site.ts, crisisAnswer).
 */
export const safety = {
  self: {
    title: 'Bitte sprechen Sie jetzt mit einem Menschen',
    paragraphs: [
      'Das klingt sehr schwer. Sie müssen damit nicht allein bleiben. Eine Website kann Ihnen hier nicht helfen, Menschen können es, zu jeder Tages- und Nachtzeit.',
    ],
    ways: [
      'Wenn ein Leben in Gefahr ist, auch nach einer Überdosis: sofort Notruf {emergencyEurope}',
      'Zum Reden, kostenlos und anonym: TelefonSeelsorge {telefonSeelsorge1}, {telefonSeelsorge2} oder {telefonSeelsorge3}',
      'Zum Schreiben, per Chat oder Mail: {telefonSeelsorgeOnline}',
    ],
    after: [
      'Geht es um einen anderen Menschen? Lassen Sie ihn jetzt nach Möglichkeit nicht allein. Auch Sie können dort anrufen.',
      'Was Sie eben geschrieben haben, speichern wir nicht.',
    ],
  },
  violence: {
    title: 'Bitte holen Sie jetzt Hilfe',
    paragraphs: [
      'Sind Sie oder andere in Gefahr, rufen Sie bitte sofort die Polizei: {policeGermany}. Bringen Sie sich in Sicherheit, wenn Sie können.',
    ],
    ways: [
      'Rettungsdienst und Feuerwehr, auch im übrigen Europa: {emergencyEurope}',
      'Wenn Sie gerade nicht sprechen können: Beratung per Chat oder E-Mail auf {violenceOnlineGermany}',
      'Bei Gewalt zu Hause oder durch einen Partner, kostenlos und rund um die Uhr: Hilfetelefon Gewalt gegen Frauen {violenceGermany}',
      'Zum Reden, auch wenn Sie fürchten, jemandem etwas anzutun, kostenlos und anonym: TelefonSeelsorge {telefonSeelsorge1} oder {telefonSeelsorge2}',
    ],
    after: ['Was Sie eben geschrieben haben, speichern wir nicht.'],
  },
  medical: {
    title: 'Bitte rufen Sie jetzt den Notruf',
    paragraphs: [
      'Das kann ein Notfall sein: Rufen Sie bitte zuerst die {emergencyEurope}. Die Menschen am Telefon sagen Ihnen auch, was Sie tun können, bis Hilfe da ist.',
    ],
    ways: [
      'Rettungsdienst, in ganz Europa: {emergencyEurope}',
      'Nach einer Vergiftung oder Überdosis, nach dem Notruf: Giftnotruf der Charité, rund um die Uhr, {poisonGermany}',
    ],
    after: ['Was Sie eben geschrieben haben, speichern wir nicht.'],
  },
  threat: {
    title: 'Drohungen nehmen wir ernst',
    paragraphs: [
      'Das ist eine Drohung, und auf Drohungen gehen wir nicht ein. Bitte lassen Sie es nicht so weit kommen.',
    ],
    ways: [
      'Ist jemand in Gefahr: Polizei {policeGermany}, Rettungsdienst und Feuerwehr {emergencyEurope}',
      'Zum Reden, wenn Sie fürchten, jemandem etwas anzutun, kostenlos und anonym: TelefonSeelsorge {telefonSeelsorge1} oder {telefonSeelsorge2}',
    ],
    after: [
      'Ist bei uns etwas schiefgelaufen, soll das geklärt werden: Schreiben Sie unserem Team, was passiert ist und was Sie erwarten.',
      'Was Sie eben geschrieben haben, speichern wir nicht.',
    ],
  },
  /** For a text that may be harmless: a line above its answer, or `ask` with that line if nothing answers it. */
  unsure: {
    self: 'Falls es Ihnen gerade nicht gut geht: Die TelefonSeelsorge hört Ihnen jederzeit zu, kostenlos und anonym, unter {telefonSeelsorge1}. Ist ein Leben in Gefahr: Notruf {emergencyEurope}.',
    violence: 'Falls Sie oder andere in Gefahr sind: Polizei {policeGermany}, Notruf {emergencyEurope}.',
    medical: 'Falls das ein Notfall ist: Notruf {emergencyEurope}.',
    ask: 'Ich bin nicht sicher, wie Sie das meinen. {line} Möchten Sie etwas über unser Angebot wissen, fragen Sie bitte noch einmal mit anderen Worten.',
  },
};
