// Who runs the portal, as the server says it in every page.
import { type Agency, standardAgency } from '@khyanalt/domain/agency'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let agency: Agency | null = null

/** The element of a page that holds it. */
export const agencyElementId = 'khyanalt-agency'

/** The agency; the first view shows what the server has rendered. */
export const useKnownAgency = (rendered: Agency | undefined): Agency =>
  useSyncExternalStore(subscribe, readAgency, () => rendered ?? readAgency())

/** Shows what an administrator has just saved, without asking the server again. */
export const setAgency = (next: Agency): void => {
  agency = next
  for (const listener of listeners) listener()
}

const readAgency = (): Agency => {
  agency ??= readSent() ?? standardAgency
  return agency
}

const readSent = (): Agency | null => {
  const text = document.getElementById(agencyElementId)?.textContent
  return text ? JSON.parse(text) : null
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
