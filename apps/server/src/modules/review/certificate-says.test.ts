import { askForChange } from '@khyanalt/contract/certificate-changes'
import { getDeskCertificate, reissueCertificate } from '@khyanalt/contract/certificate-desk'
import { getCertificateLog, getCertificateProof } from '@khyanalt/contract/certificate-log'
import { getCertificate, listCertificates } from '@khyanalt/contract/certificates'
import { getMyCertificate } from '@khyanalt/contract/own-certificates'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, previewCertificate, receiveRequest } from '@khyanalt/contract/review'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault, findProofFault } from '@khyanalt/verifier/check-log'
import { digestOfContent, readContent } from '@khyanalt/verifier/content'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await publish(['model', 'keeper'])
})
afterAll(() => test.close())

const formid = 990_001
const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const standing = { mn: 'Жил бүр үзлэгт оруулна.', en: 'Inspected every year.' }
const added = [
  { mn: '  Гурван сарын дотор “давтан” хэмжинэ.', en: 'Measured again within three months.' },
  { mn: 'Зөвхөн өдрөөр ашиглана', en: '' },
]

/** The service, with these questions printed; the keeper is on the document alone. */
const publish = (prints: readonly string[], title: 'permit' | 'conclusion' = 'permit', design: object = {}) =>
  publishTestService(test, {
    formid,
    category_id: 1001,
    slug: 'certificate-says',
    clientTypes: ['CITIZEN'],
    body: {
      _name: words('Аппарат'),
      sections: [
        {
          _title: words('Алхам'),
          rows: ['model', 'keeper', 'note'].map(name => ({
            fields: [{ type: 'textarea', name, _title: words(`Асуулт ${name}`) }],
          })),
        },
      ],
    },
    rest: { issues_certificate: true, validity_months: 12, renewable: true },
    certificate: {
      ...design,
      title,
      prints: prints.map(path => ({ path, public: path !== 'keeper' })),
      conditions: [standing],
    },
  })

const answers = { model: 'Загвар А-1', keeper: 'Бямба Нууцын', note: 'Тайлбар' }
const toHead = async (data: Record<string, string> = answers, renewed?: string) => {
  const type = renewed ? ('RENEW' as const) : ('NEW' as const)
  const taking = { type, formid, category_id: 1001, ...(renewed ? { cert_id: renewed } : {}) }
  const { code } = await test.call('citizen', createRequest, taking)
  await test.call('citizen', submitRequest, { request_number: code, data, organization_id: 1 })
  const decision = async () => ({ request_number: code, version: await versionOf(test, 'inspector', code) })
  await test.call('inspector', receiveRequest, await decision())
  await test.call('inspector', agreeRequest, await decision())
  await test.call('inspector', agreeRequest, await decision())
  return { ...(await decision()), sdate: '2026-12-01', edate: '2027-11-30' }
}
const approved = async (decision: Awaited<ReturnType<typeof toHead>>, conditions?: typeof added) =>
  (await test.call('head', approveRequest, { ...decision, ...(conditions ? { conditions } : {}) })).cs_id ?? ''
const shown = async (cs_id: string) => (await test.call(null, getCertificate, { cs_id })).data
const pdfOf = async (csId: string, as?: DemoPerson) => {
  const headers = as ? { authorization: `Bearer ${await test.token(as)}` } : {}
  const reply = await test.app.http.inject({ url: `/api/certificates/pdf/${csId}`, headers })
  return { bytes: new Uint8Array(reply.rawPayload), headers: reply.headers }
}
const textsOf = (facts: readonly { readonly text?: { readonly mn: string } | undefined }[]) =>
  facts.map(({ text }) => text?.mn)

describe('what a certificate says', () => {
  it('[REQ-PAPER-04] [REQ-PAPER-07] shows what is public to everybody and the rest to holder and agency, conditions as typed', async () => {
    const cs_id = await approved(await toHead(), added)
    const data = await shown(cs_id)
    const conditions = [standing, { ...added[0], mn: 'Гурван сарын дотор “давтан” хэмжинэ.' }, added[1]]
    expect(data).toMatchObject({ kind: 'permit', closed: true, conditions })
    expect(data.facts).toEqual([
      { title: words('Асуулт model'), text: { mn: 'Загвар А-1', en: 'Загвар А-1' }, public: true },
    ])
    expect(JSON.stringify(data)).not.toContain('Бямба')
    const listed = (await test.call(null, listCertificates, { cert_number: data.ref_id })).data.data[0]
    expect(listed?.service_table).toEqual([[words('Асуулт model'), { mn: 'Загвар А-1', en: 'Загвар А-1' }]])

    const all = ['Загвар А-1', 'Бямба Нууцын']
    expect(textsOf((await test.call('citizen', getMyCertificate, { cs_id })).data.facts)).toEqual(all)
    expect(textsOf((await test.call('head', getDeskCertificate, { cs_id })).data.facts)).toEqual(all)

    const [open, whole] = [await pdfOf(cs_id), await pdfOf(cs_id, 'citizen')]
    expect(Buffer.compare((await pdfOf(cs_id, 'foreigner')).bytes, open.bytes)).toBe(0)
    expect(Buffer.compare((await pdfOf(cs_id, 'inspector')).bytes, whole.bytes)).toBe(0)
    expect(Buffer.compare(open.bytes, whole.bytes)).not.toBe(0)
    expect(readContent(open.bytes)).toBeNull()
    expect(JSON.stringify(readContent(whole.bytes))).toContain('Бямба Нууцын')
    expect(whole.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('authorization'),
    })
    expect((await shown(cs_id)).sha256).toBe(await sha256Of(open.bytes))
  })

  it('[REQ-PAPER-05] prints what the version of the form said when the request was made, whatever was published since', async () => {
    const decision = await toHead()
    const before = await shown(await approved(await toHead()))
    await publish(['note'], 'conclusion')
    try {
      expect(await shown(await approved(decision))).toMatchObject({ kind: 'permit', facts: before.facts })
      const later = await shown(await approved(await toHead()))
      expect([later.kind, textsOf(later.facts), later.closed]).toEqual(['conclusion', ['Тайлбар'], false])
      expect((await shown(before.cs_id)).facts).toEqual(before.facts)
    } finally {
      await publish(['model', 'keeper'])
    }
  })

  it('[REQ-DESIGN-05] bears the words and the look of the version that its request was made under, also issued anew', async () => {
    const design = {
      heading: words('Ашиглах эрх'),
      granted: words('Дараах аппаратыг ашиглуулна.'),
      signatory: words('Улсын ахлах байцаагч'),
      seal: 'none',
      background: 'plain',
    }
    await publish(['note'], 'conclusion', design)
    const decision = await toHead().finally(() => publish(['model', 'keeper']))
    expect((await test.call('head', previewCertificate, decision)).data.heading).toEqual(design.heading)
    const cs_id = await approved(decision)
    const read = async () => [
      (await shown(cs_id)).heading,
      (await test.call('citizen', getMyCertificate, { cs_id })).data.heading,
      (await test.call('head', getDeskCertificate, { cs_id })).data.heading,
    ]
    expect(await read()).toEqual([design.heading, design.heading, design.heading])
    expect(readContent((await pdfOf(cs_id, 'citizen')).bytes)).toMatchObject(design)
    await test.call('head', reissueCertificate, { cs_id, comment: 'Нэр засав', version: 1 })
    expect(readContent((await pdfOf(cs_id, 'citizen')).bytes)).toMatchObject({ ...design, version: 2 })
  })

  it('[REQ-PAPER-08] is drawn for the head before deciding, as a draft that leaves nothing behind', async () => {
    const decision = await toHead()
    const { db } = test.app.services
    const traces = async () =>
      Promise.all(
        (['certificates', 'certificate_versions', 'certificate_log', 'files', 'request_events'] as const).map(table =>
          db
            .selectFrom(table)
            .select(eb => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow(),
        ),
      )
    const before = await traces()
    const { data } = await test.call('head', previewCertificate, { ...decision, conditions: added })
    expect(await traces()).toEqual(before)
    expect(data).toMatchObject({ kind: 'permit', holder: 'Дорж Бат-Эрдэнэ', sdate: '2026-12-01', edate: '2027-11-30' })
    expect(textsOf(data.facts)).toEqual(['Загвар А-1', 'Бямба Нууцын'])
    expect(data.conditions.length).toBe(3)
    expect(Buffer.from(data.paper, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    expect(Buffer.from(data.paper, 'base64').toString('latin1')).not.toContain('/ByteRange')

    // What was seen is what is issued.
    const issued = (await test.call('citizen', getMyCertificate, { cs_id: await approved(decision, added) })).data
    expect([issued.facts, issued.conditions]).toEqual([data.facts, data.conditions])
  })

  it('[REQ-PAPER-08] is shown to nobody who may not approve now, nor for days that make no span', async () => {
    const decision = await toHead()
    expect((await test.refused('inspector', previewCertificate, decision)).code).toBe('not_allowed')
    expect((await test.refused('citizen', previewCertificate, decision)).code).toBe('not_allowed')
    const stale = { ...decision, version: decision.version - 1 }
    expect((await test.refused('head', previewCertificate, stale)).code).toBe('version_conflict')
    const turned = { ...decision, sdate: decision.edate, edate: decision.sdate }
    expect((await test.refused('head', previewCertificate, turned)).code).toBe('dates_invalid')
    await approved(decision)
    const again = { ...decision, version: await versionOf(test, 'head', decision.request_number) }
    expect((await test.refused('head', previewCertificate, again)).code).toBe('wrong_state')
  })

  it.each([
    ['an empty one', [{ mn: ' ', en: 'Only English' }]],
    ['a longer one than fits', [{ mn: 'а'.repeat(501), en: '' }]],
    ['more than fit', Array.from({ length: 21 }, (_, n) => ({ mn: `Болзол ${n}`, en: '' }))],
  ])('[REQ-PAPER-07] refuses %s among the conditions', async (_, conditions) => {
    const decision = { request_number: 'R260000001', version: 1, conditions }
    for (const call of [approveRequest, previewCertificate]) {
      const refusal = await test.refused('head', call, decision)
      expect([refusal.code, refusal.problems?.[0]?.path.startsWith('conditions')]).toEqual(['invalid_input', true])
    }
  })

  it('[REQ-PAPER-07] takes twenty conditions of 500 characters, one of them in Mongolian alone', async () => {
    const decision = await toHead()
    const most = Array.from({ length: 20 }, (_, n) => ({
      mn: `${'а'.repeat(498)}${10 + n}`,
      en: n === 0 ? '' : 'b'.repeat(500),
    }))
    const { data } = await test.call('head', previewCertificate, { ...decision, conditions: most })
    expect(data.conditions).toEqual([standing, ...most])
    // What the approval takes is shown in public and stored with the version.
    const cs_id = await approved(decision, most)
    expect((await shown(cs_id)).conditions).toEqual([standing, ...most])
  })

  it('[REQ-PAPER-09] keeps what it permits when it is issued anew, and a renewal says its own', async () => {
    const cs_id = await approved(await toHead(), added)
    const first = await shown(cs_id)
    await test.call('head', reissueCertificate, { cs_id, comment: 'Нэр засав', version: 1 })
    const anew = await shown(cs_id)
    expect([anew.version, anew.facts, anew.conditions]).toEqual([2, first.facts, first.conditions])

    const renewed = await shown(await approved(await toHead({ model: 'Загвар Б-2' }, cs_id)))
    expect([textsOf(renewed.facts), renewed.conditions]).toEqual([['Загвар Б-2'], [standing]])
    expect(textsOf((await shown(cs_id)).facts)).toEqual(['Загвар А-1'])
  })

  it('[REQ-PAPER-09] keeps what it permits when its information is changed', async () => {
    const cs_id = await approved(await toHead(), added)
    const first = await shown(cs_id)
    const number = (await test.call('head', getDeskCertificate, { cs_id })).data.request_number
    const letter = { name: 'letter.pdf', type: 'application/pdf', bytes: smallPdf('letter') }
    const { body } = await test.upload('citizen', '/request/certupdateupload', letter)
    const data = { reason: 'Овог өөрчлөгдсөн', files: [String(body.filename)] }
    const { code } = await test.call('citizen', askForChange, { request_number: number, data })
    const decision = async () => ({ request_number: code, version: await versionOf(test, 'inspector', code) })
    await test.call('inspector', receiveRequest, await decision())
    await test.call('inspector', agreeRequest, await decision())
    await test.call('inspector', agreeRequest, await decision())
    await test.call('head', approveRequest, await decision())
    const changed = await shown(cs_id)
    expect([changed.version, changed.kind, changed.closed]).toEqual([2, 'permit', true])
    expect([changed.facts, changed.conditions]).toEqual([first.facts, first.conditions])
    expect(textsOf((await test.call('citizen', getMyCertificate, { cs_id })).data.facts)).toContain('Бямба Нууцын')
  })

  it('[REQ-PAPER-10] [REQ-PAPER-11] is proven by the salted digest in the public log, which names nothing of it', async () => {
    const one = await approved(await toHead(), added)
    const twin = await approved(await toHead(), added)
    const { bytes } = await pdfOf(one, 'citizen')
    const proof = (await test.call(null, getCertificateProof, { sha256: await sha256Of(bytes) })).data
    const trusted = await Promise.all(readPem(proof.certificates).map(fingerprintOf))
    const issued = proof.proofs.find(({ entry }) => entry.kind === 'issued')?.entry
    const content = readContent(bytes) ?? {}
    expect(issued?.content_sha256).toBe(await digestOfContent(content))
    expect(content).toMatchObject({ salt: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect((readContent((await pdfOf(twin, 'citizen')).bytes) as { salt: string }).salt).not.toBe(
      (content as { salt: string }).salt,
    )
    const log = { entries: proof.proofs.map(({ entry }) => entry), fault: await findProofFault(proof, trusted) }
    expect(await judge(bytes, { trusted, log, today: '2026-12-02' })).toMatchObject({
      genuine: true,
      content: 'proven',
    })
    const altered = { ...log, entries: log.entries.map(entry => ({ ...entry, content_sha256: 'a'.repeat(64) })) }
    expect((await judge(bytes, { trusted, log: altered, today: '2026-12-02' })).content).toBe('differs')
    // The extract is as genuine, and says nothing of what it leaves out.
    const open = await pdfOf(one)
    const named = (await test.call(null, getCertificateProof, { sha256: await sha256Of(open.bytes) })).data
    const ofExtract = { entries: named.proofs.map(({ entry }) => entry), fault: null }
    expect(await judge(open.bytes, { trusted, log: ofExtract, today: '2026-12-02' })).toMatchObject({
      genuine: true,
      content: 'none',
    })
    const whole = (await test.call(null, getCertificateLog, { results: 1000 })).data
    expect(await findLogFault(whole, trusted)).toBeNull()
    for (const told of ['Загвар', 'Бямба', 'хэмжинэ']) expect(JSON.stringify(whole)).not.toContain(told)
  })
})

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
