// A process of its own that calls at a fixed rate, whether answers come or not, and tells what it saw. It is given the
// calls and the rate by its parent, runs with the least priority when told so, and answers each round by a message.
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

export type DriverCall = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string | null
}
export type Round = { readonly calls: readonly DriverCall[]; readonly perSecond: number; readonly seconds: number }
export type Seen = {
  /** Milliseconds from the moment the call was due to the end of its answer, by call. */
  readonly took: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
}

const [port = '0', from = '127.0.0.1', nice = '0'] = process.argv.slice(2)
if (nice !== '0') setPriority(Number(nice))
const agent = new Agent({ keepAlive: true, maxSockets: 400 })

const ask = (call: DriverCall, body: Buffer | null): Promise<number> =>
  new Promise(resolve => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: Number(port),
        localAddress: from,
        agent,
        method: call.method,
        path: call.path,
        headers: { ...call.headers, ...(body ? { 'content-length': String(body.length) } : {}) },
      },
      reply => {
        reply.resume()
        reply.once('end', () => resolve(reply.statusCode ?? 0))
        reply.once('error', () => resolve(0))
      },
    )
    // Bodies that are too large are cut off while they are sent.
    asked.once('error', () => resolve(0))
    asked.end(body ?? undefined)
  })

const run = async ({ calls, perSecond, seconds }: Round): Promise<Seen> => {
  const bodies = calls.map(({ body }) => (body === null ? null : Buffer.from(body, 'base64')))
  const count = Math.round(perSecond * seconds)
  const took = new Array<number>(count)
  const statuses: Record<string, number> = {}
  const begin = performance.now()
  const open: Promise<void>[] = []
  for (let at = 0; at < count; at++) {
    const due = begin + (at * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    const call = calls[at % calls.length] as DriverCall
    open.push(
      ask(call, bodies[at % calls.length] ?? null).then(status => {
        took[at] = performance.now() - due
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
  }
  await Promise.all(open)
  return { took, statuses }
}

process.on('message', (round: Round) => void run(round).then(seen => process.send?.(seen)))
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
