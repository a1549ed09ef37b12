// Gives a request to somebody of the agency, or to nobody: no decision, so what its readers saw stays valid.
import { holdsRole } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findDeputy } from '../absences/find-away.ts'
import { notify } from '../notifications/notify.ts'
import { noteEvent } from './note-event.ts'
import { factsOf } from './request-facts.ts'
import type { RequestRecord } from './request-record.ts'
import { setHolder } from './requests.sql.ts'

/** Somebody of the agency, by name. */
export type Holder = { readonly userId: string; readonly name: string }

type Change = { readonly from: Holder | null; readonly to: Holder | null }

/** Writes it into the journal and tells whoever gives up or gets the request without having asked. */
export const changeHolder = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  request: RequestRecord,
  change: Change,
): Promise<void> => {
  await writeHolder(tx, services, caller, request, change)
  await tellHolders(tx, services, caller, request, change)
}

/** Writes it alone, for whoever tells of many at once; with `quiet`, also rings for them at once. */
export const writeHolder = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  caller: Session,
  request: RequestRecord,
  { from, to, quiet = false }: Change & { readonly quiet?: boolean },
): Promise<void> => {
  await noteEvent(tx, services, caller, request, {
    action: 'assign',
    note: null,
    detail: { from: from?.name ?? null, to: to?.name ?? null },
    quiet,
  })
  await setHolder(tx, request.id, to?.userId ?? null)
}

/** Tells the former and the new holder, and who stands in for the new one; never the one who did it. */
export const tellHolders = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Pick<Session, 'userId' | 'name'>,
  request: RequestRecord,
  { from, to }: { readonly from: { readonly userId: string } | null; readonly to: { readonly userId: string } | null },
): Promise<void> => {
  const number = request.request_number
  // Told as members of the agency: without the request beside it, nobody of the applicant's side can be among them.
  const common = { params: { number, by: caller.name }, requestId: null }
  if (from && from.userId !== caller.userId && from.userId !== to?.userId) {
    await notify(tx, services, { ...common, to: [from.userId], event: 'case_taken' })
  }
  if (to && to.userId !== caller.userId && to.userId !== from?.userId) {
    await notify(tx, services, { ...common, to: [to.userId], event: 'case_given' })
    await tellDeputy(tx, services, { by: caller, request, holder: to.userId, event: 'deputy_case_given' })
  }
}

/** Tells who stands in for the holder today, if the request lies within the deputy's own rights. */
export const tellDeputy = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  {
    by,
    request,
    holder,
    event,
  }: {
    readonly by: Pick<Session, 'userId' | 'name'>
    readonly request: RequestRecord
    readonly holder: string
    readonly event: 'deputy_case_given' | 'deputy_question_asked'
  },
): Promise<void> => {
  const found = await findDeputy(tx, holder, agencyDate(services.clock.now()))
  if (!found || found.deputy.id === by.userId) return
  const place = factsOf(request)
  if (!(['REVIEWER', 'APPROVER'] as const).some(role => holdsRole(found.deputy.grants, role, place))) return
  const params = { number: request.request_number, by: by.name, name: found.absent }
  await notify(tx, services, { to: [found.deputy.id], event, params, requestId: null })
}
