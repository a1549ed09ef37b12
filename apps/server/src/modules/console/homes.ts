// The lists of each role's home. Every number is the one that the list behind it shows.
import { deskTotalLimit } from '@khyanalt/contract/certificate-desk'
import { moneyDeskTotalLimit } from '@khyanalt/contract/invoices'
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { jobWords, staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import type { QueueView } from '@khyanalt/domain/queue-view'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import type { Role } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import { asIs, inBoth } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { listAuditFindings } from '../audit/list-audit-findings.ts'
import { listGranted } from '../certificates/find-desk-certificates.ts'
import { listSentReports } from '../fee-reports/find-fee-reports.ts'
import { readUrgentFood } from '../food-objects/urgent-food-objects.ts'
import { listUnpaid } from '../invoices/find-invoices.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { listOnlinePayments } from '../payments/list-online-payments.ts'
import { listProposals } from '../proposals/list-proposals.ts'
import { listPortalRequests } from '../requests/list-portal-requests.ts'
import { readLoads, readUrgent } from '../review/urgent-requests.ts'
import { listEverydayWords } from '../search/list-everyday-words.ts'
import { readCatalogue } from '../service-editor/list-catalogue.ts'
import { listStatements } from '../statements/list-statements.ts'
import { type HomeListOf, homeList, plainRow, shownAtHome } from './home-list.ts'

type Asked = { readonly tx: Tx; readonly caller: Session; readonly services: Services; readonly today: string }
type Home = (asked: Asked) => Promise<readonly HomeListOf[]>

const queue = (view: QueueView) => `/staff/requests${view === 'turn' ? '' : `?tab=${view}`}`

const fromQueue = async ({ tx, caller, today }: Asked, key: HomeListOf['key'], view: QueueView, urgent = false) => {
  const found = await readUrgent(tx, caller, view, today, shownAtHome)
  return homeList({ key, address: queue(view), ...found, urgent: urgent && found.count > 0 })
}

/** What waits at the other desks at which inspectors and heads of unit work. */
const otherDesks = async ({ tx, caller, today }: Asked): Promise<HomeListOf[]> => {
  const food = await readUrgentFood(tx, caller, today, shownAtHome)
  const reports = await listSentReports(tx, caller, shownAtHome)
  return [
    ...(food ? [homeList({ key: 'food', address: '/staff/food', ...food })] : []),
    ...(reports
      ? [
          homeList({
            key: 'fee_reports',
            address: '/staff/fee-reports',
            rows: reports.rows,
            count: reports.total,
            limit: feeDeskTotalLimit,
          }),
        ]
      : []),
  ]
}

const inspector: Home = async asked => [
  await fromQueue(asked, 'mine', 'mine'),
  await fromQueue(asked, 'today', 'today', true),
  await fromQueue(asked, 'new', 'unassigned'),
  await fromQueue(asked, 'answered', 'resent'),
  await fromQueue(asked, 'asked', 'asked'),
  ...(await otherDesks(asked)),
]

const head: Home = async asked => {
  const { tx, caller, today } = asked
  const granted = await listGranted(tx, caller, today, shownAtHome)
  const loads = await readLoads(tx, caller, today, shownAtHome)
  const inspects = caller.grants.some(({ role }) => role === 'REVIEWER')
  return [
    await fromQueue(asked, 'decide', 'turn'),
    await fromQueue(asked, 'behind', 'overdue', true),
    homeList({
      key: 'load',
      address: '/staff/oversight',
      rows: loads.map(({ id, name, open, late }) => ({
        ...plainRow(id, asIs(name), '/staff/oversight'),
        state: inBoth(consoleTexts, 'load_of', { open, late }),
      })),
    }),
    homeList({
      key: 'granted',
      address: '/staff/certificates',
      rows: granted.rows,
      count: granted.total,
      limit: deskTotalLimit,
    }),
    ...(inspects ? [] : await otherDesks(asked)),
  ]
}

const finance: Home = async ({ tx, caller, today }) => {
  const receipts = await listUnpaid(tx, caller, { hasReceipt: true }, shownAtHome)
  const late = await listUnpaid(tx, caller, { hasReceipt: false, dueBefore: today }, shownAtHome)
  const { data: owed } = await listOnlinePayments(tx, caller, { view: 'owed', page: 1, results: shownAtHome })
  const { data: statements } = await listStatements(tx, caller, { page: 1, results: 1 })
  const limit = moneyDeskTotalLimit
  return [
    homeList({ key: 'receipts', address: '/staff/invoices', rows: receipts.rows, count: receipts.total, limit }),
    homeList({
      key: 'unpaid_late',
      address: '/staff/invoices?tab=late',
      rows: late.rows,
      count: late.total,
      limit,
      urgent: late.total > 0,
    }),
    homeList({
      key: 'payments',
      address: '/staff/invoices/online',
      rows: owed.data.map(row => ({
        ...plainRow(row.id, asIs(row.invoice), '/staff/invoices/online'),
        person: row.applicant,
      })),
      count: owed.total,
      limit,
    }),
    homeList({
      key: 'statement',
      address: '/staff/invoices/statements',
      rows: statements.data.map(row => ({
        ...plainRow(row.id, asIs(row.title), '/staff/invoices/statements'),
        person: row.by,
        date: agencyDate(new Date(row.at)),
      })),
    }),
  ]
}

const administrator: Home = async ({ tx, caller, services }) => {
  const proposals = (await listProposals(services)(tx, caller, { state: 'waiting' })).data
  const { given_up, nightly, backup } = (await listJobs(services)(tx, caller, {})).data
  const failed = nightly.filter(({ failure }) => failure !== null)
  const findings = (await listAuditFindings(tx, caller, {})).data.filter(({ resolved }) => resolved === null)
  const { missed } = await listEverydayWords(tx, caller, {})
  const drafts = (await readCatalogue(tx)).services.filter(({ draft }) => draft !== null)
  const nameOf = (kind: 'job' | 'task', name: string) => {
    const word = jobWords(kind, name)
    return word ? inBoth(staffJobsTexts, word) : asIs(name)
  }
  const stopped = given_up.total + failed.length
  return [
    homeList({
      key: 'proposals',
      address: '/staff/proposals',
      rows: proposals.map(row => ({
        ...plainRow(row.id, row.title, '/staff/proposals'),
        person: row.proposed_by,
        date: agencyDate(new Date(row.proposed_at)),
      })),
      count: proposals.length,
    }),
    homeList({
      key: 'jobs',
      address: '/staff/jobs',
      rows: [
        ...failed.map(run => ({ ...plainRow(run.task, nameOf('task', run.task), '/staff/jobs'), date: run.night })),
        ...given_up.rows.map(job => ({
          ...plainRow(job.id, nameOf('job', job.name), '/staff/jobs'),
          date: agencyDate(new Date(job.given_up_at)),
        })),
      ],
      count: stopped,
      urgent: stopped > 0,
    }),
    homeList({
      key: 'findings',
      address: '/staff/audit',
      rows: findings.map(row => ({
        ...plainRow(row.id, row.sentence, '/staff/audit'),
        date: agencyDate(new Date(row.found_at)),
      })),
      count: findings.length,
      urgent: findings.length > 0,
    }),
    homeList({
      key: 'backup',
      address: '/staff/jobs',
      rows: [
        {
          ...plainRow('backup', inBoth(consoleTexts, backup.last ? 'backup_last' : 'backup_none'), '/staff/jobs'),
          date: backup.last && agencyDate(new Date(backup.last.finished_at)),
        },
      ],
      urgent: backup.is_late,
    }),
    homeList({
      key: 'missed',
      address: '/staff/catalogue?part=search',
      rows: missed.map(({ text, times }) => ({
        ...plainRow(text, asIs(text), '/staff/catalogue?part=search'),
        state: inBoth(consoleTexts, 'missed_times', { times }),
      })),
      count: missed.length,
    }),
    homeList({
      key: 'drafts',
      address: '/staff/catalogue',
      rows: drafts
        .toSorted((one, other) => (other.draft?.edited_at ?? '').localeCompare(one.draft?.edited_at ?? ''))
        .map(({ id, name, draft }) => ({
          ...plainRow(String(id), name, `/staff/catalogue/${id}`),
          person: draft?.edited_by ?? null,
          date: draft && agencyDate(new Date(draft.edited_at)),
        })),
      count: drafts.length,
    }),
  ]
}

const operator: Home = async ({ tx, caller, services }) => {
  const listOf = async (key: 'returned' | 'unsent', state: 'returned' | 'draft') => {
    const status = String(requestStatusCode(state, 1))
    const asked = { status, page: 1, results: shownAtHome, sortOrder: 'ascend' } as const
    const { data } = await listPortalRequests(services)(tx, caller, asked)
    return homeList({
      key,
      address: `/portal/home?status=${status}`,
      rows: data.data.map(row => ({
        id: row.request_number,
        number: row.request_number,
        title: row.title,
        state: inBoth(requestStateTexts, state === 'draft' ? 'draft_portal' : state),
        person: row.customer,
        date: agencyDate(new Date(row.created_at)),
        address: `/portal/request/${encodeURIComponent(row.request_number)}`,
      })),
      count: data.total,
    })
  }
  return [await listOf('returned', 'returned'), await listOf('unsent', 'draft')]
}

/** In the order in which somebody with several roles reads them. */
export const homes: Readonly<Record<Role, Home>> = {
  APPROVER: head,
  REVIEWER: inspector,
  FINANCE: finance,
  ADMIN: administrator,
  OPERATOR: operator,
}
