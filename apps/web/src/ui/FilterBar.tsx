import type { FormEvent, ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { FieldControl } from './control-props.ts'
import { Field } from './Field.tsx'
import styles from './FilterBar.module.css'
import { UnmarkedFields } from './unmarked.ts'

/** Filters over a list: what was typed is read from the form when it is sent; `key` it by the address it mirrors. */
export const FilterBar = ({
  label,
  submit,
  fields,
  onSubmit,
  children,
}: {
  readonly label: string
  readonly submit: string
  readonly fields: readonly {
    readonly label: string
    readonly error?: string | null | undefined
    readonly control: (control: FieldControl) => ReactNode
  }[]
  /** By name, without blanks around. */
  readonly onSubmit: (typed: Readonly<Record<string, string>>) => void
  /** Further acts beside the button. */
  readonly children?: ReactNode
}) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    onSubmit(Object.fromEntries(typed))
  }
  return (
    <search aria-label={label}>
      <form className={styles.bar} onSubmit={send} noValidate>
        <UnmarkedFields value={true}>
          {fields.map(field => (
            <Field key={field.label} label={field.label} error={field.error ?? null}>
              {field.control}
            </Field>
          ))}
        </UnmarkedFields>
        <div className={styles.acts}>
          <Button type="submit" icon="search">
            {submit}
          </Button>
          {children}
        </div>
      </form>
    </search>
  )
}
