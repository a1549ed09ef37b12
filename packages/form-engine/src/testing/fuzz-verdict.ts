// What the engine says of generated forms and answers, as text, so that two places can be told apart by a seed alone.
import type { Answers } from '../answers.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import { drawnAnswers } from '../samples/sample-answers.ts'
import { seeded } from '../seeded-chance.ts'
import { exportAnswers, summarise } from '../summary.ts'
import { boundProblems, sanitizeAnswers, validateForm } from '../validate.ts'
import { fieldStates, submittedAnswers } from '../visibility.ts'
import { generatedForm } from './generated-form.ts'
import { generatedRules } from './generated-rules.ts'
import { respelled } from './other-spellings.ts'

/** The verdict on one form, answers that fit it, other spellings of them, and answers exchanged among its fields. */
export const fuzzVerdict = (seed: number, facts: Facts): string => {
  const form = seed % 2 === 0 ? generatedRules(seeded(seed)) : generatedForm(seeded(seed))
  const fitting = drawnAnswers(form, facts, seeded(seed + 1))
  const values = Object.values(fitting)
  const exchanged: Answers = Object.fromEntries(
    Object.keys(fitting).map((name, index) => [name, values[(index * 7 + seed) % values.length]]),
  )
  const verdicts = [fitting, respelled(form, fitting, seeded(seed + 2)), exchanged].map(raw => {
    const derived = deriveAnswers(form, sanitizeAnswers(form, raw), facts)
    return {
      derived,
      problems: [...boundProblems(form, raw), ...validateForm(form, derived, facts)],
      states: [...fieldStates(form, derived)],
      submitted: submittedAnswers(form, derived),
      summary: summarise(form, derived, facts),
      exported: exportAnswers(form, derived, facts),
    }
  })
  return JSON.stringify(verdicts)
}
