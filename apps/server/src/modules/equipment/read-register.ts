// A register as its owner sees it; records that need a permit appear with the request that brings it (CON-124).
import type * as calls from '@khyanalt/contract/equipment'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { type NamedSender, readSender } from '../senders/read-sender.ts'
import { type EquipmentRow, findSheet, listItems } from './equipment.sql.ts'
import { presentItem, presentSheet } from './present-record.ts'

/** The rows of a register. */
export type RegisterRows = { readonly sheet: EquipmentRow | null; readonly items: readonly EquipmentRow[] }

/** The sheet and the records an owner has, or may use in a request. */
export const readRegisterRows = async (
  tx: Tx,
  owner: Pick<NamedSender, 'userId' | 'companyId'>,
  name: RegisterName,
  requestId: string | null,
): Promise<RegisterRows> => {
  const register = registers[name]
  return {
    sheet: register.sheet === null ? null : await findSheet(tx, owner, name),
    items:
      register.items === null ? [] : await listItems(tx, owner, name, { permitted: register.permitted, requestId }),
  }
}

export const readRegister: UseCase<typeof calls.readRegister> = async (tx, caller, { register, ...named }) => {
  const owner = await readSender(tx, caller, named)
  const { sheet, items } = await readRegisterRows(tx, owner, register, owner.request?.id ?? null)
  return { data: { sheet: sheet && presentSheet(sheet), items: items.map(presentItem) } }
}
