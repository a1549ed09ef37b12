// The steps of the drill, in the order of the document. Arguments: folder of this run, folder of what is kept between
// runs, lines of hosts, and the release before.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { updateProfile } from '@khyanalt/contract/profile'
import { runJourney } from '../../bench/crash/journey.ts'
import { root, runProgram } from '../../scripts/run-program.ts'
import { openBrowser, signOn, visit } from './browser.ts'
import { type Block, readDocument, type Substitution, typeIn } from './document.ts'
import { ensureBareSystem, makeMachine, openNetwork, outsideAddress, removeNetwork } from './machine.ts'
import { openAgency } from './open-agency.ts'
import { issue, names, openIssuer, openMailServer } from './outside.ts'
import { openPackageMirror } from './package-mirror.ts'
import { ask, begin, type Colleague, confirmAll, hire, origin, signIn } from './people.ts'
import { commitOf, releaseBefore, releaseOf } from './releases.ts'
import { report } from './report.ts'
import { doSteps, isWhole, lineOf, type Step } from './steps.ts'
import { administrators, type DocumentStep, typedByTheAgency, versionIn } from './typed.ts'

const [folder = '', kept = '', hosts = '', chosen = ''] = process.argv.slice(2)
const packagesPort = 4790
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

openNetwork()
process.once('exit', removeNetwork)
const mirror = await openPackageMirror(outsideAddress, packagesPort, join(kept, 'packages'))
const clientSecret = createHash('sha256').update(folder).digest('hex')
const issuer = await openIssuer(outsideAddress, issue(folder, 'sign-on', [names.signOn]), clientSecret)
const mail = await openMailServer(outsideAddress, folder)
const browser = await openBrowser()

const current = commitOf('HEAD')
const blocks = readDocument(root)
const base = join(kept, 'debian-12')
await ensureBareSystem(base, `http://${outsideAddress}:${packagesPort}`)
const server = await makeMachine(base, join(folder, 'server'), hosts, join(folder, 'server.log'))

const run = async (commands: string): Promise<string> => {
  const { code, output } = await server.run(commands, { seconds: 600 })
  writeFileSync(join(folder, 'said.log'), `$ ${commands}\n${output}\n[${code}]\n\n`, { flag: 'a' })
  if (code !== 0) throw new Error(`ended with ${code}:\n${commands}\n${output.slice(-1500)}`)
  return output
}

let typed: readonly Substitution[] = []
/** Types the blocks of a step; answers what was said. */
const type = async (step: DocumentStep): Promise<string> => {
  const wanted = blocks.filter(block => block.step === step)
  if (wanted.length === 0) throw new Error(`The document has no block for “${step}”.`)
  const said: string[] = []
  for (const block of wanted) said.push(await typeBlock(block))
  return said.join('\n')
}
const typeBlock = ({ text, page, line }: Block): Promise<string> =>
  run(typeIn(text, typed)).catch(error => {
    throw new Error(`${page}:${line} ${(error as Error).message}`)
  })

/** Waits until the server answers at an address of its own. */
const waitFor = async (path: string, seconds = 120): Promise<string> => {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${origin}${path}`).catch(() => null)
    if (answer?.ok) return answer.text()
    if (tries === seconds) throw new Error(`${path} answers ${answer?.status ?? 'nothing'} after ${seconds} s`)
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}

/** Installs a release by the document, with the file and the keys that an agency brings along. */
const install = async (file: string): Promise<string> => {
  typed = typedByTheAgency(file, packed.now, { clientSecret, certificate: '/etc/caddy/portal.pem' })
  for (const each of [file, packed.now]) {
    for (const end of ['', '.sha256']) server.bring(`${each}${end}`, `root/${basename(each)}${end}`)
  }
  server.bring(join(folder, 'root.pem'), 'root/state-authority.crt')
  server.write('root/signing.pem', issue(folder, 'Mergejliin khyanaltyn gazar', []), 0o600)
  await type('install')
  return (await run('khyanalt version')).trim()
}

const linkIn = (said: string): string => /https:\/\/\S+\/newpassword\?token=[\w.-]+/.exec(said)?.[0] ?? ''

let packed = { now: '', before: '' }
const colleagues: Record<'first' | 'second' | 'inspector' | 'head' | 'finance', Colleague | null> = {
  first: null,
  second: null,
  inspector: null,
  head: null,
  finance: null,
}
const known = (who: keyof typeof colleagues): Colleague => {
  const colleague = colleagues[who]
  if (!colleague) throw new Error(`Nobody is ${who} yet`)
  return colleague
}
let citizenToken = ''
let certificate = { csId: '', number: '', sum: '' }

const readCertificate = async (): Promise<Buffer> => {
  const answer = await fetch(`${origin}/api/certificates/pdf/${certificate.csId}`)
  if (!answer.ok) throw new Error(`The PDF of ${certificate.csId} answers ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const bare = 'a bare Debian 12 with systemd as its first process'
const releasesBuilt = 'this release and the one before are built'
const installed = 'install on one server'
const reached = 'people reach it over TLS'
const firstMade = 'the first administrator signs in with a second factor'
const secondMade = 'a second administrator'
const opened = 'the agency opens its services'
const staffed = 'inspector, head of unit and accountant'
const signedOn = 'a citizen signs on through the issuer'
const certified = 'the first request, to its certificate'
const checked = 'anybody checks the certificate'
const backedUp = 'back up, verify, and the timers of both'
const restored = 'restore beside, and serve what was restored'
const removed = 'uninstall'
const earlier = 'the release before, installed in its place'
const updated = 'update'
const rolledBack = 'roll back'

const steps: readonly Step[] = [
  {
    title: bare,
    needs: [],
    act: async () => {
      await server.boot()
      const said = await run('. /etc/os-release; echo $PRETTY_NAME; ps -p 1 -o comm=; systemctl is-system-running')
      if (!/\nsystemd\n/.test(said)) throw new Error(said)
      return said.trim().split('\n').join(', ')
    },
  },
  {
    title: releasesBuilt,
    needs: [],
    act: async () => {
      const before = chosen ? commitOf(chosen) : releaseBefore()
      if (before === current) throw new Error('The release before is this one: name another with --before.')
      const built = join(kept, 'releases')
      packed = { now: await releaseOf(current, folder, built), before: await releaseOf(before, folder, built) }
      return `${basename(packed.before)}, ${basename(packed.now)}`
    },
  },
  { title: installed, needs: [bare, releasesBuilt], act: () => install(packed.now) },
  {
    title: reached,
    needs: [installed],
    act: async () => {
      server.write('etc/caddy/portal.pem', issue(folder, 'portal', [names.portal]), 0o644)
      await type('proxy')
      await waitFor('/readyz')
      await type('doctor')
      const visitor = await visit(browser)
      for (const path of ['/', '/services', '/portal/login']) await visitor.look(path)
      await visitor.close()
      return String(await waitFor('/healthz'))
    },
  },
  {
    title: firstMade,
    needs: [reached],
    act: async () => {
      colleagues.first = await begin(administrators.first, linkIn(await type('first-administrator')))
      const visitor = await visit(browser, colleagues.first.token)
      await visitor.look('/staff')
      await visitor.close()
      return ''
    },
  },
  {
    title: secondMade,
    needs: [firstMade],
    act: async () => {
      const { token } = known('first')
      colleagues.second = await hire({ email: administrators.second, name: 'Туяа', grants: [] }, token, mail)
      await type('second-administrator')
      colleagues.second = { ...known('second'), token: await signIn(known('second')) }
      return `${mail.count()} mails were taken`
    },
  },
  {
    title: opened,
    needs: [secondMade],
    act: async () => {
      // The proof of who one is lasts for a quarter of an hour.
      colleagues.first = { ...known('first'), token: await signIn(known('first')) }
      return openAgency(known('first').token, known('first').email, mail)
    },
  },
  {
    title: staffed,
    needs: [secondMade],
    act: async () => {
      const { token } = known('first')
      const roles = { inspector: 'REVIEWER', head: 'APPROVER', finance: 'FINANCE' } as const
      for (const who of ['inspector', 'head', 'finance'] as const) {
        const person = { email: `${who}@agency.mn`, name: who, grants: [{ role: roles[who] }] }
        colleagues[who] = await hire(person, token, mail)
        await confirmAll(known('second').token)
      }
      return ''
    },
  },
  {
    title: signedOn,
    needs: [reached],
    act: async () => {
      const visitor = await visit(browser)
      citizenToken = await signOn(visitor)
      await visitor.close()
      const address = { custom_address: 'Улаанбаатар, Баянзүрх', custom_address_english: 'Ulaanbaatar, Bayanzurkh' }
      await ask(updateProfile, { phone: '99112233', email: 'citizen@agency.mn', ...address }, citizenToken)
      return ''
    },
  },
  {
    title: certified,
    needs: [opened, staffed, signedOn],
    act: async () => {
      const [inspector, head, finance] = [known('inspector').token, known('head').token, known('finance').token]
      const told = await runJourney(origin, { applicants: [citizenToken], inspector, head, finance }, 1)
      certificate = { csId: told.csId, number: told.number, sum: '' }
      await mail.waitFor('citizen@agency.mn', new RegExp(told.number))
      return `${told.number}, certificate ${told.refId}, returned once, paid`
    },
  },
  {
    title: checked,
    needs: [certified],
    act: async () => {
      const pdf = await readCertificate()
      certificate = { ...certificate, sum: sumOf(pdf) }
      server.write('root/certificate.pdf', pdf)
      const said = await run('khyanalt certificate verify certificate.pdf')
      const visitor = await visit(browser)
      await visitor.look('/certificates/verify')
      await visitor.look(`/certificates/info/${certificate.csId}`)
      await visitor.close()
      return said.trim().split('\n')[0] ?? ''
    },
  },
  {
    title: backedUp,
    needs: [certified],
    act: async () => {
      await type('backup')
      const timers = await run('systemctl list-timers --all --no-legend --no-pager | grep khyanalt')
      return `${timers.trim().split('\n').length} timers`
    },
  },
  {
    title: restored,
    needs: [backedUp, checked],
    act: async () => {
      await type('restore')
      await waitFor('/readyz')
      if (sumOf(await readCertificate()) !== certificate.sum) throw new Error('The certificate is another one now')
      await signIn(known('first'))
      await type('forget-before-restore')
      return 'the certificate is there, byte for byte, and the first administrator signs in'
    },
  },
  {
    title: removed,
    needs: [installed],
    act: async () => {
      await type('uninstall')
      const left = await run(
        'for each in /opt/khyanalt /etc/khyanalt /var/lib/khyanalt /usr/local/bin/khyanalt /etc/systemd/system/khyanalt*; do ' +
          'test ! -e "$each" || echo "$each"; done; id khyanalt 2>/dev/null || true; systemctl list-units --no-legend "khyanalt*"',
      )
      if (left.trim()) throw new Error(`Left behind: ${left.trim()}`)
      return 'nothing is left but the backups'
    },
  },
  {
    title: earlier,
    needs: [removed],
    act: async () => {
      const said = await install(packed.before)
      await waitFor('/readyz')
      colleagues.first = await begin(administrators.first, linkIn(await type('first-administrator')))
      return said
    },
  },
  {
    title: updated,
    needs: [earlier],
    act: async () => {
      const said = await type('update')
      if (!said.includes(versionIn(packed.now))) throw new Error(`It does not say ${versionIn(packed.now)}:\n${said}`)
      await waitFor('/readyz')
      await signIn(known('first'))
      return `${versionIn(packed.before)} → ${versionIn(packed.now)}; the account of before signs in`
    },
  },
  {
    title: rolledBack,
    needs: [updated],
    act: async () => {
      const said = await type('roll-back')
      if (!said.includes(versionIn(packed.before)))
        throw new Error(`It does not say ${versionIn(packed.before)}:\n${said}`)
      await waitFor('/readyz')
      await signIn(known('first'))
      return `${versionIn(packed.now)} → ${versionIn(packed.before)}; the account signs in`
    },
  },
]

const outcomes = await doSteps(steps, outcome => console.log(lineOf(outcome)))
await browser.close()
await server.shutDown()
mail.close()
for (const each of [mirror, issuer]) each.close()
const page = report(outcomes, { now: packed.now, before: packed.before })
const resultFile = join(root, 'bench/results/install-drill.md')
writeFileSync(resultFile, page)
await runProgram('biome', ['format', '--write', resultFile])
process.exit(isWhole(outcomes) ? 0 : 1)
