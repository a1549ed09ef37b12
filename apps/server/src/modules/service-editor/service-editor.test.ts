import { getCategories, getForm } from '@khyanalt/contract/catalogue'
import { deleteCategory, saveCategory } from '@khyanalt/contract/category-editor'
import {
  discardServiceDraft,
  exportService,
  importService,
  listCatalogue,
  publishDraft,
  rehearseDraft,
  saveService,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { type ServiceSettings, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { seedReference } from '../../../seeds/reference/seed-reference.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { audited, body, draft, field, newService, opened, plan, serviceFile, words } from './editor-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('categories', () => {
  const fresh = {
    parent_id: null,
    code: '77',
    name: words('Шинэ ангилал', 'New category'),
    icon: '',
    folder: false,
    sort: 90,
  }

  it('[REQ-EDIT-01] are added, renamed and removed by ADMIN alone, once, with an audit entry each', async () => {
    const transaction_id = uuidv7()
    const { data } = await test.call('admin', saveCategory, { ...fresh, transaction_id })
    const again = await test.call('admin', saveCategory, { ...fresh, transaction_id })
    expect(again.data.id).toBe(data.id)
    const shown = await test.call(null, getCategories, {})
    expect(shown.data.at(-1)).toMatchObject({ id: data.id, code: '77' })

    const change = { ...fresh, id: data.id, version: data.version, name: words('Өөр нэр', 'Other name') }
    const renamed = await test.call('admin', saveCategory, change)
    const late = await test.refused('admin', saveCategory, change)
    expect([late.status, late.code, late.current]).toMatchObject([409, 'version_conflict', { by: expect.any(String) }])
    const removal = { id: data.id, version: renamed.data.version }
    for (const other of ['operator', 'inspector', 'head', 'finance', 'citizen'] as const) {
      expect((await test.refused(other, saveCategory, fresh)).status, other).toBe(403)
      expect((await test.refused(other, deleteCategory, removal)).status, other).toBe(403)
    }
    await test.call('admin', deleteCategory, removal)
    expect((await test.refused('admin', deleteCategory, removal)).code).toBe('not_found')
    expect(JSON.stringify((await test.call(null, getCategories, {})).data)).not.toContain('Өөр нэр')
    expect(await audited(test, 'category', data.id)).toEqual(['add', 'update', 'remove'])
  })

  it('[REQ-EDIT-02] in use are not removed; below itself, of a known code or with a script are refused with the place', async () => {
    const { categories } = await test.call('admin', listCatalogue, {})
    const [radiation, listed] = [1, 1001].map(id => categories.find(row => row.id === id) ?? expect.fail())
    for (const used of [radiation, listed]) {
      if (!used) continue
      const refusal = await test.refused('admin', deleteCategory, { id: used.id, version: used.version })
      expect([refusal.status, refusal.code]).toEqual([409, 'category_in_use'])
    }
    const problemsOf = async (change: object) =>
      (await test.refused('admin', saveCategory, { ...fresh, ...change })).problems?.map(({ code, path }) => [
        code,
        path,
      ])
    expect(await problemsOf({ code: '08' })).toEqual([['duplicate_value', 'code']])
    expect(await problemsOf({ parent_id: 99 })).toEqual([['unknown_category', 'parent_id']])
    expect(await problemsOf({ parent_id: 1001 })).toEqual([['category_has_services', 'parent_id']])
    expect(await problemsOf({ name: words('<script>1</script>') })).toContainEqual(['markup_in_text', 'name/mn'])
    const below = { id: 1, version: radiation?.version ?? 0, parent_id: 1, code: '08' }
    expect(await problemsOf(below)).toContainEqual(['below_itself', 'parent_id'])
  })

  it('keeps an edit of the agency when the seed runs again', async () => {
    const { categories } = await test.call('admin', listCatalogue, {})
    const stored = categories.find(row => row.id === 1002) ?? expect.fail()
    await test.call('admin', saveCategory, { ...stored, name: words('Бүртгэл', 'Registrations') })
    await inTransaction(test.app.services.db, tx => seedReference(tx, new Date()))
    const after = await test.call('admin', listCatalogue, {})
    expect(after.categories.find(row => row.id === 1002)?.name.mn).toBe('Бүртгэл')
  })
})

describe('particulars of a service', () => {
  it('[REQ-EDIT-01] [REQ-EDIT-04] show at once, refuse a later editor and contradictions, and open nothing unpublished', async () => {
    const id = await newService(test, 'particulars')
    const { version, settings } = await opened(test, id)
    const known = serviceSettingsSchema.parse(settings)
    const save = (change: Partial<ServiceSettings>, more: object = {}) => ({
      id,
      version,
      settings: { ...known, ...change },
      status: 0 as const,
      temporary_disable: false,
      ...more,
    })
    const problemsOf = async (input: object) =>
      (await test.raw('admin', saveService, input)).body.problems as { code: string; path: string }[]
    expect(await problemsOf(save({}, { status: 1 }))).toMatchObject([{ code: 'nothing_published', path: 'status' }])
    expect(await problemsOf(save({ validity_months: null }))).toMatchObject([{ path: 'settings/validity_months' }])
    expect(await problemsOf(save({ fee: 100 }))).toMatchObject([{ code: 'fee_of_free_service', path: 'settings/fee' }])
    expect(await problemsOf(save({ category_id: 1 }))).toMatchObject([{ code: 'category_has_children' }])
    expect(await problemsOf(save({ name_mn: 'А <img src=x onerror=1>' }))).toMatchObject([{ path: 'settings/name_mn' }])
    const laws = [{ name: 'Хууль', index: '1', date: '', link: 'javascript:alert(1)' }]
    const linked = await problemsOf(save({ details: { ...known.details, laws } }))
    expect(linked).toMatchObject([{ path: 'settings/details/laws/0/link' }])
    expect((await test.refused('admin', saveService, save({ slug: 'form-gallery' }))).code).toBe('service_known')

    await test.call('admin', saveService, save({ name_mn: 'Өөр нэр' }))
    expect((await opened(test, id)).settings).toMatchObject({ name_mn: 'Өөр нэр' })
    const late = await test.refused('admin', saveService, save({ name_mn: 'Хоцорсон' }))
    expect([late.code, late.current]).toMatchObject(['version_conflict', { by: expect.any(String) }])
    for (const as of ['operator', 'inspector', 'head', 'finance', 'citizen'] as const) {
      expect((await test.refused(as, saveService, save({}))).status, as).toBe(403)
      const form = { id, version: 0, language: 'mn' as const, body: body(), plan: [] }
      expect((await test.refused(as, saveServiceDraft, form)).status, as).toBe(403)
    }
    expect(await audited(test, 'service', id)).toEqual(['add', 'update'])
  })
})

describe('drafts of forms', () => {
  it('[REQ-EDIT-06] keep anything that was typed, tell what is wrong where, and refuse who saw an older one', async () => {
    const id = await newService(test, 'drafts')
    const cyclic = body(
      field('string', 'a', { when: { show: { field: 'b', filled: true } } }),
      field('string', 'b', { when: { show: { field: 'a', filled: true } } }),
    )
    const { problems, version } = await draft(test, id, cyclic)
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['cyclic_condition', 'body/sections/0/rows/0/fields/0'],
      ['cyclic_condition', 'body/sections/0/rows/1/fields/0'],
    ])
    expect((await opened(test, id)).draft.body).toEqual(cyclic)
    const late = { id, version: version - 1, language: 'mn' as const, body: body(), plan: [] }
    const refusal = await test.refused('admin', saveServiceDraft, late)
    expect([refusal.code, refusal.current]).toMatchObject(['version_conflict', { version, by: expect.any(String) }])
    for (const call of [rehearseDraft, publishDraft]) {
      const refused = await test.refused('admin', call, { id, version })
      expect([refused.status, refused.code, refused.problems?.length]).toEqual([422, 'definition_invalid', 2])
    }
    const closed = await test.call('admin', discardServiceDraft, { id, version })
    expect((await test.refused('admin', discardServiceDraft, { id, version: closed.version })).code).toBe(
      'draft_missing',
    )
    expect((await test.refused('admin', rehearseDraft, { id, version: closed.version })).code).toBe('draft_missing')
  })

  it.each([
    [
      'duplicate names',
      body(field('string', 'a'), field('string', 'a')),
      plan,
      ['duplicate_name', 'body/sections/0/rows/1/fields/0/name'],
    ],
    [
      'a dangling reference',
      body(field('string', 'a', { yesnofield: 'gone' })),
      plan,
      ['dangling_reference', 'body/sections/0/rows/0/fields/0/yesnofield'],
    ],
    [
      'an unknown list',
      body(field('select', 'a', { library: 'no_such_list' })),
      plan,
      ['unknown_list', 'body/sections/0/rows/0/fields/0/library'],
    ],
    [
      'a script in a text',
      body(field('string', 'a', { help: words('<script>1</script>') })),
      plan,
      ['markup_in_text', 'body/sections/0/rows/0/fields/0/help/mn'],
    ],
    ['a plan without an approver', body(field('string', 'a')), plan.slice(0, 1), ['plan_not_walkable', 'plan']],
    [
      'a step without a role',
      body(field('string', 'a')),
      [{ ...plan[0], role: undefined }, plan[1]],
      ['wrong_shape', 'plan/0/role'],
    ],
    ['no definition at all', 'text', plan, ['wrong_shape', 'body']],
  ])('[REQ-EDIT-04] names %s with its place', async (name, form, steps, expected) => {
    const id = await newService(test, `bad-${name.replace(/[^a-z]+/g, '-')}`)
    const { problems } = await draft(test, id, form, steps)
    expect(problems.map(({ code, path }) => [code, path])).toContainEqual(expected)
  })

  it('[REQ-EDIT-04] names a step that nobody could hold, and refuses what is too large to be kept', async () => {
    const id = await newService(test, 'unstaffed')
    const { db } = test.app.services
    await db.updateTable('staff_grants').set({ module: 'FSI' }).where('role', '=', 'APPROVER').execute()
    const { problems, version } = await draft(test, id, body(field('string', 'a')))
    await db.updateTable('staff_grants').set({ module: null }).where('role', '=', 'APPROVER').execute()
    expect(problems).toEqual([{ code: 'no_staff', path: 'plan/1/role', params: { role: 'APPROVER' } }])
    const save = (form: unknown) =>
      test.raw('admin', saveServiceDraft, { id, version, language: 'mn', body: form, plan })
    const wide = await save({ rows: Array.from({ length: 200_000 }, () => 1) })
    expect([wide.status, wide.body.problems]).toMatchObject([422, [{ code: 'too_large', path: 'body' }]])
    const heavy = await save('x'.repeat(10 * 1024 * 1024))
    expect([heavy.status, heavy.body.code]).toEqual([413, 'body_too_large'])
  })
})

describe('files of services', () => {
  it('[REQ-EDIT-11] a seeded service is exported and imported again as it was, and its form follows as a draft', async () => {
    const seeded = readServiceFiles()[0] ?? expect.fail()
    const { file } = await test.call('admin', exportService, { id: seeded.service.id })
    const copy = structuredClone(file) as ReturnType<typeof serviceFile>
    const { version, draft: now } = await opened(test, seeded.service.id)
    const stale = await test.refused('admin', importService, { file: copy, version: version - 1 })
    expect(stale.code).toBe('version_conflict')
    const taken = { file: copy, version, draft_version: now.version }
    expect(await test.call('admin', importService, taken)).toMatchObject({ id: seeded.service.id, created: false })
    const after = await opened(test, seeded.service.id)
    expect([after.draft.open, after.draft.body, after.changes]).toEqual([true, seeded.body, []])
    expect((await test.call('admin', exportService, { id: seeded.service.id })).file).toEqual(file)
    expect((await test.refused('admin', importService, { file: copy, as_new: true })).code).toBe('service_known')
  })

  it('[REQ-EDIT-11] [REQ-EDIT-04] a file with faults is refused with their places, and a new service stays closed', async () => {
    const problemsOf = async (file: unknown) =>
      (await test.refused('admin', importService, { file, as_new: true })).problems?.map(({ path }) => path)
    expect(await problemsOf('text')).toEqual([''])
    const file = serviceFile('from-file')
    expect(await problemsOf({ ...file, service: { ...file.service, slug: 'Bad Slug', type: 'X' } })).toEqual([
      'service/slug',
      'service/type',
    ])
    expect(await problemsOf({ ...file, body: body(field('unheard', 'a')) })).toEqual([
      'body/sections/0/rows/0/fields/0/type',
    ])
    expect(await problemsOf({ ...file, service: { ...file.service, validity_months: null } })).toEqual([
      'service/validity_months',
    ])
    const { id, created } = await test.call('admin', importService, { file, as_new: true })
    expect(created).toBe(true)
    expect((await test.refused(null, getForm, { slug: 'from-file' })).code).toBe('service_not_found')
    expect((await opened(test, id)).published).toBeNull()
  })
})

it('[REQ-FORMFILE-02] an exported file names its schema, which the portal serves and which takes the file', async () => {
  const seeded = readServiceFiles()[0] ?? expect.fail()
  const { file } = await test.call('admin', exportService, { id: seeded.service.id })
  const { $schema } = file as { readonly $schema: string }
  const reply = await test.app.http.inject(new URL($schema).pathname)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8'])
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const fits = ajv.compile(reply.json())
  expect(fits(file), ajv.errorsText(fits.errors)).toBe(true)
  expect(fits({ ...(file as object), colour: 'red' })).toBe(false)
})
