// A line of text, whatever its alphabet; the keyboard of a phone fits the kind.
import type { ReactNode } from 'react'
import { TextInput } from '../../ui/TextInput.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'

type TextControlProps = FieldProps & {
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email'
  readonly maxLength?: number
  readonly autoComplete?: string
  /** Id of a list of suggestions. */
  readonly list?: string
  /** Called when the person comes to the field, before anything is typed. */
  readonly onEnter?: () => void
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
  children,
}: TextControlProps) => {
  const control = useControl(path)
  const { value } = control.view
  return (
    <FieldFrame field={field} control={control}>
      <TextInput
        id={control.id}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={control.setValue}
        onFocus={onEnter}
        onBlur={control.leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
        autoComplete={autoComplete ?? 'off'}
        inputMode={inputMode}
        maxLength={maxLength}
        list={list}
      />
      {children}
    </FieldFrame>
  )
}
