// The certificates desk: finding, and changing with a reason.
import {
  changeValidity,
  getDeskCertificate,
  listDeskCertificates,
  reissueCertificate,
} from '@khyanalt/contract/certificate-desk'
import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { getCertificate, setCertificateStatus } from '@khyanalt/contract/certificates'
import { listNotifications } from '@khyanalt/contract/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample, limitToUnit } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const open = async (cs_id: string) => (await test.call('head', getDeskCertificate, { cs_id })).data
const found = async (query: string, status?: number) =>
  (await test.call('head', listDeskCertificates, { query, ...(status === undefined ? {} : { status }) })).data.data.map(
    row => row.ref_id,
  )
const reason = 'Шалгалтын дүгнэлт №12'

describe('a certificate is found', () => {
  it('by its number, its request, the register number of its holder and the beginning of a name', async () => {
    const mine = await issueSample(test)
    const company = await issueSample(test, { company: 'Туршилтын Эмнэлэг ХХК' })
    const { request_number } = await open(mine.csId)
    expect(await found(mine.refId)).toEqual([mine.refId])
    expect(await found(mine.refId.replaceAll('-', ''))).toEqual([mine.refId])
    expect(await found(request_number.toLowerCase())).toEqual([mine.refId])
    expect(await found(demoPeople.citizen.register_number)).toContain(mine.refId)
    expect(await found('5012345')).toEqual([company.refId])
    expect(await found('Туршилтын Эм')).toEqual([company.refId])
    for (const nonsense of ['%', "' or 1=1 --", '<script>', '99-99-999999', '_']) {
      expect(await found(nonsense), nonsense).toEqual([])
    }
    expect(await found(mine.refId, 30)).toEqual([])
  })

  it('[REQ-AGENCY-01] within the scope alone, and opened there alone', async () => {
    const { csId, refId } = await issueSample(test)
    expect(await found(refId)).toEqual([refId])
    const limit = (unit: number | null) => limitToUnit(test, demoStaff.head.id, unit)
    await limit(2)
    try {
      expect(await found(refId)).toEqual([])
      expect((await test.refused('head', getDeskCertificate, { cs_id: csId })).code).toBe('certificate_not_found')
      const change = { cs_id: csId, version: 1, comment: reason }
      expect((await test.refused('head', reissueCertificate, change)).code).toBe('not_allowed')
      const days = { sdate: '2026-02-01', edate: '2031-01-31' }
      expect((await test.refused('head', changeValidity, { ...change, ...days })).code).toBe('not_allowed')
      expect((await test.refused('head', setCertificateStatus, { ...change, status: 30 })).code).toBe('not_allowed')
    } finally {
      await limit(null)
    }
    expect((await test.refused('inspector', listDeskCertificates, {})).code).toBe('not_allowed')
  })
})

describe('a change of a certificate', () => {
  it('[REQ-AGENCY-29] is made with a reason: kept beside its version, told to the holder, written into the public log', async () => {
    const { csId, refId } = await issueSample(test)
    const act = (version: number) => ({ cs_id: csId, version, comment: reason })
    await test.call('head', setCertificateStatus, { ...act(1), status: 30 })
    await test.call('head', setCertificateStatus, { ...act(2), status: 10 })
    await test.call('head', changeValidity, { ...act(3), sdate: '2026-02-01', edate: '2031-01-31' })
    const { name } = demoPeople.citizen
    const rename = (to: string) =>
      test.app.services.db.updateTable('users').set({ name: to }).where('id', '=', demoPeople.citizen.id).execute()
    await rename('Бат-Өлзий')
    await test.call('head', reissueCertificate, act(4))
    await rename(name)

    const now = await open(csId)
    expect(now).toMatchObject({
      ref_id: refId,
      version: 5,
      holder: 'Д.Бат-Өлзий',
      sdate: '2026-02-01',
      edate: '2031-01-31',
    })
    expect(now.versions.map(({ version, cancelled, edate }) => [version, cancelled, edate])).toEqual([
      [5, false, '2031-01-31'],
      [4, false, '2031-01-31'],
      [3, false, '2099-12-31'],
      [2, true, '2099-12-31'],
      [1, false, '2099-12-31'],
    ])
    expect(now.changes.map(change => [change.action, change.by, change.reason, change.version])).toEqual([
      ['reissue', demoStaff.head.name, reason, 5],
      ['validity', demoStaff.head.name, reason, 4],
      ['reinstate', demoStaff.head.name, reason, 3],
      ['cancel', demoStaff.head.name, reason, 2],
    ])
    const { data } = await test.call(null, getCertificate, { cs_id: csId })
    expect(data).toMatchObject({ version: 5, status: 10, edate: '2031-01-31' })
    expect(JSON.stringify((await test.raw(null, getCertificate, { cs_id: csId })).body)).not.toContain(reason)
    const told = (await test.call('citizen', listNotifications, {})).data
    expect(told.filter(({ content }) => content.includes(refId)).map(({ type }) => type)).toEqual(
      Array(4).fill('certificate_changed'),
    )
    for (const other of ['mineMember', 'inspector', 'head'] as const) {
      const { data: theirs } = await test.call(other, listNotifications, {})
      expect(
        theirs.filter(({ content }) => content.includes(refId)),
        other,
      ).toEqual([])
    }
    const log = await test.app.services.db
      .selectFrom('certificate_log')
      .select('kind')
      .where('cs_id', '=', csId)
      .where('kind', '<>', 'signed')
      .orderBy('seq')
      .execute()
    expect(log.map(({ kind }) => kind)).toEqual(['issued', 'revoked', 'reinstated', 'changed', 'changed'])
    expect(getCertificateLog.access).toBe('public')
    const written = await test.app.services.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id'])
      .where('noun_id', '=', csId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(written).toEqual(
      ['cancel', 'reinstate', 'validity', 'reissue'].map(action => ({ action, actor_user_id: demoStaff.head.id })),
    )
    expect((await test.refused('head', reissueCertificate, act(4))).code).toBe('version_conflict')
  })

  it('is refused without a reason, on an older version, in a wrong state, with days that are none', async () => {
    const { csId } = await issueSample(test)
    const act = { cs_id: csId, version: 1, comment: reason }
    const days = { sdate: '2026-02-01', edate: '2031-01-31' }
    expect((await test.refused('head', reissueCertificate, { ...act, comment: '  ' })).code).toBe('reason_missing')
    expect(await test.refused('head', changeValidity, { ...act, ...days, version: 0 })).toMatchObject({
      code: 'version_conflict',
      current: { version: 1 },
    })
    for (const wrong of [
      { sdate: '2026-02-01', edate: '2026-02-01' },
      { sdate: '2026-02-02', edate: '2026-02-01' },
      { sdate: '2026-01-01', edate: '2099-12-31' },
    ]) {
      expect((await test.refused('head', changeValidity, { ...act, ...wrong })).code).toBe('dates_invalid')
    }
    expect((await test.raw('head', changeValidity, { ...act, sdate: '2026-02-30', edate: '2027-01-01' })).status).toBe(
      400,
    )
    await test.call('head', setCertificateStatus, { ...act, status: 30 })
    for (const call of [reissueCertificate, changeValidity]) {
      expect((await test.raw('head', call, { ...act, ...days, version: 2 })).body.code).toBe('wrong_state')
    }
    expect((await test.refused('head', reissueCertificate, { ...act, cs_id: 'x' })).code).toBe('certificate_not_found')
  })

  it('of two people at once is made by one', async () => {
    const { csId } = await issueSample(test)
    const act = { cs_id: csId, version: 1, comment: reason }
    const answers = await Promise.all([
      test.raw('head', reissueCertificate, act),
      test.raw('head', setCertificateStatus, { ...act, status: 30 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await open(csId)).version).toBe(2)
  })
})
