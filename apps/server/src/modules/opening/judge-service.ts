// What a service lacks before the agency opens it.
import type { ServiceLack } from '@khyanalt/contract/opening'
import type { ServiceToOpen } from './opening.sql.ts'

type HeldRole = { readonly role: string; readonly module: string | null; readonly category_id: number | null }

/** In the order in which it is to be mended. */
export const lacksOf = (
  service: Pick<
    ServiceToOpen,
    'current_version' | 'review_plan' | 'seeded' | 'rehearsed_digest' | 'fee' | 'module' | 'root_id'
  >,
  held: readonly HeldRole[],
  hasAccount: boolean,
): ServiceLack[] => {
  const isHeld = (role: string): boolean =>
    held.some(
      grant =>
        grant.role === role &&
        (grant.module === null || grant.module === service.module) &&
        (grant.category_id === null || grant.category_id === service.root_id),
    )
  const wanted = [...(service.review_plan ?? []).map(step => step.role), ...(service.fee ? ['FINANCE'] : [])]
  return [
    ...(service.current_version === null ? (['no_form'] as const) : []),
    ...(wanted.every(isHeld) ? [] : (['no_staff'] as const)),
    ...(service.fee && !hasAccount ? (['no_account'] as const) : []),
    // The agency's own versions were rehearsed before they were published.
    ...(service.seeded && service.rehearsed_digest === null ? (['not_rehearsed'] as const) : []),
  ]
}
