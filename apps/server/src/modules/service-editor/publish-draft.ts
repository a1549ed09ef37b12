// Publishes a rehearsed draft; what changes more than words waits for a second administrator.
import type * as calls from '@khyanalt/contract/service-editor'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { filePlan } from './filed-plan.ts'
import { governedParts } from './governed-change.ts'
import { publicationKind } from './publication-kind.ts'
import { publishNow, readyDraft } from './publish-now.ts'

export const publishDraft =
  (services: Services): UseCase<typeof calls.publishDraft> =>
  async (tx, caller, { id, version }) => {
    const { checked, before, draft } = await readyDraft(tx, { id, version })
    const after = { language: draft.language, body: checked.body, plan: filePlan(checked.plan) }
    if (governedParts(before, { ...after, certificate: checked.certificate }).length === 0) {
      return { ...(await publishNow(tx, services, caller, { id, version })), proposal: null }
    }
    const proposal = await propose(tx, services, caller, publicationKind(services), { id, version })
    return { published: null, draft_version: version, lifted: 0, offered: 0, proposal }
  }
