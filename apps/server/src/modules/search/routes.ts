import * as everydayWordsCalls from '@khyanalt/contract/everyday-words'
import * as searchCalls from '@khyanalt/contract/search'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { dismissMissedSearch } from './dismiss-missed-search.ts'
import { giveEverydayWord } from './give-everyday-word.ts'
import { listEverydayWords } from './list-everyday-words.ts'
import { saveEverydayWords } from './save-everyday-words.ts'
import { searchPortal } from './search-portal.ts'

/** A search asks with every pause of typing; an office shares one address. */
export const searchRateLimits = { searchPortal: { max: 600, timeWindow: '1 minute' } } as const

export const searchRoutes = (services: Services): Binding[] => [
  bindRaw(searchCalls.searchPortal, searchPortal(services)),
  bind(everydayWordsCalls.listEverydayWords, listEverydayWords),
  bind(
    everydayWordsCalls.saveEverydayWords,
    once(everydayWordsCalls.saveEverydayWords, services.clock, saveEverydayWords(services)),
  ),
  bind(
    everydayWordsCalls.giveEverydayWord,
    once(everydayWordsCalls.giveEverydayWord, services.clock, giveEverydayWord(services)),
  ),
  bind(
    everydayWordsCalls.dismissMissedSearch,
    once(everydayWordsCalls.dismissMissedSearch, services.clock, dismissMissedSearch),
  ),
]
