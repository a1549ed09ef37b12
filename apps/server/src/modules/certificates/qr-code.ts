// QR codes as one SVG path: neighbouring dark squares become one run, which keeps the document small.
import { encode } from 'uqr'

/** The dark squares of a QR code as a path in a square of `size`; error correction M, four modules of quiet zone. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => {
    const path: string[] = []
    for (let x = 0; x < row.length; x++) {
      const start = x
      while (row[x]) x++
      if (x > start) path.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
    return path
  })
  return { size, path: runs.join('') }
}

/** The same as an SVG. */
export const qrSvg = (text: string): string => {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
}
