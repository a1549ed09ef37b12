// A service as a file: taken out, and taken in with the checks that a seed has.
import { isDeepStrictEqual } from 'node:util'
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type * as calls from '@khyanalt/contract/service-editor'
import { type FiledService, serviceFileSchema } from '@khyanalt/contract/service-settings'
import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { refuseBadSettings } from './check-settings.ts'
import { putDraft } from './drafts.sql.ts'
import { readDraft, refuseOlderDraft } from './edited-service.ts'
import { filePlan } from './filed-plan.ts'
import { getSeenService } from './save-service.ts'
import { findEditedService, insertEditedService, nextServiceId, settingsOf } from './service-editor.sql.ts'

export const importService =
  (services: Services): UseCase<typeof calls.importService> =>
  async (tx, caller, { file, as_new, version = 0, draft_version = 0 }) => {
    const { service, plan = filePlan(defaultReviewPlan), body, certificate: said } = readFile(file)
    const { id: filed, language, status: _, temporary_disable: __, ...settings } = service
    const known = as_new ? null : await findEditedService(tx, filed)
    const stored = known && (await getSeenService(tx, known.id, version))
    if (stored) refuseOlderDraft(await readDraft(tx, stored), draft_version)
    const id = stored?.id ?? (as_new ? await nextServiceId(tx) : filed)
    await refuseBadSettings(tx, settings, { id, path: 'service' })
    // A file from before says nothing of what is printed: a bare document, as it was then.
    const certificate = said ?? (settings.issues_certificate ? bareCertificate : null)
    const checked = await checkDraft(tx, { body, language, plan, certificate, settings }, id)
    if (!checked.ok) throw refuse('definition_invalid', { problems: checked.problems })

    // What is known changes by its draft alone, which is published as a whole.
    if (!stored) await insertEditedService(tx, id, settings, caller.userId)
    const own = stored && !isDeepStrictEqual(settings, settingsOf(stored)) ? settings : null
    const drafted = { language, body, plan, certificate, settings: own }
    await putDraft(tx, id, drafted, caller.userId, services.clock.now())
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: stored ? 'import' : 'add',
      detail: { slug: settings.slug, from: filed },
    })
    return { id, created: stored === null, proposal: null }
  }

const bareCertificate: CertificatePart = { title: 'certificate', prints: [], conditions: [] }

const readFile = (json: unknown): FiledService => {
  const parsed = serviceFileSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, code }) => ({ code, path: path.map(String).join('/') }))
  throw refuse('definition_invalid', { problems })
}
