// One draft and one number for everything: seen, compared, restored, put in force on a day, held to its plan and form.
import { listAudit } from '@khyanalt/contract/audit'
import { getForm } from '@khyanalt/contract/catalogue'
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import {
  discardServiceDraft,
  publishDraft,
  rehearseDraft,
  saveService,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { getServiceVersion, restoreServiceVersion, withdrawPlannedVersion } from '@khyanalt/contract/service-versions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmBySecond, meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  audited,
  body,
  draft,
  draftSettings,
  field,
  inEnglish,
  newService,
  opened,
  openRequest,
  openToAll,
  plan,
  publishDrafted,
  words,
} from './editor-fixture.ts'
import { putVersionsInForce } from './put-versions-in-force.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await meetSecondAdministrator(test)
})
afterAll(() => test.close())

const question = field('string', 'name', { required: true })
const published = async (slug: string): Promise<number> => {
  const id = await newService(test, slug, body(question))
  await publishDrafted(test, id)
  return id
}
const settingsOf = async (id: number) => serviceSettingsSchema.parse((await opened(test, id)).settings)
const paid = async (id: number, tugrik: number) => ({
  fee: tugrik * 100,
  details: { ...(await settingsOf(id)).details, price: { price: String(tugrik) } },
})
const versionOf = async (id: number, version: number, against?: number) =>
  (await test.call('admin', getServiceVersion, { id, version, ...(against && { against }) })).data
const rehearsed = async (id: number) => {
  const { version } = (await opened(test, id)).draft
  await test.call('admin', rehearseDraft, { id, version })
  return { id, version }
}
/** How often people were to be told of a changed form. */
const tellings = async (): Promise<number> => {
  const { rows } = await sql<{
    n: string
  }>`select count(*) as n from pgboss.job where name = 'tell-form-changed'`.execute(test.app.services.db)
  return Number(rows[0]?.n)
}

describe('the draft of a service', () => {
  it('[REQ-VERSION-01] [REQ-TWO-09] holds its fee until a second administrator has read and confirmed it with the form', async () => {
    const id = await published('whole')
    await draft(test, id, body(question, field('text', 'more')))
    const { difference } = await draftSettings(test, id, await paid(id, 60_000))
    expect(difference.map(inEnglish)).toEqual(['Fee: Free → 60,000₮', 'Question added: “Question more”: Short text'])
    expect((await settingsOf(id)).fee).toBeNull()
    const { proposal } = await test.call('admin', publishDraft, await rehearsed(id))
    const { data } = await test.call('secondAdmin', listProposals, {})
    expect(
      data
        .find(one => one.id === proposal)
        ?.lines.map(inEnglish)
        .slice(1),
    ).toEqual(difference.map(inEnglish))
    expect((await settingsOf(id)).fee).toBeNull()
    await confirmBySecond(test, { proposal })
    expect((await settingsOf(id)).fee).toBe(6_000_000)
    expect((await opened(test, id)).published).toBe(2)
    expect((await versionOf(id, 2)).difference.map(inEnglish)).toEqual(difference.map(inEnglish))
  })

  it('[REQ-VERSION-01] is published by one where words of the page change, and nobody is told of a form that stayed', async () => {
    const id = await published('page-words')
    await openToAll(test, id)
    await openRequest(test, id, { name: 'Бат' })
    await draftSettings(test, id, { name_mn: 'Өөр нэртэй үйлчилгээ' })
    const before = await tellings()
    expect(await test.call('admin', publishDraft, await rehearsed(id))).toMatchObject({
      published: 2,
      lifted: 1,
      proposal: null,
    })
    expect(await tellings()).toBe(before)
    await draft(test, id, body({ ...question, _title: words('Таны нэр', 'Your name') }))
    await test.call('admin', publishDraft, await rehearsed(id))
    expect(await tellings()).toBe(before + 1)
  })

  it('[REQ-VERSION-01] is not published with particulars that contradict themselves, and says where', async () => {
    const id = await published('contradicts')
    const faults = async (change: Parameters<typeof draftSettings>[2]) => {
      const { problems, version } = await draftSettings(test, id, change)
      expect((await test.refused('admin', rehearseDraft, { id, version })).code).toBe('definition_invalid')
      return problems.map(({ code, path }) => `${code} ${path}`)
    }
    expect(await faults({ slug: 'whole' })).toEqual(['used_before settings/slug'])
    expect(await faults({ slug: 'contradicts', fee: 100 })).toEqual(['fee_of_free_service settings/fee'])
    expect(await faults({ fee: null, name_en: '' })).toEqual(['missing_attribute settings/name_en'])
  })

  it('[REQ-VERSION-01] [REQ-VERSION-08] numbers what a program changes by itself, and the audit holds both values', async () => {
    const id = await published('by-program')
    const { version } = await opened(test, id)
    const settings = { ...(await settingsOf(id)), name_en: 'Another name' }
    await test.call('admin', saveService, { id, version, settings, status: 0, temporary_disable: false })
    expect((await opened(test, id)).published).toBe(2)
    expect((await versionOf(id, 2)).difference.map(inEnglish)).toEqual([
      'Name of the service in English: Service for tests → Another name',
    ])
    const { detail } = await test.app.services.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('noun_id', '=', String(id))
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({
      difference: [{ from: words('Service for tests'), to: words('Another name') }],
    })
    const { data } = await test.call('admin', listAudit, { noun: 'service', thing: String(id), act: 'update' })
    expect(data.map(({ difference, detail: noted }) => [difference.map(inEnglish), noted])).toEqual([
      [['Name of the service in English: Service for tests → Another name'], {}],
    ])
  })

  it('[REQ-VERSION-07] says what is lost and is given up whole, also where nothing was published', async () => {
    const id = await published('given-up')
    await draftSettings(test, id, await paid(id, 1_000))
    const { draft: now, difference } = await opened(test, id)
    expect(difference.map(inEnglish)).toEqual(['Fee: Free → 1,000₮'])
    await test.call('admin', discardServiceDraft, { id, version: now.version })
    expect(await opened(test, id)).toMatchObject({ difference: [], draft: { open: false, settings: { fee: null } } })

    const never = await newService(test, 'never', body(question))
    const { draft: first, difference: lost, published: none } = await opened(test, never)
    expect([none, lost.map(inEnglish)]).toEqual([
      null,
      expect.arrayContaining(['Step of review added: Check: Inspector, 2 working days']),
    ])
    await test.call('admin', discardServiceDraft, { id: never, version: first.version })
    expect((await opened(test, never)).draft.plan).toEqual([])
  })
})

describe('a version', () => {
  it('[REQ-VERSION-03] is seen whole, compared with any other and restored through the same gate', async () => {
    const id = await published('restored')
    await draftSettings(test, id, await paid(id, 10_000))
    await publishDrafted(test, id)
    await draft(test, id, body(question, field('text', 'more')))
    await publishDrafted(test, id)
    const seen = await versionOf(id, 3, 1)
    expect([seen.against, seen.difference.map(inEnglish)]).toEqual([
      1,
      ['Fee: Free → 10,000₮', 'Question added: “Question more”: Short text'],
    ])
    expect((await versionOf(id, 1)).says.map(inEnglish)).toEqual(
      expect.arrayContaining(['Fee: Free', 'Step 1 of the review: Check: Inspector, 2 working days']),
    )
    expect((await versionOf(id, 1)).settings).toMatchObject({ fee: null })

    const { draft: now } = await opened(test, id)
    const restoring = { id, restored: 1 }
    expect((await test.refused('admin', restoreServiceVersion, { ...restoring, version: now.version + 1 })).code).toBe(
      'version_conflict',
    )
    expect((await test.refused('head', restoreServiceVersion, { ...restoring, version: now.version })).status).toBe(403)
    const { version } = await test.call('admin', restoreServiceVersion, { ...restoring, version: now.version })
    expect((await test.refused('admin', publishDraft, { id, version })).code).toBe('rehearsal_missing')
    const { proposal, published: none } = await test.call('admin', publishDraft, await rehearsed(id))
    expect([none, proposal]).toEqual([null, expect.any(String)])
    await confirmBySecond(test, { proposal })
    expect((await versionOf(id, 4, 1)).difference).toEqual([])
    expect((await settingsOf(id)).fee).toBeNull()
    expect(await audited(test, 'service', id)).toContain('restore_version')
  })
})

describe('a version with a day', () => {
  const inForce = (at: string) => {
    const { services } = test.app
    return putVersionsInForce({ ...services, clock: { now: () => new Date(at) } })()
  }
  const planned = async (slug: string) => {
    const id = await published(slug)
    await draftSettings(test, id, await paid(id, 20_000))
    const publication = { ...(await rehearsed(id)), effective_on: dayAhead(10) }
    const { proposal } = await test.call('admin', publishDraft, publication)
    const { data } = await test.call('secondAdmin', listProposals, {})
    expect(data.find(one => one.id === proposal)?.lines[0]?.label.en).toBe('In force from')
    await confirmBySecond(test, { proposal })
    return { id, day: publication.effective_on }
  }
  const dayAhead = (days: number): string =>
    new Date(test.app.services.clock.now().getTime() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

  it('[REQ-VERSION-04] holds from midnight of its day in Ulaanbaatar, and not before', async () => {
    const { id, day } = await planned('later')
    expect(await opened(test, id)).toMatchObject({
      published: 1,
      planned: { version: 2, effective_on: day },
      settings: { fee: null },
      draft: { open: false },
    })
    const midnight = new Date(`${day}T00:00:00+08:00`).getTime()
    await inForce(new Date(midnight - 1000).toISOString())
    expect((await settingsOf(id)).fee).toBeNull()
    await inForce(new Date(midnight).toISOString())
    await inForce(new Date(midnight + 60_000).toISOString())
    expect(await opened(test, id)).toMatchObject({ published: 2, planned: null, settings: { fee: 2_000_000 } })
    expect((await opened(test, id)).versions[0]).toMatchObject({ state: 'in_force', effective_on: day })
    expect((await audited(test, 'service', id)).filter(act => act === 'take_effect')).toEqual(['take_effect'])
  })

  it('[REQ-VERSION-04] lets nothing else be published, is withdrawn before its day, and then never holds', async () => {
    const { id, day } = await planned('withdrawn')
    await draftSettings(test, id, await paid(id, 30_000))
    const publication = await rehearsed(id)
    expect((await test.refused('admin', publishDraft, publication)).code).toBe('version_planned')
    const { version } = await opened(test, id)
    const settings = { ...(await settingsOf(id)), name_en: 'Changed beside it' }
    const beside = { id, version, settings, status: 1 as const, temporary_disable: false }
    expect((await test.refused('admin', saveService, beside)).code).toBe('version_planned')
    expect((await test.refused('head', withdrawPlannedVersion, { id, planned: 2 })).status).toBe(403)
    await test.call('admin', withdrawPlannedVersion, { id, planned: 2 })
    expect((await test.refused('admin', withdrawPlannedVersion, { id, planned: 2 })).code).toBe('wrong_state')
    await inForce(`${day}T12:00:00+08:00`)
    expect(await opened(test, id)).toMatchObject({ published: 1, planned: null, settings: { fee: null } })
    expect((await opened(test, id)).versions[0]).toMatchObject({ version: 2, state: 'withdrawn' })
    const { proposal } = await test.call('admin', publishDraft, publication)
    await confirmBySecond(test, { proposal })
    expect((await versionOf(id, 3)).against).toBe(1)
  })

  it('[REQ-VERSION-04] takes a day from today to a year ahead, and today means at once', async () => {
    const id = await published('days')
    await draftSettings(test, id, { name_en: 'Renamed' })
    const publication = await rehearsed(id)
    for (const effective_on of [dayAhead(-1), dayAhead(400)]) {
      expect((await test.refused('admin', publishDraft, { ...publication, effective_on })).code).toBe(
        'effective_day_wrong',
      )
    }
    expect(await test.call('admin', publishDraft, { ...publication, effective_on: dayAhead(0) })).toMatchObject({
      published: 2,
      planned: null,
    })
  })

  it('[REQ-VERSION-04] [REQ-TWO-06] is confirmed after its day and holds at once', async () => {
    const id = await published('late-confirmation')
    await draftSettings(test, id, await paid(id, 5_000))
    const { proposal } = await test.call('admin', publishDraft, { ...(await rehearsed(id)), effective_on: dayAhead(0) })
    expect((await test.raw('secondAdmin', confirmProposal, { id: proposal ?? '' })).status).toBe(200)
    expect((await opened(test, id)).published).toBe(2)
  })
})

describe('days and documents', () => {
  it('[REQ-VERSION-05] follow a plan that changes, and a draft that says other days is refused', async () => {
    const id = await published('days-of-plan')
    const steps = [plan[0], { ...plan[1], working_days: 13 }]
    await draft(test, id, body(question), steps)
    expect((await opened(test, id)).draft.settings).toMatchObject({
      details: { time: words('Ажлын 15 өдөр', '15 working days') },
    })
    const { details } = await settingsOf(id)
    const { problems } = await draftSettings(test, id, {
      details: { ...details, time: words('Ажлын 3–20 өдөр', '3 to 20 working days') },
    })
    expect(problems).toEqual([{ code: 'time_differs_from_plan', path: 'settings/details/time', params: { n: 15 } }])
    const fits = { ...details, time: words('Ажлын 5–15 өдөр', '5 to 15 working days') }
    expect((await draftSettings(test, id, { details: fits })).problems).toEqual([])
  })

  it('[REQ-VERSION-05] are what plan and form say, whatever stands in the texts of before', async () => {
    const papers = [
      field('file', 'passport', { _title: words('Паспорт', 'Passport'), required: true }),
      field('file', 'plan', { _title: words('Төлөвлөгөө', 'Plan') }),
    ]
    const id = await newService(test, 'texts-of-before', body(question, ...papers))
    await publishDrafted(test, id)
    await openToAll(test, id)
    const { details } = await settingsOf(id)
    await test.app.services.db
      .updateTable('services')
      .set({ details: JSON.stringify({ ...details, time: words('Ажлын 30 өдөр', '30 working days') }) })
      .where('id', '=', id)
      .execute()
    const { data } = await test.call(null, getForm, { slug: 'texts-of-before' })
    expect([data.time.en, data.required_documents.map(({ name }) => name.en)]).toEqual([
      '5 working days',
      ['Passport', 'Plan'],
    ])
  })

  it('[REQ-VERSION-05] leave a page alone whose own words agree', async () => {
    const id = await published('agrees')
    await openToAll(test, id)
    const { version, language, body: form, plan: steps } = (await opened(test, id)).draft
    await test.call('admin', saveServiceDraft, { id, version, language, body: form, plan: steps })
    expect((await test.call(null, getForm, { slug: 'agrees' })).data.time.en).toBe('5 days')
  })
})
