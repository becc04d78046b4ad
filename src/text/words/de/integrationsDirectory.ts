/** The page around the integrations directory; its entries are content (src/text/content/integrations). */
export const integrationsDirectory = {
  title: 'Was zwischen Chatbot und Ihrem System fließt.',
  lead: 'Arten von Anbindungen mit Beispielen für Datenflüsse: welche Angaben in welche Richtung gehen, was einzurichten ist, was davon personenbezogen ist. Welche Anbindung für Ihr System fertig ist, prüfen wir vor dem Angebot.',
  ask: 'Um welches System geht es?',
  answer: {
    none: 'Dazu ist hier noch kein Datenfluss beschrieben.',
    one: 'Dazu beschreiben wir einen Datenfluss.',
    many: 'Dazu beschreiben wir {count} Datenflüsse.',
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
      all: 'Lesen und Schreiben',
      options: { reads: 'Liest aus dem System', writes: 'Schreibt in das System' },
    },
  },
  kinds: {
    crm: {
      title: 'CRM',
      system: 'Ihr CRM',
      lead: 'Vom Gespräch zum Kontakt, ohne Abtippen. Zurück sollte nur so viel fließen, wie die Weiterleitung braucht.',
    },
    'email-marketing': {
      title: 'E-Mail-Marketing',
      system: 'Ihr Versand',
      lead: 'Im Chat wird gefragt und eingewilligt. Verschickt wird weiterhin in Ihrem eigenen System.',
    },
    shop: {
      title: 'Shopsysteme',
      system: 'Ihr Shop',
      lead: 'Hier geht es vor allem ums Nachsehen. Dafür genügt meist ein Lesezugang.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Ihr Helpdesk',
      lead: 'Aus einer offenen Frage soll ein Vorgang werden, der den Verlauf schon enthält.',
    },
    standards: {
      title: 'Andere Systeme',
      system: 'Ihr System',
      lead: 'Für alles, was in keine der vier Arten passt: Ereignisse melden, eigene Systeme anbinden, Dateien mitnehmen.',
    },
  },
  entry: {
    assistant: 'Assistent',
    toSystem: 'Geht hinaus',
    toChatbot: 'Kommt zurück',
    setUp: 'Einzurichten',
    personal: 'Personenbezug',
    who: 'Wer es macht',
    products: 'Erprobt mit',
    address: 'Adresse dieses Eintrags',
    directions: { reads: 'lesen', writes: 'schreiben', both: 'lesen und schreiben' },
  },
  notes: {
    title: 'Drei Dinge vor jeder Anbindung.',
    items: [
      {
        title: 'Die Prüfung',
        text: 'Sie nennen System und Version. Wir sagen Ihnen, ob die Anbindung besteht, eingerichtet oder gebaut werden muss, bevor Sie etwas unterschreiben. Produktnamen stehen hier erst nach einer Erprobung.',
      },
      {
        title: 'Die Liste der Felder',
        text: 'Für jedes Feld wird festgehalten, ob es gelesen oder geschrieben wird, wer es sieht und wie lange es bleibt. Formuliert ein Sprachmodell die Antwort, zählt auch dessen Betreiber zu den Empfängern.',
      },
      {
        title: 'Der Satz für den Ausfall',
        text: 'Ihr System kann einmal schweigen. Was der Assistent dann sagt und an wen er übergibt, gehört vor dem Start in den Ablauf und in den Test.',
      },
    ],
    link: 'So kommt eine Anbindung zustande',
  },
  closing: {
    visitor: 'Unser System ist von 2009 und heißt im Haus „der Dino“.',
    team: 'Dann erzählen Sie uns, was der Dino kann.',
  },
};
