// Letters about what was decided on a request, for its applicant and for the agency.
import { letterKinds } from '@khyanalt/domain/own-texts/letter-texts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, instant, nothing } from './envelope.ts'

export const letterSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(letterKinds),
  title: bilingual,
  created_at: instant,
})
export type Letter = z.output<typeof letterSchema>

export const listLetters = defineCall({
  name: 'listLetters',
  method: 'GET',
  path: '/request/letters',
  access: 'signed-in',
  sentence: 'Lists the letters of a request, latest first.',
  input: z.object({ requestnumber: z.string().max(40) }),
  output: z.object({ data: z.array(letterSchema) }),
  errors: ['request_not_found'],
})

export const getLetterPdf = defineCall({
  name: 'getLetterPdf',
  method: 'GET',
  path: '/request/letters/pdf',
  access: 'signed-in',
  sentence: 'Answers a letter as the signed PDF that is kept of it.',
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['request_not_found'],
  answers: 'pdf',
})

const words = z.string().max(5000)

export const previewLetter = defineCall({
  name: 'previewLetter',
  method: 'POST',
  path: '/staff/texts/letter',
  access: { staff: ['ADMIN'] },
  sentence: 'Answers a letter in these words with made-up values, marked as a draft; nothing is stored.',
  input: z.object({
    kind: z.enum(letterKinds),
    words: z.record(z.string().max(30), z.strictObject({ mn: words, en: words })),
  }),
  output: z.object({ data: z.object({ pages: z.number().int(), paper: z.string() }) }),
  errors: ['text_invalid'],
})

export const letterCalls = [listLetters, getLetterPdf, previewLetter]
