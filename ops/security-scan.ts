// Lets known scanners loose on a started portal with demo data, signed out and signed in: wapiti over pages and calls,
// sqlmap over the calls that search, ffuf over addresses that nobody should find, whatweb for what the portal gives away.
// Usage: npm run ops -- security-scan [folder of reports]; needs `apt-get install wapiti sqlmap ffuf dirb whatweb`.
// Takes some ten minutes; exits 1 when a scanner found something.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword, demoPeople, demoStaff } from '../apps/server/seeds/demo/people.ts'
import { buildWeb } from '../scripts/web-build.ts'

const root = join(import.meta.dirname, '..')
const reports = resolve(process.argv[2] ?? join(root, 'var/security-scan'))
const port = Number(process.env.PORT ?? 5299)
const portal = `http://localhost:${port}`
const wordList = '/usr/share/dirb/wordlists/common.txt'

const missing = ['wapiti', 'sqlmap', 'ffuf', 'whatweb'].filter(name => spawnSync('which', [name]).status !== 0)
if (missing.length > 0 || !existsSync(wordList)) {
  console.error(`Not installed: ${missing.join(', ') || 'dirb'}. apt-get install wapiti sqlmap ffuf dirb whatweb`)
  process.exit(1)
}

/** Calls that turn what people type into a question to the database, each with a parameter of every kind it takes. */
const questions = {
  public: [
    '/api/search?q=test&results=5',
    '/api/certificates?page=1&results=10&sender=test&cert_number=08&category=1&organization=1&status=10',
    '/api/posts?page=1&pagesize=5&kind=guide&search=test',
    '/api/getform/x-ray-licence',
    '/api/getformlist?serviceid=1',
  ],
  citizen: [
    '/api/dashboard/myrequest?page=1&results=10&reqnumber=R26&status=0&sortField=created_at&sortOrder=descend',
    '/api/profile/workers?search=test&ids=1&types=1',
    '/api/invoices/getinvoice?id=N260000001',
    '/api/getserviceform?id=R260000001',
  ],
  inspector: ['/api/staff/requests?reqnumber=R26&status=0&category=1&organization=1&sortField=submitted_at'],
  admin: [
    '/api/staff/people?kind=client&search=test&role=ADMIN&state=active',
    '/api/staff/audit?person=test&noun=session&thing=x&act=sign_in',
    '/api/staff/companies?search=test',
    '/api/staff/registers?register=radioactive&serial=x&owner=x&aimag=11',
    '/api/staff/words?key=x&search=test',
  ],
} as const

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-scan-'))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const start = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/cli/khyanalt.ts'), 'serve'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: portal,
      RATE_LIMIT: '10000000',
      WORK_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    },
  })
  for (let second = 0; second < 120; second++) {
    const reply = await fetch(`${portal}/healthz`).catch(() => null)
    if (reply?.ok) return child
    await pause(1000)
  }
  throw new Error('The portal did not start')
}

const signIn = async (path: string, payload: object): Promise<string> => {
  const reply = await fetch(`${portal}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Runs a scanner to its end; what it writes is kept as its report. */
const run = async (name: string, program: string, args: readonly string[]): Promise<string> => {
  const from = Date.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: folder } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  await once(child, 'close')
  writeFileSync(join(reports, `${name}.txt`), text)
  console.log(`${name}: ${Math.round((Date.now() - from) / 1000)} s`)
  return text
}

/** Findings that are as they should be, each with its reason. */
const explained: readonly string[] = [
  // Papers are shown by the browser's own viewer, from the own origin.
  'CSP "object-src" value is not safe',
  // Set to 0, as browsers' makers ask: what it once switched on did harm.
  'X-XSS-Protection is not set',
  // Sent where PUBLIC_URL is https; the scan speaks http.
  'Strict-Transport-Security is not set',
]

const wapiti = async (name: string, urls: readonly string[], token: string | null): Promise<number> => {
  const path = join(reports, `${name}.json`)
  await run(name, 'wapiti', [
    ...['-u', `${portal}/`, ...urls.flatMap(url => ['-s', portal + url])],
    ...(token ? ['-H', `Authorization: Bearer ${token}`] : []),
    ...['--scope', 'domain', '--max-scan-time', '180', '--max-attack-time', '20', '--flush-session', '-t', '10'],
    ...['-m', 'common,crlf,csrf,methods,xxe,backup', '-f', 'json', '-o', path, '--no-bugreport'],
  ])
  const { vulnerabilities } = JSON.parse(readFileSync(path, 'utf8')) as {
    vulnerabilities: Record<string, readonly { readonly info: string }[]>
  }
  const found = Object.values(vulnerabilities)
    .flat()
    .filter(({ info }) => !explained.some(text => info.includes(text)))
  for (const { info } of found) console.log(`  ${info}`)
  return found.length
}

const sqlmap = async (name: string, urls: readonly string[], token: string | null): Promise<number> => {
  const list = join(folder, `${name}.list`)
  writeFileSync(list, urls.map(url => portal + url).join('\n'))
  const text = await run(name, 'sqlmap', [
    ...[
      '-m',
      list,
      '--batch',
      '--level',
      '1',
      '--risk',
      '2',
      '--dbms',
      'PostgreSQL',
      '--threads',
      '4',
      '--flush-session',
    ],
    ...['--technique', 'BEUQ', '--disable-coloring', '--output-dir', join(folder, 'sqlmap')],
    ...(token ? ['--headers', `Authorization: Bearer ${token}`] : []),
  ])
  return text.match(/is vulnerable|sqlmap identified the following injection/g)?.length ?? 0
}

const faults: Record<string, number> = {}
let child: ChildProcess | null = null
try {
  await buildWeb()
  child = await start()
  const tokens = {
    public: null,
    citizen: await signIn('login', { register_number: demoPeople.citizen.register_number, password: demoPassword }),
    inspector: await signIn('portallogin', { email: demoStaff.inspector.login_email, password: demoPassword }),
    admin: await signIn('portallogin', { email: demoStaff.admin.login_email, password: demoPassword }),
  }
  await run('whatweb', 'whatweb', ['-a', '3', '--color=never', portal])
  const found = await run('ffuf', 'ffuf', [
    '-w',
    wordList,
    '-u',
    `${portal}/FUZZ`,
    '-mc',
    '200,500-599',
    '-t',
    '10',
    '-s',
  ])
  faults['ffuf: addresses that open'] = found
    .split('\n')
    .filter(line => /^\.|config|backup|\.(env|git|sql)/.test(line)).length
  faults['wapiti, signed out'] = await wapiti('wapiti-signed-out', questions.public, null)
  faults['wapiti, citizen'] = await wapiti('wapiti-citizen', questions.citizen, tokens.citizen)
  faults['wapiti, administrator'] = await wapiti('wapiti-admin', questions.admin, tokens.admin)
  for (const who of ['public', 'citizen', 'inspector', 'admin'] as const) {
    faults[`sqlmap, ${who}`] = await sqlmap(`sqlmap-${who}`, questions[who], tokens[who])
  }
  const health = await fetch(`${portal}/healthz`).catch(() => null)
  faults['the portal does not answer any more'] = health?.ok ? 0 : 1
  console.table(faults)
  console.log(`Reports: ${readdirSync(reports).join(', ')} in ${reports}`)
  process.exitCode = Object.values(faults).some(count => count > 0) ? 1 : 0
} finally {
  if (child && child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
