// The files for containers, Kubernetes and systemd speak of keys and addresses of the product; they must not drift apart.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '../apps/server/src/config.ts'

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
  'khyanalt.service': keysIn(read('systemd/khyanalt.service'), 'Environment=', 'EnvironmentFile', wordKey),
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
})
