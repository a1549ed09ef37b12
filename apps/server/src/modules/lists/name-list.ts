// Administrators make lists of their own and call lists by names that people know.
import type { makeList, renameList } from '@khyanalt/contract/staff-lists'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { refuseProblems } from './edit-list.ts'
import { beginListEdit, writeListAudit } from './edited-list.ts'
import { insertList, updateListName } from './edited-lists.sql.ts'

type Needs = Pick<Services, 'clock'>

export const beginList =
  ({ clock }: Needs): UseCase<typeof makeList> =>
  async (tx, { userId }, { library, name }) => {
    // Forms and addresses of calls name it, so the key is plain.
    const plain = /^[a-z][a-z0-9_]*$/.test(library)
    refuseProblems([...(plain ? [] : [{ code: 'bad_key', path: 'library' }]), ...markupProblems({ name })])
    const made = await insertList(tx, library, { name_mn: name.mn, name_en: name.en }, userId)
    if (!made) refuseProblems([{ code: 'duplicate_key', path: 'library' }])
    await writeListAudit(tx, { clock, by: userId, library, action: 'add', detail: { name } })
    return { version: 1 }
  }

export const callList =
  (services: Needs): UseCase<typeof renameList> =>
  async (tx, { userId }, { library, version, name }) => {
    const edit = await beginListEdit(tx, services, userId, { library, version })
    refuseProblems(markupProblems({ name }))
    await updateListName(tx, library, { name_mn: name.mn, name_en: name.en })
    await edit.writeDown('update', { name })
    return { version: edit.version }
  }
