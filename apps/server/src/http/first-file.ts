// The one file of an upload.
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** The first file of a body in parts; a body that is none, or whose parts cannot be read, carries no file. */
export const firstFile = async (request: FastifyRequest): Promise<MultipartFile> => {
  const part = request.isMultipart() ? await request.file().catch(asNoFile) : undefined
  if (!part) throw refuse('file_missing')
  return part
}

/** The reader of parts throws errors without a code where the parts are malformed or break off. */
const asNoFile = (error: unknown): never => {
  throw (error as { code?: unknown }).code === undefined ? refuse('file_missing') : error
}
