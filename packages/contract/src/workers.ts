// Employees: the company's own list and the people a request names (CON-013, CON-119, CON-124).
import { degrees, workerTypes } from '@khyanalt/domain/worker'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { commaList, transactionId } from './envelope.ts'
import { uploadErrors } from './upload-errors.ts'

const fileNames = z.array(z.string().max(60)).max(20)
const text = z.string().max(300)

/** A record as it is stored, with title and size of the files it names. */
export const workerSchema = z.object({
  id: z.string(),
  lastname: z.string(),
  firstname: z.string(),
  register_number: z.string(),
  worker_type: z.number().int().nullable(),
  profile: z.object({
    phone: z.string(),
    email: z.string(),
    degree: z.string().nullable(),
    diploma: z.array(z.string()).readonly(),
    position_document: z.array(z.string()).readonly(),
    appointment_date: z.iso.date().nullable(),
    training: z.boolean(),
    training_certs: z.array(z.string()).readonly(),
    training_expire_date: z.iso.date().nullable(),
    personal_dosimeter: z.boolean(),
    health_surveillance: z.boolean(),
    jobtype: z.string(),
    certificate: z.string().nullable(),
  }),
  files: z.array(z.object({ name: z.string(), title: z.string(), size: z.number().int() })).readonly(),
  version: z.number().int(),
  updated_at: z.iso.datetime(),
})

/** What the forms send; anything else, such as lists of uploads under way, is left out (REQ-EMP-19). */
const given = {
  lastname: text,
  firstname: text,
  register_number: text,
  worker_type: z
    .union([
      z.number().int(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ])
    .nullable()
    .describe(`One of ${workerTypes.join(', ')}; null is not chosen yet.`),
  phone: text,
  email: text,
  degree: z
    .string()
    .max(20)
    .nullable()
    .describe(`One of ${degrees.join(', ')}.`),
  diploma: fileNames,
  position_document: fileNames,
  appointment_date: z.string().max(20).nullable(),
  training: z.boolean(),
  training_certs: fileNames,
  training_expire_date: z.string().max(20).nullable(),
  personal_dosimeter: z.boolean(),
  health_surveillance: z.boolean(),
  jobtype: text,
  certificate: z.string().max(60).nullable(),
}
const answers = z.object(given).partial()

/** Whose employees: those of the request's sender, or of the company; without both, the caller's own. */
const whose = {
  /** Number of a request the caller fills in. */
  requestid: z.string().max(40).optional(),
  /** A company of the caller; empty for the person. */
  company_id: z.string().max(40).optional(),
}

/** Which part must be complete; without it, `jobtype` tells the company's list from the form of a request. */
const form = z.enum(['company', 'request']).optional()

export const listWorkers = defineCall({
  name: 'listWorkers',
  method: 'GET',
  path: '/profile/workers',
  access: 'signed-in',
  sentence: 'Lists employees by name; by ids or types as comma lists, by words, in pages where one is asked for.',
  input: z.object({
    ...whose,
    ids: commaList(200).optional(),
    types: commaList(20).optional(),
    search: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    results: z.coerce.number().int().min(1).max(100).default(10),
  }),
  output: z.object({
    data: z.array(workerSchema),
    /** How many match in all. */
    total: z.number().int(),
  }),
  errors: ['request_not_found', 'not_found'],
})

export const addWorker = defineCall({
  name: 'addWorker',
  method: 'POST',
  path: '/profile/addworker',
  access: 'signed-in',
  body: 'medium',
  sentence: 'Adds an employee to the list of the company, or of the sender of a request.',
  input: answers.extend({ ...whose, form, transaction_id: transactionId.optional() }),
  output: z.object({ data: workerSchema }),
  errors: ['worker_incomplete', 'worker_known', 'company_missing', 'request_not_found', 'not_found', 'right_missing'],
})

export const updateWorker = defineCall({
  name: 'updateWorker',
  method: 'POST',
  path: '/profile/updateworker',
  access: 'signed-in',
  body: 'medium',
  sentence: 'Changes what is given of an employee.',
  input: z.object({
    id: z.string().max(40),
    data: answers,
    requestid: whose.requestid,
    form,
    /** The version the writer saw; a newer one on the server refuses the call. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ data: workerSchema }),
  errors: [
    'worker_not_found',
    'worker_incomplete',
    'worker_known',
    'version_conflict',
    'request_not_found',
    'right_missing',
  ],
})

export const removeWorker = defineCall({
  name: 'removeWorker',
  method: 'POST',
  path: '/profile/removeworker',
  access: 'signed-in',
  sentence: 'Takes an employee off the list; requests that were decided keep what they showed.',
  input: z.object({
    id: z.string().max(40),
    requestid: whose.requestid,
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ message: z.string() }),
  errors: ['worker_not_found', 'worker_in_use', 'request_not_found', 'right_missing'],
})

export const uploadCertificate = defineCall({
  name: 'uploadCertificate',
  method: 'POST',
  path: '/profile/uploadcertificate',
  access: 'signed-in',
  sentence: 'Stores one PDF of an employee and answers its name.',
  input: z.object({}),
  output: z.object({ filename: z.string(), url: z.string(), size: z.number().int(), title: z.string() }),
  errors: uploadErrors,
  transport: 'upload',
})

export const showCertificate = defineCall({
  name: 'showCertificate',
  method: 'GET',
  path: '/profile/showcertificate',
  access: 'signed-in',
  sentence: 'Answers a short-lived address at which a file of an employee opens.',
  input: z.object({ name: z.string().max(60), requestid: whose.requestid }),
  output: z.object({ url: z.string() }),
  errors: ['file_not_found', 'request_not_found'],
})

export const workerCalls = [listWorkers, addWorker, updateWorker, removeWorker, uploadCertificate, showCertificate]
