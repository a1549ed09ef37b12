// The sample form that holds every kind of field, with answers made by the form engine's own samples.
import { createRequest } from '@khyanalt/contract/requests'
import { addWorker } from '@khyanalt/contract/workers'
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { readGallery } from '../../../seeds/reference/every-kind.ts'
import { radiationWorker, uploadPdf } from '../../../test/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fillRegister } from '../equipment/equipment-fixture.ts'
import { withoutRegisters } from '../equipment/register-values.ts'
import { readFacts } from './form-facts.ts'

/** The service: category and form number. */
export const galleryService = { formid: 199, category_id: 1 } as const

/** The form as it is first asked for, or as it is renewed. */
export const galleryForm = (renew = false): CompiledForm => {
  return compileDefinition(readGallery(), { renew })
}

/** What the server tells the engine when the citizen sends the form, with an employee to name. */
export const galleryFacts = async (test: TestApp, form: CompiledForm): Promise<Facts> => {
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', ...galleryService })
  const { data } = await test.call('citizen', addWorker, { ...radiationWorker, requestid: code })
  return inTransaction(test.app.services.db, tx =>
    readFacts(tx, test.app.services, form, {
      language: 'mn',
      userId: demoPeople.citizen.id,
      companyId: null,
      answers: { workers: [data.id] },
    }),
  )
}

/** A draft of the citizen with everything registered that the form asks for. */
export const galleryDraft = async (test: TestApp, form: CompiledForm): Promise<string> => {
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', ...galleryService })
  for (const { kind } of form.fields.values()) {
    if (kind.register) await fillRegister(test, 'citizen', kind.register.name, code)
  }
  return code
}

/** Valid answers to every field but registers, which the server reads; real uploads stand in for sampled ones. */
export const galleryAnswers = async (
  test: TestApp,
  form: CompiledForm,
  facts: Facts,
  seed: number,
): Promise<Record<string, unknown>> =>
  (await withUploads(test, withoutRegisters(form, validAnswers(form, facts, seeded(seed))))) as Record<string, unknown>

/** Puts an upload of the citizen in place of every sampled file. */
const withUploads = async (test: TestApp, value: unknown): Promise<unknown> => {
  if (Array.isArray(value)) {
    const parts: unknown[] = []
    // One person uploads one file at a time.
    for (const part of value) parts.push(await withUploads(test, part))
    return parts
  }
  if (typeof value !== 'object' || value === null) return value
  if (isUploadName(String((value as Answers).name))) return uploadPdf(test, 'citizen')
  const entries: [string, unknown][] = []
  for (const [key, part] of Object.entries(value)) entries.push([key, await withUploads(test, part)])
  return Object.fromEntries(entries)
}
