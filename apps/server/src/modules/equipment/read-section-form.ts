// What a form asks of a sheet, field by field with titles in both languages (REQ-CLOTH-08, REQ-WORK-04, REQ-SAFE-09).
import type { readClothingForm } from '@khyanalt/contract/equipment-sections'
import type { Answers } from '@khyanalt/form-engine/answers'
import { sheetForm } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { UseCase } from '../../http/bind.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { readSender } from '../senders/read-sender.ts'
import { readRegisterRows } from './read-register.ts'
import { toWire } from './wire-values.ts'

export const answerForm =
  (name: RegisterName): UseCase<typeof readClothingForm> =>
  async (tx, caller, { fields = [], ...named }) => {
    const owner = await readSender(tx, caller, named)
    const { sheet } = await readRegisterRows(tx, owner, name, null)
    const form = sheetForm(registers[name], { embedded: true, fields })
    const answers = sheet?.answers ?? {}
    const wire = toWire(form, answers, await readOptionLists(tx, form))
    const data: Record<string, Answers & { readonly title: { mn: string; en: string } }> = {}
    for (const field of form.fields.values()) {
      if (field.fixedRows !== null) {
        for (const row of field.fixedRows.values())
          data[row.name] = { title: row.title, ...(wire[row.name] as Answers) }
      } else if (field.kind.holds === 'none') {
        // The fixed address, for whoever has no storage of the own.
        data[field.name] = { title: field.title, value: answers.own_storage === 'no' ? field.title.mn : null }
      } else data[field.name] = { title: field.title, value: wire[field.name] ?? null }
    }
    if (name !== 'safety') return { data }
    const { own_storage: own, ...rest } = data
    return { data: rest, own_storage: (own?.value as string | null | undefined) ?? null }
  }
