// Addresses from outside that a portal may lead to: its own places and nothing else.

const anyOrigin = 'http://own.invalid'

/**
 * The place of this portal that an address from outside names: path, query and fragment, as a browser will read them; or
 * null where it is none. An address of another host would lend our name to somebody else. It is judged after it was
 * resolved, and once more as a browser would resolve what we answer: `/.//elsewhere.test` has a path of its own until
 * its dots are gone.
 */
export const ownPlace = (address: unknown): string | null => {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  const target = resolve(address)
  if (target === null) return null
  const place = target.pathname + target.search + target.hash
  // Two slashes begin the name of a host, even where it is the one that stands for ours.
  return place.startsWith('//') || resolve(place) === null ? null : place
}

/** The address as a browser reads it on the portal's pages; null where it is none or leads away. */
const resolve = (address: string): URL | null => {
  try {
    const target = new URL(address, anyOrigin)
    return target.origin === anyOrigin && target.username === '' && target.password === '' ? target : null
  } catch {
    return null
  }
}
