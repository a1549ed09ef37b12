// Starts Firefox and stands between it and Playwright: what a release does not know yet of WebDriver BiDi is answered
// as done. Firefox 153 (ESR) lacks `emulation.setMediaFeaturesOverride`, which Playwright sends with every window.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

const [program = 'firefox', ...args] = process.argv.slice(2)
const firefox = spawn(program, args, { stdio: ['inherit', 'inherit', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', code => process.exit(code ?? 0))

type Reply = { readonly id?: number; readonly type: string; readonly error?: string }

/** The reply as it came, or a plain success where the command alone is unknown. */
const forgive = (text: string): string => {
  const { id, type, error } = JSON.parse(text) as Reply
  return type === 'error' && error === 'unknown command' ? JSON.stringify({ type: 'success', id, result: {} }) : text
}

/** Passes everything on between a client and the browser; answers the address for clients. */
const standBetween = async (address: string): Promise<string> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url = '' }) => {
    const browser = new WebSocket(address + url)
    const waiting: RawData[] = []
    client.on('message', data => {
      if (browser.readyState === WebSocket.OPEN) browser.send(String(data))
      else waiting.push(data)
    })
    browser.on('open', () => {
      for (const data of waiting) browser.send(String(data))
    })
    browser.on('message', data => client.send(forgive(String(data))))
    browser.on('close', () => client.close())
    browser.on('error', () => client.close())
    client.on('close', () => browser.close())
  })
  await new Promise(resolve => server.once('listening', resolve))
  return `ws://127.0.0.1:${(server.address() as { port: number }).port}`
}

// Playwright reads the address from here.
for await (const line of createInterface({ input: firefox.stderr })) {
  const [said, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? []
  const told = said && address ? line.replace(address, await standBetween(address)) : line
  process.stderr.write(`${told}\n`)
}
