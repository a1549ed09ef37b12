// A choice from a library in the language of the form.
import { libraryAttributes, optionChoiceKind } from '../concepts/option-choice.ts'

/** One option of a language library. */
export const selectLangKind = optionChoiceKind(libraryAttributes)
