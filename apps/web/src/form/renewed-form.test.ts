import { describe, expect, it, vi } from 'vitest'
import type { SaveBatch } from './draft-journal.ts'
import type { SaveOutcome } from './draft-save.ts'
import { buildForm, facts, field, memoryShelf, section } from './form-fixture.ts'
import { openDraft } from './open-draft.ts'

const cells = (...fields: readonly object[]) => ({ rows: [{ fields }] })
const old = buildForm([
  section(
    field('text', 'name'),
    field('text', 'note'),
    field('table', 'machines', cells(field('text', 'model'), field('text', 'maker'))),
  ),
])
const renewed = buildForm([section(field('text', 'name'), field('table', 'machines', cells(field('text', 'model'))))])
const before = { name: 'Бат', note: 'Эхний', machines: [{ _id: 'r1', model: 'Альфа', maker: 'Сименс' }] }
const after = { name: 'Бат', machines: [{ _id: 'r1', model: 'Альфа' }] }

type Saved = Readonly<Record<string, unknown>>

/** A server that has lifted the draft meanwhile; `form` is the one that the page was opened with. */
const buildServer = () => {
  const server = { version: 3, received: [] as Saved[] }
  const save =
    (form: 'old' | 'renewed') =>
    async (batch: SaveBatch, version: number): Promise<SaveOutcome> => {
      if (version !== server.version) {
        const current = { version: server.version, values: after }
        const failure =
          form === 'old' ? { kind: 'renewed' as const, error: null } : { kind: 'stale' as const, error: null, current }
        return { ok: false, failure }
      }
      server.received.push(batch.values)
      server.version += 1
      return { ok: true, version: server.version, savedAt: '2026-03-01T02:00:00.000Z' }
    }
  return { server, save }
}

const common = { facts, userId: 'u1', requestNumber: 'R260000001', open: null } as const

describe('a draft whose form the agency changes while it is open', () => {
  it('[REQ-LIFT-04] goes over with what was typed; what has no place any more is sent to be set aside, and nobody is asked', async () => {
    const shelf = memoryShelf()
    const { server, save } = buildServer()
    const first = await openDraft({ ...common, form: old, version: 2, values: before, shelf, save: save('old') })
    first.store.setValue('name', 'Бат-Эрдэнэ')
    first.store.setValue('note', 'Шинээр бичсэн тайлбар')
    first.store.setValue('machines/r1/maker', 'Женерал')
    // Whoever presses Next or Send waits for no end of it.
    expect(await first.sync.saveNow(1)).toBe(false)
    expect(first.sync.readState().phase).toBe('renewed')
    first.close()

    const second = await openDraft({
      ...common,
      form: renewed,
      version: 3,
      values: after,
      shelf,
      save: save('renewed'),
    })
    expect(second.replayed).toBe(true)
    await vi.waitFor(() => expect(second.sync.readState().phase).toBe('saved'), { timeout: 5000 })
    expect(second.sync.readState().conflicts).toEqual([])
    expect(Object.assign({}, ...server.received)).toMatchObject({
      name: 'Бат-Эрдэнэ',
      note: 'Шинээр бичсэн тайлбар',
      machines: [{ _id: 'r1', model: 'Альфа', maker: 'Женерал' }],
    })
    expect(second.store.readAnswers().name).toBe('Бат-Эрдэнэ')
    second.close()
  })

  it('[REQ-LIFT-04] still asks where both sides changed an answer that the new form has', async () => {
    const shelf = memoryShelf()
    const { save } = buildServer()
    const first = await openDraft({
      ...common,
      form: old,
      version: 2,
      values: { ...before, name: 'Дорж' },
      shelf,
      save: save('old'),
    })
    first.store.setValue('name', 'Болд')
    first.store.setValue('note', 'Өөр')
    await first.sync.saveNow()
    first.close()
    const second = await openDraft({
      ...common,
      form: renewed,
      version: 3,
      values: after,
      shelf,
      save: save('renewed'),
    })
    await vi.waitFor(() => expect(second.sync.readState().phase).toBe('conflict'), { timeout: 5000 })
    expect(second.sync.readState().conflicts.map(({ name }) => name)).toEqual(['name'])
    second.close()
  })
})
