/** For tests: what the n-th visitor writes, in a form view of their own. */
export const contactOf = (n: number, message = `Grüße ${n}`): Record<string, string> => ({
  form_id: `view-${n}`,
  topic: 'sales',
  lastname: 'Müßig',
  email: `visitor-${n}@example.org`,
  message,
});
