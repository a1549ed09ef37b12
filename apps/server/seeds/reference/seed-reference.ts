// Reference data of every environment: units, categories, addresses, lists, services with their forms.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../src/db/transaction.ts'
import { provinces } from './addresses.ts'
import { categories } from './categories.ts'
import { libraries } from './libraries.ts'
import { organizations } from './organizations.ts'
import {
  findLatestBody,
  insertServiceOnce,
  lockSeed,
  publishVersion,
  type SeedService,
  upsertAddress,
  upsertCategory,
  upsertOption,
  upsertOrganization,
} from './reference.sql.ts'

type ServiceFile = {
  /** A service that is only offered where the demo is on. */
  readonly only?: 'demo'
  readonly service: SeedService & { readonly language: string }
  readonly body: object
}

const folder = join(import.meta.dirname, 'services')

/** Seeds or refreshes reference data; may run at every start. */
export const seedReference = async (tx: Tx, now: Date): Promise<void> => {
  await lockSeed(tx)
  for (const [sort, row] of organizations.entries()) await upsertOrganization(tx, { ...row, sort })
  for (const [sort, row] of categories.entries()) await upsertCategory(tx, { ...row, sort })
  for (const { place, below } of provinces) {
    await upsertAddress(tx, addressRow(place, null))
    for (const lower of below) await upsertAddress(tx, addressRow(lower, place[0]))
  }
  for (const [library, choices] of Object.entries(libraries)) {
    for (const [sort, [value, label_mn, label_en, data = null]] of choices.entries()) {
      await upsertOption(tx, { library, value, label_mn, label_en, sort, data })
    }
  }
  await seedServices(tx, now, file => file.only === undefined)
}

/** Seeds or refreshes the services that only a demo offers. */
export const seedDemoServices = async (tx: Tx, now: Date): Promise<void> => {
  await lockSeed(tx)
  await seedServices(tx, now, file => file.only === 'demo')
}

const seedServices = async (tx: Tx, now: Date, wanted: (file: ServiceFile) => boolean): Promise<void> => {
  const names = (await readdir(folder)).filter(name => name.endsWith('.json')).sort()
  for (const [sort, name] of names.entries()) {
    const file = JSON.parse(await readFile(join(folder, name), 'utf8')) as ServiceFile
    // What only the demo offers stands behind the real services.
    if (wanted(file)) await seedService(tx, file, name, file.only === 'demo' ? 1000 + sort : sort, now)
  }
}

const seedService = async (tx: Tx, file: ServiceFile, name: string, sort: number, now: Date): Promise<void> => {
  const parsed = parseDefinition(file.body)
  if (!parsed.ok) throw new Error(`${name} is no valid definition: ${JSON.stringify(parsed.problems.slice(0, 5))}`)
  const { language, ...service } = file.service
  await insertServiceOnce(tx, service, sort)
  const latest = await findLatestBody(tx, service.id)
  if (latest && isDeepStrictEqual(latest.body, file.body)) return
  await publishVersion(tx, {
    id: uuidv7(),
    service_id: service.id,
    version: (latest?.version ?? 0) + 1,
    language,
    body: file.body,
    plan: defaultReviewPlan,
    at: now,
  })
}

const addressRow = ([code, name_mn, name_en]: readonly [string, string, string], parent_code: string | null) => ({
  code,
  parent_code,
  name_mn,
  name_en,
})
