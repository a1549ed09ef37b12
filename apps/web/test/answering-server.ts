// A server on a real socket that answers calls of the contract as a test says, for what a screen makes of answers.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getDraftKey } from '@khyanalt/contract/draft-key'
import { cleanup } from '@testing-library/react'
import { expectStatus } from './page-console.ts'

export type Received = { readonly path: string; readonly body: unknown }
/** The status and JSON of an answer, or what to do with the connection itself. */
type Answer = { readonly status?: number; readonly json: unknown } | ((response: ServerResponse) => void)

// Asked for by whatever keeps a draft.
const draftKey: Answer = { json: { user_id: 'u1', key: Buffer.alloc(32).toString('base64') } }
// Every choice asks for its list; where a test has not named one, it is empty.
const emptyList: Answer = { json: { result: 'success', data: [] } }

/** Starts it and makes it the origin of the page. */
export const openAnsweringServer = async () => {
  const received: Received[] = []
  const answers = new Map<string, Answer>([[`/api${getDraftKey.path}`, draftKey]])
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    received.push({ path, body: text.startsWith('{') ? JSON.parse(text) : text })
    const answer = answers.get(path) ?? (path.startsWith('/api/llist/') ? emptyList : undefined)
    if (answer) response.once('finish', () => expectStatus(path, response.statusCode))
    if (typeof answer === 'function') return answer(response)
    // What no test has answered is not there, and the page's console says so.
    const { status = 200, json } = answer ?? { status: 404, json: null }
    response.writeHead(status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(json))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page = window as unknown as { happyDOM: { setURL(url: string): void } }
  page.happyDOM.setURL(`http://127.0.0.1:${port}/`)
  return {
    received,
    /** Says how calls to a path are answered from now on. */
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    sentTo: (path: string): readonly Received[] => received.filter(one => one.path === path),
    /** Leaves the page; what it saves while it is left still arrives, and the server goes with the process. */
    close: () => {
      cleanup()
      server.unref()
    },
  }
}

/** The answer of a server that says nothing at all. */
export const hangUp = (response: ServerResponse): void => {
  response.destroy()
}
