// Whoever starts a command as root must not leave files behind that the portal cannot read.
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../config.ts'
import { isInstalled } from '../release.ts'

/** Nothing that is made from here on may be written by others, or not even by its owner. */
const narrowMask = (mask: number): number => (mask | 0o022) & 0o077

// The types of Node leave it out.
const { initgroups } = process as unknown as { readonly initgroups: (name: string, group: number) => void }

/** Turns root into the owner of a data folder, before anything in it is touched. */
export const becomeOwner = (dataDir: string): void => {
  const mask = process.umask(0o077)
  // Where real people are served nobody else reads along.
  if (process.env.NODE_ENV !== 'production') process.umask(narrowMask(mask))
  if (process.getuid?.() !== 0) return
  const folder = resolve(dataDir)
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (!owner && isInstalled) {
    throw new ConfigError({
      mn: `DATA_DIR буруу: ${folder} алга; ингэж үүсгэнэ үү: install -d -m 0700 -o khyanalt -g khyanalt ${folder}`,
      en: `DATA_DIR is wrong: ${folder} is not there; make it with install -d -m 0700 -o khyanalt -g khyanalt ${folder}`,
    })
  }
  if (!owner || owner.uid === 0) return
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(parts => Number(parts[2]) === owner.uid && parts[2] !== '')
  // With its further groups, such as the one of the virus scanner's socket, where the account has a name.
  if (entry?.[0]) initgroups(entry[0], owner.gid)
  else process.setgroups?.([])
  process.setgid?.(owner.gid)
  process.setuid?.(owner.uid)
  Object.assign(process.env, { HOME: entry?.[5] ?? '/', USER: entry?.[0] ?? '', LOGNAME: entry?.[0] ?? '' })
}
