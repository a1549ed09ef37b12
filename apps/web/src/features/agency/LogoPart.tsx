// The agency's mark: chosen, shown as it is, taken away.
import { removeLogo, uploadLogo } from '@khyanalt/contract/agency-settings'
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { useMutation } from '@tanstack/react-query'
import { useAgency } from '../../agency/agency.tsx'
import { setAgency } from '../../agency/agency-store.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { uploadApi } from '../../api/upload.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './agency.module.css'
import type { AgencySettings } from './queries.ts'

export const LogoPart = ({
  settings: { version, logo },
  onChanged,
}: {
  readonly settings: AgencySettings
  readonly onChanged: () => Promise<unknown>
}) => {
  const t = useText(agencyTexts)
  const { ui } = useLanguage()
  const { title, subtitle } = usePair(agencyTexts)('group_logo')
  const agency = useAgency()
  const act = useActId()
  const set = useMutation({
    mutationFn: (file: File) => uploadApi(uploadLogo, {}, file),
    onSuccess: async answer => {
      setAgency({ ...agency, logo: answer.logo })
      showToast({ text: t('logo_saved') })
      await onChanged()
    },
  })
  const remove = useMutation({
    mutationFn: () => callApi(removeLogo, { version, transaction_id: act.of({ version }) }),
    onSuccess: async () => {
      setAgency({ ...agency, logo: null })
      showToast({ text: t('logo_removed') })
      await onChanged()
    },
  })
  const error = set.error ?? remove.error
  return (
    <Card title={title} subtitle={subtitle} className={styles.narrow}>
      {version === 0 ? (
        <p>{t('logo_first')}</p>
      ) : (
        <div className={styles.logo}>
          {logo ? (
            <>
              <img src={logo} alt={t('logo_now')} className={styles.picture} />
              <Button variant="secondary" size="s" icon="trash" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t('logo_remove')}
              </Button>
            </>
          ) : (
            <p>{t('logo_none')}</p>
          )}
          {error && (
            <Alert tone="error" urgent>
              {errorText(error, ui)}
            </Alert>
          )}
          <FileInput
            label={t('logo_choose')}
            hint={t('logo_help')}
            accept="image/png"
            disabled={set.isPending}
            onPick={file => set.mutate(file)}
          />
        </div>
      )}
    </Card>
  )
}
