import type * as calls from '@khyanalt/contract/service-editor'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findVersion } from './drafts.sql.ts'
import { differenceOf } from './edited-service.ts'
import { filePlan } from './filed-plan.ts'

export const getServiceVersion: UseCase<typeof calls.getServiceVersion> = async (tx, _caller, { id, version }) => {
  const row = await findVersion(tx, id, version)
  if (!row) throw refuse('service_not_found')
  const before = await findVersion(tx, id, version - 1)
  return {
    data: {
      version,
      language: row.language,
      body: row.body,
      plan: filePlan(row.plan),
      certificate: row.certificate,
      published_at: row.published_at.toISOString(),
      published_by: row.published_by,
      changes: before ? [...differenceOf(before, row)] : [],
    },
  }
}
