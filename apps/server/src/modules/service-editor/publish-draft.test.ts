import { getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { getServiceVersion, publishDraft, rehearseDraft, saveService } from '@khyanalt/contract/service-editor'
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { audited, body, draft, field, newService, opened, openRequest, plan, publishDrafted } from './editor-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Everything that a rehearsal could leave behind. */
const traces = async () => {
  const { db } = test.app.services
  const tables = [
    'requests',
    'users',
    'companies',
    'files',
    'certificates',
    'certificate_log',
    'definition_versions',
  ] as const
  const counts: unknown[] = []
  for (const table of tables) {
    counts.push(
      await db
        .selectFrom(table)
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    )
  }
  return [counts, await db.selectFrom('counters').selectAll().where('key', 'like', '%-20%').orderBy('key').execute()]
}

describe('rehearsal and publishing', () => {
  it('[REQ-EDIT-08] [REQ-EDIT-09] plays the whole life in both languages, leaves nothing behind, and only then publishes', async () => {
    const id = await newService(test, 'published')
    const { draft: now } = await opened(test, id)
    expect((await test.refused('admin', publishDraft, { id, version: now.version })).code).toBe('rehearsal_missing')
    const before = await traces()
    const { rehearsal } = await test.call('admin', rehearseDraft, { id, version: now.version })
    expect(rehearsal.self_test.map(({ language, act, ok }) => `${language} ${act} ${ok}`)).toEqual(
      ['mn', 'en'].flatMap(language =>
        ['fill', 'send', 'return', 'fix', 'approve'].map(act => `${language} ${act} true`),
      ),
    )
    expect([rehearsal.passed, rehearsal.weight.within, rehearsal.open.total]).toEqual([true, true, 0])
    expect(await traces()).toEqual(before)

    const publishing = { id, version: now.version, transaction_id: uuidv7() }
    const done = await test.call('admin', publishDraft, publishing)
    expect(await test.call('admin', publishDraft, publishing)).toEqual(done)
    expect(done).toMatchObject({ published: 1, lifted: 0, pinned: 0 })
    const { data } = await test.call('admin', getServiceVersion, { id, version: 1 })
    expect(data).toMatchObject({ version: 1, plan, published_by: expect.any(String) })
    await expect(
      test.app.services.db
        .updateTable('definition_versions')
        .set({ language: 'en' })
        .where('service_id', '=', id)
        .execute(),
    ).rejects.toThrow('never changed')
    expect(await audited(test, 'service', id)).toEqual(['add', 'rehearse', 'publish'])
    expect((await test.refused('head', publishDraft, publishing)).status).toBe(403)
  })

  it.each([
    [101, 'an X-ray unit'],
    [103, 'sources, with registers and employees'],
    [141, 'blasting, with quantities'],
  ])('[REQ-EDIT-08] plays the renewal of service %i too: %s', async id => {
    const { draft: now } = await opened(test, id)
    const { version } = await draft(test, id, now.body, now.plan)
    const { rehearsal } = await test.call('admin', rehearseDraft, { id, version })
    const renewal = rehearsal.self_test.filter(({ act }) => act.startsWith('renew_'))
    expect(renewal).toEqual(
      ['mn', 'en'].flatMap(language =>
        ['renew_fill', 'renew_send', 'renew_approve'].map(act => ({ language, act, ok: true })),
      ),
    )
  })

  it('[REQ-EDIT-09] a change after the rehearsal asks for another one, and a form that cannot be sent does not pass', async () => {
    const id = await newService(test, 'unsendable')
    const { draft: now } = await opened(test, id)
    await test.call('admin', rehearseDraft, { id, version: now.version })
    // The register lets nobody send who has no permit, whatever is filled in.
    const { version } = await draft(
      test,
      id,
      body(field('number', 'power', { required: true, min: 5.5, max: 5.6, decimals: 0 })),
    )
    expect((await test.refused('admin', publishDraft, { id, version })).code).toBe('rehearsal_missing')
    const { rehearsal } = await test.call('admin', rehearseDraft, { id, version })
    expect(rehearsal.passed).toBe(false)
    expect(rehearsal.self_test.at(-1)).toMatchObject({
      act: 'send',
      ok: false,
      code: 'answers_incomplete',
      problems: [{ path: 'power' }],
    })
    expect((await test.refused('admin', publishDraft, { id, version })).code).toBe('rehearsal_missing')
  })

  it('[REQ-EDIT-07] [REQ-EDIT-10] lists who would lose what, lifts and pins as chosen, and loses no answer', async () => {
    const id = await newService(
      test,
      'lifted',
      body(field('string', 'name', { required: true }), field('string', 'note')),
    )
    await publishDrafted(test, id)
    const { version, settings } = await opened(test, id)
    await test.call('admin', saveService, {
      id,
      version,
      settings: serviceSettingsSchema.parse(settings),
      status: 1,
      temporary_disable: false,
    })
    const clean = await openRequest(test, id, { name: 'Аппарат нэг' })
    const losing = await openRequest(test, id, { name: 'Аппарат хоёр', note: 'Чухал тайлбар' })
    const lifted = await openRequest(test, id, { name: 'Аппарат гурав', note: 'Өөр тайлбар' })
    const returned = await openRequest(test, id, { name: 'Аппарат дөрөв' })
    await test.call('citizen', submitRequest, {
      request_number: returned,
      data: { name: 'Аппарат дөрөв' },
      organization_id: 1,
    })
    const decide = async () => ({ request_number: returned, version: await versionOf(test, 'inspector', returned) })
    await test.call('inspector', receiveRequest, await decide())
    await test.call('inspector', returnRequest, {
      ...(await decide()),
      comments: [{ title: 'Нэр', comment: 'Засна уу', path: 'name' }],
    })

    const { changes } = await draft(
      test,
      id,
      body(field('string', 'name', { required: true }), field('date', 'day', { required: true })),
    )
    expect(changes.map(({ code }) => code)).toEqual(['field_added', 'field_removed'])
    const seen = await versionsOf(losing)
    const done = await publishDrafted(test, id, { except: [lifted] })
    expect(done.rehearsal.open).toEqual({ total: 4, clean: 1, breaking: 3 })
    const reasons = done.rehearsal.breaking.map(row => [
      row.request_number,
      row.state,
      row.breaks.map(({ code, path }) => `${code} ${path}`),
    ])
    expect(reasons).toEqual([
      [losing, 'draft', ['field_removed note']],
      [lifted, 'draft', ['field_removed note']],
      [returned, 'returned', ['answer_needed day']],
    ])
    expect(done).toMatchObject({ published: 2, lifted: 2, pinned: 2 })
    expect(
      await Promise.all([clean, losing, lifted, returned].map(async number => (await form(number)).form.version)),
    ).toEqual([2, 1, 2, 1])

    // Pinned: goes on under its version, and its person notices nothing.
    expect(await versionsOf(losing)).toEqual(seen)
    await test.call('citizen', submitRequest, {
      request_number: losing,
      data: { name: 'Аппарат', note: 'Чухал тайлбар' },
      organization_id: 1,
    })
    // Lifted: an open form is told that something changed, nothing typed is gone, and the journal keeps the rest.
    const stale = {
      request_number: lifted,
      data: { name: 'Хуучин цонх' },
      version: (await form(lifted)).request.version - 1,
    }
    expect((await test.refused('citizen', saveDraft, stale)).code).toBe('version_conflict')
    const { db } = test.app.services
    const events = await db
      .selectFrom('request_events as e')
      .innerJoin('requests as r', 'r.id', 'e.request_id')
      .select(['r.request_number', 'e.detail'])
      .where('e.action', '=', 'lift')
      .orderBy('r.request_number')
      .execute()
    expect(events).toEqual([
      { request_number: clean, detail: { from: 1, to: 2, lost: [] } },
      {
        request_number: lifted,
        detail: { from: 1, to: 2, lost: [{ code: 'field_removed', path: 'note', value: 'Өөр тайлбар' }] },
      },
    ])
    const told = await db.selectFrom('notifications').select('params').where('type', '=', 'form_changed').execute()
    expect(told).toEqual([{ params: { number: lifted } }])
  })

  const form = (number: string) => test.call('citizen', getServiceForm, { id: number })
  const versionsOf = async (number: string) => {
    const { request, form: pinned } = await form(number)
    return [request.version, pinned.version]
  }
})
