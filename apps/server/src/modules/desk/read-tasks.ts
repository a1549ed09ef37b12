// Gathers what waits for a person and his or her companies; every source answers a bounded part of what it has.
import { deskTaskLimit } from '@khyanalt/contract/desk'
import type { DeskTask, DeskTaskKind } from '@khyanalt/domain/desk/tasks'
import type { Bilingual } from '@khyanalt/domain/language'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { feeReportLink, foodObjectLink, invitations } from '@khyanalt/domain/notifications/places'
import { formatText, type TextParams } from '@khyanalt/domain/text'
import { paths } from '../../../../web/src/paths.ts'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Ending, Owner } from '../../expiry-source.ts'
import { listInvited } from '../companies/list-invited.ts'
import { expirySources } from '../expiry/sources.ts'
import { listOpenQuarters, type listUnsettledReports } from '../fee-reports/list-waiting.ts'
import type { ObjectAsRequest } from '../food-objects/list-as-requests.ts'
import type { Params } from '../notifications/notification-sentence.ts'

const lastDay = '9999-12-31'

/** What has a last day between two days; what is overdue but still open has one before the first. */
export const readDatedTasks = async (
  tx: Tx,
  owner: Owner,
  { now, until }: { readonly now: Date; readonly until: string },
): Promise<readonly DeskTask[]> => {
  const today = agencyDate(now)
  const tasks: DeskTask[] = []
  for (const source of expirySources) {
    // A request waits for its applicant now, however far away the day is on which it closes.
    const to = source.name === 'request' ? lastDay : until
    const endings = await source.list(tx, { from: today, to, after: null, limit: deskTaskLimit, owner })
    tasks.push(...endings.map(ending => taskOfEnding(source.name, ending)))
  }
  for (const quarter of await listOpenQuarters(tx, owner.companyIds, today)) {
    const { companyId, year, season, closes, sent, before } = quarter
    tasks.push({
      kind: 'quarter',
      id: `${year}-${season} ${companyId}`,
      title: inBoth(sent > 0 ? 'quarterPart' : 'quarterTitle', { year: String(year), season, sent, before }),
      number: null,
      company_id: companyId,
      day: closes,
      url: paths.feeReports,
    })
  }
  for (const row of await listInvited(tx, owner.userId, now)) {
    tasks.push({
      kind: 'invitation',
      id: row.id,
      title: { mn: row.name_mn, en: row.name_en ?? row.name_mn },
      number: null,
      company_id: null,
      day: agencyDate(row.expires_at),
      url: invitations.link(() => '').client,
    })
  }
  return tasks
}

/** Food objects that came back; nothing says until when they are to be corrected. */
export const returnedObjects = (objects: readonly ObjectAsRequest[]): readonly DeskTask[] =>
  objects
    .filter(({ state }) => state === 'returned')
    .map(({ row }) => ({
      kind: 'returned',
      id: row.request_number,
      title: row.title,
      number: row.request_number,
      company_id: null,
      day: null,
      url: foodObjectLink(row.request_number).client,
    }))

type UnsettledReport = Awaited<ReturnType<typeof listUnsettledReports>>[number]

/** Fee reports that came back. */
export const returnedReports = (reports: readonly UnsettledReport[]): readonly DeskTask[] =>
  reports
    .filter(({ state }) => state === 'returned')
    .map(report => ({
      kind: 'returned',
      id: report.id,
      title: titleOfReport(report),
      number: report.request_number,
      company_id: report.company_id,
      day: null,
      url: feeReportLink(report.id, 'edit').client,
    }))

/** What a fee report is called where cases of all kinds stand together. */
export const titleOfReport = ({ year, season }: Pick<UnsettledReport, 'year' | 'season'>): Bilingual =>
  year === null || season === null ? inBoth('reportTitle', {}) : inBoth('quarterTitle', { year: String(year), season })

const kinds: Readonly<Record<string, DeskTaskKind>> = {
  certificate: 'certificate',
  request: 'returned',
  training: 'training',
  calibration: 'calibration',
}

const taskOfEnding = (source: string, { id, params, ...ending }: Ending): DeskTask => ({
  kind: ending.event === 'payment_near' ? 'payment' : (kinds[source] ?? 'certificate'),
  id,
  title: bilingual(params.service ?? params.name),
  number: line(params.number),
  company_id: ending.companyId,
  // Until when to pay stands on the invoice; the request stays open for a while longer.
  day: line(params.due) ?? ending.endsOn,
  url: ending.url,
})

const line = (value: Params[string] | undefined): string | null => (typeof value === 'string' ? value : null)

const bilingual = (value: Params[string] | undefined): Bilingual =>
  typeof value === 'string' ? { mn: value, en: value } : (value ?? { mn: '', en: '' })

const inBoth = (key: 'quarterTitle' | 'quarterPart' | 'reportTitle', params: TextParams): Bilingual => ({
  mn: formatText(deskTexts, 'mn', key, params),
  en: formatText(deskTexts, 'en', key, params),
})
