// Opens a draft for editing: the server's answers, with what the journal still holds on top.
import type { AnswerRow } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { scopeOf } from '@khyanalt/form-engine/places'
import { prefillAnswers } from '@khyanalt/form-engine/prefill'
import { randomUuid } from '../api/random-uuid.ts'
import { type DraftChannel, openDraftChannel } from './draft-channel.ts'
import type { SaveBatch } from './draft-journal.ts'
import { dropEntries, type JournalEntry, type JournalShelf, listEntries } from './draft-journal.ts'
import { partValues, type SaveOutcome } from './draft-save.ts'
import { createDraftSync, type DraftSync } from './draft-sync.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { createValueStore, type ValueStore } from './value-store.ts'

type Values = Readonly<Record<string, unknown>>

/** An open draft: its answers, its configuration, and what keeps them safe. */
export type OpenDraft = {
  readonly store: FormStore
  /** Sender, company and organization under their `@` names. */
  readonly configuration: ValueStore
  readonly sync: DraftSync
  readonly channel: DraftChannel
  /** Whether the journal held something the server did not. */
  readonly replayed: boolean
  readonly close: () => void
}

type OpenDraftOptions = {
  readonly form: CompiledForm
  readonly facts: Facts
  readonly userId: string
  readonly requestNumber: string
  readonly version: number
  /** What the server holds: answers by name and the configuration under `@` names. */
  readonly values: Values
  readonly open: ReadonlySet<string> | null
  readonly shelf: JournalShelf
  readonly save: (batch: SaveBatch, version: number) => Promise<SaveOutcome>
}

/** Opens a draft; entries of pages that are gone are played over the server's answers and sent again. */
export const openDraft = async (options: OpenDraftOptions): Promise<OpenDraft> => {
  const { form, facts, userId, requestNumber, shelf } = options
  const pageId = randomUuid()
  const channel = openDraftChannel(userId, requestNumber, pageId)
  const left = await findLeft(options, channel)
  const replay = mergeEntries(left)

  const shown = partValues({ ...options.values, ...replay.values })
  const configuration = createValueStore({
    ...pickConfiguration(options.values),
    ...pickConfiguration(replay.values),
  })
  const store = createFormStore({
    form,
    facts,
    open: options.open,
    answers: prefillAnswers(form, given(shown.patch), facts),
  })
  store.restorePendingRows(replay.pendingRows)

  const sync = createDraftSync({
    userId,
    requestNumber,
    pageId,
    shelf,
    version: replay.version ?? options.version,
    known: { ...options.values, ...replay.base },
    read: name => (name.startsWith('@') ? configuration.read()[name] : store.readTyped()[name]),
    hasPlace: path => path.startsWith('@') || hasField(form, path),
    take: values => {
      const { patch } = partValues(values)
      store.takeValues(patch)
      configuration.take(pickConfiguration(values))
    },
    readPendingRows: store.readPendingRows,
    save: options.save,
    onSaved: channel.tellSaved,
  })
  const stopStore = store.onChange((names, byPerson) => byPerson && sync.note(names))
  const stopPending = store.onPendingChange(sync.noteLocal)
  const stopConfiguration = configuration.onChange(sync.note)
  const names = Object.keys(replay.values)
  if (names.length > 0 || Object.keys(replay.pendingRows).length > 0) {
    sync.resume(names, replay.batch)
    void dropEntries(shelf, left).catch(() => undefined)
  }
  return {
    store,
    configuration,
    sync,
    channel,
    replayed: names.length > 0,
    close: () => {
      stopStore()
      stopPending()
      stopConfiguration()
      sync.stop()
      channel.close()
    },
  }
}

/** Whether the form has the field, row or cell of a path. */
const hasField = (form: CompiledForm, path: string): boolean => {
  const [name = '', rowId, cell] = path.split('/')
  const field = form.fields.get(name)
  return field !== undefined && (rowId === undefined || cell === undefined || !!scopeOf(field, rowId)?.fields.has(cell))
}

/** Entries of pages that no longer stand; a journal that cannot be read holds nothing. */
const findLeft = async (
  { shelf, userId, requestNumber }: OpenDraftOptions,
  channel: DraftChannel,
): Promise<readonly JournalEntry[]> => {
  const found = await listEntries(shelf, userId, requestNumber).catch(() => [])
  if (found.length === 0) {
    void channel.findPeers()
    return []
  }
  const alive = await channel.findPeers()
  return found.filter(entry => !alive.has(entry.pageId))
}

/** Several entries as one: later values win, the oldest version counts. */
const mergeEntries = (left: readonly JournalEntry[]) => ({
  version: left.length > 0 ? Math.min(...left.map(entry => entry.version)) : null,
  values: Object.assign({}, ...left.map(entry => entry.values)) as Values,
  base: Object.assign({}, ...left.toReversed().map(entry => entry.base)) as Values,
  pendingRows: Object.assign({}, ...left.map(entry => entry.pendingRows)) as Readonly<Record<string, AnswerRow>>,
  // A save that two pages began cannot be told apart; then everything is sent as a new one.
  batch: left.length === 1 ? (left[0]?.batch ?? null) : null,
})

const pickConfiguration = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('@')))

/** Answers without cleared ones. */
const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
