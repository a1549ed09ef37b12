// A heading inside a form.
import { noValueKind } from '../concepts/no-value.ts'
import { captionAttributes } from '../field-attributes.ts'

/** Prints its title as a heading, in the read-only view too; holds no value. */
export const titleKind = noValueKind(captionAttributes, { inSummary: true, inRows: true, drawsOnlyItsBox: true })
