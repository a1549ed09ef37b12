// Complete sheets and records with real uploads, for tests.
import { saveItem, saveSheet } from '@khyanalt/contract/equipment'
import type { Answers } from '@khyanalt/form-engine/answers'
import { itemForm, sheetForm } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import type { DemoPerson, TestApp } from '../../../test/test-app.ts'
import { registerAnswers } from './sample-register.ts'

let last = 0

/** Uploads a PDF of a register; its name. */
export const uploadPaper = async (test: TestApp, as: DemoPerson, title = 'Гэрчилгээ.pdf'): Promise<string> => {
  const file = { name: title, type: 'application/pdf', bytes: smallPdf(`${title} ${++last}`) }
  const { status, body } = await test.upload(as, '/dashboard/additional/uploadfile', file)
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`)
  return String(body.filename)
}

/** A serial number that no other record has. */
export const freshSerial = (): string => `SN-${++last}-${process.pid}`

/** A complete machine, source or survey meter. */
export const completeItem = async (test: TestApp, as: DemoPerson, name: RegisterName): Promise<Answers> => ({
  ...(await registerAnswers(itemForm(registers[name]), () => uploadPaper(test, as))),
  serialnumber: freshSerial(),
})

/** A complete sheet: yes to everything. */
export const completeSheet = (test: TestApp, as: DemoPerson, name: RegisterName): Promise<Answers> =>
  registerAnswers(sheetForm(registers[name], { embedded: true, fields: [] }), () => uploadPaper(test, as))

/** Fills one register of a sender completely, in a request where records need one. */
export const fillRegister = async (
  test: TestApp,
  as: DemoPerson,
  name: RegisterName,
  requestid: string,
): Promise<void> => {
  const register = registers[name]
  const named = { register: name, requestid }
  if (register.sheet) await test.call(as, saveSheet, { ...named, answers: await completeSheet(test, as, name) })
  if (register.items) await test.call(as, saveItem, { ...named, answers: await completeItem(test, as, name) })
}
