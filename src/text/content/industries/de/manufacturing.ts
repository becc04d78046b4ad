import type { IndustryText } from '../schema.ts';

export const manufacturing: IndustryText = {
  meta: {
    name: 'Industrie',
    title: 'Chatbot für die Industrie: Teile, Datenblätter | {brand}',
    headline: '„Welche Dichtung gehört zur KP\u00A040?“',
    description:
      'Ersatzteile nach Nummer und Werte aus Datenblättern, mit Quelle. Den Rest gibt der KI-Chatbot an Ihre Technik; Sprachen prüfen wir vor dem Angebot.',
  },
  question: '„Welche Dichtung passt\nzur Pumpe KP\u00A040?“',
  headline: 'Die Anlage steht, und niemand kennt die Teile\u00ADnummer.',
  lead: 'Handel, Montage und Instandhaltung brauchen das richtige Teil, auch in der Spätschicht. Der Assistent antwortet mit Quelle aus den Stücklisten und Datenblättern, die Sie in die Wissensbasis geben; Formate und Sprachen prüfen wir vor dem Angebot. Findet er dort nichts, soll er an Ihre Technik übergeben.',
  tasks: {
    title: 'Nachschlagen, ohne die Technik anzurufen.',
    assistant: [
      'Das Teil zu Typ, Baujahr oder abgelöster Nummer nennen',
      'Werte aus freigegebenen Datenblättern nachschlagen',
      'Auf Deutsch und Englisch antworten, soweit Sie Inhalte dafür haben; weitere Sprachen nennt das Angebot',
      'Händleranfragen aufnehmen: Gebiet, Maschine, Dringlichkeit',
    ],
    people: [
      'Aussagen zu Sicherheit, Druck und Temperatur außerhalb der Dokumentation',
      'Preise, Rabatte, Liefertermine',
      'Reklamationen, bei denen jemand die Maschine sehen muss',
    ],
  },
  talk: {
    title: 'Fünf Grad zu heiß für diese Dichtung.',
    lead: 'Wo das Datenblatt endet, übernimmt eine Technikerin. Deutsch und Englisch gehören dazu; ob Ihr Chatbot auch Französisch kann, steht im Angebot.',
    scene: { time: '19:15\u00A0Uhr', day: 'Mittwoch', place: 'Web-Chat im Händlerportal' },
    visitor: 'Händler',
    team: 'Technik',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Bonsoir, je suis un assistant IA. De quelle pompe s’agit-il\u00A0?',
          lang: 'fr',
        },
        comment: 'Auf Deutsch: Guten Abend, ich bin ein KI-Assistent. Um welche Pumpe geht es?',
      },
      {
        message: { from: 'visitor', text: 'Une KP\u00A040 de 2018, elle fuit. Quel joint\u00A0?', lang: 'fr' },
        comment: 'Eine KP\u00A040 von 2018, sie ist undicht. Welche Dichtung?',
      },
      {
        message: {
          from: 'assistant',
          text: 'Selon la nomenclature, c’est le kit DS\u00A0417 depuis 2016. Reste une question\u00A0: à quelle température fonctionne-t-elle\u00A0?',
          lang: 'fr',
          source: 'Nomenclature › KP\u00A040',
        },
        comment:
          'Laut Stückliste gehört seit 2016 der Dichtungssatz DS\u00A0417 dazu. Ob er passt, hängt von der Temperatur ab.',
      },
      { message: { from: 'visitor', text: '95\u00A0degrés.', lang: 'fr' } },
      {
        message: {
          from: 'assistant',
          text: 'La fiche technique s’arrête à 90\u00A0degrés, je ne conseille rien au-delà. Notre équipe technique pourrait vous répondre et verrait cette conversation. Je la lui transmets\u00A0?',
          lang: 'fr',
          source: 'Fiche technique › DS\u00A0417, version 3',
        },
        comment:
          'Das Datenblatt reicht bis 90\u00A0Grad, darüber empfiehlt der Assistent nichts. Er bietet die Technik an und sagt, dass sie das Gespräch dann sieht.',
      },
      { message: { from: 'visitor', text: 'Oui, merci.', lang: 'fr' } },
      {
        message: {
          from: 'team',
          text: 'Bonsoir. À 95\u00A0degrés, ce serait le kit DS\u00A0418, prévu jusqu’à 120. Quel fluide et quelle pression\u00A0?',
          lang: 'fr',
        },
        comment:
          'Thema und Sprache führten zur Technikerin. Bis 120\u00A0Grad käme DS\u00A0418 infrage; sie fragt noch nach Medium und Druck.',
      },
    ],
  },
  connections: {
    title: 'Woher die Antworten kommen, wohin die Anfragen gehen.',
    items: [
      {
        title: 'Stücklisten und Datenblätter',
        text: 'Sie liegen in der freigegebenen Fassung in der Wissensbasis.',
      },
      {
        title: 'CRM',
        text: 'Ist es angebunden, könnte es Anfragen gleich dem richtigen Gebiet zuordnen.',
      },
      {
        title: 'Eigene API-Anbindung',
        text: 'Im Plan {enterpriseName}: Damit könnten auch Bestände aus der Warenwirtschaft in die Antwort einfließen.',
      },
      {
        title: 'Ihre Systeme',
        text: 'Nennen Sie uns Dateiformate, CRM und Warenwirtschaft: Vor dem Angebot sagen wir Ihnen, was davon geht.',
      },
    ],
  },
  fit: {
    title: 'Für Ihr Vorhaben',
    items: [
      {
        page: 'products/ai-chatbot',
        label: 'KI-Chatbot',
        text: 'Antworten mit Quelle, damit die Werkstatt nachlesen kann.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Anfragen aufnehmen, Häufiges beantworten, an die Technik übergeben.',
      },
    ],
  },
  data: {
    title: 'Typ, Händler, Kontakt: wer was erfährt.',
    lead: 'Zeichnungen, die das Haus nicht verlassen dürfen, gehören nicht in die Wissensbasis: Schon die Plattform läuft außer Haus. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber auch die passenden Stellen.',
    rows: [
      {
        what: 'Typ und Baujahr',
        why: 'um Stückliste und Teil zu bestimmen',
        where:
          'Plattform, in Deutschland gehostet; Betreiber des Sprachmodells, wenn es die Antwort formuliert; Ihre Technik, soweit die Rolle es erlaubt',
      },
      { what: 'Händlernummer, Gebiet', why: 'um die zuständige Person zu finden', where: 'wie oben, dann Vertrieb' },
      {
        what: 'Name und Kontakt',
        why: 'für Angebot und Nachfragen',
        where: 'wie oben, dann Technik oder Vertrieb',
      },
    ],
  },
  start: {
    title: 'Eine Baureihe genügt für den Anfang.',
    lead: 'Nennen Sie uns die Maschine, zu der am meisten gefragt wird. Aus drei Fragen dazu bauen wir in der Demo einen Chatbot, und Sie prüfen jede Teilenummer.',
    items: [
      { title: 'Stückliste und Datenblätter', text: 'Für eine Baureihe, in der heute gültigen Fassung.' },
      {
        title: 'Alte und neue Nummern',
        text: 'Damit der Chatbot auch abgelöste Teile finden kann.',
      },
      {
        title: 'Wer wofür zuständig ist',
        text: 'Gebiete und Sprachen Ihrer Technik, dazu die Schichtzeiten, die der Assistent nennen soll.',
      },
    ],
    button: 'Baureihe nennen',
  },
};
