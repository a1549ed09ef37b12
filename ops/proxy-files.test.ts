// The examples for proxies are read by the proxies themselves, where they are installed.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../apps/server/test/free-port.ts'
import { areThere, findProgram } from '../apps/server/test/programs.ts'

const examples = join(import.meta.dirname, 'proxy')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-proxy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string): string => readFileSync(join(examples, name), 'utf8')
type Ports = { readonly http: number; readonly https: number; readonly portal: number }

/** The example for nginx with a certificate and ports that need not be root's, and what stands around it. */
const writeNginx = ({ http, https, portal }: Ports): string => {
  const openssl = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', [...openssl, '-subj', '/CN=portal', '-keyout', 'key.pem', '-out', 'cert.pem'], {
    cwd: folder,
    stdio: 'pipe',
  })
  const site = read('nginx.conf')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replaceAll(/listen (\[::\]:)?80/g, `listen $1${http}`)
    .replaceAll(/listen (\[::\]:)?443/g, `listen $1${https}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${portal}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`)
  const main = `pid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp {\n${kinds.join('\n')}\naccess_log off;\ninclude ${folder}/site.conf;\n}\n`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return join(folder, 'nginx.conf')
}

/** The example for Caddy with an authority and ports of its own; it gives up sooner. */
const writeCaddy = ({ http, https }: Ports): string => {
  const own = `{\nhttp_port ${http}\nhttps_port ${https}\nadmin off\nlocal_certs\nskip_install_trust\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, own + read('Caddyfile').replace('lb_try_duration 15s', 'lb_try_duration 1s'))
  return file
}

type Answer = { readonly status: number; readonly type: string; readonly body: string }
const ask = (port: number, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: 'localhost', headers: { host: 'localhost' } }
    request({ ...options, rejectUnauthorized: false }, reply => {
      let body = ''
      reply.setEncoding('utf8').on('data', part => {
        body += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', body }))
    })
      .on('error', reject)
      .end()
  })

/** What a proxy answers while the portal does, to a page and a call, and what it answers to both without the portal. */
const answersBehind = async (start: (ports: Ports) => ReturnType<typeof spawn>) => {
  const [http, https, portal] = await Promise.all([freePort(), freePort(), freePort()])
  const server = createServer(({ url }, reply) => {
    reply.writeHead(url?.startsWith('/readyz') ? 200 : 503, { 'content-type': 'text/plain' })
    reply.end('the portal says so itself')
  }).listen(portal, '127.0.0.1')
  const proxy = start({ http, https, portal })
  const ended = once(proxy, 'exit')
  try {
    const page = await vi.waitFor(() => ask(https, '/services'), { timeout: 20_000, interval: 100 })
    const call = await ask(https, '/api/units')
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    return { page, call, pageAlone: await ask(https, '/services'), callAlone: await ask(https, '/api/units') }
  } finally {
    server.close()
    proxy.kill('SIGTERM')
    await ended
  }
}

describe('the examples for proxies', () => {
  it.runIf(areThere('caddy'))('[REQ-HEALTH-11] are what Caddy understands, in its own form', () => {
    const adapt = (portals: Record<string, string>) =>
      execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', join(examples, 'Caddyfile')], {
        encoding: 'utf8',
        stdio: 'pipe',
        env: { PATH: process.env.PATH, HOME: folder, HOST_NAME: 'portal.agency.mn', ...portals },
      })
    expect(adapt({})).toContain('"upstreams":[{"dial":"127.0.0.1:3000"}]')
    expect(adapt({ PORTALS: 'web-1:3000 web-2:3000' })).toContain('[{"dial":"web-1:3000"},{"dial":"web-2:3000"}]')
    const formed = execFileSync('caddy', ['fmt', join(examples, 'Caddyfile')], { encoding: 'utf8' })
    expect(formed).toBe(read('Caddyfile'))
  })

  it.runIf(areThere('nginx', 'openssl'))('[REQ-HEALTH-11] are what nginx understands', () => {
    const file = writeNginx({ http: 4580, https: 4543, portal: 3000 })
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  })

  it.for([
    ['caddy', writeCaddy, ['run', '--adapter', 'caddyfile', '--config']],
    ['nginx', writeNginx, ['-g', 'daemon off;', '-c']],
  ] as const)(
    "[REQ-HEALTH-11] let %s show its page where no process answers, and pass the portal's own on",
    { timeout: 60_000 },
    async ([name, write, args], { skip }) => {
      skip(!areThere(name, 'openssl'))
      const home = join(folder, name)
      mkdirSync(home)
      const answers = await answersBehind(ports =>
        spawn(findProgram(name) ?? name, [...args, write(ports)], {
          stdio: 'ignore',
          env: { PATH: process.env.PATH, HOME: home, HOST_NAME: 'localhost', PORTALS: `127.0.0.1:${ports.portal}` },
        }),
      )
      const own = { status: 503, type: 'text/plain', body: 'the portal says so itself' }
      expect([answers.page, answers.call]).toEqual([own, own])
      const { pageAlone, callAlone } = answers
      expect(pageAlone.type).toBe('text/html; charset=utf-8')
      expect(pageAlone.body).toContain('Портал түр ажиллахгүй байна')
      for (const { status } of [pageAlone, callAlone]) expect([502, 503]).toContain(status)
      expect(callAlone.body).not.toContain('Портал')
    },
  )

  it('[REQ-HEALTH-11] show the same page where no process answers, in both languages', () => {
    const pages = ['Caddyfile', 'nginx.conf'].map(name => /<!doctype html>.*<\/html>/.exec(read(name))?.[0])
    expect(pages[0]).toContain('Портал түр ажиллахгүй байна')
    expect(pages[0]).toContain('<p lang="en">')
    expect(pages[1]).toBe(pages[0])
    expect(read('nginx.conf')).not.toMatch(/proxy_intercept_errors on|proxy_next_upstream[^;]*http_/)
  })
})
