import type * as calls from '@khyanalt/contract/agency'
import type { UseCase } from '../../http/bind.ts'
import { listOrganizationRows } from './lists.sql.ts'

export const listUnits: UseCase<typeof calls.listUnits> = async tx => ({
  data: (await listOrganizationRows(tx)).map(row => ({ id: row.id, name: { mn: row.name_mn, en: row.name_en } })),
})
