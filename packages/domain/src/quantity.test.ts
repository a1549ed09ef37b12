import { expect, it } from 'vitest'
import { formatQuantity, parseQuantity, type Quantity, quantityDigits, unitTexts } from './quantity.ts'

it.each([
  ['0', 0],
  ['120', 120_000],
  ['0.5', 500],
  ['0.05', 50],
  ['0.005', 5],
  [' 12.345 ', 12_345],
  ['999999999.999', 999_999_999_999],
  [7, 7000],
  [0.25, 250],
])('reads %j as %d thousandths', (given, quantity) => {
  expect(parseQuantity(given)).toBe(quantity)
})

it.each([
  '',
  ' ',
  '1000000000',
  '1.2345',
  '1.',
  '.5',
  '-1',
  '1e3',
  'x1',
  '1x',
  '1,5',
  Number.NaN,
  -1,
  null,
  undefined,
  true,
  ['1'],
])('takes %j for no quantity', given => {
  expect(parseQuantity(given)).toBeNull()
})

it('writes what it reads, without noughts at the end and with its sign', () => {
  for (const text of ['0', '0.5', '0.05', '0.005', '120', '100.1', '12345.678'])
    expect(quantityDigits(parseQuantity(text) as Quantity)).toBe(text)
  expect(quantityDigits(-1500 as Quantity)).toBe('-1.5')
  expect(quantityDigits(-2000 as Quantity)).toBe('-2')
})

it('[REQ-EXPL-11] writes a quantity for people by thousands and with its unit in their language', () => {
  const write = (text: string, language: 'mn' | 'en') => formatQuantity(parseQuantity(text) as Quantity, 'kg', language)
  expect(write('12500.5', 'mn')).toBe('12,500.5 кг')
  expect(write('1234567', 'en')).toBe('1,234,567 kg')
  expect(write('999', 'en')).toBe('999 kg')
  expect([unitTexts.pcs, unitTexts.m]).toEqual([
    { mn: 'ш', en: 'pcs' },
    { mn: 'м', en: 'm' },
  ])
})
