import type { ComponentType, ReactNode, SVGProps } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import PencilLine from '~icons/lucide/pencil-line';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

type Kind = 'info' | 'draft' | 'success' | 'error';

type NoticeProps = {
  kind?: Kind;
  title?: string;
  /** Announced when it appears: for content that a script or a response adds, not for static text. */
  live?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

const icons = { info: Info, draft: PencilLine, success: CircleCheck, error: CircleAlert } satisfies Record<
  Kind,
  ComponentType<SVGProps<SVGSVGElement>>
>;

/** A message beside the text: information, "draft", success or failure. */
export function Notice({ kind = 'info', title, live = false, className, children }: NoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[kind], className)}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icons[kind]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
