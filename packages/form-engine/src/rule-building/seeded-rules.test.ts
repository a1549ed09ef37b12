// Every rule of the seeded services, as a sentence and in the builder.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../answers.ts'
import { sentencesOf } from './form-sentences.ts'
import type { RulePlace } from './rule-choices.ts'
import { readRuleForms } from './rule-form.ts'
import { readCondition, readStatement, readTerm, type TypeOf } from './rule-reading.ts'
import { askedFrom } from './rule-words.ts'

const typesAt =
  (place: RulePlace): TypeOf =>
  (name, ofForm, over) =>
    askedFrom(place, name, ofForm, over)?.type ?? null

describe('rules that experts wrote', () => {
  const folder = new URL('../../../../apps/server/seeds/reference/services/', import.meta.url)
  const bodies = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => ({ name, body: JSON.parse(readFileSync(new URL(name, folder), 'utf8')).body as unknown }))

  it('[REQ-SENTENCE-02] of all seeded services are read by the builder and written back the same', () => {
    const strange: string[] = []
    let tried = 0
    for (const { name, body } of bodies) {
      for (const form of readRuleForms(body)) {
        const typeOf = typesAt({ form, cells: null, says: 'expression', self: null })
        const judge = (read: unknown, json: unknown) => {
          tried += 1
          if (read === null) strange.push(`${name} ${JSON.stringify(json)}`)
        }
        const each = (json: unknown): void => {
          if (Array.isArray(json)) for (const part of json) each(part)
          if (!isRecord(json)) return
          for (const [key, value] of Object.entries(json)) {
            if (key === 'when' && isRecord(value))
              for (const rule of Object.values(value)) judge(readCondition(rule, typeOf), rule)
            else if (key === 'calculate') judge(readTerm(value) ?? readStatement(value, typeOf), value)
            else if (key === 'checks' || key === 'row_checks') {
              for (const one of value as readonly { that: unknown }[]) judge(readStatement(one.that, typeOf), one.that)
            } else if (key !== 'cases') each(value)
          }
        }
        each(form.list === 'sections' && isRecord(body) ? body.sections : isRecord(body) ? body.renew_sections : [])
      }
    }
    expect(strange).toEqual([])
    expect(tried).toBeGreaterThan(80)
  })

  it('[REQ-SENTENCE-01] of all seeded services read without a key', () => {
    for (const { body } of bodies) {
      for (const { words, about } of sentencesOf(body)) {
        expect(words.en).not.toMatch(/_|…|gone|undefined|without a title/)
        expect(about.length).toBeGreaterThan(0)
      }
    }
  })
})
