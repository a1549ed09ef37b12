// A searchable choice from a library or own options.
import { choiceAttributes, optionChoiceKind } from '../concepts/option-choice.ts'
import { attributes } from '../field-attributes.ts'

/** One option found by typing; its data is copied into the fields named in `autofields`. */
export const autoselectKind = optionChoiceKind(
  { ...choiceAttributes, autofields: attributes.autofields },
  { opensList: true },
)
