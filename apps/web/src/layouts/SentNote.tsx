// What a sent request leaves on the list it leads to; its toast passes after a second.
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { TextLink } from '../ui/TextLink.tsx'

/** The number of the request that was just sent, with the way to it; nothing otherwise. */
export const SentNote = ({ pathOf }: { readonly pathOf: (number: string) => string }) => {
  const t = useText(requestTexts)
  const { state } = useLocation()
  const [closed, setClosed] = useState(false)
  const number: unknown = state?.sent
  if (closed || typeof number !== 'string') return null
  return (
    <Alert tone="success" title={t('sent')} onClose={() => setClosed(true)}>
      {t('sentNumber', { number })} <TextLink to={pathOf(number)}>{t('sentOpen')}</TextLink>
    </Alert>
  )
}
