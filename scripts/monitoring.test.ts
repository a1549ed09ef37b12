// Alerts and dashboard speak only of what is measured, and every alert leads to its part of the runbook.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@khyanalt/contract/calls'
import { errorCodes } from '@khyanalt/domain/error-codes'
import { expect, it } from 'vitest'
import { names as jobs } from '../apps/server/src/jobs/jobs.ts'
import { openMetrics } from '../apps/server/src/observe/metrics.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const alerts = read('ops/monitoring/alerts.yaml')
const dashboard = read('ops/monitoring/grafana-dashboard.json')
const runbook = read('docs/runbook.md')

it('alerts and dashboard name only metrics that exist', async () => {
  const metrics = await openMetrics()
  metrics.watch({
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    countSockets: () => 0,
    countJobs: async () => [],
    signingKeyEnds: new Date(),
    freeBytes: async () => 0,
    isReady: async () => true,
    lastBackups: async () => ({ last: null, before: null, verifiedAt: null }),
  })
  const port = await metrics.listen(0, '127.0.0.1')
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await metrics.close()
  const existing = new Set(Array.from(told.matchAll(/^# TYPE (\S+)/gm), match => match[1]))
  const named = `${alerts}${dashboard}${runbook}`.match(/\b(?:khyanalt|nodejs|process)_[a-z0-9_]+_?[a-z]+\b/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  for (const name of named) expect(existing, name).toContain(name.replace(/_(bucket|count|sum)$/, ''))
})

it('alerts name only codes, calls and jobs that exist', () => {
  for (const [, codes = ''] of alerts.matchAll(/\bcode=~?"([^"]+)"/g)) {
    for (const code of codes.split('|')) expect(Object.keys(errorCodes)).toContain(code)
  }
  for (const [, name] of alerts.matchAll(/_call_seconds\w*\{[^}]*name="([^"]+)"/g)) {
    expect(calls.map(call => call.name)).toContain(name)
  }
  expect(jobs.filter(name => name.startsWith('send-')).length).toBeGreaterThan(0)
})

it('each alert leads to a part of the runbook that names it', () => {
  const parts = runbook.split(/^## /m).map(part => {
    const [title = ''] = part.split('\n')
    return {
      text: part,
      anchor: title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    }
  })
  const rules = Array.from(alerts.matchAll(/alert: (\w+)[\s\S]*?runbook: docs\/runbook\.md#(\S+)/g))
  expect(rules.length).toBe(alerts.split('alert: ').length - 1)
  for (const [, alert = '', anchor] of rules) {
    expect(parts.find(part => part.anchor === anchor)?.text, `${alert} at #${anchor}`).toContain(`\`${alert}\``)
  }
})
