// The portal behind Caddy and nginx as ops/proxy sets them up: processes are replaced, killed and left without their
// database while people work. Usage: npm run ops -- proxy-drill; writes bench/results/proxy.md and ends with 1 when a
// promise is broken. Needs the Debian packages caddy, nginx and openssl.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { openSigner } from '../apps/server/src/modules/certificates/signing-key.ts'
import { openWindow } from '../apps/server/test/open-window.ts'
import { noAnswers } from '../bench/crash/client.ts'
import { signInAll, startLoad } from '../bench/crash/journey.ts'
import { openMailSink } from '../bench/crash/mail-sink.ts'
import { urlOf } from '../bench/crash/portal.ts'
import { countDoubles, findLosses } from '../bench/crash/verify.sql.ts'
import { runProgram } from '../scripts/run-program.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { waitForJobs } from './many-machines/judge.sql.ts'
import { watchCalls } from './many-machines/watch-calls.ts'
import { prepareProcess } from './proxy-drill/processes.ts'
import { makeCertificates, type RunningProxy, startCaddy, startNginx } from './proxy-drill/proxies.ts'
import { brokenPromises, type Look, type Outcome, type Result, report } from './proxy-drill/report.ts'

const isThere = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program))
      return true
    } catch {
      return false
    }
  })
const missing = ['caddy', 'nginx', 'openssl'].filter(program => !isThere(program))
if (missing.length > 0) {
  console.error(`Install what is missing: apt-get install ${missing.join(' ')}`)
  process.exit(2)
}

const parallel = 3
// Caddy asks every second and is told of it three times.
const drainSeconds = 3
const place = { http: 4580, https: 4543, portals: [4501, 4502] }
const storePort = 4590
const origin = `https://localhost:${place.https}`
const databaseSays = 'Холбогдох систем хариу өгөхгүй байна'
const proxySays = 'Портал түр ажиллахгүй байна'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-proxy-'))
// The account of the database walks through it.
chmodSync(folder, 0o755)
const begun = Date.now()
const say = (sentence: string): void =>
  console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${sentence}`)

setDefaultCACertificates([...getCACertificates('default'), makeCertificates(folder)])
await buildWeb()
await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
const storeProcess = join(import.meta.dirname, '../apps/server/test/store-process.ts')
const store = spawn(process.execPath, [storeProcess, join(folder, 's3'), String(storePort)], { stdio: 'ignore' })
const mail = await openMailSink()
let database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const shared = {
  NODE_ENV: 'production',
  // The journeys need people who can sign in.
  DEMO: '1',
  HOST: '127.0.0.1',
  PUBLIC_URL: origin,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'info',
  DRAIN_SECONDS: String(drainSeconds),
  RATE_LIMIT: '1000000',
  WORK_LIMIT: '1000000',
  DATABASE_URL: urlOf(database.address),
  // Each process has a folder of its own, so what they share lies elsewhere.
  SECRET: randomBytes(32).toString('base64url'),
  SIGNING_KEY_FILE: join(folder, 'keys/signing.pem'),
  S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
  S3_BUCKET: 'papers',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  SMTP_URL: mail.url,
}
const webs = place.portals.map((port, index) =>
  prepareProcess(`web-${index + 1}`, port, folder, { ...shared, ROLE: 'web' }),
)
const work = prepareProcess('work', 4503, folder, { ...shared, ROLE: 'work' })
const all = [...webs, work]
const [first, second] = webs
if (!first || !second) throw new Error('Two processes answer people')

/** Asks one page as a browser that was sent here would, past the count of calls. */
const look = (address: string): Promise<{ status: number; text: string; ms: number }> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const asked = (address.startsWith('https:') ? request : requestPlain)(address, { agent: false }, reply => {
      let text = ''
      reply.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, ms: performance.now() - from }))
    })
    asked.on('error', reject).end()
  })

const slowestOf = (seen: readonly { readonly ms: number }[]): number => Math.max(...seen.map(({ ms }) => ms))

/**
 * Asks the pages through the proxy, and one of the processes for the same, so that a busy machine is not taken for a slow
 * proxy.
 */
const lookAt = async (title: string, paths: readonly string[], says: string, patienceMs: number): Promise<Look> => {
  const seen = await Promise.all(paths.map(path => look(`${origin}${path}`)))
  const direct = await Promise.all(paths.map(path => look(`http://127.0.0.1:${place.portals[1]}${path}`))).catch(
    () => [],
  )
  const pages = seen.filter(({ status, text }) => status >= 502 && status <= 503 && text.includes(says))
  const smallest = Math.min(...seen.map(({ text }) => Buffer.byteLength(text)))
  const statuses = [...new Set(seen.map(({ status }) => status))].join(', ')
  const beside = direct.length === 0 ? '' : `; asked beside the proxy ${slowestOf(direct).toFixed(0)} ms`
  return {
    title,
    saw: `${pages.length} of ${paths.length} pages say “${says}”; status ${statuses}, at least ${smallest} bytes, the slowest after ${slowestOf(seen).toFixed(0)} ms${beside}`,
    isRight:
      pages.length === paths.length && slowestOf(seen) < patienceMs + (direct.length === 0 ? 0 : slowestOf(direct)),
  }
}

const calls = watchCalls(origin)
const told: Awaited<ReturnType<ReturnType<typeof startLoad>['end']>>[number][] = []

/** Everything that may happen, behind one proxy; the processes that answer people are started and ended here. */
const tryProxy = async (start: (place: Parameters<typeof startCaddy>[0]) => Promise<RunningProxy>): Promise<Result> => {
  for (const process of webs) process.start()
  await Promise.all(all.map(process => process.ready()))
  const proxy = await start({ ...place, folder })
  const { takeOut } = proxy
  say(`${proxy.name} ${proxy.version} listens`)
  const outcomes: Outcome[] = []
  const looks: Look[] = []

  const plain = async (path: string) => {
    const { status, headers } = await fetch(`http://localhost:${place.http}${path}`, { redirect: 'manual' })
    return `${status} ${headers.get('location') ?? ''}`.trim()
  }
  const [page, call] = [await plain('/services?x=1'), await plain('/api/getcategories')]
  const leads = /^30[18] https:\/\/localhost(:\d+)?\/services\?x=1$/.test(page) && call === '403'
  looks.push({ title: 'without https: a page, a call', saw: `${page}; ${call}`, isRight: leads })
  const upload = await fetch(`${origin}/api/uploadfile`, { method: 'POST', body: Buffer.alloc(32_000_000) }).then(
    reply => String(reply.status),
    () => 'the connection was closed',
  )
  looks.push({
    title: 'a body of 32 MB',
    saw: upload,
    isRight: upload !== '200' && (await look(`${origin}/`)).status === 200,
  })

  const tokens = await signInAll(origin)
  const windows = tokens.applicants.slice(0, 2).map(token => openWindow(origin, token))
  const load = startLoad(origin, tokens, noAnswers(), parallel)
  const happen = async (
    title: string,
    promise: Pick<Outcome, 'mayFail' | 'within'>,
    strike: () => Promise<string>,
  ): Promise<void> => {
    await pause(2000)
    const from = Date.now()
    const note = await strike()
    await quiet(from)
    const met = calls.between(from, Date.now())
    const back = from + met.recoveredAfter
    const heard = await heardAfter(back)
    outcomes.push({
      title,
      ...promise,
      met,
      note: [note, `sockets heard news ${heard} ms after`].filter(Boolean).join('; '),
    })
    say(`${proxy.name}: ${title}: ${met.failed} calls failed, the last after ${met.recoveredAfter} ms; ${note}`)
  }
  /** Resolves when writes were acknowledged and nothing failed for three seconds. */
  const quiet = async (from: number): Promise<void> => {
    for (const until = Date.now() + 90_000; Date.now() < until; await pause(200)) {
      const now = Date.now()
      if (now - from < 3000) continue
      const { failed, acknowledged } = calls.between(now - 3000, now)
      if (failed === 0 && acknowledged > 0) return
    }
    throw new Error('Calls fail for a minute and a half')
  }
  const heardAfter = async (moment: number): Promise<number> => {
    for (let tries = 0; tries < 600; tries++) {
      const firsts = windows.map(({ heard }) => heard.find(at => at > moment) ?? Number.POSITIVE_INFINITY)
      if (Math.max(...firsts) < Number.POSITIVE_INFINITY) return Math.max(...firsts) - moment
      await pause(100)
    }
    throw new Error('A window heard nothing for a minute')
  }
  const replace = async (process: typeof first): Promise<string> => {
    const ended = await process.end()
    process.start()
    return `${process.name} ended in ${ended} ms, ready again after ${await process.ready()} ms`
  }

  for (const process of webs) {
    // nginx learns that a process is gone by a call that it refuses.
    const promise = takeOut ? { mayFail: 5, within: 30_000 } : { mayFail: 0, within: 0 }
    await happen(`${process.name} replaced (SIGTERM)`, promise, () => replace(process))
  }
  if (takeOut) {
    for (const process of webs.slice(0, 1)) {
      await happen(`${process.name} taken out first, then replaced`, { mayFail: 0, within: 0 }, async () => {
        await takeOut(process.port)
        const note = await replace(process)
        await takeOut(null)
        return note
      })
    }
  }
  await happen('web-1 killed (SIGKILL)', { mayFail: null, within: 5000 }, async () => {
    await first.kill()
    await pause(2000)
    first.start()
    return `ready again after ${await first.ready()} ms`
  })
  await happen('the database stopped for ten seconds', { mayFail: null, within: 25_000 }, async () => {
    await database.stop()
    await pause(1000)
    const paths = ['/', '/services', '/certificates', '/posts', '/contact', '/nowhere-at-all']
    looks.push(await lookAt('the database is stopped', paths.slice(0, 4), databaseSays, 1500))
    await pause(8000)
    looks.push(await lookAt('the database is stopped for nine seconds', paths.slice(0, 4), databaseSays, 1500))
    const from = Date.now()
    database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
    return `it took ${Date.now() - from} ms to start`
  })
  await happen(
    'the database stopped, and a process replaced meanwhile',
    { mayFail: null, within: 40_000 },
    async () => {
      await database.stop()
      const ended = first.end()
      await pause(drainSeconds * 1000 + 2000)
      looks.push(
        await lookAt('the database is stopped and one process is gone', ['/', '/services'], databaseSays, 1500),
      )
      database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
      await ended
      first.start()
      return `ready again after ${await first.ready()} ms`
    },
  )
  told.push(...(await load.end()))
  for (const window of windows) window.close()
  await Promise.all(webs.map(process => process.kill()))
  await pause(3000)
  looks.push(await lookAt('no process runs', ['/', '/services'], proxySays, 20_000))
  await proxy.stop()
  return { proxy: `${proxy.name} ${proxy.version}`, outcomes, looks }
}

let failed = true
try {
  work.start()
  const results = [await tryProxy(startCaddy), await tryProxy(startNginx)]
  const { unfinished, givenUp } = await waitForJobs(database.address, 120)
  const doubled = Object.entries(await countDoubles(database.address, mail.taken))
  const losses = [
    ...(await findLosses(database.address, told)),
    ...doubled.flatMap(([name, count]) => (count === 0 ? [] : [`${count} doubled ${name}`])),
    ...(unfinished + givenUp > 0 ? [`${unfinished} jobs never ended, ${givenUp} were given up`] : []),
  ]
  const page = report(results, { parallel, drainSeconds, losses, journeys: told.length })
  console.log(page)
  const resultFile = join(import.meta.dirname, '../bench/results/proxy.md')
  writeFileSync(resultFile, page)
  await runProgram('biome', ['format', '--write', resultFile])
  failed = brokenPromises(results, losses).length > 0
} finally {
  await Promise.all(all.map(process => process.kill()))
  await database.stop()
  await mail.close()
  store.kill()
  if (failed) console.error(`What the processes said is kept in ${folder}.`)
  else rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
