// Makes one PDF of pages of photos, as good as fits under the limit of uploads.
import { PDFDocument } from '@cantoo/pdf-lib'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { drawPage } from './draw-page.ts'
import type { PhotoPage } from './photo-pages.ts'
import { toJpeg } from './read-photo.ts'

/** A page drawn as JPEG, with its size in points of the picture. */
export type DrawnPage = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

/** How finely pages are drawn, tried in turn until the whole fits. */
export const finenesses = [
  { longest: 2200, quality: 0.8 },
  { longest: 1700, quality: 0.7 },
  { longest: 1300, quality: 0.6 },
  { longest: 1000, quality: 0.5 },
] as const
export type Fineness = (typeof finenesses)[number]

// What a PDF says around its pictures.
const frameBytes = 8 * 1024
const bytesOfPage = 1024

/** Pages as fine as fit into so many bytes; null when even the coarsest do not. */
export const drawWithin = async <T>(
  pages: readonly T[],
  most: number,
  draw: (page: T, fineness: Fineness) => Promise<DrawnPage>,
): Promise<readonly DrawnPage[] | null> => {
  for (const fineness of finenesses) {
    const drawn: DrawnPage[] = []
    let bytes = frameBytes
    for (const page of pages) {
      const next = await draw(page, fineness)
      bytes += next.bytes.length + bytesOfPage
      if (bytes > most) break
      drawn.push(next)
    }
    if (drawn.length === pages.length) return drawn
  }
  return null
}

const a4 = { short: 595.28, long: 841.89 }
const margin = 14

/** A4 pages, upright or lying as their pictures are, each filled as far as its picture goes. */
export const layOut = async (drawn: readonly DrawnPage[], title: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  for (const { bytes, width, height } of drawn) {
    const [paperWidth, paperHeight] = width > height ? [a4.long, a4.short] : [a4.short, a4.long]
    const scale = Math.min((paperWidth - 2 * margin) / width, (paperHeight - 2 * margin) / height)
    const page = pdf.addPage([paperWidth, paperHeight])
    page.drawImage(await pdf.embedJpg(bytes), {
      x: (paperWidth - width * scale) / 2,
      y: (paperHeight - height * scale) / 2,
      width: width * scale,
      height: height * scale,
    })
  }
  // Older readers, and people who look into files, find each page at once.
  return pdf.save({ useObjectStreams: false })
}

/** The PDF as a file to be uploaded; null when it stays too large. */
export const makePdf = async (pages: readonly PhotoPage[], title: string): Promise<File | null> => {
  const canvas = document.createElement('canvas')
  const drawn = await drawWithin(pages, maxUploadBytes, async (page, { longest, quality }) => {
    drawPage(canvas, page, longest)
    const bytes = new Uint8Array(await (await toJpeg(canvas, quality)).arrayBuffer())
    return { bytes, width: canvas.width, height: canvas.height }
  })
  if (drawn === null) return null
  const bytes = await layOut(drawn, title)
  return bytes.length > maxUploadBytes
    ? null
    : new File([bytes as Uint8Array<ArrayBuffer>], `${fileName(title)}.pdf`, { type: 'application/pdf' })
}

/** A title as every system takes it for a name. */
export const fileName = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/u, '') || 'photos'
