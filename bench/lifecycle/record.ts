// What the server says to PostgreSQL during a walk, read from the log of PostgreSQL: per call, and to be said again.
import { readFileSync } from 'node:fs'

/** One entry of the log that tells of a statement. */
type Line = {
  readonly pid: number
  readonly application_name?: string
  readonly message: string
  readonly detail?: string
}

/** What one kind of call asked of the database, summed up. */
export type CallCost = { calls: number; statements: number; milliseconds: number }

export type Recording = {
  readonly costs: ReadonlyMap<string, CallCost>
  /** Of each walk its transactions in the order in which they ended, each as SQL that needs no parameters. */
  readonly walks: readonly (readonly string[])[]
  /** Statements that the server prepared once per connection, by name; the walks execute them. */
  readonly prepared: ReadonlyMap<string, string>
}

/** The name that the measuring connection gives itself; what it says is no part of the walk. */
export const markerName = 'bench-marker'
/** Work that calls leave behind: messages, papers, seals. */
export const afterwards = 'jobs afterwards'

/** Reads a log in which the marking connection told where walks and calls begin. */
export const readRecording = (file: string): Recording => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Line)
  // The queue asks over connections of its own.
  const queues = new Set(
    lines.filter(({ message }) => / SKIP LOCKED|^duration.*LISTEN /i.test(message)).map(({ pid }) => pid),
  )
  const costs = new Map<string, CallCost>()
  const walks: string[][] = []
  const prepared = new Map<string, string>()
  const open = new Map<number, string[]>()
  let call = afterwards
  for (const line of lines) {
    const said = readLine(line, prepared)
    if (!said) continue
    if (line.application_name === markerName) {
      const [, kind, name = ''] = /select 'mark (\w+) ([\w ]*)'/.exec(said.sql) ?? []
      if (kind === 'walk') walks.push([])
      if (kind === 'call') countCall(costs, name)
      if (kind) call = kind === 'call' ? name : afterwards
      continue
    }
    count(costs, queues.has(line.pid) ? afterwards : call, said)
    if (said.step !== 'execute') continue
    keepStatement(open, line.pid, said.sql, transaction => walks.at(-1)?.push(transaction))
  }
  return { costs, walks, prepared }
}

type Said = { readonly step: string; readonly milliseconds: number; readonly sql: string }

const readLine = ({ message, detail = '' }: Line, prepared: Map<string, string>): Said | null => {
  const [, took, kind, name = '', sql] =
    /^duration: ([\d.]+) ms {2}(parse|bind|execute|statement) ?([^:]*): ([\s\S]*)$/.exec(message) ?? []
  if (!took || !kind || sql === undefined) return null
  const milliseconds = Number(took)
  if (kind === 'parse' || kind === 'bind') return { step: kind, milliseconds, sql: '' }
  if (!name.startsWith('often_')) return { step: 'execute', milliseconds, sql: withParameters(sql, detail) }
  prepared.set(name, sql)
  const values = [...readParameters(detail).values()]
  return { step: 'execute', milliseconds, sql: `execute ${name}${values.length > 0 ? `(${values.join(', ')})` : ''}` }
}

const costOf = (costs: Map<string, CallCost>, name: string): CallCost => {
  const known = costs.get(name) ?? { calls: 0, statements: 0, milliseconds: 0 }
  costs.set(name, known)
  return known
}
const countCall = (costs: Map<string, CallCost>, name: string): void => {
  costOf(costs, name).calls++
}
const count = (costs: Map<string, CallCost>, name: string, said: Said): void => {
  const cost = costOf(costs, name)
  cost.milliseconds += said.milliseconds
  if (said.step === 'execute') cost.statements++
}

/** Gathers what a connection says between begin and its end; what is said outside stands alone. */
const keepStatement = (
  open: Map<number, string[]>,
  pid: number,
  sql: string,
  done: (transaction: string) => void,
): void => {
  const begun = open.get(pid)
  const word = sql.trim().toLowerCase()
  if (begun) {
    begun.push(sql)
    if (!/^(commit|rollback)\b/.test(word)) return
    open.delete(pid)
    if (word.startsWith('commit')) done(begun.map(end).join('\n'))
  } else if (/^(begin|start transaction)\b/.test(word)) {
    open.set(pid, [sql])
    // Some send a whole transaction at once.
    if (/\bcommit\s*;?\s*$/.test(word)) {
      open.delete(pid)
      done(end(sql))
    }
  } else if (!/^(listen|unlisten|set|show)\b/.test(word)) done(end(sql))
}
const end = (sql: string): string => `${sql.trim().replace(/;$/, '')};`

/** The statement with its parameters written into it. */
const withParameters = (sql: string, detail: string): string => {
  const values = readParameters(detail)
  return values.size === 0 ? sql : sql.replace(/\$(\d+)/g, (found, name: string) => values.get(name) ?? found)
}

/** Values by their number, in its order, as SQL writes them. */
const readParameters = (detail: string): ReadonlyMap<string, string> =>
  new Map(
    [...detail.matchAll(/\$(\d+) = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, name = '', text]) => [
      name,
      text === undefined ? 'null' : quote(text.replaceAll("''", "'")),
    ]),
  )

/** Colons are written as numbers, since pgbench reads names of its own behind them. */
const quote = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3A').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
