// A tar file, written and read part by part; any tar program opens it too.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { PlainError } from '../plain-error.ts'

const block = 512
const listName = 'SHA256SUMS'

/** The file is no whole archive of ours; the message is fit for the terminal. */
export class DamagedArchiveError extends PlainError {}

export type ArchiveWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the list of sums, makes the file durable and gives it its name. */
  finish(): Promise<void>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/** Begins an archive; until it is finished it lies beside, readable by this account alone. */
export const createArchive = async (path: string): Promise<ArchiveWriter> => {
  const unfinished = `${path}.part`
  const handle = await open(unfinished, 'w', 0o600)
  const sums: string[] = []
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    const padding = Buffer.alloc((block - (bytes.length % block)) % block)
    // A disk that fills up takes a part and says so by a number alone; this goes on until all of it is written.
    await handle.writeFile([headerOf(name, bytes.length), bytes, padding])
  }
  return {
    async add(name, bytes) {
      await write(name, bytes)
      sums.push(`${sha256(bytes)}  ${name}\n`)
    },
    async finish() {
      const list = Buffer.from(sums.join(''))
      await write(listName, list)
      // The list is what all else is held to, so its own sum stands in its neighbour.
      await write(`${listName}.sha256`, Buffer.from(`${sha256(list)}  ${listName}\n`))
      await handle.writeFile(Buffer.alloc(2 * block))
      await handle.sync()
      await handle.close()
      await rename(unfinished, path)
      const folder = await open(dirname(path))
      await folder.sync().finally(() => folder.close())
    },
    async abandon() {
      // Why it is abandoned matters more than what a full or lost disk says to this.
      await handle.close().catch(() => {})
      await rm(unfinished, { force: true }).catch(() => {})
    },
  }
}

export type Archive = {
  /** The names in their order. */
  readonly names: readonly string[]
  /** The sum of a part, in hexadecimal. */
  sumOf(name: string): string | undefined
  read(name: string): Promise<Buffer>
  stream(name: string): Readable
  /** Reads everything once and throws a DamagedArchiveError unless each part is as it was written. */
  check(): Promise<void>
}

type Place = { readonly offset: number; readonly size: number }

/** Opens an archive by its list of sums; throws a DamagedArchiveError when it was cut or is none. */
export const openArchive = async (path: string): Promise<Archive> => {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new DamagedArchiveError({
      mn: `${path} файлыг унших боломжгүй: ${error.code}.`,
      en: `${path} cannot be read: ${error.code}.`,
    })
  })
  const places = await readPlaces(handle, path).finally(() => handle.close())
  const stream = (name: string): Readable => {
    const place = places.get(name)
    if (!place) throw new DamagedArchiveError({ mn: `${path} файлд ${name} алга.`, en: `${path} lacks ${name}.` })
    if (place.size === 0) return createReadStream('/dev/null')
    return createReadStream(path, { start: place.offset, end: place.offset + place.size - 1, highWaterMark: 1 << 20 })
  }
  const read = async (name: string): Promise<Buffer> => Buffer.concat(await stream(name).toArray())
  const list = await read(listName)
  const [ownSum] = (await read(`${listName}.sha256`)).toString().split('  ')
  if (ownSum !== sha256(list))
    throw new DamagedArchiveError({
      mn: `${path} гэмтсэн: хяналтын дүнгийн жагсаалт өөрчлөгдсөн.`,
      en: `${path} is damaged: its list of sums was changed.`,
    })
  const sums = new Map(
    list
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )
  return {
    names: [...sums.keys()],
    sumOf: name => sums.get(name),
    read,
    stream,
    async check() {
      for (const [name, sum] of sums) {
        const hash = createHash('sha256')
        for await (const chunk of stream(name)) hash.update(chunk as Buffer)
        if (hash.digest('hex') !== sum)
          throw new DamagedArchiveError({
            mn: `${path} гэмтсэн: ${name} өөрчлөгдсөн.`,
            en: `${path} is damaged: ${name} was changed.`,
          })
      }
    },
  }
}

const readPlaces = async (handle: FileHandle, path: string): Promise<ReadonlyMap<string, Place>> => {
  const places = new Map<string, Place>()
  const { size: end } = await handle.stat()
  const header = Buffer.alloc(block)
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(header, 0, block, at)
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    if (bytesRead === block && name === '') return places
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
    const isHeader = bytesRead === block && header.toString('latin1', 257, 262) === 'ustar' && Number.isInteger(size)
    if (!isHeader || at + block + size > end) {
      throw new DamagedArchiveError({
        mn: `${path} бүрэн нөөц биш: ${at} байтын дараа тасарсан эсвэл өөрчлөгдсөн.`,
        en: `${path} is not a whole backup: it ends or changes after ${at} bytes.`,
      })
    }
    places.set(name, { offset: at + block, size })
    at += block + Math.ceil(size / block) * block
  }
}

const headerOf = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(block)
  if (header.write(name, 0, 100) < Buffer.byteLength(name)) throw new RangeError(`${name} is too long for an archive`)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
