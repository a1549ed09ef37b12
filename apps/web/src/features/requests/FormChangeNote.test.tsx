import type { FormChange } from '@khyanalt/contract/form-versions'
import { formChangeTexts } from '@khyanalt/domain/messages/form-change'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { FormChangeNote } from './FormChangeNote.tsx'
import type { OpenedRequest } from './queries.ts'

const t = formChangeTexts.mn
const words = (mn: string) => ({ mn, en: `${mn} (en)` })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const show = (change: FormChange, saveNow: () => Promise<boolean> = async () => true) => {
  const opened = { request: { request_number: 'R260000001', version: 4 }, form_change: change } as OpenedRequest
  const draft = { sync: { saveNow, readVersion: () => 5 } } as unknown as OpenDraft
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormChangeNote opened={opened} draft={draft} />
      <ToastRegion />
    </QueryClientProvider>,
  )
}
const at = '2026-03-01T02:00:00.000Z'
const note = { code: 'field_removed', path: 'note', title: words('Тайлбар'), text: words('Зүүн талын хана') } as const
const maker = {
  code: 'field_removed',
  path: 'machines/r2/maker',
  title: words('Үйлдвэрлэгч'),
  row: { table: words('Аппарат'), number: 2 },
  text: words('Сименс'),
} as const

describe('a form that the agency changed', () => {
  it('[REQ-LIFT-03] says that all answers are kept where they are', () => {
    show({ lifted: { at, aside: [] }, offer: null })
    expect(screen.getByText(t.renewed)).not.toBeNull()
    expect(document.body.textContent).toContain(t.allKept)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[REQ-LIFT-02] [REQ-LIFT-03] shows what was typed at a question that is gone, and copies it', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ lifted: { at, aside: [note, maker] }, offer: null })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Зүүн талын хана')
    expect(first?.textContent).toContain(t.why_field_removed)
    expect(second?.textContent).toContain('Аппарат, 2-р мөр: Үйлдвэрлэгч')
    fireEvent.click(screen.getByRole('button', { name: '“Тайлбар” гэсэн асуултын хариултыг хуулах' }))
    await waitFor(() => expect(copied).toHaveBeenCalledWith('Зүүн талын хана'))
    copied.mockRejectedValueOnce(new Error('forbidden'))
    fireEvent.click(within(second as HTMLElement).getByRole('button'))
    expect(await screen.findByText(t.copyFailed)).not.toBeNull()
  })

  it('[REQ-LIFT-05] asks before a returned request goes over, saves first, and goes once', async () => {
    server.answer('/api/request/takenewform', { json: { result: 'success', version: 6 } })
    const saveNow = vi.fn(async () => server.sentTo('/api/request/takenewform').length === 0)
    show({ lifted: null, offer: { aside: [note], asked: [words('Чадал')] } }, saveNow)
    expect(document.body.textContent).toContain('“Тайлбар”')
    expect(document.body.textContent).toContain('“Чадал”')
    fireEvent.click(screen.getByRole('button', { name: t.take }))
    expect(server.sentTo('/api/request/takenewform')).toEqual([])
    const question = await screen.findByRole('alertdialog', { name: t.takeSure })
    fireEvent.click(within(question).getByRole('button', { name: t.take }))
    expect(await screen.findByText(t.taken)).not.toBeNull()
    expect(server.sentTo('/api/request/takenewform').map(({ body }) => body)).toMatchObject([
      { request_number: 'R260000001', version: 5 },
    ])
    expect(saveNow).toHaveBeenCalledTimes(1)
  })

  it('[REQ-LIFT-05] stays where what was typed could not be saved', async () => {
    show({ lifted: null, offer: { aside: [], asked: [] } }, async () => false)
    fireEvent.click(screen.getByRole('button', { name: t.take }))
    const question = await screen.findByRole('alertdialog', { name: t.takeSure })
    fireEvent.click(within(question).getByRole('button', { name: t.take }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.sentTo('/api/request/takenewform')).toEqual([])
  })
})
