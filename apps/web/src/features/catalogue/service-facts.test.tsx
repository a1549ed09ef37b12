import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ServiceFacts } from './ServiceFacts.tsx'

const t = catalogueTexts.mn
afterEach(cleanup)

const showFee = (price: unknown): string => {
  const both = (text: string) => ({ mn: text, en: text })
  const service = { clienttype: ['CITIZEN'], type: 'NEW', time: both('10 өдөр'), price } as unknown as Service
  const { container } = render(<ServiceFacts service={service} />)
  expect(screen.getByText(t.fee)).not.toBeNull()
  const text = container.querySelector('div:last-child > dd')?.textContent ?? ''
  cleanup()
  return text
}

it('[CON-106] [REQ-SVC-04] [REQ-SVC-06] no price and a price of zero read as free, and any other in tugrik', () => {
  expect([null, { price: '0' }, { price: '0.00' }].map(showFee)).toEqual([t.free, t.free, t.free])
  expect(['50000', '1250000.5'].map(price => showFee({ price }))).toEqual(['50,000₮', '1,250,000.50₮'])
})

it('[CON-106] [REQ-SVC-04] [REQ-SVC-05] groups stand under their labels, and a band up to 1000000 reads as from the number below it and above', () => {
  const options = [
    { min: 1, max: 500, price: '0' },
    { min: 501, max: 1_000_000, price: '70000' },
  ]
  const groups = [
    { label: { mn: 'Ажилтны тоо', en: 'Employees' }, options },
    { label: { mn: 'Аппарат', en: 'Devices' }, options: [{ min: 1, max: 999_999, price: '5000' }] },
  ]
  expect(showFee(groups)).toBe(`Ажилтны тоо1–500${t.free}500-аас дээш70,000₮Аппарат1–9999995,000₮`)
})
