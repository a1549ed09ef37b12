// `npm run lock`: after adding a dependency, completes package-lock.json for machines of other kinds.
// `npm install` leaves out the optional packages of other platforms when the registry at hand does not offer them,
// and `npm ci` then refuses the lock file. An entry that names platform and version is enough for it: npm fetches a
// package only on the platform it is for.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The entry of a package for one platform, read from its name and version; null when the name tells none. */
const platformEntry = (name: string, version: string, dev: boolean): Entry | null => {
  const words = name.split(/[-/]/)
  const system = systems.find(word => words.includes(word))
  const processor = processors.find(word => words.includes(word))
  if (!system || !processor || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return null
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => word.startsWith('gnu')) && 'glibc'
  return {
    version,
    cpu: [processor],
    ...(dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [system],
  }
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const added: string[] = []
for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const at = `node_modules/${name}`
    if (lock.packages[at] || lock.packages[`${path}/${at}`]) continue
    const entry = platformEntry(name, version, dev)
    if (!entry) continue
    lock.packages[at] = entry
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'The lock file is complete.')
