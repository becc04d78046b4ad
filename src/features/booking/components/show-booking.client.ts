/** Back from the confirmation: the form that the browser kept does not name the booking. */
export async function showBooking(): Promise<void> {
  if (!document.querySelector('form[data-form=demo]') || document.querySelector('[data-booked-before]')) return;
  const page = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (page?.headers.has('Booked')) location.reload();
}
