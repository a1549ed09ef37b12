// Stands in for the schema library in the browser's build (see vite.config.ts): the server has already checked what it
// sends, and checks what it is sent, so public pages need not carry 25 kB to check it again.

const pass = (value: unknown): unknown => value

/** Every method answers the schema itself, parsing takes every value as it is. */
const trusted: unknown = new Proxy(() => trusted, {
  get: (_, name) => {
    if (name === 'parse') return pass
    if (name === 'safeParse') return (data: unknown) => ({ success: true, data })
    return typeof name === 'string' && name !== 'then' ? trusted : undefined
  },
  apply: () => trusted,
})

export const z = trusted
