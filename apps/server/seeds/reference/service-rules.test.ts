import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts } from '@khyanalt/form-engine/facts'
import { uncoveredChecks } from '@khyanalt/form-engine/form-cases'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { usesRules } from '@khyanalt/form-engine/used-rules'
import { validateForm } from '@khyanalt/form-engine/validate'
import { describe, expect, it } from 'vitest'
import { readServiceFiles } from './read-services.ts'
import { readServiceFile } from './service-file.ts'

const ruled = readServiceFiles().filter(({ body }) => usesRules(body))
const table = ruled.map(file => [file.service.slug, file] as const)

describe.each(table)('%s', (_, { body, service }) => {
  it('[REQ-EXPR-09] shows each of its checks by a case that it refuses', () => {
    expect(body.cases?.some(({ problems }) => problems.length === 0)).toBe(true)
    expect(uncoveredChecks(body, service.language)).toEqual([])
  })

  it('[REQ-EXPR-10] is filled by samples that keep its checks', () => {
    const facts: Facts = { today: '2026-06-15', language: service.language, options: {}, person: {}, company: null }
    for (const renew of [false, true]) {
      const form = compileDefinition(body, { renew })
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const answers = deriveAnswers(form, validAnswers(form, facts, seeded(seed)), facts)
        const broken = validateForm(form, answers, facts).filter(({ code }) => code === 'check_failed')
        expect([seed, renew, broken]).toEqual([seed, renew, []])
      }
    }
  })
})

describe('the services of the agency', () => {
  it('are thirty-one or more that have rules, so that the tests above look at many', () => {
    expect(ruled.length).toBeGreaterThanOrEqual(31)
  })

  it('[REQ-EXPR-09] are not taken in with a case that comes out otherwise', () => {
    const [first] = ruled
    if (first === undefined) throw new Error('no service has rules')
    const { service, plan, certificate, body } = first
    const spoilt = (change: (body: FormDefinition) => FormDefinition) =>
      readServiceFile('x', { service, certificate, body: change(body), plan: undefined })
    expect(plan.length).toBeGreaterThan(0)
    const faults = (change: (body: FormDefinition) => FormDefinition) => {
      const read = spoilt(change)
      return 'faults' in read ? read.faults.map(fault => fault.split(' {')[0]) : []
    }
    const cases = body.cases ?? []
    expect(faults(same => same)).toEqual([])
    expect(faults(same => ({ ...same, cases: cases.map(one => ({ ...one, problems: [] })) }))).toContain(
      'body/cases/0: case_refused',
    )
    const [failing] = cases.filter(({ problems }) => problems.length > 0)
    const answered = { ...failing, answers: {} } as (typeof cases)[number]
    expect(faults(same => ({ ...same, cases: [answered] }))).toEqual(['body/cases/0: case_not_refused'])
  })
})
