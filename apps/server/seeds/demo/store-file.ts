// Uploads of demo people, made without a browser.
import { createHash } from 'node:crypto'
import { uploadName } from '@khyanalt/domain/upload-limits'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import type { Services } from '../../src/services.ts'
import type { FileAnswer } from './answers.ts'
import { insertDemoFile } from './cases.sql.ts'
import { smallPdf } from './small-pdf.ts'

/** Stores a small PDF that nobody has used yet. */
export const storeFile = async (
  services: Services,
  owner: Session,
  title: string,
  purpose: 'answer' | 'receipt',
): Promise<FileAnswer & { readonly id: string }> => {
  const id = uuidv7()
  const bytes = smallPdf(`${title} ${id}`)
  const file = {
    id,
    name: uploadName(uuidv7(), id.slice(-7)),
    title,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: `${id.slice(-2)}/${id}.pdf`,
    purpose,
    owner_user_id: owner.userId,
    created_at: services.clock.now(),
  }
  await services.files.putBytes(file.storage_key, bytes)
  await inTransaction(services.db, tx => insertDemoFile(tx, file))
  return { id, name: file.name, title, size: file.size }
}
