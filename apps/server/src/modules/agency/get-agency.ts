import type * as calls from '@khyanalt/contract/agency-settings'
import type { UseCase } from '../../http/bind.ts'
import { readAgency } from './read-agency.ts'

export const getAgency: UseCase<typeof calls.getAgency> = async tx => {
  const { elsewhere, ...agency } = await readAgency(tx)
  return { data: { ...agency, elsewhere: [...elsewhere] } }
}
