// A single choice as radio buttons.
import { optionChoiceKind } from '../concepts/option-choice.ts'
import { attributes } from '../field-attributes.ts'

/** One of the definition's own options. */
export const radioKind = optionChoiceKind({ options: attributes.options })
