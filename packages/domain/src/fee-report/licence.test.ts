import { expect, it } from 'vitest'
import { wholeDeclaration } from './declare-fixture.ts'
import { reportProblems, splitLicence } from './problems.ts'

const paper = 'tmp-01900000-0000-7000-8000-000000000001-abcdefg.pdf'
const judged = (change: Partial<typeof wholeDeclaration>) =>
  reportProblems({ ...wholeDeclaration, document_files: [paper], ...change })

it('[CON-174] a licence is split at its prefix alone', () => {
  expect(splitLicence('XV–12a')).toEqual({ cert_type: 'XV', license_number: '12A' })
  expect(splitLicence('XV12')).toEqual({ cert_type: 'XV', license_number: '12' })
  expect(splitLicence('1MV-2')).toEqual({ license_number: '1MV-2' })
  expect(splitLicence('MV')).toEqual({ license_number: 'MV' })
})

it('[CON-174] a licence of blanks is missing, and one too long says how long it may be', () => {
  expect(judged({})).toEqual([])
  expect(judged({ license_number: '1234567' })).toEqual([
    { code: 'licence_too_long', path: 'license_number', params: { max: 6 } },
  ])
  expect(judged({ license_number: '  ' })).toEqual([{ code: 'must_select', path: 'license_number' }])
  expect(judged({ payer_type: ' ' })).toEqual([{ code: 'must_select', path: 'payer_type' }])
})
