import { PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { drawWithin, fileName, finenesses, layOut } from './make-pdf.ts'
import { isPicture, readPhoto } from './read-photo.ts'

/** A JPEG of eight by four points, red and blue. */
const twoColours = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
  'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
  'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
  'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
  'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
  'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBC',
  'YFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk',
  'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/',
  'xAAXEAEAAwAAAAAAAAAAAAAAAAAABEKB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAbEQABBAMAAAAAAAAAAAAAAAAAAgSBsQEz',
  'NP/aAAwDAQACEQMRAD8Akya6AsMOdM3kV7vVFH//2Q==',
].join('')

const bytes = (length: number) => new Uint8Array(length)

describe('a PDF of photos', () => {
  it('[REQ-PHOTO-03] is drawn as finely as fits, and coarser only when it must be', async () => {
    const tried: number[] = []
    const drawn = await drawWithin([1, 2], 600_000, async (_page, { longest }) => {
      tried.push(longest)
      return { bytes: bytes(longest * 200), width: longest, height: longest }
    })
    expect(drawn?.map(({ width }) => width)).toEqual([1300, 1300])
    expect([...new Set(tried)]).toEqual([2200, 1700, 1300])
    const small = await drawWithin([1], 600_000, async () => ({ bytes: bytes(9), width: 1, height: 1 }))
    expect(small).toHaveLength(1)
  })

  it('[REQ-PHOTO-03] is not made when even the coarsest pages are too large', async () => {
    let times = 0
    const draw = async () => {
      times++
      return { bytes: bytes(400_000), width: 10, height: 10 }
    }
    expect(await drawWithin([1, 2], 600_000, draw)).toBeNull()
    // The second page that is too much ends a try.
    expect(times).toBe(2 * finenesses.length)
  })

  it('[REQ-PHOTO-01] has a page of A4 for each photo, lying where the photo lies', async () => {
    const jpeg = new Uint8Array(Buffer.from(twoColours, 'base64'))
    const made = await layOut(
      [
        { bytes: jpeg, width: 8, height: 4 },
        { bytes: jpeg, width: 4, height: 8 },
      ],
      'Паспорт',
    )
    expect(new TextDecoder('latin1').decode(made.slice(0, 5))).toBe('%PDF-')
    const pdf = await PDFDocument.load(made)
    expect(pdf.getPages().map(page => [page.getWidth(), page.getHeight()].map(Math.round))).toEqual([
      [842, 595],
      [595, 842],
    ])
    const picturesOf = (page: PDFPage) => page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length
    expect(pdf.getPages().map(picturesOf)).toEqual([1, 1])
    expect(pdf.getTitle()).toBe('Паспорт')
  })

  it('is called as what it is, by a name that every system takes', () => {
    expect(fileName('Аппаратын техникийн паспорт')).toBe('Аппаратын техникийн паспорт')
    expect(fileName(' a/b\\c:*?"<>|\u0000\n d. ')).toBe('a b c d')
    expect(fileName('ж'.repeat(200))).toHaveLength(80)
    expect(fileName('///')).toBe('photos')
  })

  it('[REQ-PHOTO-04] is made of pictures alone, and says of each other file why it is none', async () => {
    expect(isPicture(new File([], 'IMG_1.HEIC'))).toBe(true)
    expect(isPicture(new File([], 'a.docx'))).toBe(false)
    // This environment opens no picture at all.
    for (const [file, fault] of [
      [new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'not_picture'],
      [new File(['x'], 'a.png', { type: 'image/png' }), 'unreadable'],
      [new File(['x'], 'IMG_1.HEIC'), 'heic'],
      [new File(['x'], 'IMG_2', { type: 'image/heif' }), 'heic'],
    ] as const) {
      expect(await readPhoto(file), file.name).toBe(fault)
    }
  })
})
