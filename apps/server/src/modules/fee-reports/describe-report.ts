// What a fee report says on paper, in both languages.
import {
  balanceLines,
  type FeeReportAnswers,
  feeMinerals,
  payerTypes,
  type SheetRow,
} from '@khyanalt/domain/fee-report/answers'
import { type Decimal, decimalOr0, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import { netBalance } from '@khyanalt/domain/fee-report/proposals'
import { monthKey, monthsOf, type Season } from '@khyanalt/domain/fee-report/quarters'
import {
  findTemplate,
  type SheetName,
  sheetColumns,
  sheetNames,
  unitNames,
} from '@khyanalt/domain/fee-report/sheet-templates'
import { type Amount, reportSummary, rowsOf, summariseColumn } from '@khyanalt/domain/fee-report/totals'
import type { Bilingual } from '@khyanalt/domain/language'
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeWarningTexts } from '@khyanalt/domain/messages/fee-report-warnings'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feeReportStateTexts } from '@khyanalt/domain/messages/states'
import { formatText, type TextParams, type Texts } from '@khyanalt/domain/text'
import type { FeeReportContent } from '../certificates/document-contents.ts'
import type { ReportEvent } from './fee-reports.sql.ts'
import type { ReportRecord } from './report-record.ts'

/** What is known of a sent report. */
export type SentReport = {
  readonly report: ReportRecord
  readonly answers: FeeReportAnswers
  /** The act that sent it. */
  readonly round: ReportEvent
  readonly deposit: Bilingual | null
  readonly secondMineral: Bilingual | null
  readonly usualDays: number | null
}

const pair = <K extends string>(texts: Texts<K>, key: K, params?: TextParams): Bilingual => ({
  mn: formatText(texts, 'mn', key, params),
  en: formatText(texts, 'en', key, params),
})
const paper = (key: keyof typeof feePaperTexts.mn, params?: TextParams) => pair(feePaperTexts, key, params)
const form = (key: keyof typeof feeScreenTexts.mn, params?: TextParams) => pair(feeScreenTexts, key, params)
const same = (text: string): Bilingual => ({ mn: text, en: '' })
const none = same('–')
const tugrik = (value: Decimal): Bilingual => same(`${formatDecimal(value)} ₮`)
const amount = ({ value, unit }: Amount): Bilingual => ({
  mn: `${formatDecimal(value)} ${unitNames[unit].mn}`,
  en: `${formatDecimal(value)} ${unitNames[unit].en}`,
})

/** The receipt of a sending, or the report whole. */
export const describeReport = (sent: SentReport, part: 'receipt' | 'report'): FeeReportContent => {
  const { report, answers, round } = sent
  const season = answers.season_value ?? 1
  return {
    title: paper(part),
    number: report.request_number ?? '',
    path: `/dashboard/amnat/request/show/${report.id}`,
    words: Object.fromEntries(
      (Object.keys(feePaperTexts.mn) as (keyof typeof feePaperTexts.mn)[]).map(key => [key, paper(key, blanks)]),
    ) as FeeReportContent['words'],
    facts: factsOf(sent, part),
    sums: sumsOf(answers, season),
    tables:
      part === 'receipt' ? [] : [...sheetNames.map(name => sheetTable(answers, season, name)), balanceTable(answers)],
    warnings: (round.warnings ?? []).map(({ path, code, params, explanation }) => ({
      place: { mn: placeName(path, 'mn'), en: placeName(path, 'en') },
      text: pair(feeWarningTexts, code, params as TextParams),
      explanation,
    })),
    next: part === 'receipt' && isWaiting(report) ? nextSteps(sent.usualDays) : [],
  }
}

/** The headings have no values to fill in. */
const blanks = { value: '', count: 0, days: 0 }

const isWaiting = ({ state }: ReportRecord): boolean => state === 'sent' || state === 'review'

/** What the company may expect, for as long as the agency has not decided. */
const nextSteps = (usualDays: number | null): readonly Bilingual[] => [
  paper('nextReview'),
  ...(usualDays === null ? [] : [paper('nextUsual', { days: usualDays })]),
  paper('nextNews'),
  paper('nextReturn'),
]

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ulaanbaatar',
  dateStyle: 'short',
  timeStyle: 'short',
})

const factsOf = ({ report, answers, round, deposit, secondMineral }: SentReport, part: 'receipt' | 'report') => {
  const payer = payerTypes.find(one => one === answers.payer_type)
  const mineral = feeMinerals.find(one => one === answers.mineral_name)
  const template = findTemplate(answers.mayagt_id)
  const yesNo = (value: string): Bilingual => form(value === 'yes' ? 'yes' : 'no')
  const short = [
    { label: paper('number'), value: same(report.request_number ?? '') },
    { label: paper('status'), value: pair(feeReportStateTexts, report.state) },
    {
      label: paper('company'),
      value: {
        mn: `${report.company_mn} (${report.company_key})`,
        en: report.company_en ? `${report.company_en} (${report.company_key})` : '',
      },
    },
    {
      label: form('quarterLabel'),
      value: form('quarter', { year: String(report.year ?? ''), season: report.season ?? '' }),
    },
    { label: form('licence'), value: same(`${answers.cert_type}-${answers.license_number}`) },
    { label: form('deposit'), value: deposit ?? none },
    { label: form('mineral'), value: mineral ? pair(feeMineralTexts, mineral) : none },
    { label: paper('sentAt'), value: same(moment.format(round.at)) },
    { label: paper('sentBy'), value: same(round.actor_name) },
  ]
  if (part === 'receipt') return short
  return [
    ...short,
    { label: form('payer'), value: payer ? form(`payer_${payer}`) : none },
    { label: form('secondMineral'), value: secondMineral ?? form('none') },
    { label: form('increased'), value: yesNo(answers.resource_increased) },
    { label: form('active'), value: answers.season_active === 'no' ? form('activeNo') : yesNo(answers.season_active) },
    {
      label: form('sheet'),
      value: template
        ? { mn: `${template.name.mn} – ${template.title.mn}`, en: `${template.name.en} – ${template.title.en}` }
        : none,
    },
    { label: paper('papers'), value: paper('paperCount', { count: answers.document_files.length }) },
  ]
}

const sumsOf = (answers: FeeReportAnswers, season: Season) => {
  const sums = reportSummary(answers, season)
  const net = netBalance(answers.tailan_etssiin_uldegdel)
  return [
    ...(['produced', 'soldHere', 'exported'] as const).map(key => ({ label: paper(key), value: amount(sums[key]) })),
    ...(['valuation', 'baseFee', 'additionalFee', 'totalFee'] as const).map(key => ({
      label: paper(key),
      value: tugrik(sums[key]),
    })),
    {
      label: paper('closing'),
      value:
        net === 0n
          ? paper('settled')
          : paper(net < 0n ? 'owed' : 'over', { value: formatDecimal((net < 0n ? -net : net) as Decimal) }),
    },
  ]
}

const sheetTable = (answers: FeeReportAnswers, season: Season, name: SheetName) => {
  const columns = sheetColumns[name]
  const rows = rowsOf(answers[name], season)
  const below = columns.map(({ key }) => {
    const summary = summariseColumn(name, key, rows)
    if (!summary) return ''
    const value = formatDecimal(summary.value)
    return summary.kind === 'mean' ? paper('mean', { value }).mn : value
  })
  const line = (month: number, row: SheetRow | undefined): readonly string[] => [
    form('month', { month }).mn,
    row?.row_1 ?? '',
    row?.row_2 ?? '',
    ...columns.map(({ key }) => formatDecimal(decimalOr0(row?.[key] ?? ''))),
  ]
  return {
    title: findTemplate(answers.mayagt_id)?.titles[name] ?? form(name === 'too_hemjee' ? 'section3' : 'section4'),
    headers: [form('monthHeading'), form('product'), form('unit'), ...columns.map(({ title }) => title)],
    words: [0, 1, 2],
    widths: [0.8, 1.5, 0.7, ...columns.map(({ measure }) => (measure === 'percent' ? 1.15 : 1.3))],
    rows: monthsOf(season).map(month => line(month, answers[name].row_data[monthKey(month)])),
    total: [pair(feeGridTexts, 'total').mn, '', '', ...below],
  }
}

const balanceTable = (answers: FeeReportAnswers) => ({
  title: form('section5'),
  headers: [form('balanceLine'), form('surplus'), form('deficit')],
  words: [0],
  widths: [3, 1.5, 1.5],
  rows: balanceLines.map(line => [
    form(`line_${line}`).mn,
    ...(['iluu', 'dutuu'] as const).map(side => formatDecimal(decimalOr0(answers[line][side]))),
  ]),
  total: [],
})
