import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificateLog, getCertificateProof } from '@khyanalt/contract/certificate-log'
import { setCertificateStatus } from '@khyanalt/contract/certificates'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault, findProofFault, type LogProof, type WholeLog } from '@khyanalt/verifier/check-log'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueSample } from '../../../test/builders.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { replaceCertificate } from './replace-certificate.ts'

let test: TestApp
let trusted: readonly string[]
beforeAll(async () => {
  test = await openTestApp()
  const { certificates } = (await test.call(null, getCertificateLog, {})).data
  trusted = await Promise.all(readPem(certificates).map(fingerprintOf))
})
afterAll(() => test.close())

const today = '2026-11-21'
const askPdf = async (csId: string, version?: number, as?: DemoPerson) =>
  test.app.http.inject({
    url: `/api/certificates/pdf/${csId}${version === undefined ? '' : `?version=${version}`}`,
    headers: as ? { authorization: `Bearer ${await test.token(as)}` } : {},
  })
const readPdf = async (...asked: Parameters<typeof askPdf>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await askPdf(...asked)).rawPayload)
const sha256Of = async (pdf: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', pdf)).toString('hex')
const prove = async (pdf: Uint8Array<ArrayBuffer>): Promise<LogProof> =>
  (await test.call(null, getCertificateProof, { sha256: await sha256Of(pdf) })).data
const readLog = async (): Promise<WholeLog> => (await test.call(null, getCertificateLog, { results: 1000 })).data
const check = async (pdf: Uint8Array<ArrayBuffer>, proof: LogProof, trust = trusted) =>
  judge(pdf, {
    trusted: trust,
    log: { entries: proof.proofs.map(({ entry }) => entry), fault: await findProofFault(proof, trust) },
    today,
  })
const kindsOf = ({ proofs }: LogProof) => proofs.map(({ entry }) => `${entry.kind} ${entry.version}`)
/** What somebody does who got hold of the database: past every trigger, and undone afterwards. */
const tampered = async <T>(change: (tx: Tx) => Promise<unknown>, look: () => Promise<T>): Promise<T> => {
  const { db } = test.app.services
  const copy = await inTransaction(db, async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const kept = await tx.selectFrom('certificate_log').selectAll().execute()
    await change(tx)
    return kept
  })
  try {
    return await look()
  } finally {
    await inTransaction(db, async tx => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await tx.deleteFrom('certificate_log').execute()
      await tx.insertInto('certificate_log').values(copy).execute()
    })
  }
}

describe('the public log of certificates', () => {
  it('names issue, revocation, reinstatement and replacement, each with its PDF, and no person', async () => {
    const { csId, certificateId, refId } = await issueSample(test)
    const first = await readPdf(csId)
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment: 'Зөрчил' })
    const second = await readPdf(csId)
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 10, comment: 'Арилсан' })
    await inTransaction(test.app.services.db, tx => replaceCertificate(tx, certificateId, new Date()))

    const proof = await prove(first)
    expect(kindsOf(proof)).toEqual(['issued 1', 'signed 1', 'revoked 2', 'signed 2', 'reinstated 3', 'superseded 3'])
    expect(await findProofFault(proof, trusted)).toBeNull()
    expect(proof.proofs[1]?.entry).toMatchObject({ ref_id: refId, sha256: await sha256Of(first) })
    expect(proof.proofs[3]?.entry.sha256).toBe(await sha256Of(second))
    const told = JSON.stringify(await readLog())
    for (const name of ['Бат-Эрдэнэ', 'Дорж', 'УБ85010112', 'Энхжаргал']) expect(told).not.toContain(name)
  })

  it('keeps every version of a PDF after a change, byte for byte, the earlier ones for the holder and the agency', async () => {
    const { csId } = await issueSample(test)
    const first = await readPdf(csId)
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment: 'Зөрчил' })
    const second = await readPdf(csId)
    expect(Buffer.compare(await readPdf(csId, 2), second)).toBe(0)
    for (const as of ['citizen', 'inspector'] as const) {
      expect(Buffer.compare(await readPdf(csId, 1, as), first), as).toBe(0)
    }
    for (const asked of [
      [csId, 1],
      [csId, 1, 'mineMember'],
      [csId, 3, 'citizen'],
    ] as const) {
      expect((await askPdf(asked[0], asked[1], asked[2])).json(), asked.join()).toMatchObject({
        code: 'certificate_not_found',
      })
    }
  })

  it('stands in one row without gaps when many change at once, and not at all for what was rolled back', async () => {
    const before = (await readLog()).head.size
    await Promise.all(Array.from({ length: 8 }, () => issueSample(test)))
    const { id } = await inTransaction(test.app.services.db, tx =>
      tx.selectFrom('certificates').select('id').limit(1).executeTakeFirstOrThrow(),
    )
    const broken = inTransaction(test.app.services.db, async tx => {
      await replaceCertificate(tx, id, new Date())
      throw new Error('something later fails')
    })
    await expect(broken).rejects.toThrow('something later')
    const log = await readLog()
    expect(log.head.size).toBe(before + 8)
    expect(log.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: before + 8 }, (_, place) => place + 1))
    expect(await findLogFault(log, trusted)).toBeNull()
  })

  it('is read page by page, with one head for everybody as long as it does not grow', async () => {
    const [one, two] = [await readLog(), await readLog()]
    expect(two.head).toEqual(one.head)
    const page = (await test.call(null, getCertificateLog, { from: 2, results: 2 })).data
    expect(page.entries).toEqual(one.entries.slice(1, 3))
    expect((await test.call(null, getCertificateLog, { from: 1_000_000 })).data.entries).toEqual([])
    for (const input of [{ from: 0 }, { from: 'x' }, { results: 100_000 }, { results: 0 }]) {
      expect((await test.raw(null, getCertificateLog, input)).status, JSON.stringify(input)).toBe(400)
    }
  })

  it('refuses to rewrite, remove or empty what it holds', async () => {
    const { db } = test.app.services
    const acts: ((tx: Tx) => Promise<unknown>)[] = [
      tx => tx.updateTable('certificate_log').set({ ref_id: 'x' }).execute(),
      tx => tx.deleteFrom('certificate_log').execute(),
      tx => sql`truncate certificate_log`.execute(tx),
      tx => tx.updateTable('certificate_log_nodes').set({ hash: 'x' }).execute(),
      tx => tx.updateTable('certificate_log_heads').set({ root: 'x' }).execute(),
      tx => tx.deleteFrom('certificate_log_end').execute(),
    ]
    for (const act of acts) await expect(inTransaction(db, act)).rejects.toThrow('never changed')
  })
})

describe('the verifier', () => {
  it('finds a PDF genuine and valid, an older version as such, and a revoked one revoked', async () => {
    const { csId, refId } = await issueSample(test)
    const first = await readPdf(csId)
    expect(await check(first, await prove(first))).toMatchObject({
      genuine: true,
      trusted: true,
      log: 'named',
      standing: { ref_id: refId, state: 'valid', version: 1, newest: 1 },
    })
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment: 'Зөрчил' })
    await readPdf(csId)
    expect((await check(first, await prove(first))).standing).toMatchObject({ state: 'revoked', version: 1, newest: 2 })
  })

  it('finds a changed, a lengthened, an unsigned and a foreign file out', async () => {
    const { csId } = await issueSample(test)
    const pdf = await readPdf(csId)
    const proof = await prove(pdf)
    const changed = pdf.slice()
    changed[600] = (changed[600] ?? 0) ^ 1
    expect(await check(changed, proof)).toMatchObject({ genuine: false, signature: { intact: false }, log: 'absent' })
    const longer = new Uint8Array([...pdf, ...Buffer.from('\n%')])
    expect(await check(longer, proof)).toMatchObject({ genuine: false, signature: { kind: 'partial' } })
    const unsigned = pdf.slice(0, Buffer.from(pdf).lastIndexOf('%%EOF', pdf.length - 100))
    expect(await check(new Uint8Array(unsigned), proof)).toMatchObject({ genuine: false, log: 'absent' })
    const text = new Uint8Array(Buffer.from('Гэрчилгээ'))
    expect(await check(text, proof)).toMatchObject({ genuine: false, signature: { kind: 'not_pdf' } })
    const refusal = await test.refused(null, getCertificateProof, { sha256: await sha256Of(changed) })
    expect([refusal.status, refusal.code]).toEqual([404, 'log_entry_not_found'])
    expect((await test.raw(null, getCertificateProof, { sha256: 'zz' })).status).toBe(400)
  })

  it('does not believe a forged head, a foreign signer, or an entry that was slipped into a proof', async () => {
    const { csId } = await issueSample(test)
    const pdf = await readPdf(csId)
    const proof = await prove(pdf)
    const faultOf = (changed: Partial<LogProof>, trust = trusted) => findProofFault({ ...proof, ...changed }, trust)
    expect(await faultOf({ head: { ...proof.head, size: proof.head.size + 1 } })).toEqual({ code: 'head_forged' })
    expect(await faultOf({ head: { ...proof.head, signature: 'AAAA' } })).toEqual({ code: 'head_unreadable' })
    expect(await faultOf({}, ['0'.repeat(64)])).toEqual({ code: 'head_of_somebody_else' })
    const [one] = proof.proofs
    if (!one) throw new Error('The proof is empty')
    const slipped = { entry: { ...one.entry, ends_on: '2199-12-31' }, path: one.path }
    expect(await faultOf({ proofs: [slipped] })).toEqual({ code: 'entry_not_included', seq: one.entry.seq })
    // With a log that is not believed only the signature of the file counts.
    expect(await check(pdf, { ...proof, proofs: [slipped] })).toMatchObject({
      genuine: true,
      log: { code: 'entry_not_included' },
    })
    expect(await check(pdf, proof, [])).toMatchObject({ genuine: false, trusted: false })
  })

  it('says which entry was changed, taken out, or added in the database', async () => {
    await issueSample(test)
    await issueSample(test)
    const { entries } = await readLog()
    const middle = entries.at(-2)?.seq ?? 0
    const faultAfter = (change: (tx: Tx) => Promise<unknown>) =>
      tampered(change, async () => findLogFault(await readLog(), trusted))
    expect(
      await faultAfter(tx => tx.updateTable('certificate_log').set({ version: 9 }).where('seq', '=', middle).execute()),
    ).toEqual({ code: 'entry_changed', seq: middle })
    expect(await faultAfter(tx => tx.deleteFrom('certificate_log').where('seq', '=', middle).execute())).toEqual({
      code: 'entry_missing',
      seq: middle,
    })
    const last = entries.at(-1)?.seq ?? 0
    expect(
      await faultAfter(tx => tx.updateTable('certificate_log').set({ version: 9 }).where('seq', '=', last).execute()),
    ).toEqual({ code: 'root_differs' })
    expect(await faultAfter(tx => tx.deleteFrom('certificate_log').where('seq', '=', last).execute())).toEqual({
      code: 'incomplete',
    })
    expect(await findLogFault(await readLog(), trusted)).toBeNull()
  })

  it('answers on the command line with file, saved log and certificate alone', async () => {
    const { csId, refId } = await issueSample(test)
    const pdf = await readPdf(csId)
    const changed = pdf.slice()
    changed[600] = (changed[600] ?? 0) ^ 1
    const proof = await prove(pdf)
    const folder = mkdtempSync(join(tmpdir(), 'khyanalt-verify-'))
    const keep = (name: string, content: Uint8Array | string): string => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const certificate = keep('agency.pem', proof.certificates)
    const file = keep('good.pdf', pdf)
    const log = keep('log.json', JSON.stringify({ result: 'success', data: await readLog() }))
    const forged = { ...proof, head: { ...proof.head, root: '0'.repeat(64) } }
    const script = join(import.meta.dirname, '../../cli/khyanalt.ts')
    const env = { ...process.env, DATA_DIR: folder, SIGNING_KEY_FILE: undefined }
    const verify = (...args: string[]): Promise<string> =>
      new Promise(resolve => {
        const options = { encoding: 'utf8', env } as const
        execFile(
          process.execPath,
          [script, 'certificate', 'verify', ...args, '--language', 'en'],
          options,
          (error, stdout, stderr) => resolve(`${error?.code ?? 0} ${stdout}${stderr}`),
        )
      })
    const given = ['--certificate', certificate]
    const [whole, bad, broken] = await Promise.all([
      verify(file, '--log', log, ...given),
      verify(keep('bad.pdf', changed), '--log', log, ...given),
      verify(file, '--log', keep('forged.json', JSON.stringify(forged)), ...given),
    ])
    expect(whole).toMatch(/^0 [\s\S]*unchanged since it was signed[\s\S]*names this file/)
    expect(whole).toContain(`Certificate ${refId} is valid`)
    expect(bad).toMatch(/^1 [\s\S]*changed after it was signed/)
    expect(broken).toMatch(/^1 [\s\S]*head_forged/)
    removeFolder(folder)
  })
})
