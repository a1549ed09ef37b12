// What operators see: one id from the reply to the job, measurements with few labels, traces at a collector.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { portalLogin } from '@khyanalt/contract/auth'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedRequest } from '../../test/builders.ts'
import { freePort } from '../../test/free-port.ts'
import { areThere } from '../../test/programs.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { release } from '../release.ts'

type Span = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
type Line = Readonly<Record<string, unknown>>

const spans: Span[] = []
const resources: unknown[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      resources.push(...resource.attributes)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

let test: TestApp
let metricsPort: number
const lines: Line[] = []
beforeAll(async () => {
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  metricsPort = await freePort()
  test = await openTestApp({
    work: true,
    listen: true,
    logTo: new Writable({
      write(chunk, _, done) {
        lines.push(
          ...String(chunk)
            .trim()
            .split('\n')
            .map(line => JSON.parse(line) as Line),
        )
        done()
      },
    }),
    environment: {
      LOG_LEVEL: 'info',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    },
  })
})
afterAll(async () => {
  await test.close()
  collector.close()
})

const ask = (path: string) => test.app.http.inject({ url: path })

describe('the log', () => {
  it('[REQ-HEALTH-03] tells when it was started what runs here, and which settings nobody made', async () => {
    const started = lines.find(line => line.msg === 'started')
    expect(lines.slice(0, lines.indexOf(started ?? {})).filter(line => line.msg === 'call')).toEqual([])
    expect(started).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      version: release.version,
      commit: release.commit,
      role: 'all',
      node: process.versions.node,
      postgresql: expect.stringMatching(/^\d+\.\d+/),
    })
    expect(started?.defaults).toContain('SMTP_URL')
    expect(started?.defaults).not.toContain('METRICS_PORT')
  })

  it('has one line for a call, with the id that the reply carries and the kind of caller, not the person', async () => {
    const reply = await test.app.http.inject({
      url: `/api${listMyRequests.path}?token=secret`,
      headers: { authorization: `Bearer ${await test.token('citizen')}` },
    })
    const id = reply.headers['x-request-id']
    const own = lines.filter(line => line.reqId === id)
    expect(own).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
        reqId: id,
        call: 'listMyRequests',
        status: 200,
        ms: expect.any(Number),
        caller: 'client',
        code: null,
        msg: 'call',
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it('names the code of a refusal, and a page without its address', async () => {
    await test.refused(null, portalLogin, { email: 'nobody@khyanalt.test', password: 'wrong password' })
    expect(lines.at(-1)).toMatchObject({ call: 'portalLogin', code: expect.any(String), caller: 'nobody' })
    await ask('/api/nothing/here/УБ85010112')
    expect(lines.at(-1)).toMatchObject({ call: 'other', status: 404 })
  })

  it('keeps the id of a call in the jobs that follow it', async () => {
    await approvedRequest(test, 'citizen')
    const approved = lines.find(line => line.call === 'approveRequest')
    const isItsJob = (line: Line) => line.job === 'render-certificate' && line.reqId === approved?.reqId
    await expect.poll(() => lines.some(isItsJob), { timeout: 20_000 }).toBe(true)
  })
})

describe('metrics', () => {
  it('stand on a port of their own and count calls, refusals, statements, jobs, documents and the pool', async () => {
    const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    const text = await reply.text()
    for (const part of [
      'khyanalt_call_seconds_count{name="approveRequest",outcome="success"} 1',
      'khyanalt_call_seconds_count{name="portalLogin",outcome="refused"} 1',
      'khyanalt_refusals_total{code=',
      'khyanalt_statement_seconds_bucket{le="0.005",verb="select",outcome="success"}',
      'khyanalt_job_seconds_count{name="render-certificate",outcome="success"} 1',
      'khyanalt_document_seconds_count{name="certificate",outcome="success"} 1',
      'khyanalt_store_seconds_count{name="write",outcome="success"}',
      'khyanalt_pool_connections{state="waiting"} 0',
      'khyanalt_jobs{name="nightly",state="given_up"} 0',
      'khyanalt_oldest_job_seconds{name="seal-journal"}',
      `khyanalt_build_info{version="${release.version}",commit=""} 1`,
      'khyanalt_ready 1',
      'khyanalt_sockets 0',
      'khyanalt_signing_key_ends_timestamp_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(text.includes(part), part).toBe(true)
    }
    expect(text).not.toMatch(/УБ85010112|khyanalt\.test|R\d{9}/)
    expect((await ask('/metrics')).body).not.toContain('khyanalt_call_seconds')
  })

  it('[REQ-HEALTH-05] name the release, and are named as Prometheus wants it: counters end in _total and nothing else does', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const types = Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type]) => ({ name, type }))
    expect(types.length).toBeGreaterThan(30)
    expect(text).toContain(`khyanalt_build_info{version="${release.version}",commit=`)
    expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
    // Prometheus' own judge, where it is installed, knows more of them.
    if (!areThere('promtool')) return
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})

describe('traces', () => {
  it('lead from a call over its statements to the job, and hold no values', async () => {
    const find = (name: string) => spans.find(span => span.name === name)
    // A job ends after what it makes, and its span may come with a later batch.
    const awaited = ['call approveRequest', 'document certificate', 'job render-certificate']
    await expect.poll(() => awaited.every(find), { timeout: 20_000 }).toBe(true)
    const call = find('call approveRequest')
    const job = spans.find(span => span.name === 'job render-certificate')
    expect(job).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId })
    expect(find('document certificate')).toMatchObject({ parentSpanId: job?.spanId })
    const statements = spans.filter(span => span.name === 'sql' && span.parentSpanId === call?.spanId)
    expect(statements.length).toBeGreaterThan(3)
    expect(JSON.stringify(spans)).not.toContain('Дорж')
    expect(resources).toContainEqual({ key: 'service.version', value: { stringValue: release.version } })
  })
})
