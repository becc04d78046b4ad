export const faq = {
  title: 'Fragen Sie ruhig. Was noch offen ist, sagen wir dazu.',
  lead: 'Was von Ihren Systemen abhängt, prüfen wir vor dem Angebot: Schicken Sie uns Ihre Liste, und Sie bekommen zu jedem Punkt eine Antwort. Wie der Chatbot mit Ihren eigenen Fragen umgeht, sehen Sie in der kostenlosen Demo.',
  groupsLabel: 'Themen',
  address: 'Link zu dieser Antwort',
  closing: {
    visitor: 'Unsere Frage steht leider nicht dabei.',
    team: 'Dann stellen Sie sie hier, oder bringen Sie sie in die Demo mit.',
  },
};
