// Says on the screens of an administrator that the agency has not given its data yet.
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { useText } from '../language/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import { Alert } from '../ui/Alert.tsx'
import { ButtonLink } from '../ui/Button.tsx'

export const AgencyBanner = () => {
  const t = useText(openingTexts)
  return (
    <Alert
      tone="warning"
      actions={
        <ButtonLink size="s" variant="secondary" to={staffPaths.agency}>
          {t('banner_go')}
        </ButtonLink>
      }
    >
      {t('banner')}
    </Alert>
  )
}
