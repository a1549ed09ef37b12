import styles from './FieldError.module.css'
import { Icon } from './Icon.tsx'
import { useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** What is wrong with one field; nothing when nothing is. */
export const FieldError = ({
  id,
  errors,
}: {
  readonly id?: string | undefined
  readonly errors: readonly string[]
}) => {
  const t = useUiText()
  if (errors.length === 0) return null
  return (
    <div id={id} className={styles.error}>
      <VisuallyHidden>{t('problem')}: </VisuallyHidden>
      {errors.map(error => (
        <span key={error} className={styles.line}>
          <Icon name="error" className={styles.icon} />
          {error}
        </span>
      ))}
    </div>
  )
}
