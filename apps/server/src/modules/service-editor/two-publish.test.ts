// Fee, plan, certificate and rules of a service change when two administrators say so; words when one does.
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import {
  exportService,
  importService,
  publishDraft,
  rehearseDraft,
  saveService,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { type ServiceSettings, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { body, draft, field, newService, opened, plan, publishDrafted, words } from './editor-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await meetSecondAdministrator(test)
})
afterAll(() => test.close())

const question = field('string', 'name', { required: true })
/** A published service of its own for a test. */
const published = async (slug: string): Promise<number> => {
  const id = await newService(test, slug, body(question))
  await publishDrafted(test, id)
  return id
}
const rehearsed = async (id: number) => {
  const { version } = (await opened(test, id)).draft
  await test.call('admin', rehearseDraft, { id, version })
  return { id, version }
}
const publish = async (id: number) => test.call('admin', publishDraft, await rehearsed(id))
const confirm = (proposal: string | null) => test.raw('secondAdmin', confirmProposal, { id: proposal ?? '' })
const settingsOf = async (id: number) => serviceSettingsSchema.parse((await opened(test, id)).settings)
/** What the page says with a price. */
const priced = async (id: number) => ({ ...(await settingsOf(id)).details, price: { price: '50000' } })
const save = async (id: number, change: Partial<ServiceSettings>) => {
  const { version } = await opened(test, id)
  const state = { status: 1, temporary_disable: false } as const
  return test.call('admin', saveService, { id, version, settings: { ...(await settingsOf(id)), ...change }, ...state })
}

describe('a version of a form', () => {
  it('[REQ-TWO-09] is published by one administrator when words alone change', async () => {
    const id = await published('words')
    await draft(
      test,
      id,
      body({ ...question, _title: words('Таны нэр', 'Your name') }),
      plan.map(step => ({ ...step, name: words(`${step.name.mn}!`, `${step.name.en}!`) })),
    )
    expect(await publish(id)).toMatchObject({ published: 2, proposal: null })
  })

  it.each([
    [
      'a rule',
      body({ ...question, required: false }),
      plan,
      ['Question “Question name” is no longer required', null, null],
    ],
    [
      'a question',
      body(question, field('string', 'more')),
      plan,
      ['Question added: “Question more”', null, 'Line of text'],
    ],
    [
      'the plan',
      body(question),
      plan.map(step => (step.role === 'APPROVER' ? { ...step, working_days: 9 } : step)),
      ['Time to a decision', '5 days', '11 working days'],
      ['Step 2 “Decide” takes', '3 working days', '9 working days'],
    ],
  ] as const)(
    '[REQ-TWO-09] waits for a second one when %s changes, who reads old, new and the rehearsal',
    async (what, form, steps, ...said) => {
      const id = await published(`two-${what.replaceAll(' ', '-')}`)
      await draft(test, id, form, steps)
      const { proposal, published: none } = await publish(id)
      expect([none, (await opened(test, id)).published]).toEqual([null, 1])
      expect((await opened(test, id)).proposals).toMatchObject([{ id: proposal, kind: 'publication' }])
      const { data } = await test.call('secondAdmin', listProposals, {})
      const lines = data.find(one => one.id === proposal)?.lines ?? []
      expect(lines.map(({ label, from, to }) => [label.en, from?.en ?? null, to?.en ?? null])).toEqual([
        ['Rehearsal', null, 'Passed. Open requests: 0, of which 0 would not go over whole'],
        ...said,
      ])
      expect((await test.raw('admin', confirmProposal, { id: proposal ?? '' })).body.code).toBe('own_proposal')
      expect((await confirm(proposal)).status).toBe(200)
      expect(await opened(test, id)).toMatchObject({ published: 2, proposals: [], draft: { open: false } })
    },
  )

  it('[REQ-TWO-09] waits for a second one when what its certificate says changes', async () => {
    const id = await published('two-certificate')
    const { draft: now } = await opened(test, id)
    const certificate = {
      title: 'permit',
      prints: [{ path: 'name', public: true }],
      conditions: [words('Болзол', 'Condition')],
    }
    const content = { language: 'mn' as const, body: now.body, plan, certificate }
    await test.call('admin', saveServiceDraft, { id, version: now.version, ...content })
    const { proposal, published: none } = await publish(id)
    expect(none).toBeNull()
    const { data } = await test.call('secondAdmin', listProposals, {})
    const lines = data.find(one => one.id === proposal)?.lines ?? []
    expect(lines.map(({ label, from, to }) => [label.en, from?.en, to?.en]).slice(1)).toEqual([
      ['Title of the certificate', 'Certificate', 'Permit'],
      ['Now printed on the certificate', undefined, 'Question name'],
      ['Condition of the certificate added', undefined, 'Condition'],
    ])
    expect((await confirm(proposal)).status).toBe(200)
    expect((await opened(test, id)).published).toBe(2)
  })

  it('[REQ-TWO-06] [REQ-TWO-09] is not confirmed once the price or the draft changed, and its first version carries the fee', async () => {
    const id = await newService(test, 'first', body(question))
    const { proposal } = await publish(id)
    const { data } = await test.call('secondAdmin', listProposals, {})
    expect(data.find(one => one.id === proposal)?.lines).toContainEqual({
      label: { mn: 'Төлбөр', en: 'Fee' },
      from: null,
      to: { mn: 'Үнэгүй', en: 'Free' },
    })
    const { version } = await opened(test, id)
    const settings = { ...(await settingsOf(id)), fee: 5_000_000, details: await priced(id) }
    await test.call('admin', saveService, { id, version, settings, status: 0, temporary_disable: false })
    expect((await confirm(proposal)).body.code).toBe('proposal_outdated')
    const { proposal: next } = await publish(id)
    await draft(test, id, body(question, field('string', 'more')))
    expect((await confirm(next)).body.code).toBe('proposal_outdated')
    expect((await opened(test, id)).published).toBeNull()
  })
})

describe('the particulars of a published service', () => {
  it('[REQ-TWO-09] change at once but for what it costs, for whom it is and what comes of it, which wait with old and new value', async () => {
    const id = await published('priced')
    const saved = await save(id, {
      fee: 5_000_000,
      details: await priced(id),
      validity_months: 24,
      client_types: ['CITIZEN', 'COMPANY'],
      name_mn: 'Өөр нэртэй үйлчилгээ',
    })
    expect(await settingsOf(id)).toMatchObject({
      fee: null,
      validity_months: 12,
      client_types: ['CITIZEN'],
      name_mn: 'Өөр нэртэй үйлчилгээ',
    })
    const [waiting] = (await opened(test, id)).proposals
    expect(waiting?.lines.map(({ label, from, to }) => [label.en, from?.en, to?.en])).toEqual([
      ['Fee', 'Free', '50,000₮'],
      ['The certificate is valid for', '12 months', '24 months'],
      ['Who may apply', 'Citizens', 'Citizens, Organisations'],
    ])
    expect((await confirm(saved.proposal)).status).toBe(200)
    expect(await settingsOf(id)).toMatchObject({
      fee: 5_000_000,
      validity_months: 24,
      client_types: ['CITIZEN', 'COMPANY'],
      name_mn: 'Өөр нэртэй үйлчилгээ',
    })
    expect((await save(id, { name_en: 'Another name' })).proposal).toBeNull()
  })

  it('[REQ-TWO-09] are taken from a file into the draft, which two publish', async () => {
    const id = await published('imported')
    const { file } = await test.call('admin', exportService, { id, of: 'published' })
    const { service, ...rest } = file as { service: object }
    const { version, draft: now } = await opened(test, id)
    await test.call('admin', importService, {
      file: { ...rest, service: { ...service, fee: 5_000_000, icon: 'star', details: await priced(id) } },
      version,
      draft_version: now.version,
    })
    expect(await settingsOf(id)).toMatchObject({ fee: null, icon: '' })
    expect((await opened(test, id)).difference.map(({ label }) => label.en)).toEqual(['Fee', 'The icon changed'])
    const { proposal } = await publish(id)
    expect((await confirm(proposal)).status).toBe(200)
    expect(await settingsOf(id)).toMatchObject({ fee: 5_000_000, icon: 'star' })
  })
})
