import { expect, it } from 'vitest'
import { auditFactsInWords } from './staff-audit-facts.ts'

const inWords = (facts: Record<string, string>) => auditFactsInWords(facts, 'en', moment => moment.slice(0, 10))

it('[REQ-READER-05] facts of an act are read in words, and keys, codes and records are not', () => {
  expect(inWords({ reason: 'lost', changed: '["email"]', from: '20', service: '12', sha256: 'ab' })).toEqual([
    'reason: lost',
  ])
  expect(inWords({ expires_at: '2026-11-28T02:00:00.000Z', passed: 'true' })).toEqual([
    'ends at: 2026-11-28',
    'passed: yes',
  ])
  expect(inWords({ before: '["REVIEWER"]', grants: '[{"role":"APPROVER","module":"FSI"},{"role":"ADMIN"}]' })).toEqual([
    'before: Inspector',
    'roles: Head of unit (Food-safety register), Administrator',
  ])
  expect(inWords({ added: '["кафе","ресторан"]', name: '{"mn":"Нэр"}', title: '[draft] fees' })).toEqual([
    'added: кафе, ресторан',
    'title: [draft] fees',
  ])
})
