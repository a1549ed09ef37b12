// Services with their forms: new ones are stored, those that the agency left as they were follow the files.
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../src/db/audit.sql.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { publishVersion } from '../../src/modules/catalogue/publish-version.ts'
import type { Opening } from './opening.ts'
import type { ServiceFile } from './service-file.ts'
import { findLatestVersion, findSeeded, insertService, type SeededService, updateService } from './services.sql.ts'

/** Stores a service and its form, or brings them up to date. */
export const seedService = async (tx: Tx, file: ServiceFile, now: Date, opening: Opening): Promise<void> => {
  const { id, status, temporary_disable, language: _, ...rest } = file.service
  const wanted: SeededService = { ...rest, sort: sortOf(file) }
  const stored = await findSeeded(tx, id)
  if (!stored) {
    const state = opening === 'open' ? { status, listed: true } : { status: 0 as const, listed: false }
    await insertService(tx, { id, temporary_disable, ...state }, wanted)
  }
  // Rows from before the seed kept what it wrote are as it wrote them.
  else if (!same(stored.now, wanted) && (stored.seeded === null || same(stored.now, stored.seeded))) {
    await updateService(tx, id, wanted)
  }
  await seedForm(tx, file, now)
}

const seedForm = async (tx: Tx, { service, body, plan, certificate }: ServiceFile, now: Date): Promise<void> => {
  const latest = await findLatestVersion(tx, service.id)
  if (latest && (!latest.seeded || isSame(latest, { body, plan, certificate }))) return
  await publishVersion(tx, {
    id: uuidv7(),
    serviceId: service.id,
    version: (latest?.version ?? 0) + 1,
    language: service.language,
    body,
    plan,
    certificate,
    at: now,
    by: null,
  })
  await insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: null,
    action: 'publish',
    noun: 'service',
    noun_id: String(service.id),
    detail: { version: (latest?.version ?? 0) + 1 },
    at: now,
  })
}

const isSame = (
  { body, review_plan, certificate }: NonNullable<Awaited<ReturnType<typeof findLatestVersion>>>,
  file: Pick<ServiceFile, 'body' | 'plan' | 'certificate'>,
): boolean => same({ body, plan: review_plan, certificate }, file)

// What only the demo offers stands behind the real services.
const sortOf = ({ only, service }: ServiceFile): number => (only === 'demo' ? 100_000 : 0) + service.id

/** Whether both say the same as JSON, whatever the order of keys. */
const same = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))
