// Words that people typed and others are offered, kept in order by administrators.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { nothing, paged, pagingInput } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

const word = {
  key: z.string().min(1).max(60),
  language: z.enum(['mn', 'en', 'ru']),
  text: z.string().min(1).max(200),
}

export const listStaffWords = defineCall({
  name: 'listStaffWords',
  method: 'GET',
  path: '/staff/words',
  access: administrator,
  sentence:
    'Lists words that people typed, those not offered yet first, then most used first, with the lists there are.',
  input: z.object({
    key: z.string().max(60).optional(),
    search: z.string().trim().max(100).optional(),
    page: pagingInput.page,
    results: pagingInput.results,
  }),
  output: paged(z.object({ ...word, used: z.number().int(), offered: z.boolean() })).extend({
    keys: z.array(z.string()),
  }),
  errors: [],
})

export const offerWord = defineCall({
  name: 'offerWord',
  method: 'POST',
  path: '/staff/words/offer',
  access: administrator,
  sentence: 'Offers a word that people typed to everybody.',
  input: z.object(word),
  output: nothing,
  errors: ['not_found'],
})

export const mergeWords = defineCall({
  name: 'mergeWords',
  method: 'POST',
  path: '/staff/words/merge',
  access: administrator,
  sentence:
    'Offers another spelling in place of a word; the uses of both are added up. Answers given stay as they are.',
  input: z.object({ ...word, into: z.string().trim().min(1).max(200) }),
  output: nothing,
  errors: ['not_found', 'same_word'],
})

export const removeWord = defineCall({
  name: 'removeWord',
  method: 'POST',
  path: '/staff/words/remove',
  access: administrator,
  sentence: 'Offers a word no more. Answers given stay as they are.',
  input: z.object(word),
  output: nothing,
  errors: ['not_found'],
})

export const staffWordCalls = [listStaffWords, offerWord, mergeWords, removeWord]
