import {
  dismissMissedSearch,
  giveEverydayWord,
  listEverydayWords,
  saveEverydayWords,
} from '@khyanalt/contract/everyday-words'
import { searchPortal } from '@khyanalt/contract/search'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { dismissMissed, giveWord } from './give-everyday-word.ts'
import { listWords } from './list-everyday-words.ts'
import { keepWords } from './save-everyday-words.ts'
import { searchAll } from './search-portal.ts'

/** A search asks with every pause of typing; an office shares one address. */
export const searchRateLimits = { searchPortal: { max: 600, timeWindow: '1 minute' } } as const

export const searchRoutes = (services: Services): Binding[] => [
  bindRaw(searchPortal, searchAll(services)),
  bind(listEverydayWords, listWords),
  bind(saveEverydayWords, once(saveEverydayWords, services.clock, keepWords(services))),
  bind(giveEverydayWord, once(giveEverydayWord, services.clock, giveWord(services))),
  bind(dismissMissedSearch, once(dismissMissedSearch, services.clock, dismissMissed)),
]
