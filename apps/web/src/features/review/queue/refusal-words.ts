// Why a request was left as it is, in words.
import { errorCodes } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { formatText } from '@khyanalt/domain/text'
import { useLanguage } from '../../../language/language.tsx'

type Refused = { readonly code: string; readonly params: Readonly<Record<string, string | number>> }

export const useRefusalWords = () => {
  const { ui } = useLanguage()
  return ({ code, params }: Refused): string =>
    formatText(errorTexts, ui, code in errorCodes ? (code as keyof typeof errorCodes) : 'internal', {
      id: '',
      telephone: '',
      ...params,
    })
}
