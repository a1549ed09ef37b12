// The launcher gives Node the authorities of the machine: the sign-on of a state has a certificate of the state's own.
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeFolder } from '../../apps/server/test/remove-folder.ts'
import { issue, makeAuthority } from './outside.ts'

it('[REQ-DRILL-05] believes the authorities that the machine believes, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-authorities-'))
  makeAuthority(folder)
  const pem = issue(folder, 'localhost', ['localhost'])
  const server = createServer({ key: pem, cert: pem }, (_asked, answer) => {
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/jwks` }))
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`
  /** The line of doctor about the sign-on, on a machine that believes the authorities in the file. */
  const doctor = (believed: string): Promise<string> =>
    new Promise(resolve => {
      const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', DATA_DIR: join(folder, 'data'), OIDC_ISSUER: issuer }
      const there = { ...env, SSL_CERT_FILE: believed, SSL_CERT_DIR: '/nonexistent', OIDC_CLIENT_SECRET: 'a secret' }
      execFile(join(import.meta.dirname, '../../bin/khyanalt'), ['doctor'], { env: there }, (_error, said) =>
        resolve(said.split('\n').find(line => line.includes('sign-on')) ?? said),
      )
    })
  expect(await doctor(join(folder, 'root.pem'))).toContain('✓ sign-on')
  expect(await doctor('/dev/null')).toContain('✗ sign-on')
  server.close()
  removeFolder(folder)
})
