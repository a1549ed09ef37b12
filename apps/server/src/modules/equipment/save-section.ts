import type { saveClothing } from '@khyanalt/contract/equipment-sections'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { saveSheet } from './save-sheet.ts'
import { type Shape, sheetOf } from './section-use-cases.ts'
import { fromWire, toWire } from './wire-values.ts'

export const saveSection =
  (services: Services, name: RegisterName, shape: Shape): UseCase<typeof saveClothing> =>
  async (tx, caller, { requestid, company_id, transaction_id: _, ...sent }) => {
    const lists = await readOptionLists(tx, sheetOf(name))
    const answers = { ...fromWire(sheetOf(name), shape.read(sent), lists) }
    const { message, data } = await saveSheet(services)(tx, caller, { register: name, requestid, company_id, answers })
    return {
      ...(message === undefined ? {} : { message }),
      data: shape.write(toWire(sheetOf(name), data.answers, lists)),
    }
  }
