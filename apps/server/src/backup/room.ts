// Whether what is to be written fits: a disk that fills up in the middle harms its neighbours as well.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { freeBytesAt } from '../observe/free-bytes.ts'
import { PlainError } from '../plain-error.ts'
import type { Said } from '../terminal-language.ts'
import type { Contents } from './contents.ts'

/** There is too little room; the message is fit for the terminal. */
export class NoRoomError extends PlainError {}

// Text of tables, compressed, takes about a tenth of what the database takes with its indexes; at the very least this.
const leastCompressed = 1 / 30
// Rows that were written once take less room than those that were changed for years; at the very least this.
const leastRestored = 1 / 4
// What a new cluster takes before it holds anything.
const newCluster = 60_000_000

/** What a backup takes at the least. */
export const roomOfBackup = (sizes: { readonly databaseBytes: number; readonly fileBytes: number }): number =>
  Math.round(sizes.databaseBytes * leastCompressed + sizes.fileBytes)

/** What a restored backup takes at the least, of a new cluster and of files, in bytes. */
export const roomOfRestore = ({ database_bytes = 0, files }: Pick<Contents, 'database_bytes' | 'files'>) => ({
  cluster: Math.round(newCluster + database_bytes * leastRestored),
  files: files?.bytes ?? 0,
})

/** Throws one sentence when less than that is free where the path lies. */
export const demandRoom = async (path: string, bytes: number, what: Said): Promise<void> => {
  let folder = path
  while (!existsSync(folder)) folder = dirname(folder)
  const free = await freeBytesAt(folder)
  if (free >= bytes) return
  throw new NoRoomError({
    mn: `${folder} хавтасны дискэнд зай хүрэлцэхгүй: ${what.mn} дор хаяж ${megabytes(bytes)} шаардана, ${megabytes(free)} сул байна. Юу ч хийгдсэнгүй.`,
    en: `There is too little room on the disk of ${folder}: ${what.en} needs at least ${megabytes(bytes)}, ${megabytes(free)} are free. Nothing was done.`,
  })
}

/** Bytes as people read them. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
