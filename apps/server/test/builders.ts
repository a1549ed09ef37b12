// What a test did not mention.
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { xRayAnswers, xRayService } from '../seeds/demo/answers.ts'
import { smallPdf } from '../seeds/demo/small-pdf.ts'
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
