// The files for containers, Kubernetes and systemd speak of keys and addresses of the product; they must not drift apart.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema } from '../apps/server/src/settings/environment-schema.ts'
import { isReleased } from '../scripts/release/released-files.ts'
import { readImports } from '../scripts/source-imports.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Keys of the portal that a file sets: all between two of its lines. */
const keysIn = (text: string, from: string, to: string, pattern: RegExp): string[] => {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start + from.length)
  expect([start, end], `${from} … ${to}`).not.toContain(-1)
  return [...text.slice(start + from.length, end).matchAll(pattern)].map(([, key]) => key ?? '')
}

const lineKey = /^ +([A-Z][A-Z0-9_]+):/gm
const wordKey = /\b([A-Z][A-Z0-9_]+)=/g
const files: Readonly<Record<string, readonly string[]>> = {
  'compose.yaml': keysIn(read('compose.yaml'), 'x-settings:', '\nservices:', lineKey),
  'portal.example.env': [...read('compose/portal.example.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, key]) => key ?? '',
  ),
  'values.yaml': keysIn(read('helm/khyanalt/values.yaml'), '\nconfig:', '\nweb:', lineKey),
  'secrets in values.yaml': keysIn(read('helm/khyanalt/values.yaml'), 'generic khyanalt ', 'khyanalt-signing', wordKey),
  Containerfile: keysIn(read('Containerfile'), '\nENV ', '\n# TLS', wordKey),
}

type Service = {
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly logging?: { readonly options?: Readonly<Record<string, string>> }
  readonly profiles?: readonly string[]
  readonly ports?: readonly string[]
}
const services: Readonly<Record<string, Service>> = parse(read('compose.yaml'), { merge: true }).services

describe('files for putting the portal into service', () => {
  it.each(Object.entries(files))('set only keys that the portal reads: %s', (_, keys) => {
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.filter(key => !(key in environmentSchema.shape))).toEqual([])
  })

  it('hold no secret: whatever is one is named, not written down', () => {
    const secret = /(?:(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY): +|^[A-Z_]*(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY)=)(.+)$/gm
    const written = globSync('{compose.yaml,compose/*,helm/**/*.yaml}', { cwd: import.meta.dirname }).flatMap(path =>
      [...read(path).matchAll(secret)]
        .filter(([, value]) => !value?.startsWith('${'))
        .map(([line]) => `${path}: ${line}`),
    )
    expect(written).toEqual([])
  })

  it('give a process longer to end than it takes: 25 seconds after DRAIN_SECONDS', () => {
    const drain = Number(/^DRAIN_SECONDS=(\d+)/m.exec(read('compose/portal.example.env'))?.[1])
    expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(drain + 25)
  })

  it('[REQ-HEALTH-09] hand every key of the portal on in containers, but those that follow from the containers', () => {
    for (const name of ['web-1', 'web-2', 'work']) {
      const { env_file, environment } = services[name] ?? {}
      expect(env_file).toBe('compose/portal.env')
      // These win over the file, so each must be one that nobody has to choose.
      expect(Object.keys(environment ?? {}).sort()).toEqual(
        [
          ...['DATABASE_URL', 'METRICS_HOST', 'METRICS_PORT', 'PUBLIC_URL', 'ROLE', 'S3_ACCESS_KEY_ID', 'S3_BUCKET'],
          ...['S3_ENDPOINT', 'S3_REGION', 'S3_SECRET_ACCESS_KEY', 'TRUST_PROXY'],
        ].sort(),
      )
    }
    const given = files['portal.example.env'] ?? []
    expect(given.filter(key => files['compose.yaml']?.includes(key))).toEqual([])
  })

  it('[REQ-HEALTH-10] let no log of a container fill the disk', () => {
    expect(Object.keys(services).length).toBeGreaterThan(9)
    const unlimited = Object.entries(services).filter(([, { logging }]) => !logging?.options?.['max-size'])
    expect(unlimited.map(([name]) => name)).toEqual([])
  })

  it('[REQ-HEALTH-08] let Prometheus ask each process of the portal, at the port where its numbers are', () => {
    const asked = parse(read('compose/prometheus.yaml')).scrape_configs
    const portals = Object.keys(services).filter(name => services[name]?.env_file)
    const port = services.work?.environment?.METRICS_PORT
    expect(asked).toEqual([
      { job_name: 'khyanalt', static_configs: [{ targets: portals.map(name => `${name}:${port}`) }] },
    ])
    expect(parse(read('monitoring/prometheus.yaml')).scrape_configs[0].job_name).toBe('khyanalt')
    // No process is reached but through the proxy, and what is shown of the numbers is for this machine alone.
    expect(portals.map(name => services[name]?.ports)).toEqual([undefined, undefined, undefined])
    expect(read('proxy/Caddyfile')).not.toContain(String(port))
    for (const name of ['prometheus', 'grafana']) {
      expect(services[name]?.profiles).toEqual(['monitoring'])
      expect(services[name]?.ports?.every(each => each.startsWith('127.0.0.1:'))).toBe(true)
    }
  })

  it('let the proxy ask each process that serves people for itself, three times before one is gone', () => {
    const proxy = read('proxy/Caddyfile')
    const serving = Object.keys(services).filter(name => services[name]?.environment?.ROLE === 'web')
    expect(serving).toHaveLength(2)
    expect(services.proxy?.environment?.PORTALS).toBe(serving.map(name => `${name}:3000`).join(' '))
    expect(proxy).toContain('health_uri /readyz?exclude=database\n')
    const interval = Number(/health_interval (\d+)s/.exec(proxy)?.[1])
    const drain = Number(/^DRAIN_SECONDS=(\d+)/m.exec(read('compose/portal.example.env'))?.[1])
    expect(drain).toBeGreaterThanOrEqual(3 * interval)
  })

  it('lead pages on to https, and no call', () => {
    const plain = /^http:\/\/\{\$HOST_NAME\} \{\n([\s\S]*?)\n\}/m.exec(read('proxy/Caddyfile'))?.[1] ?? ''
    expect(plain).toContain('@pages not path /api /api/* /realtime /realtime/*')
    expect(plain).toContain('redir @pages https://')
    expect(plain.trim().split('\n').at(-1)?.trim()).toBe('respond "https only" 403')
  })

  it('name the release of every image that others make', () => {
    const images = [...read('compose.yaml').matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image ?? '')
    expect(images.length).toBeGreaterThan(5)
    expect(images.filter(image => !/:[\w$][^/]*$/.test(image) || image.endsWith(':latest'))).toEqual([])
  })

  it('believe an address only where a balancer tells it', () => {
    expect(files.Containerfile).not.toContain('TRUST_PROXY')
    for (const name of ['compose.yaml', 'values.yaml']) expect(files[name]).toContain('TRUST_PROXY')
  })

  it('hand mail to the relay beside the portal without the certificate that it made itself', () => {
    expect(read('compose/portal.example.env')).toContain('\nSMTP_URL=smtp://mail:587?ignoreTLS=true\n')
  })
})

describe('a release, and the image made of it', () => {
  const root = join(import.meta.dirname, '..')

  /** The files that a program reads when it starts, with the one that first asks for each. */
  const filesOf = (paths: readonly string[]): ReadonlyMap<string, string> => {
    const found = new Map(paths.map(path => [path, 'the documents']))
    for (const [path] of found) {
      if (!path.endsWith('.ts')) continue
      const imports = readImports(root, path, readFileSync(join(root, path), 'utf8'))
      for (const { target, typeOnly } of imports) {
        if (!typeOnly && !found.has(target) && existsSync(join(root, target))) found.set(target, path)
      }
    }
    return found
  }

  it('[REQ-RELEASE-02] holds every file of the programs that are started in it', () => {
    const workers = globSync('apps/server/src/**/*-worker.ts', { cwd: root })
    const commands = globSync('apps/server/src/cli/commands/*.ts', { cwd: root })
    expect(workers.length).toBeGreaterThan(2)
    const needed = filesOf(['bin/khyanalt', 'apps/server/src/cli/khyanalt.ts', ...workers, ...commands])
    expect(needed.size).toBeGreaterThan(500)
    // Folders of packages are no files of ours.
    const missing = [...needed].filter(([path]) => !path.startsWith('node_modules/') && !isReleased(path))
    expect(missing.map(([path, from]) => `${from} reads ${path}`)).toEqual([])
  })

  it('[REQ-RELEASE-02] is all that the image is built from', () => {
    expect(read('../.dockerignore')).toBe('**\n!out/khyanalt-*.tar.gz\n')
    expect(read('Containerfile')).toContain('sha256sum --quiet -c SHA256SUMS')
    expect(read('Containerfile')).toContain('CMD ["bin/khyanalt", "serve"]')
  })
})
