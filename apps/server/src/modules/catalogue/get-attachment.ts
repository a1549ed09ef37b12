// Papers to fill by hand, drawn when first asked for and kept by the process (REQ-SVC-13).
import { createHash } from 'node:crypto'
import type * as calls from '@khyanalt/contract/catalogue'
import type { Bilingual } from '@khyanalt/domain/language'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { attachmentNames, readAttachment } from './attachment-files.ts'

export const getAttachment = ({ documents }: Services): RawUseCase<typeof calls.getAttachment> => {
  const drawn = new Map<string, Promise<Paper>>()
  const draw = async (name: string, agency: Bilingual): Promise<Paper> => {
    const content = readAttachment(name)
    return { title: content.title.mn, etag: etagOf({ content, agency }), body: await documents.attachment(content) }
  }
  return async ({ request, reply, db }, _caller, input) => {
    const name = input.name.replace(/\.pdf$/, '')
    // Only names of the folder are read, so that no address leads out of it.
    if (!attachmentNames().includes(name)) throw refuse('file_not_found')
    // Papers bear the name of the agency; under another name they are drawn anew.
    const agency = (await inTransaction(db, readAgency)).name
    const key = `${name} ${agency.mn} ${agency.en}`
    const making = drawn.get(key) ?? draw(name, agency)
    drawn.set(key, making)
    making.catch(() => drawn.delete(key))
    const { title, etag, body } = await making
    const headers = {
      etag,
      'cache-control': 'public, max-age=3600',
      'content-disposition': contentDisposition('inline', title),
    }
    const known = request.headers['if-none-match'] === etag
    if (known) reply.status(304)
    return { body: known ? Buffer.alloc(0) : body, type: 'application/pdf', headers }
  }
}

type Paper = { readonly title: string; readonly etag: string; readonly body: Buffer }

const etagOf = (content: object): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
