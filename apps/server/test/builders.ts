// What a test did not mention.
import { confirmReceipt, createInvoice } from '@khyanalt/contract/invoices'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, waiveFee } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { xRayAnswers, xRayService } from '../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../seeds/demo/people.ts'
import { smallPdf } from '../seeds/demo/small-pdf.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { type CertificateOrder, issueCertificate } from '../src/modules/certificates/issue-certificate.ts'
import type { DemoPerson, TestApp } from './test-app.ts'

/** Uploads a PDF as an answer and answers the value that a file field holds. */
export const uploadPdf = async (test: TestApp, as: DemoPerson, title = 'passport.pdf') => {
  const { status, body } = await test.upload(as, '/uploadfile', {
    name: title,
    type: 'application/pdf',
    bytes: smallPdf(title),
  })
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`)
  return { name: String(body.filename), title, size: Number(body.size) }
}

/** Complete answers of the X-ray licence with a fresh upload. */
export const uploadedAnswers = async (test: TestApp, as: DemoPerson, rest: Record<string, unknown> = {}) =>
  xRayAnswers(await uploadPdf(test, as), rest)

/** A draft of the X-ray licence; its number. */
export const draftRequest = async (test: TestApp, as: DemoPerson): Promise<string> =>
  (await test.call(as, createRequest, { type: 'NEW', ...xRayService, transaction_id: uuidv7() })).code

/** A sent request; its number. */
export const sentRequest = async (test: TestApp, as: DemoPerson): Promise<string> => {
  const number = await draftRequest(test, as)
  const data = await uploadedAnswers(test, as)
  await test.call(as, submitRequest, { request_number: number, data, organization_id: 1, transaction_id: uuidv7() })
  return number
}

/** The version a decider sees now. */
export const versionOf = async (test: TestApp, as: DemoPerson, number: string): Promise<number> =>
  (await test.call(as, getCase, { requestnumber: number })).request.version

/** Lets the head of unit waive what a request under review costs, for tests that are not about money. */
export const waiveFeeOf = async (test: TestApp, number: string): Promise<void> => {
  const version = await versionOf(test, 'head', number)
  await test.call('head', waiveFee, { request_number: number, version, comment: 'Туршилтын хүсэлт' })
}

/** Raises the invoice of a request under review, attaches its receipt as the owner, and confirms it; its number. */
export const payFeeOf = async (test: TestApp, owner: DemoPerson, number: string, amount = '50000'): Promise<string> => {
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount, version })
  await attachReceipt(test, owner, gen_id)
  await test.call('finance', confirmReceipt, { invoiceid: gen_id })
  return gen_id
}

/** Hangs a receipt on an invoice. */
export const attachReceipt = async (test: TestApp, owner: DemoPerson, invoice: string): Promise<void> => {
  const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf(invoice) }
  const { status, body } = await test.upload(owner, `/invoices/uploadreceipt?invoiceid=${invoice}`, receipt)
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`)
}

/** A request received and agreed up to the given step of the default plan. */
export const reviewedRequest = async (test: TestApp, owner: DemoPerson, step: 1 | 2 | 3): Promise<string> => {
  const number = await sentRequest(test, owner)
  await test.call('inspector', receiveRequest, {
    request_number: number,
    version: await versionOf(test, 'inspector', number),
  })
  // The last step does not begin before the fee is settled.
  if (step === 3) await waiveFeeOf(test, number)
  for (let at = 1; at < step; at++) {
    await test.call('inspector', agreeRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
    })
  }
  return number
}

/** A request approved with its certificate. */
export const approvedRequest = async (
  test: TestApp,
  owner: DemoPerson,
): Promise<{ readonly number: string; readonly csId: string; readonly refId: string }> => {
  const number = await reviewedRequest(test, owner, 3)
  const answer = await test.call('head', approveRequest, {
    request_number: number,
    version: await versionOf(test, 'head', number),
  })
  return { number, csId: answer.cs_id ?? '', refId: answer.ref_id ?? '' }
}

/** A complete employee who needs no papers. */
export const radiationWorker = {
  lastname: 'Дорж',
  firstname: 'Сүрэн',
  register_number: 'УБ88040404',
  worker_type: 2,
  phone: '99556677',
  degree: 'bachelor',
  personal_dosimeter: true,
}

/** An active certificate of the citizen, or of a company by its name, as an approval would issue it. */
export const issueSample = async (
  test: TestApp,
  { company, ...rest }: { readonly company?: string } & Partial<Omit<CertificateOrder, 'company'>> = {},
): Promise<{ certificateId: string; csId: string; refId: string }> => {
  const requestNumber = await draftRequest(test, 'citizen')
  return inTransaction(test.app.services.db, async tx => {
    const request = await tx
      .selectFrom('requests')
      .select('id')
      .where('request_number', '=', requestNumber)
      .executeTakeFirstOrThrow()
    return issueCertificate(tx, test.app.services, {
      requestId: request.id,
      requestNumber,
      serviceId: xRayService.formid,
      serviceName: { mn: 'Рентген аппарат ашиглах', en: 'Use of an X-ray unit' },
      categoryId: 1,
      organizationId: 1,
      ownerUserId: demoPeople.citizen.id,
      ownerCompanyId: null,
      person: { name: 'Бат-Эрдэнэ', lastname: 'Дорж', register_number: demoPeople.citizen.register_number },
      company: company ? { name_mn: company, name_en: null, register_number: '5012345', address: null } : null,
      startsOn: '2026-01-01',
      endsOn: '2099-12-31',
      issuedBy: { userId: demoStaff.head.id, name: 'Энхжаргал', position: 'Хэлтсийн дарга' },
      ...rest,
    })
  })
}

/** Narrows all roles of a member of staff to one receiving unit; null widens them again. */
export const limitToUnit = (test: TestApp, userId: string, unit: number | null) =>
  test.app.services.db
    .updateTable('staff_grants')
    .set({ organization_id: unit })
    .where('user_id', '=', userId)
    .execute()
