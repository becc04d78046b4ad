import { FieldWrapper } from '../../../components/ui/FieldWrapper.tsx';
import styles from './OwnImageField.module.css';

/** No `name`: the file is never submitted. */
export function OwnImageField({ label, hint }: { label: string; hint: string }) {
  return (
    <FieldWrapper id="look-image" label={label} hint={hint}>
      <input
        type="file"
        id="look-image"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby="look-image-hint"
        className={styles.file}
        data-image
      />
      <p id="look-image-error" role="alert" className={styles.error} data-error-of="image" />
    </FieldWrapper>
  );
}
