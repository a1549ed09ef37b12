import { expect, it } from 'vitest'
import { reportHeading, reportLines, reportLineTitle } from './explosive-report.ts'
import { explosiveTexts } from './messages/explosives.ts'

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

it('[REQ-EREP-04] heads a column with name and unit, in Mongolian where there is no English', () => {
  expect([reportHeading(anfo, 'mn'), reportHeading(anfo, 'en')]).toEqual(['Игданит, кг', 'ANFO, kg'])
  expect(reportHeading({ ...anfo, title: { mn: 'Игданит', en: '' }, unit_type: 'box' }, 'en')).toBe('Игданит, box')
})

it('[REQ-EREP-02] begins a line with the number and name of the request, or with what it adds up', () => {
  const titles = (ui: 'mn' | 'en') => reportLines([anfo], [move('R1', 0.1)], ui).map(line => reportLineTitle(line, ui))
  expect(titles('en')).toEqual([
    explosiveTexts.en.limit,
    'R1 Тээвэр',
    explosiveTexts.en.total,
    explosiveTexts.en.balance,
  ])
  expect(new Set(titles('mn')).size).toBe(4)
  expect(reportLines([anfo], [], 'en').map(({ id, date }) => id + date)).toEqual(['', '', ''])
})
