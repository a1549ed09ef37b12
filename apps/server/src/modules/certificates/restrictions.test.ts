// Suspending a certificate, limiting a part of it, and lifting either.
import { getDeskCertificate, listDeskCertificates } from '@khyanalt/contract/certificate-desk'
import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { liftRestriction, limitCertificate, suspendCertificate } from '@khyanalt/contract/certificate-restrictions'
import { getCertificate, listCertificates, setCertificateStatus } from '@khyanalt/contract/certificates'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getMyCertificate, listMyCertificates } from '@khyanalt/contract/own-certificates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample, limitToUnit } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'

let test: TestApp
let today: string
beforeAll(async () => {
  test = await openTestApp()
  today = agencyDate(new Date())
})
afterAll(() => test.close())

const later = (days: number) => addDays(today, days)
const comment = 'Засвар үйлчилгээний шалгалт дуусаагүй'
const reason = { mn: comment, en: 'Maintenance is not checked yet' }
const suspend = (cs_id: string, more: object = {}) => ({
  cs_id,
  version: 1,
  from: today,
  until: later(10),
  comment,
  comment_en: reason.en,
  ...more,
})
const open = async (cs_id: string) => (await test.call(null, getCertificate, { cs_id })).data
const desk = async (cs_id: string) => (await test.call('head', getDeskCertificate, { cs_id })).data
const told = async (refId: string) =>
  (await test.call('citizen', listNotifications, {})).data.filter(({ content }) => content.includes(refId))
/** The night of a day, by its clock. */
const nightOf = (day: string) => test.app.runNight('end-suspensions', { now: () => new Date(`${day}T02:00:00+08:00`) })
const logged = async (cs_id: string) =>
  (await test.call(null, getCertificateLog, { results: 1000 })).data.entries.filter(
    entry => entry.cs_id === cs_id && entry.kind !== 'signed',
  )

describe('a suspended certificate', () => {
  it('[REQ-SUSPEND-01] [REQ-SUSPEND-07] reads so at once to everybody, with days and reason, and its holder is told', async () => {
    const { csId, refId } = await issueSample(test)
    await test.call('head', suspendCertificate, suspend(csId))
    const suspension = { from: today, until: later(10), reason }
    expect(await open(csId)).toMatchObject({ status: 30, suspension, log: 'agrees', version: 2 })
    const listed = async (status: 'ACTIVE' | 'INACTIVE') =>
      (await test.call(null, listCertificates, { cert_number: refId, status })).data.data
    expect(await listed('INACTIVE')).toMatchObject([{ ref_id: refId, status: 30, suspension }])
    expect(await listed('ACTIVE')).toEqual([])
    expect((await test.call('citizen', getMyCertificate, { cs_id: csId })).data).toMatchObject({
      status: 30,
      suspension,
    })
    const own = async (status: number) =>
      (await test.call('citizen', listMyCertificates, { status, results: 100 })).data.data.map(row => row.ref_id)
    expect(await own(30)).toContain(refId)
    expect(await own(10)).not.toContain(refId)
    const found = async (filter: object) =>
      (await test.call('head', listDeskCertificates, { query: refId, ...filter })).data.data.map(row => row.status)
    expect(await found({ suspended: 'true' })).toEqual([30])
    expect(await found({ status: 30 })).toEqual([30])
    expect(await found({ status: 10 })).toEqual([])
    expect((await desk(csId)).changes).toMatchObject([{ action: 'suspend', by: demoStaff.head.name, reason: comment }])
    expect((await told(refId))[0]?.content).toContain(comment)
  })

  it('[REQ-SUSPEND-01] is valid until its first day, and says what is to come', async () => {
    const { csId } = await issueSample(test)
    await test.call('head', suspendCertificate, suspend(csId, { from: later(3) }))
    expect(await open(csId)).toMatchObject({ status: 10, suspension: { from: later(3), until: later(10) } })
  })

  it('[REQ-SUSPEND-03] holds again by itself after its last day, and the night takes it off the paper once', async () => {
    const { csId, refId } = await issueSample(test)
    await test.call('head', suspendCertificate, suspend(csId))
    await nightOf(later(10))
    expect((await desk(csId)).version).toBe(2)
    await nightOf(later(11))
    await nightOf(later(11))
    expect(await open(csId)).toMatchObject({ status: 10, suspension: null, version: 3, log: 'agrees' })
    expect((await desk(csId)).changes[0]).toMatchObject({ action: 'end_suspension', by: null, version: 3 })
    expect((await logged(csId)).map(({ kind }) => kind)).toEqual(['issued', 'suspended', 'lifted'])
    expect(await told(refId)).toHaveLength(2)
  })

  it('[REQ-SUSPEND-04] is put into force earlier with a reason, by nobody who is its holder in private life', async () => {
    const { csId, refId } = await issueSample(test)
    await test.call('head', suspendCertificate, suspend(csId))
    const lift = { cs_id: csId, version: 2, what: 'suspension', comment: 'Шалгалт дууссан' } as const
    expect((await test.refused('head', liftRestriction, { ...lift, comment: ' ' })).code).toBe('reason_missing')
    expect((await test.refused('head', liftRestriction, { ...lift, what: 'limitation' })).code).toBe('wrong_state')
    const headIs = (private_number: string) =>
      test.app.services.db.updateTable('users').set({ private_number }).where('id', '=', demoStaff.head.id).execute()
    await headIs(demoPeople.citizen.register_number)
    try {
      expect((await test.refused('head', liftRestriction, lift)).code).toBe('private_interest')
    } finally {
      await headIs(demoStaff.head.private_number)
    }
    await test.call('head', liftRestriction, lift)
    expect(await open(csId)).toMatchObject({ status: 10, suspension: null, version: 3, log: 'agrees' })
    expect((await told(refId))[0]?.content).toContain('Шалгалт дууссан')
    expect((await test.refused('head', liftRestriction, { ...lift, version: 3 })).code).toBe('wrong_state')
  })

  it('[REQ-SUSPEND-04] is cancelled like any other, and reinstated without its suspension', async () => {
    const { csId } = await issueSample(test)
    await test.call('head', suspendCertificate, suspend(csId))
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment })
    expect(await open(csId)).toMatchObject({ status: 30, suspension: null, log: 'agrees' })
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 10, comment })
    expect(await open(csId)).toMatchObject({ status: 10, suspension: null, log: 'agrees' })
  })

  it('[REQ-SUSPEND-02] is not suspended from a day that is past or far, backwards, beyond its end, or twice', async () => {
    const { csId } = await issueSample(test, { endsOn: later(100) })
    const code = async (more: object) => (await test.refused('head', suspendCertificate, suspend(csId, more))).code
    expect(await code({ from: later(-1) })).toBe('suspension_from_past')
    expect(await code({ from: '1999-01-01' })).toBe('suspension_from_past')
    expect(await code({ from: later(367), until: later(368) })).toBe('suspension_from_late')
    expect(await code({ from: later(5), until: later(4) })).toBe('suspension_backwards')
    expect(await code({ until: later(101) })).toBe('suspension_beyond_end')
    expect(await code({ comment: '  ' })).toBe('reason_missing')
    expect(await code({ version: 7 })).toBe('version_conflict')
    expect(await code({ cs_id: 'x' })).toBe('certificate_not_found')
    expect((await test.raw('head', suspendCertificate, suspend(csId, { from: '2026-02-30' }))).status).toBe(400)
    await test.call('head', suspendCertificate, suspend(csId, { from: today, until: today }))
    expect(await code({ version: 2 })).toBe('suspended_already')
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment })
    expect(await code({ version: 3 })).toBe('wrong_state')
  })

  it('[REQ-AGENCY-01] is suspended, limited and lifted within the scope alone', async () => {
    const { csId } = await issueSample(test)
    await limitToUnit(test, demoStaff.head.id, 2)
    try {
      const act = { cs_id: csId, version: 1, comment }
      expect((await test.refused('head', suspendCertificate, suspend(csId))).code).toBe('not_allowed')
      expect((await test.refused('head', limitCertificate, { ...act, limitation: reason })).code).toBe('not_allowed')
      expect((await test.refused('head', liftRestriction, { ...act, what: 'suspension' })).code).toBe('not_allowed')
    } finally {
      await limitToUnit(test, demoStaff.head.id, null)
    }
  })
})

describe('a limited certificate', () => {
  const limitation = { mn: '2-р байранд ажиллуулахыг зогсоосон', en: 'Not to be used in building 2' }

  it('[REQ-SUSPEND-05] stays valid and says in both languages what is limited, until that is lifted', async () => {
    const { csId, refId } = await issueSample(test)
    const act = { cs_id: csId, version: 1, comment }
    await test.call('head', limitCertificate, { ...act, limitation })
    expect(await open(csId)).toMatchObject({
      status: 10,
      version: 2,
      limitation: { since: today, text: limitation },
      log: 'agrees',
    })
    expect((await test.call('citizen', getMyCertificate, { cs_id: csId })).data.limitation?.text).toEqual(limitation)
    expect((await told(refId))[0]?.content).toContain(limitation.mn)
    for (const words of [
      { ...limitation, en: ' ' },
      { ...limitation, mn: '' },
    ]) {
      expect((await test.raw('head', limitCertificate, { ...act, version: 2, limitation: words })).status).toBe(400)
    }
    // A suspension and its lifting leave it.
    await test.call('head', suspendCertificate, suspend(csId, { version: 2 }))
    await test.call('head', liftRestriction, { ...act, version: 3, what: 'suspension' })
    expect((await open(csId)).limitation?.text).toEqual(limitation)
    await test.call('head', liftRestriction, { ...act, version: 4, what: 'limitation' })
    expect(await open(csId)).toMatchObject({ status: 10, version: 5, limitation: null, log: 'agrees' })
  })

  it('[REQ-SUSPEND-06] stands in the public log as what it is, and a row that says otherwise is not believed', async () => {
    const { csId, certificateId } = await issueSample(test)
    const act = { cs_id: csId, comment }
    await test.call('head', limitCertificate, { ...act, version: 1, limitation })
    await test.call('head', suspendCertificate, suspend(csId, { version: 2 }))
    const days = { suspended_from: today, suspended_until: later(10) }
    expect(await logged(csId)).toMatchObject([
      { kind: 'issued' },
      { kind: 'limited', limited: true },
      { kind: 'suspended', limited: true, ...days },
    ])
    const set = (row: { suspended_from: string | null; suspended_until: string | null }) =>
      test.app.services.db.updateTable('certificates').set(row).where('id', '=', certificateId).execute()
    await set({ suspended_from: null, suspended_until: null })
    expect(await open(csId)).toMatchObject({ status: 30, log: 'differs', suspension: { from: today } })
    const { data } = (await test.call(null, listCertificates, { cert_number: (await open(csId)).ref_id })).data
    expect(data).toMatchObject([{ status: 30 }])
    await set(days)
    expect(await open(csId)).toMatchObject({ status: 30, log: 'agrees' })
  })
})
