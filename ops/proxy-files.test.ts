// The examples for proxies are read by the proxies themselves, where they are installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { areThere } from '../apps/server/test/programs.ts'

const examples = join(import.meta.dirname, 'proxy')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-proxy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string): string => readFileSync(join(examples, name), 'utf8')

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
    const openssl = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    execFileSync('openssl', [...openssl, '-subj', '/CN=portal', '-keyout', 'key.pem', '-out', 'cert.pem'], {
      cwd: folder,
      stdio: 'pipe',
    })
    const site = read('nginx.conf')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
      // Whoever tries it need not be root.
      .replaceAll(
        /listen (\[::\]:)?(80|443)/g,
        (_, any: string | undefined, port: string) => `listen ${any ?? ''}45${port.slice(-2)}`,
      )
    writeFileSync(join(folder, 'site.conf'), site)
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      kind => `${kind}_temp_path ${folder}/${kind};`,
    )
    const main = `pid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp {\n${kinds.join('\n')}\naccess_log off;\ninclude ${folder}/site.conf;\n}\n`
    writeFileSync(join(folder, 'nginx.conf'), main)
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  })

  it("[REQ-HEALTH-11] show the same page where no process answers, in both languages, and pass the portal's own on", () => {
    const pages = ['Caddyfile', 'nginx.conf'].map(name => /<!doctype html>.*<\/html>/.exec(read(name))?.[0])
    expect(pages[0]).toContain('Портал түр ажиллахгүй байна')
    expect(pages[0]).toContain('<p lang="en">')
    expect(pages[1]).toBe(pages[0])
    expect(read('nginx.conf')).not.toMatch(/proxy_intercept_errors on|proxy_next_upstream[^;]*http_/)
  })
})
