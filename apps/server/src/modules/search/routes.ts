import { searchPortal } from '@khyanalt/contract/search'
import { type Binding, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { searchAll } from './search-portal.ts'

/** A search asks with every pause of typing; an office shares one address. */
export const searchRateLimits = { searchPortal: { max: 600, timeWindow: '1 minute' } } as const

export const searchRoutes = (services: Services): Binding[] => [bindRaw(searchPortal, searchAll(services))]
