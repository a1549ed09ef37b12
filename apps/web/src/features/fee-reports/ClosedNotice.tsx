// Nothing may be sent now: why, and the way to the late request (REQ-AMNAT-03).
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feePaths } from '../../fee-paths.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

export const ClosedNotice = () => {
  const t = useText(feeScreenTexts)
  return (
    <Alert
      tone="error"
      title={t('closedTitle')}
      actions={<ButtonLink to={feePaths.lateRequest}>{t('sendLate')}</ButtonLink>}
    >
      {t('closedText')}
    </Alert>
  )
}

/** Reports belong to companies: what somebody without one can do (CON-183). */
export const NoCompany = () => {
  const t = useText(feeScreenTexts)
  return (
    <Alert
      tone="warning"
      title={t('noCompanyTitle')}
      actions={
        <ButtonLink to={paths.companies} variant="secondary">
          {t('toCompanies')}
        </ButtonLink>
      }
    >
      {t('noCompanyText')}
    </Alert>
  )
}
