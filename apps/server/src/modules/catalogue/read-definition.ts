// Published definitions never change, so each process reads and parses a version once.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import type { Tx } from '../../db/transaction.ts'
import { getDefinitionRow } from './definitions.sql.ts'

export type PublishedDefinition = {
  readonly id: string
  readonly serviceId: number
  readonly version: number
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: FormDefinition
  readonly plan: readonly ReviewStep[]
  /** What documents issued under this version say; null on versions from before that was asked. */
  readonly certificate: CertificatePart | null
}

// 500 versions of some 100 kB are the most a process keeps.
const keep = 500
const known = new Map<string, PublishedDefinition>()

/** The parsed definition of a version id. */
export const readDefinition = async (tx: Tx, id: string): Promise<PublishedDefinition> => {
  const found = known.get(id)
  if (found) return found
  const row = await getDefinitionRow(tx, id)
  const parsed = parseDefinition(row.body)
  if (!parsed.ok) throw new Error(`definition ${id} cannot be read: ${JSON.stringify(parsed.problems.slice(0, 3))}`)
  // Cases prove a form to its authors; nobody who fills it in carries them.
  const { cases: _, ...body } = parsed.definition
  const definition: PublishedDefinition = {
    id: row.id,
    serviceId: row.service_id,
    version: row.version,
    language: row.language,
    body,
    plan: row.review_plan,
    certificate: row.certificate,
  }
  if (known.size >= keep) known.delete(known.keys().next().value ?? '')
  known.set(id, definition)
  return definition
}
