// The one file of an upload.
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** The first file of a body in parts; a body that is none, or whose parts cannot be read, carries no file. */
export const firstFile = async (request: FastifyRequest): Promise<MultipartFile> => {
  const left = clientLeaves(request)
  const part = request.isMultipart() ? await Promise.race([request.file().catch(asNoFile), left]) : undefined
  if (!part) throw refuse('file_missing')
  // Whoever reads the file hears of it; where nobody does, it is no fault either.
  part.file.once('error', () => {})
  left.then(() => part.file.destroy(refuse('file_missing')))
  return part
}

/**
 * Resolves when the client goes away before the whole body was read: the reader of parts would wait for the rest for
 * ever. A short body may have come whole and yet be thrown away with the connection before anybody read it.
 */
const clientLeaves = ({ raw }: FastifyRequest): Promise<undefined> =>
  new Promise(resolve => {
    const look = (): void => {
      if (!raw.readableEnded) resolve(undefined)
    }
    if (raw.closed) look()
    else raw.once('close', look)
  })

/** The reader of parts throws errors without a code where the parts are malformed or break off. */
const asNoFile = (error: unknown): never => {
  throw (error as { code?: unknown }).code === undefined ? refuse('file_missing') : error
}
