// Everyday words and life events that the portal comes with; the agency goes on from here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longestEverydayWord, mostEverydayWords } from '@khyanalt/domain/everyday-words'
import { z } from 'zod'

const list = z.array(z.string().trim().min(2).max(longestEverydayWord)).min(1).max(mostEverydayWords)
const both = z.strictObject({ mn: list, en: list })
const places = z.array(
  z.strictObject({
    noun: z.enum(['service', 'category']),
    noun_id: z.int(),
    /** The service's address, for whoever reads the file. */
    of: z.string(),
    words: both,
    events: both,
  }),
)

/** The words of each place, as they stand in everyday-words.json. */
export const everydayWords = places.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'everyday-words.json'), 'utf8')),
)

/** The same as rows. */
export const everydayWordRows = everydayWords.map(({ noun, noun_id, words, events }) => ({
  noun,
  noun_id,
  words_mn: words.mn,
  words_en: words.en,
  events_mn: events.mn,
  events_en: events.en,
}))
