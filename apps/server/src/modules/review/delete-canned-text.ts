import type * as calls from '@khyanalt/contract/canned-texts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { updateText } from './canned-texts.sql.ts'
import { openText, writeDown } from './keep-canned-text.ts'

export const deleteCannedText =
  (services: Services): UseCase<typeof calls.deleteCannedText> =>
  async (tx, caller, { id, version }) => {
    const text = await openText(tx, caller, id, version)
    const at = services.clock.now()
    await updateText(tx, id, { version: text.version + 1, updated_at: at, deleted_at: at })
    await writeDown(tx, caller, { action: 'remove', id, at, detail: { service: text.service_id, title: text.title } })
    return {}
  }
