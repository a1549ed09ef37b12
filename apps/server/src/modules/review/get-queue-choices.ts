import type * as calls from '@khyanalt/contract/queue'
import type { UseCase } from '../../http/bind.ts'
import { readPlacesBelow } from '../lists/read-list.ts'
import { listDeciders } from './colleagues.sql.ts'
import { deskScopes } from './desk-scopes.ts'
import { listServicesSeen, listUnitsSeen } from './queue-choices.sql.ts'

/** What the filters offer, no further than the caller sees. */
export const getQueueChoices: UseCase<typeof calls.getQueueChoices> = async (tx, caller) => {
  const scopes = deskScopes(caller)
  const named = ({ id, name_mn, name_en }: { id: number; name_mn: string; name_en: string }) => ({
    id,
    name: { mn: name_mn, en: name_en },
  })
  return {
    services: (await listServicesSeen(tx, scopes)).map(named),
    units: (await listUnitsSeen(tx, scopes)).map(named),
    provinces: (await readPlacesBelow(tx, null)).map(({ value, label }) => ({ code: value, name: label })),
    colleagues: (await listDeciders(tx)).map(({ id, name }) => ({ id, name })),
  }
}
