// What somebody with a key of their own may try against the verifier of certificates.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findHeadFault, findLogFault } from '@khyanalt/verifier/check-log'
import { hashEntry, type LogEntry } from '@khyanalt/verifier/log-entry'
import { canonicalHead, type SignedHead } from '@khyanalt/verifier/log-head'
import { fingerprintOf } from '@khyanalt/verifier/signed-message'
import { rootOfLeaves } from '@khyanalt/verifier/tree'
import { fromBER } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeFolder } from '../../../test/remove-folder.ts'
import { type Signer, signDigest } from './sign-pdf.ts'
import { openSigner } from './signing-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-forged-'))
let agency: Signer
let forger: Signer
let trusted: readonly string[]
beforeAll(async () => {
  agency = await openSigner({ DATA_DIR: join(folder, 'agency'), SIGNING_KEY_FILE: undefined })
  forger = await openSigner({ DATA_DIR: join(folder, 'forger'), SIGNING_KEY_FILE: undefined })
  trusted = await Promise.all(agency.certificates.map(fingerprintOf))
})
afterAll(() => removeFolder(folder))

const signHead = async (head: Omit<SignedHead, 'signature'>, signer: Signer): Promise<Buffer> => {
  const text = new TextEncoder().encode(canonicalHead(head))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Buffer.from(await signDigest(digest, signer))
}

/** The same signature with its certificates the other way round. */
const turned = (cms: Buffer): Buffer => {
  const info = new ContentInfo({ schema: fromBER(new Uint8Array(cms)).result })
  const signed = new SignedData({ schema: info.content })
  signed.certificates?.reverse()
  info.content = signed.toSchema(true)
  return Buffer.from(info.toSchema().toBER(false))
}

const entryOf = (seq: number, previous: string | null): LogEntry => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'issued',
  cs_id: `certificate-${seq}`,
  ref_id: `02-26-00000${seq}`,
  version: 1,
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  sha256: null,
  previous,
})

it('takes a signature for the agency’s only when its own key made it, wherever its certificate stands', async () => {
  const head = { size: 1, root: '0'.repeat(64), at: '2026-01-01T00:00:00.000Z' }
  const faultOf = async (cms: Buffer) => findHeadFault({ ...head, signature: cms.toString('base64') }, trusted)
  expect(await faultOf(await signHead(head, agency))).toBeNull()
  // The forger puts the public certificate of the agency beside the own one, before it and behind it.
  const both = { ...forger, certificates: [...forger.certificates, ...agency.certificates] }
  const cms = await signHead(head, both)
  expect(await faultOf(cms)).toEqual({ code: 'head_of_somebody_else' })
  expect(await faultOf(turned(cms))).toEqual({ code: 'head_of_somebody_else' })
})

it('believes no entry beyond those that the head counts', async () => {
  const first = entryOf(1, null)
  const leaf = await hashEntry(first)
  const head = { size: 1, root: await rootOfLeaves([leaf]), at: '2026-01-01T00:00:00.000Z' }
  const signed = { ...head, signature: (await signHead(head, agency)).toString('base64') }
  expect(await findLogFault({ entries: [first], head: signed }, trusted)).toBeNull()
  // Anybody can go on with the chain.
  const added = [first, entryOf(2, leaf)]
  expect(await findLogFault({ entries: added, head: signed }, trusted)).toEqual({ code: 'entry_not_included', seq: 2 })
})
