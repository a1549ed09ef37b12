import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addMonths, agencyDate } from './clock.ts'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-config-'))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment })

describe('configuration', () => {
  it('works with nothing given', () => {
    expect(read({})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', demo: true })
  })

  it.each([
    ['ROLE', 'worker'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'portal.example'],
    ['SMTP_URL', 'http://mail'],
    ['OIDC_ISSUER', 'nonsense'],
    ['S3_ENDPOINT', 's3'],
    ['CLAMD', 'clamd:3310'],
    ['CLAMD', 'tcp:///clamd'],
    ['CLAMD', 'unix://run/clamd.ctl'],
    ['SECRET', 'short'],
    ['DEMO', 'yes'],
  ])('ends the start with one sentence that names %s when it is %j', (key, value) => {
    const fault = (): unknown => read({ [key]: value })
    expect(fault).toThrow(ConfigError)
    expect(fault).toThrow(new RegExp(`^${key} is wrong: [^\\n]+$`))
  })

  it('reads an empty value as not given', () => {
    expect(read({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000)
  })

  it('takes the account of fees whole or not at all', () => {
    const account = { PAYMENT_RECIPIENT: 'Төрийн сан', PAYMENT_BANK: 'Төв банк', PAYMENT_ACCOUNT: '5001' }
    expect(read(account).account).toEqual({ recipient: 'Төрийн сан', bank: 'Төв банк', number: '5001' })
    expect(() => read({ ...account, PAYMENT_BANK: '' })).toThrow(/^PAYMENT_BANK is missing/)
    expect(read({ DEMO: '0' }).account).toBeNull()
  })

  it('[REQ-INV-09] takes the address of the tax authority’s site, and nothing that is none', () => {
    expect(read({ TAX_SITE_URL: 'https://tax.example' }).TAX_SITE_URL).toBe('https://tax.example')
    expect(() => read({ TAX_SITE_URL: 'javascript:alert(1)' })).toThrow(/^TAX_SITE_URL is wrong/)
  })

  it('parts the work among processes only where they share a database', () => {
    expect(read({}).ROLE).toBe('all')
    expect(() => read({ ROLE: 'work' })).toThrow(/^DATABASE_URL is missing: ROLE=work/)
    expect(read({ ROLE: 'web', DATABASE_URL: 'postgres://db/khyanalt' }).ROLE).toBe('web')
  })

  it('shares the secret where files are shared, in a demo too', () => {
    const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    const store = { S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'papers', ...keys }
    const demo = { NODE_ENV: 'production', DEMO: '1', ...store }
    expect(() => read(demo)).toThrow(/^SECRET is missing/)
    expect(read({ ...demo, SECRET: 'x'.repeat(32) }).S3_BUCKET).toBe('papers')
  })
})

describe('days', () => {
  it('are those of Ulaanbaatar', () => {
    expect(agencyDate(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(agencyDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })

  it('end with the shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-01', 36)).toBe('2029-12-01')
  })
})
