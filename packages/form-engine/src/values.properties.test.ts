import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { compileDefinition } from './compile.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { compareDecimals, readDecimal } from './decimal.ts'
import { parseDefinition } from './definition.ts'
import { deriveAnswers } from './derive.ts'
import type { Facts } from './facts.ts'
import { kindDescriptions } from './samples/kind-descriptions.ts'
import { validAnswers } from './samples/sample-answers.ts'
import { seeded } from './seeded-chance.ts'
import { compareAnswers, exportAnswers, summarise } from './summary.ts'
import { generatedForm } from './testing/generated-form.ts'
import { otherSpelling, respelled } from './testing/other-spellings.ts'
import { boundProblems, sanitizeAnswers, validateForm } from './validate.ts'
import { fieldStates, submittedAnswers } from './visibility.ts'
import { wordsToRemember } from './words.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../cases/facts.json', import.meta.url), 'utf8'))
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const runs = { numRuns: 300 }

/** Everything the engine says of answers. */
const verdict = (form: CompiledForm, answers: Answers) => ({
  states: fieldStates(form, answers),
  problems: validateForm(form, answers, facts),
  summary: summarise(form, answers, facts),
  exported: exportAnswers(form, answers, facts),
  sent: submittedAnswers(form, answers),
  words: wordsToRemember(form, answers, facts),
})

/** What the server makes of a request, as `send-request` does. */
const received = (form: CompiledForm, raw: Answers) => {
  const answers = deriveAnswers(form, sanitizeAnswers(form, raw), { ...facts, allLists: true })
  return {
    problems: [...boundProblems(form, raw), ...validateForm(form, answers, facts)],
    snapshot: submittedAnswers(form, answers),
  }
}

describe('the value behind a spelling', () => {
  it('[REQ-VALUE-01] [REQ-VALUE-04] decides alike however answers are spelled: states, problems, summary, export, snapshot', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const answers = deriveAnswers(form, validAnswers(form, facts, seeded(number + 1)), facts)
        const others = respelled(form, answers, seeded(number + 2))
        expect(verdict(form, others)).toEqual(verdict(form, answers))
        expect(compareAnswers(form, answers, others)).toEqual([])
      }),
      runs,
    )
  })

  it('[REQ-VALUE-04] takes a row of blanks for no row: a required table is still empty, and nothing of it is sent', () => {
    const cells = [{ fields: [{ type: 'string', name: 'c', _title: { mn: 'Нүд', en: 'Cell' } }] }]
    const form = formOf({ type: 'table', required: true, rows: cells })
    const blank = { f: [{ _id: 'r1', c: ' ' }] }
    expect(validateForm(form, blank, facts).map(({ code }) => code)).toEqual(['required_table'])
    const spelled = {
      f: [
        { _id: 'r1', c: ' ' },
        { _id: 'r2', c: 'үг' },
      ],
    }
    expect(submittedAnswers(form, spelled)).toEqual({ f: [{ _id: 'r2', c: 'үг' }] })
    expect(exportAnswers(form, spelled, facts)).toEqual(exportAnswers(form, { f: [spelled.f[1]] }, facts))
  })
  it('[REQ-VALUE-05] freezes the same on the server, whether it gets what was typed or what the browser sends', () => {
    fc.assert(
      fc.property(seed, number => {
        const form = generatedForm(seeded(number))
        const typed = respelled(form, validAnswers(form, facts, seeded(number + 1)), seeded(number + 2))
        const shown = deriveAnswers(form, typed, facts)
        const browser = received(form, submittedAnswers(form, shown))
        expect(browser).toEqual(received(form, typed))
        expect(browser).toEqual({ problems: validateForm(form, shown, facts), snapshot: submittedAnswers(form, shown) })
        expect(received(form, browser.snapshot)).toEqual(browser)
      }),
      runs,
    )
  })

  it.each(['string', 'number', 'phone', 'email', 'date', 'year', 'checkbox', 'file', 'table', 'statictable'])(
    '%s has another spelling to be tried',
    type => {
      const field = fieldOf(type)
      const tools = { random: seeded(3), facts, rows: () => [{ c: 'үг' }, { c: 'нэг' }] }
      const value = kindDescriptions[field.type].samples.valid(field.field, tools)
      const others = [1, 2, 3, 4, 5, 6].map(chance => otherSpelling(field, value, seeded(chance)))
      expect(others.some(other => JSON.stringify(other) !== JSON.stringify(value))).toBe(true)
    },
  )
})

describe('numbers', () => {
  const digits = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  const places = fc.integer({ min: 0, max: 6 })

  it('[REQ-VALUE-02] are ordered exactly, as whole numbers of their last digit are', () => {
    fc.assert(
      fc.property(digits, digits, places, (a, b, scale) => {
        const [one, other] = [a, b].map(units => readDecimal(decimalOf(units, scale)) ?? '')
        expect(Math.sign(compareDecimals(one ?? '', other ?? ''))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
      { numRuns: 1000 },
    )
  })

  it('[REQ-VALUE-02] tell neighbours apart that binary numbers take for one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 19n, max: 10n ** 20n }), units => {
        const [low, high] = [decimalOf(units, 6), decimalOf(units + 1n, 6)]
        expect(compareDecimals(readDecimal(low) ?? '', readDecimal(high) ?? '')).toBe(-1)
      }),
      runs,
    )
  })

  it('[REQ-VALUE-03] are read with blanks around and thousands apart alike, and never where they mean two things', () => {
    const read = (...texts: readonly string[]) => texts.map(text => readDecimal(text))
    expect(read(' 150 ', '1,234,567', '1 234 567.5', '1\u00a0234')).toEqual(['150', '1234567', '1234567.5', '1234'])
    expect(read('1,5', '12,34', '15 0', '1 234,567', '1.234.567', '1,234 567')).toEqual(Array(6).fill(null))
  })
  it('[REQ-VALUE-03] are read from any text without guessing: the value read is read again as itself', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e\u00a0'), maxLength: 12 })
    fc.assert(
      fc.property(signs, text => {
        const decimal = readDecimal(text)
        if (decimal === null) return
        expect(decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(readDecimal(decimal)).toBe(decimal)
        expect(text.replace(/[^0-9]/g, '').replace(/^0+|0+$/g, '')).toBe(
          decimal.replace(/[^0-9]/g, '').replace(/^0+|0+$/g, ''),
        )
      }),
      { numRuns: 2000 },
    )
  })
})

const decimalOf = (units: bigint, scale: number): string => {
  const text = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const point = text.length - scale
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${scale === 0 ? '' : `.${text.slice(point)}`}`
}

/** A form of one field, named `f`. */
const formOf = (field: object): CompiledForm => {
  const title = { mn: 'Талбар', en: 'Field' }
  const rows = [{ fields: [{ name: 'f', _title: title, ...field }] }]
  const parsed = parseDefinition({ _name: title, sections: [{ _title: title, rows }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const fieldOf = (type: string): CompiledField => {
  const title = { mn: 'Талбар', en: 'Field' }
  const options = ['a', 'b', 'c'].map(value => ({ value, label: title }))
  const cells = [{ fields: [{ type: 'string', name: 'c', _title: title }] }]
  const own: Record<string, object> = {
    checkbox: { options },
    table: { rows: cells },
    statictable: { rows: ['a', 'b'].map(name => ({ name, _title: title, ...cells[0] })) },
  }
  const field = formOf({ type, ...own[type] }).fields.get('f')
  if (field === undefined) throw new Error(`No form of one ${type}`)
  return field
}
