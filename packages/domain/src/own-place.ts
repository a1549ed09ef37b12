// Addresses from outside that a portal may lead to: its own places and nothing else.

const anyOrigin = 'http://own.invalid'

/**
 * The place of this portal that an address from outside names: path, query and fragment, as a browser will read them; or
 * null where it is none. An address of another host would lend our name to somebody else. It is judged after it was
 * resolved: `/.//elsewhere.test` has a path of its own until its dots are gone, and names a host afterwards.
 */
export const ownPlace = (address: unknown): string | null => {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  try {
    const { origin, pathname, search, hash } = new URL(address, anyOrigin)
    return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}
