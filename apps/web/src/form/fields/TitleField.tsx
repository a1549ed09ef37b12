// A heading inside the form.
import { useNamePair } from '../../language/language.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useField } from '../use-form-store.ts'

/** The `title` kind. */
export const TitleField = ({ path, field }: FieldProps) => {
  const pair = useNamePair()
  const { title, subtitle } = pair(field.title)
  if (!useField(path).state.visible) return null
  return (
    <h3 className={styles.heading}>
      {title}
      {subtitle && (
        <span lang="en" className={styles.subtitle}>
          {subtitle}
        </span>
      )}
    </h3>
  )
}
