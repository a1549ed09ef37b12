import { expect, it } from 'vitest'
import { parseTugrik } from './money.ts'
import { paymentFacts } from './payment-card.ts'

const bill = { number: 'N260000005', amount: parseTugrik('1250000.50') ?? (0n as never), due: '2026-12-07' }

it('[REQ-PAYCARD-01] a payment card names account, amount, the number itself as reference, and one day', () => {
  const facts = paymentFacts({ recipient: 'МХЕГ', bank: 'Төрийн банк', number: '100900012345' }, bill)
  expect(facts.map(({ key }) => key)).toEqual(['recipient', 'bank', 'account', 'amount', 'reference', 'due'])
  expect(facts.find(({ key }) => key === 'reference')).toMatchObject({ value: 'N260000005', copied: 'N260000005' })
  // Forms of banks take digits and nothing else.
  expect(facts.find(({ key }) => key === 'amount')?.copied).toBe('1250000.50')
  expect(facts.find(({ key }) => key === 'due')).toMatchObject({ value: '2026-12-07', copied: null })
})

it('[REQ-PAYCARD-01] without an account it says what is to be paid all the same', () => {
  expect(paymentFacts(null, bill).map(({ key }) => key)).toEqual(['amount', 'reference', 'due'])
})
