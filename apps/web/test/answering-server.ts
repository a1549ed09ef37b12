// A server on a real socket that answers calls of the contract as a test says, for what a screen makes of answers.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly path: string; readonly body: unknown }
/** The status and JSON of an answer, or what to do with the connection itself. */
type Answer = { readonly status?: number; readonly json: unknown } | ((response: ServerResponse) => void)

/** Starts it and makes it the origin of the page. */
export const openAnsweringServer = async () => {
  const received: Received[] = []
  const answers = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    received.push({ path, body: text.startsWith('{') ? JSON.parse(text) : text })
    const answer = answers.get(path) ?? { status: 404, json: null }
    if (typeof answer === 'function') return answer(response)
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer.json))
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
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The answer of a server that says nothing at all. */
export const hangUp = (response: ServerResponse): void => {
  response.destroy()
}
