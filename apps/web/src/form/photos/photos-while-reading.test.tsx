// What a person does to pages while further photos are still being read. A page of a test opens and draws no pictures:
// opening is held and let go by hand here, and nothing is drawn.
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PhotoDialog } from './PhotoDialog.tsx'

vi.mock('./draw-page.ts', () => ({ drawPage: () => undefined }))
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = photoTexts.mn
let opened: (() => void)[] = []
beforeEach(() => {
  opened = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40
      naturalHeight = 30
      decode = () => new Promise<void>(resolve => opened.push(resolve))
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const photo = (name: string) => new File(['x'], name, { type: 'image/png' })
const letGo = async (count: number) => {
  await waitFor(() => expect(opened.length).toBe(count))
  await act(async () => opened[count - 1]?.())
}
const countPages = () => screen.getAllByRole('listitem').length

it('[REQ-PHOTO-02] a page removed while further photos are read stays removed, and no second choice overtakes the first', async () => {
  render(<PhotoDialog first={photo('a.png')} title="Паспорт" onMade={vi.fn()} onClose={vi.fn()} />)
  await letGo(1)
  await waitFor(() => expect(countPages()).toBe(1))
  const more = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(more, { target: { files: [photo('b.png')] } })
  await waitFor(() => expect(opened.length).toBe(2))
  expect((screen.getByRole('button', { name: t.add }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: t.remove }))
  await letGo(2)
  await waitFor(() => expect(screen.queryByText(t.reading)).toBeNull())
  expect(countPages()).toBe(1)
  expect(screen.getByRole('img', { name: '1-р хуудас, нийт 1' })).not.toBeNull()
})

it.each(['Escape', 'cancel'])(
  '[REQ-PHOTO-02] photos that are not attached are left after a question alone (%s)',
  async way => {
    const onClose = vi.fn()
    render(<PhotoDialog first={photo('a.png')} title="Паспорт" onMade={vi.fn()} onClose={onClose} />)
    await letGo(1)
    await waitFor(() => expect(countPages()).toBe(1))
    const leave = () =>
      way === 'Escape'
        ? fireEvent.keyDown(screen.getByRole('dialog', { name: t.title }), { key: 'Escape' })
        : fireEvent.click(screen.getByRole('button', { name: t.cancel }))
    leave()
    fireEvent.click(await screen.findByRole('button', { name: t.leave_stay }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([countPages(), onClose.mock.calls.length]).toEqual([1, 0])
    leave()
    fireEvent.click(await screen.findByRole('button', { name: t.leave_go }))
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)
