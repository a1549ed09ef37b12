import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rollBackRelease, updateRelease } from '../../apps/server/src/releases/change-release.ts'
import { installationAround } from '../../apps/server/src/releases/installation.ts'
import { writeSums } from '../../apps/server/src/releases/sums.ts'
import { thisMachine } from '../../apps/server/src/releases/this-machine.ts'
import { removeFolder } from '../../apps/server/test/remove-folder.ts'
import { packFolder, signFile, writeSumBeside } from './pack.ts'

let folder: string
let root: string
let portal: Server
/** What the portal serves; it takes the current release in at a restart. */
let served: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-update-'))
  root = join(folder, 'opt')
  mkdirSync(join(root, 'releases'), { recursive: true })
  served = ''
  portal = createServer(({ url }, reply) => {
    if (existsSync(join(folder, 'restarted'))) served = readlinkSync(join(root, 'current')).slice('releases/'.length)
    const isBroken = existsSync(join(root, 'releases', served, 'broken'))
    reply.writeHead(url === '/readyz' && isBroken ? 503 : 200)
    reply.end(url === '/healthz' ? JSON.stringify({ status: 'ok', version: served }) : '')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => portal.once('listening', resolve))
})
afterEach(async () => {
  await new Promise(resolve => portal.close(resolve))
  removeFolder(folder)
})

type Made = {
  readonly before?: string | null
  readonly commit?: string
  readonly web?: string
  /** Further files by their paths. */
  readonly files?: Readonly<Record<string, string>>
}

/** A release of little more than its facts; its commands note that they ran. */
const make = async (version: string, { before = null, commit = version, web, files = {} }: Made = {}) => {
  const build = web ?? version.replaceAll('.', '').padStart(16, '0')
  const release = join(folder, 'made', `khyanalt-${version}`)
  const all: Record<string, string> = {
    'release.json': JSON.stringify({ version, commit, built: '2026-11-23', web: build, before }),
    'bin/khyanalt': `#!/bin/sh\necho "${version} $*" >> ${folder}/ran\nreadlink ${root}/current >> ${folder}/served-then\n[ ! -e ${folder}/fails-$1 ] || { echo "it fails"; exit 1; }\n`,
    'apps/web/dist/current': build,
    [`apps/web/dist/${build}/client/assets/${build}.js`]: version,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(release, path)), { recursive: true })
    writeFileSync(join(release, path), text)
  }
  chmodSync(join(release, 'bin/khyanalt'), 0o755)
  await writeSums(release)
  return release
}

const pack = async (version: string, made: Made = {}) => {
  await make(version, made)
  const file = join(folder, `khyanalt-${version}.tar.gz`)
  await packFolder(join(folder, 'made'), `khyanalt-${version}`, file, new Date(0), 'gzip')
  await writeSumBeside(file)
  return file
}

const install = async (version: string) => {
  cpSync(await make(version), join(root, 'releases', version), { recursive: true })
  symlinkSync(join('releases', version), join(root, 'current'))
  served = version
}

const machine = async () => {
  const said: string[] = []
  const { port } = portal.address() as AddressInfo
  const real = await thisMachine({
    restart: `touch ${folder}/restarted && echo restart >> ${folder}/ran`,
    seconds: 1,
    host: '127.0.0.1',
    port: String(port),
  })
  return { ...real, said, say: ({ en }: { readonly en: string }) => void said.push(en) }
}

const update = async (file: string, more: { publicKey?: string; ignoreDoctor?: boolean } = {}) => {
  const on = await machine()
  await updateRelease({ root, file, publicKey: null, ignoreDoctor: false, ...more }, on)
  return on.said
}
const rollBack = async () => rollBackRelease(root, await machine())
const linked = (link: string) => readlinkSync(join(root, link)).slice('releases/'.length)
const ran = () => (existsSync(join(folder, 'ran')) ? readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n') : [])
const releases = () => readdirSync(join(root, 'releases')).sort()

describe('an update', () => {
  it('[REQ-RELEASE-06] prepares the database before it switches, and restarts after it', async () => {
    await install('0.1.0')
    const said = await update(await pack('0.2.0', { before: '0.1.0' }))
    expect(ran()).toEqual(['0.2.0 doctor', '0.2.0 migrate', 'restart'])
    expect(readFileSync(join(folder, 'served-then'), 'utf8')).toBe('releases/0.1.0\n'.repeat(2))
    expect([linked('current'), linked('previous'), served]).toEqual(['0.2.0', '0.1.0', '0.2.0'])
    expect(said).toEqual([
      'Unpacked 0.2.0; every file is whole.',
      'The database is at 0.2.0; 0.1.0 still serves.',
      expect.stringMatching(/^0\.2\.0 serves, ready \d\.\d s after the restart began\.$/),
    ])
  })

  it('[REQ-RELEASE-06] goes back by itself when the new release does not get ready', async () => {
    await install('0.1.0')
    await expect(update(await pack('0.2.0', { files: { broken: '' } }))).rejects.toThrow(
      '0.2.0 did not get ready; 0.1.0 serves again.',
    )
    expect([linked('current'), served, existsSync(join(root, 'previous'))]).toEqual(['0.1.0', '0.1.0', false])
    await update(await pack('0.2.1'))
    expect(served).toBe('0.2.1')
  })

  it.each([
    ['doctor', ['0.2.0 doctor']],
    ['migrate', ['0.2.0 doctor', '0.2.0 migrate']],
  ])('[REQ-RELEASE-06] leaves the old release serving when %s fails', async (command, expected) => {
    await install('0.1.0')
    writeFileSync(join(folder, `fails-${command}`), '')
    await expect(update(await pack('0.2.0'))).rejects.toThrow(/^0\.1\.0 goes on serving: [\s\S]*\nit fails$/)
    expect([ran(), linked('current')]).toEqual([expected, '0.1.0'])
  })

  it('[REQ-RELEASE-06] goes on past doctor alone when it is told to', async () => {
    await install('0.1.0')
    writeFileSync(join(folder, 'fails-doctor'), '')
    await update(await pack('0.2.0'), { ignoreDoctor: true })
    expect(served).toBe('0.2.0')
  })

  it.each<[string, string, Made, string]>([
    ['the one that serves', '0.2.0', {}, '0.2.0 is the release that serves.'],
    ['another build of it', '0.2.0', { commit: 'other' }, 'Another build of 0.2.0 serves'],
    ['an older one', '0.1.9', {}, '0.1.9 is older than 0.2.0'],
    ['one that skips a release', '0.4.0', { before: '0.3.0' }, '0.4.0 follows 0.3.0; update to 0.3.0 first.'],
  ])('[REQ-RELEASE-07] refuses %s and changes nothing', async (_, version, made, sentence) => {
    await install('0.2.0')
    await expect(update(await pack(version, made))).rejects.toThrow(sentence)
    expect([releases(), ran()]).toEqual([['0.2.0'], []])
  })

  it('[REQ-RELEASE-07] refuses a file that was cut, altered inside or is no release', async () => {
    await install('0.1.0')
    const whole = await pack('0.2.0')
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, readFileSync(whole).subarray(0, 300))
    await expect(update(cut)).rejects.toThrow('cut.tar.gz is not whole')
    appendFileSync(whole, 'x')
    await expect(update(whole)).rejects.toThrow('is damaged; fetch it again.')

    const release = await make('0.3.0')
    writeFileSync(join(release, 'bin/khyanalt'), 'other')
    const altered = join(folder, 'altered.tar.gz')
    await packFolder(join(folder, 'made'), 'khyanalt-0.3.0', altered, new Date(0), 'gzip')
    await expect(update(altered)).rejects.toMatchObject({
      message: expect.stringContaining('altered.tar.gz is not whole: bin/khyanalt was changed.'),
      said: { mn: 'altered.tar.gz бүрэн бүтэн биш байна: bin/khyanalt өөрчлөгдсөн байна.' },
    })
    await make('0.3.0')
    writeFileSync(join(release, 'bin/further'), '')
    await packFolder(join(folder, 'made'), 'khyanalt-0.3.0', altered, new Date(0), 'gzip')
    await expect(update(altered)).rejects.toThrow('bin/further is not in the list')
    const other = join(folder, 'other.tar.gz')
    mkdirSync(join(folder, 'made/other'), { recursive: true })
    writeFileSync(join(folder, 'made/other/notes.txt'), 'Not ours.')
    await packFolder(join(folder, 'made'), 'other', other, new Date(0), 'gzip')
    await expect(update(other)).rejects.toThrow('it holds no release')
    expect([releases(), ran()]).toEqual([['0.1.0'], []])
  })

  it('[REQ-RELEASE-07] refuses a release with a link that leads out of it', async () => {
    await install('0.1.0')
    symlinkSync('../../../../etc', join(await make('0.3.0'), 'bin/out'))
    const file = join(folder, 'out.tar.gz')
    await packFolder(join(folder, 'made'), 'khyanalt-0.3.0', file, new Date(0), 'gzip')
    await expect(update(file)).rejects.toThrow('bin/out leads out of the release')
    expect([releases(), ran()]).toEqual([['0.1.0'], []])
  })

  it('[REQ-RELEASE-07] takes only what is signed where a key is known', async () => {
    await install('0.1.0')
    const [good, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
    const publicKey = good.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const pem = (key: typeof good) => key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const file = await pack('0.2.0')
    await expect(update(file, { publicKey })).rejects.toThrow('is not signed by its maker')
    signFile(`${file}.sha256`, pem(other))
    await expect(update(file, { publicKey })).rejects.toThrow('is not signed by its maker')
    expect([releases(), ran()]).toEqual([['0.1.0'], []])
    signFile(`${file}.sha256`, pem(good))
    await update(file, { publicKey })
    expect(served).toBe('0.2.0')
  })

  it('[REQ-RELEASE-08] keeps two releases of before, and answers for the pages of their builds', async () => {
    await install('0.1.0')
    for (const version of ['0.2.0', '0.3.0', '0.4.0', '0.5.0']) await update(await pack(version))
    expect(releases()).toEqual(['0.3.0', '0.4.0', '0.5.0'])
    const dist = join(root, 'releases/0.5.0/apps/web/dist')
    expect(readdirSync(dist).sort()).toEqual(['0000000000000030', '0000000000000040', '0000000000000050', 'current'])
    expect(readFileSync(join(dist, '0000000000000040/client/assets/0000000000000040.js'), 'utf8')).toBe('0.4.0')
    expect(readFileSync(join(dist, 'current'), 'utf8')).toBe('0000000000000050')
  })
})

describe('the way back', () => {
  it('[REQ-RELEASE-09] leads to the release before with the pages of the newer one, and not one further', async () => {
    await install('0.1.0')
    await update(await pack('0.2.0'))
    await update(await pack('0.3.0'))
    await rollBack()
    expect([linked('current'), served]).toEqual(['0.2.0', '0.2.0'])
    const asset = '0000000000000030/client/assets/0000000000000030.js'
    expect(existsSync(join(root, 'releases/0.2.0/apps/web/dist', asset))).toBe(true)
    await expect(rollBack()).rejects.toThrow('There is no release to go back to')
    expect(served).toBe('0.2.0')
    await update(await pack('0.3.1'))
    expect([linked('current'), linked('previous')]).toEqual(['0.3.1', '0.2.0'])
  })

  it('[REQ-RELEASE-09] stays where it is when the release before does not get ready', async () => {
    await install('0.1.0')
    await update(await pack('0.2.0'))
    writeFileSync(join(root, 'releases/0.1.0/broken'), '')
    await expect(rollBack()).rejects.toThrow('0.1.0 did not get ready; 0.2.0 serves again.')
    expect([linked('current'), linked('previous'), served]).toEqual(['0.2.0', '0.1.0', '0.2.0'])
  })

  it('[REQ-RELEASE-09] is no way for a checkout', () => {
    expect(installationAround('/opt/khyanalt/releases/0.1.0')).toBe('/opt/khyanalt')
    expect(installationAround('/opt/khyanalt')).toBeNull()
  })
})
