import { getForm } from '@khyanalt/contract/catalogue'
import { getCertificate } from '@khyanalt/contract/certificates'
import { confirmReceipt, createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { getMyCertificate } from '@khyanalt/contract/own-certificates'
import { createRequest, getServiceForm, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, previewCertificate, receiveRequest } from '@khyanalt/contract/review'
import { mayTakeService } from '@khyanalt/domain/client-type'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { isVisible } from '@khyanalt/form-engine/visibility'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { categoryRows } from '../../../seeds/reference/categories.ts'
import { libraries } from '../../../seeds/reference/libraries.ts'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { answersTo, clientOf, formOf } from './seeded-services-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const files = readServiceFiles().filter(({ only }) => only === undefined)
const table = files.map(file => [file.service.slug, file] as const)

/** Every object of the JSON that names something in Mongolian and lacks the English, by its place. */
const unpaired = (value: unknown, place = ''): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { mn, en } = value as { mn?: unknown; en?: unknown }
  const lacking = (mn === undefined) !== (en === undefined) || (typeof mn === 'string' && mn !== '' && en === '')
  return [
    ...(lacking ? [place] : []),
    ...Object.entries(value).flatMap(([key, part]) => unpaired(part, `${place}/${key}`)),
  ]
}

/** The stored codes of every choice, as far as its words are others; a number may be an answer as well. */
const codesOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { value: code, label } = value as { value?: unknown; label?: { mn?: string; en?: string } }
  const own =
    typeof code === 'string' && /\D/.test(code) && label && code !== label.mn && code !== label.en ? [code] : []
  return [...own, ...Object.values(value).flatMap(codesOf)]
}

const listedCodes = Object.values(libraries).flatMap(choices =>
  choices.flatMap(([value, mn, en]) => (/\D/.test(value) && value !== mn && value !== en ? [value] : [])),
)

describe.each(table)('%s', (_, file) => {
  const { service } = file
  const as = clientOf(file)
  const form = formOf(file)
  const begin = {
    type: service.type === 'ONETIME' ? ('ONETIME' as const) : ('NEW' as const),
    formid: service.id,
    category_id: service.category_id,
  }
  const create = async () => (await test.call(as, createRequest, begin)).code

  it('[REQ-PROD-15] speaks both languages everywhere, and never asks the same twice at once', async () => {
    expect(unpaired({ ...service.details, plan: file.plan, body: file.body })).toEqual([])
    const items = form.steps.flatMap(({ title, fields }) => [
      title,
      ...fields.filter(({ kind }) => kind.holds === 'answer').map(field => field.title),
    ])
    expect(items.filter(({ mn, en }) => mn.trim() === '' || en.trim() === '')).toEqual([])
    const titles = form.steps.map(({ title }) => title.mn)
    expect(new Set(titles).size).toBe(titles.length)
    const data = await answersTo(test, file, service.id)
    for (const { title, fields } of form.steps) {
      const shown = fields.filter(({ kind, name }) => kind.holds === 'answer' && isVisible(form, name, data))
      const asked = shown.map(field => field.title.mn.toLowerCase())
      expect([title.mn, asked.filter((text, place) => asked.indexOf(text) !== place)]).toEqual([title.mn, []])
    }
  })

  it('[REQ-SVC-04] [REQ-SVC-13] [REQ-SVC-14] has a page with price, documents, process, laws and attachments, for its clients', async () => {
    const { data } = await test.call(null, getForm, { slug: service.slug })
    expect(data).toMatchObject({ ...service.details, clienttype: service.client_types, type: service.type, status: 1 })
    expect(data.process.length).toBeGreaterThan(1)
    expect(data.required_documents.length).toBeGreaterThan(0)
    for (const law of data.laws) {
      expect(law).toMatchObject({ name: expect.stringMatching(/\S/), link: expect.stringMatching(/^(|https:.+)$/) })
    }
    expect(data.laws.length).toBeGreaterThan(0)
    expect(['ONETIME', 'NEW', 'RENEW']).toContain(data.type)
    expect(mayTakeService(demoPeople[as].user_type, data.clienttype)).toBe(true)
  })

  it('[REQ-PROD-06] [REQ-PAPER-12] [REQ-STATUS-17] is filled, sent, taken through its own plan, paid where it costs, and ends as it says', async () => {
    const number = await create()
    const opened = await test.call(as, getServiceForm, { id: number })
    // Cases are for authors: whoever fills in the form is not sent them.
    const { cases: _, ...sent } = file.body
    expect(opened.form.body).toEqual(sent)
    const answers = await answersTo(test, file, service.id, number)
    const sending = { request_number: number, data: answers, organization_id: 1 }
    let { version } = await test.call(as, submitRequest, sending)
    const decision = () => ({ request_number: number, version })
    version = (await test.call('inspector', receiveRequest, decision())).version
    if (service.fee !== null) version = await pay(number, version, service.fee)
    for (let step = 1; step < file.plan.length; step++) {
      const agreed = await test.call('inspector', agreeRequest, decision())
      expect(agreed.status).toBe(step + 1)
      version = agreed.version
    }
    const drafted = service.issues_certificate ? await test.call('head', previewCertificate, decision()) : null
    const approved = await test.call('head', approveRequest, decision())
    expect(approved.status).toBe(1000)
    const ended = await test.call(as, getServiceForm, { id: number })
    expect(ended.certificate !== null).toBe(service.issues_certificate)
    if (!service.issues_certificate) return
    const { data } = await test.call(null, getCertificate, { cs_id: approved.cs_id ?? '' })
    const { facts } = (await test.call(as, getMyCertificate, { cs_id: approved.cs_id ?? '' })).data
    expect(facts).toEqual(drafted?.data.facts)
    expect(facts.length).toBeGreaterThan(1)
    const printed = (file.certificate?.prints ?? []).flatMap(({ path }) => {
      const field = form.fields.get(path.split('/')[0] ?? '')
      if (!field || !isVisible(form, field.name, answers)) return []
      return field.kind.holds === 'answer' && field.kind.isEmpty(answers[field.name]) ? [] : [field.title.mn]
    })
    expect(facts.map(({ title }) => title.mn)).toEqual(expect.arrayContaining(printed))
    const codes = new Set([...codesOf(file.body), ...listedCodes])
    for (const { title, text, columns = [], rows = [] } of facts) {
      const told = [
        title,
        ...(text ? [text] : []),
        ...columns.map(column => column.title),
        ...rows.flatMap(row => row.cells),
      ]
      for (const words of told.filter(({ mn, en }) => mn !== '' || en !== '')) {
        const raw = codes.has(words.mn) || codes.has(words.en)
        expect([title.mn, words, words.mn !== '' && words.en !== '' && !raw]).toEqual([title.mn, words, true])
      }
    }
    const top = categoryRows.find(({ id }) => id === opened.category.id)
    expect([data.ref_id.slice(0, 3), monthsBetween(data.sdate, data.edate ?? '')]).toEqual([
      `${top?.code}-`,
      service.validity_months,
    ])
  })

  it('[REQ-AGENCY-23] [CON-026] refuses to be begun by another kind of client, and to be sent without a required answer, naming the place', async () => {
    for (const other of ['citizen', 'hospitalAdmin', 'foreigner'] as const) {
      if (mayTakeService(demoPeople[other].user_type, service.client_types)) continue
      expect((await test.refused(other, createRequest, begin)).code, other).toMatch(/^service_only_for_/)
    }
    const data = await answersTo(test, file, service.id + 1)
    const required = [...form.fields.values()].filter(
      field => field.field.required === true && field.kind.holds === 'answer' && isVisible(form, field.name, data),
    )
    const [missing] = required
    if (!missing) throw new Error(`${service.slug} asks for nothing`)
    const { [missing.name]: _, ...rest } = data
    const refusal = await test.refused(as, submitRequest, {
      request_number: await create(),
      data: rest,
      organization_id: 1,
    })
    expect(refusal.code).toBe('answers_incomplete')
    expect(refusal.problems?.map(({ path }) => path)).toContain(missing.name)
  })

  /** Raises an invoice of the fee, pays it and has the receipt confirmed; the version after that. */
  const pay = async (number: string, version: number, fee: number): Promise<number> => {
    const amount = tugrikDigits(fee as Mongo)
    const raised = await test.call('inspector', createInvoice, { request_number: number, version, amount })
    const { data } = await test.call(as, getInvoice, { id: raised.gen_id })
    expect([data.amount, data.status]).toEqual([amount, 0])
    const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf('receipt') }
    expect((await test.upload(as, `/invoices/uploadreceipt?invoiceid=${data.id}`, receipt)).status).toBe(200)
    await test.call('finance', confirmReceipt, { invoiceid: data.id })
    return versionOf(test, 'inspector', number)
  }
})

/** Whole months from the first to the last day of validity. */
const monthsBetween = (first: string, last: string): number => {
  const after = new Date(Date.parse(last) + 24 * 3600 * 1000)
  const from = new Date(first)
  return (after.getUTCFullYear() - from.getUTCFullYear()) * 12 + after.getUTCMonth() - from.getUTCMonth()
}
