// Alerts fire when they should, by Prometheus' own tool; `apt-get install prometheus` brings it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areThere } from '../apps/server/test/programs.ts'

it.runIf(areThere('promtool'))(
  '[REQ-BACKUP-06] [REQ-DRILL-10] the alerts on backups fire when they should, and not before',
  () => {
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('promtool', args, {
        cwd: join(import.meta.dirname, 'monitoring'),
        encoding: 'utf8',
      })
      return { status, said: `${stdout}${stderr}` }
    }
    expect(run('check', 'rules', 'alerts.yaml')).toMatchObject({ status: 0 })
    const { status, said } = run('test', 'rules', 'alerts-test.yaml')
    expect(status, said).toBe(0)
  },
)
