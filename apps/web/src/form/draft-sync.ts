// Keeps a draft safe: every change goes to the journal at once, to the server after a pause, again until it is there.

import { randomUuid } from '../api/random-uuid.ts'
import { type Conflict, compareVersions } from './draft-conflict.ts'
import { dropEntries, type JournalEntry, type JournalShelf, keepEntry, type SaveBatch } from './draft-journal.ts'
import { takeTheirs } from './draft-rows.ts'
import type { SaveFailure, SaveOutcome } from './draft-save.ts'
import { sameValue } from './same-value.ts'

type Values = Readonly<Record<string, unknown>>

/** What the person sees about the safety of the draft. */
export type DraftState = {
  /**
   * `held`: the session ended, typed text waits here; `closed`: the request can no longer be changed; `renewed`: the form
   * itself has changed, and whoever opens it anew takes what is left here over.
   */
  readonly phase: 'idle' | 'saving' | 'saved' | 'offline' | 'held' | 'conflict' | 'refused' | 'closed' | 'renewed'
  readonly savedAt: string | null
  readonly localAt: string | null
  readonly conflicts: readonly Conflict[]
  readonly failure: SaveFailure | null
  /** Whether something stands nowhere but on the screen. */
  readonly unkept: boolean
  /** Whether this device refused to keep it: its store is full, or closed to the page. */
  readonly deviceRefused: boolean
}

export type DraftSync = ReturnType<typeof createDraftSync>

type DraftSyncOptions = {
  readonly userId: string
  readonly requestNumber: string
  readonly pageId: string
  readonly version: number
  /** What the server holds, by name. */
  readonly known: Values
  /** The present value of a name. */
  readonly read: (name: string) => unknown
  /** Whether the form has a field at a path; what has none is nobody's choice, and is sent for the server to set aside. */
  readonly hasPlace?: (path: string) => boolean
  /** Puts the server's values on the screen. */
  readonly take: (values: Values) => void
  readonly readPendingRows: () => Values
  readonly save: (batch: SaveBatch, version: number) => Promise<SaveOutcome>
  readonly shelf: JournalShelf
  /** Told after each save, for other tabs. */
  readonly onSaved?: (version: number, values: Values) => void
  readonly pause?: number
}

/** Typing rests this long before a save, in milliseconds. */
const savePause = 800
/** Waits between tries when the server cannot be reached, in milliseconds; the last one repeats. */
const retryPauses = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

/** Phases in which only the person, or a page that is opened anew, goes on. */
const haltedPhases: ReadonlySet<DraftState['phase']> = new Set(['conflict', 'closed', 'renewed'])

const phaseOf = ({ kind }: SaveFailure): DraftState['phase'] =>
  kind === 'signed-out' ? 'held' : kind === 'closed' || kind === 'renewed' ? kind : 'refused'

/** Starts keeping a draft. */
export const createDraftSync = (options: DraftSyncOptions) => {
  let { version } = options
  let known: Values = options.known
  let batch: SaveBatch | null = null
  const pending = new Set<string>()
  let nextStep: number | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let tries = 0
  let journalWrite: Promise<void> | null = null
  let journalStale = false
  let ended = false
  /** What the server held when it refused an old version. */
  let theirs: { version: number; values: Values } | null = null
  let state: DraftState = {
    phase: 'idle',
    savedAt: null,
    localAt: null,
    conflicts: [],
    failure: null,
    unkept: false,
    deviceRefused: false,
  }
  const listeners = new Set<() => void>()

  const change = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const isClean = () => pending.size === 0 && batch === null && nextStep === null

  const valuesOf = (names: Iterable<string>): Values =>
    Object.fromEntries([...names].map(name => [name, options.read(name) ?? null]))

  const unconfirmed = (): Set<string> => new Set([...Object.keys(batch?.values ?? {}), ...pending])

  const entry = (): JournalEntry => {
    const names = unconfirmed()
    return {
      userId: options.userId,
      requestNumber: options.requestNumber,
      pageId: options.pageId,
      version,
      values: valuesOf(names),
      base: Object.fromEntries([...names].map(name => [name, known[name] ?? null])),
      pendingRows: options.readPendingRows(),
      batch,
      at: Date.now(),
    }
  }

  /** Writes the journal; changes during a write are written right after it. */
  const writeJournal = (): Promise<void> => {
    journalStale = true
    journalWrite ??= (async () => {
      try {
        while (journalStale && !ended) {
          journalStale = false
          const nothing = isClean() && Object.keys(options.readPendingRows()).length === 0
          await (nothing ? dropEntries(options.shelf, [options]) : keepEntry(options.shelf, entry()))
        }
        change({ unkept: false, deviceRefused: false, localAt: new Date().toISOString() })
      } catch {
        // A full or forbidden store: the page warns before it is left.
        change({ unkept: !isClean(), deviceRefused: !isClean() })
      } finally {
        journalWrite = null
      }
    })()
    return journalWrite
  }

  let keeping: ReturnType<typeof setTimeout> | null = null
  /** Writes the journal right after the key that changed something was answered. */
  const keepSoon = () => {
    if (!state.unkept) change({ unkept: true })
    keeping ??= setTimeout(() => {
      keeping = null
      void writeJournal()
    }, 0)
  }

  /** Whether a write was still waiting. */
  const stopKeeping = (): boolean => {
    if (keeping === null) return false
    clearTimeout(keeping)
    keeping = null
    return true
  }

  const schedule = (milliseconds: number) => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      void flush()
    }, milliseconds)
  }

  const succeed = (done: SaveBatch, outcome: { version: number; savedAt: string }) => {
    version = outcome.version
    known = { ...known, ...done.values }
    batch = null
    tries = 0
    options.onSaved?.(version, done.values)
    change({ phase: 'saved', savedAt: outcome.savedAt, failure: null })
    void writeJournal()
    if (!isClean()) schedule(options.pause ?? savePause)
  }

  const meet = (current: { version: number; values: Values }) => {
    const mine = valuesOf(unconfirmed())
    const { conflicts, taken, kept, merged } = compareVersions(mine, known, current.values)
    const choices = conflicts.filter(({ name }) => options.hasPlace?.(name) ?? true)
    if (choices.length > 0) {
      theirs = current
      change({ phase: 'conflict', conflicts: choices })
      return
    }
    const tables = Object.fromEntries(Object.entries(merged).map(([name, { rows }]) => [name, rows]))
    const homeless = conflicts.map(({ name }) => name).filter(name => !name.includes('/'))
    rebase(current, { ...taken, ...tables }, [...Object.keys(kept), ...Object.keys(tables), ...homeless])
  }

  /** Goes on from the server's version with the changes that are left. */
  const rebase = (current: { version: number; values: Values }, taken: Values, kept: readonly string[]) => {
    const step = batch?.step ?? nextStep
    version = current.version
    known = current.values
    batch = null
    theirs = null
    pending.clear()
    for (const name of kept) pending.add(name)
    nextStep = step
    options.take(taken)
    change({ phase: isClean() ? 'saved' : 'saving', conflicts: [] })
    void writeJournal()
    if (!isClean()) schedule(0)
  }

  const fail = (failure: SaveFailure) => {
    if (failure.kind === 'stale' && failure.current) meet(failure.current)
    else if (failure.kind === 'unreachable') {
      const wait = retryPauses[Math.min(tries, retryPauses.length - 1)] ?? 30_000
      tries += 1
      change({ phase: 'offline', failure })
      schedule(wait)
    } else {
      change({ phase: phaseOf(failure), failure })
    }
  }

  const saveOnce = async () => {
    // A batch whose fate is unknown goes again as it was; what was typed since then waits for the next one.
    if (batch === null) {
      batch = { transactionId: randomUuid(), values: valuesOf(pending), step: nextStep }
      pending.clear()
      nextStep = null
    }
    const sent = batch
    change({ phase: 'saving' })
    await writeJournal()
    const outcome = await options.save(sent, version)
    if (ended) return
    if (outcome.ok) succeed(sent, outcome)
    else fail(outcome.failure)
  }

  /** Sends what is not confirmed; answers when the try is over. */
  const flush = async (): Promise<void> => {
    // Several may wait for the same save; only one of them goes on.
    while (running) await running
    if (ended || isClean() || haltedPhases.has(state.phase)) return
    if (timer !== null) clearTimeout(timer)
    timer = null
    running = saveOnce().finally(() => {
      running = null
    })
    await running
  }

  return {
    readState: (): DraftState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readVersion: () => version,
    /** Notes changed names: into the journal now, to the server after a pause. */
    note: (names: readonly string[]) => {
      for (const name of names) pending.add(name)
      keepSoon()
      if (state.phase !== 'conflict' && state.phase !== 'held') schedule(options.pause ?? savePause)
    },
    /** Keeps rows of add forms in the journal; they are never sent. */
    noteLocal: () => keepSoon(),
    /** Saves now, with the step to open next; true when the server has everything. */
    saveNow: async (step: number | null = null): Promise<boolean> => {
      if (step !== null) nextStep = step
      tries = 0
      // Registers that open, or the person, may change something while it saves; what failed tells so by its phase.
      do await flush()
      while (!(ended || isClean()) && (state.phase === 'saved' || state.phase === 'saving'))
      return isClean()
    },
    /** Tries again at once: after signing in, or when the network is back. */
    retry: () => {
      tries = 0
      if (state.phase === 'held' || state.phase === 'offline' || state.phase === 'refused') {
        change({ phase: 'saving' })
        void flush()
      }
    },
    /** Settles a conflict: for each name whose side counts. */
    choose: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
      if (theirs === null) return
      const current = theirs
      const mine = valuesOf(unconfirmed())
      const { conflicts, taken, kept, merged } = compareVersions(mine, known, current.values)
      const chosen = conflicts.filter(({ name }) => choices[name] === 'theirs')
      const tables = Object.fromEntries(
        Object.entries(merged).map(([name, table]) => [
          name,
          takeTheirs(
            table.rows,
            chosen.filter(conflict => table.conflicts.some(own => own.name === conflict.name)),
          ),
        ]),
      )
      // Cells and rows are settled in their tables.
      const whole = conflicts.filter(({ name }) => !name.includes('/'))
      const held = whole.filter(({ name }) => choices[name] !== 'theirs').map(({ name }) => name)
      const others = whole.filter(({ name }) => choices[name] === 'theirs')
      const values = {
        ...taken,
        ...Object.fromEntries(others.map(({ name, theirs: value }) => [name, value])),
        ...tables,
      }
      rebase(current, values, [...Object.keys(kept), ...held, ...Object.keys(tables)])
    },
    /** Meets what another tab or the server says it holds now. */
    meet: (current: { version: number; values: Values }) => {
      if (current.version > version && state.phase !== 'conflict' && running === null) meet(current)
    },
    /**
     * The changes of another tab on top of what is known here; false when changes before them were missed, so that only
     * the server can tell what stands now. During a save nothing is met: the server will refuse it and tell everything.
     */
    meetPatch: (otherVersion: number, values: Values): boolean => {
      if (otherVersion <= version || state.phase === 'conflict' || running !== null) return true
      if (otherVersion > version + 1) return false
      meet({ version: otherVersion, values: { ...known, ...values } })
      return true
    },
    /** Takes over the answer of a send, after which nothing is left to save. */
    finish: async () => {
      ended = true
      if (timer !== null) clearTimeout(timer)
      stopKeeping()
      await journalWrite
      await dropEntries(options.shelf, [options]).catch(() => undefined)
    },
    /** Stops timers; what is not confirmed stays in the journal. */
    stop: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      if (stopKeeping()) void writeJournal()
      ended = true
    },
    /** Resumes a save that an earlier page began, so that the server sees the same transaction again. */
    resume: (names: readonly string[], unfinished: SaveBatch | null) => {
      batch = unfinished
      const sent = unfinished?.values ?? {}
      for (const name of names) {
        if (!Object.hasOwn(sent, name) || !sameValue(sent[name], options.read(name))) pending.add(name)
      }
      if (!isClean()) {
        void writeJournal()
        schedule(0)
      }
    },
  }
}
