// Uploaded files (CON-018, CON-090…CON-094).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { uploadErrors } from './upload-errors.ts'

export const uploadFile = defineCall({
  name: 'uploadFile',
  method: 'POST',
  path: '/uploadfile',
  access: 'signed-in',
  sentence: 'Stores one PDF of at most 10 MB and answers its name.',
  input: z.object({}),
  output: z.object({ filename: z.string(), url: z.string(), size: z.number().int(), title: z.string() }),
  errors: uploadErrors,
  transport: 'upload',
})

export const showFile = defineCall({
  name: 'showFile',
  method: 'GET',
  path: '/showfile',
  access: 'signed-in',
  sentence: 'Answers a short-lived address at which the file opens.',
  input: z.object({ name: z.string().max(60) }),
  output: z.object({ url: z.string() }),
  errors: ['file_not_found'],
})

/** The signed address itself: whoever holds it may read until it runs out, or what it was made for by ends or changes. */
export const openFile = defineCall({
  name: 'openFile',
  method: 'GET',
  path: '/files/{name}',
  access: 'public',
  sentence: 'Streams a file to whoever holds its signed address.',
  input: z.object({
    name: z.string().max(60),
    by: z.string().max(40).default(''),
    until: z.string().max(20),
    signature: z.string().max(100),
  }),
  output: z.object({}),
  errors: ['file_not_found'],
  answers: 'pdf',
})

export const fileCalls = [uploadFile, showFile, openFile]
