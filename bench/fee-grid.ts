// How soon a key in the tables of a fee report is seen: three months, every column, in the portal as people use it.
// Usage: npm run bench -- fee-grid [rounds]; writes bench/results/fee-grid.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, demoPeople } from '../apps/server/seeds/demo/people.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { startVictim } from './crash/victim.ts'
import { describeMachine, today } from './measure/machine.ts'
import { ms, quantile } from './measure/statistics.ts'

const [rounds = 1] = process.argv.slice(2).map(Number)
const port = 5294
const slowdown = 4
const goal = 50
const numberColumns = 7
const months = 3

/** Times each key from its time stamp to the first task after the frame that shows it. */
const watch = `
  globalThis.keys = [];
  document.addEventListener('keydown', event => event.key !== 'Control' && requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => keys.push({ key: event.key, took: performance.now() - event.timeStamp });
    port2.postMessage(0);
  }), { capture: true });`

type Key = { readonly key: string; readonly took: number }
type Act = 'first' | 'further' | 'enter' | 'arrow' | 'undo'
const acts = {
  first: 'first digit of a cell, which opens it',
  further: 'further digits, with the total live',
  enter: 'Enter, which keeps the number and goes down',
  arrow: 'an arrow',
  undo: 'undo of a number',
} as const satisfies Record<Act, string>

const times: Record<Act, number[]> = { first: [], further: [], enter: [], arrow: [], undo: [] }

const machine = describeMachine()
await buildWeb()
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-fee-grid-'))
const server = await startVictim({ dataDir: join(folder, 'var'), port })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Presses a key as a person does: the next one comes after this one was seen. */
const press = async (page: Page, act: Act, key: string) => {
  const count = async () => (await page.evaluate('keys.length')) as number
  const before = await count()
  await page.keyboard.press(key)
  // The page's policy forbids the scripts that waiting for a condition would bring.
  while ((await count()) === before) await page.waitForTimeout(5)
  times[act].push(((await page.evaluate('keys.at(-1)')) as Key).took)
  await page.waitForTimeout(30)
}

/** Opens the draft that the demo keeps for the mine. */
const openDraft = async (page: Page) => {
  await page.goto(`${server.origin}/logindatacom/`, { waitUntil: 'networkidle' })
  const [number, password] = [page.locator('main input').first(), page.locator('main input[type=password]')]
  await number.fill(demoPeople.mineMember.register_number)
  await password.fill(demoPassword)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(address => !address.pathname.includes('logindatacom'))
  await page.goto(`${server.origin}/dashboard/amnat`)
  await page.locator('a[href*="/request/edit/"]').first().click()
  await page.locator('[role=grid]').first().waitFor()
  // What arrives lazily belongs to opening, not to typing.
  await page.waitForTimeout(2000)
}

try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'mn-MN' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await openDraft(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // The first round warms.
  for (let round = 0; round <= rounds; round++) {
    for (const table of [0, 1]) {
      for (let column = 2; column < 2 + numberColumns; column++) {
        const cell = page.locator('[role=grid]').nth(table).locator(`[data-row="0"][data-column="${column}"]`)
        await cell.click()
        for (let month = 0; month < months; month++) {
          await press(page, 'first', String(1 + ((column + month + round) % 9)))
          for (const digit of ['2', '.', '5']) await press(page, 'further', digit)
          await press(page, 'enter', 'Enter')
        }
        await press(page, 'arrow', 'ArrowUp')
        await press(page, 'undo', 'Control+z')
      }
    }
    if (round === 0) for (const act of Object.keys(times) as Act[]) times[act].length = 0
  }
  const line = (name: string, all: readonly number[]) =>
    `| ${name} | ${all.length} | ${ms(quantile(all, 0.5))} | ${ms(quantile(all, 0.95))} |`
  const report = `# Typing into a fee report

Method: the portal with its demo data, a draft of ${months} months by ${numberColumns} columns of numbers in both tables, kept in journal and on the server while it is typed; Chromium at 1440 × 900 and a processor ${slowdown} times slower; every number typed anew ${rounds === 1 ? 'once' : `${rounds} times`} after a round that warms. Milliseconds from the time stamp of a key to the first task after the frame that shows it.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| goal | p95 ${goal} ms |

| act | keys | p50 | p95 |
|---|---|---|---|
${(Object.keys(acts) as Act[]).map(act => line(acts[act], times[act])).join('\n')}
${line('all', Object.values(times).flat())}
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/fee-grid.md'), report)
} finally {
  await browser.close()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
}
