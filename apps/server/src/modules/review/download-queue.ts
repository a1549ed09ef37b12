import type * as calls from '@khyanalt/contract/queue'
import { queueTotalLimit } from '@khyanalt/contract/review'
import { readFee } from '@khyanalt/domain/fee-state'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { deskWordOf, requestStateTexts } from '@khyanalt/domain/messages/states'
import { formatTugrik } from '@khyanalt/domain/money'
import { isHeld } from '@khyanalt/domain/queue-view'
import { formatText } from '@khyanalt/domain/text'
import { agencyDate } from '../../clock.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { listScopedRequests } from './queue.sql.ts'
import { readQueueFilters, viewerOf } from './read-queue-filters.ts'

/** The rows of the queue, those that are selected or all that the filters find, for a spreadsheet. */
export const downloadQueue =
  ({ clock }: Services): TableUseCase<typeof calls.downloadQueue> =>
  async (tx, caller, { lang, requests, ...input }) => {
    const today = agencyDate(clock.now())
    const filters = { ...(await readQueueFilters(tx, caller, today, input)), numbers: requests }
    const page = { page: 1, results: queueTotalLimit }
    const { rows } = await listScopedRequests(tx, await viewerOf(tx, caller, today), filters, page)
    const say = staffTexts[lang]
    const words = queueTexts[lang]
    const named = (mn: string | null, en: string | null) => (lang === 'en' ? en || mn : mn)
    return {
      name: `queue-${today}`,
      title: say.queue_title,
      columns: [
        { title: say.column_number },
        { title: say.column_service },
        { title: say.column_applicant },
        { title: words.column_unit },
        { title: say.column_step },
        { title: words.column_assignee },
        { title: say.column_sent, kind: 'day' },
        { title: say.column_due, kind: 'day' },
        { title: say.column_status },
        { title: words.column_fee },
      ],
      rows: rows.map(row => {
        const step = row.plan[row.step - 1]?.name
        const open = row.state === 'sent' || row.state === 'review'
        const fee = readFee(row.fee)
        return [
          row.request_number,
          named(row.name_mn, row.name_en),
          row.company_name ?? row.owner_name,
          named(row.organization_mn, row.organization_en),
          open && step ? step[lang] : null,
          row.holder_name,
          row.submitted_at ? agencyDate(row.submitted_at) : null,
          row.due_on,
          requestStateTexts[lang][deskWordOf(row.state)],
          isHeld(row.state) && fee.state !== 'none'
            ? formatText(feeTexts, lang, `state_${fee.state}`, { amount: formatTugrik(fee.amount) })
            : null,
        ]
      }),
    }
  }
