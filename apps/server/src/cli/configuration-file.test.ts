// The configuration file means the same to systemd, to a shell and to the command, or it is refused with its line.
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSecret, parseConfigurationFile, readConfigurationFile } from './configuration-file.ts'
import { faultsOfKeys, faultsOfNearKeys, readSettings } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-file-'))

describe('the configuration file', () => {
  it('[REQ-CLI-03] is read as systemd reads an EnvironmentFile', () => {
    const text = [
      '# a note',
      '; another',
      '',
      'MAIL_FROM=Khyanalt <no-reply@agency.mn>',
      "SECRET='a # $b \\c `d`'",
      'PAYMENT_BANK="Төрийн сан"',
      'PORT=  '.trimEnd(),
    ].join('\r\n')
    expect(parseConfigurationFile(text, 'f')).toEqual({
      faults: [],
      values: {
        MAIL_FROM: 'Khyanalt <no-reply@agency.mn>',
        SECRET: 'a # $b \\c `d`',
        PAYMENT_BANK: 'Төрийн сан',
        PORT: '',
      },
    })
  })

  it.each([
    ['SECRET=abc # mine', 'has a # outside quotation marks'],
    ['SECRET=a#b', 'has a # outside quotation marks'],
    ['SECRET="abc', 'has a quotation mark without its partner'],
    ["SECRET=ab'c", 'has a quotation mark without its partner'],
    ["SECRET='a' 'b'", 'has a quotation mark without its partner'],
    ['SECRET=a$b', 'has a \\, $ or `'],
    ['SECRET="a\\nb"', 'has a \\, $ or `'],
    ['export SECRET=abc', 'begins with export'],
    ['SECRET =abc', 'has a space before the ='],
    ['SECRET= abc', 'has a space after the ='],
    ['SECRET', 'is not of the form KEY=value'],
  ])('[REQ-CLI-03] is refused for %j with its line', (line, fault) => {
    const { faults, values } = parseConfigurationFile(`PORT=1\n${line}\n`, 'portal.env')
    expect(faults.map(({ en }) => en)).toEqual([expect.stringMatching(/^Line 2 of portal\.env .*\.$/)])
    expect(faults[0]?.en).toContain(fault)
    expect(values).toEqual({ PORT: '1' })
  })

  it('[REQ-CLI-03] gives a key once', () => {
    expect(parseConfigurationFile('PORT=1\nPORT=2', 'f').faults.map(({ en }) => en)).toEqual([
      'Line 2 of f gives PORT a second time.',
    ])
  })

  it('[REQ-CLI-04] knows its keys, and names the nearest for one it does not know', () => {
    expect(faultsOfKeys(['PORT', 'TZ', 'OTEL_EXPORTER_OTLP_HEADERS'], 'f')).toEqual([])
    expect(faultsOfKeys(['PUBLC_URL', 'COLOUR', 'NODE_EXTRA_CA_CERTS'], 'f').map(({ en }) => en)).toEqual([
      'PUBLC_URL in f is no setting of the portal; PUBLIC_URL was meant?',
      'COLOUR in f is no setting of the portal.',
      'NODE_EXTRA_CA_CERTS in f comes too late for Node: give it to the service (systemctl edit khyanalt).',
    ])
    expect(faultsOfNearKeys(['HOME', 'PWD', 'MAIL', 'SHELL', 'TERM', 'SMTP_URI']).map(({ en }) => en)).toEqual([
      'SMTP_URI is no setting of the portal; SMTP_URL was meant?',
    ])
  })

  it('[REQ-CLI-03] holds no secrets that everybody can read', () => {
    const path = join(folder, 'open.env')
    writeFileSync(path, 'DATABASE_URL=postgres://portal:word@db/khyanalt\n', { mode: 0o644 })
    chmodSync(path, 0o644)
    expect(readConfigurationFile(path, true)?.faults.map(({ en }) => en)).toEqual([
      `${path} holds secrets that everybody can read: chmod 640 ${path}`,
    ])
    chmodSync(path, 0o640)
    expect(readConfigurationFile(path, true)?.faults).toEqual([])
    expect(readConfigurationFile(join(folder, 'none'), false)).toBeNull()
    expect(readConfigurationFile(join(folder, 'none'), true)?.faults[0]?.en).toMatch(/none is not there\.$/)
    expect(isSecret('SMTP_URL', 'smtp://mail:25')).toBe(false)
  })

  it('[REQ-CLI-03] gives way to the environment', () => {
    const path = join(folder, 'portal.env')
    writeFileSync(path, 'PORT=4101\nHOST=10.0.0.1\n')
    expect(readSettings({ PORT: '4102' }, path)).toEqual({ environment: { HOST: '10.0.0.1' }, faults: [] })
  })
})
