export const faq = {
  title: 'Fragen Sie ruhig. Hier stehen die Antworten.',
  lead: 'Sie sind nach Themen sortiert, und jede hat einen Link, den Sie weiterschicken können.',
  groupsLabel: 'Themen',
  address: 'Link zu dieser Antwort',
  closing: {
    visitor: 'Unsere Frage steht leider nicht dabei.',
    team: 'Dann stellen Sie sie hier.',
  },
};
