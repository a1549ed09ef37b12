import type * as calls from '@khyanalt/contract/oversight'
import { agencyDate, agencyMidnight } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { readPlace, writePlace } from '../../http/page-place.ts'
import type { Services } from '../../services.ts'
import { listBehind } from './behind.sql.ts'
import { overseenBy, refuseBackwards } from './read-oversight.ts'

const size = 50

/** The requests behind a figure. */
export const listOversightRequests =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listOversightRequests> =>
  async (tx, caller, { measure, holder, person, stage, step, question, reason, first, last, before, ...period }) => {
    refuseBackwards(period)
    const asked = {
      measure,
      holder: holder ?? null,
      person: person ?? null,
      stage: stage ?? null,
      step: step ?? null,
      question: question ?? null,
      reason: reason ?? null,
      first: first ?? null,
      last: last ?? null,
      sent: { since: first ? agencyMidnight(first) : null, until: last ? agencyMidnight(last, 1) : null },
      since: agencyMidnight(period.from),
      until: agencyMidnight(period.to, 1),
      today: agencyDate(clock.now()),
      before: before ? readPlace(before) : null,
    }
    const rows = await listBehind(tx, period, overseenBy(caller), asked, size + 1)
    const end = rows.length > size ? rows[size - 1] : undefined
    return {
      data: rows.slice(0, size).map(row => ({
        request_number: row.request_number,
        service: { mn: row.name_mn, en: row.name_en },
        organization: row.organization,
        at: row.at.toISOString(),
        person: row.person,
        due_on: row.due_on,
      })),
      before: end ? writePlace(end) : null,
    }
  }
