// Reference data of every environment: units, categories, addresses, lists, services with their forms.
import type { Tx } from '../../src/db/transaction.ts'
import { storeShippedPosts } from '../../src/modules/posts/store-shipped-posts.ts'
import { addresses } from './addresses.ts'
import { categoryRows } from './categories.ts'
import { everydayWordRows } from './everyday-words.ts'
import { holidays } from './holidays.ts'
import { libraries } from './libraries.ts'
import { listNames } from './list-names.ts'
import { organizations } from './lists/organizations.ts'
import type { Opening } from './opening.ts'
import { readPosts } from './posts.ts'
import { readServiceFiles } from './read-services.ts'
import {
  insertHolidays,
  lockSeed,
  nameLists,
  replaceAddresses,
  replaceOptions,
  upsertCategories,
  upsertEverydayWords,
  upsertOrganizations,
} from './reference.sql.ts'
import { seedService } from './seed-services.ts'

/**
 * Seeds or refreshes reference data; may run at every start. `opening` says how services and posts begin; what is
 * there already stays as the agency has it.
 */
export const seedReference = async (tx: Tx, now: Date, opening: Opening = 'open'): Promise<void> => {
  const files = readServiceFiles()
  await lockSeed(tx)
  await upsertOrganizations(tx, organizations)
  await upsertCategories(tx, categoryRows)
  await insertHolidays(tx, holidays)
  await replaceAddresses(tx, addresses)
  await replaceOptions(tx, optionRows)
  await nameLists(tx, listRows)
  for (const file of files) if (file.only === undefined) await seedService(tx, file, now, opening)
  await upsertEverydayWords(tx, everydayWordRows)
  const posts = (await readPosts(now)).map(post => (opening === 'open' ? post : { ...post, publishedAt: null }))
  await storeShippedPosts(tx, posts, now)
}

/** Seeds or refreshes the services that only a demo offers. */
export const seedDemoServices = async (tx: Tx, now: Date): Promise<void> => {
  const files = readServiceFiles()
  await lockSeed(tx)
  for (const file of files) if (file.only === 'demo') await seedService(tx, file, now, 'open')
}

const optionRows = Object.entries(libraries).flatMap(([library, choices]) =>
  choices.map(([value, label_mn, label_en, data = null], sort) => ({ library, value, label_mn, label_en, sort, data })),
)

const listRows = Object.entries(listNames).map(([library, [name_mn, name_en]]) => ({ library, name_mn, name_en }))
