// Stands in for the schema library in the browser's build (see vite.config.ts): the server has already checked what it
// sends, and checks what it is sent, so public pages need not carry 25 kB to check it again.

type Schema = { readonly parse: (value: unknown) => unknown } & Record<string, unknown>

const pass = (value: unknown) => value

/** Answers every method of a schema with the schema itself, and takes every value as it is. */
const trusted: Schema = new Proxy({} as Schema, {
  get: (_, name) => {
    if (name === 'parse') return pass
    if (name === 'safeParse') return (data: unknown) => ({ success: true, data })
    // Schemas of objects are spread and picked from by their parts.
    if (name === 'shape') return trusted
    return () => trusted
  },
})

export const z = trusted
