import { expect, it } from 'vitest'
import { invoiceNumbersIn, matchPayment } from './match-payment.ts'
import { parseTugrik } from './money.ts'

const amount = (text: string) =>
  parseTugrik(text) ??
  (() => {
    throw new Error(text)
  })()
const invoice = { number: 'N260000042', amount: amount('50000'), madeOn: '2026-11-10', state: 'unpaid' } as const
const line = (text: string, sum = '50000', bookedOn = '2026-11-12') => ({ text, amount: amount(sum), bookedOn })

it('reads the number of an invoice however the payer wrote it, and no other figures', () => {
  expect(invoiceNumbersIn('tulbur N260000042, N260000043')).toEqual(['N260000042', 'N260000043'])
  for (const text of ['n260000042', 'Н260000042 хураамж', '№ N26 0000042', 'N-260000042.', 'N 26-000-0042']) {
    expect(invoiceNumbersIn(text), text).toEqual(['N260000042'])
  }
  expect(invoiceNumbersIn('N260000042 N260000042')).toEqual(['N260000042'])
  for (const text of ['R260000042', '260000042', 'N2600000421', 'INN260000042', 'N26000004', '']) {
    expect(invoiceNumbersIn(text), text).toEqual([])
  }
})

it('is sure only where number, amount and time agree', () => {
  expect(matchPayment(line('N260000042'), invoice)).toBe('sure')
  expect(matchPayment(line('N260000042', '49999.99'), invoice)).toBe('number')
  expect(matchPayment(line('N260000042', '50000', '2026-11-10'), invoice)).toBe('sure')
  expect(matchPayment(line('N260000042', '50000', '2026-11-09'), invoice)).toBe('number')
})

it('proposes an unpaid invoice of the same amount to whoever names none', () => {
  expect(matchPayment(line('хураамж'), invoice)).toBe('amount')
  expect(matchPayment(line('хураамж', '50000.01'), invoice)).toBeNull()
  expect(matchPayment(line('хураамж', '50000', '2026-11-09'), invoice)).toBeNull()
  expect(matchPayment(line('N260000077'), invoice)).toBeNull()
  expect(matchPayment(line('хураамж'), { ...invoice, state: 'paid' })).toBeNull()
})

it('takes no number for that of an invoice whose year and counter are not its own, and none twice', () => {
  expect(invoiceNumbersIn('N260000001 n 26-0000001, Н260000002')).toEqual(['N260000001', 'N260000002'])
  expect(invoiceNumbersIn('xN260000001 N2600000011 260000001')).toEqual([])
})
