// Documented calls that no screen makes answer what the screens' own calls answer: one use case stands behind both, or
// both read the same rows. The table of docs/requirements.md (CON-205) says why each is kept.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@khyanalt/contract/calls'
import { getCategories, getCategoryList } from '@khyanalt/contract/catalogue'
import { addCompany, insertCompany } from '@khyanalt/contract/companies'
import { deleteImage, readRegister, saveItem, saveSheet, showImage } from '@khyanalt/contract/equipment'
import * as sections from '@khyanalt/contract/equipment-sections'
import { showFile } from '@khyanalt/contract/files'
import { getDefaultFoodAddress } from '@khyanalt/contract/food-objects'
import { listAddresses, listCountries, listLibrary, listReference } from '@khyanalt/contract/lists'
import { createRequest } from '@khyanalt/contract/requests'
import { itemForm, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { associationForm, grocerForm } from '../modules/companies/company-fixture.ts'
import { completeItem, completeSheet, fillRegister, uploadPaper } from '../modules/equipment/equipment-fixture.ts'
import { openRegisterService, registerService } from '../modules/equipment/register-service-fixture.ts'

let test: TestApp
let number = ''
beforeAll(async () => {
  test = await openTestApp()
  await openRegisterService(test)
  number = (await test.call('citizen', createRequest, { type: 'NEW', ...registerService })).code
  for (const name of Object.keys(registers) as RegisterName[]) await fillRegister(test, 'citizen', name, number)
})
afterAll(() => test.close())

type Wire = Readonly<Record<string, unknown>>

/** A value as both sides mean it: a choice by its code, a file by its name, a number by its digits. */
const meant = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(meant)
  if (typeof value === 'object') {
    const { value: code, name } = value as { readonly value?: unknown; readonly name?: unknown }
    return code === undefined ? name : meant(code)
  }
  return String(value)
}
const one = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value)

/** Every answer of the screens' call stands in the documented one under the same name, and nothing beside it. */
const saysTheSame = (form: ReturnType<typeof itemForm>, documented: Wire, own: Wire): void => {
  for (const { name, kind, fixedRows } of form.fields.values()) {
    if (kind.holds === 'none') continue
    if (fixedRows === null) {
      expect(one(meant(documented[name])), name).toEqual(one(meant(own[name])))
      continue
    }
    for (const [row, { cells }] of fixedRows) {
      const kept = (own[name] as readonly (Wire & { _id: string })[] | undefined)?.find(({ _id }) => _id === row)
      for (const cell of cells.fields.values()) {
        const said = documented[row] as Wire
        expect(one(meant(said[cell.name])), `${row}/${cell.name}`).toEqual(one(meant(kept?.[cell.name])))
      }
    }
  }
}
const sheetOf = (name: RegisterName) => sheetForm(registers[name], standalone)
const ownOf = async (register: RegisterName) =>
  (await test.call('citizen', readRegister, { register, requestid: number })).data

/** The answers of a sheet, wherever its call puts them. */
const flat = ({ data, ...beside }: Wire): Wire =>
  typeof data === 'object' && data !== null ? { ...beside, ...(data as Wire) } : beside

const sheets = {
  clothing: [sections.getClothing, sections.saveClothing, sections.readClothingForm],
  workplace: [sections.getWorkplace, sections.saveWorkplace, sections.readWorkplaceForm],
  safety: [sections.getSafety, sections.saveSafety, sections.readSafetyForm],
  surveymeter: [sections.getSurveyMeter, sections.saveSurveyMeter, null],
} as const
const items = {
  radioactive: [sections.listRadioactive, sections.saveRadioactive],
  generator: [sections.listGenerators, sections.saveGenerator],
  surveymeter: [sections.listSurveyMeterTools, sections.saveSurveyMeterTool],
} as const

describe.each(Object.keys(sheets) as (keyof typeof sheets)[])('the sheet of %s', name => {
  const [read, save, ask] = sheets[name]

  it('[REQ-CALLS-02] is read alike by the documented call and by that of the screens', async () => {
    const { sheet } = await ownOf(name)
    expect(Object.keys(sheet?.answers ?? {}).length).toBeGreaterThan(0)
    const { data } = await test.call('citizen', read, { requestid: number })
    saysTheSame(sheetOf(name), flat(data), sheet?.answers ?? {})
    if (ask === null) return
    const asked = await test.call('citizen', ask, { requestid: number })
    const values = Object.fromEntries(
      Object.entries(asked.data).map(([key, said]) => [key, 'value' in said ? said.value : said]),
    )
    const own = Object.hasOwn(asked, 'own_storage') ? { own_storage: asked.own_storage } : {}
    saysTheSame(sheetOf(name), { ...values, ...own }, sheet?.answers ?? {})
  })

  it('[REQ-CALLS-02] is saved alike: what either call saved, both read', async () => {
    const answers = await completeSheet(test, 'citizen', name)
    await test.call('citizen', saveSheet, { register: name, requestid: number, answers })
    const { data } = await test.call('citizen', read, { requestid: number })
    await test.call('citizen', save, { requestid: number, ...data } as never)
    const { sheet } = await ownOf(name)
    saysTheSame(sheetOf(name), flat(data), sheet?.answers ?? {})
  })
})

describe.each(Object.keys(items) as (keyof typeof items)[])('the records of %s', name => {
  const [list, save] = items[name]

  it('[REQ-CALLS-02] are listed and added alike', async () => {
    const answers = await completeItem(test, 'citizen', name)
    const added = await test.call('citizen', saveItem, { register: name, requestid: number, answers })
    const listed = (await test.call('citizen', list, { requestid: number })).data
    const said = listed.find(({ id }) => id === added.data.id) as Wire
    saysTheSame(itemForm(registers[name]), flat(said), added.data.answers)
    const { data } = said as { readonly data?: Wire }
    const twin = { ...(data ?? said), serialnumber: `${String(answers.serialnumber)}-B`, id: undefined }
    const sent = name === 'surveymeter' ? { ...twin, requestid: number } : { data: twin, requestid: number }
    const { id } = (await test.call('citizen', save, sent as never)).data
    const { items: own } = await ownOf(name)
    saysTheSame(itemForm(registers[name]), twin, own.find(row => row.id === id)?.answers ?? {})
    expect(own.map(row => row.id).toSorted()).toEqual(
      (await test.call('citizen', list, { requestid: number })).data.map(row => row.id).toSorted(),
    )
  })

  it('[REQ-LABEL-01] carry the labels of their codes in both languages', async () => {
    const [first] = (await test.call('citizen', list, { requestid: number })).data
    const labels = (first?.labels ?? {}) as Readonly<Record<string, { readonly mn: string; readonly en: string }>>
    const coded = [...itemForm(registers[name]).fields.values()].filter(({ type }) => type === 'select')
    expect(coded.length).toBeGreaterThan(0)
    for (const { name: field } of coded) {
      expect(labels[field], field).toEqual({
        mn: expect.stringMatching(/[А-Яа-яЁёӨөҮү]/),
        en: expect.stringMatching(/\w/),
      })
    }
  })
})

it('[REQ-CALLS-02] both addresses of deleting a machine, and showing and taking a picture, do what the screens do', async () => {
  for (const call of [sections.deleteRadioactive, sections.deleteRadioactiveOld]) {
    const answers = await completeItem(test, 'citizen', 'radioactive')
    const { data } = await test.call('citizen', saveItem, { register: 'radioactive', requestid: number, answers })
    await test.call('citizen', call, { id: data.id, requestid: number })
    expect((await ownOf('radioactive')).items.map(({ id }) => id)).not.toContain(data.id)
  }
  const picture = await uploadPaper(test, 'citizen')
  const at = (url: string) => new URL(url, 'http://x').pathname
  const shown = await test.call('citizen', showImage, { name: picture })
  expect(at(shown.url)).toBe(at((await test.call('citizen', showFile, { name: picture })).url))

  const answers = { own_storage: 'yes', control_camera: 'yes', picture_storage_place: [{ name: picture }] }
  await test.call('citizen', saveSheet, { register: 'safety', requestid: number, answers })
  await test.call('citizen', deleteImage, { field: 'picture_storage_place', name: picture, requestid: number })
  const dropped = (await ownOf('safety')).sheet?.answers
  await test.call('citizen', saveSheet, {
    register: 'safety',
    requestid: number,
    answers: { ...answers, picture_storage_place: [] },
  })
  expect(meant(dropped?.picture_storage_place)).toEqual(
    meant((await ownOf('safety')).sheet?.answers.picture_storage_place),
  )
})

it('[REQ-CALLS-02] lists are the same under every address', async () => {
  const options = async (library: string) => (await test.call('citizen', listLibrary, { library })).data
  for (const key of ['generator_type', 'uusguur', 'xray_kind', 'country']) {
    const reference = await test.call('citizen', listReference, { 'options[key]': key })
    expect(reference.data, key).toEqual(await options(key))
  }
  const named = async (library: string) =>
    Object.fromEntries((await options(library)).map(({ value, label }) => [value, label.mn]))
  expect((await test.call('citizen', listCountries, {})).data).toEqual(await named('country'))
  expect((await test.call('citizen', sections.listRadioactiveTypes, {})).data).toEqual(await named('xray_kind'))
  expect((await test.call(null, getCategoryList, {})).data).toEqual((await test.call(null, getCategories, {})).data)
  const { data: provinces } = await test.call('citizen', listAddresses, {})
  for (const province of provinces) {
    const below = province.children?.at(-1)
    const path = await test.call('citizen', getDefaultFoodAddress, { code: below?.value ?? province.value })
    expect(path.data.map(({ value, label }) => ({ value, label }))).toEqual(
      [province, ...(below ? [below] : [])].map(({ value, label }) => ({ value, label })),
    )
  }
})

it('[REQ-CALLS-02] a company is registered alike under both names', async () => {
  const kept = async (call: typeof insertCompany | typeof addCompany, form: object) => {
    const { status, body } = await test.raw('citizen', call, form)
    return [status, body.message, Object.keys(body).toSorted()]
  }
  expect(await kept(addCompany, associationForm)).toEqual(await kept(insertCompany, grocerForm))
})

it('[REQ-CALLS-01] [CON-205] every call that no screen makes stands in the table of decisions with what is made instead', () => {
  const root = join(import.meta.dirname, '../../../..')
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
    .filter(path => !path.includes('.test.'))
    .map(path => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  // Register sections are called by the name of their register.
  const made = new Set([...sources.matchAll(/\w+/g)].map(([word]) => word))
  if (made.has('deleteCalls')) for (const call of Object.values(sections.deleteCalls)) made.add(call.name)
  const idle = calls.filter(({ name }) => !made.has(name)).map(({ name }) => name)
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\| `[A-Z]+ [^`]+` +\|[^|]*\S[^|]*\|[^|]*\S[^|]*\|$/gm)].map(
    ([, name]) => name,
  )
  expect(rows.toSorted()).toEqual(idle.toSorted())
})
