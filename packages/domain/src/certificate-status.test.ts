import { expect, it } from 'vitest'
import { CertificateState, certificateStatusCode, readCertificateStatus } from './certificate-status.ts'
import {
  FoodCertificateState,
  foodCertificateStatusCode,
  readFoodCertificateStatus,
} from './food-certificate-status.ts'

it('[CON-130] a certificate is prepared 0, active 10, expired 20 or cancelled 30, and nothing else', () => {
  expect(Object.values(CertificateState).map(certificateStatusCode)).toEqual([0, 10, 20, 30])
  expect([0, 10, 20, 30].map(readCertificateStatus)).toEqual(['prepared', 'active', 'expired', 'cancelled'])
  for (const code of [-10, 1, 15, 40, Number.NaN]) expect(readCertificateStatus(code)).toBeNull()
})

it('[CON-132] a reference of the food-safety register is registered 1000, rejected 3000 or suspended 4000', () => {
  expect(Object.values(FoodCertificateState).map(foodCertificateStatusCode)).toEqual([1000, 3000, 4000])
  expect([1000, 3000, 4000].map(readFoodCertificateStatus)).toEqual(['registered', 'rejected', 'suspended'])
  for (const code of [0, 5000, 2000, 1001]) expect(readFoodCertificateStatus(code)).toBeNull()
})
