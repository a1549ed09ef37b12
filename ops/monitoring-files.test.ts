// The files for Prometheus are read by its own judge, where it is installed (Debian's package prometheus).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { areThere } from '../apps/server/test/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-prometheus-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const promtool = (...args: readonly string[]) => spawnSync('promtool', args, { encoding: 'utf8', cwd: folder })

it.runIf(areThere('promtool'))(
  '[REQ-HEALTH-08] the scrape files lead Prometheus to the rules, and it takes both',
  () => {
    cpSync(join(import.meta.dirname, 'monitoring/alerts.yaml'), join(folder, 'alerts.yaml'))
    for (const place of ['monitoring', 'compose']) {
      cpSync(join(import.meta.dirname, place, 'prometheus.yaml'), join(folder, `${place}.yaml`))
      const { status, stdout, stderr } = promtool('check', 'config', `${place}.yaml`)
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/SUCCESS: 1 rule files found[\s\S]*SUCCESS: \d+ rules found/)
    }
  },
)
