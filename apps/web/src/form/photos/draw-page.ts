// Draws a page of photos as it is turned and cropped.
import { type PhotoPage, sizeOf, turnedSize, uncropped } from './photo-pages.ts'

/** Draws onto the canvas, made fit; `whole` leaves the cropping away. */
export const drawPage = (
  canvas: HTMLCanvasElement,
  page: PhotoPage,
  longest: number,
  { whole = false }: { readonly whole?: boolean } = {},
): void => {
  const shown = whole ? { ...page, crop: uncropped } : page
  const { width, height } = sizeOf(shown, longest)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const [turnedWidth, turnedHeight] = turnedSize(shown)
  const scale = width / (turnedWidth * (shown.crop.right - shown.crop.left))
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(turnedWidth * (0.5 - shown.crop.left), turnedHeight * (0.5 - shown.crop.top))
  context.rotate((page.turns * Math.PI) / 2)
  const { picture } = page
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
}
