// QR codes as one SVG path: neighbouring dark squares become one run, which keeps the document small.
import { encode } from 'uqr'

/** The SVG of a QR code; error correction M, four modules of quiet zone. */
export const qrSvg = (text: string): string => {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${runs.join('')}" fill="#000"/></svg>`
}
