// The one small file of a request into memory, unjudged; whatever is larger is refused before it is read to its end.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { FastifyRequest } from 'fastify'
import { firstFile } from './first-file.ts'
import { refuse } from './refusal.ts'

// Room for the other parts around the file.
const envelope = 16 * 1024

/** The bytes and the name of the file; `tooBig` is said of one with more than `most` bytes. */
export const receiveSmallFile = async (
  request: FastifyRequest,
  most: number,
  tooBig: ErrorCode,
): Promise<{ readonly bytes: Buffer; readonly filename: string }> => {
  if (Number(request.headers['content-length'] ?? 0) > most + envelope) throw refuse(tooBig)
  const part = await firstFile(request)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, so that the browser gets to read the refusal.
    if (size <= most) chunks.push(chunk)
  }
  if (size > most || part.file.truncated) throw refuse(tooBig)
  return { bytes: Buffer.concat(chunks), filename: part.filename }
}
