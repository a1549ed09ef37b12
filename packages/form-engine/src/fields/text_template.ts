// A sample text to copy, picked by another field's answer (REQ-FORM-21).
import { noValueKind } from '../concepts/no-value.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'

/** `options` holds the samples: `value` is the other field's answer, `label` the text; not part of the read-only view. */
export const textTemplateKind = noValueKind(
  { ...commonAttributes, options: attributes.options },
  { inSummary: false, inRows: false, drawsOnlyItsBox: false },
)
