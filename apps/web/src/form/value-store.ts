// A few values outside React, with one subscription for all of them.
import { sameValue } from './same-value.ts'

type Values = Readonly<Record<string, unknown>>

export type ValueStore = ReturnType<typeof createValueStore>

/** Makes a store of values by name. */
export const createValueStore = (initial: Values) => {
  let values = initial
  const listeners = new Set<() => void>()
  const changeListeners = new Set<(names: readonly string[]) => void>()
  const put = (patch: Values): readonly string[] => {
    const names = Object.keys(patch).filter(name => !sameValue(values[name], patch[name]))
    if (names.length === 0) return names
    values = { ...values, ...patch }
    for (const listener of listeners) listener()
    return names
  }
  return {
    read: (): Values => values,
    /** A person's edit. */
    set: (patch: Values) => {
      const names = put(patch)
      if (names.length > 0) for (const listener of changeListeners) listener(names)
    },
    /** Values that come from elsewhere. */
    take: (patch: Values) => {
      put(patch)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onChange: (listener: (names: readonly string[]) => void) => {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
  }
}
