// Saves what a register asks once of its owner; sent requests keep what they showed (CON-078).
import type * as calls from '@khyanalt/contract/equipment'
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import { sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { demandRight } from '../senders/demand-right.ts'
import { readSender } from '../senders/read-sender.ts'
import { findSheet, insertRecord, lockOwner, replaceFiles, writeRecord } from './equipment.sql.ts'
import { judgeAnswers } from './judge-answers.ts'
import { presentSheet } from './present-record.ts'

export const saveSheet =
  (services: Services): UseCase<typeof calls.saveSheet> =>
  async (tx, caller, { register: name, answers, version, ...named }) => {
    const register = registers[name]
    if (register.sheet === null) throw refuse('not_found')
    const owner = await readSender(tx, caller, named)
    await demandRight(tx, caller, owner.companyId, 'prepare')
    await lockOwner(tx, owner)
    const stored = await findSheet(tx, owner, name)
    if (version !== undefined && version !== (stored?.version ?? 0)) {
      throw refuse('version_conflict', { current: stored && presentSheet(stored) })
    }
    const { values, files } = await judgeAnswers(tx, services, answers, {
      register,
      form: sheetForm(register, standalone),
      owner,
      userId: caller.userId,
    })
    const at = services.clock.now()
    const id = stored?.id ?? uuidv7()
    if (stored) await writeRecord(tx, id, values, at)
    else {
      const place = { id, register: name, part: 'sheet', requestId: null } as const
      await insertRecord(tx, owner, place, values, { userId: caller.userId, at })
    }
    await replaceFiles(tx, id, files)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'save',
      noun: 'equipment',
      noun_id: id,
      detail: { register: name, company: owner.companyId },
      at,
    })
    const saved = await findSheet(tx, owner, name)
    if (!saved) throw refuse('not_found')
    return { message: equipmentTexts.mn[stored ? 'updated' : 'saved'], data: presentSheet(saved) }
  }
