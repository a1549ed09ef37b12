import type * as calls from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { listLists, listListUses } from './edited-lists.sql.ts'

export const listEditedLists: UseCase<typeof calls.listEditedLists> = async tx => {
  const uses = Map.groupBy(await listListUses(tx), ({ library }) => library)
  return {
    lists: (await listLists(tx)).map(list => ({
      library: list.library,
      name: { mn: list.name_mn, en: list.name_en },
      offered: list.offered,
      retired: list.retired,
      changed: list.changed,
      merged_into: list.merged_into,
      services: (uses.get(list.library) ?? []).map(({ id, name_mn, name_en }) => ({
        id,
        name: { mn: name_mn, en: name_en },
      })),
    })),
  }
}
