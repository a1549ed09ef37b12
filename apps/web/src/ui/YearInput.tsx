import controlStyles from './control.module.css'
import type { ControlProps } from './control-props.ts'
import { NumberInput } from './NumberInput.tsx'

/** A year of four digits, typed. */
export const YearInput = (props: ControlProps<string, HTMLInputElement>) => (
  <NumberInput {...props} maxLength={4} className={controlStyles.short} />
)
