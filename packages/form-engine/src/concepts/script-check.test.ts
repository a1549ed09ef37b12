import { expect, it } from 'vitest'
import { scriptFault } from './script-check.ts'

it('[CON-103] [REQ-AGENCY-26] only letters decide on the language of a text, and one without letters passes', () => {
  for (const text of ['', '12-34/5', '№ 7 (2026)', '+976 9911-0011', '…?!']) {
    expect([scriptFault(text, 'mn', true), scriptFault(text, 'en', true)], text).toEqual([null, null])
  }
  expect(scriptFault('Баянзүрх 12', 'mn', true)).toBeNull()
  expect(scriptFault('Bayanzurkh 12', 'en', true)).toBeNull()
  expect(scriptFault('Bayanzurkh 12', 'mn', true)?.code).toBe('language_mn')
  expect(scriptFault('Баянзүрх 12', 'en', true)?.code).toBe('language_en')
})
