// The signed PDF: download first, which works without JavaScript; the viewer is fetched when it is wanted.
import { getCertificatePdf, type PublicCertificate } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { apiAddress } from '../../api/client.ts'
import { usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './Document.module.css'

export const Document = ({ certificate }: { readonly certificate: PublicCertificate }) => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const { cs_id, ref_id, pdf_ready, sha256 } = certificate
  return (
    <section aria-labelledby="document-title" className={styles.document}>
      <SectionTitle id="document-title" {...pair('document')} />
      {pdf_ready ? (
        <>
          <p className={styles.actions}>
            <ButtonLink href={apiAddress(getCertificatePdf, { cs_id, download: 'true' })} icon="download" download>
              {t('download')}
            </ButtonLink>
          </p>
          <PdfFrame url={apiAddress(getCertificatePdf, { cs_id })} title={t('documentLabel', { number: ref_id })} />
        </>
      ) : (
        <Alert tone="info">{t('documentSoon')}</Alert>
      )}
      {sha256 && (
        <div className={styles.print}>
          <p>
            <strong>{t('sha256')}</strong>
          </p>
          <code className={styles.hash}>{sha256}</code>
          <p className={styles.help}>{t('sha256Help')}</p>
        </div>
      )}
    </section>
  )
}
