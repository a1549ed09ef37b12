// A line of text, whatever its alphabet; the keyboard of a phone fits the kind.
import type { TextFormat } from '@khyanalt/domain/text-format'
import type { ComponentProps, ReactNode } from 'react'
import { TextInput } from '../../ui/TextInput.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'

/** Keys and helps that fit a shape: nothing is spelled or begun with a capital that is no word. */
const inputsOfFormat = {
  model: { spellCheck: false },
  identifier: { spellCheck: false, autoCapitalize: 'characters' },
  document_number: { spellCheck: false, autoCapitalize: 'characters' },
  email: { spellCheck: false, autoCapitalize: 'none', inputMode: 'email' },
  web_address: { spellCheck: false, autoCapitalize: 'none', inputMode: 'url' },
  iban: { spellCheck: false, autoCapitalize: 'characters' },
  time_of_day: { spellCheck: false },
  international_phone: { spellCheck: false, inputMode: 'tel' },
} as const satisfies Record<
  TextFormat,
  Pick<ComponentProps<typeof TextInput>, 'spellCheck' | 'autoCapitalize' | 'inputMode'>
>

type TextControlProps = FieldProps & {
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email'
  readonly maxLength?: number
  readonly autoComplete?: string
  /** Id of a list of suggestions. */
  readonly list?: string
  /** Called when the person comes to the field, before anything is typed. */
  readonly onEnter?: () => void
  /** Puts in order what was typed, once the person leaves the field. */
  readonly tidy?: (text: string) => string
  readonly children?: ReactNode
}

/** A single-line input in its frame. */
export const TextControl = ({
  path,
  field,
  inputMode,
  maxLength,
  autoComplete,
  list,
  onEnter,
  tidy,
  children,
}: TextControlProps) => {
  const control = useControl(path)
  const { value } = control.view
  const { format, autocomplete } = field.field
  const leave = () => {
    const tidied = typeof value === 'string' ? tidy?.(value) : undefined
    if (tidied !== undefined && tidied !== value) control.setValue(tidied)
    control.leave()
  }
  return (
    <FieldFrame field={field} control={control}>
      <TextInput
        id={control.id}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={control.setValue}
        onFocus={onEnter}
        onBlur={leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
        {...(format && inputsOfFormat[format])}
        autoComplete={autocomplete ?? autoComplete ?? 'off'}
        {...(inputMode && { inputMode })}
        maxLength={maxLength}
        list={list}
      />
      {children}
    </FieldFrame>
  )
}
