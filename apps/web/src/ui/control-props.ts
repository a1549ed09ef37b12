import type { Ref } from 'react'

/** What `Field` hands to the control inside it. */
export type FieldControl = {
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly required?: boolean | undefined
}

/** What every control takes: the value in, the change out, and what `Field` says about it. */
export type ControlProps<Value, Element = HTMLElement> = FieldControl & {
  readonly name?: string | undefined
  readonly value?: Value | undefined
  readonly onChange?: ((value: Value) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly ref?: Ref<Element> | undefined
}

/** The attributes a native control gets from these properties. */
export const nativeControl = ({
  id,
  name,
  describedBy,
  invalid,
  required,
  disabled,
  onBlur,
}: ControlProps<never, never> | Omit<ControlProps<unknown, never>, 'onChange' | 'ref'>) => ({
  id,
  name,
  disabled,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  // Not the native attribute: its bubbles speak the browser's language and hide our own messages.
  'aria-required': required || undefined,
})
