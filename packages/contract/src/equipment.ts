// Registers of equipment, the same calls for every register (spec 1 §8, spec 2 §7); the sections' own addresses stand beside.
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { transactionId } from './envelope.ts'
import { toolCheckCalls } from './tool-check.ts'
import { uploadErrors } from './upload-errors.ts'

export const registerName = z.enum(registerNames)

/** Whose register: that of the request's sender, or of the company; without both, the caller's own (CON-124). */
export const whose = {
  /** Number of a request the caller fills in. */
  requestid: z.string().max(40).optional(),
  /** A company of the caller; empty for the person. */
  company_id: z.string().max(40).optional(),
}

const answers = z.record(z.string().max(64), z.unknown())

const kept = {
  id: z.string(),
  answers,
  /** Counts every write; a writer who saw an older one is refused. */
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}
export const sheetRecord = z.object(kept)
export const itemRecord = z.object({
  ...kept,
  /** The request the record was added in. */
  requestid: z.string().nullable(),
  /** Whether that request was approved, so that the owner may use the record. */
  permitted: z.boolean(),
})
export type ItemRecord = z.infer<typeof itemRecord>

export const readRegister = defineCall({
  name: 'readRegister',
  method: 'GET',
  path: '/dashboard/additional/register/{register}',
  access: 'signed-in',
  sentence: 'Answers a register: the sheet, and the records of the request and those permitted to the owner.',
  input: z.object({ register: registerName, ...whose }),
  output: z.object({ data: z.object({ sheet: sheetRecord.nullable(), items: z.array(itemRecord) }) }),
  errors: ['request_not_found', 'not_found'],
})

export const saveSheet = defineCall({
  name: 'saveSheet',
  method: 'POST',
  path: '/dashboard/additional/register/{register}/sheet',
  access: 'signed-in',
  body: 'medium',
  sentence: 'Saves the answers that a register asks once of its owner.',
  input: z.object({
    register: registerName,
    ...whose,
    answers,
    /** The version the writer saw; 0 for a sheet that was not there. A newer one refuses the call. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ data: sheetRecord }),
  errors: [
    'equipment_incomplete',
    'version_conflict',
    'wrong_state',
    'request_not_found',
    'not_found',
    'right_missing',
  ],
})

export const saveItem = defineCall({
  name: 'saveItem',
  method: 'POST',
  path: '/dashboard/additional/register/{register}/item',
  access: 'signed-in',
  body: 'medium',
  sentence: 'Adds a record to a register, or changes one that may be changed.',
  input: z.object({
    register: registerName,
    ...whose,
    id: z.string().max(40).optional(),
    answers,
    version: z.number().int().optional(),
    /** The writer knows of the record with the same serial number and means another one. */
    same_serial: z.boolean().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ data: itemRecord }),
  errors: [
    'equipment_incomplete',
    'equipment_known',
    'equipment_not_found',
    'equipment_full',
    'request_missing',
    'version_conflict',
    'wrong_state',
    'request_not_found',
    'not_found',
    'right_missing',
  ],
})

export const uploadEquipmentFile = defineCall({
  name: 'uploadEquipmentFile',
  method: 'POST',
  path: '/dashboard/additional/uploadfile',
  access: 'signed-in',
  sentence: 'Stores one PDF of a register and answers its name.',
  input: z.object({}),
  output: z.object({ filename: z.string(), url: z.string(), size: z.number().int(), title: z.string() }),
  errors: uploadErrors,
  transport: 'upload',
})

export const showImage = defineCall({
  name: 'showImage',
  method: 'GET',
  path: '/dashboard/additional/showimage',
  access: 'signed-in',
  sentence: 'Answers a short-lived address at which a file of a register opens.',
  input: z.object({ name: z.string().max(60), requestid: whose.requestid }),
  output: z.object({ url: z.string() }),
  errors: ['file_not_found', 'request_not_found'],
})

export const deleteImage = defineCall({
  name: 'deleteImage',
  method: 'POST',
  path: '/dashboard/additional/deleteimage',
  access: 'signed-in',
  sentence: 'Takes a file out of the field of a sheet that holds it.',
  input: z.object({
    field: z.string().max(64),
    name: z.string().max(60),
    ...whose,
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ message: z.string() }),
  errors: ['file_not_found', 'wrong_state', 'request_not_found', 'not_found'],
})

export const equipmentCalls = [
  readRegister,
  saveSheet,
  saveItem,
  ...toolCheckCalls,
  uploadEquipmentFile,
  showImage,
  deleteImage,
]
