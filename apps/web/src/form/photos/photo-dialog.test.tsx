import { formTexts } from '@khyanalt/domain/messages/forms'
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PaperInput } from '../PaperInput.tsx'
// Read beforehand, so that nobody waits for it within a test.
import './PhotoDialog.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const t = photoTexts.mn
const show = () => {
  const onPick = vi.fn()
  render(<PaperInput id="paper" label="Паспорт" hint={formTexts.mn.fileRules} onPick={onPick} />)
  const pick = (file: File) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
  return { onPick, pick }
}

describe('choosing a paper', () => {
  it('[REQ-PHOTO-01] takes a PDF as it is, and says beforehand that photos become one', () => {
    const { onPick, pick } = show()
    expect(screen.getByText(new RegExp(formTexts.mn.filePhotos))).not.toBeNull()
    const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
    pick(pdf)
    expect(onPick).toHaveBeenCalledWith(pdf)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[REQ-FILE-01] leaves what is neither to whoever judges files', () => {
    const { onPick, pick } = show()
    const text = new File(['x'], 'a.docx')
    pick(text)
    // A picture that calls itself a PDF is a wrong PDF, and no photo.
    const disguised = new File(['x'], 'a.pdf', { type: 'image/png' })
    pick(disguised)
    expect(onPick.mock.calls.map(([file]) => file)).toEqual([text, disguised])
  })

  it('[REQ-PHOTO-04] names a picture that the browser cannot open, with a way out, and attaches nothing', async () => {
    const { onPick, pick } = show()
    pick(new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }))
    const dialog = await screen.findByRole('dialog', { name: t.title })
    await screen.findByText(t.heic.replace('{file}', 'IMG_1.HEIC'))
    const make = screen.getByRole('button', { name: t.make }) as HTMLButtonElement
    expect(make.disabled).toBe(true)
    const more = dialog.querySelector('input[type=file]') as HTMLInputElement
    expect([more.accept, more.multiple]).toEqual(['image/*', true])
    fireEvent.change(more, {
      target: { files: [new File(['x'], 'b.docx'), new File(['x'], 'c.png', { type: 'image/png' })] },
    })
    await screen.findByText(t.not_picture.replace('{file}', 'b.docx'))
    await screen.findByText(t.unreadable.replace('{file}', 'c.png'))
    fireEvent.click(screen.getByRole('button', { name: t.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onPick).not.toHaveBeenCalled()
  })
})
