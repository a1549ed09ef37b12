// Who the built-in PostgreSQL runs as. It refuses to run as root, so root hands it to an account that exists already.
import { spawnSync } from 'node:child_process'
import { accessSync, chownSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export type EmbeddedAccount = {
  /** The command line that runs a program as this account. */
  readonly command: (program: string, args: readonly string[]) => [string, ...string[]]
  /** Whether this account can enter a folder or run a program there. */
  readonly reaches: (folder: string) => boolean
  /** Gives a file or folder to the account. */
  readonly own: (path: string) => void
  readonly uid: number
}

/** Chooses the account for the cluster in `dataDir`; throws one clear sentence when there is none. */
export const findEmbeddedAccount = (dataDir: string): EmbeddedAccount => {
  const folder = dirname(dataDir)
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  const setpriv = findOnPath('setpriv')
  // The database stops by itself when this process is killed, so that no orphan keeps running.
  const dieWithParent = ['--pdeathsig', 'INT']
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new Error(`The database in ${dataDir} belongs to another account; start as that account or as root.`)
    }
    return {
      command: (program, args) => (setpriv ? [setpriv, ...dieWithParent, program, ...args] : [program, ...args]),
      reaches: () => true,
      own: () => {},
      uid: process.getuid?.() ?? 0,
    }
  }

  if (!setpriv) throw new Error('The built-in PostgreSQL cannot run as root here: the program setpriv is missing.')
  const { uid, gid, name } = unprivilegedAccount(owner?.uid)
  const become = [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] as const
  const enters = (prefix: readonly string[], path: string): boolean => {
    const [program = '', ...args] = [...prefix, '/bin/sh', '-c', 'cd "$0"', path]
    return spawnSync(program, args, { cwd: '/', stdio: 'ignore' }).status === 0
  }
  const account = (prefix: readonly [string, ...string[]]): EmbeddedAccount => ({
    command: (program, args) => [...prefix, ...dieWithParent, program, ...args],
    reaches: path => enters(prefix, path),
    own: path => chownSync(path, uid, gid),
    uid,
  })
  if (enters(become, folder)) return account(become)

  // The folder lies under one that only root may enter, such as /root. One capability lets the account pass through
  // folders without changing their modes; it is kept across exec and for access(2), which PostgreSQL asks.
  for (const capability of ['dac_read_search', 'dac_override']) {
    const passing = [
      ...become,
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=-all,+${capability}`,
      `--bounding-set=-all,+${capability}`,
      '--securebits=+no_setuid_fixup',
    ] as const
    if (enters(passing, folder)) return account(passing)
  }
  throw new Error(
    `The built-in PostgreSQL runs as the account "${name}", which cannot reach ${folder}. ` +
      'Set DATA_DIR to a folder that every account can enter, such as /var/lib/khyanalt.',
  )
}

/** The full path of a program, or null. */
const findOnPath = (program: string): string | null => {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin']) {
    try {
      const path = join(folder, program)
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
  return null
}

type PasswdEntry = { readonly name: string; readonly uid: number; readonly gid: number }

// initdb looks its user up, so the account must exist.
const unprivilegedAccount = (ownerUid: number | undefined): PasswdEntry => {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line): PasswdEntry => {
      const [name = '', , uid, gid] = line.split(':')
      return { name, uid: Number(uid), gid: Number(gid) }
    })
    .filter(entry => entry.uid > 0)
  const owner = entries.find(entry => entry.uid === ownerUid)
  if (owner) return owner
  const found = ['postgres', 'nobody'].map(name => entries.find(entry => entry.name === name)).find(Boolean)
  const account = found ?? entries.at(-1)
  if (!account) throw new Error('The built-in PostgreSQL needs an account other than root; /etc/passwd has none.')
  return account
}
