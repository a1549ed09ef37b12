// A draft against the lists, the staff and the catalogue of this portal.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Problem } from '@khyanalt/domain/problem'
import { reviewDays, saysDaysOfReview } from '@khyanalt/domain/service-rules'
import type { Tx } from '../../db/transaction.ts'
import { judgeSettings } from './check-settings.ts'
import { type CheckedDraft as CheckedForm, judgeDraft } from './draft-problems.ts'
import { listLibraries, listStaffedRoles } from './drafts.sql.ts'
import type { FormContent } from './edited-service.ts'
import { filePlan } from './filed-plan.ts'
import { listEditedCategories } from './service-editor.sql.ts'

/** A draft that could be published as a whole, or every reason why not. */
export type CheckedDraft =
  | (Extract<CheckedForm, { ok: true }> & { readonly settings: ServiceSettings })
  | Extract<CheckedForm, { ok: false }>

/** Checks form, plan, certificate and particulars, each by itself and against each other; a new service has no id. */
export const checkDraft = async (tx: Tx, draft: FormContent, id: number | null): Promise<CheckedDraft> => {
  const { settings, problems } = await judgeSettings(tx, draft.settings, { id, path: 'settings' })
  const issuesCertificate = settings?.issues_certificate ?? false
  const judged = judgeDraft(draft, issuesCertificate, {
    libraries: new Set((await listLibraries(tx)).map(({ library }) => library)),
    staffed: settings ? new Set(await listStaffedRoles(tx, await placeOf(tx, settings))) : everybody,
  })
  const apart = settings && judged.ok ? pageProblems(settings, filePlan(judged.plan)) : []
  const all = [...problems, ...(judged.ok ? [] : judged.problems), ...apart]
  if (judged.ok && settings && all.length === 0) return { ...judged, settings }
  return { ok: false, problems: all, body: judged.body, certificate: judged.certificate }
}

/** What the page says of the review against the plan itself. */
export const pageProblems = (
  { details: { time } }: ServiceSettings,
  plan: readonly { readonly working_days: number }[],
): readonly Problem[] => {
  const days = reviewDays(plan)
  if (saysDaysOfReview(time, days)) return []
  return [{ code: 'time_differs_from_plan', path: 'settings/details/time', params: { n: days } }]
}

// Of particulars that cannot be read nobody knows whose staff it would be.
const everybody = new Set(['REVIEWER', 'APPROVER'])

/** Where the service belongs, for scopes of staff. */
const placeOf = async (tx: Tx, { category_id }: ServiceSettings) => {
  const categories = new Map((await listEditedCategories(tx)).map(row => [row.id, row]))
  let top = categories.get(category_id)
  const module = top?.module ?? 'INSPECTION'
  while (top?.parent_id != null && categories.has(top.parent_id)) top = categories.get(top.parent_id)
  return { module, categoryId: top?.id ?? category_id }
}
