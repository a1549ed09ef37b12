// Writes the letter about a decision in the transaction of the decision; its PDF is drawn after the commit.
import type { Remark } from '@khyanalt/contract/requests'
import { dayInWords } from '@khyanalt/domain/day-in-words'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import type { LetterKind } from '@khyanalt/domain/own-texts/letter-texts'
import { fillPart, type OwnWords, ownTexts } from '@khyanalt/domain/own-texts/own-texts'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { nextCounter } from '../../db/counters.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { LetterContent } from '../certificates/document-contents.ts'
import { holderOnPaper } from '../certificates/holder-name.ts'
import { readOwnWords } from '../own-texts/read-own-words.ts'
import { organizationOf } from '../requests/present-request.ts'
import { readApplicant } from '../requests/read-applicant.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { insertLetter } from './letters.sql.ts'

type Decided = { readonly kind: LetterKind; readonly remarks: readonly Remark[] }

export const writeLetter = async (
  tx: Tx,
  { clock, enqueue }: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  request: RequestRecord,
  { kind, remarks }: Decided,
): Promise<void> => {
  const at = clock.now()
  const issuedOn = agencyDate(at)
  const year = Number(issuedOn.slice(0, 4))
  const name = `letter_${kind}` as const
  const own = (await readOwnWords(tx, [name]))(name, at)
  const { person, company } = await readApplicant(tx, request)
  const { name: applicant, registerNumber } = holderOnPaper(person, request.sender_type === 2 ? company : null)
  const number = documentNumber('letter', year, await nextCounter(tx, `letter-L-${year}`))
  const content = wordLetter(kind, own, {
    number,
    requestNumber: request.request_number,
    service: { mn: request.service_name_mn, en: request.service_name_en },
    organization: organizationOf(request),
    applicant: { name: applicant, registerNumber },
    remarks: remarks.map(({ title, comment }) => ({ place: title, text: comment })),
    issuedOn,
    issuer: { name: caller.name, position: caller.position },
  })
  const id = uuidv7()
  await insertLetter(tx, { id, number, kind, request_id: request.id, content, created_at: at })
  await enqueue(tx, 'render-letter', { letterId: id })
}

/** A letter in words of the agency, or in the shipped ones. */
export const wordLetter = (
  kind: LetterKind,
  own: OwnWords | null,
  known: Omit<LetterContent, 'title' | 'before' | 'after'>,
): LetterContent => {
  const valuesIn = (language: 'mn' | 'en') => ({
    number: known.requestNumber,
    service: known.service[language] || known.service.mn,
    applicant: known.applicant.name,
    date: dayInWords(known.issuedOn)[language],
    by: known.issuer.name,
  })
  const say = (part: string) => {
    const text = ownTexts[`letter_${kind}`]
    return { mn: fillPart(text, own, part, 'mn', valuesIn('mn')), en: fillPart(text, own, part, 'en', valuesIn('en')) }
  }
  return { ...known, title: say('title'), before: say('before'), after: say('after') }
}
