// What a client's desk shows of his or her requests beside what waits for the client.
import { type Station, stationsOf } from '@khyanalt/domain/desk/course'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import type { Tx } from '../../db/transaction.ts'
import type { Owner } from '../../expiry-source.ts'
import { findLastDraft, listDeciding } from './under-way.sql.ts'

/** Requests that the agency is deciding, those sent last first. */
export const listRequestsUnderWay = async (tx: Tx, owner: Owner, limit: number) =>
  (await listDeciding(tx, owner, limit)).map(row => ({
    number: row.request_number,
    title: { mn: row.name_mn, en: row.name_en },
    status: requestStatusCode(row.state, row.step),
    day: row.due_on,
    stations: [...stationsOf(row.state, row.step, row.plan)] satisfies Station[],
    sentAt: row.submitted_at,
  }))

/** The unsent draft that was worked on last. */
export const findDraftOfDesk = findLastDraft
