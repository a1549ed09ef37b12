// Deletes a record: of a request while it may be changed, of the owner's own register at any time (CON-123).
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { demandRight } from '../senders/demand-right.ts'
import { holdEditable, readSender } from '../senders/read-sender.ts'
import { type EquipmentRow, findForUpdate, removeRecord } from './equipment.sql.ts'
import { isOwnedBy } from './own-record.ts'

type Named = { readonly id: string; readonly requestid?: string | undefined }

/** The use case behind the delete calls of the registers. */
export const takeOutItem =
  ({ clock }: Services, register: RegisterName) =>
  async (tx: Tx, caller: Session, { id, requestid }: Named): Promise<{ message: string }> => {
    // Looked for before the record, so that its refusal tells nothing of the record.
    const named = requestid === undefined ? null : await readSender(tx, caller, { requestid })
    const row = await findForUpdate(tx, id)
    if (!row || row.register !== register || row.part !== 'item') throw refuse('equipment_not_found')
    if (!isCallers(caller, row) && !isOwnedBy(row, named ?? (await readOwner(tx, caller, row)))) {
      throw refuse('equipment_not_found')
    }
    await demandRight(tx, caller, row.owner_company_id, 'prepare')
    if (registers[register].permitted && row.request_id !== null) await holdEditable(tx, row.request_id)
    const at = clock.now()
    await removeRecord(tx, row.id, at)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'remove',
      noun: 'equipment',
      noun_id: row.id,
      detail: { register, serial: row.answers.serialnumber ?? null },
      at,
    })
    return { message: equipmentTexts.mn.removed }
  }

const isCallers = ({ companyIds, userId }: Session, row: EquipmentRow): boolean =>
  companyIds.includes(row.owner_company_id ?? '') || row.owner_user_id === userId

/** Without a request named, the record's own one tells whether the caller may know of it. */
const readOwner = async (tx: Tx, caller: Session, row: EquipmentRow) => {
  try {
    return await readSender(tx, caller, { requestid: row.request_number ?? undefined })
  } catch (error) {
    throw error instanceof Refusal ? refuse('equipment_not_found') : error
  }
}
