import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import type { FieldControl } from './control-props.ts'
import { Field } from './Field.tsx'
import styles from './FilterBar.module.css'
import { FilterPanel } from './FilterPanel.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  // What stands in the fields at first is what is in force.
  useEffect(() => setCount(form.current ? typedIn(form.current).filter(([, value]) => value !== '').length : 0), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(Object.fromEntries(typedIn(event.currentTarget)))
  }
  return (
    <search aria-label={label}>
      <FilterPanel count={count}>
        <form ref={form} className={styles.bar} onSubmit={send} noValidate>
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
      </FilterPanel>
    </search>
  )
}

const typedIn = (form: HTMLFormElement): [name: string, text: string][] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
