// Publishes a rehearsed draft; what changes more than words waits for a second administrator.
import type * as calls from '@khyanalt/contract/service-editor'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { filePlan } from './filed-plan.ts'
import { governedParts } from './governed-change.ts'
import { publicationKind } from './publication-kind.ts'
import { publishNow, readyDraft } from './publish-now.ts'

/** As far ahead as a day may lie. */
const mostDaysAhead = 366

export const publishDraft =
  (services: Services): UseCase<typeof calls.publishDraft> =>
  async (tx, caller, { id, version, effective_on }) => {
    const publication = { id, version, effective_on }
    const today = agencyDate(services.clock.now())
    if (effective_on !== undefined && (effective_on < today || effective_on > addDays(today, mostDaysAhead))) {
      throw refuse('effective_day_wrong')
    }
    const { checked, before, draft, inForce } = await readyDraft(tx, publication)
    const after = { ...checked, language: draft.language, plan: filePlan(checked.plan) }
    if (governedParts(before && { ...before, settings: inForce }, after).length === 0) {
      return { ...(await publishNow(tx, services, caller, publication)), proposal: null }
    }
    const proposal = await propose(tx, services, caller, publicationKind(services), publication)
    return { published: null, planned: null, draft_version: version, lifted: 0, offered: 0, proposal }
  }
