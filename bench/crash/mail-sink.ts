// A mail server that takes, refuses, keeps silent or dies at the worst moment, and remembers what it took.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** `dies` takes the mail and is gone before it says so. */
export type MailMood = 'takes' | 'refuses' | 'is silent' | 'dies'

export type TakenMail = { readonly id: string; readonly attempt: number }

export type MailSink = {
  readonly url: string
  readonly taken: readonly TakenMail[]
  mood: MailMood
  close(): Promise<void>
}

/** Opens the server on a free port. */
export const openMailSink = async (): Promise<MailSink> => {
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const sink = { mood: 'takes' as MailMood }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const say = (line: string): void => {
      if (sink.mood !== 'is silent') socket.write(`${line}\r\n`)
    }
    say(sink.mood === 'refuses' ? '421 not now' : '220 ready')
    let message: string[] | null = null
    const lines = createInterface(socket)
    // A client that is killed in the middle of a mail.
    lines.on('error', () => {})
    lines.on('line', line => {
      if (message === null) {
        if (line === 'DATA') message = []
        say(line === 'DATA' ? '354 go' : line === 'QUIT' ? '221 bye' : '250 ok')
      } else if (line === '.') {
        taken.push(read(message))
        message = null
        if (sink.mood === 'dies') socket.destroy()
        else say('250 kept')
      } else message.push(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    get mood() {
      return sink.mood
    },
    set mood(mood) {
      sink.mood = mood
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const read = (lines: readonly string[]): TakenMail => {
  const header = (name: string): string =>
    lines
      .find(line => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return { id: header('message-id').replace(/^<|@.*$/g, ''), attempt: Number(header('x-khyanalt-attempt') || 1) }
}
