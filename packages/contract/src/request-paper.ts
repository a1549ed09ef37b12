// A request on paper: everything that was answered, for people's own files.
import { z } from 'zod'
import { defineCall } from './call.ts'

export const getRequestPdf = defineCall({
  name: 'getRequestPdf',
  method: 'GET',
  path: '/request/pdf',
  access: 'signed-in',
  sentence: 'The PDF of a request: what it is, where it stands, and every answer as it was sent.',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({}),
  errors: ['request_not_found'],
  answers: 'pdf',
})

export const requestPaperCalls = [getRequestPdf]
