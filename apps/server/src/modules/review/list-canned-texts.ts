import type * as calls from '@khyanalt/contract/canned-texts'
import type { CannedText } from '@khyanalt/contract/canned-texts'
import type { UseCase } from '../../http/bind.ts'
import { type CannedRow, listTexts } from './canned-texts.sql.ts'

/** The texts that may be used in remarks on requests of this service. */
export const listCannedTexts: UseCase<typeof calls.listCannedTexts> = async (tx, _caller, { service }) => ({
  data: (await listTexts(tx, service)).map(presentText),
})

const presentText = ({ id, service_id, title, text, version }: CannedRow): CannedText => ({
  id,
  service: service_id,
  title,
  text,
  version,
})
