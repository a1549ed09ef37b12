import { saveSheet } from '@khyanalt/contract/equipment'
import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { checkTools } from '@khyanalt/contract/tool-check'
import { clothing } from '@khyanalt/form-engine/registers/clothing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let number: string
beforeAll(async () => {
  test = await openTestApp()
  number = await draftOf('citizen')
  await test.call('citizen', saveSheet, { register: 'clothing', requestid: number, answers: counts(kinds) })
  await test.call('citizen', saveSheet, { register: 'safety', requestid: number, answers: { own_storage: 'no' } })
})
afterAll(() => test.close())

const draftOf = async (as: DemoPerson): Promise<string> => {
  const { code } = await test.call(as, createRequest, { type: 'NEW', formid: 199, category_id: 1 })
  await test.call(as, saveDraft, { request_number: code, patch: { has_tools: 'yes' } })
  return code
}

const kinds = clothing.sheet?.[0]?.fields[0]?.rows?.map(({ name }) => String(name)) ?? []
const check = (fields: string[], requestid = number) => test.call('citizen', checkTools, { fields, requestid })
const counts = (kinds: readonly string[]) => ({ clothing: kinds.map(_id => ({ _id, count: 2 })) })

describe('the check of tool fields', () => {
  it('[REQ-API-09] answers each field by what is registered, and names what is missing', async () => {
    // The sample form asks for all thirteen kinds, so twelve are not enough.
    const requestid = await draftOf('hospitalAdmin')
    const ask = (fields: string[]) => test.call('hospitalAdmin', checkTools, { fields, requestid })
    const keep = (names: readonly string[]) =>
      test.call('hospitalAdmin', saveSheet, { register: 'clothing', requestid, answers: counts(names) })
    await keep(kinds.slice(1))
    expect((await ask(['clothing'])).data).toEqual({ clothing: false })
    await keep(kinds)
    const answer = await ask(['clothing', 'safety', 'surveymeter'])
    expect(answer).toMatchObject({
      result: 'success',
      data: { clothing: true, safety: false, surveymeter: false },
      tool_name: {
        mn: 'Аюулгүй ажиллагааны хэрэгсэл, Хэмжих хэрэгсэл',
        en: 'Safety equipment, Survey meters',
      },
    })
    expect(answer.msg.mn).toContain('Аюулгүй ажиллагааны хэрэгсэл, Хэмжих хэрэгсэл')
    expect(answer.msg.en).toBe('Register these before you go on: Safety equipment, Survey meters')
  })

  it('says so when everything is there, by number and by row id alike', async () => {
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    const answers = [await check(['clothing', 'safety']), await check(['clothing', 'safety'], request.id)]
    expect(answers.map(({ data }) => data)).toEqual([
      { clothing: true, safety: true },
      { clothing: true, safety: true },
    ])
    expect(answers[0]?.msg.en).toBe('All equipment and tools are registered')
  })

  it('is repeated on sending, whatever the form says is registered', async () => {
    const data = { has_tools: 'yes', surveymeter: { sheet: { value: 'no', contract_another_organization: 'no' } } }
    const { status, body } = await test.raw('citizen', submitRequest, { request_number: number, data })
    expect(status).toBe(422)
    const field = { mn: 'Хэмжих хэрэгсэл', en: 'Survey meters' }
    expect(body.problems).toContainEqual({ code: 'required_table', path: 'surveymeter', params: { field } })
    for (const path of ['clothing', 'safety'])
      expect(body.problems).not.toContainEqual(expect.objectContaining({ path }))
  })

  it('[REQ-CALLS-03] refuses tools that the form does not have, and repeats no name of them as a word', async () => {
    for (const name of ['constructor', 'foo']) {
      const { status, body } = await test.raw('citizen', checkTools, { fields: ['clothing', name], requestid: number })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', problems: [{ code: 'not_an_option', path: 'fields' }] })
      expect(JSON.stringify(body)).not.toContain(name)
    }
  })

  it('does not know the request of somebody else', async () => {
    const refusal = await test.refused('foreigner', checkTools, { fields: ['safety'], requestid: number })
    expect(refusal).toMatchObject({ status: 404, code: 'request_not_found' })
    const staff = await test.refused('inspector', checkTools, { fields: ['safety'], requestid: number })
    expect(staff.code).toBe('request_not_found')
  })

  it('refuses names that no field can have', async () => {
    const { status } = await test.raw('citizen', checkTools, { fields: ['a/b', ''], requestid: number })
    expect(status).toBe(400)
  })
})
