import * as calls from '@khyanalt/contract/letters'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getLetterPdf } from './get-letter-pdf.ts'
import { listLetters } from './list-letters.ts'
import { previewLetter } from './preview-letter.ts'

export const letterRoutes = (services: Services): Binding[] => [
  bind(calls.listLetters, listLetters),
  bindRaw(calls.getLetterPdf, getLetterPdf(services)),
  bindRaw(calls.previewLetter, previewLetter(services)),
]
