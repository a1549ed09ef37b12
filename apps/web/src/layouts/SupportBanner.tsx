// Stands on every page while support acts as a client (CON-029).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Support } from '../api/session.ts'
import { formatTime } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { endSupport } from './end-session.ts'
import styles from './SupportBanner.module.css'

export const SupportBanner = ({ user, support }: { readonly user: SignedInUser; readonly support: Support }) => {
  const t = useText(supportTexts)
  const navigate = useNavigate()
  const [ending, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    await navigate(await endSupport())
  }
  const words = { client: user.name, number: user.register_number ?? '', support: support.name }
  return (
    <aside aria-label={t('banner', words)} className={styles.banner}>
      <Icon name="warning" className={styles.icon} />
      <p className={styles.words}>
        <strong>{t('banner', words)}</strong>
        <span className={styles.text}>{t('bannerText', { ...words, time: formatTime(support.endsAt) })}</span>
      </p>
      <Button variant="secondary" busy={ending} onClick={end}>
        {t('end')}
      </Button>
    </aside>
  )
}
