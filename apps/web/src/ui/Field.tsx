import { type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import type { FieldControl } from './control-props.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { useUiText } from './ui-texts.ts'
import { UnmarkedFields } from './unmarked.ts'

export type FieldProps = {
  readonly label: ReactNode
  /** The English line beneath the label. */
  readonly sublabel?: string | null | undefined
  readonly help?: ReactNode
  /** What is wrong, shown above the control. */
  readonly error?: string | readonly string[] | null | undefined
  readonly required?: boolean | undefined
  /** Id of the control; the label and error links lead to it. */
  readonly id?: string | undefined
  readonly hideLabel?: boolean | undefined
  readonly className?: string | undefined
}

/** Label above, error above the control, help beneath it: `<Field label="Нэр">{c => <TextInput {...c} />}</Field>`. */
export const Field = ({
  label,
  sublabel,
  help,
  error,
  required = false,
  id,
  hideLabel = false,
  className,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) => {
  const ownId = useId()
  const t = useUiText()
  const unmarked = use(UnmarkedFields)
  const controlId = id ?? ownId
  const errors = typeof error === 'string' ? [error] : (error ?? [])
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const describedBy = classNames(errors.length > 0 && errorId, Boolean(help) && helpId) || undefined
  return (
    <div className={classNames(styles.field, errors.length > 0 && styles.wrong, className)}>
      <label htmlFor={controlId} className={hideLabel ? styles.hidden : styles.label}>
        {label}
        {!required && !unmarked && <span className={styles.optional}> ({t('optional')})</span>}
        {sublabel && (
          <span lang="en" className={styles.sublabel}>
            {sublabel}
          </span>
        )}
      </label>
      <FieldError id={errorId} errors={errors} />
      {children({ id: controlId, describedBy, invalid: errors.length > 0, required })}
      {help && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  )
}
