// Caddy and nginx, as the files of ops/proxy set them up; only names, ports and certificates are the drill's own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const examples = join(import.meta.dirname, '../proxy')

/** Where people arrive, and where the processes listen. */
export type Place = {
  readonly folder: string
  readonly http: number
  readonly https: number
  readonly portals: readonly number[]
}

export type RunningProxy = {
  readonly name: 'Caddy' | 'nginx'
  readonly version: string
  /** Takes a process out before it ends, where the proxy does not ask by itself; null where it does. */
  readonly takeOut: ((port: number | null) => Promise<void>) | null
  stop(): Promise<void>
}

/** Makes an authority of the drill's own and a certificate for localhost; answers the authority as PEM. */
export const makeCertificates = (folder: string): string => {
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=Drill')
  openssl('req', ...key, '-keyout', 'tls.key', '-out', 'tls.csr', '-subj', '/CN=localhost')
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'tls.csr', '-out', 'tls.pem', ...signed)
  return readFileSync(join(folder, 'ca.pem'), 'utf8')
}

/** Starts Caddy before the processes. */
export const startCaddy = async ({ folder, http, https, portals }: Place): Promise<RunningProxy> => {
  const file = join(folder, 'Caddyfile')
  // The certificate comes from the drill's authority instead of one on the internet.
  const site = readFileSync(join(examples, 'Caddyfile'), 'utf8').replace(
    '\n{$HOST_NAME} {\n',
    `\n{$HOST_NAME} {\n\ttls ${join(folder, 'tls.pem')} ${join(folder, 'tls.key')}\n`,
  )
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`)
  const child = run(folder, 'caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    HOME: folder,
    HOST_NAME: 'localhost',
    PORTALS: portals.map(port => `127.0.0.1:${port}`).join(' '),
  })
  await listening(https, child)
  const version = execFileSync('caddy', ['version'], { encoding: 'utf8' }).split(' ')[0]?.trim() ?? ''
  return { name: 'Caddy', version, takeOut: null, stop: () => stop(child) }
}

/** Starts nginx before the processes. */
export const startNginx = async ({ folder, http, https, portals }: Place): Promise<RunningProxy> => {
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${own}/${kind};`,
  )
  const example = readFileSync(join(examples, 'nginx.conf'), 'utf8')
    .replaceAll('portal.agency.example', 'localhost')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/tls.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/tls.key;`)
    .replaceAll(
      /listen (\[::\]:)?(80|443)/g,
      (_, any: string, port) => `listen ${any ?? ''}${port === '80' ? http : https}`,
    )
    .replace('# server 127.0.0.1:3001', 'server 127.0.0.1:3001')
    .replace('127.0.0.1:3000', `127.0.0.1:${portals[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${portals[1]}`)
  const write = (out: number | null) =>
    writeFileSync(join(own, 'khyanalt.conf'), out ? example.replace(`:${out} max`, `:${out} down max`) : example)
  write(null)
  const file = join(own, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;\npid ${own}/pid;\nerror_log ${own}/error.log;\nworker_processes 2;\nevents {}\nhttp {\n  access_log off;\n  ${temporary.join('\n  ')}\n  include ${own}/khyanalt.conf;\n}\n`,
  )
  execFileSync('nginx', ['-t', '-c', file], { stdio: 'pipe' })
  const child = run(folder, 'nginx', ['-c', file])
  await listening(https, child)
  const version = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).replace(/.*\//s, '').trim()
  return {
    name: 'nginx',
    version,
    async takeOut(port) {
      write(port)
      child.kill('SIGHUP')
      await pause(1000)
    },
    stop: () => stop(child),
  }
}

const run = (folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
  const log = openSync(join(folder, `${program}.log`), 'a')
  return spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', log, log] })
}

const listening = async (port: number, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`)
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = createConnection(port, 'localhost', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await pause(100)
  }
  throw new Error('The proxy does not listen after ten seconds')
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
