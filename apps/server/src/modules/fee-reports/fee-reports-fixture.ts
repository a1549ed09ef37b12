// Reports and late requests of the demo mine, for tests; time stands in the window of the third quarter of 2026.
import type { InputOf } from '@khyanalt/contract/call'
import { createFeeReport } from '@khyanalt/contract/fee-reports'
import { createLateRequest } from '@khyanalt/contract/late-requests'
import { getStaffFeeReport, listStaffLateRequests, resolveFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { emptyFeeReport, type FeeReportAnswers, withQuarter, withTemplate } from '@khyanalt/domain/fee-report/answers'
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import type { FeeReportDecision } from '@khyanalt/domain/fee-report/report-actions'
import { numberRows, type SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

/** A day in the window of the third quarter. */
export const inWindow = '2026-10-10'
/** A day on which no window is open. */
export const outside = '2026-11-05'

/** The app with a clock that stands still until it is set to noon of another day. */
export const openFeeApp = async (): Promise<TestApp & { readonly setDay: (day: string) => void }> => {
  let now = new Date(`${inWindow}T04:00:00Z`)
  const test = await openTestApp({ clock: { now: () => now } })
  return {
    ...test,
    setDay: day => {
      now = new Date(`${day}T04:00:00Z`)
    },
  }
}

let uploads = 0
/** A paper of somebody's own, by its name. */
export const uploadPaper = async (test: TestApp, as: DemoPerson = 'mineMember'): Promise<string> => {
  uploads++
  const bytes = smallPdf(`paper ${uploads}`)
  const file = { name: 'albanbichig.pdf', type: 'application/pdf', bytes }
  const { body } = await test.upload(as, '/amnat/uploadfile', file)
  return String(body.filename)
}

type Report = InputOf<typeof createFeeReport>

let licences = 0
/** A whole report of the demo mine, each of another licence. */
export const wholeReport = async (
  test: TestApp,
  change: Partial<FeeReportAnswers> = {},
  season: Season = 3,
): Promise<Report> => {
  licences++
  const begun: FeeReportAnswers = {
    ...withQuarter({ ...emptyFeeReport, company_id: demoCompanies.mine.id }, { year: 2026, season }),
    year: null,
    payer_type: 'has_license',
    deposit_name: 'olon-ovoot',
    cert_type: 'MV',
    license_number: String(licences).padStart(6, '0'),
    mineral_name: 'gold',
    resource_increased: 'no',
    season_active: 'yes',
    document_files: [await uploadPaper(test)],
    tailan_uldegdel: { iluu: '0', dutuu: '1 000,50' },
  }
  const blank = withTemplate(begun, 1)
  const filled = (name: SheetName) => ({
    row_data: Object.fromEntries(
      Object.entries(blank[name].row_data).map(([month, row], place) => [
        month,
        { ...row, row_1: 'Доре алт', ...Object.fromEntries(numberRows.map((key, at) => [key, `${place + at}.25`])) },
      ]),
    ),
  })
  return { ...blank, too_hemjee: filled('too_hemjee'), unelgee: filled('unelgee'), ...change } as Report
}

/** Sends one and answers its id and version. */
export const sentReport = async (test: TestApp, change: Partial<FeeReportAnswers> = {}) =>
  test.call('mineMember', createFeeReport, await wholeReport(test, change))

const reasons = [{ title: 'Нийт үнэлгээ', comment: 'Нэхэмжлэхтэй тулгана уу.' }]

/** Takes decisions in order, each by whom it belongs to. */
export const decide = async (test: TestApp, id: string, decisions: readonly FeeReportDecision[]): Promise<void> => {
  for (const action of decisions) {
    const by = ['receive', 'agree', 'return'].includes(action) ? 'inspector' : 'head'
    const comments = ['return', 'reject', 'suspend', 'complain'].includes(action) ? reasons : []
    await test.call(by, resolveFeeReport, { id, action, comments, version: await versionOf(test, id) })
  }
}

export const versionOf = async (test: TestApp, id: string): Promise<number> =>
  (await test.call('inspector', getStaffFeeReport, { id })).data.version

type Late = { readonly season: Season; readonly as?: DemoPerson; readonly company?: string }

/** A whole late request with papers of its own. */
export const lateRequest = async (
  test: TestApp,
  { season, as = 'mineMember', company = demoCompanies.mine.id }: Late,
): Promise<InputOf<typeof createLateRequest>> => ({
  company_id: company,
  season,
  shiidver_huudas: await uploadPaper(test, as),
  alban_bichig: await uploadPaper(test, as),
  tulbur_barimt: await uploadPaper(test, as),
  details: 'Нягтлан бодогч солигдсон.',
})

/** Sends one. */
export const askLate = async (test: TestApp, late: Late) =>
  test.call(late.as ?? 'mineMember', createLateRequest, await lateRequest(test, late))

export const lateVersionOf = async (test: TestApp, id: string): Promise<number> => {
  const { data } = await test.call('inspector', listStaffLateRequests, { results: 100 })
  return data.data.find(row => row.id === id)?.version ?? 0
}
