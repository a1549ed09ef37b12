// What people typed where a list had no word for it, as the screen of words knows it.
import type { OutputOf } from '@khyanalt/contract/call'
import type { listStaffWords } from '@khyanalt/contract/staff-words'

export type TypedWord = OutputOf<typeof listStaffWords>['data']['data'][number]

/** The cache key under which all pages of them lie. */
export const wordsKey = ['staff-words'] as const
