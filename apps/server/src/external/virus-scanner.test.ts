// What a scanner may do beside its work, tried on a small server that speaks its protocol.

import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { announceScanner, openVirusScanner, ScannerAway } from './virus-scanner.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A scanner that treats each connection so. */
const scannerThat = async (treat: (socket: Socket) => void, patience = 5_000) => {
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy())
    treat(socket)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const scanner = openVirusScanner({ CLAMD: `tcp://127.0.0.1:${port}` }, { patience })
  if (!scanner) throw new Error('There is a scanner')
  return scanner
}

/** Answers when the part without length has come. */
const answers =
  (answer: string) =>
  (socket: Socket): void => {
    let last = Buffer.alloc(0)
    socket.on('data', bytes => {
      last = Buffer.concat([last, bytes]).subarray(-4)
      if (last.equals(Buffer.alloc(4))) socket.end(answer)
    })
  }

const file = () => [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')]
let opened = 0
const large = function* () {
  opened++
  try {
    for (let part = 0; part < 400; part++) yield Buffer.alloc(64 * 1024, 1)
  } finally {
    opened--
  }
}

it('asks nobody where no scanner is configured', () => {
  expect(openVirusScanner({ CLAMD: undefined })).toBeNull()
})

it('the operator is told once at the start what looks at files: a version, or a scanner that is away', async () => {
  const told: unknown[] = []
  const log = { info: (...said: unknown[]) => told.push(said), warn: (...said: unknown[]) => told.push(said) } as never
  announceScanner(null, log)
  expect(told).toEqual([])
  announceScanner(await scannerThat(socket => socket.end('ClamAV 1.4.6/27821\0')), log)
  await expect.poll(() => told.splice(0)).toEqual([[{ version: 'ClamAV 1.4.6/27821' }, 'virus scanner']])
  announceScanner(openVirusScanner({ CLAMD: 'unix:/nowhere' }), log)
  await expect.poll(() => told).toEqual([[{ err: expect.any(ScannerAway) }, 'no upload is taken']])
})

it('sends the file in parts with their lengths, an empty one at its end alone, and reads the verdict', async () => {
  let said: Promise<Buffer> | undefined
  const clean = await scannerThat(socket => {
    said = buffer(socket)
    answers('stream: OK\0')(socket)
  })
  expect(await clean.scan(file)).toBeNull()
  const parts = ['zINSTREAM\0', '\0\0\0\u0003one', '\0\0\0\u0005three', '\0\0\0\0']
  expect((await said)?.toString('latin1')).toBe(parts.join(''))

  const infected = await scannerThat(answers('stream: Pdf.Exploit.CVE_2018_4882 FOUND\0'))
  expect(await infected.scan(file)).toBe('Pdf.Exploit.CVE_2018_4882')
})

it('takes an answer that comes in pieces', async () => {
  const scanner = await scannerThat(socket => {
    socket.write('stream: Eicar')
    setTimeout(() => socket.write('-Signature FOUND\0'), 20)
  })
  expect(await scanner.scan(file)).toBe('Eicar-Signature')
})

it.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['never reads', socket => socket.pause()],
  ['dies in the middle of the file', socket => socket.once('data', () => socket.destroy())],
  ['hangs up without an answer', answers('')],
  ['breaks off its answer', answers('stream: O')],
  [
    'finds the file too large',
    socket => socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0')),
  ],
  ['fails at the file', answers('stream: Can not allocate memory ERROR\0')],
  ['speaks another language', socket => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n\0')],
  ['talks without end', socket => socket.write('x'.repeat(100_000))],
  ['says something near to OK', answers('stream: OK?\0')],
])('lets nothing through and leaves no file open when the scanner %s', async (_what, treat) => {
  const scanner = await scannerThat(treat, 500)
  await expect(scanner.scan(large)).rejects.toThrow(ScannerAway)
  await expect.poll(() => opened).toBe(0)
})

it('lets nothing through when nobody listens, and opens no file for it', async () => {
  let asked = false
  const scanner = openVirusScanner({ CLAMD: 'unix:/nowhere/clamd.ctl' })
  const scan = scanner?.scan(() => {
    asked = true
    return []
  })
  await expect(scan).rejects.toThrow(/^The virus scanner is away: .*ENOENT/)
  expect(asked).toBe(false)
})

it('lets nothing through when the file cannot be read to its end', async () => {
  const scanner = await scannerThat(answers('stream: OK\0'))
  const broken = function* () {
    yield Buffer.from('one')
    throw new Error('the disk is gone')
  }
  await expect(scanner.scan(broken)).rejects.toThrow('the disk is gone')
})
