// Adds a record to a register, or changes one. Machines and sources are added inside a request and never changed (CON-123).
import type * as calls from '@khyanalt/contract/equipment'
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import { formatText } from '@khyanalt/domain/text'
import { itemForm } from '@khyanalt/form-engine/register-forms'
import { maxRegisterItems } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { demandRight } from '../senders/demand-right.ts'
import { holdEditable, type NamedSender, readSender } from '../senders/read-sender.ts'
import {
  countItems,
  type EquipmentRow,
  findForUpdate,
  findTwin,
  insertRecord,
  lockOwner,
  replaceFiles,
  writeRecord,
} from './equipment.sql.ts'
import { judgeAnswers } from './judge-answers.ts'
import { isOwnedBy } from './own-record.ts'
import { presentItem } from './present-record.ts'

export const saveItem =
  (services: Services): UseCase<typeof calls.saveItem> =>
  async (tx, caller, { register: name, id: given, answers, version, same_serial, ...named }) => {
    const register = registers[name]
    if (register.items === null) throw refuse('not_found')
    const owner = await readSender(tx, caller, named)
    await demandRight(tx, caller, owner.companyId, 'prepare')
    if (register.permitted) {
      if (owner.request === null) throw refuse('request_missing')
      await holdEditable(tx, owner.request.id)
    }
    await lockOwner(tx, owner)
    const stored = given === undefined ? null : await findForUpdate(tx, given)
    if (given !== undefined) {
      // A machine or source that was entered wrong is deleted and added anew.
      if (!stored || register.permitted || stored.register !== name || !isOwnedBy(stored, owner)) {
        throw refuse('equipment_not_found')
      }
      if (version !== undefined && version !== stored.version) {
        throw refuse('version_conflict', { current: presentItem(stored) })
      }
    } else if ((await countItems(tx, owner, name)) >= maxRegisterItems) {
      throw refuse('equipment_full', { params: { max: maxRegisterItems } })
    }
    const { values, files } = await judgeAnswers(tx, services, answers, {
      register,
      form: itemForm(register),
      owner,
      userId: caller.userId,
    })
    if (!same_serial && values.serial_key !== '') {
      const twin = await findTwin(tx, owner, { register: name, serial: values.serial_key, exceptId: given ?? null })
      if (twin) throw refuseTwin(twin, String(values.answers.serialnumber))
    }
    const at = services.clock.now()
    const id = stored?.id ?? uuidv7()
    if (stored) await writeRecord(tx, id, values, at)
    else {
      const requestId = register.permitted ? (owner.request?.id ?? null) : null
      await insertRecord(tx, owner, { id, register: name, part: 'item', requestId }, values, {
        userId: caller.userId,
        at,
      })
    }
    await replaceFiles(tx, id, files)
    await note(tx, owner, { userId: caller.userId, at, id, register: name, action: stored ? 'update' : 'add' })
    const saved = await findForUpdate(tx, id)
    if (!saved) throw refuse('equipment_not_found')
    return { message: equipmentTexts.mn[stored ? 'updated' : 'added'], data: presentItem(saved) }
  }

/** Tells where the serial number stands. */
const refuseTwin = (twin: EquipmentRow, serial: string) => {
  const place = (language: 'mn' | 'en') =>
    twin.request_number === null
      ? equipmentTexts[language].place_register
      : formatText(equipmentTexts, language, 'place_request', { number: twin.request_number })
  return refuse('equipment_known', {
    params: { serial, place: place('mn'), place_en: place('en') },
    message: {
      mn: `${serial} серийн дугаар бүртгэлтэй байна: ${place('mn')}`,
      en: `Serial number ${serial} is registered already: ${place('en')}`,
    },
    problems: [{ code: 'serial_known', path: 'serialnumber' }],
  })
}

const note = (
  tx: Tx,
  owner: NamedSender,
  act: {
    readonly userId: string
    readonly at: Date
    readonly id: string
    readonly register: string
    readonly action: 'add' | 'update'
  },
): Promise<void> =>
  insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: act.userId,
    action: act.action,
    noun: 'equipment',
    noun_id: act.id,
    detail: { register: act.register, company: owner.companyId, request: owner.request?.number ?? null },
    at: act.at,
  })
