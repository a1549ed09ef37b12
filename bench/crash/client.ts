// A client that repeats what was not answered, under the same transaction id, and keeps account of what it was told.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'

/** What all clients of a run were answered. */
export type Answers = {
  acknowledged: number
  repeated: number
  /** Connections that broke before an answer came. */
  broken: number
  /** Calls that were given up because nothing came for a minute. */
  silent: number
  /** The longest wait for an answer, in milliseconds. */
  slowest: number
  /** Refusals by status and code; a body that is no coded refusal counts as `unreadable`. */
  readonly refusals: Map<string, number>
}

export const noAnswers = (): Answers => ({
  acknowledged: 0,
  repeated: 0,
  broken: 0,
  silent: 0,
  slowest: 0,
  refusals: new Map(),
})

const patienceMs = 60_000
// Long enough for the longest fault and for an upload whose process died.
const giveUpMs = 300_000

type Body = Record<string, unknown>

/** Makes a client. */
export const makeClient = (origin: string, answers: Answers) => {
  let acknowledged = 0
  let retried = 0
  const askOnce = async (path: string, init: RequestInit): Promise<{ status: number; body: Body | null } | null> => {
    const before = Date.now()
    try {
      const reply = await fetch(`${origin}/api${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) })
      const body = (await reply.json().catch(() => null)) as Body | null
      // The head of an answer whose body did not arrive any more.
      if (reply.ok && !body) throw new Error('The answer broke off')
      answers.slowest = Math.max(answers.slowest, Date.now() - before)
      return { status: reply.status, body }
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') answers.silent++
      else answers.broken++
      return null
    }
  }

  /** Repeats until an answer arrives; a refusal is an answer and ends the run, unless the repetition explains it. */
  const untilAnswered = async (path: string, init: () => RequestInit, explained?: string): Promise<Body> => {
    const started = Date.now()
    while (Date.now() - started < giveUpMs) {
      const reply = await askOnce(path, init())
      if (reply?.status === 200 && reply.body) return reply.body
      if (reply) {
        const code =
          typeof reply.body?.code === 'string' && typeof reply.body.message === 'string'
            ? reply.body.code
            : 'unreadable'
        const refusal = `${reply.status} ${code}`
        answers.refusals.set(refusal, (answers.refusals.get(refusal) ?? 0) + 1)
        if (code === explained) return reply.body ?? {}
        if (reply.status < 500 && code !== 'upload_running') {
          throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
        }
      }
      retried++
      answers.repeated++
      await pause(100)
    }
    throw new Error(`${path} was not answered for ${giveUpMs / 1000} seconds`)
  }

  const headers = (token: string | null) => ({
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })

  const acknowledge = (answer: Body): Body => {
    acknowledged++
    answers.acknowledged++
    return answer
  }

  return {
    counts: () => ({ acknowledged, retried }),
    async signIn(path: string, input: object): Promise<string> {
      const body = JSON.stringify(input)
      const answer = await untilAnswered(path, () => ({ method: 'POST', headers: headers(null), body }))
      return String(answer.access_token)
    },
    async post(token: string, path: string, input: object): Promise<Body> {
      // One id for all repetitions: that is what makes them safe.
      const body = JSON.stringify({ ...input, transaction_id: randomUUID() })
      return acknowledge(await untilAnswered(path, () => ({ method: 'POST', headers: headers(token), body })))
    },
    async upload(token: string, path: string, mark: string, explained?: string): Promise<Body> {
      const init = (): RequestInit => {
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(smallPdf(mark))], { type: 'application/pdf' }), `${mark}.pdf`)
        return { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }
      }
      return acknowledge(await untilAnswered(path, init, explained))
    },
    async version(token: string, number: string): Promise<number> {
      const path = `/staff/request?requestnumber=${number}`
      const answer = await untilAnswered(path, () => ({ headers: headers(token) }))
      return Number((answer.request as { version: number }).version)
    },
  }
}
