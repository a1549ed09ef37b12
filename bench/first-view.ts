// How soon a public page shows its largest part, against the same page saved as static HTML.
// Usage: npm run bench -- first-view [rounds]; writes bench/results/first-view.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { buildWeb } from '../scripts/web-build.ts'
import { startVictim } from './crash/victim.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms } from './measure/statistics.ts'

const [rounds = 7] = process.argv.slice(2).map(Number)
const port = 5293

// Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms there and back; and a processor four times slower.
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

const machine = describeMachine()
await buildWeb()
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-first-view-'))
const server = await startVictim({ dataDir: join(folder, 'var'), port })

type Asset = { readonly body: Buffer; readonly type: string; readonly packed: boolean }

/** The page as it came, without its scripts, and everything it names, served by nothing but a map. */
const savePage = async (path: string): Promise<{ origin: string; close: Server['close'] }> => {
  const page = (await (await fetch(server.origin + path)).text())
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  const names = [...page.matchAll(/(?:src|href)="(\/(?:assets|icons|covers)?\/?[^"?#]*\.\w+)"/g)].map(
    ([, name]) => name,
  )
  const assets = new Map<string, Asset>()
  for (const name of new Set(names)) {
    if (name === undefined) continue
    const reply = await fetch(server.origin + name)
    const bytes = Buffer.from(await reply.arrayBuffer())
    const type = reply.headers.get('content-type') ?? ''
    const packed = /text|svg|json/.test(type)
    assets.set(name, { body: packed ? gzipSync(bytes) : bytes, type, packed })
  }
  const html: Asset = { body: gzipSync(page), type: 'text/html; charset=utf-8', packed: true }
  const fixed = createServer((request, reply) => {
    const asset = request.url === path ? html : assets.get(request.url ?? '')
    if (!asset) {
      reply.writeHead(404).end()
      return
    }
    reply.writeHead(200, { 'content-type': asset.type, ...(asset.packed && { 'content-encoding': 'gzip' }) })
    reply.end(asset.body)
  })
  await new Promise<void>(resolve => fixed.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(fixed.address() as AddressInfo).port}`, close: fixed.close.bind(fixed) }
}

type Shown = { readonly lcp: number; readonly cls: number }

/** Collects what the browser tells of painting and moving; read by \`readShown\`. */
const watch = `
  globalThis.shown = { lcp: 0, cls: 0 };
  new PerformanceObserver(list => { for (const entry of list.getEntries()) shown.lcp = entry.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shown.cls += entry.value })
    .observe({ type: 'layout-shift', buffered: true });`

const measure = async (address: string): Promise<Shown> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page: Page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'mn-MN' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
    // Scripts that arrive after the page may still move something.
    await page.waitForTimeout(1500)
    return (await page.evaluate('shown')) as Shown
  } finally {
    await browser.close()
  }
}

/** The number of a demo certificate. */
const findCertificate = async (): Promise<string> => {
  const reply = (await (await fetch(`${server.origin}/api/certificates`)).json()) as {
    data: { data: { cs_id: string; request_category: string }[] }
  }
  return reply.data.data.find(row => row.request_category === 'INSPECTION')?.cs_id ?? ''
}

try {
  const pages = ['/', '/services', '/services/get/x-ray-licence', `/certificates/info/${await findCertificate()}`]
  const rows: string[] = []
  for (const path of pages) {
    const saved = await savePage(path)
    const portal: Shown[] = []
    const fixed: Shown[] = []
    // In turn, so that what else the machine does meets both alike; the first round warms.
    for (let round = 0; round <= rounds; round++) {
      const pair = [await measure(server.origin + path), await measure(saved.origin + path)] as const
      if (round > 0) {
        portal.push(pair[0])
        fixed.push(pair[1])
      }
    }
    saved.close()
    const lcp = (all: readonly Shown[]) => median(all.map(shown => shown.lcp))
    const name = path.startsWith('/certificates') ? '/certificates/info/{id}' : path
    const cls = Math.max(...portal.map(shown => shown.cls)).toFixed(3)
    rows.push(
      `| \`${name}\` | ${ms(lcp(portal))} | ${ms(lcp(fixed))} | ${(lcp(portal) / lcp(fixed)).toFixed(2)}× | ${cls} |`,
    )
    console.log(rows.at(-1))
  }
  const report = `# The first view of public pages

Method: Chromium at 360 × 740, slow 4G (1.6 Mbit/s, 150 ms) and a processor ${slowdown} times slower, a new browser for each view; the page of the portal, and the same page saved as HTML without scripts and served from memory with compression, in turn ${rounds} times after one round that warms. Largest contentful paint in milliseconds, medians; the largest sum of layout shifts of any round.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| goals | ratio 1.3, shifts 0.05 |

| page | portal | static HTML | ratio | shifts |
|---|---|---|---|---|
${rows.join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'results/first-view.md'), report)
} finally {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
}
