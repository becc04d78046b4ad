/** Labels of the lists of sections (src/routes/pageSections.ts in the site), by type without its prefix. */
import type { FieldEntry } from './labels.mts';

/** `stays`: can be moved, but not hidden. */
type Names = Readonly<Record<string, readonly [de: string, en: string, stays?: 'stays']>>;

const help = [
  'Was die Seite unter ihrem Anfang zeigt, in dieser Reihenfolge; was fehlt, ist ausgeblendet. Leer: alle Abschnitte.',
  'What the page shows below its opening, in this order; what is missing is hidden. Empty: all sections.',
] as const;
const stays = [
  '* bleibt: Fehlt der Abschnitt, steht er am Ende.',
  '* stays: if the section is missing, it comes last.',
] as const;

const names: Readonly<Record<string, Names>> = {
  about: {
    story: ['Geschichte', 'story'],
    mission: ['Auftrag', 'mission'],
    benefits: ['Vorteile', 'benefits'],
    approach: ['Arbeitsweise', 'approach'],
    team: ['Team', 'team'],
  },
  'business-solution': {
    risk: ['Bedenken', 'concerns'],
    cost: ['Kosten', 'cost'],
    month: ['Ein Monat in Zahlen', 'a month in figures'],
    responsibility: ['Verantwortung', 'responsibility'],
    papers: ['Unterlagen', 'documents'],
    firstDays: ['Die ersten 90 Tage', 'the first 90 days'],
  },
  'contact-us': {
    prepare: ['Zur Vorbereitung', 'preparation'],
    after: ['Wie es weitergeht', 'what happens next'],
  },
  demo: {
    halfHour: ['Ablauf der halben Stunde', 'the half hour', 'stays'],
    prepare: ['Wer dabei ist, was Sie mitbringen', 'who takes part, what to bring'],
    isNot: ['Was der Termin nicht ist', 'what the demo is not'],
  },
  features: {
    services: ['Acht Leistungen', 'eight services', 'stays'],
    moreFunctions: ['Sechs weitere Funktionen', 'six more functions', 'stays'],
  },
  home: {
    howItWorks: ['So funktioniert es', 'how it works'],
    useCases: ['Anwendungsfälle', 'use cases'],
    claims: ['Zusagen', 'claims'],
    contactCta: ['Aufruf zum Kontakt', 'call to get in touch'],
    solutions: ['Lösungen', 'solutions'],
    industries: ['Branchen', 'industries'],
    features: ['Funktionen', 'features'],
    integrations: ['Integrationen', 'integrations'],
    savings: ['Ersparnis', 'savings'],
  },
  'index-chatgpt': {
    adds: ['Was ein Sprachmodell beiträgt', 'what a language model adds'],
    safer: ['Was Antworten sicherer macht', 'what makes answers safer'],
    searchFirst: ['Erst suchen, dann antworten', 'search first, then answer'],
  },
  industry: {
    tasks: ['Aufgaben', 'tasks'],
    data: ['Daten', 'data'],
    connections: ['Anbindungen', 'connections'],
    start: ['Der Anfang', 'getting started'],
  },
  newsletter: {
    issue: ['Was in einer Ausgabe steht', 'contents of an issue'],
    way: ['Von der Anmeldung bis zur Abmeldung', 'from sign-up to unsubscribing'],
    never: ['Was nie darin steht', 'what is never in it'],
  },
  partners: {
    sharing: ['Beiträge beider Seiten', 'contributions of both sides'],
    steps: ['Schritte ins Programm', 'steps into the programme'],
    rules: ['Regeln', 'rules'],
  },
  pricing: {
    activeUser: ['Aktiver Nutzer', 'active user'],
    comparison: ['Vergleich der Pläne', 'comparison of the plans'],
    extras: ['Zubuchbares', 'extras'],
    onboarding: ['Einführung', 'onboarding'],
    questions: ['Fragen', 'questions'],
  },
  product: {
    how: ['So arbeitet es', 'how it works'],
    details: ['Einzelheiten', 'details'],
    limits: ['Grenzen', 'limits'],
    plans: ['Pläne', 'plans'],
    questions: ['Fragen', 'questions'],
    next: ['Nächster Schritt', 'next step'],
  },
  'roi-calculator': {
    formula: ['Formel', 'formula', 'stays'],
    assumptions: ['Annahmen', 'assumptions', 'stays'],
    scenarios: ['Drei Fälle im Vergleich', 'three scenarios'],
    limits: ['Grenzen der Rechnung', 'limits of the calculation'],
    context: ['Veröffentlichte Zahlen', 'published figures'],
  },
  solution: {
    change: ['Was sich ändert', 'what changes'],
    services: ['Acht Leistungen, nur auf der deutschen Seite', 'eight services, on the German page only', 'stays'],
    moreFunctions: [
      'Sechs weitere Funktionen, nur auf der deutschen Seite',
      'six more functions, on the German page only',
      'stays',
    ],
    savings: ['Ersparnis', 'savings', 'stays'],
  },
  'theme-solution': {
    change: ['Was sich ändert', 'what changes'],
    roles: ['Rollen', 'roles'],
    stages: ['Der Weg', 'stages'],
    measures: ['Messgrößen', 'measures'],
    decisions: ['Entscheidungen', 'decisions'],
    risks: ['Risiken', 'risks'],
    next: ['Weiterlesen', 'further pages'],
  },
  'use-case': {
    parts: ['Die Abläufe mit ihren Sprungmarken', 'the flows with their anchors', 'stays'],
    limits: ['Was bei Menschen bleibt', 'what stays with people'],
    statistics: ['Zahlen', 'figures', 'stays'],
  },
};

/** Strapi shows the names of sections as they are, and no help at the list: the choice explains them. */
function choice(of: Names): FieldEntry {
  const text = (at: 0 | 1) => {
    const named = Object.entries(of).map(([name, labels]) => `${name}${labels[2] ? '*' : ''}: ${labels[at]}`);
    const lasts = Object.values(of).some(([, , lasting]) => lasting);
    return [`${named.join('; ')}.`, help[at], ...(lasts ? [stays[at]] : [])].join(' ');
  };
  return ['Abschnitt', text(0), 'Section', text(1)];
}

export const sectionLabels: Readonly<Record<string, FieldEntry>> = Object.fromEntries(
  Object.entries(names).flatMap(([type, of]): [string, FieldEntry][] => [
    [`text-${type}.sections`, ['Abschnitte', help[0], 'Sections', help[1]]],
    [`text.${type}-sections.value`, choice(of)],
  ]),
);
