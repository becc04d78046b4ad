/** The page around the integrations directory; its entries are content (src/text/content/integrations). */
export const integrationsDirectory = {
  title: '{count} An\u00ADbindungen, jede mit Beipack\u00ADzettel.',
  lead: 'Womit sich der Assistent verbindet, welche Angaben dabei in welche Richtung gehen und was bei Ihnen jemand einrichten muss. Geordnet nach Arten, nicht nach Herstellern.',
  ask: 'Mit welchem System soll ich reden?',
  answer: {
    none: 'Das gibt es hier noch nicht.',
    one: 'Dafür gibt es eine Anbindung.',
    many: 'Dafür gibt es {count} Anbindungen.',
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
        standards: 'Offene Standards',
      },
    },
    direction: {
      label: 'Richtung',
      all: 'Lesen und schreiben',
      options: { reads: 'Liest aus dem System', writes: 'Schreibt in das System' },
    },
  },
  kinds: {
    crm: {
      title: 'CRM',
      system: 'Ihr CRM',
      lead: 'Vom Gespräch zum Kontakt, ohne dass jemand etwas abtippt. Und zurück nur so viel, wie die Weiterleitung braucht.',
    },
    'email-marketing': {
      title: 'E-Mail-Marketing',
      system: 'Ihr Versand',
      lead: 'Im Chat wird gefragt und eingewilligt. Verschickt wird in dem System, mit dem Sie es heute schon tun.',
    },
    shop: {
      title: 'Shopsysteme',
      system: 'Ihr Shop',
      lead: 'Hier wird viel nachgesehen und wenig eingetragen. Fast alles kommt mit einem Lesezugang aus.',
    },
    helpdesk: {
      title: 'Helpdesk',
      system: 'Ihr Helpdesk',
      lead: 'Damit aus einer offenen Frage ein Vorgang wird und niemand die Geschichte ein zweites Mal erzählt.',
    },
    standards: {
      title: 'Offene Standards',
      system: 'Ihr System',
      lead: 'Für alles, was in keine Schublade passt. Beschrieben in öffentlichen Dokumenten, die Ihre Technik nachlesen kann.',
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
    directions: { reads: 'liest', writes: 'schreibt', both: 'liest und schreibt' },
  },
  notes: {
    title: 'Drei Dinge, die für jeden Eintrag gelten.',
    items: [
      {
        title: 'Kein Hersteller ohne Prüfung',
        text: 'Produktnamen stehen hier erst, wenn die Verbindung mit dieser Version erprobt ist. Bis dahin prüfen wir Ihren Fall, bevor Sie etwas unterschreiben.',
      },
      {
        title: 'Gelesen, nicht gespeichert',
        text: 'Eine Auskunft wird für die Antwort geholt. Was im Verlauf stehen bleibt, ist das, was der Besucher zu sehen bekam.',
      },
      {
        title: 'Ausfall ist eingeplant',
        text: 'Antwortet Ihr System nicht, sagt der Assistent genau das, bietet einen Menschen an und versucht es nicht mit einer Vermutung.',
      },
    ],
    link: 'So kommt eine Anbindung zustande',
  },
  closing: {
    visitor: 'Unser System ist von 2009 und heißt im Haus „der Dino“.',
    team: 'Dann erzählen Sie uns, was der Dino kann.',
  },
};
