// Single-key shortcuts of the console: silent while somebody types, and they can be switched off (WCAG 2.1.4).
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Keys, by the names of `KeyboardEvent.key`, and what they do. */
export type KeyActions = readonly (readonly [keys: readonly string[], act: () => void])[]

/** Listens for the keys while the component stands. */
export const useKeys = (actions: KeyActions): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actions.find(([keys]) => keys.includes(event.key))?.[1]
    if (!act || !readEnabled() || event.defaultPrevented || isBusy(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether shortcuts are on, and the switch. */
export const useKeysEnabled = (): readonly [boolean, (enabled: boolean) => void] => [
  useSyncExternalStore(subscribe, readEnabled, () => true),
  setEnabled,
]

const storageKey = 'khyanalt.shortcuts'
const listeners = new Set<() => void>()
let enabledHere: boolean | null = null

const readEnabled = (): boolean => {
  if (enabledHere === null) {
    try {
      enabledHere = localStorage.getItem(storageKey) !== 'off'
    } catch {
      enabledHere = true
    }
  }
  return enabledHere
}

const setEnabled = (enabled: boolean): void => {
  enabledHere = enabled
  try {
    if (enabled) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice holds for this visit.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Typing, a modifier, an open menu or dialog, and arrows where they already mean something keep the keys for others. */
const isBusy = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  const takesKeys =
    'input, textarea, select, [contenteditable], [role=tab], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'
  if (target?.closest(takesKeys)) return true
  if (event.key === 'Enter' && target?.closest('a, button')) return true
  // A toast is a dialog too, one that takes nothing away.
  return document.querySelector('[role=dialog]:not([aria-modal=false]), [role=alertdialog], dialog[open]') !== null
}
