import type { getClothing } from '@khyanalt/contract/equipment-sections'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import type { UseCase } from '../../http/bind.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { readSender } from '../senders/read-sender.ts'
import { readRegisterRows } from './read-register.ts'
import { type Shape, sheetOf } from './section-use-cases.ts'
import { toWire } from './wire-values.ts'

export const readSection =
  (name: RegisterName, write: Shape['write']): UseCase<typeof getClothing> =>
  async (tx, caller, named) => {
    const owner = await readSender(tx, caller, named)
    const { sheet } = await readRegisterRows(tx, owner, name, null)
    return { data: write(toWire(sheetOf(name), sheet?.answers ?? {}, await readOptionLists(tx, sheetOf(name)))) }
  }
