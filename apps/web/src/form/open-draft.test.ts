import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveBatch } from './draft-journal.ts'
import type { SaveOutcome } from './draft-save.ts'
import { buildForm, facts, field, memoryShelf, section } from './form-fixture.ts'
import { openDraft } from './open-draft.ts'

const form = buildForm([section(field('text', 'name'), field('text', 'note'), field('text', 'place'))])
const unreachable: SaveOutcome = { ok: false, failure: { kind: 'unreachable', error: null } }

/** A server in memory: optimistic versions, and the same answer for the same transaction. */
const buildServer = (values: Record<string, unknown> = {}) => {
  const server = {
    version: 1,
    values,
    seen: new Map<string, SaveOutcome>(),
    reachable: true,
    loseAnswer: false,
    saves: 0,
  }
  const save = async (batch: SaveBatch, version: number): Promise<SaveOutcome> => {
    if (!server.reachable) return unreachable
    const known = server.seen.get(batch.transactionId)
    if (known) return known
    if (version !== server.version) {
      const current = { version: server.version, values: server.values }
      return { ok: false, failure: { kind: 'stale', error: null, current } }
    }
    server.values = { ...server.values, ...batch.values }
    server.version += 1
    server.saves += 1
    const outcome: SaveOutcome = { ok: true, version: server.version, savedAt: '2026-03-01T02:00:00.000Z' }
    server.seen.set(batch.transactionId, outcome)
    return server.loseAnswer ? unreachable : outcome
  }
  return { server, save }
}

const open = (shelf: ReturnType<typeof memoryShelf>, { server, save }: ReturnType<typeof buildServer>) => {
  const opening = openDraft({
    form,
    facts,
    userId: 'u1',
    requestNumber: 'R260000001',
    version: server.version,
    values: server.values,
    open: null,
    shelf,
    save,
  })
  return vi.advanceTimersByTimeAsync(250).then(() => opening)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an open draft', () => {
  it('keeps each change in the journal at once and on the server after a pause', async () => {
    const shelf = memoryShelf()
    const backend = buildServer()
    const draft = await open(shelf, backend)
    draft.store.setValue('name', 'Бат')
    await vi.advanceTimersByTimeAsync(10)
    expect([...shelf.stored.values()][0]?.values).toEqual({ name: 'Бат' })
    expect(backend.server.saves).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(backend.server.values).toEqual({ name: 'Бат' })
    expect(draft.sync.readState().phase).toBe('saved')
    expect(shelf.stored.size).toBe(0)
    draft.close()
  })

  it('plays the journal over the server after a crash and sends what was lost', async () => {
    const shelf = memoryShelf()
    const backend = buildServer({ place: 'Дархан' })
    backend.server.reachable = false
    const crashed = await open(shelf, backend)
    crashed.store.setValue('name', 'Бат')
    await vi.advanceTimersByTimeAsync(1000)
    expect(crashed.sync.readState().phase).toBe('offline')
    crashed.close()

    backend.server.reachable = true
    const draft = await open(shelf, backend)
    expect(draft.replayed).toBe(true)
    expect(draft.store.readAnswers()).toEqual({ name: 'Бат', place: 'Дархан' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(backend.server.values).toEqual({ name: 'Бат', place: 'Дархан' })
    expect(shelf.stored.size).toBe(0)
    draft.close()
  })

  it('repeats a save whose answer was lost under the same transaction, so that it happens once', async () => {
    const shelf = memoryShelf()
    const backend = buildServer()
    backend.server.loseAnswer = true
    const draft = await open(shelf, backend)
    draft.store.setValue('name', 'Бат')
    await vi.advanceTimersByTimeAsync(5000)
    expect(backend.server.saves).toBe(1)
    expect(draft.sync.readState().phase).toBe('saved')
    draft.close()
  })

  it('sends what was typed while an earlier save was lost on its way, and loses none of it', async () => {
    const shelf = memoryShelf()
    const backend = buildServer()
    backend.server.reachable = false
    const draft = await open(shelf, backend)
    draft.store.setValue('name', 'Бат')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.sync.readState().phase).toBe('offline')
    draft.store.setValue('note', 'дараа нь')
    backend.server.reachable = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(backend.server.values).toEqual({ name: 'Бат', note: 'дараа нь' })
    draft.close()
  })

  it('[REQ-STEPPER-03] saves at once until the server has everything, whatever changes meanwhile', async () => {
    const { server, save } = buildServer()
    const later = ['first', 'second', 'third']
    const draft = await open(memoryShelf(), {
      server,
      save: async (batch, version) => {
        const note = later.shift()
        if (note) draft.store.setValue('note', note)
        return save(batch, version)
      },
    })
    draft.store.setValue('name', 'Бат')
    expect(await draft.sync.saveNow()).toBe(true)
    expect(server.values).toEqual({ name: 'Бат', note: 'third' })
    server.reachable = false
    draft.store.setValue('place', 'Дархан')
    expect(await draft.sync.saveNow()).toBe(false)
    expect(draft.sync.readState().phase).toBe('offline')
    draft.close()
  })

  it('asks about all that both sides changed, though one save failed before the other page was heard of', async () => {
    const shelf = memoryShelf()
    const backend = buildServer()
    backend.server.reachable = false
    const draft = await open(shelf, backend)
    draft.store.setValue('name', 'Сүх')
    await vi.advanceTimersByTimeAsync(1000)
    draft.store.setValue('note', 'миний')
    backend.server.values = { name: 'Дорж', note: 'өөр' }
    backend.server.version = 3
    backend.server.reachable = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(draft.sync.readState().conflicts.map(({ name }) => name)).toEqual(['name', 'note'])
    draft.close()
  })

  it('does not take the change of another page for all that happened when it missed the one before', async () => {
    const shelf = memoryShelf()
    const draft = await open(shelf, buildServer())
    draft.store.setValue('name', 'Сүх')
    expect(draft.sync.meetPatch(3, { place: 'Ховд' })).toBe(false)
    expect(draft.store.readAnswers().place).toBeUndefined()
    draft.sync.meet({ version: 3, values: { name: 'Дорж', place: 'Ховд' } })
    expect(draft.sync.readState().conflicts.map(({ name }) => name)).toEqual(['name'])
    expect(draft.sync.meetPatch(4, { note: 'x' })).toBe(true)
    draft.close()
  })

  it('joins changes of different fields, and asks when both sides changed the same one', async () => {
    const shelf = memoryShelf()
    const backend = buildServer({ name: 'Бат' })
    const draft = await open(shelf, backend)
    backend.server.values = { ...backend.server.values, place: 'Эрдэнэт' }
    backend.server.version = 5
    draft.store.setValue('note', 'миний тэмдэглэл')
    await vi.advanceTimersByTimeAsync(1500)
    expect(backend.server.values).toEqual({ name: 'Бат', note: 'миний тэмдэглэл', place: 'Эрдэнэт' })
    expect(draft.store.readAnswers().place).toBe('Эрдэнэт')

    backend.server.values = { ...backend.server.values, name: 'Дорж', note: 'өөр тэмдэглэл' }
    backend.server.version = 9
    draft.store.setValue('name', 'Сүх')
    draft.store.setValue('note', 'миний шинэ')
    await vi.advanceTimersByTimeAsync(1500)
    expect(draft.sync.readState()).toMatchObject({
      phase: 'conflict',
      conflicts: [
        { name: 'name', mine: 'Сүх', theirs: 'Дорж' },
        { name: 'note', mine: 'миний шинэ', theirs: 'өөр тэмдэглэл' },
      ],
    })
    expect(backend.server.values).toMatchObject({ name: 'Дорж', note: 'өөр тэмдэглэл' })

    draft.sync.choose({ name: 'theirs', note: 'mine' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(draft.store.readAnswers()).toMatchObject({ name: 'Дорж', note: 'миний шинэ' })
    expect(backend.server.values).toMatchObject({ name: 'Дорж', note: 'миний шинэ' })
    draft.close()
  })

  it('hears another page on the same draft and takes its saved changes over', async () => {
    const shelf = memoryShelf()
    const backend = buildServer()
    const one = await open(shelf, backend)
    const two = await open(shelf, backend)
    const peers: number[] = []
    one.channel.listen({
      onPeers: count => peers.push(count),
      onSaved: (version, values) => void one.sync.meetPatch(version, values),
      onSent: () => undefined,
    })
    two.store.setValue('place', 'Ховд')
    await vi.advanceTimersByTimeAsync(1500)
    await vi.waitFor(() => expect(one.store.readAnswers().place).toBe('Ховд'))
    expect(peers.at(-1)).toBe(1)
    expect(one.sync.readVersion()).toBe(two.sync.readVersion())
    one.close()
    two.close()
  })
})
