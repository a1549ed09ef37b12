// Bytes without Node: the same code runs in browsers and offline.

export type Bytes = Uint8Array<ArrayBuffer>

/** SHA-256. */
export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes))

/** Bytes of a text. */
export const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

/** Lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Bytes of hex digits; throws on anything else. */
export const fromHex = (hex: string): Bytes => {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('These are no hex digits.')
  return new Uint8Array(hex.length / 2).map((_, place) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16))
}

/** Bytes of base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** One after the other. */
export const concat = (...parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
