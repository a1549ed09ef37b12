// An open report: its values, what keeps them safe, and the draft on the server, which is made with the company's choice.
import { getFeeReport, saveFeeReportDraft } from '@khyanalt/contract/fee-reports'
import { type FeeReportAnswers, readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { type DraftChannel, openDraftChannel } from '../../form/draft-channel.ts'
import { dropEntries, type JournalShelf, listEntries, type SaveBatch } from '../../form/draft-journal.ts'
import type { SaveFailure, SaveOutcome } from '../../form/draft-save.ts'
import { createDraftSync, type DraftSync } from '../../form/draft-sync.ts'
import { createValueStore, type ValueStore } from '../../form/value-store.ts'
import { draftAnswers, type Values, valuesOf, withProposals } from './report-values.ts'

/** What the server holds of the report: nothing yet, or its draft. */
export type StoredReport = { readonly id: string; readonly version: number; readonly answers: FeeReportAnswers }

export type OpenReport = {
  readonly values: ValueStore
  readonly sync: DraftSync
  readonly channel: () => DraftChannel
  readonly readId: () => string | null
  /** Whether the journal held something that the server did not. */
  readonly replayed: boolean
  /** A person's change, with what follows from it. */
  readonly write: (patch: Values) => void
  readonly close: () => void
}

type OpenReportOptions = {
  readonly userId: string
  readonly stored: StoredReport | null
  readonly empty: FeeReportAnswers
  readonly shelf: JournalShelf
  /** Told when the server made the draft. */
  readonly onMade: (id: string) => void
  readonly listen: Parameters<DraftChannel['listen']>[0]
}

/** Under this name the journal keeps a report that the server does not know yet. */
const unsent = 'fee-report:new'
const journalName = (id: string | null): string => (id === null ? unsent : `fee-report:${id}`)

/** Opens a report; what pages that are gone left in the journal is played over it and saved again. */
export const openReport = async ({
  userId,
  stored,
  empty,
  shelf,
  onMade,
  listen,
}: OpenReportOptions): Promise<OpenReport> => {
  const pageId = randomUuid()
  let id = stored?.id ?? null
  let channel = openDraftChannel(userId, journalName(id), pageId)
  const before = valuesOf(stored?.answers ?? empty)
  const alive = await channel.findPeers()
  const left = (await listEntries(shelf, userId, journalName(id)).catch(() => [])).filter(
    entry => !alive.has(entry.pageId),
  )
  const replay: Values = Object.assign({}, ...left.map(entry => entry.values))
  const values = createValueStore({ ...before, ...replay })
  let closed = false

  const save = async ({ transactionId }: SaveBatch, version: number): Promise<SaveOutcome> => {
    try {
      const saved = await callApi(saveFeeReportDraft, {
        ...(id === null ? {} : { id, version }),
        data: draftAnswers(values.read()),
        transaction_id: transactionId,
      })
      if (id === null) await takeId(saved.id)
      return { ok: true, version: saved.version, savedAt: saved.saved_at }
    } catch (error) {
      return { ok: false, failure: await sortFailure(error, id) }
    }
  }
  const takeId = async (made: string) => {
    await dropEntries(shelf, [{ userId, requestNumber: unsent, pageId }]).catch(() => undefined)
    id = made
    if (closed) return
    channel.close()
    channel = openDraftChannel(userId, journalName(id), pageId)
    channel.listen(listen)
    onMade(made)
  }
  const sync = createDraftSync({
    userId,
    // The journal follows the report from the name of a new one to its own.
    get requestNumber() {
      return journalName(id)
    },
    pageId,
    version: left.length > 0 ? Math.min(...left.map(entry => entry.version)) : (stored?.version ?? 0),
    known: { ...before, ...Object.assign({}, ...left.toReversed().map(entry => entry.base)) },
    read: name => values.read()[name],
    take: values.take,
    readPendingRows: () => ({}),
    save,
    shelf,
    onSaved: (version, saved) => channel.tellSaved(version, saved),
  })
  // A draft belongs to a company; until one is chosen the changes wait here.
  let waiting: readonly string[] = []
  const stop = values.onChange(names => {
    waiting = [...waiting, ...names]
    if (id === null && values.read().company_id === '') return
    sync.note(waiting)
    waiting = []
  })
  channel.listen(listen)
  const names = Object.keys(replay)
  if (names.length > 0) {
    // Several left entries, or none under way: what is sent is the whole report, as a new save.
    sync.resume(names, left.length === 1 ? (left[0]?.batch ?? null) : null)
    void dropEntries(shelf, left).catch(() => undefined)
  }
  return {
    values,
    sync,
    channel: () => channel,
    readId: () => id,
    replayed: names.length > 0,
    write: patch => values.set(withProposals(values.read(), patch)),
    close: () => {
      closed = true
      stop()
      // Whoever goes to another screen finds there what was typed here.
      void sync.saveNow()
      sync.stop()
      channel.close()
    },
  }
}

/** What the server holds now. */
export const readStored = async (id: string): Promise<{ readonly version: number; readonly values: Values }> => {
  const { data } = await callApi(getFeeReport, { id })
  return { version: data.version, values: valuesOf(readFeeReport(data)) }
}

const sortFailure = async (error: unknown, id: string | null): Promise<SaveFailure> => {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', error }
  if (error.status === 401) return { kind: 'signed-out', error }
  if (error.code === 'version_conflict' && id !== null) {
    try {
      return { kind: 'stale', error, current: await readStored(id) }
    } catch (failed) {
      return { kind: 'unreachable', error: failed }
    }
  }
  if (error.code === 'wrong_state' || error.code === 'fee_report_not_found') return { kind: 'closed', error }
  const transient = error.status === 0 || error.status === 429 || error.status >= 500
  return { kind: transient ? 'unreachable' : 'refused', error }
}
