// A refusal where it happened, in both languages.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText, hasCode } from '../api/error-text.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'

export const Refused = ({ error, meanwhile }: { readonly error: unknown; readonly meanwhile?: ReactNode }) => {
  const t = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const known = Boolean(meanwhile)
  // Who decided meanwhile arrives a moment after the refusal; both must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when either of them arrives.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [error, known])
  const other = ui === 'mn' ? 'en' : 'mn'
  // The general sentence speaks of drafts with two versions to choose from; a decision is taken anew.
  const sentence = (language: 'mn' | 'en') =>
    hasCode(error, 'version_conflict')
      ? formatText(staffDecisionTexts, language, 'conflict')
      : errorText(error, language)
  return (
    <div ref={place}>
      <Alert tone="error" urgent title={t('failed')}>
        <p>{sentence(ui)}</p>
        <p lang={other}>{sentence(other)}</p>
      </Alert>
      {meanwhile}
    </div>
  )
}
