import type * as calls from '@khyanalt/contract/manuals'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readManuals } from './read-manuals.ts'

export const getManual: UseCase<typeof calls.getManual> = async (_tx, _caller, { name }) => {
  const manual = readManuals().find(each => each.name === name)
  if (!manual) throw refuse('manual_not_found')
  return { data: manual }
}
