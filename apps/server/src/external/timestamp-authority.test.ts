import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCertificate } from '@khyanalt/verifier/certificate-chain'
import { checkTimestamp } from '@khyanalt/verifier/timestamp'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { type KeyHolder, makeRoot, timeStamping } from '../../test/key-authority.ts'
import { areThere } from '../../test/programs.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { answerQuery, openDemoTimestamps, registerDemoTimestamps } from '../modules/certificates/demo-timestamps.ts'
import { openTimestampAuthority } from './timestamp-authority.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-tsa-'))
afterAll(() => removeFolder(folder))
const opensslIsThere = areThere('openssl')
const openssl = (...args: string[]): string => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }).toString()
const keep = (name: string, content: Uint8Array | string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const bytes = new TextEncoder().encode('хэдийд') as Uint8Array<ArrayBuffer>

const openDemo = () => openDemoTimestamps(folder)
const settings = {
  TSA_URL: undefined,
  TSA_CA_FILE: undefined,
  TSA_USERNAME: undefined,
  TSA_PASSWORD: undefined,
  TSA_SECONDS: 5,
  demo: true,
}

/** Runs a server of HTTP while the work goes on. */
const serving = async <T>(listener: RequestListener, work: (url: string) => Promise<T>): Promise<T> => {
  const server = createServer(listener)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** An authority of openssl: key, certificate and settings in files. */
const makeOpensslAuthority = async (): Promise<KeyHolder> => {
  const days = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 86_400_000) }
  const root = await makeRoot({ name: 'Root beside openssl', ...days })
  const holder = await root.issue({ name: 'Timestamps by openssl', ...days, purposes: [timeStamping] })
  keep('root.pem', root.pem)
  keep('tsa.pem', holder.pem)
  keep('tsa.key', holder.key)
  keep('serial', '01\n')
  keep(
    'tsa.cnf',
    `[tsa]\ndefault_tsa = here\n[here]\nserial = ${join(folder, 'serial')}\nsigner_cert = ${join(folder, 'tsa.pem')}\n` +
      `certs = ${join(folder, 'root.pem')}\nsigner_key = ${join(folder, 'tsa.key')}\nsigner_digest = sha256\n` +
      'default_policy = 1.2.3.4.1\ndigests = sha256, sha512\naccuracy = secs:1\nordering = yes\ness_cert_id_chain = no\n',
  )
  return root
}

describe('a timestamp authority over HTTP', () => {
  it('[REQ-TIMESTAMP-07] is asked with name and password, and given up when it is slow, long, elsewhere or refuses', async () => {
    const days = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 86_400_000) }
    const root = await makeRoot({ name: 'Root', ...days })
    const holder = await root.issue({ name: 'Stamps', ...days, purposes: [timeStamping] })
    const open = (url: string) =>
      openTimestampAuthority(
        {
          ...settings,
          TSA_URL: url,
          TSA_CA_FILE: keep('roots.pem', root.pem),
          TSA_USERNAME: 'portal',
          TSA_PASSWORD: 'төлбөр',
          TSA_SECONDS: 0.5,
        },
        openDemo,
      )
    const headers: Record<string, unknown>[] = []
    const answering =
      (...more: Buffer[]): RequestListener =>
      async (request, reply) => {
        headers.push({ ...request.headers, method: request.method })
        const parts: Buffer[] = []
        for await (const part of request) parts.push(part as Buffer)
        const answer = await answerQuery(new Uint8Array(Buffer.concat(parts)), holder.signer)
        reply.end(Buffer.concat([answer, ...more]))
      }
    const good = answering()
    const stamp = await serving(good, async url => (await open(url))?.stamp(bytes))
    const short = await serving(answering(Buffer.alloc(2_000)), async url => (await open(url))?.stamp(bytes))
    expect(short?.says).toMatchObject({ authority: 'Stamps', fault: null })
    expect(stamp?.says).toMatchObject({ authority: 'Stamps', fault: null })
    const password = Buffer.from('portal:төлбөр', 'utf8').toString('base64')
    expect(headers[0]).toMatchObject({
      method: 'POST',
      'content-type': 'application/timestamp-query',
      authorization: `Basic ${password}`,
    })
    const bad: Readonly<Record<string, RequestListener>> = {
      slow: (_, reply) => void setTimeout(() => reply.end(), 5000).unref(),
      // A good answer, but for what follows it.
      long: answering(Buffer.alloc(200_000)),
      elsewhere: (_, reply) => void reply.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      refusing: (_, reply) => void reply.writeHead(401).end(),
      empty: (_, reply) => void reply.end(),
    }
    for (const [name, listener] of Object.entries(bad)) {
      const began = performance.now()
      await serving(listener, async url => {
        await expect((await open(url))?.stamp(bytes), name).rejects.toThrow('gave no timestamp')
      })
      expect(performance.now() - began, name).toBeLessThan(3000)
    }
  })

  it.skipIf(!opensslIsThere)('[REQ-TIMESTAMP-07] may be that of openssl', async () => {
    await makeOpensslAuthority()
    const listener: RequestListener = async (request, reply) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      keep('query.tsq', Buffer.concat(parts))
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 'here', '-queryfile', 'query.tsq', '-out', 'reply.tsr')
      reply.end(readFileSync(join(folder, 'reply.tsr')))
    }
    const stamp = await serving(listener, async TSA_URL => {
      const opened = await openTimestampAuthority(
        { ...settings, TSA_URL, TSA_CA_FILE: join(folder, 'root.pem') },
        openDemo,
      )
      return opened?.stamp(bytes)
    })
    expect(stamp?.says.authority).toBe('Timestamps by openssl')
  })
})

describe('the timestamps of the demo', () => {
  it.skipIf(!opensslIsThere)('[REQ-TIMESTAMP-08] are made by a key of their own and believed by openssl', async () => {
    const http = Fastify()
    registerDemoTimestamps(http, folder)
    const { root } = await openDemoTimestamps(folder)
    keep('demo-root.der', root)
    openssl('x509', '-inform', 'der', '-in', 'demo-root.der', '-out', 'demo-root.pem')
    expect(openssl('x509', '-in', 'demo-root.pem', '-noout', '-text')).toMatch(/demo[\s\S]*critical\s+Time Stamping/)
    keep('data.txt', bytes)
    for (const digest of ['-sha256', '-sha512']) {
      openssl('ts', '-query', '-data', 'data.txt', digest, '-cert', '-out', 'q.tsq')
      const reply = await http.inject({
        method: 'POST',
        url: '/tsa',
        headers: { 'content-type': 'application/timestamp-query' },
        payload: readFileSync(join(folder, 'q.tsq')),
      })
      expect(reply.headers['content-type']).toBe('application/timestamp-reply')
      keep('r.tsr', reply.rawPayload)
      const verified = openssl('ts', '-verify', '-queryfile', 'q.tsq', '-in', 'r.tsr', '-CAfile', 'demo-root.pem')
      expect(verified).toContain('Verification: OK')
    }
    openssl('ts', '-query', '-data', 'data.txt', '-sha1', '-cert', '-out', 'weak.tsq')
    const weak = await http.inject({
      method: 'POST',
      url: '/tsa',
      headers: { 'content-type': 'application/timestamp-query' },
      payload: readFileSync(join(folder, 'weak.tsq')),
    })
    keep('weak.tsr', weak.rawPayload)
    expect(openssl('ts', '-reply', '-in', 'weak.tsr', '-text')).toContain('Rejected')
    await http.close()
  })

  it('[REQ-TIMESTAMP-08] are there in the demo alone', async () => {
    expect(await openTimestampAuthority({ ...settings, demo: false }, openDemo)).toBeNull()
    const demo = await openTimestampAuthority(settings, openDemo)
    const { token, says } = (await demo?.stamp(bytes)) ?? {}
    expect(says?.authority).toContain('demo')
    const roots = (demo?.roots ?? []).map(readCertificate).filter(one => one !== null)
    expect((await checkTimestamp(token ?? bytes, bytes, roots)).fault).toBeNull()
    expect((await checkTimestamp(token ?? bytes, bytes, [])).fault).toBe('unknown_authority')
  })
})
