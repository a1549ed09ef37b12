// What a test did not mention.
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import type { DemoPerson, TestApp } from './test-app.ts'

/** A small, sound PDF of one empty page; `mark` makes its bytes differ. */
export const pdf = (mark = ''): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  let text = `%PDF-1.7\n%${mark}\n`
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(text)
    text += `${index + 1} 0 obj${body}endobj\n`
    return offset
  })
  const start = Buffer.byteLength(text)
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text)
}

/** The X-ray licence: a form with every common kind and a file. */
export const xRay = { formid: 101, category_id: 1 } as const

/** Uploads a PDF as an answer and answers the value that a file field holds. */
export const uploadPdf = async (test: TestApp, as: DemoPerson, title = 'passport.pdf') => {
  const { status, body } = await test.upload(as, '/uploadfile', {
    name: title,
    type: 'application/pdf',
    bytes: pdf(title),
  })
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`)
  return { name: String(body.filename), title, size: Number(body.size) }
}

/** Complete answers of the X-ray licence. */
export const xRayAnswers = async (test: TestApp, as: DemoPerson, rest: Record<string, unknown> = {}) => ({
  contact_phone: '99112233',
  contact_email: 'bat-erdene@khyanalt.test',
  use_address: ['11', '1107'],
  address_detail: '1-р хороо, 5-р байр',
  unit_kind: 'dental',
  unit_model: 'Ray-60',
  unit_serial: 'SN-2026-001',
  unit_country: 'JP',
  unit_year: '2024',
  installed_on: '2025-03-01',
  max_kv: '70',
  unit_state: 'new',
  shielded_room: 'yes',
  room_size: '12',
  protective_items: ['apron', 'collar'],
  operators: [{ _id: 'r1', operator_name: 'Болд', operator_position: 'Шүдний эмч' }],
  passport_file: await uploadPdf(test, as),
  truthful: true,
  ...rest,
})

/** A draft of the X-ray licence; its number. */
export const draftRequest = async (test: TestApp, as: DemoPerson): Promise<string> =>
  (await test.call(as, createRequest, { type: 'NEW', ...xRay, transaction_id: uuidv7() })).code

/** A sent request; its number. */
export const sentRequest = async (test: TestApp, as: DemoPerson): Promise<string> => {
  const number = await draftRequest(test, as)
  const data = await xRayAnswers(test, as)
  await test.call(as, submitRequest, { request_number: number, data, organization_id: 1, transaction_id: uuidv7() })
  return number
}

/** The version a decider sees now. */
export const versionOf = async (test: TestApp, as: DemoPerson, number: string): Promise<number> =>
  (await test.call(as, getCase, { requestnumber: number })).request.version

/** A request received and agreed up to the given step of the default plan. */
export const reviewedRequest = async (test: TestApp, owner: DemoPerson, step: 1 | 2 | 3): Promise<string> => {
  const number = await sentRequest(test, owner)
  await test.call('inspector', receiveRequest, {
    request_number: number,
    version: await versionOf(test, 'inspector', number),
  })
  for (let at = 1; at < step; at++) {
    await test.call('inspector', agreeRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
    })
  }
  return number
}
