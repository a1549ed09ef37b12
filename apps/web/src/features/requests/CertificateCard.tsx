// The certificate an approved request led to.
import { getCertificatePdf } from '@khyanalt/contract/certificates'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { apiAddress } from '../../api/client.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'

type CertificateCardProps = { readonly certificate: NonNullable<OpenedRequest['certificate']> }

/** The card, with the public page and the PDF. */
export const CertificateCard = ({ certificate }: CertificateCardProps) => {
  const t = useText(requestViewTexts)
  const pair = usePair(requestViewTexts)
  return (
    <Card {...pair('certificate')}>
      <p>{t('certificateText', { ref: certificate.ref_id })}</p>
      <div className={styles.cardActs}>
        <ButtonLink to={paths.certificate(certificate.cs_id)} icon="certificate">
          {t('certificateOpen')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          icon="download"
          href={apiAddress(getCertificatePdf, { cs_id: certificate.cs_id, download: 'true' })}
        >
          {t('certificatePdf')}
        </ButtonLink>
      </div>
    </Card>
  )
}
