// A paper is photographed instead of scanned: photos are turned, cropped, put in order and become one PDF.
import { showFile } from '@khyanalt/contract/files'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { makeDraft, openDraft, serverAnswers, services, signInByNumber } from '../steps/drafts.ts'

const t = photoTexts.mn
const paper = 'Аппаратын техникийн паспорт'

// A page with lines of some length, twice as wide as high.
const drawing = `(() => {
  const canvas = document.createElement('canvas')
  canvas.width = 3200
  canvas.height = 1600
  const context = canvas.getContext('2d')
  context.fillStyle = '#e8e4d8'
  context.fillRect(0, 0, 3200, 1600)
  context.fillStyle = '#123'
  for (let row = 0; row < 30; row++) context.fillRect(100, 40 + row * 50, 400 + ((row * 733) % 2500), 16)
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
})()`

/** A photo as a phone takes it: `lying` says by EXIF that the camera was turned. */
const takePhoto = async (page: Page, name: string, { lying = false } = {}) => {
  const base64 = await page.evaluate<string>(drawing)
  const jpeg = Buffer.from(base64, 'base64')
  // Orientation 6: turn a quarter clockwise to look at it.
  const exif = Buffer.from(
    ['ffe10022', '457869660000', '49492a0008000000', '0100', '120103000100000006000000', '00000000'].join(''),
    'hex',
  )
  const buffer = lying ? Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]) : jpeg
  return { name, mimeType: 'image/jpeg', buffer }
}

test('[REQ-PHOTO-01] [REQ-PHOTO-02] [REQ-PHOTO-04] photos stand upright, are turned, cropped and moved, and become one PDF at the field', async ({
  somebody,
  look,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await signInByNumber(person, demoPeople.citizen)
  const number = await makeDraft(page, services.xRay, 3)
  await openDraft(page, number, 'Хавсралт')
  const passport = page.getByRole('group', { name: paper })
  await hand.attach(passport.getByRole('button'), await takePhoto(page, 'IMG_1.jpg', { lying: true }))

  const dialog = page.getByRole('dialog', { name: t.title })
  await expect(dialog.getByRole('img', { name: '1-р хуудас, нийт 1' })).toBeVisible()
  // What lay stands: the photo is upright without a touch.
  const expectShape = async (width: number, height: number) => {
    await expect(dialog.getByRole('img')).toHaveAttribute('width', String(width))
    await expect(dialog.getByRole('img')).toHaveAttribute('height', String(height))
  }
  await expectShape(600, 1200)
  await look(page, 'photos')

  await dialog.locator('input[type=file]').setInputFiles([await takePhoto(page, 'IMG_2.jpg')])
  await expect(dialog.getByRole('img', { name: '2-р хуудас, нийт 2' })).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: t.turn_right }))
  await expectShape(600, 1200)
  await hand.press(dialog.getByRole('button', { name: t.crop, exact: true }))
  await dialog.getByLabel(t.edge_top).fill('50')
  await look(page, 'crop')
  await hand.press(dialog.getByRole('button', { name: t.crop_done }))
  await expectShape(1200, 1200)
  await hand.press(dialog.getByRole('button', { name: t.earlier }))
  await expect(dialog.getByRole('img', { name: '1-р хуудас, нийт 2' })).toBeVisible()

  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(dialog).toHaveCount(0)
  await expect(passport.getByText(`${paper}.pdf`)).toBeVisible()
  await expect(page.getByText(formTexts.mn.fileDone).first()).toBeAttached()

  // The server has one PDF of two upright pages.
  const stored = async () => storedFile(await serverAnswers(page, number), `${paper}.pdf`)
  await expect.poll(stored).not.toBeNull()
  const { url } = await ask(page, showFile, { name: (await stored()) ?? '' })
  const bytes = (await (await page.request.get(url)).body()).toString('latin1')
  expect(bytes.slice(0, 5)).toBe('%PDF-')
  const papers = [...bytes.matchAll(/\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/g)].map(([, width, height]) => [
    width,
    height,
  ])
  expect(papers).toEqual([
    ['595.28', '841.89'],
    ['595.28', '841.89'],
  ])
})

/** The stored name of the file that bears this title, wherever it stands among the answers. */
const storedFile = (answers: unknown, title: string): string | null => {
  const found = JSON.stringify(answers).match(new RegExp(`\\{[^{}]*"title":"${title}"[^{}]*\\}`))
  return found ? (JSON.parse(found[0]) as { name: string }).name : null
}
