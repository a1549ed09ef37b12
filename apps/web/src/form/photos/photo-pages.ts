// Pages of photos as they will stand in the PDF: order, turning and cropping, as values.

/** What is kept of a turned picture, in shares of its width and height. */
export type Crop = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type PhotoPage = {
  readonly id: string
  readonly name: string
  readonly picture: HTMLImageElement
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3
  readonly crop: Crop
}

/** The whole picture. */
export const uncropped: Crop = { left: 0, top: 0, right: 1, bottom: 1 }
/** A page never becomes narrower or lower than this share of it. */
export const leastShare = 0.1
/** A PDF has at most so many pages. */
export const mostPages = 30

const quarter = (turns: number): PhotoPage['turns'] => (((turns % 4) + 4) % 4) as PhotoPage['turns']

/** Turns a page; what was cropped turns with it. */
export const turnPage = (page: PhotoPage, way: 1 | -1): PhotoPage => {
  const { left, top, right, bottom } = page.crop
  const crop =
    way === 1
      ? { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
      : { left: top, top: 1 - right, right: bottom, bottom: 1 - left }
  return { ...page, turns: quarter(page.turns + way), crop }
}

/** Moves an edge of what is kept; it stays within the picture and leaves something between it and the opposite edge. */
export const moveEdge = (crop: Crop, edge: keyof Crop, to: number): Crop => {
  // A letter slipped in among the digits: nothing moves.
  if (!Number.isFinite(to)) return crop
  const within = (least: number, most: number): number => Math.min(most, Math.max(least, to))
  switch (edge) {
    case 'left':
      return { ...crop, left: within(0, crop.right - leastShare) }
    case 'right':
      return { ...crop, right: within(crop.left + leastShare, 1) }
    case 'top':
      return { ...crop, top: within(0, crop.bottom - leastShare) }
    case 'bottom':
      return { ...crop, bottom: within(crop.top + leastShare, 1) }
  }
}

/** The pages with one of them a place further; at the ends nothing changes. */
export const movePage = <T>(pages: readonly T[], from: number, by: 1 | -1): readonly T[] => {
  const to = from + by
  const page = pages[from]
  if (page === undefined || to < 0 || to >= pages.length) return pages
  return pages.toSpliced(from, 1).toSpliced(to, 0, page)
}

/** Width and height of what is kept, drawn so that its longer side has at most so many points. */
export const sizeOf = ({ picture, turns, crop }: Measured, longest: number): { width: number; height: number } => {
  const [width, height] = turnedSize({ picture, turns })
  const kept = { width: width * (crop.right - crop.left), height: height * (crop.bottom - crop.top) }
  const scale = Math.min(1, longest / Math.max(kept.width, kept.height))
  return { width: Math.max(1, Math.round(kept.width * scale)), height: Math.max(1, Math.round(kept.height * scale)) }
}
type Measured = {
  readonly picture: { readonly naturalWidth: number; readonly naturalHeight: number }
  readonly turns: number
  readonly crop: Crop
}

/** Width and height of the turned picture. */
export const turnedSize = ({ picture, turns }: Omit<Measured, 'crop'>): readonly [number, number] =>
  turns % 2 === 0 ? [picture.naturalWidth, picture.naturalHeight] : [picture.naturalHeight, picture.naturalWidth]
