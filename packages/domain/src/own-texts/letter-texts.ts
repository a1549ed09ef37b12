// Letters about a decision: what they say unless an administrator words them otherwise.
import type { Bilingual } from '../language.ts'
import type { TextPart } from './template.ts'

/** What a letter tells of. */
export const letterKinds = ['return', 'refusal', 'approval'] as const
export type LetterKind = (typeof letterKinds)[number]
export type LetterName = `letter_${LetterKind}`

/** What every letter is sure to know. */
const variables = ['number', 'service', 'applicant', 'date', 'by'] as const

const part = (shipped: Bilingual, rest: Omit<TextPart, 'shipped' | 'variables'>): TextPart => ({
  shipped,
  variables,
  ...rest,
})

const letter = (title: Bilingual, before: Bilingual, after: Bilingual) => ({
  title: part(title, { longest: 100, lines: false }),
  before: part(before, { longest: 1500, lines: true }),
  after: part(after, { longest: 1500, lines: true, optional: true }),
})

export const letterTexts: Readonly<Record<LetterName, Readonly<Record<'title' | 'before' | 'after', TextPart>>>> = {
  letter_return: letter(
    { mn: 'Хүсэлтийг засварлуулахаар буцаах тухай', en: 'Return of a request for correction' },
    {
      mn: 'Таны гаргасан {number} дугаартай хүсэлтийг хянаад дараах тайлбарын дагуу засварлуулахаар буцааж байна.',
      en: 'Your request {number} was reviewed and is returned to you for correction, as the following remarks say.',
    },
    {
      mn: 'Хүсэлтээ тайлбарын дагуу засаад порталаар дахин илгээнэ үү.',
      en: 'Please correct the request as the remarks say and send it again on the portal.',
    },
  ),
  letter_refusal: letter(
    { mn: 'Хүсэлтийг зөвшөөрөхөөс татгалзсан тухай', en: 'Refusal of a request' },
    {
      mn: 'Таны гаргасан {number} дугаартай хүсэлтийг хянаад дараах үндэслэлээр зөвшөөрөхөөс татгалзлаа.',
      en: 'Your request {number} was reviewed and refused for the following reasons.',
    },
    {
      mn: 'Шийдвэрийг эс зөвшөөрвөл хуульд заасан журмын дагуу гомдол гаргаж болно.',
      en: 'If you do not agree with the decision, you may complain as the law provides.',
    },
  ),
  letter_approval: letter(
    { mn: 'Хүсэлтийг зөвшөөрсөн тухай', en: 'Approval of a request' },
    {
      mn: 'Таны гаргасан {number} дугаартай хүсэлтийг хянаад зөвшөөрлөө. Шийдвэр гаргасан огноо: {date}.',
      en: 'Your request {number} was reviewed and approved on {date}.',
    },
    {
      mn: 'Олгосон баримтыг порталаас татаж авна уу.',
      en: 'The document that was issued can be downloaded on the portal.',
    },
  ),
}
