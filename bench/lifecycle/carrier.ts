// A client that measures: one call at a time for a person, over connections that stay open.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import type { Answer, Carrier, WalkCall } from './walk-request.ts'

/** One answered call: which, when it was answered, and how long it took, in milliseconds. */
export type Timed = { readonly call: WalkCall; readonly at: number; readonly took: number }

export type Ledger = { readonly times: Timed[]; readonly errors: string[] }

export const openLedger = (): Ledger => ({ times: [], errors: [] })

/** A call that failed ends its walk; the ledger keeps why. */
export class CallFailed extends Error {}

/** Connections are shared by all people, as a balancer in front shares them. */
export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

type Sent = { readonly method: 'GET' | 'POST' | 'PATCH'; readonly type?: string; readonly body?: Buffer | string }

/** Carries calls to a portal; `before` waits as a person does. */
export const openCarrier = (
  origin: string,
  agent: Agent,
  {
    ledger,
    before = async () => {},
  }: { readonly ledger: () => Ledger; readonly before?: (call: WalkCall) => Promise<void> },
): Carrier => {
  const send = async (call: WalkCall, token: string | null, path: string, sent: Sent): Promise<Answer> => {
    await before(call)
    const { times, errors } = ledger()
    const start = performance.now()
    try {
      const answer = await exchange(`${origin}/api${path}`, agent, token, sent)
      const end = performance.now()
      times.push({ call, at: end, took: end - start })
      return answer
    } catch (error) {
      errors.push(`${call}: ${(error as Error).message}`)
      throw new CallFailed(call, { cause: error })
    }
  }
  return {
    get: (call, token, path) => send(call, token, path, { method: 'GET' }),
    post: (call, token, path, input) => {
      const body = JSON.stringify(token ? { ...input, transaction_id: randomUUID() } : input)
      return send(call, token, path, { method: 'POST', type: 'application/json', body })
    },
    async upload(call, token, mark) {
      const boundary = `----${randomUUID()}`
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${mark}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
      const body = Buffer.concat([Buffer.from(head), smallPdf(mark), Buffer.from(`\r\n--${boundary}--\r\n`)])
      const type = `multipart/form-data; boundary=${boundary}`
      return String((await send(call, token, '/uploadfile', { method: 'POST', type, body })).filename)
    },
  }
}

/** One request and its answer, read to the end. */
export const exchange = (address: string, agent: Agent, token: string | null, sent: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      address,
      {
        method: sent.method,
        agent,
        headers: {
          // As browsers say it over HTTPS.
          'accept-encoding': 'gzip, deflate, br, zstd',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(sent.type ? { 'content-type': sent.type } : {}),
          ...(sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) }),
        },
      },
      reply => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          try {
            resolve(readAnswer(reply.statusCode ?? 0, reply.headers['content-encoding'], Buffer.concat(chunks)))
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    asked.on('error', reject)
    asked.end(sent.body)
  })

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

const readAnswer = (status: number, encoding: string | undefined, bytes: Buffer): Answer => {
  const text = (encoding ? (unpack[encoding]?.(bytes) ?? bytes) : bytes).toString()
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
  return text === '' ? {} : (JSON.parse(text) as Answer)
}
