// The one small file of a statement into memory; whatever is larger is refused before it is read to its end.
import { maxStatementBytes } from '@khyanalt/contract/statements'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../http/refusal.ts'
import { cleanFileTitle } from '../files/file-title.ts'

// Room for the other parts around the file.
const envelope = 16 * 1024

/** The bytes and the name of the file. */
export const receiveStatement = async (
  request: FastifyRequest,
): Promise<{ readonly bytes: Buffer; readonly title: string }> => {
  if (Number(request.headers['content-length'] ?? 0) > maxStatementBytes + envelope) throw refuse('file_too_big')
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw refuse('file_missing')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, so that the browser gets to read the refusal.
    if (size <= maxStatementBytes) chunks.push(chunk)
  }
  if (size > maxStatementBytes || part.file.truncated) throw refuse('file_too_big')
  if (size === 0) throw refuse('file_missing')
  return { bytes: Buffer.concat(chunks), title: cleanFileTitle(part.filename) }
}
