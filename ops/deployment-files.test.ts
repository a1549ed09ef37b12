// The files for containers, Kubernetes and systemd speak of keys and addresses of the product; they must not drift apart.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '../apps/server/src/config.ts'
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
  'values.yaml': keysIn(read('helm/khyanalt/values.yaml'), '\nconfig:', '\nweb:', lineKey),
  'secrets in values.yaml': keysIn(read('helm/khyanalt/values.yaml'), 'generic khyanalt ', 'khyanalt-signing', wordKey),
  Containerfile: keysIn(read('Containerfile'), '\nENV ', '\nWORKDIR', wordKey),
}

describe('files for putting the portal into service', () => {
  it.each(Object.entries(files))('set only keys that the portal reads: %s', (_, keys) => {
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.filter(key => !(key in environmentSchema.shape))).toEqual([])
  })

  it('hold no secret: whatever is one is named, not written down', () => {
    const secret = /(PASSWORD|SECRET|TOKEN|SECRET_ACCESS_KEY): +(.+)$/gm
    const written = globSync('{compose.yaml,helm/**/*.yaml}', { cwd: import.meta.dirname }).flatMap(path =>
      [...read(path).matchAll(secret)]
        .filter(([, , value]) => !value?.startsWith('${'))
        .map(([line]) => `${path}: ${line}`),
    )
    expect(written).toEqual([])
  })

  it('give a process longer to end than it takes: 25 seconds after DRAIN_SECONDS', () => {
    const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(read('helm/khyanalt/values.yaml'))?.[1])
    for (const role of ['web', 'work']) {
      const grace = /terminationGracePeriodSeconds: (\d+)/.exec(read(`helm/khyanalt/templates/${role}.yaml`))?.[1]
      expect(Number(grace)).toBeGreaterThan(drain + 25)
    }
    const compose = read('compose.yaml')
    const drainThere = Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1])
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(drainThere + 25)
  })

  it('let the proxy ask each process that serves people, three times before one is gone', () => {
    const [compose, proxy] = [read('compose.yaml'), read('compose/Caddyfile')]
    const serving = [...compose.matchAll(/^ {2}(web-\d):/gm)].map(([, name]) => `${name}:3000`)
    expect(serving).toHaveLength(2)
    expect(proxy).toContain(`reverse_proxy ${serving.join(' ')} {`)
    expect(proxy).toContain('health_uri /readyz')
    const interval = Number(/health_interval (\d+)s/.exec(proxy)?.[1])
    expect(Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1])).toBeGreaterThanOrEqual(3 * interval)
  })

  it('lead pages on to https, and no call', () => {
    const plain = /^http:\/\/\{\$HOST_NAME\} \{\n([\s\S]*?)\n\}/m.exec(read('compose/Caddyfile'))?.[1] ?? ''
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
    expect(read('compose.yaml')).toContain('SMTP_URL: smtp://mail:587?ignoreTLS=true\n')
  })
})

describe('the image', () => {
  const root = join(import.meta.dirname, '..')
  const programs = ['bin/khyanalt', 'apps/server/src/cli/khyanalt.ts']
  const [, last = ''] = /\nFROM [^\n]+\nENV([\s\S]+)/.exec(read('Containerfile')) ?? []
  const copied = [...last.matchAll(/^COPY ([^-\s]\S+) /gm)].map(([, path]) => path ?? '')
  const left = read('../.dockerignore')
    .split('\n')
    .filter(line => line && !line.startsWith('!') && line !== '**')

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

  it('holds every file of the programs that are started in it, and no test', () => {
    const isHeld = (path: string): boolean =>
      copied.some(each => path === each || path.startsWith(`${each}/`)) &&
      !left.some(each => matchesGlob(path, each) || matchesGlob(path, `${each}/**`))
    const needed = filesOf(programs)
    expect(needed.size).toBeGreaterThan(500)
    expect([...needed].filter(([path]) => !isHeld(path)).map(([path, from]) => `${from} reads ${path}`)).toEqual([])
    expect(isHeld('apps/server/src/config.test.ts')).toBe(false)
    expect(isHeld('apps/server/test/outside-services.ts')).toBe(false)
  })
})
