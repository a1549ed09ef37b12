// The sample form that holds every kind of field, with answers made by the form engine's own samples.
import { readFileSync } from 'node:fs'
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import { seeded, validAnswers } from '@khyanalt/form-engine/testing/generated-form'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { uploadPdf } from '../../../test/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readFacts } from './form-facts.ts'

/** The service: category and form number. */
export const galleryService = { formid: 199, category_id: 1 } as const

const file = new URL('../../../seeds/reference/services/form-gallery.json', import.meta.url)

/** The form as it is first asked for, or as it is renewed. */
export const galleryForm = (renew = false): CompiledForm => {
  const parsed = parseDefinition((JSON.parse(readFileSync(file, 'utf8')) as { body: unknown }).body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew })
}

/** What the server tells the engine when the citizen sends the form. */
export const galleryFacts = (test: TestApp, form: CompiledForm): Promise<Facts> =>
  inTransaction(test.app.services.db, tx =>
    readFacts(tx, test.app.services, form, { language: 'mn', userId: demoPeople.citizen.id, companyId: null }),
  )

/** Valid answers to every field, with real uploads in place of sampled ones. */
export const galleryAnswers = async (
  test: TestApp,
  form: CompiledForm,
  facts: Facts,
  seed: number,
): Promise<Record<string, unknown>> =>
  (await withUploads(test, validAnswers(form, facts, seeded(seed)))) as Record<string, unknown>

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
