import * as sections from '@khyanalt/contract/equipment-sections'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { createRequest } from '@khyanalt/contract/requests'
import { industries } from '@khyanalt/form-engine/registers/register'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { uploadPaper } from './equipment-fixture.ts'
import { openRegisterService, registerService } from './register-service-fixture.ts'

let test: TestApp
let number: string
let file: string
beforeAll(async () => {
  test = await openTestApp()
  await openRegisterService(test)
  number = (await test.call('citizen', createRequest, { type: 'NEW', ...registerService })).code
  file = await uploadPaper(test, 'citizen')
})
afterAll(() => test.close())

it('[REQ-CLOTH-01] [REQ-CLOTH-08] clothing is one object per kind, with titles where a form asks', async () => {
  const empty = (await test.call('citizen', sections.getClothing, {})).data
  const kinds = Object.keys(empty)
  expect([kinds.length, kinds[0], kinds.at(-1)]).toEqual([13, 'lead_equivalent_apron', 'children_shield'])
  expect(empty.fume_hood).toEqual({ count: null, mm: null, contention: null, picture: null })
  const apron = { count: 3, mm: 0.5, contention: 'Шинэ', picture: file }
  // Lists of uploads under way and unknown keys are no kinds.
  const sent = { lead_equivalent_apron: { ...apron, mm: 1, temp_files: ['x'] }, temp_list: {}, note: 'x' }
  const saved = await test.raw('citizen', sections.saveClothing, sent)
  expect([saved.status, saved.body.message]).toEqual([200, 'Мэдээлэл амжилттай хадгалагдлаа.'])
  const { data } = await test.call('citizen', sections.getClothing, {})
  expect(data.lead_equivalent_apron).toEqual({ ...apron, mm: 1 })
  const low = await test.raw('citizen', sections.saveClothing, { lead_equivalent_apron: apron })
  expect(low.body).toMatchObject({
    message: 'Мэдээллээ гүйцэт бөглөнө үү',
    problems: [{ code: 'number_too_small', path: 'clothing/lead_equivalent_apron/mm' }],
  })
  const unknown = await test.raw('citizen', sections.saveClothing, { helmet: { count: 1 } })
  expect(unknown.body.problems).toMatchObject([{ code: 'unknown_row', path: 'clothing/helmet' }])
  const form = await test.call('citizen', sections.readClothingForm, {
    fields: 'lead_equivalent_apron,tongs',
    requestid: number,
  })
  expect(form.data).toEqual({
    lead_equivalent_apron: { title: { mn: 'Хар тугалган хормогч', en: 'Lead equivalent apron' }, ...apron, mm: 1 },
    tongs: { title: { mn: 'Хавчаар', en: 'Tongs' }, count: null, mm: null, contention: null, picture: null },
  })
})

it('[REQ-WORK-04] [REQ-FORM-29] the workplace is read flat, and by title and value where a form asks; its address goes level by level', async () => {
  const answers = { address: ['11', '1101'], address_full: '1-р байр', xray_mark: 'yes', control_room: false }
  await test.raw('citizen', sections.saveWorkplace, answers)
  const { data } = await test.call('citizen', sections.getWorkplace, {})
  expect(data).toMatchObject({ ...answers, control_room: 'no', alarming_light: null })
  const form = await test.call('citizen', sections.readWorkplaceForm, { fields: ['address', 'control_room'] })
  expect(form.data).toEqual({
    address: { title: { mn: 'Хаяг', en: 'Address' }, value: ['11', '1101'] },
    control_room: { title: { mn: 'Удирдлагын өрөө', en: 'Control room' }, value: 'no' },
  })
  // A district of another province, one without its province, and one before it.
  for (const address of [['67', '1101'], ['1101'], ['1101', '11']]) {
    const { body } = await test.raw('citizen', sections.saveWorkplace, { ...answers, address })
    expect(body.problems).toMatchObject([{ path: 'address', code: 'not_an_option' }])
  }
})

it('[CON-126] [REQ-SAFE-05] whoever has no storage reads the fixed address', async () => {
  const data = { control_camera: 'yes', address_default: 'Өөр хаяг' }
  await test.call('citizen', sections.saveSafety, { own_storage: 'no', data })
  expect(await test.call('citizen', sections.readSafetyForm, { fields: ['control_camera'] })).toMatchObject({
    own_storage: 'no',
    data: { address_default: { value: 'Цөмийн энергийн комиссын Изотопын алба, 14-р хороо' } },
  })
})

it('[REQ-SAFE-06] [REQ-SAFE-09] storage keeps own_storage beside data', async () => {
  const missing = await test.raw('citizen', sections.saveSafety, { data: { control_camera: 'yes' } })
  expect(missing.body.message).toBe('Мэдээллийг гүйцэт оруулаад дахин хадгална уу.')
  const data = { control_camera: 'yes', picture_storage_place: [file] }
  await test.call('citizen', sections.saveSafety, { own_storage: 'yes', data })
  expect((await test.call('citizen', sections.getSafety, {})).data).toMatchObject({ own_storage: 'yes', data })
  const form = await test.call('citizen', sections.readSafetyForm, {
    fields: ['control_camera', 'security_guard', 'picture_storage_place'],
  })
  expect(form.data).toMatchObject({
    control_camera: { title: { mn: 'Хяналтын камер', en: 'Control camera' }, value: 'yes' },
    security_guard: { value: null },
    picture_storage_place: { value: [file] },
  })
  expect(Object.keys(form.data)).not.toContain('safety_net')
})

const machine = (serialnumber = 'PX-1001') => ({
  type: { value: 'dental', label: 'Шүдний рентген аппарат' },
  manufacturer: 'Planmeca',
  country: { value: 'FI', label: 'Финланд' },
  manufactured_year: 2021,
  model: 'ProX',
  serialnumber,
  max_kv: 70,
  max_ma: 8,
  industry: 'Шүдний эмнэлэг',
  usage: 'Шүдний зураг авах',
  certificate_manufacture: [file],
})

it('[REQ-RAD-01] [REQ-RAD-09] machines travel in data, type and country with their labels', async () => {
  const types = await test.call('citizen', sections.listRadioactiveTypes, {})
  expect(types.data.dental).toBe('Шүдний рентген аппарат')
  const needed = ['type', 'industry', 'usage', 'manufacturer', 'country', 'manufactured_year', 'model'] as const
  for (const name of [...needed, 'serialnumber', 'max_kv', 'max_ma', 'certificate_manufacture'] as const) {
    const { [name]: _, ...rest } = machine()
    const refused = await test.refused('citizen', sections.saveRadioactive, { data: rest, requestid: number })
    expect([refused.code, refused.problems?.map(({ path }) => path)]).toEqual(['equipment_incomplete', [name]])
  }
  // [REQ-RAD-06] An industry is one of six.
  expect(industries.map(({ label }) => label.en)).toEqual([
    'Industry and auto road',
    'Research and analysis',
    'Health',
    'Logging (carotage)',
    'Dental clinic',
    'Safety inspection',
  ])
  const wrong = { ...machine(), industry: 'Цирк', max_kv: -5, manufactured_year: 2999 }
  const refused = await test.refused('citizen', sections.saveRadioactive, { data: wrong, requestid: number })
  expect(refused.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'manufactured_year not_a_year',
    'max_kv number_too_small',
    'industry not_an_option',
  ])
  const { data } = await test.call('citizen', sections.saveRadioactive, { data: machine(), requestid: number })
  // [REQ-RAD-02] [REQ-RAD-05] The papers that may be left out are, and the request is kept.
  const kept = { ...machine(), manufactured_year: '2021', industry: 'dental' }
  expect(data).toMatchObject({
    type_name: 'Шүдний рентген аппарат',
    requestid: number,
    data: { ...kept, certificate_quality: [], certificate_machine: [] },
  })
  expect((await test.call('citizen', sections.listRadioactive, { requestid: number })).data).toEqual([
    expect.objectContaining({ id: data.id, data: data.data }),
  ])
})

it('[CON-124] machines of a request that is not approved are not listed alone', async () => {
  await test.call('citizen', sections.saveRadioactive, { data: machine('PX-1002'), requestid: number })
  expect((await test.call('citizen', sections.listRadioactive, { requestid: number })).data).not.toEqual([])
  expect((await test.call('citizen', sections.listRadioactive, {})).data).toEqual([])
})

it('[CON-015] the older address deletes a machine as the newer one does', async () => {
  const { data } = await test.call('citizen', sections.saveRadioactive, { data: machine('PX-1003'), requestid: number })
  await test.call('citizen', sections.deleteRadioactiveOld, { id: data.id })
  expect((await test.refused('citizen', sections.deleteRadioactive, { id: data.id })).code).toBe('equipment_not_found')
})

it('[CON-016] a change answers `result` and `message`, what is saved `data` besides, and creating for a customer `code`', async () => {
  const given = { data: machine('PX-1004'), requestid: number }
  const saved = await test.raw('citizen', sections.saveRadioactive, given)
  expect(saved.body).toEqual({
    result: 'success',
    message: 'Амжилттай нэмэгдлээ',
    data: expect.objectContaining({ requestid: number }),
  })
  const { id } = saved.body.data as { id: string }
  const removed = await test.raw('citizen', sections.deleteRadioactive, { id })
  expect(removed.body).toEqual({ result: 'success', message: expect.stringMatching(/^[А-ЯӨҮ]/) })
  const customer = { ...xRayService, customer_id: demoPeople.citizen.id }
  const begun = await test.raw('operator', createForCustomer, customer)
  expect(begun.body).toMatchObject({ result: 'success', code: expect.stringMatching(/^R\d{9}$/) })
})

it('[CON-014] every section may upload at one address, which answers as that of forms does', async () => {
  const paper = (path: string) =>
    test.upload('citizen', path, { name: 'paper.pdf', type: 'application/pdf', bytes: smallPdf(path) })
  const [ofSections, ofForms] = [await paper('/dashboard/additional/uploadfile'), await paper('/uploadfile')]
  expect([ofSections.status, ofForms.status]).toEqual([200, 200])
  expect(Object.keys(ofSections.body).sort()).toEqual(Object.keys(ofForms.body).sort())
  expect(ofSections.body.filename).toMatch(/^tmp-.*\.pdf$/)
})

const source = () => ({
  type: { label: 'Битүү үүсгүүр' },
  isotope: { value: 'cs_137', label: 'Цези-137' },
  manufacturer: 'QSA',
  country: 'US',
  manufactured_year: '2020',
  serialnumber: 'CS-77',
  activity_bq: 370_000_000,
  physical_type: 'Хатуу',
  classification: 4,
  industry: 'logging',
  certificate_number: 'A-1',
  usage_purpose: 'Каротаж',
  certificate_manufacture: [file],
  certificate_quality: [file],
  radiation_pictures: [file],
  source_holder: [file],
})

it('[REQ-GEN-18] [CON-118] sources name each lack by its code and understand Mongolian words', async () => {
  // [REQ-GEN-01] [REQ-GEN-03] [REQ-GEN-04] Two types and a class are chosen.
  // [REQ-GEN-02] [REQ-GEN-06] The rest is entered, four files among it.
  const codes = { type: 'choose_type', physical_type: 'choose_type', classification: 'choose_class' }
  for (const name of Object.keys(source())) {
    const rest = { ...source(), [name]: undefined }
    const refused = await test.refused('citizen', sections.saveGenerator, { data: rest, requestid: number })
    expect(refused.problems).toMatchObject([{ path: name, code: Object(codes)[name] ?? 'must_be_entered' }])
    expect(refused.message).toBe('Мэдээллээ гүйцэт оруулна уу')
  }
  const sixth = { ...source(), classification: 6 }
  const refused = await test.refused('citizen', sections.saveGenerator, { data: sixth, requestid: number })
  expect(refused.problems).toMatchObject([{ path: 'classification', code: 'not_an_option' }])
  // [REQ-GEN-05] Words become codes, and one field may stay empty.
  const { data } = await test.call('citizen', sections.saveGenerator, { data: source(), requestid: number })
  expect(data).toMatchObject({
    ...source(),
    type: { value: 'sealed', label: 'Битүү үүсгүүр' },
    country: { value: 'US', label: expect.any(String) },
    physical_type: 'solid',
    btkus: null,
    created_at: expect.stringMatching(/^\d{4}-/),
  })
  await test.call('citizen', sections.deleteGenerator, { id: data.id })
  expect((await test.call('citizen', sections.listGenerators, { requestid: number })).data).toEqual([])
})

it('[REQ-SURV-08] [CON-017] survey meters: the question and the contract, and tools with an id for changes', async () => {
  await test.call('citizen', sections.saveSurveyMeter, {
    value: 'no',
    data: { contract_another_organization: 'yes', contract_file: [file] },
  })
  expect((await test.call('citizen', sections.getSurveyMeter, {})).data).toEqual({
    value: 'no',
    data: { contract_another_organization: 'yes', contract_file: [file] },
  })
  const tool = {
    model: 'RadEye',
    serialnumber: 'R-1',
    manufactured_country: { label: 'Герман' },
    manufactured_year: '2022',
    measuring_range: '0–10 мЗв/ц',
    certified_date: '2025-01-10',
    certificate_file: [file],
    certificate_expire_date: '2027-01-10',
  }
  const saved = await test.call('citizen', sections.saveSurveyMeterTool, tool)
  expect(saved.data).toMatchObject({ ...tool, manufactured_country: { value: 'DE', label: 'Герман' } })
  await test.call('citizen', sections.saveSurveyMeterTool, { ...tool, id: saved.data.id, model: 'RadEye B' })
  const { data } = await test.call('citizen', sections.listSurveyMeterTools, {})
  expect(data).toEqual([{ ...saved.data, model: 'RadEye B' }])
  await test.call('citizen', sections.deleteSurveyMeterTool, { id: saved.data.id })
  expect((await test.call('citizen', sections.listSurveyMeterTools, {})).data).toEqual([])
})
