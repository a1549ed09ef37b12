// Opens a photo as the browser shows it: an `img` turns it by its EXIF orientation in every browser we name.

import { randomUuid } from '../../api/random-uuid.ts'
import { type PhotoPage, uncropped } from './photo-pages.ts'

/** Why a file is no page, as the key of its sentence. */
export type PhotoFault = 'heic' | 'unreadable' | 'not_picture'

// Phones take twelve million points and more; a page needs no more than this, and canvases of phones hold no more.
const longestKept = 2600

/** The page that a file makes, or why it makes none. */
export const readPhoto = async (file: File): Promise<PhotoPage | PhotoFault> => {
  if (!isPicture(file)) return 'not_picture'
  try {
    const picture = await shrink(await open(file))
    return { id: randomUuid(), name: file.name, picture, turns: 0, crop: uncropped }
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable'
  }
}

/** Whether a file says that it is a picture; phones say nothing of some. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|gif|bmp|avif|hei[cf])$/i.test(name))

const isHeic = ({ type, name }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

const open = async (bytes: Blob): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(bytes)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    if (picture.naturalWidth === 0) throw new Error('a picture without points')
    return picture
  } finally {
    // A decoded picture keeps its points.
    URL.revokeObjectURL(url)
  }
}

/** Large pictures are drawn smaller once, so that thirty of them fit into a phone. */
const shrink = async (picture: HTMLImageElement): Promise<HTMLImageElement> => {
  const { naturalWidth, naturalHeight } = picture
  const scale = longestKept / Math.max(naturalWidth, naturalHeight)
  if (scale >= 1) return picture
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return open(await toJpeg(canvas, 0.92))
}

/** The canvas as JPEG. */
export const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality)
  })
