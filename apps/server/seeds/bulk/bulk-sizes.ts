// How much the bulk shall be.

const none = {
  /** Accounts of people and organisations beyond what requests and certificates need. */
  people: 0,
  companies: 0,
  foreigners: 0,
  requests: 0,
  /** So many of the first requests belong to the demo citizen. */
  owned: 0,
  certificates: 0,
  /** So many requests after the owned ones belong to the demo hospital; as many certificates to it and to the citizen. */
  shared: 0,
  invoices: 0,
  lines: 0,
  events: 0,
  acts: 0,
  messages: 0,
  sessions: 0,
  workers: 0,
  records: 0,
  permits: 0,
  foods: 0,
  reports: 0,
}

/** How many rows there shall be of each noun. */
export type BulkSizes = Readonly<typeof none>

/** What a part of the bulk is told beside its numbers. */
export type BulkContext = { readonly now: Date; readonly sizes: BulkSizes }

/** Sizes of every noun; of what is not named, none. */
export const allSizes = (sizes: Partial<BulkSizes>): BulkSizes => ({ ...none, ...sizes })

/** The same size for every noun; none are of one person or organisation. */
export const everyNoun = (size: number): BulkSizes =>
  ({
    ...Object.fromEntries(Object.keys(none).map(noun => [noun, size])),
    owned: 0,
    shared: 0,
  }) as BulkSizes

/** Reads sizes such as `certificates=5000000`; anything else ends with one sentence. */
export const readBulkSizes = (args: readonly string[]): BulkSizes => {
  const sizes: Record<string, number> = {}
  for (const arg of args) {
    const [, noun = '', size] = /^([a-z]+)=(\d{1,8})$/.exec(arg) ?? []
    if (!Object.hasOwn(none, noun)) throw new Error(`"${arg}" is no size; say ${Object.keys(none).join('=…, ')}=…`)
    sizes[noun] = Number(size)
  }
  return allSizes(sizes)
}
