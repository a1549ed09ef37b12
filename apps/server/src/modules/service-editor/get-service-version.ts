import type * as calls from '@khyanalt/contract/service-versions'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findVersion, listVersions } from './drafts.sql.ts'
import { differenceOf, readDifference, readVersion } from './edited-service.ts'
import { findEditedService } from './service-editor.sql.ts'

export const getServiceVersion: UseCase<typeof calls.getServiceVersion> = async (
  tx,
  _caller,
  { id, version, against },
) => {
  const service = await findEditedService(tx, id)
  const row = service && (await findVersion(tx, id, version))
  const content = row && (await readVersion(tx, service, version))
  if (!content) throw refuse('service_not_found')
  // One that was withdrawn never held; the version after it follows the one before.
  const earlier = (await listVersions(tx, id)).find(one => one.version < version && one.planned !== 'withdrawn')
  const other = against ?? earlier?.version ?? null
  const before = other === null ? null : await readVersion(tx, service, other)
  if (other !== null && !before) throw refuse('service_not_found')
  return {
    data: {
      version,
      language: content.language,
      body: content.body,
      plan: [...content.plan],
      certificate: content.certificate,
      settings: content.settings ?? null,
      published_at: row.published_at.toISOString(),
      published_by: row.published_by,
      changes: before ? [...differenceOf(before, content)] : [],
      against: other,
      difference: before ? await readDifference(tx, before, content) : [],
      says: await readDifference(tx, null, content),
    },
  }
}
