import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAnswers } from './derive.ts'
import type { Facts } from './facts.ts'
import { validAnswers } from './samples/sample-answers.ts'
import { seeded } from './seeded-chance.ts'
import { forged, lockedPaths } from './testing/forged-answers.ts'
import { generatedForm } from './testing/generated-form.ts'
import { validateForm } from './validate.ts'
import { submittedAnswers } from './visibility.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../cases/facts.json', import.meta.url), 'utf8'))
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const runs = { numRuns: 200 }

describe('what a person cannot type', () => {
  it('[REQ-DERIVED-01] [REQ-DERIVED-02] changes nothing that is sent or judged, whatever is forged into it', () => {
    let tried = 0
    fc.assert(
      fc.property(seed, fc.jsonValue({ maxDepth: 3 }), (number, forgery) => {
        const form = generatedForm(seeded(number))
        const answers = deriveAnswers(form, validAnswers(form, facts, seeded(number + 1)), facts)
        const honest = submittedAnswers(form, answers)
        for (const path of lockedPaths(form, answers)) {
          tried += 1
          const derived = deriveAnswers(form, forged(form, answers, path, forgery), facts)
          expect([path, submittedAnswers(form, derived)]).toEqual([path, honest])
          expect(validateForm(form, derived, facts)).toEqual(validateForm(form, answers, facts))
        }
      }),
      runs,
    )
    expect(tried).toBeGreaterThan(100)
  })

  it('is settled at once: deriving again changes nothing, not even the object', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const derived = deriveAnswers(form, validAnswers(form, facts, seeded(number + 1)), facts)
        expect(deriveAnswers(form, derived, facts)).toBe(derived)
      }),
      runs,
    )
  })
})
