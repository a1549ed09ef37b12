// The work of the night, done by hand as an operator does it, against the portal that the journey meets.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Lane } from '../lanes.ts'

const root = join(import.meta.dirname, '../..')

/** Runs one task as of a day of the agency; answers what the command prints. */
export const runNight = async ({ dataDir }: Lane, task: string, day: string): Promise<string> => {
  const script = join(root, 'apps/server/src/cli/khyanalt.ts')
  const work = spawn(process.execPath, [script, 'schedule', 'run', '--task', task, '--at', `${day}T02:00`], {
    cwd: root,
    // A demo, whatever the run of the journeys calls its own environment.
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development', DEMO: '1' },
  })
  let said = ''
  for (const stream of [work.stdout, work.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(work, 'close')
  expect(code, said).toBe(0)
  return said
}
