// How much the bulk shall be.

/** How many rows there shall be of each noun; the first `owned` requests belong to the demo citizen. */
export type BulkSizes = { readonly requests: number; readonly owned: number; readonly certificates: number }

/** What a part of the bulk is told beside its numbers. */
export type BulkContext = { readonly now: Date; readonly sizes: BulkSizes }

const none: BulkSizes = { requests: 0, owned: 0, certificates: 0 }

/** Reads sizes such as `certificates=5000000`; anything else ends with one sentence. */
export const readBulkSizes = (args: readonly string[]): BulkSizes => {
  const sizes: Record<string, number> = {}
  for (const arg of args) {
    const [, noun = '', size] = /^([a-z]+)=(\d{1,8})$/.exec(arg) ?? []
    if (!Object.hasOwn(none, noun)) throw new Error(`"${arg}" is no size; say ${Object.keys(none).join('=…, ')}=…`)
    sizes[noun] = Number(size)
  }
  return { ...none, ...sizes }
}
