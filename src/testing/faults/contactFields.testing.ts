/** For tests: the form fields of the n-th visitor, with a separate form_id. */
export const contactFields = (n: number, message = `Grüße ${n}`): Record<string, string> => ({
  form_id: `view-${n}`,
  topic: 'sales',
  lastname: 'Müßig',
  email: `visitor-${n}@example.org`,
  message,
});
