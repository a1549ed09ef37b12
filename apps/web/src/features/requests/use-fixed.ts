// Which remarks have been answered by a change, while the person is typing.
import type { Remark } from '@khyanalt/contract/requests'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compareAnswers } from '@khyanalt/form-engine/summary'
import { useEffect, useState } from 'react'
import type { FormStore } from '../../form/form-store.ts'
import { pathOfRemark } from './remark-places.ts'

// Comparing a long form costs more than a keystroke may.
const rest = 400

/** The remarks whose place differs from what was sent; one without a place is never known to be answered. */
export const fixedRemarks = (store: FormStore, previous: Answers, remarks: readonly Remark[]): ReadonlySet<Remark> => {
  const changed = compareAnswers(store.form, previous, store.readAnswers()).map(({ path }) => path)
  const isFixed = (remark: Remark): boolean => {
    const path = pathOfRemark(store.form, remark)
    return path !== null && changed.some(one => one === path || isWithin(one, path) || isWithin(path, one))
  }
  return new Set(remarks.filter(isFixed))
}

const isWithin = (path: string, whole: string): boolean => path.startsWith(`${whole}/`)

/** The remarks that are answered now. */
export const useFixed = (
  store: FormStore,
  previous: Answers | null,
  remarks: readonly Remark[],
): ReadonlySet<Remark> => {
  const [fixed, setFixed] = useState<ReadonlySet<Remark>>(new Set())
  useEffect(() => {
    if (previous === null) return
    const judge = () => setFixed(fixedRemarks(store, previous, remarks))
    judge()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(judge, rest)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, previous, remarks])
  return fixed
}
