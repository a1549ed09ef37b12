// A searchable choice from a library in the language of the form.
import { libraryAttributes, optionChoiceKind } from '../concepts/option-choice.ts'
import { attributes } from '../field-attributes.ts'

/** As `autoselect`, over a language library. */
export const autoselectLangKind = optionChoiceKind(
  { ...libraryAttributes, autofields: attributes.autofields },
  { opensList: true },
)
