// An unsent form in the browser's journal: it survives a crash, a lost connection and an ended session.
import { emptyFoodObject, type FoodObjectForm } from '@khyanalt/domain/food-object-form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomUuid } from '../../api/random-uuid.ts'
import { browserShelf, dropEntries, type JournalEntry, keepEntry, listEntries } from '../../form/draft-journal.ts'

/** Milliseconds after the last key before the form is written down. */
const pause = 400

type Kept = {
  readonly form: FoodObjectForm
  readonly setForm: (change: (form: FoodObjectForm) => FoodObjectForm) => void
  /** Whether an earlier visit left something here. */
  readonly restored: boolean
  /** Nothing is shown before the journal was read. */
  readonly ready: boolean
  /** Forgets what was kept; with `anew` the form begins again. */
  readonly forget: (anew?: boolean) => void
}

/** The form under a key of its own (`fsi/new`, `fsi/F260000001`), beginning with `start`; `version` is what it changes. */
export const useKeptForm = (userId: string, key: string, start: FoodObjectForm | null, version = 0): Kept => {
  const [beginning] = useState<FoodObjectForm>(() => start ?? emptyFoodObject(randomUuid()))
  const [form, setState] = useState(beginning)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const [pageId] = useState(randomUuid)
  const earlier = useRef<readonly JournalEntry[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  useEffect(() => {
    let here = true
    listEntries(browserShelf(), userId, key)
      .then(entries => {
        if (!here) return
        earlier.current = entries
        // What was typed on an older state of the object would undo what came since.
        const last = entries.findLast(entry => entry.version === version && isForm(entry.values.form))
        if (last) {
          setState(last.values.form as FoodObjectForm)
          setRestored(true)
        }
      })
      // Without a database of its own the browser keeps nothing; the form works all the same.
      .catch(() => undefined)
      .finally(() => {
        if (here) setReady(true)
      })
    return () => {
      here = false
    }
  }, [userId, key, version])

  const write = useCallback(
    (values: FoodObjectForm) => {
      const entry = { userId, requestNumber: key, pageId, version, base: {}, pendingRows: {}, batch: null }
      keepEntry(browserShelf(), { ...entry, values: { form: values }, at: Date.now() }).catch(() => undefined)
    },
    [userId, key, pageId, version],
  )

  const latest = useRef(form)
  latest.current = form
  const setForm = useCallback(
    (change: (form: FoodObjectForm) => FoodObjectForm) => {
      setState(now => {
        const next = change(now)
        latest.current = next
        return next
      })
      if (timer.current) clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        timer.current = null
        write(latest.current)
      }, pause)
    },
    [write],
  )

  // Whoever leaves within the pause loses nothing either.
  useEffect(() => {
    const flush = () => {
      if (timer.current === null) return
      clearTimeout(timer.current)
      timer.current = null
      write(latest.current)
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [write])

  const forget = useCallback(
    (anew = false) => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
      dropEntries(browserShelf(), [...earlier.current, { userId, requestNumber: key, pageId }]).catch(() => undefined)
      setRestored(false)
      if (anew) setState(beginning)
    },
    [userId, key, pageId, beginning],
  )

  return { form, setForm, restored, ready, forget }
}

const isForm = (form: unknown): boolean => typeof form === 'object' && form !== null && 'service_table' in form
