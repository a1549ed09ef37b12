// Registers filled past the screens, for journeys that are about something else.
import { saveItem, saveSheet, uploadEquipmentFile } from '@khyanalt/contract/equipment'
import { itemForm, sheetForm } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { Page } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { registerAnswers } from '../../apps/server/src/modules/equipment/sample-register.ts'
import { ask, uploadPast } from './calls.ts'

let last = 0

/** Fills registers of the sender of a request completely. */
export const fillRegisters = async (page: Page, requestid: string, names: readonly RegisterName[]): Promise<void> => {
  const name = await uploadPast(page, uploadEquipmentFile, smallPdf('register'))
  const file = async () => name
  for (const register of names) {
    const { sheet, items } = registers[register]
    const named = { register, requestid }
    const whole = sheetForm(registers[register], { embedded: true, fields: [] })
    if (sheet) await ask(page, saveSheet, { ...named, answers: await registerAnswers(whole, file) })
    if (!items) continue
    const serialnumber = `E2E-${++last}-${requestid}`
    const answers = await registerAnswers(itemForm(registers[register]), file)
    await ask(page, saveItem, { ...named, answers: { ...answers, serialnumber } })
  }
}
