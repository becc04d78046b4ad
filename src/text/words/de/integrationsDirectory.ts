/** The page around the integrations directory; its entries are content (src/text/content/integrations). */
export const integrationsDirectory = {
  title: 'Was der Chatbot aus CRM, Shop und Helpdesk holen und dort eintragen kann.',
  lead: 'Zu jedem Datenfluss lesen Sie, welche Angaben wohin gehen, welche davon personenbezogen sind und was einzurichten ist. Nennen Sie uns System und Version. Bevor Sie etwas unterschreiben, erfahren Sie, ob die Anbindung fertig ist, gebaut werden muss oder nicht möglich ist und was das Einrichten kostet.',
  ask: 'Um welches System geht es?',
  answer: {
    none: 'Dazu ist hier noch kein Datenfluss beschrieben.',
    one: 'Ein möglicher Datenfluss. Ob er mit Ihrem System geht, erfahren Sie vor dem Angebot.',
    many: '{count} mögliche Datenflüsse. Welche davon mit Ihrem System gehen, erfahren Sie vor dem Angebot.',
  },
  facets: {
    kind: {
      label: 'Art des Systems',
      all: 'Alle Arten',
      options: {
        crm: 'CRM',
        'email-marketing': 'E-Mail-Marketing',
        shop: 'Shopsysteme',
        helpdesk: 'Helpdesk',
        standards: 'Andere Systeme',
      },
    },
    direction: {
      label: 'Richtung',
      all: 'Beide',
      options: { reads: 'Angaben erhalten', writes: 'Angaben weitergeben' },
    },
  },
  kinds: {
    crm: {
      title: 'CRM',
      system: 'Ihr CRM',
      lead: 'Aus dem Gespräch wird ein Kontakt. Zurück fließt wenig: was die Weiterleitung braucht und, wenn Sie mögen, die Nummer einer Anfrage.',
    },
    'email-marketing': {
      title: 'E-Mail-Marketing',
      system: 'Ihr Versand',
      lead: 'Mit der Erweiterung Newsletter holt der Assistent im Chat die Einwilligung ein; den Versand übernimmt weiterhin Ihr eigenes System.',
    },
    shop: {
      title: 'Shopsysteme',
      system: 'Ihr Shop',
      lead: 'Soll der Assistent hier nur etwas nachsehen, genügt ein Lesezugang. An einen Plan ist die Anbindung Ihres Shops nicht gebunden, auch wenn sie erst gebaut werden muss.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Ihr Helpdesk',
      lead: 'Was der Assistent nicht löst, beginnt bei Ihrem Team nicht von vorn.',
    },
    standards: {
      title: 'Andere Systeme',
      system: 'Zielsystem',
      lead: 'Ereignisse melden, eigene Systeme anbinden, Dateien mitnehmen: was über die vier Arten hinausgeht.',
    },
  },
  entry: {
    assistant: 'Assistent',
    toSystem: 'Vom Chatbot',
    toChatbot: 'Zum Chatbot',
    setUp: 'Einzurichten',
    personal: 'Personenbezug',
    who: 'Wer es macht',
    products: 'Erprobt mit',
    address: 'Link zu diesem Eintrag',
    directions: { reads: 'Erhält Angaben', writes: 'Gibt weiter', both: 'Beides' },
  },
  notes: {
    title: 'Drei Dinge vor jeder Anbindung',
    items: [
      {
        title: 'Die Prüfung',
        text: 'Wir sehen uns an, was Ihr System in Ihrer Version hergibt, bevor Sie etwas unterschreiben.',
      },
      {
        title: 'Die Liste der Felder',
        text: 'Für jedes Feld halten wir fest, ob es gelesen oder geschrieben wird, wer es sieht und wann es gelöscht wird. Formuliert ein Sprachmodell die Antwort, zählt auch dessen Betreiber zu den Empfängern.',
      },
      {
        title: 'Der Satz für den Ausfall',
        text: 'Ihr System kann ausfallen. Schreiben Sie vor dem Freischalten in den Ablauf, was der Assistent dann sagt und an wen er übergibt, und testen Sie es.',
      },
    ],
    link: 'So kommt eine Anbindung zustande',
  },
  closing: {
    visitor: 'Unser System ist von 2009 und heißt im Haus „der Dino“.',
    team: 'Schreiben Sie uns Namen und Version: Ein Mensch prüft, was der Dino hergibt, und antwortet per E\u2011Mail.',
  },
};
