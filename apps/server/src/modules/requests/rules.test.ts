import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await publishTestService(test, {
    formid,
    category_id: 1001,
    slug: 'goods-with-rules',
    clientTypes: ['CITIZEN'],
    body,
  })
})
afterAll(() => test.close())

const formid = 990_036
const both = (mn: string) => ({ mn, en: mn })
const number = (name: string, more: object = {}) => ({ type: 'number', name, _title: both(name), ...more })
const body = {
  _name: both('Бараа'),
  sections: [
    {
      _title: both('Бараа'),
      rows: [number('net'), number('gross')].map(field => ({ fields: [field] })),
      checks: [
        { that: { atMost: [{ field: 'net' }, { field: 'gross' }] }, say: both('Цэвэр жин бохир жингээс их байна.') },
        {
          that: { atMost: [{ field: 'gross' }, 1000] },
          say: both('Бохир жин нэг тонноос их байна.'),
          severity: 'warn',
          name: 'heavy',
        },
      ],
    },
    {
      _title: both('Мөр'),
      rows: [
        {
          fields: [
            {
              type: 'table',
              name: 'goods',
              _title: both('Бараа'),
              rows: [
                {
                  fields: [
                    number('quantity'),
                    number('worth', { calculate: { multiply: [{ field: 'quantity' }, 0.1] } }),
                  ],
                },
              ],
            },
          ],
        },
        { fields: [number('total', { calculate: { sum: { field: 'worth' }, over: 'goods' } })] },
      ],
    },
  ],
}

const honest = {
  net: '900 ',
  gross: '1,200.50',
  heavy: 'Чингэлэгтэй',
  goods: [
    { _id: 'r1', quantity: '1' },
    { _id: 'r2', quantity: '2' },
  ],
}
const create = async () => {
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', formid, category_id: 1001 })
  return code
}
const sending = async (data: Record<string, unknown>) => ({ request_number: await create(), organization_id: 1, data })

describe('a request under rules', () => {
  it('[REQ-EXPR-05] freezes what is calculated, whatever was sent in its place', async () => {
    const sent = await sending({
      ...honest,
      total: '999',
      heavy_raised: 'no',
      goods: honest.goods.map(row => ({ ...row, worth: '77' })),
    })
    await test.call('citizen', submitRequest, sent)
    const { rounds } = await test.call('inspector', getCase, { requestnumber: sent.request_number })
    expect(rounds.at(-1)?.data).toEqual({
      net: '900',
      gross: '1200.5',
      heavy_raised: 'yes',
      heavy: 'Чингэлэгтэй',
      total: '0.3',
      goods: [
        { _id: 'r1', quantity: '1', worth: '0.1' },
        { _id: 'r2', quantity: '2', worth: '0.2' },
      ],
    })
  })

  it('[REQ-EXPR-06] is refused with the sentence of a check that does not hold', async () => {
    const refused = await test.refused('citizen', submitRequest, await sending({ ...honest, net: '1200.51' }))
    expect(refused).toMatchObject({
      code: 'answers_incomplete',
      problems: [{ code: 'check_failed', path: 'net', params: { say: both('Цэвэр жин бохир жингээс их байна.') } }],
    })
  })

  it('[REQ-EXPR-07] is refused without the explanation of a warning, which is kept with the draft, frozen and read by inspectors', async () => {
    const { heavy, ...silent } = honest
    const sent = await sending(silent)
    const { request_number } = sent
    const refused = await test.refused('citizen', submitRequest, sent)
    expect(refused).toMatchObject({ problems: [{ code: 'required', path: 'heavy' }] })
    await test.call('citizen', saveDraft, { request_number, data: { ...silent, heavy }, step: 0 })
    const opened = await test.call('citizen', getServiceForm, { id: request_number })
    expect(opened.request).toMatchObject({ data: { heavy } })
    await test.call('citizen', submitRequest, { ...sent, data: opened.request.data ?? {} })
    const { rounds } = await test.call('inspector', getCase, { requestnumber: request_number })
    expect(rounds.at(-1)?.data).toMatchObject({ heavy, heavy_raised: 'yes' })
    // What raises no warning asks for none.
    await test.call('citizen', submitRequest, await sending({ ...silent, gross: '1000' }))
  })
})
