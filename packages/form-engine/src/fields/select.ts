// A choice from a served library or own options.
import { choiceAttributes, optionChoiceKind } from '../concepts/option-choice.ts'

/** One option of a library, or of the definition itself. */
export const selectKind = optionChoiceKind(choiceAttributes)
