// What every answer of a case needs from around it.
import type { Bilingual } from '@khyanalt/domain/language'
import type { OpenedFile } from './FilePane.tsx'
import type { RemarkDrafts } from './remark-drafts.ts'

export type AnswerContext = {
  /** The language the applicant filled the form in; remarks are titled in it. */
  readonly language: 'mn' | 'en' | 'ru'
  readonly drafts: RemarkDrafts
  readonly onOpenFile: (file: OpenedFile) => void
}

/** A title in the language of the form. */
export const titleIn = (title: Bilingual, language: AnswerContext['language']): string =>
  language === 'en' ? title.en || title.mn : title.mn || title.en
