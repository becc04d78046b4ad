import { Link } from './Link.tsx';

type TextWithLinkProps = {
  /** A sentence with `{link}` in place of the link. */
  text: string;
  href: string;
  label: string;
};

/** A sentence with one link, at the position the language requires. */
export function TextWithLink({ text, href, label }: TextWithLinkProps) {
  const [before, after = ''] = text.split('{link}');
  return (
    <>
      {before}
      <Link href={href}>{label}</Link>
      {after}
    </>
  );
}
