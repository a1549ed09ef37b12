// The browser's part of push and of the installed portal, by the devtools of Chromium.
import { type CDPSession, expect, type Page } from '@playwright/test'

/** The page as it is opened from the home screen; Safari says so by this property, and no browser of tests can. */
export const standAlone = (page: Page): Promise<unknown> =>
  page.addInitScript("Object.defineProperty(navigator, 'standalone', { value: true })")

/**
 * Browsers subscribe at the push service of their maker, which is not there without the internet. The page asks its own
 * service worker as ever; what it is handed is a subscription at the endpoint of the journey.
 */
export const subscribeAt = (page: Page, device: { endpoint: string; p256dh: string; auth: string }): Promise<unknown> =>
  page.addInitScript(`{
    const { endpoint, p256dh, auth } = ${JSON.stringify(device)}
    const name = 'subscribed'
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => (localStorage.removeItem(name), true),
    }
    PushManager.prototype.subscribe = async options => {
      if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error('not a subscription')
      localStorage.setItem(name, '1')
      return subscription
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(name) ? subscription : null)
  }`)

/** Hands a message to the service worker of the page, as the browser does when its push service brings one. */
export const deliverPush = async (page: Page, data: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registrationId = await findRegistration(devtools, origin)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devtools.detach()
}

const findRegistration = async (devtools: CDPSession, origin: string): Promise<string> => {
  const found = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return found
}

/** What the browser shows of the portal while no page of it need be open. */
export const shownMessages = (page: Page): Promise<readonly { readonly title: string; readonly data: string }[]> =>
  page.evaluate(
    'navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(({ title, data }) => ({ title, data })))',
  )

/** Waits until the service worker has kept a file of the build, by the beginning of its name, and all that came before. */
export const expectCode = async (page: Page, name: string): Promise<void> => {
  const state = `(async () => {
    const code = await caches.open('khyanalt-code-1')
    const kept = (await code.keys()).map(({ url }) => url)
    const came = performance.getEntriesByType('resource').map(each => each.name).filter(each => each.includes('/assets/'))
    return { names: kept.map(url => url.split('/').pop()), missing: came.filter(url => !kept.includes(url)) }
  })()`
  await expect
    .poll(async () => {
      const { names, missing } = await page.evaluate<{ names: string[]; missing: string[] }>(state)
      return { there: names.some(each => each.startsWith(name)), missing }
    })
    .toEqual({ there: true, missing: [] })
}
