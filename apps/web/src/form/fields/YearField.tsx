// A year, typed or picked from a list with the latest years first.
import { TextControl } from '../controls/TextControl.tsx'
import { controlId } from '../field-ids.ts'
import type { FieldProps } from '../field-props.ts'
import { useFormStore } from '../use-form-store.ts'

/** How many past years the list offers; older ones are typed. */
const offeredYears = 60

/** The `year` kind. */
export const YearField = (props: FieldProps) => {
  const thisYear = Number(useFormStore().readFacts().today.slice(0, 4))
  const list = `${controlId(props.path)}-years`
  return (
    <TextControl {...props} inputMode="numeric" maxLength={4} list={list}>
      <datalist id={list}>
        {Array.from({ length: offeredYears }, (_, index) => String(thisYear + 1 - index)).map(year => (
          <option key={year} value={year} />
        ))}
      </datalist>
    </TextControl>
  )
}
