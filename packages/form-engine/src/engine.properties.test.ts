import { readFileSync } from 'node:fs'
import { lookAlikes } from '@khyanalt/domain/look-alikes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownValue } from './answers.ts'
import { affectedBy } from './compile.ts'
import { parseDefinition } from './definition.ts'
import { deriveAnswers } from './derive.ts'
import { explain } from './explain.ts'
import type { Facts } from './facts.ts'
import { fieldTypes } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'
import { patchAnswers, patchBetween, prefillAnswers } from './prefill.ts'
import { sameJson } from './same-json.ts'
import { validAnswers } from './samples/sample-answers.ts'
import { seeded } from './seeded-chance.ts'
import { compareAnswers, exportAnswers, summarise } from './summary.ts'
import { generatedDefinition, generatedForm, invalidSample } from './testing/generated-form.ts'
import { boundProblems, sanitizeAnswers, validateField, validateForm, validateStep } from './validate.ts'
import { fieldStates, isVisible, submittedAnswers, visibleFields } from './visibility.ts'
import { wordsToRemember } from './words.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../cases/facts.json', import.meta.url), 'utf8'))
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const runs = { numRuns: 150 }

describe('the engine', () => {
  it('[D10] reads any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), json => parseDefinition(json).ok === false),
      runs,
    )
  })

  it('[D10] reads a damaged definition without throwing', () => {
    fc.assert(
      fc.property(seed, fc.string(), fc.jsonValue(), (number, key, value) => {
        const definition = structuredClone(generatedDefinition(seeded(number)))
        damage(definition, number, key, value)
        expect(typeof parseDefinition(definition).ok).toBe('boolean')
      }),
      runs,
    )
  })

  it('[B1] judges any answers without throwing, each problem at a text path', () => {
    fc.assert(
      fc.property(seed, fc.jsonValue({ maxDepth: 5 }), (number, json) => {
        const form = generatedForm(seeded(number))
        const answers = Object.fromEntries([...form.fields.keys()].map((name, index) => [name, partOf(json, index)]))
        for (const given of [json, answers]) {
          expect(validateForm(form, given, facts).every(({ path }) => typeof path === 'string')).toBe(true)
          const kept = sanitizeAnswers(form, given)
          summarise(form, kept, facts)
          exportAnswers(form, kept, facts)
          compareAnswers(form, kept, answers)
          wordsToRemember(form, kept, facts)
          prefillAnswers(form, kept, facts)
        }
      }),
      runs,
    )
  })

  it('[B5] reports every answer that it does not keep', () => {
    fc.assert(
      fc.property(seed, fc.jsonValue({ maxDepth: 8 }), (number, json) => {
        const form = generatedForm(seeded(number))
        const raw = Object.fromEntries([...form.fields.keys()].map((name, index) => [name, partOf(json, index)]))
        const kept = sanitizeAnswers(form, raw)
        const reported = new Set(boundProblems(form, raw).map(({ path }) => path.split('/')[0]))
        for (const { name, kind } of form.fields.values()) {
          if (kind.holds === 'answer' && !Object.hasOwn(kept, name)) expect(reported).toContain(name)
        }
        expect(boundProblems(form, kept)).toEqual([])
      }),
      runs,
    )
  })

  it('[L5] proposes a text of the same length that holds no look-alike any more', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'АBСEНKМOРTХYӨҮЄЇаeоpсyх12-/ЖQ'), maxLength: 12 })
    fc.assert(
      fc.property(letters, fc.constantFrom('cyrillic', 'latin'), (text, alphabet) => {
        const found = lookAlikes(text, alphabet)
        if (found === null) return
        expect([...found.proposal]).toHaveLength([...text].length)
        expect([...text].filter((letter, index) => letter !== [...found.proposal][index])).toHaveLength(
          found.positions.length,
        )
        expect(lookAlikes(found.proposal, alphabet)).toBeNull()
      }),
      runs,
    )
  })

  it('[V5] converges: hiding what is hidden changes nothing more', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = validAnswers(form, facts, seeded(number + 1))
        const sent = submittedAnswers(form, answers)
        expect([...visibleFields(form, sent)]).toEqual([...visibleFields(form, answers)])
        expect(submittedAnswers(form, sent)).toEqual(sent)
      }),
      runs,
    )
  })

  it('[V7] never sends the answer of a field that does not apply', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = validAnswers(form, facts, seeded(number + 1))
        const states = fieldStates(form, answers)
        for (const name of Object.keys(submittedAnswers(form, answers))) expect(states.get(name)?.applies).toBe(true)
      }),
      runs,
    )
  })

  it('[T1] finds no problem in valid samples of every kind', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = deriveAnswers(form, validAnswers(form, facts, seeded(number + 1)), facts)
        expect(validateForm(form, answers, facts)).toEqual([])
      }),
      runs,
    )
  })

  it('[T1] finds a problem in invalid samples of every kind that is shown', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = validAnswers(form, facts, seeded(number + 1))
        for (const field of form.fields.values()) {
          const value = invalidSample(field, facts, seeded(number + 2))
          const changed = { ...answers, [field.name]: value }
          if (value === undefined || !isVisible(form, field.name, changed)) continue
          expect(validateField(form, field.name, changed, facts)).not.toEqual([])
        }
      }),
      runs,
    )
  })

  it('[C4] touches nothing but what it says a change affects', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = validAnswers(form, facts, seeded(number + 1))
        const [name = 'y0'] = [...form.fields.keys()].toSorted(() => seeded(number)() - 0.5)
        const changed = { ...answers, [name]: undefined }
        const [before, after] = [fieldStates(form, answers), fieldStates(form, changed)]
        const touched = [...before.keys()].filter(other => !sameJson(before.get(other), after.get(other)))
        expect(affectedBy(form, name)).toEqual(expect.arrayContaining(touched))
      }),
      runs,
    )
  })

  it('[R1] judges a form as the sum of its steps and its fields', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = { y0: 'yes' }
        const whole = validateForm(form, answers, facts)
        expect(form.steps.flatMap(step => validateStep(form, step.index, answers, facts))).toEqual(whole)
        expect([...form.fields.keys()].flatMap(name => validateField(form, name, answers, facts))).toEqual(whole)
      }),
      runs,
    )
  })

  it('[X1] explains every hidden, locked and required field with a reason', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        for (const name of form.fields.keys()) {
          const explanation = explain(form, name, { y0: 'no' })
          const isPlain = explanation?.enabled === true && !explanation.required
          expect((explanation?.reasons.length ?? 0) > 0).toBe(!isPlain)
        }
      }),
      runs,
    )
  })

  it('[G3] reaches the later answers by the patch between', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (before, after) => {
          const [base, goal] = [patchAnswers({}, before), patchAnswers({}, after)]
          expect(sameJson(patchAnswers(base, patchBetween(base, goal)), goal)).toBe(true)
        },
      ),
      runs,
    )
  })

  it('[C1] sees no change between answers and themselves', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = validAnswers(form, facts, seeded(number + 1))
        expect(compareAnswers(form, answers, structuredClone(answers))).toEqual([])
      }),
      runs,
    )
  })
})

describe('each kind', () => {
  it.each(fieldTypes)('[R8] %s finds its own empty value empty', type => {
    const kind = kindOf(type)
    expect(kind.isEmpty(kind.emptyValue)).toBe(true)
    expect(kind.isEmpty(ownValue({}, 'absent'))).toBe(true)
  })
})

/** A part of a value: an element of a list or record, the value itself otherwise. */
const partOf = (json: unknown, index: number): unknown => {
  const parts = typeof json === 'object' && json !== null ? Object.values(json) : []
  return parts.length > 0 ? parts[index % parts.length] : json
}

/** Puts a value under a key somewhere in the definition. */
const damage = (definition: unknown, number: number, key: string, value: unknown): void => {
  const random = seeded(number)
  let place: unknown = definition
  for (let depth = Math.floor(random() * 8); depth > 0; depth -= 1) {
    const parts = typeof place === 'object' && place !== null ? Object.values(place) : []
    const next = parts[Math.floor(random() * parts.length)]
    if (typeof next !== 'object' || next === null) break
    place = next
  }
  const keys = Object.keys(Object(place))
  const target = random() < 0.5 ? key : (keys[Math.floor(random() * keys.length)] ?? key)
  // The length of a list is no key of JSON and cannot be defined anew.
  if (Array.isArray(place) && target === 'length') return
  Object.defineProperty(place, target, { value, enumerable: true, configurable: true, writable: true })
}
