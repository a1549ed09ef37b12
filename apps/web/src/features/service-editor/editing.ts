// What the parts of the canvas share: the form, the place that is chosen in it, and how both change.
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Body, isRecord } from './form-edits.ts'

export type Editing = {
  readonly body: Body
  /** Place of the chosen question or step. */
  readonly chosen: string
  readonly onChoose: (path: string) => void
  /** Takes a changed form; typing in one place, named by `group`, is undone as one act. */
  readonly onEdit: (body: Body, group?: string) => void
}

/** Whether a place is that of a step. */
export const isStep = (path: string): boolean => path.split('/').length === 2

/** Whether a place is that of a cell of a table. */
export const isCell = (path: string): boolean => path.split('/').length > 6

/** The question at the top that a place stands in. */
export const topOf = (path: string): string => path.split('/').slice(0, 6).join('/')

/**
 * A new question as it begins here: its words in Mongolian are there to be written over, and the English ones are left
 * out, lest they stay while the Mongolian ones change.
 */
export const withoutEnglish = <T>(json: T): T => {
  if (Array.isArray(json)) return json.map(part => withoutEnglish(part)) as T
  if (!isRecord(json)) return json
  if (typeof json.mn === 'string') return { ...json, en: '' }
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, withoutEnglish(part)])) as T
}

/** Focuses what comes on screen within the next frames. */
export const focusSoon = (find: () => HTMLElement | null | undefined, { select = false } = {}, frames = 30): void => {
  requestAnimationFrame(() => {
    const target = find()
    if (target) {
      target.focus()
      if (select && target instanceof HTMLInputElement) target.select()
    } else if (frames > 0) focusSoon(find, { select }, frames - 1)
  })
}

/** The button of a place on the canvas. */
export const findPlaceButton = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${path}"]`)

/** Brings a place of the canvas in sight that is about to be drawn, and leaves the focus where it is. */
export const showSoon = (path: string, frames = 30): void => {
  requestAnimationFrame(() => {
    const button = findPlaceButton(path)
    if (button?.getAttribute('aria-pressed') === 'true') button.scrollIntoView({ block: 'nearest' })
    else if (frames > 0) showSoon(path, frames - 1)
  })
}

/** Moves the focus to the neighbour on the canvas. */
export const walk = (event: KeyboardEvent, path: string): void => {
  if (event.altKey || event.ctrlKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  const at = places.indexOf(findPlaceButton(path) as HTMLElement)
  places[at + (event.key === 'ArrowUp' ? -1 : 1)]?.focus()
}

/** The first text of the settings of a place. */
export const findFirstSetting = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-settings="${path}"] :is(input, textarea)`)

const wide = '(min-width: 64em)'

/** Whether canvas and settings stand beside each other. */
export const useRoom = (): boolean => {
  const [query] = useState(() => matchMedia(wide))
  return useSyncExternalStore(
    listener => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}

/** Functions that stay the same and do what the latest ones do, for parts that need not be drawn with every letter. */
export const useSteady = <T extends Readonly<Record<string, (...args: never[]) => unknown>>>(functions: T): T => {
  const latest = useRef(functions)
  useEffect(() => {
    latest.current = functions
  })
  return useState(() => {
    const steady = Object.keys(functions).map(name => [name, (...args: never[]) => latest.current[name]?.(...args)])
    return Object.fromEntries(steady) as T
  })[0]
}

/** The last of the values that passed. */
export const useLastWhere = <T>(value: T, passes: boolean): T | null => {
  const [last, setLast] = useState<T | null>(passes ? value : null)
  useEffect(() => {
    if (passes) setLast(value)
  }, [value, passes])
  return passes ? value : last
}
