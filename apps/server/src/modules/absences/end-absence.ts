import type * as calls from '@khyanalt/contract/absences'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { deleteAbsence } from './absences.sql.ts'
import { openAbsence } from './open-absence.ts'
import { tellAbsence, writeDown } from './tell-absence.ts'

export const endAbsence =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.endAbsence> =>
  async (tx, caller, { id, version }) => {
    const before = await openAbsence(tx, caller, id, version)
    await deleteAbsence(tx, id)
    await writeDown(tx, services, caller, 'end_absence', before)
    await tellAbsence(tx, services, caller, { before, after: null })
    return {}
  }
