// Moving through the steps: what Next asks, what it saves, where focus goes.
import type { Problem } from '@khyanalt/domain/problem'
import { isBlankRow } from '@khyanalt/form-engine/read-answers'
import { useCallback, useRef, useState } from 'react'
import type { FormStore } from '../../form/form-store.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { isUploading } from '../../form/uploads.ts'
import { configurationProblems } from './configuration.ts'
import { askTools, type MissingTools, toolsAsked } from './tool-check.ts'

/** A step by index, or the check of all answers after the last one. */
export type Position = number | 'check'

export type Refusal = {
  readonly problems: readonly Problem[]
  readonly requiredOne: Problem | null
  readonly uploading: boolean
  readonly missingTools: MissingTools | null
  /** The tool check that could not be made; its error says why, where there is one. */
  readonly toolFailure: { readonly error: unknown } | null
  /** Why a send led back here. */
  readonly reason: string | null
  /** Grows with each refused try. */
  readonly attempt: number
}
const nothing: Refusal = {
  problems: [],
  requiredOne: null,
  uploading: false,
  missingTools: null,
  toolFailure: null,
  reason: null,
  attempt: 0,
}

/** What the steps know of their request beside the draft. */
type StepsOptions = {
  readonly draft: OpenDraft
  readonly requestNumber: string
  readonly start: Position
  /** Whether the definition names the receiving unit itself. */
  readonly hasDefault: boolean
  /** Whether all steps are open, as on a return. */
  readonly everywhere: boolean
}

/** The place in the form and the ways to move. */
export const useSteps = ({ draft, requestNumber, start, hasDefault, everywhere }: StepsOptions) => {
  const { store, sync, configuration } = draft
  const count = store.form.steps.length
  const [position, setPosition] = useState<Position>(
    start === 'check' ? start : Math.min(Math.max(start, 0), count - 1),
  )
  const [refusal, setRefusal] = useState<Refusal>(nothing)
  const [checking, setChecking] = useState(false)
  const moves = useRef(0)
  // The furthest place that was reached; the person may go back to all before it.
  const [reached, setReached] = useState(everywhere ? count : position === 'check' ? count : position)

  const refuse = useCallback((found: Partial<Refusal>) => {
    setRefusal(before => ({ ...nothing, ...found, attempt: before.attempt + 1 }))
  }, [])

  /** Goes somewhere without asking anything; the problems of a refused send may come along. */
  const goTo = useCallback(
    (next: Position, problems: readonly Problem[] = [], reason: string | null = null) => {
      // A step left during an upload would take the upload's place away (REQ-STEPPER-16).
      if (isUploading()) {
        refuse({ uploading: true })
        return
      }
      moves.current += 1
      setPosition(next)
      setReached(before => Math.max(before, next === 'check' ? count : next))
      setRefusal(before => ({ ...nothing, problems, reason, attempt: before.attempt + (problems.length > 0 ? 1 : 0) }))
    },
    [count, refuse],
  )

  /** Whether the tools of these steps are registered; what is missing is shown at the first of them. */
  const passToolCheck = useCallback(
    async (steps: readonly number[]): Promise<boolean> => {
      const asked = toolsAsked(draft, steps)
      if (asked.length === 0) return true
      const moved = moves.current
      setChecking(true)
      const verdict = await askTools(draft, requestNumber, asked)
      setChecking(false)
      // Who went elsewhere meanwhile is not called back.
      if (moves.current !== moved) return false
      if (verdict.kind === 'complete') return true
      // A conflict and an ended session ask for themselves.
      if (verdict.kind === 'unsaved' && sync.readState().phase !== 'offline') return false
      const [first = ''] = verdict.kind === 'missing' ? verdict.missing.names : asked
      setPosition(store.form.fields.get(first)?.stepIndex ?? 0)
      if (verdict.kind === 'missing') refuse({ missingTools: verdict.missing })
      else refuse({ toolFailure: { error: verdict.kind === 'failed' ? verdict.error : null } })
      return false
    },
    [draft, requestNumber, refuse, store, sync],
  )

  const next = useCallback(async () => {
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
    if (!(await passToolCheck([position]))) return
    void sync.saveNow(Math.min(position + 1, count - 1))
    goTo(position + 1 < count ? position + 1 : 'check')
  }, [position, draft, hasDefault, refuse, goTo, store, sync, count, passToolCheck])

  const previous = useCallback(
    () => goTo(position === 'check' ? count - 1 : Math.max(position - 1, 0)),
    [goTo, position, count],
  )

  /** The problems of the whole request, in the order of its steps. */
  const findAll = useCallback(
    (): readonly Problem[] => [...configurationProblems(configuration.read(), hasDefault), ...store.findProblems()],
    [configuration, hasDefault, store],
  )

  const closeNotes = useCallback(
    () => setRefusal(before => ({ ...before, requiredOne: null, uploading: false, missingTools: null })),
    [],
  )
  return { position, reached, refusal, checking, next, previous, goTo, findAll, passToolCheck, closeNotes }
}

/** The step a problem belongs to. */
export const stepOfProblem = (store: FormStore, { path }: Problem): number =>
  store.form.fields.get(path.split('/')[0] ?? '')?.stepIndex ?? 0

const stepProblems = ({ store, configuration }: OpenDraft, index: number, hasDefault: boolean): readonly Problem[] => {
  const own = index === 0 ? configurationProblems(configuration.read(), hasDefault) : []
  const pending = (store.form.steps[index]?.fields ?? [])
    .filter(field => field.type === 'table' && !isBlankRow(field, store.readPendingRow(field.name)))
    // A row that was filled in and not added would be lost without a word.
    .map(field => ({ code: 'row_pending', path: field.name }))
  return [...own, ...store.judgeStep(index), ...pending]
}
