// A ZIP as a stream.
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../services.ts'
import type { Collected } from './collect-export.ts'

/** Streams one part after the other; a file is opened when its turn comes, so memory does not grow with the request. */
export const zipOf = (
  { files }: Pick<Services, 'files'>,
  { written, stored }: Collected,
  log: (error: unknown) => void,
): Readable => {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  // A part that cannot be read breaks the download off: a ZIP without it would look whole.
  const fail = (error: unknown): void => {
    log(error)
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  archive.on('error', fail)
  for (const { path, bytes } of written) archive.addBuffer(bytes, path)
  for (const { path, file } of stored) {
    // PDFs are packed already.
    const options = { size: file.size, mtime: file.createdAt, compress: false }
    archive.addReadStreamLazy(path, options, give => {
      files.openStream(file.storageKey).then(stream => {
        stream.once('error', fail)
        // Who breaks the download off leaves the part that was being read, and no file stays open for it.
        const leave = (): void => void stream.destroy()
        if (output.destroyed) return leave()
        output.once('close', leave)
        stream.once('close', () => output.off('close', leave))
        give(null, stream)
      }, fail)
    })
  }
  archive.end()
  return output
}
