// Time of a call in process, and the pages of the database that its statements read.
import pg from 'pg'
import { median } from '../measure/statistics.ts'
import type { Portal } from '../measure/with-portal.ts'
import type { Question, Who } from './questions.ts'

/** What one question costs: milliseconds, and pages of 8 kB that its statements touch. */
export type Cost = { readonly ms: number; readonly pages: number }

type Statement = { readonly text: string; readonly values: readonly unknown[] }

export const openMeter = async ({ app, address, signIn }: Portal) => {
  const query = pg.Client.prototype.query
  const client = new pg.Client(address)
  // When the run fails the database stops first.
  client.on('error', () => {})
  await client.connect()
  let asked: Statement[] | null = null
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    const statement = typeof first === 'string' ? { text: first, values } : (first as Partial<Statement>)
    asked?.push({ text: statement.text ?? '', values: (statement.values ?? []) as unknown[] })
    return Reflect.apply(query, this, given)
  } as typeof query

  const tokens = new Map<Who, string>()

  const ask = async ({ as, method, address: url, body }: Question): Promise<number> => {
    const token = as === null ? undefined : (tokens.get(as) ?? (await signIn(as)))
    if (token) tokens.set(as, token)
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const before = performance.now()
    const reply = await app.http.inject({ method, url: `/api${url}`, headers, ...(body ? { payload: body } : {}) })
    const took = performance.now() - before
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
    return took
  }

  /** Pages that the statements of a question read; what plans and caches need once is left out. */
  const countPages = async (question: Question): Promise<number> => {
    asked = []
    await ask(question)
    const statements = asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    asked = null
    let pages = 0
    for (const { text, values } of statements) {
      const explained = await Reflect.apply(query, client, [
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      ])
      const plan = explained.rows[0]['QUERY PLAN'][0].Plan as Record<string, number>
      const read = ['Shared Hit', 'Shared Read', 'Temp Read', 'Temp Written'].map(kind => plan[`${kind} Blocks`] ?? 0)
      const sum = read.reduce((a, b) => a + b, 0)
      pages += sum
    }
    return pages
  }

  return {
    /** The median costs of each kind of question; kinds take turns, so that a disturbance falls on all of them. */
    async measure(questions: readonly Question[]): Promise<ReadonlyMap<string, Cost>> {
      const times = new Map<string, number[]>()
      const pages = new Map<string, number[]>()
      for (const question of questions) await ask(question)
      for (const question of questions) {
        times.set(question.kind, [...(times.get(question.kind) ?? []), await ask(question)])
      }
      for (const question of questions) {
        pages.set(question.kind, [...(pages.get(question.kind) ?? []), await countPages(question)])
      }
      return new Map([...times].map(([kind, all]) => [kind, { ms: median(all), pages: median(pages.get(kind) ?? []) }]))
    },
    async close(): Promise<void> {
      pg.Client.prototype.query = query
      await client.end()
    },
  }
}
