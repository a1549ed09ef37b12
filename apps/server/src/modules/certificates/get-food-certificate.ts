// One reference of the food-safety register, by the number of its registration.
import type * as calls from '@khyanalt/contract/food-certificates'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findFoodCertificate } from './food-certificates.sql.ts'
import { presentFood } from './present-food-certificate.ts'

export const getFoodCertificate: UseCase<typeof calls.getFoodCertificate> = async (tx, _caller, { requestnumber }) => {
  const row = await findFoodCertificate(tx, requestnumber)
  if (!row) throw refuse('food_certificate_not_found')
  return { data: presentFood(row) }
}
