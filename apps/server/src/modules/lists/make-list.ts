import type * as calls from '@khyanalt/contract/staff-lists'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { UseCase } from '../../http/bind.ts'
import { refuseProblems } from './edit-list.ts'
import { writeListAudit } from './edited-list.ts'
import { insertList } from './edited-lists.sql.ts'
import type { Needs } from './name-list.ts'

export const makeList =
  ({ clock }: Needs): UseCase<typeof calls.makeList> =>
  async (tx, { userId }, { library, name }) => {
    // Forms and addresses of calls name it, so the key is plain.
    const plain = /^[a-z][a-z0-9_]*$/.test(library)
    refuseProblems([...(plain ? [] : [{ code: 'bad_key', path: 'library' }]), ...markupProblems({ name })])
    const made = await insertList(tx, library, { name_mn: name.mn, name_en: name.en }, userId)
    if (!made) refuseProblems([{ code: 'duplicate_key', path: 'library' }])
    await writeListAudit(tx, { clock, by: userId, library, action: 'add', detail: { name } })
    return { version: 1 }
  }
