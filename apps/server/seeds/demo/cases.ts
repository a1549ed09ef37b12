// Cases in every status, made by the product's own use cases at a clock of the past.
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../src/clock.ts'
import { insertAuditEntry } from '../../src/db/audit.sql.ts'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { lockCase } from '../../src/modules/cases/lock-case.ts'
import { applyAction, requestReading } from '../../src/modules/requests/apply-action.ts'
import { createRequest } from '../../src/modules/requests/create-request.ts'
import { saveDraft } from '../../src/modules/requests/save-draft.ts'
import { sendRequest } from '../../src/modules/requests/send-request.ts'
import { agreeRequest } from '../../src/modules/review/agree-request.ts'
import { approveRequest } from '../../src/modules/review/approve-request.ts'
import { receiveRequest } from '../../src/modules/review/receive-request.ts'
import { rejectRequest } from '../../src/modules/review/reject-request.ts'
import { returnRequest } from '../../src/modules/review/return-request.ts'
import type { Services } from '../../src/services.ts'
import { xRayAnswers, xRayService } from './answers.ts'
import { endCertificate, getPlace, hasCases, readOldMessages } from './cases.sql.ts'
import { demoCompanies } from './companies.ts'
import { morningOf } from './days-ago.ts'
import { payDemoFee } from './pay-fee.ts'
import { demoPeople, demoStaff } from './people.ts'
import { clientSession, staffSession } from './sessions.ts'
import { storeFile } from './store-file.ts'

const day = 24 * 3600 * 1000

/** Where a demo case stops. */
type Stop =
  | 'draft'
  | 'sent'
  | 'step2'
  | 'unpaid'
  | 'receipt'
  | 'returned'
  | 'rejected'
  | 'approved'
  | 'past'
  | 'expired'

/** Seeds the cases once: the citizen has one in every status, the hospital a few. */
export const seedDemoCases = async (services: Services): Promise<void> => {
  const { citizen, hospitalAdmin } = demoPeople
  if (await inTransaction(services.db, tx => hasCases(tx, citizen.id))) return
  const person = clientSession(citizen, [])
  const hospital = clientSession(hospitalAdmin, [demoCompanies.hospital.id])
  const plan: readonly (readonly [Session, Stop, number, string])[] = [
    [person, 'past', 1500, 'SN-2021-114'],
    [person, 'approved', 120, 'SN-2025-020'],
    [person, 'expired', 110, 'SN-2025-031'],
    [person, 'rejected', 60, 'SN-2025-047'],
    [hospital, 'approved', 45, 'OR-2025-301'],
    [person, 'receipt', 20, 'SN-2026-002'],
    [person, 'unpaid', 12, 'SN-2026-003'],
    [hospital, 'step2', 10, 'OR-2026-118'],
    [person, 'returned', 8, 'SN-2026-005'],
    [person, 'step2', 6, 'SN-2026-006'],
    [person, 'sent', 2, 'SN-2026-008'],
    [hospital, 'sent', 1, 'OR-2026-122'],
    [person, 'draft', 1, 'SN-2026-009'],
  ]
  for (const [owner, stop, daysAgo, serial] of plan) await makeCase(services, owner, stop, daysAgo, serial)
  const weekAgo = new Date(services.clock.now().getTime() - 7 * day)
  await inTransaction(services.db, tx => readOldMessages(tx, weekAgo))
}

const makeCase = async (
  services: Services,
  owner: Session,
  stop: Stop,
  daysAgo: number,
  serial: string,
): Promise<void> => {
  const started = morningOf(services.clock, daysAgo)
  let acts = 0
  // Each act of the past happens an hour after the one before; nobody is mailed about it today.
  const past: Services = {
    ...services,
    clock: { now: () => new Date(started + acts * 3600 * 1000) },
    enqueue: async (tx, name, payload) => {
      if (name === 'render-certificate') await services.enqueue(tx, name, payload)
    },
  }
  const inspector = staffSession(demoStaff.inspector)
  const head = staffSession(demoStaff.head)
  const act = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    acts++
    return inTransaction(services.db, work)
  }
  const number = (await act(tx => createRequest(past)(tx, owner, { ...xRayService, type: 'NEW' }))).code
  const decide = (work: (tx: Tx, input: { request_number: string; version: number }) => Promise<unknown>) =>
    act(async tx => work(tx, { request_number: number, version: (await getPlace(tx, number)).version }))

  const passport = await storeFile(past, owner, 'passport.pdf', 'answer')
  const data = xRayAnswers(passport, { unit_serial: serial, ...boughtBefore(agencyDate(new Date(started))) })
  if (stop === 'draft') {
    const { truthful: _, operators: __, ...begun } = data
    await act(tx => saveDraft(past)(tx, owner, { request_number: number, data: begun, step: 2 }))
    return
  }
  await act(tx => sendRequest(past, 'submit')(tx, owner, { request_number: number, data, organization_id: 1 }))
  if (stop === 'sent') return
  await decide((tx, input) => receiveRequest(past)(tx, inspector, input))
  const remark = {
    title: 'Серийн дугаар',
    comment: 'Шошгон дээрх серийн дугаартай тулгаж, зөв бичнэ үү.',
    path: 'unit_serial',
  }
  if (stop === 'returned' || stop === 'expired') {
    await decide((tx, input) => returnRequest(past)(tx, inspector, { ...input, comments: [remark] }))
    if (stop === 'expired') {
      await act(async tx => {
        const request = await lockCase(tx, requestReading, { kind: 'system' }, number)
        await applyAction(tx, past, { userId: null, name: 'Систем', position: null }, request, { action: 'expire' })
      })
    }
    return
  }
  if (stop === 'rejected') {
    await decide((tx, input) => rejectRequest(past)(tx, head, { ...input, comments: [remark] }))
    return
  }
  await decide((tx, input) => agreeRequest(past)(tx, inspector, input))
  if (stop === 'step2') return
  const upTo = stop === 'unpaid' || stop === 'receipt' ? stop : 'paid'
  await payDemoFee(past, act, { owner, number, upTo })
  if (upTo !== 'paid') return
  await decide((tx, input) => agreeRequest(past)(tx, inspector, input))
  await decide((tx, input) => approveRequest(past)(tx, head, input))
  if (stop !== 'past') return
  await act(async tx => {
    const noun_id = await endCertificate(tx, (await getPlace(tx, number)).id)
    const entry = { id: uuidv7(), actor_user_id: null, action: 'expire', noun: 'certificate', noun_id } as const
    await insertAuditEntry(tx, { ...entry, detail: {}, at: past.clock.now() })
  })
}

/** A machine that was asked for earlier than the usual one was installed is older than that one. */
const boughtBefore = (day: string) => {
  const installed_on = addDays(day, -30)
  return installed_on < '2025-03-01' ? { installed_on, unit_year: addDays(day, -400).slice(0, 4) } : {}
}
