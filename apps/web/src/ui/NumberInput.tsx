import { classNames } from './class-names.ts'
import type { ControlProps } from './control-props.ts'
import styles from './NumberInput.module.css'
import { TextInput } from './TextInput.tsx'

/**
 * A number as text: the browser's own number field swallows letters and turns by the wheel, so that what was typed
 * could not be shown back with its error.
 */
export const NumberInput = ({
  decimal = false,
  className,
  ...rest
}: ControlProps<string, HTMLInputElement> & {
  readonly defaultValue?: string | undefined
  readonly decimal?: boolean | undefined
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly className?: string | undefined
}) => (
  <TextInput
    {...rest}
    inputMode={decimal ? 'decimal' : 'numeric'}
    autoComplete="off"
    spellCheck={false}
    className={classNames(styles.number, className)}
  />
)
