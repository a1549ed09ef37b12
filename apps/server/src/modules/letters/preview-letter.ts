// A letter in words that are being typed, with made-up values; nothing is stored.
import type * as calls from '@khyanalt/contract/letters'
import { sampleParams } from '@khyanalt/domain/notifications/sample-values'
import { ownTexts, tidyWords, wordsProblems } from '@khyanalt/domain/own-texts/own-texts'
import { agencyDate } from '../../clock.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { wordLetter } from './write-letter.ts'

// Raw, so that no transaction is open while the letter is drawn.
export const previewLetter =
  (services: Services): RawUseCase<typeof calls.previewLetter> =>
  async (_, caller, { kind, words: given }) => {
    const text = ownTexts[`letter_${kind}`]
    const words = tidyWords(text, given)
    const problems = wordsProblems(text, words)
    if (problems.length > 0) throw refuse('text_invalid', { problems: [...problems] })
    const content = wordLetter(kind, words, {
      number: 'L000000000',
      requestNumber: sampleParams.number,
      service: sampleParams.service,
      organization: null,
      applicant: { name: sampleParams.applicant.mn, registerNumber: null },
      remarks:
        kind === 'approval'
          ? []
          : [
              { place: 'Серийн дугаар', text: 'Паспорт дээрх дугаараас зөрж байна. Нягталж засна уу.' },
              { place: 'Байршил', text: 'Өрөөний дугаарыг бичнэ үү.' },
            ],
      issuedOn: agencyDate(services.clock.now()),
      issuer: { name: caller.name, position: caller.position },
    })
    const { paper, pages } = await services.documents.draftLetter(content)
    return { data: { pages, paper: paper.toString('base64') } }
  }
