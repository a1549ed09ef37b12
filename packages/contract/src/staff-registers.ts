// Registers of equipment as inspectors read them: what is permitted to whom, where, and until when.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, paged, pagingInput, tableInput } from './envelope.ts'
import { itemRecord, registerName, sheetRecord } from './equipment.ts'

const inspectors = { staff: ['REVIEWER', 'APPROVER', 'ADMIN'] } as const

/** An organisation or a person with registers of their own. */
const ownerKey = { kind: z.enum(['company', 'person']), id: z.uuid() }
const owner = z.object({ ...ownerKey, name: z.string(), register_number: z.string() })

/** What a list is narrowed by; nothing lists everything. */
const filters = {
  register: registerName.optional(),
  /** The beginning of a serial number, however it is written. */
  serial: z.string().trim().max(100).optional(),
  /** Words of the owner's name, or the whole register number. */
  owner: z.string().trim().max(200).optional(),
  /** Code of a province or of the capital. */
  aimag: z.string().trim().max(20).optional(),
  /** Certificates of calibration that ended, or end within ninety days. */
  expires: z.enum(['past', 'soon']).optional(),
}
export type RegisterFilters = z.infer<z.ZodObject<typeof filters>>

const recordRow = z.object({
  id: z.string(),
  register: registerName,
  owner,
  aimag: bilingual.nullable(),
  /** What it is; null for answers given once for the owner. */
  type: bilingual.nullable(),
  maker: z.string().nullable(),
  model: z.string().nullable(),
  serial: z.string().nullable(),
  year: z.string().nullable(),
  expires_on: day.nullable(),
  /** The approved request that brought it. */
  request_number: z.string().nullable(),
  /** When it was written last. */
  updated_on: day,
})
export type RegisterRow = z.infer<typeof recordRow>

/** The list counts no further; a `total` of this size says "so many or more". */
export const registersTotalLimit = 1_000

export const listRegisterRecords = defineCall({
  name: 'listRegisterRecords',
  method: 'GET',
  path: '/staff/registers',
  access: inspectors,
  sentence: `Lists permitted equipment and the registers of owners, by kind, serial number, owner, province and expiry; "total" counts up to ${registersTotalLimit}.`,
  input: z.object({ ...filters, page: pagingInput.page, results: pagingInput.results }),
  output: paged(recordRow),
  errors: [],
})

export const countRegisterRecords = defineCall({
  name: 'countRegisterRecords',
  method: 'GET',
  path: '/staff/registers/provinces',
  access: inspectors,
  sentence: 'Counts the records of each register by province, with those whose certificate ended.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        aimag: z.object({ code: z.string(), name: bilingual }).nullable(),
        counts: z.partialRecord(registerName, z.number().int()),
        ended: z.number().int(),
      }),
    ),
  }),
  errors: [],
})

export const downloadRegisterRecords = defineCall({
  name: 'downloadRegisterRecords',
  method: 'GET',
  path: '/staff/registers/download',
  access: inspectors,
  sentence: 'Answers the same list whole as a table; who took it is written down.',
  input: z.object({ ...filters, ...tableInput }),
  output: z.object({}),
  errors: ['too_many_rows'],
  answers: 'table',
})

export const openOwnerRegisters = defineCall({
  name: 'openOwnerRegisters',
  method: 'POST',
  path: '/staff/registers/owner',
  access: inspectors,
  sentence: 'Answers all registers of an owner; the owner sees who opened them.',
  input: z.object(ownerKey),
  output: z.object({
    owner,
    registers: z.array(z.object({ register: registerName, sheet: sheetRecord.nullable(), items: z.array(itemRecord) })),
  }),
  errors: ['not_found'],
})

export const staffRegisterCalls = [
  listRegisterRecords,
  countRegisterRecords,
  downloadRegisterRecords,
  openOwnerRegisters,
]
