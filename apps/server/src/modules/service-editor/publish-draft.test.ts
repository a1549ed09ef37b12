import {
  exportService,
  importService,
  publishDraft,
  rehearseDraft,
  sampleCertificate,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { getServiceVersion } from '@khyanalt/contract/service-versions'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmBySecond, meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { audited, body, draft, field, newService, opened, plan, publishDrafted, words } from './editor-fixture.ts'

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
    'request_events',
    'notifications',
    'invoices',
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
    await meetSecondAdministrator(test)
    const done = await test.call('admin', publishDraft, publishing)
    expect(await test.call('admin', publishDraft, publishing)).toEqual(done)
    expect(done).toMatchObject({ published: null, proposal: expect.any(String) })
    await confirmBySecond(test, done)
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

  it('[REQ-PAPER-06] [REQ-PAPER-14] what the documents say is checked, shown with made-up answers, pinned and exported', async () => {
    const id = await newService(
      test,
      'certificate',
      body(field('string', 'serial', { required: true }), field('file', 'paper')),
    )
    const save = async (certificate: unknown) => {
      const { draft: now } = await opened(test, id)
      const content = { language: 'mn' as const, body: now.body, plan: [...plan], certificate }
      return test.call('admin', saveServiceDraft, { id, version: now.version, ...content })
    }
    const part = {
      title: 'permit',
      prints: [{ path: 'serial', public: true }],
      conditions: [words('Болзол', 'Condition')],
    }
    const wrong = await save({
      ...part,
      prints: [...part.prints, { path: 'paper', public: true }],
      conditions: [words('', '')],
    })
    expect(wrong.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'condition_incomplete certificate/conditions/0',
    ])
    const gone = await save({ ...part, prints: [{ path: 'paper', public: true }] })
    expect(gone.problems).toEqual([{ code: 'print_unknown', path: 'certificate/prints/0', params: { n: 1 } }])
    expect((await test.refused('admin', rehearseDraft, { id, version: gone.version })).code).toBe('definition_invalid')
    const unasked = await save({ ...part, prints: [{ path: 'never_asked', public: true }] })
    expect(unasked.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['print_unknown certificate/prints/0'])
    const silent = await save(null)
    expect(silent.problems.map(({ code }) => code)).toEqual(['certificate_missing'])
    for (const call of [rehearseDraft, publishDraft]) {
      expect((await test.refused('admin', call, { id, version: silent.version })).code).toBe('definition_invalid')
    }

    const { version, problems } = await save(part)
    expect(problems).toEqual([])
    const { data } = await test.call('admin', sampleCertificate, { id, version })
    expect([data.kind, data.facts.map(({ title }) => title), data.conditions]).toEqual([
      'permit',
      [words('Асуулт serial', 'Question serial')],
      part.conditions,
    ])
    expect(Buffer.from(data.paper, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await test.refused('head', sampleCertificate, { id, version })).status).toBe(403)

    await publishDrafted(test, id)
    expect((await test.call('admin', getServiceVersion, { id, version: 1 })).data.certificate).toEqual(part)
    const { changes } = await save({ ...part, title: 'licence' })
    expect(changes.map(({ code }) => code)).toEqual(['certificate_changed'])
    const { file } = await test.call('admin', exportService, { id, of: 'published' })
    expect(file).toMatchObject({ certificate: part })
    const slug = { ...(file as { service: object }).service, slug: 'certificate-copy' }
    const copy = await test.call('admin', importService, { file: { ...(file as object), service: slug }, as_new: true })
    expect((await opened(test, copy.id)).draft.certificate).toEqual(part)
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

  it('[REQ-FORMAT-05] names the questions for a number that refuse one of its spellings, and passes all the same', async () => {
    const serial = words('Серийн дугаар', 'Serial number')
    const id = await newService(
      test,
      'spelled',
      body(
        field('text', 'serial', { _title: serial }),
        field('text', 'shaped', { _title: serial, format: 'identifier' }),
        field('table', 'machines', {
          rows: [{ fields: [field('text', 'model', { _title: words('Загвар', 'Model'), validate_lang: 'en' })] }],
        }),
      ),
    )
    const { draft: now } = await opened(test, id)
    const { rehearsal } = await test.call('admin', rehearseDraft, { id, version: now.version })
    expect(rehearsal.passed).toBe(true)
    expect(rehearsal.refused_spellings).toEqual([
      { path: 'serial', title: serial, refused: ['CT-2025/17', 'KS-55713', 'Orica AU-8812'] },
      { path: 'machines/model', title: words('Загвар', 'Model'), refused: ['КС-55713'] },
    ])
    expect((await opened(test, id)).draft.rehearsal?.refused_spellings).toEqual(rehearsal.refused_spellings)
  })
})
