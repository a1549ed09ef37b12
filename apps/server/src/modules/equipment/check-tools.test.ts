import { checkTools } from '@khyanalt/contract/equipment'
import { createRequest, getServiceForm, saveDraft } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let number: string
beforeAll(async () => {
  test = await openTestApp()
  number = (await test.call('citizen', createRequest, { type: 'NEW', formid: 199, category_id: 1 })).code
})
afterAll(() => test.close())

const save = (data: Record<string, unknown>) =>
  test.call('citizen', saveDraft, { request_number: number, patch: { has_tools: 'yes', ...data } })
const check = (fields: string[], requestid = number) => test.call('citizen', checkTools, { fields, requestid })

describe('the check of tool fields', () => {
  it('[REQ-FORM-13] answers each field by what is saved, and names what is missing', async () => {
    await save({ clothing: [{ _id: 'r1', count: 2 }], safety: [] })
    const answer = await check(['clothing', 'safety', 'surveymeter'])
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

  it('[REQ-FORM-13] says so when everything is there, by number and by row id alike', async () => {
    await save({ clothing: { count: 1 }, safety: { count: 1 } })
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    const answers = [await check(['clothing', 'safety']), await check(['clothing', 'safety'], request.id)]
    expect(answers.map(({ data }) => data)).toEqual([
      { clothing: true, safety: true },
      { clothing: true, safety: true },
    ])
    expect(answers[0]?.msg.en).toBe('All equipment and tools are registered')
  })

  it('answers no for a field that the form does not have', async () => {
    expect((await check(['constructor', 'nothing'])).data).toEqual({ constructor: false, nothing: false })
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
