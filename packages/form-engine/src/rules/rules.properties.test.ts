import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers.ts'
import { affectedBy, compileDefinition } from '../compile.ts'
import { parseDefinition } from '../definition.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import { sameJson } from '../same-json.ts'
import { drawnAnswers } from '../samples/sample-answers.ts'
import { seeded } from '../seeded-chance.ts'
import { forged, lockedPaths } from '../testing/forged-answers.ts'
import { generatedRules } from '../testing/generated-rules.ts'
import { respelled } from '../testing/other-spellings.ts'
import { validateField, validateForm, validateStep } from '../validate.ts'
import { fieldStates, submittedAnswers } from '../visibility.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../../cases/facts.json', import.meta.url), 'utf8'))
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const runs = { numRuns: 200 }
const answered = (number: number) => {
  const form = generatedRules(seeded(number))
  return { form, answers: deriveAnswers(form, drawnAnswers(form, facts, seeded(number + 1)), facts) }
}

describe('rules', () => {
  it('[REQ-EXPR-05] give the same values whatever is forged into them', () => {
    let tried = 0
    fc.assert(
      fc.property(seed, fc.jsonValue({ maxDepth: 3 }), (number, forgery) => {
        const { form, answers } = answered(number)
        for (const path of lockedPaths(form, answers)) {
          tried += 1
          const derived = deriveAnswers(form, forged(form, answers, path, forgery), facts)
          expect([path, submittedAnswers(form, derived)]).toEqual([path, submittedAnswers(form, answers)])
        }
      }),
      runs,
    )
    expect(tried).toBeGreaterThan(500)
  })

  it('[REQ-EXPR-05] are settled at once: deriving again changes nothing, not even the object', () => {
    fc.assert(
      fc.property(seed, number => {
        const { form, answers } = answered(number)
        expect(deriveAnswers(form, answers, facts)).toBe(answers)
      }),
      runs,
    )
  })

  it('[REQ-EXPR-03] judge every spelling of the same values alike', () => {
    fc.assert(
      fc.property(seed, number => {
        const { form, answers } = answered(number)
        const other = deriveAnswers(form, respelled(form, answers, seeded(number + 2)), facts)
        expect(validateForm(form, other, facts)).toEqual(validateForm(form, answers, facts))
      }),
      runs,
    )
  })

  it('[REQ-EXPR-06] judge a form as the sum of its steps, fields and cells', () => {
    let found = 0
    fc.assert(
      fc.property(seed, number => {
        const { form, answers } = answered(number)
        const whole = validateForm(form, answers, facts)
        found += whole.filter(({ code }) => code === 'check_failed').length
        expect(form.steps.flatMap(step => validateStep(form, step.index, answers, facts))).toEqual(whole)
        expect([...form.fields.keys()].flatMap(name => validateField(form, name, answers, facts))).toEqual(whole)
        for (const { path } of whole) {
          expect(validateField(form, path, answers, facts)).toEqual(
            whole.filter(problem => problem.path === path || problem.path.startsWith(`${path}/`)),
          )
        }
      }),
      runs,
    )
    expect(found).toBeGreaterThan(50)
  })

  it('[REQ-EXPR-05] change no value, state or problem but those that a change says it affects', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom('n0', 'n1', 'y', 'd', 's', 't', 'z'), (number, name) => {
        const { form, answers } = answered(number)
        const changed = deriveAnswers(form, { ...answers, [name]: undefined }, facts)
        const told = new Set([name, ...affectedBy(form, name)])
        const [before, after] = [fieldStates(form, answers), fieldStates(form, changed)]
        for (const other of form.fields.keys()) {
          const same =
            sameJson(answers[other], changed[other]) &&
            sameJson(before.get(other), after.get(other)) &&
            sameJson(validateField(form, other, answers, facts), validateField(form, other, changed, facts))
          if (!same) expect(told).toContain(other)
        }
      }),
      runs,
    )
  })

  it('[REQ-EXPR-04] are worked out over any answers without throwing', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 9, maxLength: 9 }), (number, junk) => {
        const form = generatedRules(seeded(number))
        const names = ['n0', 'n1', 'y', 'd', 's', 't', 'z', 'c0', 'w0']
        const answers: Answers = Object.fromEntries(names.map((name, index) => [name, junk[index]]))
        const derived = deriveAnswers(form, answers, facts)
        expect(validateForm(form, derived, facts).every(({ path }) => typeof path === 'string')).toBe(true)
      }),
      runs,
    )
  })

  it('[REQ-EXPR-04] are read from any JSON without throwing, each problem at its place', () => {
    const key = fc.constantFrom('field', 'add', 'all', 'sum', 'over', 'if', 'day', 'oneOf', 'filled', 'digits', 'x')
    const { hostile } = fc.letrec(tie => ({
      hostile: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.dictionary(key, tie('hostile'), { maxKeys: 3 }),
        fc.array(tie('hostile'), { maxLength: 3 }),
      ),
    }))
    fc.assert(
      fc.property(hostile, hostile, (calculate, that) => {
        const parsed = parseDefinition({
          _name: title,
          sections: [
            {
              _title: title,
              rows: [{ fields: [{ type: 'number', name: 'n', _title: title, calculate }] }],
              checks: [{ that, say: title }],
            },
          ],
        })
        if (parsed.ok) deriveAnswers(compileDefinition(parsed.definition, { renew: false }), { n: '1' }, facts)
        else for (const { path } of parsed.problems) expect(path).toMatch(/^$|^sections\/0\//)
      }),
      runs,
    )
  })
})

describe('the dearest rules that a form may hold', () => {
  it('[REQ-EXPR-04] cost a keystroke little beside a thousand rows', () => {
    const part = { multiply: [{ field: 'qty' }, { field: 'qty' }, { field: 'qty' }] }
    const worth = { add: Array.from({ length: 20 }, () => part) }
    const table = {
      type: 'table',
      name: 't',
      _title: title,
      rows: [{ fields: [{ type: 'number', name: 'qty', _title: title }] }],
    }
    const calculated = Array.from({ length: 3 }, (_, index) => ({
      type: 'number',
      name: `c${index}`,
      _title: title,
      calculate: { add: [index, { sum: worth, over: 't' }] },
    }))
    const parsed = parseDefinition({
      _name: title,
      sections: [{ _title: title, rows: [{ fields: [table, ...calculated] }] }],
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const form = compileDefinition(parsed.definition, { renew: false })
    const { t, reads } = countedRows()
    expect(deriveAnswers(form, { t } as Answers, facts)).toHaveProperty('c2')
    const typed = t.map((row, index) => (index === 500 ? { ...row, qty: '7' } : row))
    const before = reads()
    expect(deriveAnswers(form, { t: typed } as Answers, facts)).toHaveProperty('c2')
    // The rows that stand as they were are known; each rule over all of them would read sixty thousand quantities again.
    expect(reads() - before).toBeLessThan(10_000)
  })

  it('[REQ-EXPR-04] add up a table once, however many rows ask for their share', () => {
    const qty = { type: 'number', name: 'qty', _title: title }
    const sum = { sum: { field: 'qty' }, over: 't' }
    const shares = [1, 2, 3].map(part => ({
      ...qty,
      name: `share${part}`,
      calculate: { divide: [{ multiply: [{ field: 'qty' }, part] }, sum] },
    }))
    const table = { type: 'table', name: 't', _title: title, rows: [{ fields: [qty, ...shares] }] }
    const parsed = parseDefinition({ _name: title, sections: [{ _title: title, rows: [{ fields: [table] }] }] })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const form = compileDefinition(parsed.definition, { renew: false })
    const { t, reads } = countedRows()
    expect(deriveAnswers(form, { t } as Answers, facts)).toHaveProperty('t.0.share3')
    // Each share would add the thousand up anew: three million reads.
    expect(reads()).toBeLessThan(50_000)
  })
})

const title = { mn: 'Маягт', en: 'Form' }

/** A thousand rows that count how often their quantities are read. */
const countedRows = () => {
  let count = 0
  const counted = (row: object) =>
    new Proxy(row, {
      get: (target, key) => {
        if (key === 'qty') count += 1
        return Reflect.get(target, key)
      },
    })
  const t = Array.from({ length: 1000 }, (_, index) => counted({ _id: `r${index}`, qty: `${index}.5` }))
  return { t, reads: () => count }
}
