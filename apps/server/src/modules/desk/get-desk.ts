// The desk of a client: what waits, what is under way, the draft to go on with (REQ-DESK-11…04).
import type * as calls from '@khyanalt/contract/desk'
import { type CaseUnderWay, deskCaseLimit, deskTaskLimit } from '@khyanalt/contract/desk'
import { deskDays, orderTasks } from '@khyanalt/domain/desk/tasks'
import { feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'
import { feeReportLink, foodObjectLink, requestLink } from '@khyanalt/domain/notifications/places'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listUnsettledReports } from '../fee-reports/list-waiting.ts'
import { listAsRequests, type ObjectAsRequest } from '../food-objects/list-as-requests.ts'
import { findDraftOfDesk, listRequestsUnderWay } from '../requests/list-under-way.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { readDatedTasks, returnedObjects, returnedReports, titleOfReport } from './read-tasks.ts'

export const getDesk =
  ({ clock }: Services): UseCase<typeof calls.getDesk> =>
  async (tx, session, { behalf }) => {
    const caller = narrowTo(session, behalf)
    const now = clock.now()
    const today = agencyDate(now)
    const dated = await readDatedTasks(tx, caller, { now, until: addDays(today, deskDays) })
    const objects = await listAsRequests(tx, caller, { states: ['returned', 'sent', 'review'] })
    const reports = await listUnsettledReports(tx, caller.companyIds, deskTaskLimit)
    const tasks = orderTasks([...dated, ...returnedObjects(objects), ...returnedReports(reports)])

    const requests = await listRequestsUnderWay(tx, caller, deskCaseLimit + 1)
    const underWay: readonly CaseUnderWay[] = [
      ...requests.map(({ sentAt: _, ...request }) => ({
        noun: 'request' as const,
        ...request,
        url: requestLink(request.number).client,
      })),
      ...objects.filter(({ state }) => state !== 'returned').map(presentObject),
      ...reports.filter(({ state }) => state !== 'returned').map(presentReport),
    ]
    return {
      data: {
        today,
        tasks: tasks.slice(0, deskTaskLimit),
        more: tasks.length > deskTaskLimit,
        under_way: underWay.slice(0, deskCaseLimit),
        more_under_way: underWay.length > deskCaseLimit,
        draft: await findDraftOfDesk(tx, caller),
      },
    }
  }

const presentObject = ({ row }: ObjectAsRequest): CaseUnderWay => ({
  noun: 'food_object',
  number: row.request_number,
  title: row.title,
  status: row.status,
  day: row.due_date,
  stations: [],
  url: foodObjectLink(row.request_number).client,
})

type UnsettledReport = Awaited<ReturnType<typeof listUnsettledReports>>[number]

const presentReport = (report: UnsettledReport): CaseUnderWay => ({
  noun: 'fee_report',
  number: report.request_number ?? '',
  title: titleOfReport(report),
  status: feeReportStatusCode(report.state, report.step),
  day: null,
  stations: [],
  url: feeReportLink(report.id, 'show').client,
})
