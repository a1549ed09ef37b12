// Fee reports of three mines over eight quarters and their late requests, made by the product's own use cases at a
// clock of the past, so that every status is there.
import {
  emptyFeeReport,
  type FeeReportAnswers,
  withActivity,
  withQuarter,
  withTemplate,
} from '@khyanalt/domain/fee-report/answers'
import { addUp, type Decimal, decimalDigits } from '@khyanalt/domain/fee-report/decimal'
import { type Quarter, quarterBefore, quarterOfDay, usualWindow } from '@khyanalt/domain/fee-report/quarters'
import type { FeeReportDecision } from '@khyanalt/domain/fee-report/report-actions'
import { numberRows, type SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import { addDays, agencyDate, agencyMidnight } from '../../src/clock.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { createFeeReport } from '../../src/modules/fee-reports/create-fee-report.ts'
import { createLateRequest } from '../../src/modules/fee-reports/create-late-request.ts'
import { wireAnswers } from '../../src/modules/fee-reports/present-report.ts'
import { resolveFeeReport } from '../../src/modules/fee-reports/resolve-fee-report.ts'
import { resolveLateRequest } from '../../src/modules/fee-reports/resolve-late-request.ts'
import { saveFeePeriod } from '../../src/modules/fee-reports/save-fee-period.ts'
import { saveFeeReportDraft } from '../../src/modules/fee-reports/save-fee-report-draft.ts'
import { updateFeeReport } from '../../src/modules/fee-reports/update-fee-report.ts'
import type { Services } from '../../src/services.ts'
import { demoCompanies } from './companies.ts'
import { getReportVersion, hasFeeReports } from './fee-reports.sql.ts'
import { demoPeople, demoStaff } from './people.ts'
import { clientSession, staffSession } from './sessions.ts'
import { storeFile } from './store-file.ts'

/** A mine with what it digs; amounts of a month in hundredths of its unit, the price of a unit in tugrik. */
export type Mine = {
  readonly owner: Session
  readonly companyId: string
  readonly deposit: string
  readonly licence: readonly ['MV' | 'XV', string]
  readonly mineral: 'gold' | 'fluorspar' | 'stone'
  readonly template: number
  readonly product: string
  readonly month: bigint
  readonly price: bigint
}

const accountant = clientSession(demoPeople.mineAccountant, [demoCompanies.fluorspar.id, demoCompanies.quarry.id])
const gold: Mine = {
  owner: clientSession(demoPeople.mineMember, [demoCompanies.mine.id]),
  companyId: demoCompanies.mine.id,
  deposit: 'olon-ovoot',
  licence: ['MV', '017305'],
  mineral: 'gold',
  template: 1,
  product: 'Доре алт',
  month: 1_235n,
  price: 385_000_000n,
}
const fluorspar: Mine = {
  owner: accountant,
  companyId: demoCompanies.fluorspar.id,
  deposit: 'bor-undur',
  licence: ['MV', '012044'],
  mineral: 'fluorspar',
  template: 3,
  product: 'Жоншны баяжмал ФФ-95',
  month: 412_050n,
  price: 890_000n,
}
const quarry: Mine = {
  owner: accountant,
  companyId: demoCompanies.quarry.id,
  deposit: 'khutul',
  licence: ['XV', '020871'],
  mineral: 'stone',
  template: 4,
  product: 'Шохойн чулуу',
  month: 1_875_400n,
  price: 14_500n,
}

/** What becomes of a report after it was sent. */
export type Course = readonly (FeeReportDecision | 'resend')[]
const registered: Course = ['receive', 'agree', 'register']
const corrected: Course = [...registered, 'complain', 'return', 'resend', ...registered]
const returned: Course = ['receive', 'return']
const rejected: Course = ['receive', 'agree', 'reject']
const suspended: Course = [...registered, 'suspend']
const complained: Course = [...registered, 'complain']

/** By mine: the quarter that is due first, then the earlier ones. */
const plan: readonly (readonly [Mine, readonly (Course | 'draft' | 'late' | 'idle')[]])[] = [
  [gold, ['draft', complained, registered, corrected, registered, registered, registered, registered]],
  [fluorspar, [['receive', 'agree'], returned, suspended, registered, registered, registered, registered, registered]],
  [quarry, [[], rejected, ['receive'], 'idle', registered, 'late', registered, registered]],
]

const remark = {
  title: 'Нийт үнэлгээ',
  comment: 'Борлуулалтын нэхэмжлэхийн дүнтэй тулгаж, нийт үнэлгээг зөв бичнэ үү.',
}
const hour = 3600 * 1000

/** Seeds them once, with a window that is open for the next weeks. */
export const seedDemoFeeReports = async (services: Services): Promise<void> => {
  if (await inTransaction(services.db, hasFeeReports)) return
  const now = services.clock.now()
  const today = agencyDate(now)
  const due = quarterBefore(quarterOfDay(today))
  const quarters = [due]
  while (quarters.length < 8) quarters.push(quarterBefore(quarters.at(-1) ?? due))
  const opens = usualWindow(due).opens
  const admin = staffSession(demoStaff.admin)
  const window = { year: due.year, season: due.season, opens, closes: addDays(today, 20), version: 0 }
  await inTransaction(services.db, tx => saveFeePeriod(services)(tx, admin, window))

  for (const [mine, courses] of plan) {
    // The oldest first: each quarter opens with the balance that the one before closed with.
    for (const [back, quarter] of [...quarters.entries()].reverse()) {
      const course = courses[back] ?? registered
      const sentAt =
        back === 0
          ? Math.max(now.getTime() - 60 * hour, agencyMidnight(opens).getTime() + hour)
          : agencyMidnight(usualWindow(quarter).opens, course === 'late' ? 30 : 9).getTime()
      await makeReport(pastServices(services, sentAt, now.getTime()), mine, quarter, { back, course })
    }
  }
  await makeLateRequests(services, quarters, now.getTime())
}

/** Services whose clock moves on by an hour with each act, never beyond now; nobody is mailed about it today. */
export const pastServices = (services: Services, from: number, now: number): Services => {
  let acts = 0
  return {
    ...services,
    clock: { now: () => new Date(Math.min(from + acts++ * hour, now)) },
    enqueue: async () => {},
  }
}

export const makeReport = async (
  past: Services,
  mine: Mine,
  quarter: Quarter,
  { back, course }: { readonly back: number; readonly course: Course | 'draft' | 'late' | 'idle' },
): Promise<void> => {
  const act = <T>(work: Parameters<typeof inTransaction<T>>[1]): Promise<T> => inTransaction(past.db, work)
  const paper = await storeFile(past, mine.owner, 'albanbichig.pdf', 'answer')
  const data = answersOf(mine, quarter, { back, idle: course === 'idle', paper: paper.name })
  if (course === 'draft') {
    const begun = { ...data, unelgee: { row_data: {} } }
    await act(tx => saveFeeReportDraft(past)(tx, mine.owner, { data: wireAnswers(begun) }))
    return
  }
  if (course === 'late') await askLate(past, mine, quarter, ['receive', 'approve'])
  const { id } = await act(tx => createFeeReport(past)(tx, mine.owner, wireAnswers(data)))
  for (const step of typeof course === 'string' ? registered : course) {
    const version = await act(tx => getReportVersion(tx, id))
    if (step === 'resend') await act(tx => updateFeeReport(past)(tx, mine.owner, { id, version, ...wireAnswers(data) }))
    else {
      const by = staffSession(step === 'receive' || step === 'agree' ? demoStaff.inspector : demoStaff.head)
      const reasons = ['return', 'reject', 'suspend', 'complain'].includes(step) ? [remark] : []
      await act(tx => resolveFeeReport(past)(tx, by, { id, action: step, comments: reasons, version }))
    }
  }
}

const answersOf = (
  mine: Mine,
  quarter: Quarter,
  { back, idle, paper }: { readonly back: number; readonly idle: boolean; readonly paper: string },
): FeeReportAnswers => {
  const begun: FeeReportAnswers = {
    ...withQuarter({ ...emptyFeeReport, company_id: mine.companyId }, quarter),
    payer_type: 'has_license',
    deposit_name: mine.deposit,
    cert_type: mine.licence[0],
    license_number: mine.licence[1],
    mineral_name: mine.mineral,
    second_mineral: mine.mineral === 'gold' ? 'silver' : '',
    resource_increased: back === 4 ? 'yes' : 'no',
    document_files: [paper],
    explanations: [
      {
        path: 'tailan_uldegdel/dutuu',
        code: 'opening_differs',
        text: 'Татварын албатай тооцоо нийлж, эхний үлдэгдлийг актаар зассан.',
      },
    ],
  }
  const blank = withTemplate(withActivity(begun, idle ? 'no' : 'yes'), mine.template)
  const named = (name: SheetName, numbers: (place: number) => readonly bigint[]) => ({
    row_data: Object.fromEntries(
      Object.entries(blank[name].row_data).map(([month, row], place) => [
        month,
        {
          ...row,
          row_1: mine.product,
          ...Object.fromEntries(numberRows.map((key, at) => [key, digits(idle ? 0n : (numbers(place)[at] ?? 0n))])),
        },
      ]),
    ),
  })
  const sold = (place: number): bigint => (amount(mine, back, place) * 9n) / 10n
  const fee = (place: number): bigint => (sold(place) * mine.price) / 20n
  const imposed = idle ? 0n : fee(0) + fee(1) + fee(2)
  const owed = balanceOf(mine, back + 1)
  const paid = idle ? 0n : imposed + owed - balanceOf(mine, back)
  return {
    ...blank,
    too_hemjee: named('too_hemjee', place => {
      const produced = amount(mine, back, place)
      const exported = mine.mineral === 'fluorspar' ? sold(place) : 0n
      return [875n, produced * 3n, produced, sold(place) - exported, exported, produced - sold(place), produced * 40n]
    }),
    unelgee: named('unelgee', place => [sold(place), sold(place) * mine.price, 0n, 0n, fee(place), 0n, fee(place)]),
    tailan_uldegdel: { iluu: '0', dutuu: digits(owed) },
    tailan_nogduulsan_tolbor: { iluu: '0', dutuu: digits(imposed) },
    tailan_hugatsaand_tolson: { iluu: digits(paid), dutuu: '0' },
    tailan_etssiin_uldegdel: { iluu: '0', dutuu: digits(idle ? owed : balanceOf(mine, back)) },
  }
}

const digits = (value: bigint): string => decimalDigits(addUp([value as Decimal]))

/** What a month brought, a little different each time. */
const amount = ({ month }: Mine, back: number, place: number): bigint =>
  month + (month * BigInt(((back * 7 + place * 3) % 9) - 4)) / 40n

/** What is still owed at the end of a quarter; nothing before the first. */
const balanceOf = ({ price }: Mine, back: number): bigint => (back > 7 ? 0n : (price * BigInt(back % 3)) / 2n)

/** One late request in each state; that of the quarry holds a quarter open. */
const makeLateRequests = async (services: Services, quarters: readonly Quarter[], now: number): Promise<void> => {
  const earlier = (back: number): Quarter => quarters[back] ?? quarterBefore(quarters[0] as Quarter)
  const at = (hours: number): Services => pastServices(services, now - hours * hour, now)
  await askLate(at(70), gold, earlier(3), [])
  await askLate(at(90), fluorspar, earlier(2), ['receive'])
  await askLate(at(200), fluorspar, earlier(4), ['receive', 'reject'])
  await askLate(at(50), quarry, earlier(1), ['receive', 'approve'])
}

export const askLate = async (
  past: Services,
  mine: Mine,
  { year, season }: Quarter,
  decisions: readonly ('receive' | 'approve' | 'reject')[],
): Promise<void> => {
  const paper = async (title: string) => (await storeFile(past, mine.owner, title, 'answer')).name
  const request = {
    company_id: mine.companyId,
    year,
    season,
    shiidver_huudas: await paper('shiidver.pdf'),
    alban_bichig: await paper('albanbichig.pdf'),
    tulbur_barimt: await paper('tulbur.pdf'),
    details: 'Нягтлан бодогч солигдсон тул тайлангаа хугацаанд нь илгээж чадсангүй.',
  }
  const { id } = await inTransaction(past.db, tx => createLateRequest(past)(tx, mine.owner, request))
  const head = staffSession(demoStaff.head)
  for (const [place, action] of decisions.entries()) {
    const comment = action === 'reject' ? 'Хуулийн хугацаанаас хойш нэг жил өнгөрсөн байна.' : undefined
    await inTransaction(past.db, tx => resolveLateRequest(past)(tx, head, { id, action, version: place + 1, comment }))
  }
}
