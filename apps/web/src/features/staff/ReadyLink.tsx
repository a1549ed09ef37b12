// A password link that was just made; it is shown once and cannot be read again.
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useState } from 'react'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './people.module.css'

export type MadeLink = { readonly id: string; readonly link: string; readonly expires_at: string }

export const ReadyLink = ({ made, mailed }: { readonly made: MadeLink; readonly mailed: boolean }) => {
  const t = useText(staffPeopleTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(made.link)
    setCopied(true)
  }
  return (
    <Alert
      tone="success"
      title={t('linkReadyTitle')}
      actions={
        <Button variant="secondary" icon={copied ? 'check' : 'copy'} onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      }
    >
      <p>
        {t('linkReady', { time: formatMoment(made.expires_at) })} {mailed && t('linkMailed')}
      </p>
      <code className={styles.address}>{made.link}</code>
    </Alert>
  )
}
