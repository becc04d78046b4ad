import { Link } from './Link.tsx';

type TextWithLinkProps = {
  /** A sentence with the place of the link as `{link}`. */
  text: string;
  href: string;
  label: string;
};

/** A sentence with one link in it, wherever the language wants it to stand. */
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
