import type { ComponentProps } from 'react';
import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './FreePage.module.css';

type FreePageOpeningProps = {
  trail: ComponentProps<typeof Breadcrumbs>;
  text: { title: string; lead: string };
  button: NavLink | undefined;
};

/** Breadcrumbs, headline and an optional button. */
export const FreePageOpening = ({ trail, text, button }: FreePageOpeningProps) => (
  <Section labelledBy="page-title" className={styles.words}>
    <Breadcrumbs {...trail} />
    <SectionHead level={1} id="page-title" title={text.title} lead={text.lead} />
    {button && <Button href={button.href}>{button.label}</Button>}
  </Section>
);
