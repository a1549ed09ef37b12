// Pages that fit into no upload. A page of a test opens and draws no pictures: what a canvas weighs is made up here.
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finenesses } from './make-pdf.ts'
import { PhotoDialog } from './PhotoDialog.tsx'

const drawn: number[] = []
vi.mock('./draw-page.ts', () => ({
  drawPage: (_canvas: unknown, _page: unknown, longest: number) => drawn.push(longest),
}))
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = photoTexts.mn
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(callback =>
    callback(new Blob([new Uint8Array(maxUploadBytes)])),
  )
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40
      naturalHeight = 30
      decode = async () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[REQ-PHOTO-03] pages that exceed the limit of uploads at their coarsest are attached nowhere, and the way out is told', async () => {
  const onMade = vi.fn()
  const photo = new File(['x'], 'a.png', { type: 'image/png' })
  render(<PhotoDialog first={photo} title="Паспорт" onMade={onMade} onClose={vi.fn()} />)
  await screen.findByRole('listitem')
  const make = screen.getByRole('button', { name: t.make })
  await waitFor(() => expect(make.hasAttribute('disabled')).toBe(false))
  drawn.length = 0
  fireEvent.click(make)
  expect(await screen.findByText(/10 МБ-аас хэтэрч байна. Хуудсыг цөөлж, хоёр файл болгоно уу/)).not.toBeNull()
  expect(drawn).toEqual(finenesses.map(({ longest }) => longest))
  expect(onMade).not.toHaveBeenCalled()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
