import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readLastQuarter } from './read-reports.ts'

export const getLastQuarter: UseCase<typeof calls.getLastQuarter> = async (tx, caller, input) => {
  if (!caller.companyIds.includes(input.company_id)) throw refuse('company_not_found')
  const { company_id, cert_type, mineral_name: mineral } = input
  const license_number = input.license_number.trim().toUpperCase()
  const quarter = { year: input.year, season: input.season_value }
  return { data: await readLastQuarter(tx, { company_id, cert_type, license_number, mineral, quarter }) }
}
