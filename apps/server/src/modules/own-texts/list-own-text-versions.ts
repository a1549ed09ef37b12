import type * as calls from '@khyanalt/contract/own-texts'
import { isOwnTextName } from '@khyanalt/domain/own-texts/own-texts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { presentVersion } from './list-own-texts.ts'
import { listRows } from './own-texts.sql.ts'

export const listOwnTextVersions: UseCase<typeof calls.listOwnTextVersions> = async (tx, _, { name }) => {
  if (!isOwnTextName(name)) throw refuse('not_found')
  return { data: (await listRows(tx, name)).map(presentVersion) }
}
