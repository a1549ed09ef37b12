// Whose record it is.
import type { Sender } from '../senders/read-sender.ts'
import type { EquipmentRow } from './equipment.sql.ts'

/** Whether the register of this sender holds the row. */
export const isOwnedBy = (row: EquipmentRow, { userId, companyId }: Sender): boolean =>
  companyId === null ? row.owner_user_id === userId : row.owner_company_id === companyId
