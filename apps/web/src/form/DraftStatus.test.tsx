import { formTexts } from '@khyanalt/domain/messages/forms'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DraftStatus, DraftTrouble } from './DraftStatus.tsx'
import type { JournalShelf } from './draft-journal.ts'
import type { SaveFailure, SaveOutcome } from './draft-save.ts'
import { buildForm, facts, field, memoryShelf, section } from './form-fixture.ts'
import { openDraft } from './open-draft.ts'

const t = formTexts.mn
const everySentenceOfTheDevice = [t.draftLocal, t.draftHeld]

/** A draft on a device that keeps nothing until `room` is there, beside a server that fails in the given way. */
const openBadly = async (kind: SaveFailure['kind']) => {
  const shelf = memoryShelf()
  const world = { room: false, reachable: false }
  const full: JournalShelf = {
    ...shelf,
    put: (key, entry) =>
      world.room ? shelf.put(key, entry) : Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const draft = await openDraft({
    form: buildForm([section(field('text', 'note'))]),
    facts,
    userId: 'u1',
    requestNumber: 'R260000001',
    version: 1,
    values: {},
    open: null,
    shelf: full,
    save: async (): Promise<SaveOutcome> =>
      world.reachable
        ? { ok: true, version: 2, savedAt: '2026-03-01T02:00:00.000Z' }
        : { ok: false, failure: { kind, error: null } },
  })
  render(
    <>
      <DraftStatus sync={draft.sync} />
      <aside>
        <DraftTrouble sync={draft.sync} />
      </aside>
    </>,
  )
  const type = (text: string) => act(() => draft.store.setValue('note', text))
  return { draft, world, type, badge: screen.getByRole('status'), box: screen.getByRole('complementary') }
}

describe('where a draft is safe', () => {
  it.each(['unreachable', 'signed-out', 'refused'] as const)(
    '[REQ-DRAFT-01] never says that the device has it while the device refuses: %s',
    async kind => {
      const { draft, world, type, badge, box } = await openBadly(kind)
      type('Зүүн талын хана')
      await act(() => draft.sync.saveNow())
      await waitFor(() => expect(badge.textContent).toBe(t.draftUnkept))
      expect(box.textContent).toContain(t.draftUnkept)
      expect(box.textContent).toContain(t.draftKeepOpen)
      for (const sentence of everySentenceOfTheDevice) expect(document.body.textContent).not.toContain(sentence)
      // Typing on changes nothing in what is said: badge and box speak of one state.
      type('Зүүн талын хана, цонх')
      expect(badge.textContent).toBe(t.draftUnkept)

      world.reachable = true
      act(() => draft.sync.retry())
      await waitFor(() => expect(badge.textContent).toContain(t.draftSaved.split('{')[0]))
      expect(box.textContent).toBe('')
    },
  )

  it('[REQ-DRAFT-01] says that the device has it as soon as it has', async () => {
    const { draft, world, type, badge, box } = await openBadly('unreachable')
    type('Нэг')
    await act(() => draft.sync.saveNow())
    await waitFor(() => expect(badge.textContent).toBe(t.draftUnkept))
    world.room = true
    type('Хоёр')
    await waitFor(() => expect(badge.textContent).toBe(t.draftLocal))
    expect(box.textContent).toContain(t.draftLocalDetail)
    expect(box.textContent).not.toContain(t.draftUnkept)
    draft.sync.stop()
  })
})
