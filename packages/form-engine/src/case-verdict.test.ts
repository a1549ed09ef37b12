import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type EngineCase, verdictOf } from './case-verdict.ts'
import type { Facts } from './facts.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../cases/facts.json', import.meta.url), 'utf8'))
const asking = (question: string): EngineCase => ({
  title: 'a case',
  rules: [],
  fields: [{ type: 'string', name: 'a', _title: { mn: 'Талбар', en: 'Field' } }],
  expect: { [question]: [] },
})

it('a case that asks what the engine never answers fails, so that a slip of the pen proves nothing', () => {
  expect(verdictOf(asking('visible'), facts)).toEqual({ visible: ['a'] })
  expect(() => verdictOf(asking('visibel'), facts)).toThrow('visibel')
})
