// Single-key shortcuts of the console: silent while somebody types, and they can be switched off (WCAG 2.1.4).
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { isKey, isLetter } from '../ui/is-key.ts'

/** A shortcut: its keys as `isKey` names them, what it does in words, and the act. */
export type Shortcut = {
  readonly keys: readonly string[]
  readonly word: string
  /** Left out where the browser answers the key by itself. */
  readonly act?: () => void
}

/** Listens for the keys, and lists them under `?`, while the component stands. */
export const useKeys = (shortcuts: readonly Shortcut[]): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts.find(({ keys }) => keys.some(name => isPressed(event, name)))?.act
    if (!act || !readEnabled() || event.defaultPrevented || isBusy(event)) return
    event.preventDefault()
    act()
  })
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    standing.add(latest)
    return () => {
      document.removeEventListener('keydown', onKey)
      standing.delete(latest)
    }
  }, [])
}

/** The shortcuts of the screen as it stands, in the order in which its parts came. */
export const readShortcuts = (): readonly Shortcut[] => [...standing].flatMap(({ current }) => current)

/** What each part of the screen listens for now. */
const standing = new Set<{ readonly current: readonly Shortcut[] }>()

// Caps Lock changes nothing; Shift with a letter is not the letter alone.
const isPressed = (event: KeyboardEvent, name: string): boolean =>
  isKey(event, name) && !(event.shiftKey && isLetter(name))

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
