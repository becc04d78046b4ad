import { Button } from '../../../components/ui/Button.tsx';

type PressButtonProps = { action: string; label: string };

/** A form with only a button: links in mails must not act on GET, so the reader confirms with a POST. */
export const PressButton = ({ action, label }: PressButtonProps) => (
  <form method="post" action={action} data-form="newsletter-link">
    <Button type="submit">{label}</Button>
  </form>
);
