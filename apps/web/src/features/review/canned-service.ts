import { createContext } from 'react'

/** The service whose ready texts are offered around an editor of remarks; null where there are none. */
export const CannedService = createContext<number | null>(null)
