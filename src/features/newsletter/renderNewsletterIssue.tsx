import { Fragment, type ReactNode } from 'react';
import { MailLayout } from '../../outbox/mail/MailLayout.tsx';
import { mailStyles } from '../../outbox/mail/mailStyles.ts';
import type { MailContent } from '../../outbox/mail/mailTransport.ts';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import { href } from '../../routes/hrefs.ts';
import { type Locale, pageIds } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { blocksOf } from '../../text/content/blog/markdown.ts';
import { plainText } from '../../text/content/blog/plainText.ts';
import { wordsFor } from '../../text/words/words.ts';
import type { IssueNode } from './newsletterIssue.ts';

type Issue = {
  locale: Locale;
  subject: string;
  markdown: string;
  /** The link that ends the subscription; the same in the header and in the body. */
  unsubscribe: string;
  replyTo: string;
  siteUrl: string;
};

/** An issue for one subscriber. It contains no images and no rewritten links, so it has no tracking. */
export async function renderNewsletterIssue(issue: Issue): Promise<MailContent> {
  const { locale, subject, markdown, unsubscribe, replyTo, siteUrl } = issue;
  const words = wordsFor(locale).mail.newsletter.issue;
  const links = [
    { label: words.unsubscribe, href: unsubscribe },
    { label: words.privacy, href: new URL(href('privacy-policy', locale), siteUrl).href },
    { label: words.imprint, href: new URL(href('imprint', locale), siteUrl).href },
  ];
  const footer = (
    <>
      {words.why}
      {links.map((link) => (
        <Fragment key={link.label}>
          <br />
          <a href={link.href} style={mailStyles.quietLink}>
            {link.label}
          </a>
        </Fragment>
      ))}
    </>
  );
  const parts = await renderMail(
    <MailLayout lang={locale} brand={site.brand} heading={subject} preview={plainText(markdown)} footer={footer}>
      {drawer(locale, siteUrl)(blocksOf(markdown))}
    </MailLayout>,
  );
  return {
    ...parts,
    subject,
    language: locale,
    replyTo: { name: site.brand, address: replyTo },
    autoSubmitted: 'auto-generated',
    // RFC 2369 and RFC 8058: the mail client's unsubscribe button.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Renders the node types that features/newsletter/newsletterIssue.ts accepts. */
function drawer(locale: Locale, siteUrl: string) {
  const target = (url: string): string => {
    if (!url.startsWith('page:')) return url;
    const [name, hash] = url.slice('page:'.length).split('#');
    const page = pageIds.find((id) => id === name);
    if (!page) throw new Error(`An issue links to ${url}, which is no page`);
    return new URL(href(page, locale, hash), siteUrl).href;
  };

  const draw = (nodes: readonly IssueNode[]): ReactNode =>
    nodes.map((node, index) => <Fragment key={keyOf(index)}>{one(node)}</Fragment>);

  const one = (node: IssueNode): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'strong':
        return <strong>{draw(node.children)}</strong>;
      case 'emphasis':
        return <em>{draw(node.children)}</em>;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'break':
        return <br />;
      case 'link':
        return (
          <a href={target(node.url)} style={mailStyles.link}>
            {draw(node.children)}
          </a>
        );
      case 'paragraph':
        return <p style={mailStyles.text}>{draw(node.children)}</p>;
      case 'heading':
        return <h2 style={mailStyles.subheading}>{draw(node.children)}</h2>;
      case 'blockquote':
        return <blockquote style={mailStyles.quote}>{draw(node.children)}</blockquote>;
      case 'list': {
        const items = draw(node.children);
        return node.ordered ? <ol style={mailStyles.list}>{items}</ol> : <ul style={mailStyles.list}>{items}</ul>;
      }
      case 'listItem':
        // Tight list: its items are lines, not paragraphs.
        return (
          <li>
            {draw(node.children.flatMap<IssueNode>((child) => (child.type === 'paragraph' ? child.children : [child])))}
          </li>
        );
      case 'thematicBreak':
        return <hr style={mailStyles.rule} />;
      default:
        throw new Error(`An issue may not contain ${node.type}`);
    }
  };

  return draw;
}

/** Index keys are safe: rendered once, never reordered. */
const keyOf = (index: number) => `n${index}`;
