// Complete valid answers to any form, made by the engine's own samples, with what the form needs registered before.
import { uploadName } from '@khyanalt/domain/upload-limits'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts } from '@khyanalt/form-engine/facts'
import { itemForm, sheetForm } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { withoutRegisters } from '../equipment/register-values.ts'
import { registerAnswers } from '../equipment/sample-register.ts'
import { saveItem } from '../equipment/save-item.ts'
import { saveSheet } from '../equipment/save-sheet.ts'
import { withPermitQuantities } from '../explosives/sample-materials.ts'
import { fileNamesIn } from '../files/answer-files.ts'
import { readFacts } from '../requests/form-facts.ts'
import { addWorker } from '../workers/add-worker.ts'
import { insertPlayedFiles } from './self-test.sql.ts'

/** Who fills what, and where. */
export type Filling = {
  readonly form: CompiledForm
  readonly language: 'mn' | 'en' | 'ru'
  readonly client: Session
  readonly companyId: string | null
  /** The draft whose registers are filled, where the form asks for any; without one they stay empty. */
  readonly requestNumber: string | null
  readonly seed: number
}

/** Answers that the form accepts, and the facts they were judged by. Files are named but hold no bytes. */
export const fillSample = async (
  tx: Tx,
  services: Services,
  filling: Filling,
): Promise<{ readonly answers: Answers; readonly facts: Facts }> => {
  const { form, client, companyId, language } = filling
  const factsFor = (answers: Answers): Promise<Facts> =>
    readFacts(tx, services, form, { language, userId: client.userId, companyId, answers })
  const upload = uploader(tx, services, client)
  for (const { kind } of form.fields.values()) {
    if (filling.requestNumber && kind.register) {
      const named = { register: kind.register.name, requestid: filling.requestNumber }
      await fillRegister(tx, services, client, named, upload)
    }
  }
  // What some lists offer hangs on an answer before them: materials on the permit that was chosen.
  const chosen = validAnswers(form, await factsFor({}), seeded(filling.seed))
  const drawn = validAnswers(form, await factsFor(chosen), seeded(filling.seed))
  const sampled = withoutRegisters(form, withPermitQuantities(form, drawn))
  const staffed = { ...sampled, ...(await fillEmployees(tx, services, filling, upload)) }
  const names = fileNamesIn(sampled)
  await insertPlayedFiles(tx, names, client.userId, services.clock.now(), uuidv7)
  const facts = await factsFor(staffed)
  return { answers: deriveAnswers(form, staffed, facts), facts }
}

type Upload = () => Promise<string>

const uploader =
  (tx: Tx, { clock }: Services, client: Session): Upload =>
  async () => {
    const name = uploadName(uuidv7(), '0000000')
    await insertPlayedFiles(tx, [name], client.userId, clock.now(), uuidv7)
    return name
  }

/** One complete sheet and one complete record of a register. */
const fillRegister = async (
  tx: Tx,
  services: Services,
  client: Session,
  named: { readonly register: RegisterName; readonly requestid: string },
  upload: Upload,
): Promise<void> => {
  const register = registers[named.register]
  if (register.sheet) {
    const answers = await registerAnswers(sheetForm(register, { embedded: true, fields: [] }), upload)
    await saveSheet(services)(tx, client, { ...named, answers })
  }
  if (register.items) {
    const answers = { ...(await registerAnswers(itemForm(register), upload)), serialnumber: `SN-${uuidv7()}` }
    await saveItem(services)(tx, client, { ...named, answers })
  }
}

/** An employee of the first type that each field asks for. */
const fillEmployees = async (tx: Tx, services: Services, filling: Filling, upload: Upload): Promise<Answers> => {
  const { form, client, requestNumber } = filling
  const named: Record<string, readonly string[]> = {}
  let people = 0
  for (const { name, type, field } of form.fields.values()) {
    if (type !== 'employee') continue
    people += 1
    const { data } = await addWorker(services)(tx, client, {
      ...(requestNumber && { requestid: requestNumber }),
      lastname: 'Маягт',
      firstname: 'Туршилт',
      register_number: `УХ${String(filling.seed + people).padStart(8, '0')}`,
      worker_type: Number(field.options?.[0]?.value ?? radiationWorker),
      phone: '99000000',
      degree: 'bachelor',
      personal_dosimeter: true,
      diploma: [await upload()],
      position_document: [await upload()],
    })
    named[name] = [data.id]
  }
  return named
}

/** The type of worker that a field asks for which names none. */
const radiationWorker = 2
