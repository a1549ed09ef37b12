// A sheet and a record as calls answer them.
import { isApproved, type RequestState } from '@khyanalt/domain/request-status'
import type { EquipmentRow } from './equipment.sql.ts'

export const presentSheet = (row: EquipmentRow) => ({
  id: row.id,
  answers: { ...row.answers },
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const presentItem = (row: EquipmentRow) => ({
  ...presentSheet(row),
  requestid: row.request_number,
  permitted: row.request_id === null || isApproved(row.request_state as RequestState),
})
