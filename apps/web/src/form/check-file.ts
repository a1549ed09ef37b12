// What a file must be before it is sent; the server repeats all of it (CON-091).
import { maxUploadBytes, pdfSignature } from '@khyanalt/domain/upload-limits'

/** Why a file is not sent, as the key of its sentence; null when it may go. */
export const checkFile = async (file: File): Promise<'fileWrongType' | 'fileTooBig' | 'fileEmpty' | null> => {
  if (!file.name.toLowerCase().endsWith('.pdf')) return 'fileWrongType'
  // Some systems do not know the media type of a PDF and say nothing.
  if (file.type !== '' && file.type !== 'application/pdf') return 'fileWrongType'
  if (file.size === 0) return 'fileEmpty'
  if (file.size > maxUploadBytes) return 'fileTooBig'
  const start = await file.slice(0, pdfSignature.length).text()
  return start === pdfSignature ? null : 'fileWrongType'
}
