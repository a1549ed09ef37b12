// A change of what an issued certificate says (spec 1 §4, spec 3 §3; CON-012, CON-073).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, transactionId } from './envelope.ts'
import { requestNumber } from './requests.ts'
import { uploadErrors } from './upload-errors.ts'

export const getChangeInfo = defineCall({
  name: 'getChangeInfo',
  method: 'GET',
  path: '/request/certupdateinfo',
  access: 'client',
  sentence: 'Answers the certificate of an approved request, before a change of it is asked for.',
  input: z.object({ requestnumber: requestNumber }),
  output: z.object({
    data: z.object({
      name: z.object({ mn: z.string(), en: z.string() }),
      request_number: z.string(),
      cert_data: z.object({ ref_id: z.string(), created_at: instant }),
    }),
  }),
  errors: ['request_not_found', 'change_not_possible', 'change_open'],
})

export const askForChange = defineCall({
  name: 'askForChange',
  method: 'POST',
  path: '/request/certupdaterequest',
  access: 'client',
  sentence: 'Sends a request of type UPDATE with a reason and the official letter.',
  input: z.object({
    request_number: requestNumber,
    data: z.object({ reason: z.string().max(4000), files: z.array(z.string().max(60)).max(1) }),
    transaction_id: transactionId.optional(),
  }),
  /** The number of the new request. */
  output: z.object({ code: z.string() }),
  errors: ['request_not_found', 'change_not_possible', 'change_open', 'answers_incomplete', 'right_missing'],
})

export const uploadChangeLetter = defineCall({
  name: 'uploadChangeLetter',
  method: 'POST',
  path: '/request/certupdateupload',
  access: 'client',
  sentence: 'Stores the official letter of a change and answers its name.',
  input: z.object({}),
  output: z.object({ filename: z.string(), url: z.string(), size: z.number().int(), title: z.string() }),
  errors: uploadErrors,
  transport: 'upload',
})

export const certificateChangeCalls = [getChangeInfo, askForChange, uploadChangeLetter]
