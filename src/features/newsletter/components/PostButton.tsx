import { Button } from '../../../components/ui/Button.tsx';

type PostButtonProps = { action: string; label: string };

/** A form with only a button: links in mails must not act on GET, so the reader confirms with a POST. */
export const PostButton = ({ action, label }: PostButtonProps) => (
  <form method="post" action={action} data-form="newsletter-link">
    <Button type="submit">{label}</Button>
  </form>
);
