import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { listOrganizationRows } from './lists.sql.ts'

export const listOrganizations: UseCase<typeof calls.listOrganizations> = async tx => ({
  data: (await listOrganizationRows(tx)).map(row => ({ name: row.name_mn, name_en: row.name_en, value: row.id })),
})
