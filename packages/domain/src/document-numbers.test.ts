import { expect, it } from 'vitest'
import { documentNumber, isDocumentNumber, isRequestNumber, licenceNumber } from './document-numbers.ts'

it('[CON-076] a number is its letter, two digits of the year and seven of the counter', () => {
  expect(documentNumber('inspection', 2026, 42)).toBe('R260000042')
  expect(documentNumber('foodSafety', 2009, 1_234_567)).toBe('F091234567')
  expect(documentNumber('feeReport', 2100, 1)).toBe('A000000001')
  expect(documentNumber('invoice', 2026, 1)).toBe('N260000001')
  expect(licenceNumber('02', 2026, 42)).toBe('02-26-000042')
  expect(licenceNumber('02', 2005, 1_234_567)).toBe('02-05-1234567')
})

it('[CON-041] takes for a number of a noun what has its letter and nine digits', () => {
  expect(isDocumentNumber('invoice', 'N260000042')).toBe(true)
  for (const text of ['R260000042', 'N26000004', 'N2600000421', 'N26000004x', 'Nx60000042', 'n260000042', ''])
    expect(isDocumentNumber('invoice', text), text).toBe(false)
  expect(['R260000042', 'F260000042', 'A260000042'].map(isRequestNumber)).toEqual([true, true, true])
  for (const text of ['400', 'N260000042', 'R26000004', 'R2600000421', 'xR260000042', 'R26000004x', 'r260000042'])
    expect(isRequestNumber(text), text).toBe(false)
})

it('a number has nothing before, behind or between', () => {
  expect(isDocumentNumber('invoice', 'N260000001')).toBe(true)
  for (const text of [
    'N26000000',
    'N2600000011',
    'N26000000x',
    'Nx60000001',
    'xN26000000',
    'N260000001x',
    'N26 000001',
  ])
    expect(isDocumentNumber('invoice', text), text).toBe(false)
})
