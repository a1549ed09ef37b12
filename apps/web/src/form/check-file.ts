// What a file must be before it is sent; the server repeats all of it (CON-091).
import { maxUploadBytes, pdfSignature } from '@khyanalt/domain/upload-limits'

export type FileFault = 'fileWrongType' | 'fileTooBig' | 'fileEmpty'

/** Why a file is not sent, as the key of its sentence; null when it may go. */
export const checkFile = async (file: File): Promise<FileFault | null> => {
  if (!file.name.toLowerCase().endsWith('.pdf')) return 'fileWrongType'
  // Some systems do not know the media type of a PDF and say nothing.
  if (file.type !== '' && file.type !== 'application/pdf') return 'fileWrongType'
  if (file.size === 0) return 'fileEmpty'
  if (file.size > maxUploadBytes) return 'fileTooBig'
  const start = await file.slice(0, pdfSignature.length).text()
  return start === pdfSignature ? null : 'fileWrongType'
}

const wayOut = { fileWrongType: 'fileOtherWay', fileTooBig: 'fileSmaller', fileEmpty: 'fileOtherWay' } as const

/** The sentence for whoever chose it: what is wrong, with which file, and what to do instead. */
export const faultWords = (
  t: (key: FileFault | (typeof wayOut)[FileFault]) => string,
  fault: FileFault,
  file: File,
): string => `${t(fault)} (${file.name}). ${t(wayOut[fault])}`
