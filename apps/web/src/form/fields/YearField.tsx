// A year, typed or picked from a list with the latest years first.
import { dayBounds } from '@khyanalt/form-engine/day-bounds'
import { TextControl } from '../controls/TextControl.tsx'
import { controlId } from '../field-ids.ts'
import type { FieldProps } from '../field-props.ts'
import { useFormStore } from '../use-form-store.ts'

/** How many years the list offers; older ones are typed. */
const offeredYears = 60

/** The `year` kind. */
export const YearField = (props: FieldProps) => {
  const { today } = useFormStore().readFacts()
  const { first, last } = dayBounds(props.field.field, today)
  const latest = Number((last ?? `${Number(today.slice(0, 4)) + 1}`).slice(0, 4))
  const years = Array.from({ length: offeredYears }, (_, index) => String(latest - index))
  const list = `${controlId(props.path)}-years`
  return (
    <TextControl {...props} inputMode="numeric" maxLength={4} list={list}>
      <datalist id={list}>
        {years
          .filter(year => first === null || year >= first.slice(0, 4))
          .map(year => (
            <option key={year} value={year} />
          ))}
      </datalist>
    </TextControl>
  )
}
