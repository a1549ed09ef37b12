// Reading, saving, listing, adding and deleting in one section, between the shapes of the documents and the register.
import type { listGenerators, saveGenerator } from '@khyanalt/contract/equipment-sections'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { itemForm, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { readSender } from '../senders/read-sender.ts'
import type { EquipmentRow } from './equipment.sql.ts'
import { readRegisterRows } from './read-register.ts'
import { saveItem } from './save-item.ts'
import { fromWire, type Lists, labelsOf, toWire } from './wire-values.ts'

/** How the answers of a section are arranged in its calls. */
export type Shape = { readonly write: (wire: Answers) => Answers; readonly read: (sent: Answers) => Answers }

export const sheetOf = (name: RegisterName): CompiledForm => sheetForm(registers[name], standalone)

const itemOf = (name: RegisterName): CompiledForm => itemForm(registers[name])

export const listSection =
  (name: RegisterName, write: Shape['write']): UseCase<typeof listGenerators> =>
  async (tx, caller, named) => {
    const owner = await readSender(tx, caller, named)
    const requestId = owner.request?.id ?? null
    const { items } = await readRegisterRows(tx, owner, name, requestId)
    // Asked with a request, the section shows what that request brings.
    const shown = requestId && registers[name].permitted ? items.filter(row => row.request_id === requestId) : items
    const lists = await readOptionLists(tx, itemOf(name))
    return { data: shown.map(row => presentInSection(name, row, write, lists)) }
  }

export const addInSection =
  (services: Services, name: RegisterName, write: Shape['write']): UseCase<typeof saveGenerator> =>
  async (tx, caller, { requestid, company_id, same_serial, data: sent, ...rest }) => {
    const lists = await readOptionLists(tx, itemOf(name))
    const { id } = rest as { readonly id?: string }
    const { message, data } = await saveItem(services)(tx, caller, {
      register: name,
      requestid,
      company_id,
      same_serial,
      ...(id === undefined ? {} : { id }),
      answers: { ...fromWire(itemOf(name), sent, lists) },
    })
    const row = { ...data, request_number: data.requestid, created_at: new Date(data.created_at) }
    return { ...(message === undefined ? {} : { message }), data: presentInSection(name, row, write, lists) }
  }

const presentInSection = (
  name: RegisterName,
  row: Pick<EquipmentRow, 'id' | 'answers' | 'request_number' | 'created_at'>,
  write: Shape['write'],
  lists: Lists,
) => {
  const wire = toWire(itemOf(name), row.answers, lists)
  const type = wire.type as { readonly label?: string } | undefined
  return {
    ...write(wire),
    id: row.id,
    ...(type?.label === undefined ? {} : { type_name: type.label }),
    labels: labelsOf(itemOf(name), row.answers, lists),
    requestid: row.request_number,
    created_at: row.created_at.toISOString(),
  }
}
