// Everyday words by which the search finds, and what it did not find; kept by administrators.
import { longestEverydayWord, mostEverydayWords } from '@khyanalt/domain/everyday-words'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, day, transactionId } from './envelope.ts'

const admins: Access = { staff: ['ADMIN'] }
const writing = { transaction_id: transactionId.optional() }

const place = {
  noun: z.enum(['service', 'category']),
  noun_id: z.number().int().min(1).max(2_147_483_647),
}
const word = z.string().trim().min(1).max(longestEverydayWord)
const list = z.array(word).max(mostEverydayWords)
const inBoth = z.strictObject({ mn: list, en: list })
const said = { words: inBoth, events: inBoth }

/** A service, or a category that is an area of its own, with what it is asked for by. */
export const wordedPlaceSchema = z.object({
  ...place,
  name: bilingual,
  /** 0 while it says what came with the portal. */
  version: z.number().int(),
  ...said,
})
export type WordedPlace = z.output<typeof wordedPlaceSchema>

/** What was searched for and not found. */
export const missedSearchSchema = z.object({
  text: z.string(),
  /** Nothing at all, or something that was only guessed. */
  outcome: z.enum(['nothing', 'guess']),
  times: z.number().int(),
  last_on: day,
})
export type MissedSearch = z.output<typeof missedSearchSchema>

export const listEverydayWords = defineCall({
  name: 'listEverydayWords',
  method: 'GET',
  path: '/staff/search/words',
  access: admins,
  sentence: 'Lists the everyday words of every service, and what people searched for and did not find.',
  input: z.object({}),
  output: z.object({ places: z.array(wordedPlaceSchema), missed: z.array(missedSearchSchema) }),
  errors: [],
})

export const saveEverydayWords = defineCall({
  name: 'saveEverydayWords',
  method: 'POST',
  path: '/staff/search/words/save',
  access: admins,
  body: 'medium',
  sentence: 'Keeps the everyday words and life events of a service; the search knows them at once.',
  input: z.object({ ...place, version: z.number().int().min(0), ...said, ...writing }),
  output: z.object({ data: wordedPlaceSchema }),
  errors: ['not_found', 'version_conflict'],
})

export const giveEverydayWord = defineCall({
  name: 'giveEverydayWord',
  method: 'POST',
  path: '/staff/search/words/give',
  access: admins,
  sentence: 'Gives a service a word that people searched for and did not find.',
  input: z.object({ ...place, text: word, language: z.enum(['mn', 'en']), ...writing }),
  output: z.object({ data: wordedPlaceSchema }),
  errors: ['not_found', 'too_many_words'],
})

export const dismissMissedSearch = defineCall({
  name: 'dismissMissedSearch',
  method: 'POST',
  path: '/staff/search/missed/dismiss',
  access: admins,
  sentence: 'Shows a search no more that is not the agency’s business.',
  input: z.object({ text: word, ...writing }),
  output: z.object({}),
  errors: ['not_found'],
})

export const everydayWordCalls = [listEverydayWords, saveEverydayWords, giveEverydayWord, dismissMissedSearch]
