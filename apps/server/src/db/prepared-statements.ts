// Statements that come again are parsed and planned once per connection: PostgreSQL spends several times as long on
// planning the short ones as on doing them.
import pg from 'pg'

// A plan takes memory in every connection; the portal says some two hundred texts often.
const mostNames = 300
const mostTexts = 3000
const worthIt = 3

const entersQueue = /^\s*with ins as \(\s*insert into pgboss\./i

/**
 * Whether one plan serves all values. A page of a list, or its count, depends on how many rows there are of whom; a star
 * changes what it answers when a column is added while processes run. Ours are written in small letters, and the tables
 * of the queue change with its version alone. What puts a job into the queue counts nothing but whether it notified.
 */
const isPlannable = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  (entersQueue.test(text) || !/;|\.\*|(select|returning) \*|limit \$|offset \$|count\(/.test(text))

/** Counts statements, and answers the name of one that has come often enough, or null. */
const nameStatements = (): ((text: string) => string | null) => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times === 1 && (seen.size >= mostTexts || !isPlannable(text))) return null
    seen.set(text, times)
    if (times < worthIt || names.size >= mostNames) return null
    const name = `often_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown

/** A connection that prepares what comes again; all connections of one pool count together. */
export const preparingClient = (): typeof pg.Client => {
  const nameOf = nameStatements()
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      // Assigned, since the overloads of the original cannot be written down again; asked for anew each time, so that
      // whoever listens to all connections hears this one.
      const say: Query = (...given) => {
        const answer = Reflect.apply(super.query as Query, this, given)
        return answer instanceof Promise ? answer.catch((error: unknown) => this.#giveUp(error)) : answer
      }
      const prepare: Query = (config, values, callback) => {
        const name = typeof config === 'string' && typeof values !== 'function' ? nameOf(config) : null
        if (name === null) return say(config, values, callback)
        return say({ name, text: config, values: values ?? [] }, callback)
      }
      this.query = prepare as typeof this.query
    }

    /** Whoever got no answer does not wait a second time, behind the same statement, for the transaction to be taken back. */
    #giveUp(error: unknown): never {
      if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy()
      throw error
    }
  }
}
