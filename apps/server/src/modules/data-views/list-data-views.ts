import type * as calls from '@khyanalt/contract/data-views'
import type { SeenBy } from '@khyanalt/contract/data-views'
import type { UseCase } from '../../http/bind.ts'
import { listViewRows } from './data-views.sql.ts'

/** Who of the agency opened the caller's data. */
export const listDataViews: UseCase<typeof calls.listDataViews> = async (tx, caller, { page, results }) => {
  const { rows, total } = await listViewRows(tx, caller.userId, { page, size: results })
  return { data: { data: rows.map(presentView), per_page: results, total } }
}

const presentView = (row: Awaited<ReturnType<typeof listViewRows>>['rows'][number]): SeenBy => {
  const detail = row.detail as { readonly what?: SeenBy['what']; readonly request_number?: string }
  return {
    id: row.id,
    at: row.at.toISOString(),
    what: detail.what ?? 'request',
    request_number: detail.request_number ?? null,
    name: row.lastname ? `${row.lastname} ${row.name}` : row.name,
    position: row.position,
    organization: row.organization_mn === null ? null : { mn: row.organization_mn, en: row.organization_en ?? '' },
    company: row.company,
  }
}
