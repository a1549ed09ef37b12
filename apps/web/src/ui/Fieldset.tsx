import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './FieldError.tsx'
import styles from './Fieldset.module.css'
import { useUiText } from './ui-texts.ts'

/** Several controls that answer one question; `required: undefined` says nothing about it. */
export const Fieldset = ({
  legend,
  sublegend,
  help,
  error,
  required,
  id,
  size = 'm',
  hideLegend = false,
  children,
}: {
  readonly legend: ReactNode
  readonly sublegend?: string | null | undefined
  readonly help?: ReactNode
  readonly error?: string | readonly string[] | null | undefined
  readonly required?: boolean | undefined
  readonly id?: string | undefined
  readonly hideLegend?: boolean | undefined
  readonly size?: 'm' | 'l' | undefined
  readonly children: ReactNode
}) => {
  const ownId = useId()
  const t = useUiText()
  const errors = typeof error === 'string' ? [error] : (error ?? [])
  const base = id ?? ownId
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classNames(styles.fieldset, errors.length > 0 && styles.wrong)}
      aria-describedby={classNames(errors.length > 0 && `${base}-error`, Boolean(help) && `${base}-help`) || undefined}
    >
      <legend className={hideLegend ? styles.hidden : classNames(styles.legend, size === 'l' && styles.large)}>
        {legend}
        {required === false && <span className={styles.optional}> ({t('optional')})</span>}
        {sublegend && (
          <span lang="en" className={styles.sublegend}>
            {sublegend}
          </span>
        )}
      </legend>
      {help && (
        <div id={`${base}-help`} className={styles.help}>
          {help}
        </div>
      )}
      <FieldError id={`${base}-error`} errors={errors} />
      {children}
    </fieldset>
  )
}
