// An own request as a ZIP: first a signed address, then the stream, so that a phone need not hold it in memory.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { exportRequest, openExport } from '@khyanalt/contract/request-exports'
import { ZipFile } from 'yazl'
import { inSnapshot } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isAddressValid, signAddress } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { signDigest } from '../certificates/sign-pdf.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { getOwnRequest } from '../requests/own-request.ts'
import { describeRequest } from '../requests/print-request.ts'
import { viewOf } from '../requests/request-facts.ts'
import { type Collected, collectExport, writeManifest } from './collect-export.ts'

export const makeExport =
  (services: Services): UseCase<typeof exportRequest> =>
  async (tx, caller, { request_number }) => {
    const request = await getOwnRequest(tx, caller, request_number)
    await rememberView(tx, services, caller, viewOf(request, 'request'))
    const number = request.request_number
    return { url: `/api/exports/${number}?${signAddress(services, caller, 'export', number)}` }
  }

export const streamExport =
  (services: Services): RawUseCase<typeof openExport> =>
  async ({ request, db }, _caller, { request_number, by, until, signature }) => {
    const session = await services.sessionOf(by)
    if (!isAddressValid(services, session, 'export', { name: request_number, until, signature })) {
      throw refuse('request_not_found')
    }
    const collected = await inSnapshot(db, async tx => {
      const found = await openCaseFile(tx, request_number, 'applicant', () => true)
      return found && { ...(await collectExport(tx, found)), paper: await describeRequest(tx, services, found) }
    })
    if (!collected) throw refuse('request_not_found')
    const { stored, paper } = collected
    const parts: Collected = {
      written: [...collected.written, { path: 'answers.pdf', bytes: await services.documents.request(paper) }],
      stored,
    }
    const manifest = writeManifest(request_number, parts, services.clock.now())
    const proof = await signDigest(createHash('sha256').update(manifest).digest(), services.signer)
    return {
      body: zip(services, parts, manifest, Buffer.from(proof), error => request.log.error(error)),
      type: 'application/zip',
      headers: {
        'content-disposition': `attachment; filename="${request_number}.zip"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    }
  }

/** Streams one part after the other; a file is opened when its turn comes, so memory does not grow with the request. */
const zip = (
  { files }: Services,
  { written, stored }: Collected,
  manifest: Buffer,
  proof: Buffer,
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
  archive.addBuffer(manifest, 'manifest.json')
  archive.addBuffer(proof, 'manifest.json.p7s')
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
