/** The name of a contact lead's topic; a stored topic that has since been taken off the list stays readable. */
export const topicLabel = (fields: Record<string, string>, labels: Record<string, string>): string => {
  const { topic = 'other' } = fields;
  return labels[topic] ?? topic;
};
