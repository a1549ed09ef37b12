// The file of a statement.
import { maxStatementBytes } from '@khyanalt/contract/statements'
import type { FastifyRequest } from 'fastify'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import { cleanFileTitle } from '../files/file-title.ts'

/** The bytes and the name of the file. */
export const receiveStatement = async (
  request: FastifyRequest,
): Promise<{ readonly bytes: Buffer; readonly title: string }> => {
  const { bytes, filename } = await receiveSmallFile(request, maxStatementBytes, 'file_too_big')
  if (bytes.length === 0) throw refuse('file_missing')
  return { bytes, title: cleanFileTitle(filename) }
}
