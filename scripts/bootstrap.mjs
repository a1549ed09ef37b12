// Runs one script of this folder with the pinned Node and installed packages, starting from neither.
// It must itself run on the Node of the machine (18 or newer), without node_modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const neededMajor = 24

/** @param {string} sentence @returns {never} */
const giveUp = sentence => {
  console.error(sentence)
  process.exit(1)
}

/** Whether every package of the lock file is installed in its locked version. */
const isInstalled = () => {
  try {
    const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, name), 'utf8')).packages
    const wanted = read('package-lock.json')
    const present = read('node_modules/.package-lock.json')
    return Object.entries(wanted).every(([path, { version, link, optional }]) => {
      if (!path.includes('node_modules/') || link) return true
      return present[path] ? present[path].version === version : optional === true
    })
  } catch {
    return false
  }
}

const install = () => {
  console.log('Installing packages (only when they changed) …')
  const npm = process.env.npm_execpath
  const [program, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const wanted = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(program, [...before, ...wanted], { cwd: root, encoding: 'utf8' })
  if (done.status === 0) return
  // npm ends its reasons with its whole manual.
  const [reasons] = `${done.stdout ?? ''}${done.stderr ?? done.error}`.split('npm error Clean install a project')
  giveUp(`Packages could not be installed:\n${reasons}`)
}

/** The pinned Node of the lock file, else the one of the machine when it is new enough. */
const findNode = () => {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  return giveUp(
    `Node ${neededMajor} or newer is needed; this is ${process.versions.node}, and the packages bring none for ` +
      `${process.platform}-${process.arch}. Install it from nodejs.org and run the command again.`,
  )
}

const [name = '', ...args] = process.argv.slice(2)
// What is done on a server stands in the product itself; npm only names it.
const script = name === 'khyanalt' ? join(root, 'apps/server/src/cli/khyanalt.ts') : join(root, 'scripts', `${name}.ts`)
if (!/^[a-z0-9-]+$/.test(name) || !existsSync(script)) giveUp(`There is no script "${name}".`)
if (!isInstalled()) install()

// The channel tells the script when this process is killed, so that no server is left behind.
const child = spawn(findNode(), [script, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // Ctrl+C reaches the child by itself; only a signal sent to this process alone is passed on.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
// A killed npm cannot pass anything on; its child then belongs to another process.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 1000).unref()
}
child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  } else process.exit(code ?? 1)
})
