// The kinds of X-ray machines, by their stored values (CON-015).
import type * as calls from '@khyanalt/contract/equipment-sections'
import type { UseCase } from '../../http/bind.ts'
import { readLibrary } from '../lists/read-list.ts'

export const listRadioactiveTypes: UseCase<typeof calls.listRadioactiveTypes> = async tx => ({
  data: Object.fromEntries((await readLibrary(tx, 'xray_kind')).map(({ value, label }) => [value, label.mn])),
})
