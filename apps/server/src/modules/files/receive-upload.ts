// One PDF from the request into the store: refused as early as possible, never kept half.
import { createHash, randomInt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { maxUploadBytes, pdfSignature, uploadName } from '@khyanalt/domain/upload-limits'
import type { FastifyRequest } from 'fastify'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { firstFile } from '../../http/first-file.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { checkPdf } from './check-pdf.ts'
import { cleanFileTitle } from './file-title.ts'
import { claimUpload, type FilePurpose, insertFile, releaseUpload, renewClaim } from './files.sql.ts'
import { keepBytes } from './keep-bytes.ts'
import { refuseInfected } from './refuse-infected.ts'
import { refuseOverQuota, refuseWhenFull } from './refuse-more.ts'

/** A file that is safely stored and not used by anything yet. */
export type ReceivedFile = {
  readonly fileId: string
  readonly name: string
  readonly title: string
  readonly size: number
}

type Context = { readonly request: FastifyRequest; readonly db: Database }

// A running upload says so this often, in milliseconds; one that was silent four times as long died with its process,
// or its connection did without a word.
const heartbeat = 5000
const silence = 4 * heartbeat
// Room for the other parts around a file of the largest size.
const envelope = 64 * 1024

/** Receives the one file of an upload call; at most one a person at a time (REQ-FILE-06). */
export const receiveUpload = async (
  services: Services,
  context: Context,
  caller: Session,
  purpose: Exclude<FilePurpose, 'certificate'>,
): Promise<ReceivedFile> => {
  const { request, db } = context
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes + envelope) throw refuse('file_too_big')
  await refuseWhenFull(services, request)
  const claim = { userId: caller.userId, uploadId: uuidv7() }
  const at = services.clock.now()
  const claimed = await inTransaction(db, tx => claimUpload(tx, claim, at, new Date(at.getTime() - silence)))
  if (!claimed) throw refuse('upload_running')
  const goesOn = watchProgress(request)
  const beat = setInterval(() => {
    if (!goesOn()) return
    // A missed beat is no harm; the next one or the end of the upload follows.
    inTransaction(db, tx => renewClaim(tx, claim, services.clock.now())).catch(error => request.log.warn(error))
  }, heartbeat)
  const folder = uploadFolder(services.config)
  const path = join(folder, uuidv7())
  try {
    // As early as it is certain; the bytes themselves are counted once they are here.
    await inTransaction(db, tx => refuseOverQuota(tx, caller.userId, 0))
    await mkdir(folder, { recursive: true })
    const part = await firstFile(request)
    const received = { ...(await writeDown(request, part, path)), title: cleanFileTitle(part.filename) }
    // One upload of a person runs at a time, so that no other can slip in between.
    await inTransaction(db, tx => refuseOverQuota(tx, caller.userId, received.size))
    // Before our own reader of PDF: whoever brings a virus is told so, not that the file is damaged.
    await refuseInfected(services, context, caller, { ...received, open: () => createReadStream(path) })
    if ((await checkPdf(path, caller.userId)) !== null) throw refuse('file_damaged')
    return await keep(services, db, path, {
      ...received,
      purpose,
      owner_user_id: caller.userId,
    })
  } finally {
    clearInterval(beat)
    await rm(path, { force: true })
    // A claim that could not be given back falls silent; what the upload came to is answered all the same.
    await inTransaction(db, tx => releaseUpload(tx, claim)).catch(error => request.log.warn(error))
  }
}

/** Whether the body has come whole, or more of it has come since this was last asked. */
const watchProgress = ({ raw }: FastifyRequest): (() => boolean) => {
  let before = raw.socket.bytesRead
  return () => {
    const now = raw.socket.bytesRead
    const more = now > before
    before = now
    return more || raw.complete
  }
}

/** Where files lie while they arrive. */
export const uploadFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads')

type Received = { readonly size: number; readonly sha256: string }

const writeDown = async (request: FastifyRequest, part: MultipartFile, path: string): Promise<Received> => {
  try {
    if (!/\.pdf$/i.test(part.filename) || part.mimetype !== 'application/pdf') throw refuse('file_not_pdf')
    const measured = measure()
    // Opened before the bytes are judged: a file that came to be after a quick refusal would be removed by nobody.
    const file = await open(path, 'wx')
    await pipeline(part.file, measured.watch, file.createWriteStream())
    if (part.file.truncated) throw refuse('file_too_big')
    return measured.result()
  } catch (error) {
    // The rest of the body is read and dropped, so that the client gets to read the refusal.
    if (!part.file.destroyed) part.file.resume()
    // Nobody waits for the answer of a call that was broken off; it is no fault of the server either.
    throw request.raw.complete || error instanceof Refusal || isFull(error) ? error : refuse('file_missing')
  }
}

/** Whether the disk had no room for the bytes. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')

/** Judges the bytes while they pass. */
const measure = () => {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  const checkHead = (): void => {
    if (!head.toString('latin1').startsWith(pdfSignature)) throw refuse('file_not_pdf')
  }
  return {
    async *watch(source: Readable): AsyncGenerator<Buffer> {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > maxUploadBytes) throw refuse('file_too_big')
        if (head.length < pdfSignature.length) {
          head = Buffer.concat([head, chunk.subarray(0, pdfSignature.length)])
          if (head.length >= pdfSignature.length) checkHead()
        }
        hash.update(chunk)
        yield chunk
      }
    },
    result(): Received {
      if (size === 0) throw refuse('file_damaged')
      checkHead()
      return { size, sha256: hash.digest('hex') }
    },
  }
}

const keep = async (
  { files, clock }: Services,
  db: Database,
  path: string,
  file: Received & { readonly title: string; readonly purpose: FilePurpose; readonly owner_user_id: string },
): Promise<ReceivedFile> => {
  const id = uuidv7()
  const name = uploadName(uuidv4(), suffix())
  // The last digits are random, the first ones are the time: folders stay even.
  const key = `${id.slice(-2)}/${id}.pdf`
  await keepBytes({ db, files, clock }, [key], {
    put: () => files.putFile(key, path),
    async row(tx) {
      await insertFile(tx, { id, name, ...file, storage_key: key, request_id: null, created_at: clock.now() })
      return true
    },
  })
  return { fileId: id, name, title: file.title, size: file.size }
}

const suffix = (): string =>
  randomInt(36 ** 7)
    .toString(36)
    .padStart(7, '0')
