// How many recovery codes are left, and making new ones.
import { renewRecoveryCodes } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import styles from './SecurityScreen.module.css'

/** From here on the person is told to make new ones. */
const few = 3

export const CodesSection = ({
  left,
  onChanged,
}: {
  readonly left: number
  readonly onChanged: (codes: readonly string[] | null) => Promise<void>
}) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const [asking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => callApi(renewRecoveryCodes, {}),
    onSuccess: ({ recovery_codes }) => {
      setAsking(false)
      return onChanged(recovery_codes)
    },
  })
  return (
    <section aria-labelledby="codes-title" className={styles.section}>
      <SectionTitle id="codes-title" {...pair('codes')} />
      <p>{t('codesText')}</p>
      <p>{t('codesLeft', { count: left })}</p>
      {left <= few && <Alert tone="warning">{t('codesFew')}</Alert>}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('renewCodes')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('renewTitle')}
          text={t('renewText')}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsking(false)}
        >
          {renew.error && <Alert tone="error">{errorText(renew.error, ui)}</Alert>}
        </ConfirmDialog>
      )}
    </section>
  )
}
