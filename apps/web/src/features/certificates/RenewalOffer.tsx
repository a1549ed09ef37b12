// A renewal from sixty days before the end: begun with one press, or continued where it was left (REQ-CREATE-11).
import type { OwnCertificate } from '@khyanalt/contract/own-certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { errorText } from '../../api/error-text.ts'
import { useStartRequest } from '../../api/start-request.ts'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Offer = NonNullable<OwnCertificate['renewal']>
type Certificate = Pick<OwnCertificate, 'cs_id' | 'edate' | 'renewal'>

export const RenewalOffer = ({ certificate }: { readonly certificate: Certificate }) => {
  const t = useText(ownCertificateTexts)
  const { renewal, edate, cs_id } = certificate
  if (!renewal) return null
  if (renewal.request_number) {
    return (
      <Alert
        tone="info"
        actions={<ButtonLink to={paths.request(renewal.request_number)}>{t('continueRenewal')}</ButtonLink>}
      >
        {t('renewalBegun', { number: renewal.request_number })}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title={t('renewTitle')} actions={<RenewButton offer={renewal} csId={cs_id} />}>
      {t(edate < agencyToday() ? 'renewEndedText' : 'renewText', { to: edate })}
    </Alert>
  )
}

const RenewButton = ({ offer, csId }: { readonly offer: Offer; readonly csId: string }) => {
  const t = useText(ownCertificateTexts)
  const { ui } = useLanguage()
  const { start } = useStartRequest(() => ({
    type: 'RENEW',
    formid: offer.form_id,
    category_id: offer.category_id,
    cert_id: csId,
  }))
  return (
    <>
      <Button icon="refresh" busy={start.isPending} onClick={() => start.mutate()}>
        {t('renew')}
      </Button>
      {start.error && <Alert tone="error">{errorText(start.error, ui)}</Alert>}
    </>
  )
}
