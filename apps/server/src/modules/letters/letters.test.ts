import { getLetterPdf, listLetters, previewLetter } from '@khyanalt/contract/letters'
import { saveOwnText } from '@khyanalt/contract/own-texts'
import { rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { ownTexts, shippedWords } from '@khyanalt/domain/own-texts/own-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedRequest, reviewedRequest, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { ensureLetter } from './render-letter.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const lettersOf = async (as: DemoPerson, requestnumber: string) =>
  (await test.call(as, listLetters, { requestnumber })).data

const comments = [{ title: 'Серийн дугаар', comment: 'Паспорт дээрх дугаараас зөрж байна.\n#pagebreak() *x* <b>' }]
/** A request under review, decided by the inspector or the head. */
const returned = async () => {
  const request_number = await reviewedRequest(test, 'hospitalAdmin', 1)
  const version = await versionOf(test, 'inspector', request_number)
  await test.call('inspector', returnRequest, { request_number, version, comments })
  return request_number
}
const contentOf = async (id: string) =>
  (await test.app.services.db.selectFrom('letters').select('content').where('id', '=', id).executeTakeFirstOrThrow())
    .content

const pdfOf = async (as: DemoPerson | null, id: string) => {
  const headers = as ? { authorization: `Bearer ${await test.token(as)}` } : {}
  return test.app.http.inject({ url: `/api${getLetterPdf.path}?id=${id}`, headers })
}

describe('letters about decisions', () => {
  it('[REQ-DESIGN-10] a return, a refusal and an approval are each told in a numbered letter with the remarks', async () => {
    const number = await returned()
    const [letter] = await lettersOf('hospitalAdmin', number)
    expect(letter).toMatchObject({ kind: 'return', number: expect.stringMatching(/^L\d{9}$/) })
    const content = await contentOf(letter?.id ?? '')
    expect(content.before.mn).toContain(number)
    expect(content.remarks).toEqual([{ place: 'Серийн дугаар', text: comments[0]?.comment }])

    const refused = await reviewedRequest(test, 'hospitalAdmin', 3)
    const version = await versionOf(test, 'head', refused)
    await test.call('head', rejectRequest, { request_number: refused, version, comments })
    expect((await lettersOf('head', refused)).map(({ kind }) => kind)).toEqual(['refusal'])

    const { number: approved } = await approvedRequest(test, 'hospitalAdmin')
    const [approval] = await lettersOf('hospitalAdmin', approved)
    expect(approval?.kind).toBe('approval')
    expect((await contentOf(approval?.id ?? '')).remarks).toEqual([])
    expect(approval?.number).not.toBe(letter?.number)
  })

  it('[REQ-DESIGN-10] its PDF is signed, made once and read by its applicant and by deciders alone', async () => {
    const [letter] = await lettersOf('hospitalAdmin', await returned())
    const id = letter?.id ?? ''
    const mine = await pdfOf('hospitalAdmin', id)
    expect(mine.headers['content-type']).toBe('application/pdf')
    expect(mine.rawPayload.toString('latin1')).toContain('/ByteRange')
    expect(Buffer.compare(mine.rawPayload, (await pdfOf('inspector', id)).rawPayload)).toBe(0)
    const [one, two] = await Promise.all([ensureLetter(test.app.services, id), ensureLetter(test.app.services, id)])
    expect(one).toEqual(two)
    for (const stranger of ['dentist', 'citizen'] as const) expect((await pdfOf(stranger, id)).statusCode).toBe(404)
    expect((await pdfOf(null, id)).statusCode).toBe(401)
  })

  it('[REQ-DESIGN-11] says the words that hold when it is written, and goes on saying them', async () => {
    const before = await lettersOf('hospitalAdmin', await returned())
    const words = {
      ...shippedWords(ownTexts.letter_return),
      title: { mn: 'Буцаалт', en: 'Return' },
      before: { mn: '{applicant} танаа.\n\n{service}: {number}. {by}', en: 'To {applicant}: {number}' },
      after: { mn: '', en: '' },
    }
    await test.call('admin', saveOwnText, { name: 'letter_return', version: 0, words })
    const number = await returned()
    const [letter] = await lettersOf('hospitalAdmin', number)
    expect(letter?.title).toEqual(words.title)
    const content = await contentOf(letter?.id ?? '')
    expect(content.before.mn).toMatch(new RegExp(`^.+ танаа\\.\\n\\n.+: ${number}\\. .+$`))
    expect(content.after).toEqual({ mn: '', en: '' })
    expect((await contentOf(before[0]?.id ?? '')).title).toEqual(shippedWords(ownTexts.letter_return).title)
  })

  it('[REQ-DESIGN-11] is shown to ADMIN with made-up values before it is saved, and faults are told at their place', async () => {
    const words = { ...shippedWords(ownTexts.letter_refusal) }
    const { data } = await test.call('admin', previewLetter, { kind: 'refusal', words })
    expect([data.pages, Buffer.from(data.paper, 'base64').toString('latin1', 0, 5)]).toEqual([1, '%PDF-'])
    const wrong = { ...words, title: { mn: '{company}', en: 'Refusal' } }
    const refused = await test.refused('admin', previewLetter, { kind: 'refusal', words: wrong })
    expect(refused.problems?.map(({ path }) => path)).toEqual(['title/mn', 'title/mn'])
    expect((await test.refused('head', previewLetter, { kind: 'refusal', words })).status).toBe(403)
  })
})
