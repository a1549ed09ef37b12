// What the parts of an open report share; each reads its own values alone.
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { createContext, use, useSyncExternalStore } from 'react'
import type { OpenReport } from './open-report.ts'
import type { ReportProblems } from './report-problems.ts'
import { answersOf, changesTo, type Values } from './report-values.ts'

export type ReportFrame = {
  readonly report: OpenReport
  readonly problems: ReportProblems
  /** Makes a change that would empty the tables, after asking where something is filled in. */
  readonly restructure: (change: (answers: FeeReportAnswers) => FeeReportAnswers) => void
}

export const ReportContext = createContext<ReportFrame | null>(null)

export const useReportFrame = (): ReportFrame => {
  const frame = use(ReportContext)
  if (!frame) throw new Error('No report is open here.')
  return frame
}

/** The id of a field's control. */
export const fieldId = (name: string): string => `fee-${name}`

/** One value as a text; the part is drawn again when this value changes. */
export const useTextValue = (name: string): string => {
  const { values } = useReportFrame().report
  return useSyncExternalStore(values.subscribe, () => textOfValue(values.read()[name]))
}

/** One value as it is kept. */
export const useValue = (name: string): unknown => {
  const { values } = useReportFrame().report
  return useSyncExternalStore(values.subscribe, () => values.read()[name])
}

/** What is wrong with a field. */
export const useProblem = (name: string): string | null => {
  const { problems } = useReportFrame()
  return useSyncExternalStore(problems.subscribe, () => problems.of(name))
}

/** A field as its control wants it. */
export const useFeeField = (name: string) => {
  const { report } = useReportFrame()
  const value = useTextValue(name)
  const error = useProblem(name)
  return { id: fieldId(name), value, error, change: (next: string) => report.write({ [name]: next }) }
}

/** Writes the report as it becomes. */
export const rewrite = (report: OpenReport, next: FeeReportAnswers): void =>
  report.values.set(changesTo(report.values.read(), next))

/** The report as it stands. */
export const readAnswers = (report: OpenReport): FeeReportAnswers => answersOf(report.values.read())

const textOfValue = (value: Values[string]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
