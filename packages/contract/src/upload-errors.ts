// What every call that takes one PDF may answer.
import type { ErrorCode } from '@khyanalt/domain/error-codes'

export const uploadErrors = [
  'file_missing',
  'file_not_pdf',
  'file_too_big',
  'file_damaged',
  'file_infected',
  'upload_running',
  'unsent_files_full',
  'storage_full',
] as const satisfies readonly ErrorCode[]
