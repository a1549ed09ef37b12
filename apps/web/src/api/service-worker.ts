// The service worker of this browser, for whoever is signed in: visitors need none.
import { onUserChanged, readSession } from './session.ts'

/** Whose messages this browser shows, among what it stores. */
export const deviceOwnerKey = 'khyanalt.device'

/** Begins once somebody is signed in; calls back when what is fetched is kept. Answers how to stop. */
export const startServiceWorker = (onReady: () => unknown): (() => void) => {
  // While developing, code has no lasting names.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  let begun = false
  const begin = (): void => {
    // The pages of signing in have these parts too.
    if (begun || !readSession().user) return void leaveOthers().catch(() => undefined)
    begun = true
    void navigator.serviceWorker
      .register('/service-worker.js')
      .then(async () => (await navigator.serviceWorker.ready).active?.postMessage(usedCode()))
      .then(leaveOthers)
      // Code that comes now is kept.
      .then(onReady)
      // A browser may forbid it; the portal works without.
      .catch(() => undefined)
  }
  begin()
  return onUserChanged(begin)
}

/** What this page has fetched before the worker was there. */
const usedCode = (): readonly string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')].map(
    ({ href }) => href,
  ),
]

/** Whoever else signs in on this browser, or nobody, sees no messages of the person before. */
const leaveOthers = async (): Promise<void> => {
  const owner = localStorage.getItem(deviceOwnerKey)
  const { user, support } = readSession()
  if (owner === null || support || user?.id === owner) return
  await (await findSubscription())?.unsubscribe()
  localStorage.removeItem(deviceOwnerKey)
}

/** How this browser takes messages, if it does. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? null

/** The browser's offer to put the portal on the home screen, kept until somebody presses for it. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }
let offer: InstallOffer | null = null
const offerListeners = new Set<() => void>()
const keepOffer = (next: InstallOffer | null): void => {
  offer = next
  for (const listener of offerListeners) listener()
}
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    keepOffer(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => keepOffer(null))
}

/** Whether the browser offers to install the portal. */
export const canInstall = (): boolean => offer !== null

/** Calls back when that changes. */
export const onInstallOffer = (listener: () => void): (() => void) => {
  offerListeners.add(listener)
  return () => void offerListeners.delete(listener)
}

/** Shows the browser's own question. */
export const install = async (): Promise<void> => {
  const shown = offer
  keepOffer(null)
  await shown?.prompt()
}
