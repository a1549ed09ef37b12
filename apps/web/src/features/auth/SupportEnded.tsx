// The time in which support acted as a client is over.
import { supportTexts } from '@khyanalt/domain/messages/support'
import { useNavigate } from 'react-router'
import { useText } from '../../language/language.tsx'
import { endSupport } from '../../layouts/end-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export const SupportEnded = () => {
  const t = useText(supportTexts)
  const navigate = useNavigate()
  const leave = async () => navigate(await endSupport())
  return (
    <Dialog
      open
      locked
      title={t('endedTitle')}
      description={t('endedText')}
      actions={<Button onClick={leave}>{t('endedClose')}</Button>}
    />
  )
}
