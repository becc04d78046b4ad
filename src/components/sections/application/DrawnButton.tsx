import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DrawnButton.module.css';

type DrawnButtonProps = { icon?: ComponentProps<typeof Icon>['of']; solid?: boolean; children: ReactNode };

/** A button in the picture of the application. Not a control. */
export const DrawnButton = ({ icon, solid = false, children }: DrawnButtonProps) => (
  <span className={classes(styles.button, solid && styles.solid)}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
);
