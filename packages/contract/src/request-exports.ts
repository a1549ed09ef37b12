// Everything about a request in one file, for whoever made it.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { requestNumber } from './requests.ts'

export const exportRequest = defineCall({
  name: 'exportRequest',
  method: 'POST',
  path: '/request/export',
  access: 'signed-in',
  sentence: 'Answers a short-lived address at which an own request is downloaded as a ZIP.',
  input: z.object({ request_number: requestNumber }),
  output: z.object({ url: z.string() }),
  errors: ['request_not_found'],
})

/** The signed address itself: whoever holds it may read until it runs out. */
export const openExport = defineCall({
  name: 'openExport',
  method: 'GET',
  path: '/exports/{request_number}',
  access: 'public',
  sentence: 'Streams the ZIP of a request to whoever holds its signed address.',
  input: z.object({
    request_number: requestNumber,
    by: z.string().max(40).default(''),
    until: z.string().max(20),
    signature: z.string().max(100),
  }),
  output: z.object({}),
  errors: ['request_not_found'],
  answers: 'zip',
})

export const requestExportCalls = [exportRequest, openExport]
