// The report as it is judged: the same object until a number or an answer changes, so that a person who explains a
// warning draws nothing but that.
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { useMemo, useSyncExternalStore } from 'react'
import type { ValueStore } from '../../../form/value-store.ts'
import { useReportFrame } from '../report-frame.ts'
import { answersOf, isExplanationName, type Values } from '../report-values.ts'

export const useFigures = (): FeeReportAnswers => {
  const { values } = useReportFrame().report
  const read = useMemo(() => readFigures(values), [values])
  return useSyncExternalStore(values.subscribe, read)
}

const readFigures = (values: ValueStore) => {
  let known: { values: Values; answers: FeeReportAnswers } | null = null
  return (): FeeReportAnswers => {
    const now = values.read()
    if (known?.values !== now) {
      known = { values: now, answers: known && isSame(known.values, now) ? known.answers : answersOf(now) }
    }
    return known.answers
  }
}

const isSame = (before: Values, now: Values): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].every(
    name => isExplanationName(name) || before[name] === now[name],
  )
