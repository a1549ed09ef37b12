// Moving through the steps: what Next asks, what it saves, where focus goes.
import type { Problem } from '@khyanalt/domain/problem'
import { useCallback, useState } from 'react'
import { isFilledRow } from '../../form/form-rows.ts'
import type { FormStore } from '../../form/form-store.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { isUploading } from '../../form/uploads.ts'
import { configurationProblems } from './configuration.ts'

/** A step by index, or the check of all answers after the last one. */
export type Position = number | 'check'

export type Refusal = {
  readonly problems: readonly Problem[]
  readonly requiredOne: Problem | null
  readonly uploading: boolean
  /** Why a send led back here. */
  readonly reason: string | null
  /** Grows with each refused try. */
  readonly attempt: number
}
const nothing: Refusal = { problems: [], requiredOne: null, uploading: false, reason: null, attempt: 0 }

/** The place in the form and the ways to move; `everywhere` opens all steps, as on a return. */
export const useSteps = (draft: OpenDraft, start: number, hasDefault: boolean, everywhere: boolean) => {
  const { store, sync, configuration } = draft
  const count = store.form.steps.length
  const [position, setPosition] = useState<Position>(Math.min(Math.max(start, 0), count - 1))
  const [refusal, setRefusal] = useState<Refusal>(nothing)
  // The furthest place that was reached; the person may go back to all before it.
  const [reached, setReached] = useState(everywhere ? count : position === 'check' ? count : position)

  const refuse = useCallback((found: Partial<Refusal>) => {
    setRefusal(before => ({ ...nothing, ...found, attempt: before.attempt + 1 }))
  }, [])

  /** Goes somewhere without asking anything; the problems of a refused send may come along. */
  const goTo = useCallback(
    (next: Position, problems: readonly Problem[] = [], reason: string | null = null) => {
      setPosition(next)
      setReached(before => Math.max(before, next === 'check' ? count : next))
      setRefusal(before => ({ ...nothing, problems, reason, attempt: before.attempt + (problems.length > 0 ? 1 : 0) }))
    },
    [count],
  )

  const next = useCallback(() => {
    if (position === 'check') return
    if (isUploading()) {
      refuse({ uploading: true })
      return
    }
    const problems = stepProblems(draft, position, hasDefault)
    const requiredOne = problems.find(problem => problem.code === 'required_one') ?? null
    if (problems.length > 0) {
      for (const { path } of problems) if (store.view(path).locked) store.unlock(path.split('/')[0] ?? '')
      refuse({ problems, requiredOne })
      return
    }
    void sync.saveNow(Math.min(position + 1, count - 1))
    goTo(position + 1 < count ? position + 1 : 'check')
  }, [position, draft, hasDefault, refuse, goTo, store, sync, count])

  const previous = useCallback(
    () => goTo(position === 'check' ? count - 1 : Math.max(position - 1, 0)),
    [goTo, position, count],
  )

  /** The problems of the whole request, in the order of its steps. */
  const findAll = useCallback(
    (): readonly Problem[] => [...configurationProblems(configuration.read(), hasDefault), ...store.findProblems()],
    [configuration, hasDefault, store],
  )

  const closeNotes = useCallback(() => setRefusal(before => ({ ...before, requiredOne: null, uploading: false })), [])
  return { position, reached, refusal, next, previous, goTo, findAll, closeNotes }
}

/** The step a problem belongs to. */
export const stepOfProblem = (store: FormStore, { path }: Problem): number =>
  store.form.fields.get(path.split('/')[0] ?? '')?.stepIndex ?? 0

const stepProblems = ({ store, configuration }: OpenDraft, index: number, hasDefault: boolean): readonly Problem[] => {
  const own = index === 0 ? configurationProblems(configuration.read(), hasDefault) : []
  const pending = (store.form.steps[index]?.fields ?? [])
    .filter(field => field.type === 'table' && isFilledRow(store.readPendingRow(field.name)))
    // A row that was filled in and not added would be lost without a word.
    .map(field => ({ code: 'row_pending', path: field.name }))
  return [...own, ...store.judgeStep(index), ...pending]
}
