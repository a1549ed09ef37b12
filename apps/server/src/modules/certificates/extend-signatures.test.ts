import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificateLog, getCertificateProof } from '@khyanalt/contract/certificate-log'
import { getCertificate } from '@khyanalt/contract/certificates'
import { fingerprintOfIssued, judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault, findProofFault } from '@khyanalt/verifier/check-log'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { issueSample } from '../../../test/builders.ts'
import { type KeyHolder, makeRoot, timeStamping } from '../../../test/key-authority.ts'
import { areThere } from '../../../test/programs.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { answerQuery } from './demo-timestamps.ts'

type Bytes = Uint8Array<ArrayBuffer>
const day = 86_400_000
// The key of the portal is made when it starts.
const now = new Date(Date.now() + 600_000)
const inTime = (ms: number): Date => new Date(now.getTime() + ms)

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-extend-'))
/** What the authority does when it is asked. */
let authority: { holder: KeyHolder; at: Date | null; away: boolean; asked: number }
let root: KeyHolder
let first: KeyHolder
let test: TestApp
let server: Server
beforeAll(async () => {
  root = await makeRoot({ name: 'Root', from: inTime(-day), to: inTime(7300 * day) })
  first = await root.issue({
    name: 'Stamps',
    from: inTime(-day),
    to: inTime(400 * day),
    purposes: [timeStamping],
  })
  authority = { holder: first, at: null, away: false, asked: 0 }
  server = createServer(async (request, reply) => {
    authority.asked++
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (authority.away) return reply.writeHead(503).end()
    const query = new Uint8Array(Buffer.concat(parts))
    return reply.end(await answerQuery(query, authority.holder.signer, authority.at ?? new Date()))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const path = join(folder, 'roots.pem')
  writeFileSync(path, root.pem)
  const { port } = server.address() as AddressInfo
  test = await openTestApp({ environment: { TSA_URL: `http://127.0.0.1:${port}/`, TSA_CA_FILE: path } })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await test.close()
  server.close()
  removeFolder(folder)
})

const stampsNow = { at: null, away: false, asked: 0 }
let passed = 0
const steady = performance.now.bind(performance)
const aMinutePasses = () => {
  passed += 61_000
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + passed)
}
beforeEach(() => {
  Object.assign(authority, stampsNow, { holder: first })
  aMinutePasses()
})

const readPdf = async (csId: string): Promise<{ pdf: Bytes; etag: string }> => {
  const reply = await test.app.http.inject({ url: `/api/certificates/pdf/${csId}` })
  return { pdf: new Uint8Array(reply.rawPayload), etag: String(reply.headers.etag) }
}
const outcomeOf = async (at: Date): Promise<unknown> => {
  const { outcome } = await inTransaction(test.app.services.db, tx =>
    tx
      .selectFrom('nightly_runs')
      .select('outcome')
      .where('task', '=', 'extend-signatures')
      .where('night', '=', agencyDate(at))
      .executeTakeFirstOrThrow(),
  )
  return outcome
}
const runNight = (at: Date): Promise<void> => test.app.runNight('extend-signatures', { now: () => at })
const judgeAt = async (pdf: Bytes, at: Date) => {
  const proof = (await test.call(null, getCertificateProof, { sha256: await fingerprintOfIssued(pdf) })).data
  const trusted = await Promise.all(readPem(proof.certificates).map(fingerprintOf))
  return judge(pdf, {
    trusted,
    authorities: readPem(proof.timestamp_certificates ?? ''),
    log: { entries: proof.proofs.map(({ entry }) => entry), fault: await findProofFault(proof, trusted) },
    today: '2026-12-01',
    now: at,
  })
}

describe('the night', () => {
  it('[REQ-TIMESTAMP-09] stamps what was signed while the authority was away, and leaves the issued bytes and the log as they were', async () => {
    authority.away = true
    const { csId } = await issueSample(test)
    const issued = await readPdf(csId)
    expect((await judgeAt(issued.pdf, now)).time).toMatchObject({ at: null, signer: 'held' })
    const before = (await test.call(null, getCertificateLog, { results: 1000 })).data
    await expect(runNight(now)).rejects.toThrow('timestamp authority')
    expect(Buffer.compare((await readPdf(csId)).pdf, issued.pdf)).toBe(0)

    authority.away = false
    // An authority that was away is asked again after a minute.
    aMinutePasses()
    await runNight(now)
    expect(await outcomeOf(now)).toMatchObject({ stamped: 1, evidenced: 0 })
    const stamped = await readPdf(csId)
    expect(stamped.etag).not.toBe(issued.etag)
    expect(Buffer.compare(stamped.pdf.slice(0, issued.pdf.length), issued.pdf)).toBe(0)
    expect(stamped.pdf.length).toBeGreaterThan(issued.pdf.length)
    expect(await judgeAt(stamped.pdf, now)).toMatchObject({
      genuine: true,
      log: 'named',
      content: 'proven',
      time: { authority: 'Stamps', signer: 'held', fault: null },
    })
    const after = (await test.call(null, getCertificateLog, { results: 1000 })).data
    expect(after.entries).toEqual(before.entries)
    expect(await findLogFault(after, await Promise.all(readPem(after.certificates).map(fingerprintOf)))).toBeNull()
    // What people compare is the file that they get.
    const shown = (await test.call(null, getCertificate, { cs_id: csId })).data.sha256
    expect(`"${shown}"`).toBe(stamped.etag)

    const asked = authority.asked
    await runNight(inTime(day))
    expect(await outcomeOf(inTime(day))).toMatchObject({ stamped: 0, evidenced: 0, kept: 0 })
    expect(authority.asked).toBe(asked)
  })

  it('[REQ-TIMESTAMP-09] renews the proof before the authority’s certificate ends, once it has a newer one', async () => {
    const { csId } = await issueSample(test)
    const issued = await readPdf(csId)
    await runNight(inTime(2 * day))
    const evidenced = await readPdf(csId)
    expect(evidenced.pdf.length).toBeGreaterThan(issued.pdf.length)
    const later = inTime(360 * day)
    const newer = await root.issue({
      name: 'Stamps of later',
      from: inTime(300 * day),
      to: inTime(3000 * day),
      purposes: [timeStamping],
    })
    Object.assign(authority, { holder: newer, at: later })
    await runNight(later)
    const renewed = await readPdf(csId)
    for (const earlier of [issued, evidenced]) {
      expect(Buffer.compare(renewed.pdf.slice(0, earlier.pdf.length), earlier.pdf)).toBe(0)
    }
    const muchLater = inTime(2000 * day)
    expect((await judgeAt(evidenced.pdf, muchLater)).time?.fault).toBe('authority_ended')
    expect(await judgeAt(renewed.pdf, muchLater)).toMatchObject({
      genuine: true,
      time: { authority: 'Stamps', fault: null },
    })
    if (areThere('pdfsig')) {
      const path = join(folder, 'renewed.pdf')
      writeFileSync(path, renewed.pdf)
      expect(execFileSync('pdfsig', ['-nocert', path], { stdio: 'pipe' }).toString()).toMatch(
        /Signature is Valid[\s\S]*Signature #2[\s\S]*Total document signed/,
      )
    }
  })

  it('[REQ-TIMESTAMP-10] puts a document off that does not hold, and extends the others', async () => {
    const [bad, good] = [await issueSample(test), await issueSample(test)]
    await readPdf(bad.csId)
    const issued = (await readPdf(good.csId)).pdf
    const { storage_key } = await inTransaction(test.app.services.db, tx =>
      tx
        .selectFrom('certificate_documents as d')
        .innerJoin('certificate_versions as v', 'v.id', 'd.certificate_version_id')
        .innerJoin('files as f', 'f.id', 'd.file_id')
        .select('f.storage_key')
        .where('v.certificate_id', '=', bad.certificateId)
        .executeTakeFirstOrThrow(),
    )
    const bytes = await test.app.services.files.read(storage_key)
    bytes[700] = (bytes[700] ?? 0) ^ 1
    await test.app.services.files.putBytes(storage_key, bytes)
    const at = inTime(3 * day)
    await expect(runNight(at)).rejects.toThrow('does not hold')
    const extended = (await readPdf(good.csId)).pdf
    expect(extended.length).toBeGreaterThan(issued.length)
    expect(await judgeAt(extended, now)).toMatchObject({ genuine: true })
    await runNight(at)
    expect(await outcomeOf(at)).toMatchObject({ stamped: 0, evidenced: 0 })
  })
})
