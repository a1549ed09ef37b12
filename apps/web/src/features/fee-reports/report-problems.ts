// What is wrong with the report on the screen: while typing only what cannot be read, after an attempt to send everything.

import { type ReportContext, reportProblems } from '@khyanalt/domain/fee-report/problems'
import { type FeeReportProblemCode, feeReportProblemTexts } from '@khyanalt/domain/messages/fee-report-problems'
import type { Problem, ProblemParams } from '@khyanalt/domain/problem'
import { formatText, type TextParams } from '@khyanalt/domain/text'
import type { ValueStore } from '../../form/value-store.ts'
import { answersOf, nameOfPath, type Values } from './report-values.ts'

/** Known as soon as it is typed; the others wait until somebody wants to send. */
const atOnce: ReadonlySet<string> = new Set<FeeReportProblemCode>([
  'not_a_number',
  'number_out_of_range',
  'too_many_decimals',
  'number_too_small',
  'licence_too_long',
  'licence_wrong',
  'text_too_long',
])

export type ReportProblems = ReturnType<typeof createReportProblems>

/** The problems of the report in `values`, in a language; the same objects until something changes. */
export const createReportProblems = (values: ValueStore, ui: 'mn' | 'en', readContext: () => ReportContext) => {
  let judged = false
  let foreign: readonly Problem[] = []
  let known: { values: Values; list: readonly Problem[]; byName: ReadonlyMap<string, string> } | null = null
  const listeners = new Set<() => void>()

  const judge = () => {
    const now = values.read()
    if (known?.values === now) return known
    const all = reportProblems(answersOf(now), readContext())
    const own = judged ? all : all.filter(({ code }) => atOnce.has(code))
    const found = [...own, ...foreign.filter(({ path }) => !own.some(one => one.path === path))]
    // The same list again, so that a key that mends nothing draws no list anew.
    const list = known && isSameList(known.list, found) ? known.list : found
    const byName = new Map(list.toReversed().map(problem => [nameOfPath(problem.path), feeProblemText(problem, ui)]))
    known = { values: now, list, byName }
    return known
  }
  const change = () => {
    known = null
    for (const listener of listeners) listener()
  }
  // What the server said of a field holds until the field changes.
  values.onChange(names => {
    if (foreign.length > 0) foreign = foreign.filter(({ path }) => !names.includes(nameOfPath(path)))
  })
  return {
    of: (name: string): string | null => judge().byName.get(name) ?? null,
    list: (): readonly Problem[] => judge().list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const stop = values.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    /** Judges everything from now on; answers what keeps the report from being sent. */
    judgeAll: (): readonly Problem[] => {
      judged = true
      change()
      return judge().list
    },
    /** Takes over what the server found. */
    take: (problems: readonly Problem[]) => {
      foreign = problems
      change()
    },
  }
}

const isSameList = (one: readonly Problem[], other: readonly Problem[]): boolean =>
  one.length === other.length && one.every(({ path, code }, at) => other[at]?.path === path && other[at]?.code === code)

/** The sentence of a problem. */
export const feeProblemText = ({ code, params }: Problem, ui: 'mn' | 'en'): string =>
  formatText(feeReportProblemTexts, ui, isKnown(code) ? code : 'not_an_option', textParams(params ?? {}, ui))

const isKnown = (code: string): code is FeeReportProblemCode => Object.hasOwn(feeReportProblemTexts.mn, code)

const textParams = (params: ProblemParams, ui: 'mn' | 'en'): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[ui] : String(value)]),
  )
