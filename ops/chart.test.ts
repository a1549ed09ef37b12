// The chart for Kubernetes is rendered by Helm itself and held against the schemas of Kubernetes.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { environmentSchema } from '../apps/server/src/settings/environment-schema.ts'
import { areThere, findProgram } from '../apps/server/test/programs.ts'

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } }
type Container = {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
}
type Pod = { readonly terminationGracePeriodSeconds: number; readonly containers: readonly [Container] }
type Thing = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly labels: Readonly<Record<string, string>> }
  readonly data: Readonly<Record<string, string>>
  readonly spec: {
    readonly template: { readonly spec: Pod }
    readonly selector: Readonly<Record<string, string>>
    readonly ingress: readonly {
      readonly from: readonly object[]
      readonly ports: readonly { readonly port: string }[]
    }[]
    readonly jobLabel: string
  }
}

const helm = findProgram('helm')
const chart = join(import.meta.dirname, 'helm/khyanalt')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-chart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: readonly string[]): string =>
  execFileSync(helm ?? '', args, { encoding: 'utf8', stdio: 'pipe', env: { HOME: folder } })

/** What the chart makes of these values beside its own. */
const render = (values: object = {}): Thing[] => {
  const file = join(folder, 'values.json')
  writeFileSync(file, JSON.stringify(values))
  return parseAllDocuments(run('template', 'portal', chart, '--values', file))
    .map(document => document.toJS())
    .filter(thing => thing !== null)
}

const everything = {
  metrics: { serviceMonitor: { enabled: true, labels: { release: 'prometheus' } }, alerts: { enabled: true } },
  image: { pullSecrets: ['registry'] },
}
const pick = (things: readonly Thing[], kind: string, name: string): Thing => {
  const found = things.find(thing => thing.kind === kind && thing.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name}`)
  return found
}

/** What the schema of its kind says against a thing, or null. */
const findFault = async (thing: Thing): Promise<string | null> => {
  const { apiVersion, kind } = thing
  const home = apiVersion.startsWith('monitoring.coreos.com/')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models'
  const model = await import(`${home}/${apiVersion}/${kind}`)
  try {
    new model[kind](thing).validate()
    return null
  } catch (error) {
    return `${kind} ${thing.metadata.name}: ${(error as Error).message}`
  }
}

describe.runIf(areThere('helm'))('the chart', () => {
  it('[REQ-HEALTH-07] is clean to Helm, and every thing that it makes fits its schema, however much is switched on', async () => {
    expect(run('lint', '--strict', chart)).toContain('0 chart(s) failed')
    for (const values of [{}, everything, { networkPolicy: { enabled: false }, metrics: { enabled: false } }]) {
      const things = render(values)
      expect(things.length).toBeGreaterThan(7)
      expect((await Promise.all(things.map(findFault))).filter(fault => fault !== null)).toEqual([])
    }
    expect(await findFault({ ...pick(render(), 'Deployment', 'portal-web'), spec: {} as Thing['spec'] })).toContain(
      'selector',
    )
  }, 120_000)

  it('asks the processes as a proxy does: people are sent while a page can be shown', () => {
    for (const role of ['web', 'work']) {
      const { startupProbe, readinessProbe, livenessProbe } = pick(render(), 'Deployment', `portal-${role}`).spec
        .template.spec.containers[0]
      expect(startupProbe.httpGet).toEqual({ path: '/readyz?exclude=database', port: 'http' })
      expect(readinessProbe.httpGet).toEqual({ path: '/readyz?exclude=database', port: 'http' })
      expect(livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' })
    }
  })

  it('[REQ-HEALTH-08] shows the numbers of all processes to Prometheus alone, under the name that the alerts know', () => {
    const metrics = { ...everything.metrics, namespace: 'watchers' }
    const things = render({ ...everything, metrics, networkPolicy: { ingressNamespace: 'door' } })
    const label = 'app.kubernetes.io/name'
    const service = pick(things, 'Service', 'portal-metrics')
    expect(pick(things, 'ServiceMonitor', 'portal').spec.jobLabel).toBe(label)
    expect(service.metadata.labels[label]).toBe('khyanalt')
    expect(service.spec.selector).not.toHaveProperty('app.kubernetes.io/component')
    for (const role of ['web', 'work']) {
      const { env, ports } = pick(things, 'Deployment', `portal-${role}`).spec.template.spec.containers[0]
      const port = ports.find(({ name }) => name === 'metrics')?.containerPort
      expect(env).toContainEqual({ name: 'METRICS_PORT', value: String(port) })
      expect(env).toContainEqual({ name: 'METRICS_HOST', value: '0.0.0.0' })
    }
    const from = (namespace: string) => [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } },
    ]
    expect(pick(things, 'NetworkPolicy', 'portal').spec.ingress).toEqual([
      { from: from('door'), ports: [{ port: 'http' }] },
      { from: from('watchers'), ports: [{ port: 'metrics' }] },
    ])
    const alerts = parse(readFileSync(join(import.meta.dirname, 'monitoring/alerts.yaml'), 'utf8'))
    expect(pick(things, 'PrometheusRule', 'portal').spec).toEqual(alerts)
  })

  it('[REQ-HEALTH-09] hands on every key of the portal, and none that would reach it as another number', () => {
    const config = Object.fromEntries(Object.keys(environmentSchema.shape).map(key => [key, '100000000000']))
    expect(pick(render({ config: { ...config, DRAIN_SECONDS: '5' } }), 'ConfigMap', 'portal').data).toMatchObject({
      ...config,
      DRAIN_SECONDS: '5',
    })
    expect(() => render({ config: { PAYMENT_ACCOUNT: 100_000_000_000 } })).toThrow('write it between quotes')
  })

  it('gives a process longer to end than it takes: 25 seconds after DRAIN_SECONDS, however many those are', () => {
    for (const drain of [5, 120]) {
      const things = render({ config: { DRAIN_SECONDS: String(drain) } })
      for (const role of ['web', 'work']) {
        const { terminationGracePeriodSeconds } = pick(things, 'Deployment', `portal-${role}`).spec.template.spec
        expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 25)
      }
    }
  })
})
