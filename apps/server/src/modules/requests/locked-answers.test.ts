import { listRenewable } from '@khyanalt/contract/renewals'
import { createRequest, getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts, ListedOption } from '@khyanalt/form-engine/facts'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { forged, lockedPaths } from '@khyanalt/form-engine/testing/forged-answers'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { libraries } from '../../../seeds/reference/libraries.ts'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishVersion } from '../catalogue/publish-version.ts'
import { galleryService } from './gallery-fixture.ts'

const listed = Object.entries(libraries).map(([name, choices]): [string, readonly ListedOption[]] => [
  name,
  choices.map(([value, mn, en, data]) => ({ value, label: { mn, en }, data })),
])

const facts: Facts = {
  today: '2026-03-02',
  language: 'mn',
  options: Object.fromEntries([...listed, ...listed.map(([name, choices]) => [`lang/${name}`, choices])]),
  allLists: true,
  person: { register_number: 'УБ85010112', phone: '99112233', email: 'bat@khyanalt.test' },
  company: { register_number: '6012345', name_mn: 'Оргил Эмнэлэг ХХК' },
}

const forms = readServiceFiles().flatMap(({ service, body }) =>
  [false, true]
    .filter(renew => !renew || (body.renew_sections ?? []).length > 0)
    .map(renew => [`${service.slug}${renew ? ' (renewal)' : ''}`, compileDefinition(body, { renew })] as const),
)

const forgeries: readonly unknown[] = ['1', 'хуурамч', 0, -1, true, null, [], ['1'], { a: 1 }, [{ _id: 'r1' }], 1e300]

describe('every seeded form', () => {
  it.each(forms)(
    '[REQ-DERIVED-01] [REQ-DERIVED-02] %s sends the same, whatever is forged where nobody can type',
    (_, form) => {
      for (const seed of [1, 2, 3]) {
        const answers = deriveAnswers(form, validAnswers(form, facts, seeded(seed)), facts)
        const honest = submittedAnswers(form, answers)
        for (const path of lockedPaths(form, answers)) {
          for (const forgery of forgeries) {
            const derived = deriveAnswers(form, forged(form, answers, path, forgery), facts)
            expect([path, forgery, submittedAnswers(form, derived)]).toEqual([path, forgery, honest])
          }
        }
      }
    },
  )

  it('are seven at least in which something is locked', () => {
    const locked = forms.filter(([, form]) => {
      const answers = deriveAnswers(form, validAnswers(form, facts, seeded(1)), facts)
      return lockedPaths(form, answers).length > 0
    })
    expect(locked.length).toBeGreaterThanOrEqual(7)
  })
})

const title = (text: string) => ({ mn: text, en: text })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: title(name), ...more })
const kinds = [
  { value: 'small', label: title('Жижиг'), data: { rate: '2.5' } },
  { value: 'large', label: title('Том'), data: { rate: '4' } },
]
const open = [
  field('autoselect', 'kind', { options: kinds, autofields: ['rate'], required: true }),
  field('autofill', 'rate', { disabled: true }),
  field('number', 'fee', { disabled: true, defaultvalue: '200' }),
  field('number', 'power', { when: { require: { field: 'kind', in: ['large'] } } }),
  field('string', 'proof', { when: { require: { field: 'power', atLeast: 100 } } }),
  field('yesno', 'has_note'),
  field('string', 'note', { when: { enable: { field: 'has_note', in: ['yes'] } } }),
  field('table', 'units', {
    rows: [{ fields: [field('string', 'model'), field('string', 'unit', { disabled: true, defaultvalue: 'кг' })] }],
  }),
]
const body = {
  _name: title('Хураамжтай маягт'),
  sections: [{ _title: title('Алхам'), rows: [{ fields: [...open, field('string', 'model', { required: true })] }] }],
  renew_sections: [
    { _title: title('Сунгалт'), rows: [{ fields: [...open, field('string', 'model', { disabled: true })] }] },
  ],
}

describe('a form with a locked fee, over the API', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
    const gallery = readServiceFiles().find(({ service }) => service.id === galleryService.formid)
    if (!gallery) throw new Error('The sample form is not seeded')
    const { clock, db } = test.app.services
    await inTransaction(db, tx =>
      publishVersion(tx, {
        id: uuidv7(),
        serviceId: galleryService.formid,
        version: 2,
        language: 'mn',
        body,
        plan: gallery.plan,
        certificate: gallery.certificate,
        at: clock.now(),
        by: null,
      }),
    )
  })
  afterAll(() => test.close())

  const create = async (more: { type: 'NEW' } | { type: 'RENEW'; cert_id: string }): Promise<string> =>
    (await test.call('citizen', createRequest, { ...more, ...galleryService })).code

  const frozen = async (number: string): Promise<Answers> => {
    const row = await test.app.services.db
      .selectFrom('request_snapshots as s')
      .innerJoin('requests as r', 'r.id', 's.request_id')
      .select('s.answers')
      .where('r.request_number', '=', number)
      .orderBy('s.round', 'desc')
      .executeTakeFirstOrThrow()
    return row.answers as Answers
  }

  const honest = { kind: 'large', power: '99.5', has_note: 'no', model: 'РУМ-20', units: [{ _id: 'u1', model: 'А' }] }
  const forgedParts = {
    rate: '0',
    fee: '1',
    note: 'хуурамч',
    units: [{ _id: 'u1', model: 'А', unit: 'т' }, { _id: 'u2' }],
  }
  const kept = { ...honest, rate: '4', fee: '200', units: [{ _id: 'u1', model: 'А', unit: 'кг' }] }

  const decide = async (number: string, as: 'inspector' | 'head' = 'inspector') => ({
    request_number: number,
    version: await versionOf(test, as, number),
  })

  it('[REQ-DERIVED-01] [REQ-DERIVED-02] freezes what the definition says, sent anew, returned and renewed', async () => {
    const number = await create({ type: 'NEW' })
    await test.call('citizen', saveDraft, { request_number: number, data: { ...honest, ...forgedParts } })
    const draft = await test.call('citizen', getServiceForm, { id: number })
    expect(draft.request.data).toMatchObject({ has_note: 'no', note: forgedParts.note })
    await test.call('citizen', submitRequest, {
      request_number: number,
      data: { ...honest, ...forgedParts },
      organization_id: 1,
    })
    expect(await frozen(number)).toEqual(kept)
    expect((await test.call('citizen', getServiceForm, { id: number })).request.data).toEqual(kept)

    await test.call('inspector', receiveRequest, await decide(number))
    const comments = [{ title: 'power', comment: 'Дахин нягтална уу', path: 'power' }]
    await test.call('inspector', returnRequest, { ...(await decide(number)), comments })
    await test.call('citizen', resubmitRequest, {
      request_number: number,
      data: { ...kept, ...forgedParts, power: '98 ' },
    })
    expect(await frozen(number)).toEqual({ ...kept, power: '98' })

    await test.call('inspector', receiveRequest, await decide(number))
    await test.call('inspector', agreeRequest, await decide(number))
    await test.call('inspector', agreeRequest, await decide(number))
    await test.call('head', approveRequest, await decide(number, 'head'))
    const [certificate] = (await test.call('citizen', listRenewable, { form_id: galleryService.formid })).data
    const renewal = await create({ type: 'RENEW', cert_id: certificate?.id ?? '' })
    await test.call('citizen', submitRequest, {
      request_number: renewal,
      data: { ...honest, ...forgedParts, model: 'Өөр загвар' },
      organization_id: 1,
    })
    expect(await frozen(renewal)).toEqual(kept)
  })

  it.each(['100 ', '\u00a0100', '100.0', '0100', ' 1,000', 100])(
    '[REQ-VALUE-01] [REQ-VALUE-05] asks what a power of %j asks, however it is spelled',
    async power => {
      const number = await create({ type: 'NEW' })
      const refused = await test.raw('citizen', submitRequest, {
        request_number: number,
        data: { ...honest, power },
        organization_id: 1,
        transaction_id: uuidv7(),
      })
      expect([refused.status, refused.body.code]).toEqual([422, 'answers_incomplete'])
      expect(refused.body.problems).toEqual([{ code: 'required', path: 'proof', params: { field: title('proof') } }])
      await test.call('citizen', submitRequest, {
        request_number: number,
        data: { ...honest, power, proof: ' баримт ' },
        organization_id: 1,
      })
      const value = String(power).includes(',') ? '1000' : '100'
      expect(await frozen(number)).toMatchObject({ power: value, proof: 'баримт' })
    },
  )

  it.each(['100,5', '+100', '1e2', '１００', '100 20', [100], true, { n: 100 }, 1e300])(
    '[REQ-VALUE-03] refuses a power of %j in the words of the question and keeps the draft as it was typed',
    async power => {
      const number = await create({ type: 'NEW' })
      await test.call('citizen', saveDraft, { request_number: number, data: { ...honest, power } })
      const refused = await test.raw('citizen', submitRequest, {
        request_number: number,
        data: { ...honest, power },
        organization_id: 1,
        transaction_id: uuidv7(),
      })
      expect(refused.status).toBe(422)
      expect(refused.body.problems).toContainEqual(
        expect.objectContaining({ path: 'power', params: expect.objectContaining({ field: title('power') }) }),
      )
      const { request } = await test.call('citizen', getServiceForm, { id: number })
      expect(request.data).toMatchObject({ power })
    },
  )
})
