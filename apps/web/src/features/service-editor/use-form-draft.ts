// The draft of a service on screen: every edit is kept by the server a moment later, one save after the other.
import { saveServiceDraft } from '@khyanalt/contract/service-editor'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import type { Problem } from '@khyanalt/domain/problem'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { type EditHistory, noHistory, noteEdit, redoEdit, undoEdit } from './edit-history.ts'
import type { Body } from './form-edits.ts'
import { findHistory, keepHistory } from './history-shelf.ts'
import type { Opened } from './queries.ts'

/** What is edited. */
export type DraftContent = {
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: Body
  readonly plan: readonly unknown[]
  /** What the documents say; null where nobody said yet. */
  readonly certificate: unknown
  /** What is said of the service; a draft may hold it half typed. */
  readonly settings: ServiceSettings
}

export type FormDraft = {
  readonly content: DraftContent
  readonly version: number
  readonly open: boolean
  readonly problems: readonly Problem[]
  /** What differs from what is published, as people read it. */
  readonly difference: readonly DifferenceLine[]
  readonly state: 'clean' | 'unsaved' | 'saving' | 'saved'
  readonly error: unknown
  /** Edits; what it was can be undone. Typing in one place, named by `group`, is one act. */
  edit(change: Partial<DraftContent>, group?: string): void
  undo(): void
  redo(): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Saves over what somebody else saved meanwhile. */
  saveOver(): void
  /** Waits until everything is kept; false when it cannot be. */
  settle(): Promise<boolean>
}

const pauseBeforeSave = 700

export const useFormDraft = (opened: Opened): FormDraft => {
  const [content, setContent] = useState<DraftContent>(() => ({
    language: opened.draft.language,
    body: (opened.draft.body ?? {}) as Body,
    plan: opened.draft.plan,
    certificate: opened.draft.certificate ?? null,
    settings: opened.draft.settings as ServiceSettings,
  }))
  const [kept, setKept] = useState({
    version: opened.draft.version,
    open: opened.draft.open,
    problems: opened.problems as readonly Problem[],
    difference: opened.difference as readonly DifferenceLine[],
  })
  const [state, setState] = useState<FormDraft['state']>(opened.draft.open ? 'saved' : 'clean')
  const [error, setError] = useState<unknown>(null)
  const [history, setHistory] = useState<EditHistory<DraftContent>>(noHistory)
  const live = useRef({ content, version: kept.version, dirty: false, saving: null as Promise<boolean> | null })
  const noted = useRef<EditHistory<DraftContent>>(noHistory)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** One save at a time; what was typed meanwhile goes with the next. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (live.current.saving) {
      await live.current.saving
      return live.current.dirty ? save() : true
    }
    if (!live.current.dirty) return true
    const saving = send()
    live.current.saving = saving
    const ok = await saving
    live.current.saving = null
    if (ok && live.current.dirty) return save()
    return ok
  }

  const send = async (): Promise<boolean> => {
    const { content: sent, version } = live.current
    live.current.dirty = false
    void keepHistory(opened.id, sent, noted.current)
    setState('saving')
    try {
      const input = { id: opened.id, version, ...sent, plan: [...sent.plan], transaction_id: randomUuid() }
      const answer = await callApi(saveServiceDraft, input)
      live.current.version = answer.version
      setKept({ ...answer, problems: answer.problems as readonly Problem[], open: true })
      setError(null)
      setState(live.current.dirty ? 'unsaved' : 'saved')
      return true
    } catch (failure) {
      live.current.dirty = true
      setError(failure)
      setState('unsaved')
      return false
    }
  }

  const put = (next: DraftContent) => {
    live.current = { ...live.current, content: next, dirty: true }
    setContent(next)
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseBeforeSave)
  }

  const note = (next: EditHistory<DraftContent>) => {
    noted.current = next
    setHistory(next)
  }

  const goTo = (step: typeof undoEdit<DraftContent>) => {
    const gone = step(noted.current, live.current.content)
    if (!gone) return
    put(gone[0])
    note(gone[1])
  }

  // What was done before a reload can still be undone, unless somebody was faster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the state that was opened.
  useEffect(() => {
    let left = false
    void findHistory(opened.id, content).then(found => {
      if (left || !found || noted.current !== noHistory) return
      noted.current = found
      setHistory(found)
    })
    return () => {
      left = true
    }
  }, [])

  // Whoever leaves with something that is not kept yet is asked, and what can still be sent is sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is current when it runs.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (live.current.dirty || live.current.saving) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (live.current.dirty) void save()
    }
  }, [])

  return {
    content,
    ...kept,
    state,
    error,
    edit: (change, group) => {
      const next = noteEdit(noted.current, live.current.content, { group: group ?? null, now: Date.now() })
      put({ ...live.current.content, ...change })
      note(next)
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => goTo(undoEdit),
    redo: () => goTo(redoEdit),
    saveOver: () => {
      const current = error instanceof ApiError ? (error.current as { version?: number } | undefined) : undefined
      if (current?.version !== undefined) live.current.version = current.version
      live.current.dirty = true
      void save()
    },
    settle: save,
  }
}
