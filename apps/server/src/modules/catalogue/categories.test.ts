import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getCategories, getCategoryList, getForm, getFormList, getModalFormList } from '@khyanalt/contract/catalogue'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories, categoryRows } from '../../../seeds/reference/categories.ts'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const files = readServiceFiles()
const below = (id: number): number[] => [id, ...categoryRows.filter(row => row.parent_id === id).map(row => row.id)]
const seededIn = (id: number) => files.filter(({ service }) => below(id).includes(service.category_id))

describe('the categories', () => {
  it('[CON-053] are ten, in order, with their certificate codes and subcategories', async () => {
    const { data } = await test.call(null, getCategories, {})
    expect(data.map(({ id, code }) => [id, code])).toEqual([
      [1, '08'],
      [14, '45'],
      [65, '06'],
      [121, '22'],
      [124, null],
      [16, '02'],
      [21, '11'],
      [22, '12'],
      [23, '13'],
      [24, '14'],
    ])
    const folders = data.flatMap(({ children }) => children.map(child => `${child.id} ${child.folder ? 'F' : 'L'}`))
    expect(folders).toEqual([1001, 1401, 6501, 2101, 2201, 2301, 2401].flatMap(id => [`${id} L`, `${id + 1} F`]))
    expect(categories.every(({ name_mn, name_en }) => name_mn !== '' && name_en !== '')).toBe(true)
  })

  it('have icons that the web holds', () => {
    const icons = new Set([...categories.map(({ icon }) => icon), ...files.map(({ service }) => service.icon)])
    const folder = join(import.meta.dirname, '../../../../web/public/icons')
    expect([...icons].filter(icon => icon !== '' && !existsSync(join(folder, `${icon}.svg`)))).toEqual([])
  })

  it('[REQ-HOME-06] [REQ-FIDELITY-02] answer counts by category id that agree with the list of each category', async () => {
    for (const call of [getCategories, getCategoryList]) {
      const { data, service_count: counts } = await test.call(null, call, {})
      const all = data.flatMap(category => [category, ...category.children])
      expect(Object.keys(counts).map(Number).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      for (const { id } of all) {
        const { data: listed, form_count } = await test.call(null, getFormList, { serviceid: id })
        expect([id, counts[id], form_count]).toEqual([id, seededIn(id).length, listed.length])
      }
    }
  })

  it('list the services of a folder, of a plain subcategory, and of all below a parent, by id', async () => {
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
    const seeded = (category: number) => ids(seededIn(category).map(({ service }) => service))
    const folder = await test.call(null, getModalFormList, { serviceid: 1402 })
    expect(ids(folder.data)).toEqual(seeded(1402))
    const plain = await test.call(null, getFormList, { serviceid: 6501 })
    expect([ids(plain.data), plain.form_count]).toEqual([seeded(6501), seeded(6501).length])
    const parent = await test.call(null, getFormList, { serviceid: 14 })
    expect(ids(parent.data)).toEqual(seeded(14))
    expect((await test.call(null, getFormList, { serviceid: 121 })).data).toEqual([])
  })
})

it('[REQ-PROD-02] the catalogue holds 40 services in the categories of the agency', () => {
  const offered = files.filter(({ only }) => only === undefined).map(({ service }) => service)
  expect(offered).toHaveLength(40)
  const tops = offered.map(service => categoryRows.find(({ id }) => id === service.category_id)?.parent_id)
  expect([...new Set(tops)].toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 14, 21, 22, 23, 24, 65])
  expect(offered.filter(service => service.openly_readable).map(({ id }) => id)).toEqual([400])
})

describe('a request', () => {
  it('[REQ-DASH-03] belongs to the top category of its service: in its name, its number and the filter', async () => {
    const taken = { formid: 201, type: 'ONETIME' } as const
    const { code } = await test.call('citizen', createRequest, { ...taken, category_id: 6501 })
    const opened = await test.call('citizen', getServiceForm, { id: code })
    expect([opened.category.id, opened.form.category_id]).toEqual([65, 65])
    expect(opened.category.name).toEqual({
      mn: 'Лабораторийн шинжилгээ, стандарт',
      en: 'Laboratory analysis and standards',
    })
    const listed = async (category: number) =>
      (await test.call('citizen', listMyRequests, { category })).data.data.map(row => row.request_number)
    expect(await listed(65)).toContain(code)
    for (const other of [16, 1, 14, 121]) expect(await listed(other)).not.toContain(code)

    // The top category names the place of the service as well as its own does; another does not.
    await test.call('citizen', createRequest, { ...taken, category_id: 65 })
    const refusal = await test.refused('citizen', createRequest, { ...taken, category_id: 6502 })
    expect(refusal.code).toBe('service_not_found')
  })
})

describe('a service that cannot be taken', () => {
  const taken = (slug: string) => {
    const service = files.find(file => file.service.slug === slug)?.service
    return { formid: service?.id ?? 0, category_id: 1, type: service?.type === 'ONETIME' ? 'ONETIME' : 'NEW' } as const
  }

  it('[REQ-SVC-08] [REQ-SVC-03] [REQ-CAT-04] is listed with its status while closed, has no page and is refused', async () => {
    const { data } = await test.call(null, getFormList, { serviceid: 1001 })
    expect(data.find(({ slug }) => slug === 'dosimeter-calibration')?.status).toBe(0)
    expect(data.find(({ slug }) => slug === 'x-ray-licence')?.status).toBe(1)
    const page = await test.refused(null, getForm, { slug: 'dosimeter-calibration' })
    expect([page.status, page.code]).toEqual([404, 'service_not_found'])
    const refusal = await test.refused('citizen', createRequest, taken('dosimeter-calibration'))
    expect([refusal.status, refusal.code]).toEqual([409, 'service_closed'])
  })

  it('[REQ-SVC-09] has a page that says so while it is closed for a time, and is refused', async () => {
    const { data } = await test.call(null, getForm, { slug: 'mobile-x-ray-licence' })
    expect([data.status, data.temporary_disable]).toEqual([1, 1])
    const refusal = await test.refused('hospitalAdmin', createRequest, taken('mobile-x-ray-licence'))
    expect([refusal.status, refusal.code]).toEqual([409, 'service_closed'])
  })
})
