// What the library's build for older engines still needs, and Firefox before 122 and Safari before 17.4 lack.

const withResolvers = () => {
  const ends: Partial<Record<'resolve' | 'reject', (value?: unknown) => void>> = {}
  const promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }))
  return { promise, ...ends }
}

/** A copy of that length; the old bytes stay, which nobody reads again. */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const bytes = new Uint8Array(length)
  bytes.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return bytes.buffer
}

if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers })
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength, transfer: transferToFixedLength })
}
