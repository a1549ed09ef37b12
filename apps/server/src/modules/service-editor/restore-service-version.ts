// Brings an earlier version back as a draft, which goes the same way as any other.
import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/service-versions'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { putDraft } from './drafts.sql.ts'
import { readVersion } from './edited-service.ts'
import { lockDraft } from './save-service-draft.ts'
import { settingsOf } from './service-editor.sql.ts'

export const restoreServiceVersion =
  (services: Services): UseCase<typeof calls.restoreServiceVersion> =>
  async (tx, caller, { id, version, restored }) => {
    const { service } = await lockDraft(tx, id, version)
    const content = await readVersion(tx, service, restored)
    if (!content) throw refuse('service_not_found')
    // Of a version from before particulars were kept with it, those in force stay.
    const { settings } = content
    const own = settings === undefined || isDeepStrictEqual(settings, settingsOf(service)) ? null : settings
    const saved = await putDraft(tx, id, { ...content, settings: own }, caller.userId, services.clock.now())
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'restore_version',
      detail: { version: restored },
    })
    return { version: saved }
  }
