import { getForm } from '@khyanalt/contract/catalogue'
import { getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts } from '@khyanalt/form-engine/facts'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { everyField } from '@khyanalt/form-engine/places'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { invalidSample } from '@khyanalt/form-engine/testing/generated-form'
import { isVisible, submittedAnswers } from '@khyanalt/form-engine/visibility'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../seeds/demo/seed-demo.ts'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { withoutRegisters } from '../equipment/register-values.ts'
import { galleryAnswers, galleryDraft, galleryFacts, galleryForm, galleryService } from './gallery-fixture.ts'

let test: TestApp
let form: CompiledForm
let facts: Facts
/** Answers that open everything behind a yes, and everything behind a no. */
let open: { readonly yes: Record<string, unknown>; readonly no: Record<string, unknown> }
let draft: string
beforeAll(async () => {
  test = await openTestApp()
  form = galleryForm()
  facts = await galleryFacts(test, form)
  const answers = { ...(await galleryAnswers(test, form, facts, 1)), unit_state: 'used', has_tools: 'yes' }
  open = { yes: { ...answers, shielded_room: 'yes' }, no: { ...answers, shielded_room: 'no' } }
  draft = await newDraft()
})
afterAll(() => test.close())

const newDraft = (): Promise<string> => galleryDraft(test, form)

const decide = async (number: string, as: 'inspector' | 'head' = 'inspector') => ({
  request_number: number,
  version: await versionOf(test, as, number),
})

const submit = async (data: unknown) => {
  const input = { request_number: draft, data, organization_id: 1, transaction_id: uuidv7() }
  const reply = await test.raw('citizen', submitRequest, input)
  // What was taken by mistake fails its own test, and none of those that come after it.
  if (reply.status === 200) draft = await newDraft()
  return reply
}

type Row = Record<string, unknown>
/** A row of a table in which a cell is on display: drawn again until the form says so. */
const rowShowing = (table: CompiledField, cell: CompiledField): Row => {
  const rows = open.yes[table.name] as Row[]
  const [first] = rows
  // Files that were really uploaded stay.
  const files = Object.entries(first ?? {}).filter(([, value]) => typeof value === 'object')
  for (let seed = 1; seed <= 100; seed++) {
    const [drawn] = validAnswers(form, facts, seeded(seed))[table.name] as Row[]
    const row = { ...drawn, ...Object.fromEntries(files), _id: first?._id }
    const answers = { ...open.yes, [table.name]: [row, ...rows.slice(1)] }
    if (isVisible(form, `${table.name}/${first?._id}/${cell.name}`, answers)) return row
  }
  throw new Error(`No sample shows ${table.name}/${cell.name}`)
}

/** The paths of the problems of a refusal that must be one of answers. */
const pathsOf = ({ status, body }: { status: number; body: Record<string, unknown> }, what: unknown = ''): string[] => {
  expect([status, body.code], JSON.stringify(what)).toEqual([422, 'answers_incomplete'])
  return (body.problems as { path: string }[]).map(({ path }) => path)
}

describe('the sample form', () => {
  it('holds every kind of field, in both languages', () => {
    const fields = everyField(form)
    expect(fieldTypes.filter(type => !fields.some(field => field.type === type))).toEqual([])
    expect(fields.filter(({ title }) => title.mn === '' || title.en === '')).toEqual([])
    expect(form.steps.length).toBeGreaterThan(3)
    expect(galleryForm(true).steps.map(step => step.title.mn)).not.toEqual(form.steps.map(step => step.title.mn))
  })

  it('is offered by the demo, and seeded once however often the portal starts', async () => {
    await seedDemo(test.app.services, { cases: false })
    const versions = await test.app.services.db
      .selectFrom('definition_versions')
      .select('version')
      .where('service_id', '=', galleryService.formid)
      .execute()
    expect(versions).toEqual([{ version: 1 }])
    const page = await test.call(null, getForm, { slug: 'form-gallery' })
    expect(page.data).toMatchObject({ status: 1, renewable: true })
  })

  it.each([1, 2, 3])(
    'is saved, sent, returned with a remark on every field, sent again and approved (seed %i)',
    async seed => {
      const number = await newDraft()
      const data: Record<string, unknown> = { ...(await galleryAnswers(test, form, facts, seed)), has_tools: 'yes' }
      await test.call('citizen', saveDraft, { request_number: number, data, step: 4 })
      const saved = await test.call('citizen', getServiceForm, { id: number })
      // [REQ-STATUS-13] It opens filled with what was saved, employees included.
      expect(data.workers).toEqual([expect.stringMatching(/-/)])
      expect(saved.request.data).toMatchObject({ workers: data.workers, machines: data.machines })
      const sent = submittedAnswers(form, deriveAnswers(form, saved.request.data ?? {}, facts))
      await test.call('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
      await test.call('inspector', receiveRequest, await decide(number))
      const comments = [...form.fields.values()]
        .filter(field => field.kind.holds !== 'none')
        .map(({ name, title }) => ({ title: title.mn, comment: 'Дахин нягтална уу', path: name }))
      await test.call('inspector', returnRequest, { ...(await decide(number)), comments })

      const returned = await test.call('citizen', getServiceForm, { id: number })
      expect(returned.comments).toEqual(comments)
      expect(withoutRegisters(form, returned.previous ?? {})).toEqual(sent)
      expect(returned.previous).toMatchObject({ safety: { sheet: { own_storage: 'yes' } } })
      await test.call('citizen', resubmitRequest, {
        request_number: number,
        data: { ...returned.request.data, description: 'Засварласан тайлбар' },
      })
      await test.call('inspector', receiveRequest, await decide(number))
      await test.call('inspector', agreeRequest, await decide(number))
      await test.call('inspector', agreeRequest, await decide(number))
      const approved = await test.call('head', approveRequest, await decide(number, 'head'))
      expect(approved).toMatchObject({ status: 1000, ref_id: expect.stringMatching(/^08-/) })
    },
  )

  it('[REQ-AGENCY-23] names the field of every kind whose answer is wrong', async () => {
    const judged: string[] = []
    const variants = [open.yes, open.no]
    for (const field of form.fields.values()) {
      const answers = variants.find(variant => isVisible(form, field.name, variant))
      // What is never on display, or filled by the server, cannot be answered wrongly.
      if (field.kind.holds !== 'answer' || !answers) continue
      judged.push(field.type)
      if (field.kind.register || field.field.disabled) continue
      for (const seed of [1, 2, 3, 4]) {
        const wrong = invalidSample(field, facts, seeded(seed))
        const paths = pathsOf(await submit({ ...answers, [field.name]: wrong }), [field.name, wrong])
        expect([...new Set(paths.map(path => path.split('/')[0]))]).toEqual([field.name])
      }
    }
    expect(fieldTypes.filter(type => kindOf(type).holds === 'answer' && !judged.includes(type))).toEqual([])
  }, 120_000)

  it('[REQ-AGENCY-23] names row and cell of every wrong cell', async () => {
    const judged: string[] = []
    for (const table of form.fields.values()) {
      const rows = open.yes[table.name] as Record<string, unknown>[]
      // Without a permit there is no row of explosives, whose cells have a test of their own.
      if (table.type === 'explosive_usage_tool') continue
      const cells = [...((table.cells ?? [...(table.fixedRows?.values() ?? [])][0]?.cells)?.fields.values() ?? [])]
      for (const cell of cells) {
        judged.push(table.name)
        const wrong = invalidSample(cell, facts, seeded(5))
        const opened = { ...rowShowing(table, cell), [cell.name]: wrong }
        const paths = pathsOf(await submit({ ...open.yes, [table.name]: [opened, ...rows.slice(1)] }))
        expect(paths.some(path => path.startsWith(`${table.name}/${rows[0]?._id}/${cell.name}`))).toBe(true)
      }
    }
    expect(new Set(judged).size).toBeGreaterThan(1)
  })

  it('answers constants and known data as they are, whatever is sent', async () => {
    const given = [...form.fields.values()].filter(field => field.kind.holds === 'given')
    const wrong = Object.fromEntries(given.map(field => [field.name, ['forged']]))
    const number = await newDraft()
    await test.call('citizen', submitRequest, {
      request_number: number,
      data: { ...open.yes, ...wrong },
      organization_id: 1,
    })
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    expect(request.data).toMatchObject({ form_mark: 'form-gallery', applicant_register: 'УБ85010112' })
    expect(JSON.stringify(request.data)).not.toContain('forged')
  })
})

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)

const post = async (payload: string) =>
  test.app.http.inject({
    method: 'POST',
    url: '/api/request/submit',
    headers: { authorization: `Bearer ${await test.token('citizen')}`, 'content-type': 'application/json' },
    payload,
  })

describe('bad answers', () => {
  it('[CON-105] [REQ-STEPPER-07] none of the fields of which one must be filled is a problem on the first of them', async () => {
    const { status, body } = await submit({ ...open.yes, contact_phone: '', contact_email: '' })
    expect(status).toBe(422)
    expect(body.problems).toMatchObject([{ code: 'required_one', path: 'contact_phone' }])
  })

  it.each([
    ['a day that does not exist', 'received_on', '2023-02-30', 'not_a_date', 'received_on'],
    ['a number beyond range', 'power', '9'.repeat(400), 'number_out_of_range', 'power'],
    ['a JSON number beyond range', 'power', 1e300, 'number_out_of_range', 'power'],
    ['a year beyond range', 'made_in', '9999', 'not_a_year', 'made_in'],
    ['a line too long', 'object_name', 'я'.repeat(501), 'too_long', 'object_name'],
    ['a text of megabytes', 'description', 'я'.repeat(500_000), 'too_long', 'description'],
    ['a value too deep', 'object_name', nested(500), 'too_deep', 'object_name'],
    ['a value too deep where none is needed', 'manufacturer', nested(10), 'too_deep', 'manufacturer'],
    ['a tool section too deep', 'safety', nested(10), 'too_deep', 'safety'],
    ['a value of thousands of parts', 'photo_files', Array.from({ length: 5000 }, () => 1), 'too_large', 'photo_files'],
    ['an object where text belongs', 'object_name', { toString: 'x' }, 'wrong_shape', 'object_name'],
    ['text where rows belong', 'machines', 'rows', 'wrong_shape', 'machines'],
    ['rows without ids', 'operators', [{ operator_name: 'Болд' }], 'row_without_id', 'operators'],
    [
      'rows beyond the limit',
      'operators',
      Array.from({ length: 6 }, (_, i) => ({ _id: `r${i}` })),
      'too_many_rows',
      'operators',
    ],
    ['a prototype key', 'prototype', {}, 'forbidden_key', 'prototype'],
    ['a prototype key inside', 'safety', { constructor: 1 }, 'forbidden_key', 'safety'],
    [
      'a file of somebody else',
      'passport_file',
      { name: `tmp-${uuidv7()}-abcdefg.pdf` },
      'file_unknown',
      'passport_file',
    ],
  ])('[REQ-AGENCY-23] %s is a problem with its path', async (_, name, value, code, path) => {
    const { status, body } = await submit({ ...open.yes, [name]: value })
    expect(status).toBe(422)
    expect(body.problems).toContainEqual(expect.objectContaining({ code, path }))
  })

  it.each([
    [100, 422, [expect.objectContaining({ code: 'too_deep', path: 'object_name' })]],
    [100_000, 400, undefined],
  ])(
    '[REQ-AGENCY-23] a value of %i levels is refused, with its path unless no body may be so deep',
    async (...given) => {
      const [depth, status, problems] = given
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
      const reply = await post(`{"request_number":"${draft}","organization_id":1,"data":{"object_name":${deep}}}`)
      expect(reply.statusCode).toBe(status)
      expect(reply.json().problems).toEqual(problems && expect.arrayContaining(problems))
    },
  )

  it.each([
    ['prototype keys in the text of the JSON', '{"data":{"__proto__":{"admin":true}}}'],
    ['JSON that ends early', '{"data":'],
    ['no object', '[1,2]'],
    ['answers that are a list', '{"request_number":"R260000001","data":[]}'],
  ])('refuses %s before anything is read', async (_, payload) => {
    const reply = await post(payload)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  })

  it('[REQ-BOUND-02] refuses ten megabytes before anything is read', async () => {
    const reply = await post(JSON.stringify({ data: { description: 'x'.repeat(10 * 1024 * 1024) } }))
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large'])
  })

  it('[REQ-AGENCY-27] keeps a draft of anything without falling over, and nothing that is out of bounds', async () => {
    const number = await newDraft()
    const data = { object_name: nested(100), power: 'abc', unknown_field: 1, temp_row: {}, prototype: 1 }
    await test.call('citizen', saveDraft, { request_number: number, data })
    expect((await test.call('citizen', getServiceForm, { id: number })).request.data).toEqual({ power: 'abc' })
  })
})
