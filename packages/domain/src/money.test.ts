import { expect, it } from 'vitest'
import { formatTugrik, type Mongo, parseTugrik, tugrikDigits } from './money.ts'

it.each([
  ['0', 0],
  ['1', 100],
  ['1250.5', 125_050],
  ['1250.05', 125_005],
  [' 50000 ', 5_000_000],
  ['9999999999999', 999_999_999_999_900],
])('reads %j as %d möngö', (text, amount) => {
  expect(parseTugrik(text)).toBe(amount)
})

it.each(['', '12345678901234', '1.', '.5', '1.234', '-1', '1,000', 'x1', '1x', '1 000', '1x50'])(
  'takes %j for no amount',
  text => {
    expect(parseTugrik(text)).toBeNull()
  },
)

it('writes two figures of möngö or none', () => {
  expect([0, 100, 125_050, 125_005].map(amount => tugrikDigits(amount as Mongo))).toEqual([
    '0',
    '1',
    '1250.50',
    '1250.05',
  ])
})

it('[REQ-SVC-06] groups thousands for people, and möngö only where there are some', () => {
  const amounts = [0, 99_900, 100_000, 5_000_000, 123_456_789, 12_345_678_900]
  expect(amounts.map(amount => formatTugrik(amount as Mongo))).toEqual([
    '0₮',
    '999₮',
    '1,000₮',
    '50,000₮',
    '1,234,567.89₮',
    '123,456,789₮',
  ])
})
