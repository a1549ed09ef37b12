// The operations document, done on a bare server: install, first administrators, first request to its certificate, backup,
// restore beside, update from the release before and back, uninstall. What is typed are the document's own blocks.
// Usage: npm run ops -- install-drill [--before COMMIT] [--fresh]; writes bench/results/install-drill.md and ends with 1
// when a step was not done. --before names the release before, --fresh makes everything anew that is kept in var/.
// Needs root, the Debian packages it names, and a network for Debian's and npm's packages.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/run-program.ts'
import { outsideAddress, serverAddress } from './install-drill/machine.ts'
import { findMissing } from './install-drill/needs.ts'
import { makeAuthority, names } from './install-drill/outside.ts'

const { values } = parseArgs({ options: { before: { type: 'string' }, fresh: { type: 'boolean', default: false } } })
const missing = findMissing()
if (missing) {
  console.error(missing)
  process.exit(2)
}
const kept = join(root, 'var/install-drill')
if (values.fresh) rmSync(kept, { recursive: true, force: true })
mkdirSync(kept, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-drill-'))
makeAuthority(folder)
const hosts = `${outsideAddress} ${names.signOn} ${names.mail}\n${serverAddress} ${names.portal}\n`
writeFileSync(join(folder, 'hosts'), `127.0.0.1 localhost\n${hosts}`)

// People find server and sign-on by name: in a namespace of mounts of their own, so that this machine knows nothing of it.
const own = spawn(
  'unshare',
  [
    ...['--mount', '--propagation', 'private', 'sh', '-c', 'mount --bind "$1/hosts" /etc/hosts && shift && exec "$@"'],
    ...['sh', folder, process.execPath, join(import.meta.dirname, 'install-drill/walk-the-document.ts')],
    ...[folder, kept, hosts, values.before ?? ''],
  ],
  { stdio: 'inherit', env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'root.pem') } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => own.kill('SIGTERM'))
own.on('exit', code => {
  // What the server said is of use only where something went wrong.
  if (code === 0) rmSync(folder, { recursive: true, force: true })
  else console.error(`What was said is kept in ${folder}.`)
  process.exit(code ?? 1)
})
