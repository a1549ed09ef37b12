// Whether a definition holds any rules; the code that works them out is fetched only where one does.
import type { FormDefinition, SectionDefinition } from '../definition.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import type { FormRules } from './form-rules.ts'

const provided: { rules: FormRules | null } = { rules: null }

/** Hands over what works rules out; `form-rules.ts` does so itself when it is imported. */
export const provideRules = (rules: FormRules): void => {
  provided.rules = rules
}

/** Whether what works rules out is loaded. */
export const areRulesAtHand = (): boolean => provided.rules !== null

/** What works rules out. Without it a form with rules is not judged at all, rather than judged without them. */
export const rulesAtHand = (): FormRules => {
  if (provided.rules === null) throw new Error('Rules of the form were not loaded')
  return provided.rules
}

/** Whether the definition calculates or checks anything. */
export const usesRules = ({ sections, renew_sections = [], checks }: FormDefinition): boolean =>
  checks !== undefined || [...sections, ...renew_sections].some(holdsRules)

const holdsRules = ({ checks, rows }: SectionDefinition): boolean =>
  checks !== undefined || rows.some(row => row.fields.some(isRuled))

const isRuled = ({ calculate, checks, row_checks, rows }: FieldDefinition): boolean =>
  calculate !== undefined ||
  checks !== undefined ||
  row_checks !== undefined ||
  rows?.some(row => row.fields.some(isRuled)) === true
