// Takes a file out of the sheet whose field holds it (REQ-CLOTH-07).
import type * as calls from '@khyanalt/contract/equipment'
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import { type AnswerRow, type Answers, rowsOf } from '@khyanalt/form-engine/answers'
import { filesOf } from '@khyanalt/form-engine/upload'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { fileNamesIn } from '../files/answer-files.ts'
import { demandRight } from '../senders/demand-right.ts'
import { readSender } from '../senders/read-sender.ts'
import { listSheets, lockOwner, replaceFiles, writeRecord } from './equipment.sql.ts'

export const deleteImage =
  ({ clock }: Services): UseCase<typeof calls.deleteImage> =>
  async (tx, caller, { field, name, ...named }) => {
    const owner = await readSender(tx, caller, named)
    await demandRight(tx, caller, owner.companyId, 'prepare')
    await lockOwner(tx, owner)
    for (const sheet of await listSheets(tx, owner)) {
      const answers = without(sheet.answers, field, name)
      if (answers === null) continue
      await writeRecord(tx, sheet.id, { answers, serial_key: '', expires_on: null }, clock.now())
      await replaceFiles(tx, sheet.id, fileNamesIn(answers))
      return { message: equipmentTexts.mn.removed }
    }
    throw refuse('file_not_found')
  }

/** The answers without the file in a field, or in the row of a kind of clothing; null where it is not there. */
const without = (answers: Answers, field: string, name: string): Answers | null => {
  for (const [key, value] of Object.entries(answers)) {
    if (key === field && holds(value, name)) return { ...answers, [key]: rest(value, name) }
    const row = rowsOf(value).find(({ _id }) => _id === field)
    const cell = row && Object.keys(row).find(each => holds(row[each], name))
    if (row && cell !== undefined) {
      const kept: AnswerRow = { ...row, [cell]: rest(row[cell], name) }
      return { ...answers, [key]: rowsOf(value).map(each => (each === row ? kept : each)) }
    }
  }
  return null
}

const holds = (value: unknown, name: string): boolean => filesOf(value).some(file => file.name === name)

const rest = (value: unknown, name: string) => filesOf(value).filter(file => file.name !== name)
