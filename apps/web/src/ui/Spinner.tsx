import styles from './Spinner.module.css'
import { useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Something short is going on; `label` is said, not shown. Give null where words already stand beside it. */
export const Spinner = ({
  label,
  size = 'm',
}: {
  readonly label?: string | null | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
}) => {
  const t = useUiText()
  return (
    <span className={styles.box}>
      <span className={`${styles.spinner} ${styles[size]}`} aria-hidden="true" />
      {label !== null && <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>}
    </span>
  )
}
