// What a failure half way was, however it showed: a server whose disk is full only says that it is gone.
import { freeBytesAt } from '../observe/free-bytes.ts'
import { PlainError } from '../plain-error.ts'
import { NoRoomError } from './room.ts'

// PostgreSQL writes its log ahead in pieces of sixteen megabytes, and dies when none fits any more.
const nearlyNone = 40_000_000

const lostCodes = ['57P01', '57P02', '08003', '08006', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
const lostWords = /connection (terminated|ended|error)|is not queryable|was closed/i

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? ''

/** Whether the error says that the connection to the database is gone. */
const isLoss = (error: Error): boolean => lostCodes.includes(codeOf(error)) || lostWords.test(error.message)

// Those have a sentence of their own wherever commands fail.
const plainCodes = ['28P01', '28000', '3D000', '42P01', '42501', '53300', '57P03']

const isFull = (error: Error): boolean => ['53100', 'ENOSPC'].includes(codeOf(error))

/**
 * The error to show for one that ended work on the database; `folder` is where the server of that work keeps its data,
 * null for a server that is somebody else's.
 */
export const explainFailure = async (folder: string | null, error: unknown): Promise<unknown> => {
  if (
    !(error instanceof Error) ||
    (error instanceof PlainError && error.constructor.name !== 'EmbeddedPostgresError')
  ) {
    return error
  }
  const free = folder === null ? null : await freeBytesAt(folder).catch(() => null)
  if (free !== null && free < nearlyNone) {
    return new NoRoomError({
      mn: `${folder} хавтасны диск дүүрлээ; эхэлснийг буцаалаа.`,
      en: `The disk of ${folder} filled up; what was begun was taken back.`,
    })
  }
  if (isFull(error))
    return new NoRoomError({
      mn: 'Өгөгдлийн сангийн эсвэл файлын диск дүүрсэн; эхэлснийг буцаалаа.',
      en: 'The disk of the database or of the files is full; what was begun was taken back.',
    })
  if (/^The file store/.test(error.message)) {
    return new PlainError({
      mn: `Файлын сан хариулахгүй эсвэл хүлээн авахгүй байна; эхэлснийг буцаалаа (${firstLine(error)}).`,
      en: `The store of files does not answer or takes nothing; what was begun was taken back (${firstLine(error)}).`,
    })
  }
  if (error.message === 'timeout expired')
    return new PlainError({
      mn: 'Өгөгдлийн сан хариулахгүй байна; юу ч хийгдсэнгүй.',
      en: 'The database does not answer; nothing was done.',
    })
  if (isLoss(error))
    return new PlainError({
      mn: 'Өгөгдлийн сан дундуур нь тасарлаа; эхэлснийг буцаалаа.',
      en: 'The database went away half way; what was begun was taken back.',
    })
  // What else a server of PostgreSQL refuses, it says itself; anything else is a fault of ours and shows where.
  return 'severity' in error && !plainCodes.includes(codeOf(error))
    ? new PlainError({
        mn: `Өгөгдлийн сан татгалзлаа: ${firstLine(error)}.`,
        en: `The database refused: ${firstLine(error)}.`,
      })
    : error
}

const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? ''
