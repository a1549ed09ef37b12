// The signed PDF: download first, which works without JavaScript; the viewer is fetched when it is wanted.
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { Link } from 'react-router'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ClosedDocument } from './ClosedDocument.tsx'
import styles from './Document.module.css'

export const Document = ({
  address,
  download,
  number,
  ready,
  sha256,
  closed,
}: {
  readonly address: string
  readonly download: string
  readonly number: string
  readonly ready: boolean
  readonly sha256: string | null
  /** The certificate, where its document says more than anybody may read and comes with the session. */
  readonly closed?: string
}) => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  return (
    <section aria-labelledby="document-title" className={styles.document}>
      <SectionTitle id="document-title" {...pair('document')} />
      {ready && closed && <ClosedDocument csId={closed} number={number} />}
      {ready && !closed && (
        <>
          <p className={styles.actions}>
            <ButtonLink href={download} icon="download" download>
              {t('download')}
            </ButtonLink>
          </p>
          <PdfFrame url={address} title={t('documentLabel', { number })} />
        </>
      )}
      {!ready && <Alert tone="info">{t('documentSoon')}</Alert>}
      {sha256 && (
        <div className={styles.print}>
          <p>
            <strong>{t('sha256')}</strong>
          </p>
          <code className={styles.hash}>{sha256}</code>
          <p className={styles.help}>
            {t('sha256Help')} <Link to={paths.verifyCertificate}>{t('verify')}</Link>
          </p>
        </div>
      )}
    </section>
  )
}
