// A refusal where it happened, in both languages.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import type { ReactNode } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'

export const Refused = ({ error, meanwhile }: { readonly error: unknown; readonly meanwhile?: ReactNode }) => {
  const t = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const other = ui === 'mn' ? 'en' : 'mn'
  return (
    <>
      <Alert tone="error" urgent title={t('failed')}>
        <p>{errorText(error, ui)}</p>
        <p lang={other}>{errorText(error, other)}</p>
      </Alert>
      {meanwhile}
    </>
  )
}
