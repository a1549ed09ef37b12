// The checklist certificate that opens the explosives table (CON-110, CON-112).
import { optionChoiceKind } from '../concepts/option-choice.ts'

/** One of the company's checklist certificates. */
export const selectExplosiveKind = optionChoiceKind({}, { inRows: false, opensList: true })
