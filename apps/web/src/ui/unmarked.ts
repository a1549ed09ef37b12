import { createContext } from 'react'

/** True around filters: nothing there must be filled, and saying so at each field would only take room. */
export const UnmarkedFields = createContext(false)
