// Recovery codes, shown this once: to copy, print or save.
import { securityTexts } from '@khyanalt/domain/messages/security'
import { usePair, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import styles from './SecurityScreen.module.css'

export const CodesDialog = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const text = `${t('fileTitle')}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ text: t('copied') })
  }
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'khyanalt-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Dialog open {...pair('codesTitle')} size="m" actions={<Button onClick={onClose}>{t('codesKept')}</Button>}>
      <div className={styles.form}>
        <Alert tone="warning">{t('codesOnce')}</Alert>
        <ol className={styles.codes}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={copy}>
            {t('copy')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="secondary" icon="download" onClick={download}>
            {t('download')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
