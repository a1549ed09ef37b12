import { expect, it } from 'vitest'
import { reportLines } from './explosive-report.ts'

const anfo = { key: 'anfo', title: { mn: 'Игданит', en: 'ANFO' }, unit_type: 'kg', limit: 10, used: 0.3, balance: 9.7 }
const move = (request_number: string, quantity: number) => ({
  request_number,
  title: { mn: 'Тээвэр', en: '' },
  date: '2026-03-01',
  approved: true,
  quantities: { anfo: quantity },
})

it('[REQ-EREP-02] stands in its order: limit, transports, totals, balance', () => {
  const lines = reportLines([anfo], [move('R1', 0.1), move('R2', 0.2)], 'en')
  expect(lines.map(({ kind, title, quantities }) => [kind, title, quantities.anfo])).toEqual([
    ['limit', '', 10],
    ['transport', 'Тээвэр', 0.1],
    ['transport', 'Тээвэр', 0.2],
    ['total', '', 0.3],
    ['balance', '', 9.7],
  ])
})
