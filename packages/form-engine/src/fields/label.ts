// A static caption inside a form.
import { noValueKind } from '../concepts/no-value.ts'
import { captionAttributes } from '../field-attributes.ts'

/** Prints its title as text; holds no value. */
export const labelKind = noValueKind(captionAttributes, { inSummary: false, inRows: true, drawsOnlyItsBox: true })
