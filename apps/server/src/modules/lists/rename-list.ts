import type * as calls from '@khyanalt/contract/staff-lists'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { UseCase } from '../../http/bind.ts'
import { refuseProblems } from './edit-list.ts'
import { beginListEdit } from './edited-list.ts'
import { updateListName } from './edited-lists.sql.ts'
import type { Needs } from './name-list.ts'

export const renameList =
  (services: Needs): UseCase<typeof calls.renameList> =>
  async (tx, { userId }, { library, version, name }) => {
    const edit = await beginListEdit(tx, services, userId, { library, version })
    refuseProblems(markupProblems({ name }))
    await updateListName(tx, library, { name_mn: name.mn, name_en: name.en })
    await edit.writeDown('update', { name })
    return { version: edit.version }
  }
