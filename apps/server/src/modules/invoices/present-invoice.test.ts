import { parseTugrik } from '@khyanalt/domain/money'
import { expect, it } from 'vitest'
import { presentInvoice } from './present-invoice.ts'

const row = (rest: object = {}) =>
  ({
    id: 'i1',
    gen_id: 'N260000042',
    request_id: 'r1',
    request_number: 'R260000042',
    service_name_mn: 'Үйлчилгээ',
    service_name_en: 'Service',
    amount: parseTugrik('1250.50'),
    state: 'unpaid',
    due_on: '2026-03-10',
    expires_on: '2026-04-09',
    receipt: null,
    reason: null,
    version: 3,
    created_at: new Date('2026-02-24T01:02:03Z'),
    ...rest,
  }) as never
const on = (today: string, rest: object = {}) => presentInvoice(row(rest), today)

it('[REQ-INV-14] an invoice tells number, request, service, amount, days and receipt as they are kept', () => {
  expect(presentInvoice(row(), '2026-03-01', ['N260000007'])).toEqual({
    id: 'i1',
    gen_id: 'N260000042',
    request_number: 'R260000042',
    form_name: { mn: 'Үйлчилгээ', en: 'Service' },
    amount: '1250.50',
    status: 0,
    cdate: '2026-02-24T01:02:03.000Z',
    duedate: '2026-03-10',
    closes_on: '2026-04-09',
    receipt: null,
    reason: null,
    overdue: false,
    same_receipt: ['N260000007'],
    version: 3,
  })
  expect(on('2026-03-01', { receipt: 'receipt.pdf' }).receipt).toBe('receipt.pdf')
})

it('[REQ-INV-01] is 0 unpaid, 10 paid or 20 voided', () => {
  expect(['unpaid', 'paid', 'void'].map(state => on('2026-03-01', { state }).status)).toEqual([0, 10, 20])
})

it('[REQ-FEE-07] is overdue after its due day, not after that of closing, while it is unpaid and no receipt waits', () => {
  expect(['2026-03-10', '2026-03-11'].map(today => on(today).overdue)).toEqual([false, true])
  for (const rest of [{ receipt: 'receipt.pdf' }, { state: 'paid' }, { state: 'void' }])
    expect(on('2026-03-11', rest).overdue).toBe(false)
})

it('[REQ-FEE-07] tells the day after which the request closes while that can happen, and not afterwards', () => {
  expect(on('2026-03-11').closes_on).toBe('2026-04-09')
  for (const rest of [{ receipt: 'receipt.pdf' }, { state: 'paid' }, { state: 'void' }])
    expect(on('2026-03-11', rest).closes_on).toBeNull()
})
