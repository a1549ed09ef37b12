// Keeps rendered pages as bytes, plain and compressed, until an edition of what they were made from rises. Rendering a
// page holds the one thread for milliseconds; handing on bytes does not.
import { type Encoding, encode } from './encodings.ts'
import { etagOf } from './etag.ts'

/** A page that everybody gets alike. */
export type KeptPage = {
  readonly etag: string
  readonly bytes: Buffer
  /** The same in an encoding; compressed when it is first asked for. */
  readonly encoded: (encoding: Encoding) => Buffer
}

/** What came of rendering; `html` is null unless everybody gets it alike as long as no edition rises. */
export type Rendering<T> = { readonly answer: T; readonly html: string | null }

export type KeptPages = {
  /** The kept page of an address in a language, or what `render` answers now. */
  get<T>(address: string, render: () => Promise<Rendering<T>>): Promise<{ kept: KeptPage } | { answer: T }>
}

/** `page` is null where the address turned out not to be the same for everybody. */
type Entry = { readonly edition: string; readonly at: number; readonly page: KeptPage | null }

// What is due by time alone, such as a post that appears at nine, is late by this and by the age of kept answers.
const keepMilliseconds = 15_000
const longestAddress = 1000

/** Pages kept in this process, at most so many and so many bytes; the one not asked for the longest goes first. */
export const keepPages = ({
  readEdition,
  now = Date.now,
  most = 2000,
  mostBytes = 64 * 2 ** 20,
}: {
  /** The editions, read after the question came. */
  readonly readEdition: () => Promise<string>
  readonly now?: () => number
  readonly most?: number
  readonly mostBytes?: number
}): KeptPages => {
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<KeptPage | null>>()
  let bytes = 0

  const forget = (address: string): void => {
    bytes -= sizeOf(entries.get(address))
    entries.delete(address)
  }
  const keep = (address: string, entry: Entry): void => {
    forget(address)
    entries.set(address, entry)
    bytes += sizeOf(entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= most && bytes <= mostBytes) return
      forget(oldest)
    }
  }
  const makePage = (address: string, html: string): KeptPage => {
    const before = entries.get(address)?.page
    const page = openPage(html)
    // What came out as it was before is compressed already.
    return before?.etag === page.etag ? before : page
  }

  return {
    async get(address, render) {
      const edition = address.length > longestAddress ? null : await readEdition().catch(() => null)
      // While the database is away the page itself says what it can.
      if (edition === null) return { answer: (await render()).answer }
      const found = entries.get(address)
      if (found && found.edition === edition && now() - found.at < keepMilliseconds) {
        entries.delete(address)
        entries.set(address, found)
        return found.page ? { kept: found.page } : { answer: (await render()).answer }
      }
      // It began under the edition that was read after this question came, so it is right for this question too.
      const turn = `${edition} ${address}`
      const other = running.get(turn)
      const shared = other && (await other.catch(() => null))
      if (shared) return { kept: shared }

      const at = now()
      const rendering = render()
      const page = rendering.then(({ html }) => (html === null ? null : makePage(address, html)))
      running.set(turn, page)
      try {
        const kept = await page
        keep(address, { edition, at, page: kept })
        return kept ? { kept } : { answer: (await rendering).answer }
      } finally {
        if (running.get(turn) === page) running.delete(turn)
      }
    },
  }
}

/** What an entry takes at most: all compressed forms together are shorter than the page. */
const sizeOf = (entry: Entry | undefined): number => 2 * (entry?.page?.bytes.length ?? 0)

const openPage = (html: string): KeptPage => {
  const bytes = Buffer.from(html)
  const forms = new Map<Encoding, Buffer>()
  return {
    etag: etagOf(html),
    bytes,
    encoded(encoding) {
      const form = forms.get(encoding) ?? encode(encoding, bytes)
      forms.set(encoding, form)
      return form
    },
  }
}
