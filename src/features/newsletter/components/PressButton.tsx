import { Button } from '../../../components/ui/Button.tsx';

type PressButtonProps = { action: string; label: string };

/** A form of nothing but its button: what a link in a mail must not do by itself, a person does with it. */
export const PressButton = ({ action, label }: PressButtonProps) => (
  <form method="post" action={action} data-form="newsletter-link">
    <Button type="submit">{label}</Button>
  </form>
);
