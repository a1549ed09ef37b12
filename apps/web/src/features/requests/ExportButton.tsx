// Everything about a request in one download.
import { exportRequest } from '@khyanalt/contract/request-exports'
import { requestExportTexts } from '@khyanalt/domain/messages/request-exports'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDownload } from '../../use-download.ts'
import styles from './requests.module.css'

export const ExportButton = ({ number }: { readonly number: string }) => {
  const t = useText(requestExportTexts)
  const { ui } = useLanguage()
  const begin = useDownload(() => callApi(exportRequest, { request_number: number }), t('begun'))
  return (
    <div className={styles.receipt}>
      <Button
        variant="secondary"
        icon="download"
        busy={begin.isPending}
        describedBy="export-help"
        onClick={() => begin.mutate()}
      >
        {t('export')}
      </Button>
      <p id="export-help">{t('exportHelp')}</p>
      {begin.error && <Alert tone="error">{errorText(begin.error, ui)}</Alert>}
    </div>
  )
}
