import { describe, expect, it } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { browserShelf, dropEntries, type JournalEntry, keepEntry, listEntries } from './draft-journal.ts'

const entry: JournalEntry = {
  userId: 'u1',
  requestNumber: 'R260000001',
  pageId: 'p1',
  version: 1,
  values: { note: 'Зүүн тал' },
  base: {},
  pendingRows: {},
  batch: null,
  at: 1,
}

describe('the journal of a browser', () => {
  it('[REQ-LIFT-04] [REQ-DRAFT-01] tells that the device refused, and has what was typed for a form that opens anew', async () => {
    // This environment has no database of the browser at all, as one that forbids it.
    const server = await openAnsweringServer()
    const shelf = browserShelf()
    await expect(keepEntry(shelf, entry)).rejects.toThrow()
    expect(await listEntries(shelf, 'u1', 'R260000001')).toEqual([entry])
    // A form that is opened anew on the same page looks with a shelf of its own.
    expect(await listEntries(browserShelf(), 'u1', 'R260000001')).toEqual([entry])
    await dropEntries(shelf, [entry]).catch(() => undefined)
    expect(await listEntries(shelf, 'u1', 'R260000001')).toEqual([])
    server.close()
  })
})
