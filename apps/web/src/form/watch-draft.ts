// What an open draft hears of the browser: the network comes back, the session is restored, the page is left.
import { onSessionRestored, readSession } from '../api/session.ts'
import { forgetDrafts } from './draft-journal.ts'
import type { DraftSync } from './draft-sync.ts'

type Watched = { readonly sync: Pick<DraftSync, 'retry' | 'readState'>; close(): void }

/** Watches over a draft that may not be there yet; the answer ends the watch and closes the draft. */
export const watchDraft = (userId: string, readOpen: () => Watched | null): (() => void) => {
  const retry = () => readOpen()?.sync.retry()
  const stopSession = onSessionRestored(retry)
  const warn = (event: BeforeUnloadEvent) => {
    if (readOpen()?.sync.readState().unkept) event.preventDefault()
  }
  window.addEventListener('online', retry)
  window.addEventListener('beforeunload', warn)
  return () => {
    readOpen()?.close()
    // Who signs out leaves nothing behind on this device.
    if (readSession().status === 'signed-out') forgetDrafts(userId).catch(() => undefined)
    stopSession()
    window.removeEventListener('online', retry)
    window.removeEventListener('beforeunload', warn)
  }
}
