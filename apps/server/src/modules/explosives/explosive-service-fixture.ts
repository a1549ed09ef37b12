// Services that permit explosives and that use what is permitted, for tests.
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { approveRequest, receiveRequest } from '@khyanalt/contract/review'
import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import { versionOf } from '../../../test/builders.ts'
import type { DemoPerson, TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

const both = (mn: string, en: string) => ({ mn, en })
const units = [
  { value: 'kg', label: both('кг', 'kg') },
  { value: 'pcs', label: both('ш', 'pcs') },
]

/** Asks for a table of materials, as the purchase permit does. */
export const permitService = { formid: 992, category_id: 1 } as const
/** Takes materials from a certificate, as the transport permit does. */
export const usageService = { formid: 993, category_id: 1 } as const

const fieldsOf = {
  [permitService.formid]: [
    { type: 'text', name: 'site_name', _title: both('Талбай', 'Site') },
    {
      type: 'table',
      name: 'materials',
      _title: both('Материал', 'Materials'),
      required: true,
      rows: [
        {
          fields: [
            { type: 'select', name: 'explosive_name', _title: both('Нэр', 'Name'), library: 'explosive/materials' },
            { type: 'autofill', name: 'mark', _title: both('Марк', 'Mark') },
            { type: 'number', name: 'quantity_numeric', _title: both('Тоо', 'Quantity'), min: 0.001 },
            { type: 'select', name: 'unit_type', _title: both('Нэгж', 'Unit'), options: units },
          ],
        },
      ],
    },
  ],
  [usageService.formid]: [
    { type: 'select_explosive', name: 'permit', _title: both('Зөвшөөрөл', 'Permit'), required: true },
    { type: 'explosive_usage_tool', name: 'usage', _title: both('Ашиглах', 'Usage'), required: true },
  ],
}

/** Publishes both services. */
export const openExplosiveServices = async (test: TestApp): Promise<void> => {
  for (const service of [permitService, usageService]) {
    const permits = service === permitService
    const name = permits ? both('Зөвшөөрөл авах', 'Permit') : both('Тээвэрлэх', 'Transport')
    await publishTestService(test, {
      ...service,
      slug: `explosives-${service.formid}`,
      body: {
        _name: name,
        sections: [{ _title: name, rows: fieldsOf[service.formid].map(field => ({ fields: [field] })) }],
      },
      clientTypes: ['COMPANY'],
      plan: defaultReviewPlan.slice(-1),
      rest: permits ? { issues_certificate: true, validity_months: 12 } : {},
    })
  }
}

/** The decision of the head on a request as it is now. */
export const decision = async (test: TestApp, number: string) => ({
  request_number: number,
  version: await versionOf(test, 'head', number),
})

/** A certificate of the mine, or of another company, that permits these materials; its id. */
export const permitOf = async (
  test: TestApp,
  materials: readonly { readonly name: string; readonly quantity: string; readonly unit: string }[],
  as: DemoPerson = 'mineMember',
): Promise<string> => {
  const { code } = await test.call(as, createRequest, { type: 'NEW', ...permitService })
  const rows = materials.map(({ name, quantity, unit }, index) => ({
    _id: `m${index}`,
    explosive_name: name,
    mark: 'Марк',
    quantity_numeric: quantity,
    unit_type: unit,
  }))
  const data = { site_name: 'Туршилтын талбай', materials: rows }
  await test.call(as, submitRequest, { request_number: code, data, organization_id: 1 })
  await test.call('head', receiveRequest, await decision(test, code))
  await test.call('head', approveRequest, await decision(test, code))
  const { id } = await test.app.services.db
    .selectFrom('certificates as c')
    .innerJoin('requests as r', 'r.id', 'c.request_id')
    .select('c.id')
    .where('r.request_number', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** A draft of the mine, or of another company, that takes materials. */
export const usageDraft = async (test: TestApp, as: DemoPerson = 'mineMember'): Promise<string> =>
  (await test.call(as, createRequest, { type: 'NEW', ...usageService })).code

/** Answers that take these quantities of materials. */
export const usageAnswers = (
  permit: string,
  rows: readonly (readonly [name: string, quantity: string, unit?: string])[],
) => ({
  permit,
  usage: rows.map(([name, quantity, unit = 'kg'], index) => ({
    _id: `u${index}`,
    explosive_name: name,
    mark: 'Марк',
    unit_type: unit,
    quantity_numeric: quantity,
    quantity_alphabet: 'арав',
    warehouse_location: 'Налайх',
    explosives_company: 'Тэсрэх ХХК',
  })),
})
