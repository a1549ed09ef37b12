// What an export holds: one consistent picture of a request, and the files to stream beside it.
import { createHash } from 'node:crypto'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import type { Tx } from '../../db/transaction.ts'
import { findCertificateOfRequest } from '../certificates/find-certificate.ts'
import { listRequestFiles, type RequestFile } from '../files/list-request-files.ts'
import { listInvoicesOfRequest } from '../invoices/list-invoices-of-request.ts'
import type { CaseFile } from '../requests/case-file.ts'
import { readMessages } from '../requests/request-messages.ts'
import { exportPaths } from './export-paths.ts'

/** A part that fits into memory. */
export type Written = { readonly path: string; readonly bytes: Buffer }
/** A part that is streamed from the store. */
export type Stored = { readonly path: string; readonly file: RequestFile }
export type Collected = { readonly written: readonly Written[]; readonly stored: readonly Stored[] }

/** Reads everything the applicant may see of the request. */
export const collectExport = async (tx: Tx, { request, timeline, remarks, rounds }: CaseFile): Promise<Collected> => {
  const stored = exportPaths(await listRequestFiles(tx, request.id))
  const answers = {
    request_number: request.request_number,
    type: request.type,
    service: { mn: request.service_name_mn, en: request.service_name_en },
    category: { mn: request.category_name_mn, en: request.category_name_en },
    definition_version: request.definition_version,
    status: requestStatusCode(request.state, request.step),
    rounds: rounds.map(({ round, submitted_at, answers }) => ({ round, submitted_at, answers })),
    draft: request.answers,
    // Answers name files by their stored names.
    files: Object.fromEntries(stored.map(({ path, file }) => [file.name, path])),
  }
  const history = {
    events: timeline.map(event => ({
      at: event.at,
      action: event.action,
      by: event.actor_name,
      position: event.actor_position,
      status: requestStatusCode(event.to_state as typeof request.state, event.to_step),
    })),
    remarks: remarks.map(({ title, comment, path, round, created_at, author }) => ({
      title,
      comment,
      path,
      round,
      at: created_at,
      by: author,
    })),
    messages: readMessages(timeline),
  }
  const invoices = await listInvoicesOfRequest(tx, request.id)
  const certificate = await findCertificateOfRequest(tx, request.id)
  return {
    written: [
      json('answers.json', answers),
      json('history.json', history),
      json('invoices.json', invoices),
      ...(certificate ? [json('certificate.json', certificate)] : []),
      { path: 'README.txt', bytes: Buffer.from(readMe, 'utf8') },
    ],
    stored,
  }
}

/** What the ZIP holds, so that it can be shown that nothing was changed or left out. */
export const writeManifest = (number: string, { written, stored }: Collected, at: Date): Buffer =>
  json('manifest.json', {
    request_number: number,
    made_at: at,
    parts: [
      ...written.map(({ path, bytes }) => ({
        path,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })),
      ...stored.map(({ path, file }) => ({ path, size: file.size, sha256: file.sha256 })),
    ],
  }).bytes

/** A part of JSON that people can read too. */
export const json = (path: string, value: unknown): Written => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8'),
})

const readMe = `Хүсэлтийн бүрэн хуулбар

answers.pdf       бөглөсөн мэдээлэл, унших хэлбэрээр
answers.json      бөглөсөн мэдээлэл, илгээсэн удаа бүрээр
history.json      явц, байцаагчийн тайлбар, харилцсан захидал
invoices.json     нэхэмжлэх
files/            хавсаргасан файл
receipts/         төлбөрийн баримт
certificate/      олгосон гэрчилгээ
manifest.json     файл бүрийн хэмжээ, SHA-256
manifest.json.p7s байгууллагын цахим гарын үсэг

Everything about a request: answers of every round, history, invoices, files, receipts, certificates.
manifest.json names every part with its SHA-256; manifest.json.p7s is the agency's signature over it:
openssl cms -verify -binary -inform DER -in manifest.json.p7s -content manifest.json -CAfile khyanalt.pem -purpose any -out /dev/null
`
