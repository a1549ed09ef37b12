// `npm run e2e`: the browser journeys alone; arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { sayMissing } from '../apps/server/test/programs.ts'
import { ensureChromium, ensurePrograms, otherBrowsers } from './system-programs.ts'

for (const name of await ensurePrograms(otherBrowsers)) console.error(sayMissing(name))
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() }
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exitCode = status ?? 1
