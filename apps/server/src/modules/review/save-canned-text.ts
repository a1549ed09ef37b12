import type * as calls from '@khyanalt/contract/canned-texts'
import { maxCannedTexts } from '@khyanalt/contract/canned-texts'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { countTexts, insertText, updateText } from './canned-texts.sql.ts'
import { admitService, openText, writeDown } from './keep-canned-text.ts'

export const saveCannedText =
  (services: Services): UseCase<typeof calls.saveCannedText> =>
  async (tx, caller, { id: known, service, title, text, version }) => {
    const before = known === undefined ? null : await openText(tx, caller, known, version)
    await admitService(tx, caller, service)
    const at = services.clock.now()
    const id = known ?? uuidv7()
    const next = (before?.version ?? 0) + 1
    if (before) {
      await updateText(tx, id, { service_id: service, title, text, version: next, updated_at: at })
    } else {
      if ((await countTexts(tx, service)) >= maxCannedTexts) throw refuse('canned_texts_full')
      await insertText(tx, { id, service_id: service, title, text, created_by: caller.userId, updated_at: at })
    }
    await writeDown(tx, caller, { action: before ? 'update' : 'create', id, at, detail: { service, title } })
    return { id, version: next }
  }
