export const faq = {
  title: 'Fragen Sie ruhig. Was noch offen ist, sagen wir dazu.',
  lead: 'Die Antworten sind nach Themen sortiert, und jede hat einen Link, den Sie weiterschicken können.',
  groupsLabel: 'Themen',
  address: 'Link zu dieser Antwort',
  closing: {
    visitor: 'Unsere Frage steht leider nicht dabei.',
    team: 'Dann stellen Sie sie hier.',
  },
};
