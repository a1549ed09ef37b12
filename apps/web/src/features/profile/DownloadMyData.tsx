// Everything that the portal holds of the person, in one download (REQ-MYDATA-01).
import { exportMyData } from '@khyanalt/contract/personal-data'
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDownload } from '../../use-download.ts'
import styles from './ProfileScreen.module.css'

export const DownloadMyData = () => {
  const t = useText(profileMenuTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const begin = useDownload(() => callApi(exportMyData, {}), t('myDataBegun'))
  // The agency's people have no data of clients.
  if (user?.login_type !== 'client') return null
  return (
    <section className={styles.lines}>
      <p id="my-data-help" className={styles.quiet}>
        {t('myDataHelp')}
      </p>
      <p>
        <Button
          variant="secondary"
          icon="download"
          busy={begin.isPending}
          describedBy="my-data-help"
          onClick={() => begin.mutate()}
        >
          {t('myData')}
        </Button>
      </p>
      {begin.error && <Alert tone="error">{errorText(begin.error, ui)}</Alert>}
    </section>
  )
}
