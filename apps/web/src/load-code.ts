// The one way to import code in a build: the builder turns each `import('./Screen.tsx')` into `loadCode('Screen-….js')`.
// A browser keeps the failure of a module for as long as its page stands, so no import is begun before the file and all
// that it imports lie in the browser's cache. What does not arrive is asked for again until it does; meanwhile the page
// says so (the server puts the words into it, which are there when the network is not).

/** The words of browsers for an import whose file, or one that it needs, did not come. */
const importFailed = /dynamically imported|Importing a module/i
const importsOf = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const longestPause = 8000

/** The imports of each file that lies in the cache or is on its way. */
const files = new Map<string, Promise<readonly string[]>>()

/** Imports a file of the build, however long the network takes. */
const loadCode = async (name: string): Promise<unknown> => {
  await fetchWithImports(name, new Set())
  return import(/* @vite-ignore */ `./${name}`).catch(async error => {
    if (!importFailed.test(error)) throw error
    // Firefox fails imports of a page that is being left: it is gone after a pause, and not loaded anew on the way.
    await pause(longestPause)
    // The browser holds on to a failure from before; only a page loaded anew forgets it, which wants the network.
    await fetchImports(name)
    return renewPage(name)
  })
}

const fetchWithImports = async (name: string, seen: Set<string>): Promise<void> => {
  if (seen.has(name)) return
  seen.add(name)
  const known = files.get(name) ?? fetchImports(name)
  files.set(name, known)
  await Promise.all((await known).map(imported => fetchWithImports(imported, seen)))
}

const fetchImports = async (name: string): Promise<readonly string[]> => {
  for (let tries = 0; ; tries += 1) {
    const reply = await fetch(new URL(name, import.meta.url)).catch(() => null)
    // A network that asks for a sign-in answers everything with a page of its own.
    const isScript = reply?.ok && /javascript/.test(reply.headers.get('content-type') ?? '')
    const text = isScript ? await reply.text().catch(() => null) : null
    if (text !== null) {
      tell('fine')
      return Array.from(text.matchAll(importsOf), ([, imported]) => imported as string)
    }
    // During an update another process may have it.
    if (reply?.status === 404 && tries > 1) return renewPage(name)
    if (tries > 0 || !navigator.onLine) tell('waiting')
    await pause(Math.min(500 * 2 ** tries, longestPause))
  }
}

/** Shows what the page has to say of it; nothing helps a replaced build but a new page. */
const tell = (state: 'fine' | 'waiting' | 'outdated'): void => {
  const { dataset } = document.documentElement
  if (dataset.code !== 'outdated') dataset.code = state
}

/** Waits, a little longer or shorter than others do, or until the network is back. */
const pause = (milliseconds: number): Promise<unknown> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2))
    addEventListener('online', resolve, { once: true })
  })

/** Loads the page anew, once for a file and never over what somebody has not saved; else people are asked to. */
const renewPage = (name: string): Promise<never> => {
  if (!isUnsaved() && isFirstTime(name)) location.reload()
  else tell('outdated')
  // Nothing of this build goes on.
  return new Promise(() => undefined)
}

/** Asks whoever would keep somebody from closing the tab. */
const isUnsaved = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A page that cannot remember what it was loaded anew for might do so without end. */
const isFirstTime = (name: string): boolean => {
  try {
    const before = sessionStorage.renewedFor
    sessionStorage.renewedFor = name
    return before !== name
  } catch {
    return false
  }
}

// Stands first among the imports of the entry; what the page came with is there already, or was asked for.
Object.assign(globalThis, { loadCode })
const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
for (const address of [...asked, ...performance.getEntriesByType('resource').map(({ name }) => name)]) {
  files.set(address.slice(address.lastIndexOf('/') + 1), Promise.resolve([]))
}
