import { expect, it } from 'vitest'
import { type ServiceParticulars, serviceProblems } from './service-rules.ts'

const sound: ServiceParticulars = {
  renewable: true,
  issues_certificate: true,
  validity_months: 12,
  fee: 5_000_000,
  details: { price: { price: '50000' } },
}
const codes = (change: Partial<ServiceParticulars>) =>
  serviceProblems({ ...sound, ...change }).map(({ code, path }) => [code, path])

it('finds nothing in particulars that fit together', () => {
  expect(codes({})).toEqual([])
  expect(codes({ renewable: false })).toEqual([])
  expect(codes({ renewable: false, issues_certificate: false, validity_months: null })).toEqual([])
  expect(codes({ fee: null, details: {} })).toEqual([])
  expect(codes({ fee: null, details: { price: null } })).toEqual([])
  // Several prices leave the fee to the case.
  expect(codes({ details: { price: [] } })).toEqual([])
})

it('wants a validity exactly where a certificate is issued, and a certificate for what is renewed', () => {
  expect(codes({ validity_months: null })).toEqual([['validity_without_certificate', 'validity_months']])
  expect(codes({ renewable: false, issues_certificate: false })).toEqual([
    ['validity_without_certificate', 'validity_months'],
  ])
  expect(codes({ issues_certificate: false, validity_months: null })).toEqual([
    ['renewal_without_certificate', 'renewable'],
  ])
})

it('wants no fee of a free service, and of another the fee that its price says', () => {
  expect(codes({ details: {} })).toEqual([['fee_of_free_service', 'fee']])
  expect(codes({ fee: 5_000_001 })).toEqual([['fee_differs_from_price', 'fee']])
  expect(codes({ fee: null })).toEqual([['fee_differs_from_price', 'fee']])
  const [problem] = serviceProblems({ ...sound, fee: 1, details: { price: { price: '1234.56' } } })
  expect(problem?.params).toEqual({ price: '1234.56' })
})
