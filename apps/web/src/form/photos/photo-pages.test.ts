import { describe, expect, it } from 'vitest'
import { leastShare, moveEdge, movePage, type PhotoPage, sizeOf, turnPage, uncropped } from './photo-pages.ts'

const page = (change: Partial<PhotoPage> = {}): PhotoPage => ({
  id: 'a',
  name: 'a.jpg',
  picture: { naturalWidth: 4000, naturalHeight: 3000 } as HTMLImageElement,
  turns: 0,
  crop: uncropped,
  ...change,
})

describe('pages of photos', () => {
  it('[REQ-PHOTO-02] turn by quarters, and what was cropped turns with them', () => {
    const crop = { left: 0.1, top: 0.2, right: 0.6, bottom: 1 }
    const once = turnPage(page({ crop }), 1)
    expect([once.turns, once.crop]).toEqual([1, { left: 0, top: 0.1, right: 0.8, bottom: 0.6 }])
    const back = turnPage(once, -1)
    expect(back.turns).toBe(0)
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(back.crop[edge]).toBeCloseTo(crop[edge])
    expect(turnPage(page(), -1).turns).toBe(3)
    expect([1, 2, 3, 4].reduce(one => turnPage(one, 1), page({ crop })).turns).toBe(0)
  })

  it('[REQ-PHOTO-02] are cropped within the picture and never to nothing', () => {
    expect(moveEdge(uncropped, 'left', 0.3)).toEqual({ ...uncropped, left: 0.3 })
    expect(moveEdge(uncropped, 'left', -4).left).toBe(0)
    expect(moveEdge(uncropped, 'left', 7).left).toBe(1 - leastShare)
    expect(moveEdge({ ...uncropped, top: 0.5 }, 'bottom', 0).bottom).toBe(0.5 + leastShare)
    expect(moveEdge(uncropped, 'right', 2).right).toBe(1)
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
      expect(moveEdge({ ...uncropped, top: 0.2 }, edge, Number.NaN)).toEqual({ ...uncropped, top: 0.2 })
    }
  })

  it('[REQ-PHOTO-02] change places with their neighbours, but not beyond the ends', () => {
    expect(movePage(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(movePage(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    const pages = ['a', 'b']
    expect(movePage(pages, 0, -1)).toBe(pages)
    expect(movePage(pages, 1, 1)).toBe(pages)
    expect(movePage(pages, 9, -1)).toBe(pages)
  })

  it('[REQ-PHOTO-03] are drawn no larger than asked, never enlarged, and as wide as what is kept', () => {
    expect(sizeOf(page(), 2000)).toEqual({ width: 2000, height: 1500 })
    expect(sizeOf(page({ turns: 1 }), 2000)).toEqual({ width: 1500, height: 2000 })
    expect(sizeOf(page({ crop: { left: 0.5, top: 0, right: 1, bottom: 1 } }), 9000)).toEqual({
      width: 2000,
      height: 3000,
    })
  })
})
