// How soon the screens behind the sign-in can be used on a slow phone, and how many files they take.
// Usage: npm run bench -- signed-in [rounds] [folder of another checkout to measure in turn]; writes bench/results/signed-in.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { xRayService } from '../apps/server/seeds/demo/answers.ts'
import { demoPassword, demoPeople, demoStaff } from '../apps/server/seeds/demo/people.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms } from './measure/statistics.ts'

const rounds = Number(process.argv[2] ?? 5)
const other = process.argv[3]
const port = 5295

// Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms there and back; and a processor four times slower.
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

type Signed = { readonly token: string; readonly user: object }
type Screen = { readonly name: string; readonly by: Signed; readonly path: string; readonly usable: string }
/** Milliseconds until the screen can be used, files of code, and the sum of shifts of its layout. */
type Shown = { readonly usable: number; readonly files: number; readonly cls: number }
type Portal = { readonly screens: readonly Screen[]; readonly origin: string; readonly close: () => Promise<void> }

/** Starts the portal of a checkout with its demo, and signs a client and an inspector in. */
const openPortal = async (checkout: string, at: number): Promise<Portal> => {
  const { buildWeb } = await import(join(checkout, 'scripts/web-build.ts'))
  await buildWeb()
  const { startVictim } = await import(join(checkout, 'bench/crash/victim.ts'))
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-signed-in-'))
  const server = await startVictim({ dataDir: join(folder, 'var'), port: at })
  const call = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as {
      readonly access_token: string
      readonly code: string
      readonly user: object
    }
  }
  const signIn = async (path: string, who: object): Promise<Signed> => {
    const { access_token: token } = await call(path, { ...who, password: demoPassword })
    return { token, user: (await call('/auth/me', {}, token)).user }
  }
  const citizen = await signIn('/auth/login', { register_number: demoPeople.citizen.register_number })
  const inspector = await signIn('/auth/portallogin', { email: demoStaff.inspector.login_email })
  const { code } = await call('/request/create', { type: 'NEW', ...xRayService }, citizen.token)
  return {
    origin: server.origin,
    screens: [
      { name: 'own page', by: citizen, path: '/dashboard', usable: 'main a[href^="/dashboard/"]' },
      {
        name: 'form',
        by: citizen,
        path: `/dashboard/services/request/${code}`,
        usable: 'main :is(input, select, textarea):enabled',
      },
      { name: 'queue', by: inspector, path: '/staff/requests', usable: 'main table tbody tr' },
    ],
    close: async () => {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Collects what the browser tells of moving, and when the screen can first be used. */
const watch = (usable: string) => `
  globalThis.shown = { usable: 0, cls: 0 };
  new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shown.cls += entry.value })
    .observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(${JSON.stringify(usable)})) shown.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();`

const measure = async (origin: string, { by, path, usable }: Screen): Promise<Shown> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'mn-MN' })
    // What signing in leaves behind.
    const kept = { 'khyanalt.token': by.token, 'khyanalt.user': JSON.stringify(by.user) }
    await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`)
    await page.addInitScript(watch(usable))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 120_000 })
    for (const end = Date.now() + 60_000; !(await page.evaluate('shown.usable')); await page.waitForTimeout(100)) {
      if (Date.now() > end) throw new Error(`${page.url()} cannot be used`)
    }
    // What arrives later may still move something.
    await page.waitForTimeout(1500)
    const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ name }) => name)`
    const names = (await page.evaluate(scripts)) as readonly string[]
    const shown = (await page.evaluate('shown')) as Omit<Shown, 'files'>
    return { ...shown, files: new Set(names).size }
  } finally {
    await browser.close()
  }
}

const machine = describeMachine()
const checkouts = [resolve(import.meta.dirname, '..'), ...(other ? [resolve(other)] : [])]
const portals: Portal[] = []
for (const [index, checkout] of checkouts.entries()) portals.push(await openPortal(checkout, port + index))
try {
  const rows: string[] = []
  for (const [at, { name }] of (portals[0]?.screens ?? []).entries()) {
    const shown = portals.map((): Shown[] => [])
    // In turn, so that what else the machine does meets all alike; the first round warms.
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { origin, screens }] of portals.entries()) {
        const screen = screens[at]
        if (!screen) continue
        const one = await measure(origin, screen)
        if (round > 0) shown[index]?.push(one)
      }
    }
    for (const [index, all] of shown.entries()) {
      const times = all.map(({ usable }) => usable)
      const spread = `${ms(Math.min(...times))}–${ms(Math.max(...times))}`
      const cls = Math.max(...all.map(each => each.cls)).toFixed(3)
      const who = index === 0 ? name : `${name}, before`
      rows.push(`| ${who} | ${ms(median(times))} | ${spread} | ${median(all.map(({ files }) => files))} | ${cls} |`)
      console.log(rows.at(-1))
    }
  }
  const report = `# Screens behind the sign-in on a slow phone

Method: Chromium at 360 × 740, slow 4G (1.6 Mbit/s, 150 ms) and a processor ${slowdown} times slower, HTTP/1.1, a new browser with an empty cache for each view, ${rounds} rounds after one that warms${other ? ', in turn with the release before' : ''}. Milliseconds from the press to the first link of the own page, the first field of a form that takes letters, the first row of the queue: median, least and most. Files of code until a second and a half later, and the largest sum of layout shifts of any round.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| goals | usable in 4500 ms, shifts 0.05 |

| screen | usable | spread | files | shifts |
|---|---|---|---|---|
${rows.join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'results/signed-in.md'), report)
} finally {
  for (const { close } of portals) await close()
}
