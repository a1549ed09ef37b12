// What the start wants before real people are served.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { compiledCode } from '../../test/compiled-code.ts'
import { productionSettings } from '../../test/production-settings.ts'
import { ConfigError, findProductionFaults, readConfig } from '../config.ts'
import { openSigner } from '../modules/certificates/signing-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-live-'))
const now = new Date()
let good: Awaited<ReturnType<typeof productionSettings>>
beforeAll(async () => {
  good = await productionSettings(folder)
})

const sentencesOf = (environment: NodeJS.ProcessEnv, at = now) =>
  findProductionFaults(environment, at).map(({ en }) => en)
const faultsOf = (changes: Readonly<Record<string, string>>) => sentencesOf({ ...good, ...changes })

describe('a start in production', () => {
  it('[REQ-READY-01] goes on when nothing is missing', () => {
    expect(faultsOf({})).toEqual([])
    expect(readConfig(good)).toMatchObject({ demo: false, PUBLIC_URL: 'https://portal.agency.mn' })
  })

  it('[REQ-READY-01] tells everything that is missing at once, a sentence each', () => {
    const refused = (): unknown => readConfig({ NODE_ENV: 'production', DATA_DIR: folder })
    expect(refused).toThrow(ConfigError)
    const sentences = sentencesOf({ NODE_ENV: 'production', DATA_DIR: folder })
    const wanted = [
      'PUBLIC_URL',
      'OIDC_ISSUER',
      'OIDC_CLIENT_SECRET',
      'SIGNING_KEY_FILE',
      'SMTP_URL',
      'MAIL_FROM',
      'SECRET',
    ]
    expect(sentences.map(sentence => sentence.split(' is missing: ')[0])).toEqual(wanted)
    expect(refused).toThrow(sentences.join('\n'))
  })

  it.each([
    [{ PUBLIC_URL: 'http://portal.agency.mn' }, /^PUBLIC_URL is not https/],
    [{ PUBLIC_URL: 'https://localhost:3000' }, /^PUBLIC_URL names this machine/],
    [{ OIDC_ISSUER: 'http://sign-on.agency.mn' }, /^OIDC_ISSUER is not https/],
    [{ SIGNING_KEY_FILE: '/nowhere/key.pem' }, /^SIGNING_KEY_FILE is wrong: .* cannot be read \(ENOENT\)\.$/],
    [{ MAIL_FROM: 'Khyanalt <no-reply@khyanalt.test>' }, /^MAIL_FROM is an example/],
    [{ SECRET: 'x'.repeat(32) }, /^SECRET is too simple/],
    [{ SECRET: 'short' }, /^SECRET is wrong/],
    [{ ROLE: 'web', DATABASE_URL: 'postgres://db/khyanalt' }, /^S3_ENDPOINT is missing/],
    [{ S3_ENDPOINT: 'https://store.agency.mn', S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'k' }, /^S3_SECRET_ACCESS_KEY/],
    [{ PORT: 'abc' }, /^PORT is wrong/],
  ])('[REQ-READY-01] is refused with one sentence for %j', (change, sentence) => {
    const faults = faultsOf(change as Record<string, string>)
    expect(faults).toEqual([expect.stringMatching(sentence)])
    expect(() => readConfig({ ...good, ...change })).toThrow(sentence)
  })

  it('[REQ-READY-01] tells two wrong values in two sentences', () => {
    expect(faultsOf({ PORT: 'abc', SMTP_URL: 'http://mail' })).toHaveLength(2)
  })

  it('[REQ-READY-02] knows the key of a demo by its certificate, and by itself under another one', async () => {
    const demo = join(folder, 'demo')
    await openSigner({ DATA_DIR: demo, SIGNING_KEY_FILE: undefined })
    const copy = join(folder, 'copied.pem')
    copyFileSync(join(demo, 'keys', 'signing.pem'), copy)
    const ofDemo = [expect.stringMatching(/^SIGNING_KEY_FILE holds the key of a demo/)]
    expect(faultsOf({ SIGNING_KEY_FILE: copy })).toEqual(ofDemo)
    // The agency's own file, taken as the demo's: same key, another name in the certificate.
    const keys = join(good.DATA_DIR, 'keys')
    mkdirSync(keys, { recursive: true })
    copyFileSync(good.SIGNING_KEY_FILE, join(keys, 'signing.pem'))
    expect(faultsOf({})).toEqual(ofDemo)
    copyFileSync(copy, join(keys, 'signing.pem'))
    expect(faultsOf({})).toEqual([])
  })

  it('[REQ-READY-02] refuses what is no key, a key without certificate, and a certificate that is not valid yet or no more', () => {
    const broken = join(folder, 'broken.pem')
    writeFileSync(broken, 'nothing')
    expect(faultsOf({ SIGNING_KEY_FILE: broken })[0]).toMatch(/holds no private key as PEM/)
    const [key = ''] =
      /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----\n/.exec(readFileSync(good.SIGNING_KEY_FILE, 'utf8')) ??
      []
    writeFileSync(broken, key)
    expect(faultsOf({ SIGNING_KEY_FILE: broken })).toEqual([expect.stringMatching(/holds no certificate of its key/)])
    const sooner = new Date(now.getTime() - 2 * 366 * 86_400_000)
    expect(sentencesOf(good, sooner)).toEqual([expect.stringMatching(/holds a certificate that begins? on \d{4}/)])
    const later = new Date(now.getTime() + 11 * 366 * 86_400_000)
    expect(sentencesOf(good, later)).toEqual([expect.stringMatching(/holds a certificate that ended on \d{4}/)])
  })

  it('[REQ-READY-01] tells no secret', () => {
    const secret = 'abababababababababababababababab'
    expect(faultsOf({ SECRET: secret, SMTP_URL: 'http://user:hidden@mail' }).join()).not.toMatch(/abab|hidden/)
  })

  it('[REQ-READY-01] ends with a status of its own, sentences alone on stderr', () => {
    const main = join(import.meta.dirname, '../cli/khyanalt.ts')
    const env = {
      ...compiledCode,
      PATH: process.env.PATH,
      LANG: 'mn_MN.UTF-8',
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'unmade'),
    }
    const { status, stderr } = spawnSync(process.execPath, [main, 'serve'], { env, encoding: 'utf8', timeout: 60_000 })
    expect(status).toBe(78)
    expect(stderr.trim().split('\n')).toEqual(findProductionFaults(env, now).map(({ mn }) => mn))
  }, 70_000)

  it('[REQ-READY-01] wants nothing of a demo', () => {
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1', DATA_DIR: folder }).demo).toBe(true)
    expect(readConfig({ DATA_DIR: folder }).demo).toBe(true)
  })
})
